// What setup_grouping finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: functions that the option allows may set up any number of views
// options: {allowed_functions: [performLayout, build*]}
class A: UIView {
  override func performLayout() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
  func buildAll() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
  func ↓setUp() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
  ↓init() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}

// around:
…
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}

// case: setup functions are recognized by name
class A: UIView {
  func ↓setup() {
// ---
extension PlayerView {
  func ↓setup() {
// ---
class A: UIView {
  func ↓setUp() {
// ---
extension PlayerView {
  func ↓setUp() {
// ---
class A: UIView {
  func ↓setupView() {
// ---
extension PlayerView {
  func ↓setupView() {
// ---
class A: UIView {
  func ↓configureUI() {
// ---
extension PlayerView {
  func ↓configureUI() {
// ---
class A: UIView {
  func ↓commonInit() {
// ---
extension PlayerView {
  func ↓commonInit() {
// ---
class A: UIView {
  func ↓makeUI() {
// ---
extension PlayerView {
  func ↓makeUI() {
// ---
class A: UIView {
  func ↓buildView() {
// ---
extension PlayerView {
  func ↓buildView() {
// ---
class A: UIView {
  func ↓createViews() {
// ---
extension PlayerView {
  func ↓createViews() {
// ---
class A: UIView {
  func ↓installViews() {
// ---
extension PlayerView {
  func ↓installViews() {
// ---
class A: UIView {
  func ↓layoutViews() {
// ---
extension PlayerView {
  func ↓layoutViews() {
// ---
class A: UIView {
  func ↓addViews() {
// ---
extension PlayerView {
  func ↓addViews() {
// ---
class A: UIView {
  func ↓styleViews() {
// ---
extension PlayerView {
  func ↓styleViews() {
// ---
class A: UIView {
  func ↓performLayout() {
// ---
extension PlayerView {
  func ↓performLayout() {
// ---
class A: UIView {
  func ↓prepareViews() {
// ---
extension PlayerView {
  func ↓prepareViews() {
// ---
class A: UIView {
  func ↓viewDidLoad() {
// ---
extension PlayerView {
  func ↓viewDidLoad() {
// ---
class A: UIView {
  func ↓loadView() {
// ---
extension PlayerView {
  func ↓loadView() {
// ---
class A: UIView {
  func ↓awakeFromNib() {
// ---
extension PlayerView {
  func ↓awakeFromNib() {

// around:
class A: UIView {
…
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}

// case: functions with other names are silent
// lines:
  func render() {
  func updateViews() {
  func bindViews() {
  func applyTheme() {
  func refresh() {
  func reloadViews() {
  func show() {
  func prepareForReuse() {
  func layoutSubviews() {
  func addressViews() {
  func setupper() {
  func didTap() {

// case: functions with parameters are silent, initializers are not
// lines:
  func setup(model: Model) {
  override ↓init(frame: CGRect) {
  static func setup() {

// around:
class A: UIView {
…
  }
}

// case: what an initializer hands on is data
  init(title: String, isOn: Bool) {
    aLabel.text = title
    bLabel.isHidden = isOn
    cView.alpha = isOn ? 1 : 0
    dButton.setTitle(title, for: .normal)
// ---
  ↓init(title: String) {
    aLabel.text = "a"
    bLabel.text = "b"
    cView.alpha = 0
    dButton.setTitle("d", for: .normal)
    eLabel.text = title

// around:

// case: a local that becomes a property is the same view
class A: UIView {
  private let aLabel: UILabel?
  private let bLabel: UILabel
  let c: UIView
  init(isLong: Bool) {
    let c = UIView()
    c.alpha = 0
    self.c = c
    if isLong {
      let label = UILabel()
      label.numberOfLines = 0
      aLabel = label
    } else {
      aLabel = nil
    }
    let label = UILabel()
    label.numberOfLines = 0
    bLabel = label
    aLabel?.textColor = .red
    bLabel.textColor = .red
    self.c.tintColor = .red
  }
}

// case: functions called by a setup function count, also indirectly and in extensions
class A: UIView {
  override init(frame: CGRect) { first() }
  func first() { if true { self.second() } }
  func third() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}
extension A {
  func ↓second() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
  func refreshAll() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}

// case: only view types have setup functions
class A: NSObject {
  func setup() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}
// ---
struct A: View {
  func setup() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}
// ---
class A: Base {
  func ↓setup() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
  func b() { addSubview(x) }
}
// ---
class A: NSObject {}
extension A {
  func setup() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}
// ---
class A: Base<UILabel>, Themed {
  func ↓setup() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}

// case: only configured views count
class A: UIView {
  let viewModel: ViewModel
  let names: [UILabel] = []
  func setup() {
    viewModel.name = ""
    names.first = x
    aLabel.translatesAutoresizingMaskIntoConstraints = false
    bLabel.delegate = self
    cStackView.axis = .vertical
    dLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
    eLabel.frame = .zero
    addSubview(fLabel)
    gLabel.setContentHuggingPriority(.required, for: .vertical)
    self.backgroundColor = .red
    contentView.backgroundColor = .red
    heightConstraint.isActive = true
    views.forEach { $0.alpha = 0 }
    hLabel.text = ""
    iLabel.text = ""
    jLabel.text = ""
  }
}

// around:
class A: UIView {
  let first: Badge
…
    fourth.alpha = 0
  }
}

// case: a local or property is a view by its type, its initial value, or being added
  private lazy var second: UILabel = { makeLabel() }()
  let third = { let line = UIView(); return line }()
  func ↓setup() {
    addSubview(first)
    first.alpha = 0
    second.alpha = 0
    third.alpha = 0
    let fourth = UILabel(frame: .zero)
// ---
  let second = Theme()
  let third = makeLabel()
  func setup() {
    first.alpha = 0
    second.alpha = 0
    third.alpha = 0
    let fourth = Options()

// around:

// case: the message names the views and the suggested functions
class A: UIView {
  func ↓setup() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
    _eLabel.alpha = 0
  }
}
// says: `setup()` sets up 5 views: `aLabel`, `bButton`, `cView`, `dLabel`, `_eLabel`
// advice: give each its own function: `setupALabel()`, `setupBButton()`, `setupCView()`, `setupDLabel()`, `setupELabel()`

// case: the limit is an option
// options: {max_subviews: 4}
class A: UIView {
  func setup() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}

// case: code in callbacks and setting a callback do not count
class A: UIView {
  func setup() {
    aLabel.text = ""
    bLabel.text = ""
    cLabel.text = ""
    subscribe { [weak self] in self?.dLabel.text = "" }
    eButton.onTap = { show() }
    UIView.animate(withDuration: 1) { self.fView.alpha = 0 }
  }
}

// case: a child controller and its view do not count
class A: UIViewController {
  let pages = PagesViewController()
  func setup() {
    view.addSubview(pages.view)
    pages.spacing = 1
    aLabel.text = ""
    bLabel.text = ""
    cLabel.text = ""
  }
}

// around:
class A: UIView {
…
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}

// case: functions that return anything but views or constraints are silent
// lines:
  func buildRows() -> [Row] {
  func ↓buildCard() -> CardView {
  func ↓addAll() throws -> [NSLayoutConstraint] {

// around:

// case: a base class may start with an underscore
class A: _Control {
  func ↓setup() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}

// case: aliases and `self?.` refer to the property
class A: UIView {
  func ↓setup() {
    if let aLabel { aLabel.text = "" }
    self?.aLabel.alpha = 1
    guard let bLabel = self.bLabel else { return }
    bLabel.text = ""
    self.bLabel.alpha = 1
    self?.cLabel?.text = ""
    dLabel.text = ""
  }
}
// says: `setup()` sets up 4 views: `aLabel`, `bLabel`, `cLabel`, `dLabel`
// advice: give each its own function: `setupALabel()`, `setupBLabel()`, `setupCLabel()`, `setupDLabel()`

// case: the advice omits the function itself
class A: UIView {
  func ↓setupALabel() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}
// says: `setupALabel()` sets up 4 views: `aLabel`, `bButton`, `cView`, `dLabel`
// advice: give each its own function: `setupBButton()`, `setupCView()`, `setupDLabel()`

// case: a style closure configures its view
import Stevia
class LoginView: UIView {
  func ↓setUp() {
    email.style { $0.font = .big }
    password.style(big)
    login.style(big).style { $0.font = .big }
    title.text("x").style { $0.font = .big }
  }
  func setUpLayout() {
    subviews(email, password, login, title)
    email.top(8).left(8)
    password.pin.top(8)
    login.fillContainer()
    title.flex.width(8)
    layout(8, |-terms-|, 8)
  }
}

// case: performLayout() is a setup function like any other
class ButtonView: UIView {
  override func ↓performLayout() {
    aButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
    aButton.setImage(x, for: .normal)
    bButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
    bButton.setImage(x, for: .normal)
    cButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
    cButton.setImage(x, for: .normal)
    dButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
    dButton.setImage(x, for: .normal)
  }
}

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: performLayout() is a setup function like any other
topBarView = TopBarView(width: 375, height: 54)
addSubview(topBarView)
imageView = UIImageView(origin: topBarView.bottomLeftPoint(), width: 375)
addSubview(imageView)
buttonView = ButtonView(origin: imageView.bottomLeftPoint(), width: 375, height: 48)
addSubview(buttonView)
labelView = CommentsView(origin: buttonView.bottomLeftPoint(), width: 375, height: 0)
addSubview(labelView)

// around:

// case: methods that lay out configure nothing, whatever they are called
final class CardView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  func ↓setUp() {
    a.set(size)
    b.set(.blue, to: 8)
    c.setStyle(to: .title)
    d.setTheme(.dark)
  }
}
// ---
final class CardView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  func ↓setUp() {
    «a.set(size)→a.set(.height, to: 8)»
    b.set(.blue, to: 8)
    c.setStyle(to: .title)
    d.setTheme(.dark)
  }
}
// ---
final class CardView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  func ↓setUp() {
    a.set(size)
    «b.set(.blue, to: 8)→b.set(.top, to: c)»
    c.setStyle(to: .title)
    d.setTheme(.dark)
  }
}
// ---
final class CardView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  func ↓setUp() {
    a.set(size)
    b.set(.blue, to: 8)
    «c.setStyle(to: .title)→c.setContentHugging(to: .required)»
    d.setTheme(.dark)
  }
}
// ---
final class CardView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  func ↓setUp() {
    a.set(size)
    b.set(.blue, to: 8)
    c.setStyle(to: .title)
    «d.setTheme(.dark)→d.setCompressionResistance(.low)»
  }
}

// case: a function that only hands in texts and the values of controls sets nothing up
final class FormScreen: UIViewController {
  private let a = UITextField(), b = UITextField(), c = UISwitch(), d = UISlider()
  override func viewDidLoad() { fill() }
  func ↓fill() {
    a.text = model.name
    b.text = model.mail
    c.isOn = model.isOn
    d.tintColor = model.color
  }
}
// ---
final class FormScreen: UIViewController {
  private let a = UITextField(), b = UITextField(), c = UISwitch(), d = UISlider()
  override func viewDidLoad() { fill() }
  func ↓fill() {
    a.text = model.name
    b.text = model.mail
    c.isOn = model.isOn
    «d.tintColor = model.color→d.value = model.volume»
  }
}

// case: what answers to an event, or shows something else, sets nothing up
final class FormView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  init() { super.init(frame: .zero); shadeAll() }
  private func ↓shadeAll() {
    a.isHidden = false
    b.isHidden = true
    c.isHidden = true
    d.isHidden = true
  }
}
// ---
final class FormView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  init() { super.init(frame: .zero); «shadeAll→didUpdate»() }
  private func ↓«shadeAll→didUpdate»() {
    a.isHidden = false
    b.isHidden = true
    c.isHidden = true
    d.isHidden = true
  }
}
// ---
final class FormView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  init() { super.init(frame: .zero); «shadeAll→willShow»() }
  private func ↓«shadeAll→willShow»() {
    a.isHidden = false
    b.isHidden = true
    c.isHidden = true
    d.isHidden = true
  }
}
// ---
final class FormView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  init() { super.init(frame: .zero); «shadeAll→showCode»() }
  private func ↓«shadeAll→showCode»() {
    a.isHidden = false
    b.isHidden = true
    c.isHidden = true
    d.isHidden = true
  }
}
// ---
final class FormView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  init() { super.init(frame: .zero); «shadeAll→hideAll»() }
  private func ↓«shadeAll→hideAll»() {
    a.isHidden = false
    b.isHidden = true
    c.isHidden = true
    d.isHidden = true
  }
}
// ---
final class FormView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  init() { super.init(frame: .zero); «shadeAll→handleError»() }
  private func ↓«shadeAll→handleError»() {
    a.isHidden = false
    b.isHidden = true
    c.isHidden = true
    d.isHidden = true
  }
}
// ---
final class FormView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  init() { super.init(frame: .zero); «shadeAll→toggleAll»() }
  private func ↓«shadeAll→toggleAll»() {
    a.isHidden = false
    b.isHidden = true
    c.isHidden = true
    d.isHidden = true
  }
}
// ---
final class FormView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  init() { super.init(frame: .zero); «shadeAll→enableAll»() }
  private func ↓«shadeAll→enableAll»() {
    a.isHidden = false
    b.isHidden = true
    c.isHidden = true
    d.isHidden = true
  }
}
// ---
final class FormView: UIView {
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
  init() { super.init(frame: .zero); «shadeAll→disableAll»() }
  private func ↓«shadeAll→disableAll»() {
    a.isHidden = false
    b.isHidden = true
    c.isHidden = true
    d.isHidden = true
  }
}

// case: it is the controller's own view, and not one that is set up
class A: BaseController<PlayerView> {
let a = UIView()
func setup() { a.alpha = 0; bLabel.text = x; cLabel.text = x; rootView.alpha = 1 }
}
// ---
class A: BaseController {
let a = UIView()
func ↓setup() { a.alpha = 0; bLabel.text = x; cLabel.text = x; rootView.alpha = 1 }
}
// ---
class A: BaseController<Player> {
let a = UIView()
func ↓setup() { a.alpha = 0; bLabel.text = x; cLabel.text = x; rootView.alpha = 1 }
}
// ---
class A: BaseController<PlayerView> { let rootView = UIView() }
extension A {
let a = UIView()
func ↓setup() { a.alpha = 0; bLabel.text = x; cLabel.text = x; rootView.alpha = 1 }
}
// ---
class A: BaseController<PlayerView> {}
extension A {
var a: UIView { b }
func setup() { a.alpha = 0; bLabel.text = x; cLabel.text = x; rootView.alpha = 1 }
}

// case: functions that only hand something in are silent
class A: UIView { init() { setupLocalization() }
func setupLocalization() {
    aLabel.text = a
    bButton.setTitle("", for: .normal)
    self.cField?.placeholder = c
    dLabel!.attributedText = d
} }
// ---
class A: UIView { init() { setupLocalization() }
func ↓setupLocalization() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
} }
// ---
class A: UIView { init() { setupTranslations() }
func setupTranslations() {
    aLabel.text = a
    bButton.setTitle("", for: .normal)
    self.cField?.placeholder = c
    dLabel!.attributedText = d
} }
// ---
class A: UIView { init() { setupTranslations() }
func ↓setupTranslations() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
} }
// ---
class A: UIView { init() { setUpTexts() }
func setUpTexts() {
    aLabel.text = a
    bButton.setTitle("", for: .normal)
    self.cField?.placeholder = c
    dLabel!.attributedText = d
} }
// ---
class A: UIView { init() { setUpTexts() }
func ↓setUpTexts() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
} }
// ---
class A: UIView { init() { setup() }
func setup() {
    aLabel.text = a
    bButton.setTitle("", for: .normal)
    self.cField?.placeholder = c
    dLabel!.attributedText = d
} }
// ---
class A: UIView { init() { setup() }
func ↓setup() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
} }
// ---
class A: UIView { init() { setupViews() }
func setupViews() {
    aLabel.text = a
    bButton.setTitle("", for: .normal)
    self.cField?.placeholder = c
    dLabel!.attributedText = d
} }
// ---
class A: UIView { init() { setupViews() }
func ↓setupViews() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
} }
// ---
class A: UIView { init() { localize() }
func localize() {
    aLabel.text = a
    bButton.setTitle("", for: .normal)
    self.cField?.placeholder = c
    dLabel!.attributedText = d
} }
// ---
class A: UIView { init() { localize() }
func ↓localize() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
} }

// case: handlers, bindings and animations set data and state
class A: UIView { init() { setupHandlers() }
func setupHandlers() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false;  } }
// ---
class A: UIView { init() { setupHandlers() }
func ↓setupHandlers() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.font = font } }
// ---
class A: UIView { init() { setupHandlers() }
func ↓setupHandlers() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; addSubview(aLabel) } }
// ---
class A: UIView { init() { setupHandlers() }
func ↓setupHandlers() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
// ---
class A: UIView { init() { configureActions() }
func configureActions() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false;  } }
// ---
class A: UIView { init() { configureActions() }
func ↓configureActions() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.font = font } }
// ---
class A: UIView { init() { configureActions() }
func ↓configureActions() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; addSubview(aLabel) } }
// ---
class A: UIView { init() { configureActions() }
func ↓configureActions() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
// ---
class A: UIView { init() { setupBindings() }
func setupBindings() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false;  } }
// ---
class A: UIView { init() { setupBindings() }
func ↓setupBindings() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.font = font } }
// ---
class A: UIView { init() { setupBindings() }
func ↓setupBindings() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; addSubview(aLabel) } }
// ---
class A: UIView { init() { setupBindings() }
func ↓setupBindings() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
// ---
class A: UIView { init() { addObservers() }
func addObservers() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false;  } }
// ---
class A: UIView { init() { addObservers() }
func ↓addObservers() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.font = font } }
// ---
class A: UIView { init() { addObservers() }
func ↓addObservers() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; addSubview(aLabel) } }
// ---
class A: UIView { init() { addObservers() }
func ↓addObservers() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
// ---
class A: UIView { init() { setupAnimations() }
func setupAnimations() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false;  } }
// ---
class A: UIView { init() { setupAnimations() }
func ↓setupAnimations() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.font = font } }
// ---
class A: UIView { init() { setupAnimations() }
func ↓setupAnimations() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; addSubview(aLabel) } }
// ---
class A: UIView { init() { setupAnimations() }
func ↓setupAnimations() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
// ---
class A: UIView { init() { animateIn() }
func animateIn() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false;  } }
// ---
class A: UIView { init() { animateIn() }
func ↓animateIn() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.font = font } }
// ---
class A: UIView { init() { animateIn() }
func ↓animateIn() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; addSubview(aLabel) } }
// ---
class A: UIView { init() { animateIn() }
func ↓animateIn() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }
// ---
class A: UIView { init() { observePlayer() }
func observePlayer() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false;  } }
// ---
class A: UIView { init() { observePlayer() }
func ↓observePlayer() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.font = font } }
// ---
class A: UIView { init() { observePlayer() }
func ↓observePlayer() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; addSubview(aLabel) } }
// ---
class A: UIView { init() { observePlayer() }
func ↓observePlayer() { aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false; aLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } }

// case: a function that sets texts and calls others is still a setup function
class A: UIView {
  init() { fill() }
  func fill() {
    aLabel.text = a
    finish()
  }
  func ↓finish() {
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
  }
}

// around:
…
host.addSubview(aLabel)
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
} }

// case: a plain class that is no view has no setup functions
class A { func setup() {
// ---
class A {}
extension A { func setup() {
// ---
class A: NSObject { func setup() {
// ---
class A: NSObject {}
extension A { func setup() {
// ---
class A: NSObject, UITableViewDelegate { func setup() {
// ---
class A: NSObject, UITableViewDelegate {}
extension A { func setup() {
// ---
struct A { func setup() {
// ---
struct A {}
extension A { func setup() {
// ---
class A: PanelDelegate { func setup() {
// ---
class A: PanelDelegate {}
extension A { func setup() {
// ---
protocol P {}
class A: P { func setup() {
// ---
protocol P {}
class A: P {}
extension A { func setup() {
// ---
enum A { func setup() {
// ---
enum A {}
extension A { func setup() {

// around:
…
addSubview(aLabel)
    aLabel.text = ""
    bButton.setTitle("", for: .normal)
    self.cView?.isHidden = true
    dLabel!.font = .bold
} }

// case: a class that may be a view has some
// lines:
class A: Base { func ↓setup() {
class A: UIView { func ↓setup() {
class A: BaseController<B> { func ↓setup() {
extension A { func ↓setup() {

// around:

// case: what a function sets in one case only is a state
final class FieldView: UIView {
  private let clear = UIButton(), paste = UIButton(), scan = UIButton(), contact = UIButton()
  init() { super.init(frame: .zero); syncButtons() }
  private func ↓syncButtons() {
    «→if isEmpty {
    »clear.isHidden = true
    paste.isHidden = false
    scan.isHidden = false
    contact.isHidden = false«→
    }»
  }
}
// ---
final class FieldView: UIView {
  private let clear = UIButton(), paste = UIButton(), scan = UIButton(), contact = UIButton()
  init() { super.init(frame: .zero); setupButtons() }
  private func ↓setupButtons() {
    if isPad {
      clear.tintColor = .red
      paste.tintColor = .red
      scan.tintColor = .red
      contact.tintColor = .red
    }
  }
}
// ---
final class StatsView: UIView {
  private func ↓setupView() {
    if let content = loadContent() {
      «addSubview→use»(content)
      a.text = "a"
      b.text = "b"
      c.text = "c"
      d.text = "d"
    }
  }
  private let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
}

// around:

// case: views that are only added
final class PlayerCell: UITableViewCell {
  private func setUpViews() {
    contentView.addSubview(iconView)
    contentView.addSubview(titleLabel)
    contentView.addSubview(albumLabel)
    contentView.addSubview(durationLabel)
  }
}

// case: a function that passes data in
final class PlayerCell: UITableViewCell {
  func render(props: Props) {
    titleLabel.text = props.title
    albumLabel.text = props.album
    artistLabel.text = props.artist
    durationLabel.text = props.duration
  }
}

// case: locals count, and so does a function that an initializer calls
final class EmptyView: UIView {
  init() {
    super.init(frame: .zero)
    fill()
  }

  private func ↓fill() {
    let icon = UIImageView()
    icon.image = .empty
    let title = UILabel()
    title.numberOfLines = 0
    let detail = UILabel()
    detail.textColor = .gray
    let button = UIButton()
    button.setTitle("Retry", for: .normal)
  }
}

// around:

// case: a closure that sets its receiver up configures it, and one that runs later does not
class A: UIView {
  let icon = UIImageView(), title = UILabel(), album = UILabel(), play = UIButton()
  func ↓setup() {
    icon.do { $0.contentMode = .center }
    self.title.then { $0.font = .title }
    album.do { label in label.font = .body }
    play.do { $0.setTitleColor(.red, for: .normal) }
  }
}
// says: `setup()` sets up 4 views: `icon`, `title`, `album`, `play`
// ---
class A: UIView {
  let icon = UIImageView(), title = UILabel(), album = UILabel(), play = UIButton()
  func ↓setup() {
    icon.do { $0.contentMode = .center }
    title.do { $0.font = .title }
    album.do { $0.font = .body }
    play.«do→onTap» { $0.tintColor = .red }
  }
}
// ---
class A: UIView {
  let icon = UIImageView(), title = UILabel(), album = UILabel(), play = UIButton()
  func setup() {
    icon.do { $0.contentMode = .center }
    title.do { $0.font = .title }
    album.do { $0.font = .body }
    play.do { $0.setContentHuggingPriority(.required, for: .horizontal) }
  }
}
