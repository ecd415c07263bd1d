// What view_structure finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
…
}

// case: the agreed style is clean, and each subview with another one is reported
// options: {style: closures}
  private lazy var a: UILabel = {
    let label = UILabel()
    label.textColor = .red
    return label
  }()
  let b: UIButton = {
    $0.setTitle("b", for: .normal)
    return $0
  }(UIButton())
  let c = UILabel().then {
    $0.textColor = .red
  }
// ---
// options: {style: method}
  private lazy var ↓a: UILabel = {
    let label = UILabel()
    label.textColor = .red
    return label
  }()
  let ↓b: UIButton = {
    $0.setTitle("b", for: .normal)
    return $0
  }(UIButton())
  let ↓c = UILabel().then {
    $0.textColor = .red
  }
// ---
// options: {style: functions}
  private lazy var ↓a: UILabel = {
    let label = UILabel()
    label.textColor = .red
    return label
  }()
  let ↓b: UIButton = {
    $0.setTitle("b", for: .normal)
    return $0
  }(UIButton())
  let ↓c = UILabel().then {
    $0.textColor = .red
  }
// ---
// options: {}
  private lazy var a: UILabel = {
    let label = UILabel()
    label.textColor = .red
    return label
  }()
  let b: UIButton = {
    $0.setTitle("b", for: .normal)
    return $0
  }(UIButton())
  let c = UILabel().then {
    $0.textColor = .red
  }
// ---
// options: {style: closures}
  let ↓a = UILabel(), ↓b = UIButton()
  override init(frame: CGRect) {
    super.init(frame: frame)
    a.textColor = .red
    b.setTitle("b", for: .normal)
  }
// ---
// options: {style: method}
  let a = UILabel(), b = UIButton()
  override init(frame: CGRect) {
    super.init(frame: frame)
    a.textColor = .red
    b.setTitle("b", for: .normal)
  }
// ---
// options: {style: functions}
  let ↓a = UILabel(), ↓b = UIButton()
  override init(frame: CGRect) {
    super.init(frame: frame)
    a.textColor = .red
    b.setTitle("b", for: .normal)
  }
// ---
// options: {}
  let a = UILabel(), b = UIButton()
  override init(frame: CGRect) {
    super.init(frame: frame)
    a.textColor = .red
    b.setTitle("b", for: .normal)
  }
// ---
// options: {style: closures}
  let ↓a = UILabel()
  let ↓b = UIButton()
  func setupA() { a.textColor = .red; addSubview(a) }
  func setupB() { self.b.setTitle("b", for: .normal) }
// ---
// options: {style: method}
  let ↓a = UILabel()
  let ↓b = UIButton()
  func setupA() { a.textColor = .red; addSubview(a) }
  func setupB() { self.b.setTitle("b", for: .normal) }
// ---
// options: {style: functions}
  let a = UILabel()
  let b = UIButton()
  func setupA() { a.textColor = .red; addSubview(a) }
  func setupB() { self.b.setTitle("b", for: .normal) }
// ---
// options: {}
  let a = UILabel()
  let b = UIButton()
  func setupA() { a.textColor = .red; addSubview(a) }
  func setupB() { self.b.setTitle("b", for: .normal) }

// around:
class A: UIView {
  let a = UILabel()
…
}

// case: one subview among others is reported, and the only one in a function is in one method
// options: {style: functions}
  let b = UILabel()
  let ↓c: UILabel = { let label = UILabel(); label.alpha = 0; return label }()
  let ↓d = UILabel()
  let plain = UILabel()
  init() { super.init(frame: .zero); d.alpha = 0 }
  func setupA() { a.alpha = 0; b.alpha = 1 }
  func setupB() { b.textColor = .red }
