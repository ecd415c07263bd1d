// What size_before_layout finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class ShadeView: UIView {
…
  init() {
    super.init(frame: .zero)
    layer.addSublayer(shade)
    shade.frame = ↓self.layer.bounds
  }
}

// case: a layer of a view without subviews, made by a closure, too
// lines:
  private let shade: CAGradientLayer = CAGradientLayer()
  private let shade: CAGradientLayer = { let layer = CAGradientLayer(); return layer }()

// around:
class PlayerView: UIView {
…
}

// case: a shape that is computed too early is reported
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { addSubview(cover); cover.layer.cornerRadius = ↓cover.frame.height / 2 }
// ---
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { addSubview(cover); cover.layer.cornerRadius = min(↓cover.bounds.size.width, 8) }
// ---
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { addSubview(cover); gradient.frame = ↓cover.bounds }
// ---
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { addSubview(cover); cover.layer.shadowPath = UIBezierPath(rect: ↓cover.bounds).cgPath }
// ---
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  override func awakeFromNib() { addSubview(cover); gradient.frame = ↓cover.bounds }
// ---
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { setUp() }
func setUp() { addSubview(cover); style() }
private func style() { gradient.frame = ↓cover.bounds }
// ---
  private lazy var cover: UIView = { let view = UIView(frame: .zero); view.alpha = 0; return view }()
  private let gradient = CAGradientLayer()
  init() { addSubview(cover); cover.layer.cornerRadius = ↓cover.frame.height / 2 }
// ---
  private var cover: UIButton!
  private let gradient = CAGradientLayer()
  init() { cover = UIButton(type: .system); addSubview(cover); cover.layer.cornerRadius = ↓cover.frame.height / 2 }
// ---
  
  private let gradient = CAGradientLayer()
  func show() { let badge = UILabel(); addSubview(badge); badge.layer.cornerRadius = ↓badge.frame.height / 2 }
// ---
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { addSubview(cover); gradient.frame = ↓cover.bounds; cover.layer.cornerRadius = cover.frame.height }

// around:

// case: a size that may be known, or is read again, is silent
class PlayerView: UIView {
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { «addSubview(cover)→layoutIfNeeded()»; gradient.frame = ↓cover.bounds }
}
// ---
class PlayerView: UIView {
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { «addSubview(cover)→cover.frame = CGRect(x: 0, y: 0, width: 9, height: 9)»; gradient.frame = ↓cover.bounds }
}
// ---
class PlayerView: UIView {
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { «addSubview(cover)→cover.sizeToFit()»; gradient.frame = ↓cover.bounds }
}
// ---
class PlayerView: UIView {
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { «addSubview(cover)→cover.pin.all()»; gradient.frame = ↓cover.bounds }
}

// around:
class PlayerView: UIView {
…
}

// case: a size that may be known, or is read again, is silent
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  override func layoutSubviews() { gradient.frame = cover.bounds }

// around:

// case: a size that may be known, or is read again, is silent
class PlayerView: UIView {
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { addSubview(cover); gradient.frame = ↓cover.bounds }«
override func layoutSubviews() { gradient.frame = cover.bounds }»
}
// ---
class PlayerView: UIView {
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { setUp() }
func setUp() «{ addSubview(cover); style() }
private →{ style() }
func update() { style() }
»func style() { gradient.frame = ↓cover.bounds }
}

// around:
class PlayerView: UIView {
…
}

// case: a size that may be known, or is read again, is silent
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  func style() { gradient.frame = cover.bounds }
// ---
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { later { gradient.frame = cover.bounds } }
// ---
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { gradient.frame.origin = cover.frame.origin }

// around:

// case: a size that may be known, or is read again, is silent
class PlayerView: UIView {
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { let box = UIView(); box.frame = ↓cover.bounds«; box.autoresizingMask = .all» }
}

// around:
class PlayerView: UIView {
…
}

// case: a size that may be known, or is read again, is silent
  private let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { height.constant = cover.frame.height }
// ---
  private let cover = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
  private let gradient = CAGradientLayer()
  init() { gradient.frame = cover.bounds }
// ---
  private let cover = UIImageView(image: image)
  private let gradient = CAGradientLayer()
  init() { gradient.frame = cover.bounds }
// ---
  private let cover = UISwitch()
  private let gradient = CAGradientLayer()
  init() { gradient.frame = cover.bounds }
// ---
  private let cover = makeCover()
  private let gradient = CAGradientLayer()
  init() { gradient.frame = cover.bounds }
// ---
  @IBOutlet private var cover: UIView!
  private let gradient = CAGradientLayer()
  init() { gradient.frame = cover.bounds }
