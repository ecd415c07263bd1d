// What config_in_layout finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: configuration after a branch that lays out is reported, unless the branch exits
func show() {
  if isNew { addSubview(label) }
  ↓label.textColor = .red
}
func showOnce() {
  if isNew {
    addSubview(label)
    return
  }
  label.textColor = .red
}

// case: branches of one statement exclude each other
func show(_ style: Style) {
  switch style {
  case .plain:
    addSubview(label)
  case .bold:
    label.font = .bold
  default:
    break
  }
  #if DEBUG
  addSubview(badge)
  #else
  badge.textColor = .red
  #endif
  do { addSubview(icon) } catch { icon.image = .broken }
}

// case: a closure is a sequence of its own
func show() {
  addSubview(label)
  button.onTap = { label.textColor = .red }
  UIView.animate(withDuration: 1) { self.label.backgroundColor = .red }
  views.forEach { view in
    addSubview(view)
    ↓view.backgroundColor = .red
  }
}

// case: a new view under the same name starts over
func show() {
  label = UILabel()
  addSubview(label)
  label = UILabel()
  label.textColor = .red
  for _ in 0..<2 {
    let line = UIView()
    line.backgroundColor = .red
    addSubview(line)
  }
  let line = UIView()
  line.backgroundColor = .red
}

// case: parts of a view belong to it, its subviews do not
func show() {
  addSubview(button)
  addSubview(header)
  header.titleBadge.backgroundColor = .red
  header.layer.cornerRadius = 4
  ↓button.titleLabel?.font = .bold
  header.layer.borderWidth = 1
}

// around:
func show() {
…
}

// case: every way to add a view counts
addSubview(label)
↓label.font = .bold
// ---
label.font = .bold
addSubview(label)
// ---
view.addSubview(label)
↓label.font = .bold
// ---
label.font = .bold
view.addSubview(label)
// ---
stack.addArrangedSubview(self.label)
↓label.font = .bold
// ---
label.font = .bold
stack.addArrangedSubview(self.label)
// ---
insertSubview(label, at: 0)
↓label.font = .bold
// ---
label.font = .bold
insertSubview(label, at: 0)
// ---
view.addSubviews(icon, label)
↓label.font = .bold
// ---
label.font = .bold
view.addSubviews(icon, label)
// ---
addSubviews([icon, label])
↓label.font = .bold
// ---
label.font = .bold
addSubviews([icon, label])
// ---
[icon, label].forEach(view.addSubview)
↓label.font = .bold
// ---
label.font = .bold
[icon, label].forEach(view.addSubview)
// ---
[icon, label].forEach { addSubview($0) }
↓label.font = .bold
// ---
label.font = .bold
[icon, label].forEach { addSubview($0) }
// ---
[icon, label].forEach(addSubview(_:))
↓label.font = .bold
// ---
label.font = .bold
[icon, label].forEach(addSubview(_:))
// ---
addSubview(label, withConstraints: [])
↓label.font = .bold
// ---
label.font = .bold
addSubview(label, withConstraints: [])
// ---
addSubviewWithEdgeConstraints(label)
↓label.font = .bold
// ---
label.font = .bold
addSubviewWithEdgeConstraints(label)
// ---
label.topAnchor.constraint(equalTo: x).isActive = true
↓label.font = .bold
// ---
label.font = .bold
label.topAnchor.constraint(equalTo: x).isActive = true
// ---
NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: x)])
↓label.font = .bold
// ---
label.font = .bold
NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: x)])
// ---
label.snp.makeConstraints { $0.top.equalTo(1) }
↓label.font = .bold
// ---
label.font = .bold
label.snp.makeConstraints { $0.top.equalTo(1) }
// ---
NSLayoutConstraint(item: label!, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top, multiplier: 1, constant: 0)
↓label.font = .bold
// ---
label.font = .bold
NSLayoutConstraint(item: label!, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top, multiplier: 1, constant: 0)

// around:

// case: a function has one finding that names all views
func show() {
  addSubview(label)
  addSubview(icon)
  addSubview(line)
  ↓self.label.font = .bold
  icon.setImage(.play, for: .normal)
  label?.textColor = .red
  line.backgroundColor = .red
}
// says: `font` of `label` is set after the view was added or constrained; so are `icon`, `line`
// advice: configure `label`, `icon`, `line` first, then add and constrain

// around:
class PlayerView: UIView {
  let label = UILabel()
…
    backgroundColor = .red
  }
}

