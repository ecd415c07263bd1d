// What self_in_initial_value finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
…
}

// case: a target in the initial value of a property is reported once
// lines:
private(set) var tap: UITapGestureRecognizer! = .init(target: ↓self, action: nil)
let item = UIBarButtonItem(title: nil, style: .plain, target: ↓self as Any, action: nil)
let link: CADisplayLink = { CADisplayLink(target: ↓self, selector: #selector(step)) }()
@objc let b: UIButton = { let b = UIButton(); b.addTarget(↓self, action: nil, for: .touchUpInside); b.addTarget(self, action: nil, for: .touchDown); return b }()
let b = UIButton().then { $0.addTarget(↓self, action: #selector(play), for: .touchUpInside) }
var b = UIButton().with { b in if x { b.addTarget(↓self, action: nil, for: .touchUpInside) } } { didSet { b.addTarget(self, action: nil, for: .touchDown) } }
let o: NSObject = { NotificationCenter.default.addObserver(↓self, selector: #selector(play), name: nil, object: nil); return NSObject() }()
let b: UIButton = { func add(_ b: UIButton) { b.addTarget(↓self, action: nil, for: .touchUpInside) }; return UIButton() }()
// ---
#if DEBUG
let tap = UITapGestureRecognizer(target: ↓self, action: nil)
#endif
// ---
static let tap = UITapGestureRecognizer(target: ↓self, action: nil)

// case: a self that is an object, or a type, is silent
// lines:
«let→lazy var» tap = UITapGestureRecognizer(target: ↓self, action: #selector(play))
private «lazy »var b: UIButton = { let b = UIButton(); b.addTarget(↓self, action: nil, for: .touchUpInside); return b }()
var tap: UITapGestureRecognizer { UITapGestureRecognizer(target: self, action: nil) }
var tap: UITapGestureRecognizer { get { UITapGestureRecognizer(target: self, action: nil) } set { } }
var tap: UITapGestureRecognizer? { didSet { tap?.addTarget(self, action: nil) } }
func setUp() { let tap = UITapGestureRecognizer(target: self, action: nil) }
init() { NotificationCenter.default.addObserver(self, selector: nil, name: nil, object: nil) }
let tap = UITapGestureRecognizer(target: PlayerView.self, action: nil)
static let tap = UITapGestureRecognizer(target: Self.self, action: nil)
static func make() -> UIButton { UIButton(target: self, action: nil) }
let tap = UITapGestureRecognizer(target: «↓self, action: #selector(play)→nil, action: nil»)
let button: UIButton = { «class »Target: NSObject { func add(_ b: UIButton) { b.addTarget(↓self, action: nil, for: .touchUpInside) } }; return UIButton() }()
«@Lazy »var tap = UITapGestureRecognizer(target: ↓self, action: nil)
let row = Row(owner: self, target: nil)
let row = Row(target: nil) { [weak self] in self?.play() }
let row = Row(target: \.self)
let key = (target: 1, self)

// around:

// case: a value of a structure or of no type is silent
// lines:
struct Row { let tap = Tap(target: self, action: nil) }
let tap = Tap(target: self, action: nil)

// case: the message names the method, and what becomes of it
class PlayerView: UIView {
  let play: UIButton = {
    let b = UIButton()
    b.addTarget(↓self, action: #selector(PlayerView.tap(_:)), for: .touchUpInside)
    return b
  }()
  let tap = UITapGestureRecognizer(target: ↓self, action: #selector(tapped))
  let timer = Timer(timeInterval: 1, target: ↓self, selector: name, userInfo: nil, repeats: true)
  let form = Form().then { $0.save.addTarget(↓self, action: nil, for: .touchUpInside) }
}
// says: `self` is the method `NSObject.self` here, because the value of `play` is made before the object, which does not get the message
// says: `self` is the method `NSObject.self` here, because the value of `tap` is made before the object, which does not get the message
// says: `self` is the method `NSObject.self` here, because the value of `timer` is made before the object, which does not get the message
// says: `self` is the method `NSObject.self` here, because the value of `form` is made before the object, which does not get the message

// case: a target that is set later
class PlayerView: UIView {
  private let playButton = UIButton()
  private let tap = UITapGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
    tap.addTarget(self, action: #selector(play))
  }
}