// ---
  let cover = UIView()
  private let gradient = CAGradientLayer()
  init() { gradient.frame = cover.bounds }
// ---
  
  private let gradient = CAGradientLayer()
  init() { gradient.frame = bounds }

// around:

// case: the message says what is read, and where it should be
class C: UIViewController { private let box = UIView()
override func viewDidLoad() { view.addSubview(box); box.layer.cornerRadius = ↓box.frame.height / 2 } }
// says: `box` gets its size when it is laid out, after this code: `box.frame.height` is zero here
// advice: do it in `viewDidLayoutSubviews`, which runs whenever the size changes

// around:
class PlayerViewController: UIViewController {
  private let table = UITableView()
  private var preview: CALayer?
  …
  func add() { view.addSubview(table) }
}

// case: insets of a safe area that are read before the view is in a window are reported
override func viewDidLoad() { height.constant = ↓view.safeAreaInsets.bottom + 8 }
// ---
override func viewDidLoad() { setUp() }
private func setUp() { table.snp.makeConstraints { $0.bottom.equalTo(↓self.view.safeAreaInsets) } }
// ---
override func loadView() { let top = ↓view.safeAreaInsets.top }

// case: insets that may be known, or are read again, are silent
override func viewDidAppear(_ animated: Bool) { height.constant = view.safeAreaInsets.bottom }
// ---
override func viewDidLoad() { height.constant = ↓view.safeAreaInsets.bottom }«
override func viewSafeAreaInsetsDidChange() { update() }»
// ---
override func viewDidLoad() { height.constant = ↓view.safeAreaInsets.bottom }
func update() { height.constant = view«.safeAreaInsets».bottom }
// ---
// lines:
override func viewDidLoad() { height.constant = «↓view.safeAreaInsets.bottom + 8→window.safeAreaInsets.bottom» }
override func viewDidLoad() { «let view = window; »height.constant = ↓view.safeAreaInsets.bottom }
override func viewDidLoad() { later { self.height.constant = self.view.safeAreaInsets.bottom } }
override func viewDidLoad() { view«.layoutIfNeeded()»; height.constant = ↓view.safeAreaInsets.bottom }

// around:
class PlayerView: UIView {
  
  private let gradient = CAGradientLayer()
…
}

// case: insets of a view in its initializer are reported
// lines:
  init() { addSubview(x); height.constant = ↓safeAreaInsets.bottom }
  init() { addSubview(x); height.constant = ↓self.safeAreaInsets.bottom }

// around:

// case: insets of a view in its initializer are reported
class PlayerView: UIView {
  
  private let gradient = CAGradientLayer()
  init() { addSubview(x); «let safeAreaInsets = a; »height.constant = ↓safeAreaInsets.bottom }
}

// around:
class PlayerViewController: UIViewController {
  private let table = UITableView()
  private var preview: CALayer?
  …
  func add() { view.addSubview(table) }
}

// case: a layer that gets the size of the view once, too early, is reported
override func viewDidLoad() { let gradient = CAGradientLayer(); gradient.frame = ↓view.bounds; view.layer.addSublayer(gradient) }
// ---
override func viewDidLoad() { setUp() }
func setUp() { self.preview = AVCaptureVideoPreviewLayer(session: s); self.preview?.frame = ↓self.view.layer.bounds }

// case: a layer that follows the view, or is no layer, is silent
override func viewDidLoad() { preview = CAGradientLayer(); preview?.frame = ↓view.bounds }«
override func viewDidLayoutSubviews() { preview?.frame = view.bounds }»
// ---
override func viewDidLoad() { preview = CAGradientLayer(); preview?.frame = ↓view.bounds }
func update() { preview?«.frame».size.width = view.bounds.width }
// ---
override func viewDidLoad() { preview = CAGradientLayer(); preview?.frame = ↓view.bounds }
func update() { view.layer«.sublayers»?.first?.frame = view.bounds }
// ---
// lines:
override func viewDidLoad() { preview = box.layer; preview?.frame = view.bounds }
override func viewDidLoad() { let box = UIView(); box.frame = view.bounds }
override func viewDidAppear(_ animated: Bool) { preview = CAGradientLayer(); preview?.frame = view.bounds }
override func viewDidLoad() { preview = CAGradientLayer(); preview?.frame = box.bounds }

// around:
class CardView: UIView {
  private let card = UIView()
  private let gradient = CAGradientLayer()
  func add() { addSubview(card) }
  …
}