// case: functions that only lay out are recognized by name
  func setupConstraints() {
    ↓label.textColor = .red
// ---
  func setUpLayout() {
    ↓label.textColor = .red
// ---
  func layoutViews() {
    ↓label.textColor = .red
// ---
  func makeTitleConstraints() {
    ↓label.textColor = .red
// ---
  func setupViewsAndConstraints() {
    label.textColor = .red
// ---
  func setupLayoutAndStyle() {
    label.textColor = .red
// ---
  func layoutSubviews() {
    label.textColor = .red
// ---
  func viewDidLayoutSubviews() {
    label.textColor = .red
// ---
  func setupViews() {
    label.textColor = .red
// ---
  func performLayout() {
    label.textColor = .red
// ---
  func createCollectionViewLayout() {
    label.textColor = .red
// ---
// options: {layout_functions: [place*]}
  func placeViews() {
    ↓label.textColor = .red
// ---
  func setupConstraints() {
    label.textColor = .red

// around:

// case: a callback in a function that only lays out may configure views
class PlayerView: UIView {
  let label = UILabel()
  func setupConstraints() {
    button.onTap = { self.label.textColor = .red }
  }
}

// around:
func show() {
addSubview(label)
…
}

// case: options add members to appearance and remove them
label.theme = .dark
↓label.font = .bold
// ---
// options: {appearance_members: [theme]}
↓label.theme = .dark
label.font = .bold
// ---
// options: {neutral_members: [font]}
label.theme = .dark
label.font = .bold
// ---
// options: {appearance_members: [theme]}
↓label.theme = .dark

// around:
class A {
func layoutViews() {
…
}
}

// case: a configured member is found in a file without layout words
scoreLabel.theme = .dark
// ---
// options: {appearance_members: [theme]}
↓scoreLabel.theme = .dark

// around:
func show() {
addSubview(label)
…
}

// case: data, state and geometry-dependent values are silent
// lines:
label.text = x
label.attributedText = x
label.isHidden = x
label.alpha = x
label.isEnabled = x
label.layer.cornerRadius = x
label.layer.mask = x
label.layer.shadowPath = x
label.contentInset = x
label.isUserInteractionEnabled = x
label.delegate = x
label.axis = x
label.translatesAutoresizingMaskIntoConstraints = x
label.tag = x
label.accessibilityIdentifier = x

// around:

// case: what shows a state or data may change behind the layout
class A: UIView {
  let label = UILabel()
  var isLeading = true {
    didSet {
      addSubview(label)
      label.textAlignment = .left
    }
  }
}
// ---
class A: UIView {
  let label = UILabel()
  var isLeading = true {
    willSet {
      addSubview(label)
      label.textAlignment = .left
    }
  }
}
// ---
func show() {
  if isLeading {
    stack.addArrangedSubview(label)
    label.textAlignment = .left
  } else {
    stack.insertArrangedSubview(label, at: 0)
    label.textAlignment = .right
  }
}
// ---
func show() {
  if isLeading {
    addSubview(label)
    ↓label.textAlignment = .left
  } else {
    addSubview(icon)
    icon.tintColor = .red
  }
}
// ---
func layoutLabel(with style: Style) {
  addSubview(label)
  label.textAlignment = style.alignment
  let badge = UILabel()
  addSubview(badge)
  ↓badge.textAlignment = style.alignment
}

// case: what an attributed text replaces is set behind it, and a view with a place may get another one
func show() {
  addSubview(label)
  label.attributedText = text
  label.textAlignment = .center
  label.lineBreakMode = .byClipping
  ↓label.backgroundColor = .red
}
// ---
func show() {
  label.snp.«make→remake»Constraints { $0.height.equalTo(8) }
  ↓label.textColor = .red
}

// case: methods named like those of a button hand in data unless they name a state
// lines:
func show() { addSubview(label); label.setTitle(song.title) }
func show() { addSubview(label); label.setImage(with: url) }
func show() { addSubview(label); label.kf.setImage(with: url) }
func show() { addSubview(label); label.setTitle("Play", for: .normal) }
func show() { addSubview(label); ↓label.setTitleColor(.red, for: .normal) }
func show() { addSubview(label); ↓label.setImage(play, forSegmentAt: 0) }

// case: a local named like a container is not one
class A: UIViewController {
  func show() {
    let view = UIView()
    self.view.addSubview(view)
    ↓view.backgroundColor = .red
    self.view.backgroundColor = .red
  }
}

// case: a local that is only constrained is a view
class A: UIView {
  func setupConstraints() {
    guard let badge = make() else { return }
    ↓badge.backgroundColor = .clear
    badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// case: an inner view is distinct from the view that was added
func show() {
  addSubview(preview)
  preview.imageView.image = .play
  addSubview(playButton)
  ↓playButton.imageView?.contentMode = .center
}

// around:
class A: UIView {
…
}

// case: layout in a function named for appearance is reported once
let label = UILabel()
func styleViews() {
  label.textColor = .red
  addSubview(↓label)
  label.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
// ---
let label = UILabel()
func setupAppearance() {
  label.textColor = .red
  addSubview(↓label)
  label.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
// ---
let label = UILabel()
func applyTheme() {
  label.textColor = .red
  addSubview(↓label)
  label.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
// ---
let label = UILabel()
func configureStyle() {
  label.textColor = .red
  addSubview(↓label)
  label.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
// ---
let label = UILabel()
func styleTitleLabel() {
  label.textColor = .red
  addSubview(↓label)
  label.topAnchor.constraint(equalTo: topAnchor).isActive = true
}

// case: names that say more, or something else, are silent
let label = UILabel()
func styleAndLayoutViews() { addSubview(label) }
// ---
let label = UILabel()
func style() { addSubview(label) }
// ---
let label = UILabel()
func stylesheet() { addSubview(label) }
// ---
let label = UILabel()
func setupViews() { addSubview(label) }
// ---
let label = UILabel()
func applyStylesheet() { addSubview(label) }

// case: callbacks, views that are passed in, and the view's own size are silent there
let label = UILabel()
func applyTheme(to badge: UIView) {
  addSubview(badge)
  heightAnchor.constraint(equalToConstant: 4).isActive = true
  button.onTap = { self.addSubview(self.label) }
}

// case: each kind of work belongs in the functions that the options name
// options: {constraints_only_in: [setUpConstraints, pin*], additions_only_in: [setUpViews], configuration_only_in: [style*, render]}
let label = UILabel()
func setUpViews() { addSubview(label) }
func setUpConstraints() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func pinLabel() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func styleAll() { label.textColor = .red }
func render(text: String) { label.textColor = .red }
func show() { label.text = "" }
func move() { label.snp.updateConstraints { $0.top.equalToSuperview().offset(8) } }
// ---
let label = UILabel()
init() {
  super.init(frame: .zero)
  addSubview(↓label)
}
func setUpViews() { ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true }
func setUp() { heightAnchor.constraint(equalToConstant: 4).isActive = true }
func setUpConstraints() { addSubview(↓label) }
func show() { ↓label.textColor = .red }
func move() { ↓label.snp.remakeConstraints { $0.top.equalToSuperview().offset(8) } }

// case: a function gets one finding for the same statements
// options: {constraints_only_in: [setUpConstraints, pin*], additions_only_in: [setUpViews], configuration_only_in: [style*, render]}
let label = UILabel()
func setUpViews() { addSubview(label); ↓label.textColor = .red }
func styleAll() { addSubview(↓label); label.textColor = .red }
// ---
// options: {constraints_only_in: [setUpConstraints]}
let label = UILabel()
func setUpViews() {
  ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  label.textColor = .red
}
func show() {
  addSubview(label)
  ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  ↓label.textColor = .red
}
func applyTheme() {
  addSubview(↓label)
  label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  label.textColor = .red
}

// around:

// case: the helpers that extensions of UIKit's views declare are silent
// options: {constraints_only_in: [setUpConstraints, pin*], additions_only_in: [setUpViews], configuration_only_in: [style*, render]}
extension UIView {
  func pinned(_ view: UIView) {
    addSubview(view)
    view.topAnchor.constraint(equalTo: topAnchor).isActive = true
    topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}

// case: configuration after adding or constraining a view is reported
import Stevia
class LoginView: UIView {
  func setUp() {
    email.textColor = .red
    subviews(email, card.subviews(title))
    ↓title.textColor = .red
  }
  func setUpRows() {
    layout(8, |-login-|, 8)
    ↓login.backgroundColor = .red
  }
  func setUpChains() {
    login.top(8).left(8)
    ↓login.backgroundColor = .red
  }
  func setUpCard() {
    subviews { login }
    login.style { $0.backgroundColor = .red }
  }
}

// case: configuration inside and after a flex container's closure is reported
class LoginView: UIView {
  func setUp() {
    root.flex.define { flex in
      flex.addItem(title).backgroundColor(.red)
      ↓title.textColor = .red
      flex.addItem().backgroundColor(.red).cornerRadius(4).border(1, .red)
      flex.backgroundColor(.red)
    }
  }
  func setUpBefore() {
    title.textColor = .red
    root.flex.backgroundColor(.red).define { $0.addItem(title) }
    root.backgroundColor = .red
  }
  func setUpAfter() {
    root.flex.define { $0.addItem(title) }
    ↓title.textColor = .red
  }
  func layoutSubviews() {
    title.pin.top(8)
    title.textColor = .red
  }
}

// case: config_in_layout reads comparisons and attributes
class A: UIView {
  func setUp() {
    label.topAnchor == topAnchor
    ↓label.textColor = .red
  }
  func tearUp() {
    constrain(label, button) { l, b in l.top == b.top; ↓label.font = .bold }
    button.tintColor = .red
  }
  func cheerUp() {
    constrain(label, button) { l, b in l.top == b.top }
    button.tintColor = .red
    ↓label.textColor = .red
  }
  func messUp() {
    label.easy.layout(Top())
    ↓label.textColor = .red
  }
}

// case: config_in_layout: stacks, closures and the view itself
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() { let row = UIStackView(arrangedSubviews: [a, b]); ↓a.textColor = .red } }
// ---
// options: {additions_only_in: [setUpViews]}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private lazy var row: UIStackView = { UIStackView(arrangedSubviews: [↓a, b]) }() }
// ---
// options: {}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
private lazy var row: UIStackView = { UIStackView(arrangedSubviews: [a, b]) }() }
// ---
// options: {own_view: true}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() { addSubview(a); ↓backgroundColor = .red } }
// ---
// options: {}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() { addSubview(a); backgroundColor = .red } }
// ---
// options: {own_view: true}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() { backgroundColor = .red } }
// ---
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() { addSubview(a); ↓self.backgroundColor = .red } }
// ---
// options: {}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() { addSubview(a); self.backgroundColor = .red } }
// ---
// options: {own_view: true}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() { self.backgroundColor = .red } }
// ---
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() { addSubview(a); ↓layer.borderColor = .red } }
// ---
// options: {}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() { addSubview(a); layer.borderColor = .red } }
// ---
// options: {own_view: true}
final class A: UIView { private let a = UILabel(); private let b = UILabel()
func setup() { layer.borderColor = .red } }

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: a view created with a frame, configured and added is clean, however often
label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
label.font = x
self.addSubview(label)
label.text = y
label.sizeToFit()
label = UILabel(frame: CGRect(x: 0, y: 0, width: w, height: h))
label.textColor = z
self.addSubview(label)

// case: configuration after adding the view is reported
label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
self.addSubview(label)
↓label.textColor = z

// around:
final class Hud: UIView {
  private var label: UILabel?
  func show() {
    if label == nil {
…
  }
}

// case: a view that is made where it is missing cannot be configured before
      prepare()
      addSubview(label!)
    }
    ↓label?.textColor = color

// around:

// case: a view that is made where it is missing cannot be configured before
final class Hud: UIView {
  private var label: UILabel?
  func show() {
    if label == nil {
      «prepare()→label = UILabel()»
      addSubview(label!)
    }
    ↓label?.textColor = color
  }
}

// around:
final class Hud: UIView {
  private var label: UILabel?
  func show() {
    if label == nil {
…
  }
}

// case: a view that is made where it is missing cannot be configured before
      label = UILabel()
      addSubview(label!)
      ↓label?.textColor = color
    }

// around:
final class CardView: UIView {
  private let button = UIButton()
  func setUp() {
    addSubview(button)
…
  }
}

// case: titles and placeholders are data, and what clips to round corners follows from them
    button.layer.cornerRadius = 0
    ↓button.setTitleColor(.red, for: .normal)

// around:

// case: titles and placeholders are data, and what clips to round corners follows from them
final class CardView: UIView {
  private let button = UIButton()
  func setUp() {
    addSubview(button)
    button.layer.cornerRadius = 0
    ↓«button.setTitleColor(.red, for: .normal)→button.setTitle(title, for: .normal)»
  }
}
// ---
final class CardView: UIView {
  private let button = UIButton()
  func setUp() {
    addSubview(button)
    button.layer.cornerRadius = 0
    ↓button.«setTitleColor(.red, for: .normal)→placeholder = hint»
  }
}
// ---
final class CardView: UIView {
  private let button = UIButton()
  func setUp() {
    addSubview(button)
    button.layer.cornerRadius = 0
    ↓«button.setTitleColor(→button.clipsToBounds = (».red, for: .normal)
  }
}

// around:
final class CardView: UIView {
  private let button = UIButton()
  func setUp() {
    addSubview(button)
…
  }
}

// case: titles and placeholders are data, and what clips to round corners follows from them
    other.layer.cornerRadius = 8
    ↓button.clipsToBounds = true

// around:

// case: constraints that are updated were made before
final class CardView: UIView {
  private let button = UIButton()
  func show() {
    button.snp.makeConstraints { $0.width.equalTo(8) }
    ↓button.tintColor = color
  }
}
// ---
final class CardView: UIView {
  private let button = UIButton()
  func show() {
    button.snp.«makeConstraints→updateConstraints» { $0.width.equalTo(8) }
    ↓button.tintColor = color
  }
}

// case: an image in a variable is data, as a text is
final class IconView: UIView {
  private let icon = UIImageView()
  func setup() {
    addSubview(icon)
    ↓icon.image = UIImage(named: "star")
  }
}
// ---
final class IconView: UIView {
  private let icon = UIImageView()
  func setup() {
    addSubview(icon)
    ↓icon.image = «UIImage(named: "star")→model?.image»
  }
}
// ---
final class IconView: UIView {
  private let icon = UIImageView()
  func setup() {
    addSubview(icon)
    ↓icon.image «= UIImage(named: "star")→= badge»
  }
}

// case: config_in_layout reads the calls and their closures as layout
class CardView: UIView {
  let icon = UIImageView.newAutoLayout()
  func setUp() {
    icon.autoCenterInSuperview()
    ↓icon.backgroundColor = .red
  }
  func place() {
    NSLayoutConstraint.autoSetPriority(.defaultLow) {
      ↓icon.backgroundColor = .red
      icon.autoSetDimension(.height, toSize: 44)
    }
  }
  func fill() {
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[icon]|", views: ["icon": icon]))
    ↓icon.backgroundColor = .red
  }
}

// around:
…
  }
}

// case: it may be configured where it is constrained
class A: BaseController<PlayerView> {
  func setup() {
    rootView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    rootView.backgroundColor = .red
// ---
class A: BaseController {
  func setup() {
    rootView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    ↓rootView.backgroundColor = .red

// around:
class A: UIView {
let label = UILabel()
func setUp() {
addSubview(label)
…
}
}

// case: a style after layout is reported, as configuration is
// options: {style_calls: [UIStyle.*, Style.apply, stylize]}
UIStyle.title(↓label)
// ---
// options: {}
UIStyle.title(label)
// ---
// options: {style_calls: [UIStyle.*, Style.apply, stylize]}
Style.apply(to: ↓label)
// ---
// options: {}
Style.apply(to: label)
// ---
// options: {style_calls: [UIStyle.*, Style.apply, stylize]}
stylize(↓label)
// ---
// options: {}
stylize(label)
// ---
// options: {style_calls: [UIStyle.*, Style.apply, stylize]}
self.stylize(↓label)
// ---
// options: {}
self.stylize(label)
// ---
// options: {style_calls: [UIStyle.*, Style.apply, stylize]}
stylize([↓label, icon])
// ---
// options: {}
stylize([label, icon])
// ---
// options: {style_calls: [UIStyle.*, Style.apply, stylize]}
UIStyle.title(↓self.label, size: 3)
// ---
// options: {}
UIStyle.title(self.label, size: 3)

// around:
class A: UIView {
let label = UILabel()
func setUp() {
…
}
}

// case: styles before layout and other calls are silent
// options: {style_calls: [UIStyle.*, Style.apply, stylize]}
UIStyle.title(label)
addSubview(label)
// ---
addSubview(label)
Other.title(label)
// ---
addSubview(label)
UIStyle.title(icon)
// ---
addSubview(label)
UIStyle.title(label.text)
// ---
addSubview(label)
UIStyle.title("label")
// ---
addSubview(label)
x.UIStyle.title(label)

// around:
class A: UIView {
let label = UILabel()
…
}
}

// case: a style in a function for layout, and in one that is not for configuration
// options: {style_calls: [UIStyle.*, Style.apply, stylize]}
func setupConstraints() {
UIStyle.title(↓label)
// ---
// options: {style_calls: [UIStyle.*], configuration_only_in: [style*]}
func setUp() {
UIStyle.title(↓label)
// ---
func styleViews() {
UIStyle.title(label)

// around:

// case: the message names the style
// options: {style_calls: [UIStyle.*, Style.apply, stylize]}
class A: UIView {
func f() {
addSubview(label)
UIStyle.title(↓label)
}
}
// says: `title` styles `label` after the view was added or constrained

// around:

// case: mutually exclusive branches
func show(_ isError: Bool) {
  if isError {
    addSubview(errorLabel)
  } else {
    errorLabel.textColor = .gray
  }
}

// case: the code's own view
func setUpViews() {
  contentView.addSubview(titleLabel)
  contentView.backgroundColor = .white
  backgroundColor = .white
}

// case: a view with a frame, configured, then added
override func performLayout() {
  heartButton = KTButton(topInset: 13, leftInset: 14, width: 24, height: 22)
  heartButton.setImage(.heart, for: .normal)
  self.addSubview(heartButton)
}

// case: a color between constraints
func setUp() {
  titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
  ↓titleLabel.textColor = .black
}

// case: layout in a function named for appearance
class PlayerView: UIView {
  let titleLabel = UILabel()

  func applyTheme() {
    titleLabel.textColor = .black
    addSubview(↓titleLabel)
  }
}

// around:

// case: data and state are not appearance
private func setupTitleLabel() {
  addSubview(titleLabel)
  titleLabel.text = "Title"
  titleLabel.isHidden = true
}

// case: inside a constraint closure
func setUp() {
  titleLabel.snp.makeConstraints { make in
    make.top.equalToSuperview()
    ↓titleLabel.textColor = .black
  }
}

// around:

// case: in a function named for layout
class PlayerView: UIView {
  let titleLabel = UILabel()

  func setupConstraints() {
    ↓titleLabel.numberOfLines = 0
    titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// around:

// case: a closure that sets its receiver up is part of the statement around it
func show() {
  addSubview(label)
  label.do { ↓$0.textColor = .red }
  self.contentView.addSubview(icon)
  icon.then { view in
    view.accessibilityIdentifier = "icon"
    view.contentMode = .center
  }
  stack.addArrangedSubview(button)
  self.button?.with {
    $0.setTitleColor(.red, for: .normal)
    $0.setImage(.play, for: .normal)
  }
}
// says: `textColor` of `label` is set after the view was added or constrained; so are `icon`, `button`
// advice: configure `label`, `icon`, `button` first, then add and constrain

// case: a closure that sets its receiver up before the layout, or to be added, or later, is silent
func show() {
  label.do { $0.textColor = .red }
  addSubview(label)
  addSubview(icon.then { $0.contentMode = .center })
  let line = UIView().then { $0.backgroundColor = .red }
  addSubview(line)
  addSubview(button)
  button.onTap { $0.tintColor = .red }
  button.load().then { $0.tintColor = .red }
  button.do {
    if isWide { $0.tintColor = .red }
    $0.text = "Play"
  }
}
// ---
func show() {
  addSubview(label)
  «other.»label.do { ↓$0.textColor = .red }
}
// ---
func show() {
  addSubview(label)
  label.«do→onTap» { ↓$0.textColor = .red }
}

// case: only what runs with the layout counts in a function for layout
class A: UIView {
  let label = UILabel()
  func setupConstraints() {
    label.do { ↓$0.textColor = .red }
    label.onTap { $0.textColor = .red }
  }
}

// case: how a button looks is said in its configuration, too
func show() {
  addSubview(playButton)
  ↓playButton.configuration = .filled()
  playButton.configuration?.baseBackgroundColor = .red
  playButton.configuration?.background.strokeColor = .red
  playButton.configuration?.cornerStyle = .capsule
}
// says: `configuration` of `playButton` is set after the view was added or constrained
// ---
func show() {
  addSubview(playButton)
  ↓playButton.configuration?.background.backgroundColor = .red
}

// case: the text and the padding of a button's configuration, one that a variable holds, and those of other views
func show() {
  addSubview(playButton)
  playButton.configuration?.title = "Play"
  playButton.configuration?.image = song.icon
  playButton.configuration?.imagePadding = 8
  playButton.configuration = configuration
  addSubview(webView)
  webView.configuration = .default
  webView.configuration.mediaStyle = .none
}