// ---
// options: {style: method}
  let ↓b: UILabel = { let label = UILabel(); label.alpha = 0; return label }()
  func setup() { a.alpha = 0 }
}
class B: UIView {
  let a = UILabel()
  let b = UILabel()
  let ↓c = UILabel()
  func setup() { a.alpha = 0; b.alpha = 0 }
  func setupC() { c.alpha = 0 }

// around:

// case: setup functions in an extension count for their class
// options: {style: closures}
class A: UIView {
  let ↓a = UILabel()
  let ↓b = UIButton()
}
extension A {
  private func setup() {
    a.textColor = .red
    b.alpha = 0
  }
}

// case: types without a clear style are silent
// options: {style: closures}
class A: UIView { let a = UILabel(); let b = UILabel() }
// ---
// options: {style: functions}
class A: UIView { let a = UILabel(); let b = UILabel() }
// ---
// options: {style: closures}
class A: UIView {
  @IBOutlet weak var a: UILabel!
  @IBOutlet private var b: UILabel!
  func setup() { a.textColor = .red; b.textColor = .red }
}
// ---
// options: {style: functions}
class A: UIView {
  @IBOutlet weak var a: UILabel!
  @IBOutlet private var b: UILabel!
  func setup() { a.textColor = .red; b.textColor = .red }
}
// ---
// options: {style: closures}
class A: UIView { func setup() { let a = UILabel(); a.alpha = 0; let b = UILabel(); b.alpha = 0 } }
// ---
// options: {style: functions}
class A: UIView { func setup() { let a = UILabel(); a.alpha = 0; let b = UILabel(); b.alpha = 0 } }
// ---
// options: {style: closures}
class A: UIView {
  let a = UILabel()
  let b = UILabel()
  func setup() { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true; addSubview(a) }
}
// ---
// options: {style: functions}
class A: UIView {
  let a = UILabel()
  let b = UILabel()
  func setup() { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true; addSubview(a) }
}
// ---
// options: {style: closures}
class A: UIView {
  var a: UILabel?
  let b: UIButton = makeButton()
  let c = UIFactory().createLabel()
  func setup() { a?.textColor = .red; b.alpha = 0; c.alpha = 0 }
}
// ---
// options: {style: functions}
class A: UIView {
  var a: UILabel?
  let b: UIButton = makeButton()
  let c = UIFactory().createLabel()
  func setup() { a?.textColor = .red; b.alpha = 0; c.alpha = 0 }
}
// ---
// options: {style: closures}
class A: UIView {
  let a = UILabel()
  let b = UILabel()
  func render(props: Props) { a.text = props.a; b.text = props.b }
}
// ---
// options: {style: functions}
class A: UIView {
  let a = UILabel()
  let b = UILabel()
  func render(props: Props) { a.text = props.a; b.text = props.b }
}
// ---
// options: {style: closures}
class A {
  let a = Lamp()
  let b = Lamp()
  func setup() { a.color = .red; b.color = .red }
}
// ---
// options: {style: functions}
class A {
  let a = Lamp()
  let b = Lamp()
  func setup() { a.color = .red; b.color = .red }
}

// case: a local is not the property of its name
// options: {style: closures}
class A: UIView {
  let a = UILabel()
  let ↓b = UILabel()
  func setup() { let a = UIButton(); a.alpha = 0; b.alpha = 0 }
}

// case: data, what goes with it, and a state beside a closure are no second setup
// options: {style: closures}
class A: UIView {
  let a: UILabel = { let label = UILabel(); label.numberOfLines = 2; return label }()
  let b = UIImageView()
  let ↓c: UILabel = { let label = UILabel(); label.numberOfLines = 2; return label }()
  init(text: String, image: UIImage) {
    a.text = text
    a.textAlignment = .center
    b.image = image
    setup()
  }
  func setup() {
    a.backgroundColor = isToday ? .red : .clear
    if isToday { a.textColor = .red }
    c.textColor = .red
  }
}

// case: what only some cases set is a state, and no setup
// options: {style: closures}
final class A: UIView {
  private let box = UIView()
  private let ↓line = UIView()
  init(isCompact: Bool) {
    super.init(frame: .zero)
    line.backgroundColor = .red
    if isCompact { box.isHidden = true }
  }
}

// case: a view that the initializer gets from its caller is set up there
// options: {style: closures}
class A: UIView {
  private let header: UIView
  private let footer: UIView?
  private let ↓card: UIView
  private let ↓badge = UILabel()
  init(header: UIView, footer: UIView?) {
    self.header = header
    self.footer = footer
    card = UIView()
    super.init(frame: .zero)
    setup()
  }
  func setup() {
    header.clipsToBounds = true
    footer?.clipsToBounds = true
    card.clipsToBounds = true
    badge.textColor = .red
  }
}

// around:
class A: UIView {
  let a = UILabel()
  let ↓b = UIButton()
…
}

// case: a function that adds several views belongs to none of them
// options: {style: closures}
  func setup() { addSubview(a); addSubview(b); b.isUserInteractionEnabled = false }
// says: `b` is set up in one method with others
// advice: write the setup of each subview into a closure: `private lazy var label: UILabel = { … }()`
// ---
  func setup() { addSubview(b); b.isUserInteractionEnabled = false }
// says: `b` is set up in a function of its own
// advice: write the setup of each subview into a closure: `private lazy var label: UILabel = { … }()`

// around:

// case: a view with as many closures as functions follows no majority
class A: UIView {
  let a = UILabel()
  let b: UILabel = { let label = UILabel(); label.alpha = 0; return label }()
  func setupA() { a.alpha = 0 }
}

// case: the message counts view types, and the advice describes the agreed style
class A: UIView {
  private lazy var a: UILabel = {
    let label = UILabel()
    label.textColor = .red
    return label
  }()
  let b: UIButton = {
    $0.setTitle("b", for: .normal)
    return $0
  }(UIButton())
  let c = UILabel().then {
    $0.textColor = .red
  }
}
class B: UIView {
  private lazy var a: UILabel = {
    let label = UILabel()
    label.textColor = .red
    return label
  }()
  let b: UIButton = {
    $0.setTitle("b", for: .normal)
    return $0
  }(UIButton())
  let c = UILabel().then {
    $0.textColor = .red
  }
}
class ↓C: UIView {
  let a = UILabel(), b = UIButton()
  override init(frame: CGRect) {
    super.init(frame: frame)
    a.textColor = .red
    b.setTitle("b", for: .normal)
  }
}
// says: 2 of 3 view types set up each subview in a closure that is its initial value; `C` sets up most of its subviews in one method
// advice: write the setup of each subview into a closure: `private lazy var label: UILabel = { … }()`

// around:
class A: BaseView {
…
  func setup() { titleLabel.font = x; icon.image = y }
}

// case: computed accessors are no subviews of their own
// options: {style: closures}
  var titleLabel: UILabel { header.titleLabel }
  override var icon: UIImageView { get { baseIcon } set { baseIcon = newValue } }
// ---
  var ↓titleLabel = UILabel() { didSet { update() } }
  let ↓icon = UIImageView()

// around:

// case: view_structure: subviews are constants, or lazy
// options: {storage: let}
// lines:
final class A: UIView { private let a = UILabel() }
final class A: UIView { private var ↓a = UILabel() }
final class A: UIView { private lazy var ↓a = UILabel() }
final class A: UIView { private var ↓a: UILabel! }
final class A: UIView { private lazy var a = makeLabel(for: self) }
// ---
// options: {storage: lazy}
// lines:
final class A: UIView { private let ↓a = UILabel() }
final class A: UIView { private lazy var a = UILabel() }

// case: view_structure: a subview with a closure is not configured in a function as well
// options: {style: closures}
final class A: UIView { private let ↓a: UILabel = { let a = UILabel(); return a }()
func setup() { a.textColor = .red } }
// ---
final class A: UIView { private let a: UILabel = { let a = UILabel(); return a }()
func setup() { a.text = name } }

// case: a view of a class of the project gets data, and is set up where it looks otherwise
// options: {style: closures}
final class ProfileView: UIView {
  private let ↓bar = NavigationBar()
  private let title: UILabel = { let title = UILabel(); return title }()
  func setup() {
    addSubview(bar)
    bar.backgroundColor = .white
  }
}
// ---
final class ProfileView: UIView {
  private let ↓bar = NavigationBar()
  private let title: UILabel = { let title = UILabel(); return title }()
  func setup() {
    addSubview(bar)
    «bar.backgroundColor = .white→bar.setLeftViews([title])»
  }
}

// case: a controller hands data to its root view, which sets itself up
// options: {style: closures}
final class NameScreen: UIViewController {
  private let ↓nameView = NameView()
  override func loadView() { view.addSubview(nameView) }
  override func viewDidLoad() { setupName() }
  private func setupName() { nameView.tintColor = color }
}
// ---
final class NameScreen: UIViewController {
  private let ↓nameView = NameView()
  override func loadView() { «view.addSubview(nameView)→view = nameView» }
  override func viewDidLoad() { setupName() }
  private func setupName() { nameView.tintColor = color }
}

// around:

// case: one of each: no majority
final class PlayerCell: UITableViewCell {
  private let songNameLabel = UILabel()
  private let durationLabel = UILabel()

  private func setup() {
    songNameLabel.lineBreakMode = .byTruncatingMiddle
    durationLabel.font = .systemFont(ofSize: 14)
  }
}

final class AlbumCell: UITableViewCell {
  private lazy var coverView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .center
    return view
  }()
  private lazy var titleLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 2
    return label
  }()
}