// case: a layer or a shadow along the bounds that a view has when it is made
// lines:
override init(frame: CGRect) { super.init(frame: frame); gradient.frame = ↓bounds }
override init(frame: CGRect) { super.init(frame: frame); setUp() }; private func setUp() { gradient.frame = ↓self.bounds }
init() { super.init(frame: .zero); layer.shadowPath = UIBezierPath(rect: ↓bounds).cgPath }
init() { super.init(frame: .zero); let path = UIBezierPath(rect: ↓bounds); layer.shadowPath = path.cgPath }
init() { super.init(frame: .zero); gradient.frame = ↓layer.bounds«; frame.size = size» }
«init() { super.init(frame: .zero)→init() { super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 8))»; gradient.frame = ↓bounds }
init() { super.init(frame: .zero); gradient.frame = ↓bounds }«; override func layoutSubviews() { gradient.frame = bounds }»
func show() { gradient.frame = bounds; layer.shadowPath = UIBezierPath(rect: bounds).cgPath }
init() { super.init(frame: .zero); addSubview(card); let path = UIBezierPath(rect: ↓card.bounds) }

// around:
class CardView: UIView {
  let gradient = CAGradientLayer()
…
}

// case: what one type does on each layout says nothing about another, unless that inherits from it
  init() { super.init(frame: .zero); gradient.frame = ↓bounds }
}
class OtherView: UIView {
  override func layoutSubviews() { line.frame = bounds }
// ---
  init() { super.init(frame: .zero); gradient.frame = ↓bounds }
}
class OtherView: UIView {
  func show() { gradient.frame = bounds }
// ---
  init() { super.init(frame: .zero); gradient.frame = bounds }
}
class OtherView: CardView {
  override func layoutSubviews() { gradient.frame = bounds }

// around:
class ListController: UIViewController {
  private let list = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    …
  }
}

// case: sizes that something else gives, or that are set again on each layout
// lines:
let line = UIView(frame: CGRect(x: 0, y: 0, width: ↓list.frame.width, height: 8)); view.addSubview(line)
let line = UIView(frame: CGRect(x: 0, y: 0, width: ↓list.frame.width, height: 8)); «view.addSubview(line)→list.tableFooterView = line»

// around:

// case: sizes that something else gives, or that are set again on each layout
class CardView: UIView {
  let badge: UILabel = {
    let label = UILabel()
    label.layer.cornerRadius = ↓label.bounds.height / 2
    return label
  }()
  init() { super.init(frame: .zero); addSubview(badge); badge.topAnchor.constraint(equalTo: topAnchor).isActive = true }
}
// ---
class CardView: UIView {
  let badge: UILabel = {
    let label = UILabel()
    label.layer.cornerRadius = ↓label.bounds.height / 2
    return label
  }()
  «init() {→override func layoutSubviews() { round() }
func round() { badge.layer.cornerRadius = badge.bounds.height / 2 }
init() {» super.init(frame: .zero); addSubview(badge); badge.topAnchor.constraint(equalTo: topAnchor).isActive = true }
}
// ---
// file: 0.swift
class A: UIView { private let badge = UILabel()
init() { super.init(frame: .zero); addSubview(badge)
↓badge.addShadow(width: 8)
} }
// file: 1.swift
extension UIView { func addShadow(width: CGFloat) { layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: bounds.height)).cgPath } }
// ---
// file: 0.swift
class A: UIView { private let badge = UILabel()
init() { super.init(frame: .zero); addSubview(badge)
badge.addShadow(width: 8)
} }
// file: 1.swift
extension UIView { func addShadow(width: CGFloat) { layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: bounds.height, width: width, height: 8)).cgPath } }

// around:
class ScoreController: UIViewController {
  private let circle = UIView(), line = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(circle); view.addSubview(line)
…
  }
}

// case: constants of constraints in each way of writing them
// lines:
line.heightAnchor.constraint(equalToConstant: ↓circle.frame.height).isActive = true
NSLayoutConstraint.activate([line.topAnchor.constraint(equalTo: view.topAnchor, constant: ↓self.circle.frame.maxY + 8)])
line.snp.makeConstraints { $0.height.equalTo(view.frame.height - ↓circle.frame.maxY) }
line.snp.makeConstraints { make in make.top.equalToSuperview().offset(↓self.circle.bounds.height / 2) }
line.autoSetDimension(.height, toSize: ↓circle.frame.height)
let height = ↓circle.frame.height; line.heightAnchor.constraint(equalToConstant: height).isActive = true
lineHeight.constant = ↓circle.frame.height

// case: a constant that can still follow, and sizes that are known
// lines:
height = line.heightAnchor.constraint(equalToConstant: circle.frame.height)
line.heightAnchor.constraint(equalToConstant: ↓«circle→view».frame.height).isActive = true
circle.frame.size = size; line.heightAnchor.constraint(equalToConstant: circle.frame.height).isActive = true
view.layoutIfNeeded(); line.heightAnchor.constraint(equalToConstant: circle.frame.height).isActive = true
