// What inline_priority finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  var height: NSLayoutConstraint!

  func setup() {
    …
  }
}

// case: a number in place of a name is reported, however it is spelled
// lines:
label.setContentHuggingPriority(↓UILayoutPriority(rawValue: 251), for: .vertical)
label.setContentCompressionResistancePriority(↓.init(751), for: .vertical)
height.priority = ↓.init(750)
self.height.priority = ↓UILayoutPriority.init(rawValue: 750)
let size = systemLayoutSizeFitting(size, withHorizontalFittingPriority: ↓.init(1000), verticalFittingPriority: .fittingSizeLevel)
use(↓UILayoutPriority(1000 - 1))
height.withPriority(↓.init(999)).isActive = true
bottom.priority = ↓UILayoutPriority(999)
let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor).withPriority(↓UILayoutPriority(999))
let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor); bottom.priority = ↓.init(999)

// around:
…
  }
}

// case: every way of writing constraints is read

class PlayerView: UIView {
  let label = UILabel(), card = UIView()

  func setup() {
    label.snp.makeConstraints { make in make.top.equalToSuperview().priority(↓999) }
// ---

class PlayerView: UIView {
  let label = UILabel(), card = UIView()

  func setup() {
    label.snp.makeConstraints { $0.edges.equalToSuperview().inset(8).priority(↓ConstraintPriority(999)) }
// ---
import TinyConstraints
class PlayerView: UIView {
  let label = UILabel(), card = UIView()

  func setup() {
    label.top(to: card, priority: ↓.init(999))
// ---
import TinyConstraints
class PlayerView: UIView {
  let label = UILabel(), card = UIView()

  func setup() {
    label.setHugging(↓.init(999), for: .vertical)
// ---
import Anchorage
class PlayerView: UIView {
  let label = UILabel(), card = UIView()

  func setup() {
    label.topAnchor == card.topAnchor ~ ↓999
// ---
import Anchorage
class PlayerView: UIView {
  let label = UILabel(), card = UIView()

  func setup() {
    label.topAnchor == card.topAnchor ~ ↓.custom(999)
// ---
import Cartography
class PlayerView: UIView {
  let label = UILabel(), card = UIView()

  func setup() {
    constrain(label, card) { label, card in label.top == card.top ~ ↓UILayoutPriority(999) }
// ---
import EasyPeasy
class PlayerView: UIView {
  let label = UILabel(), card = UIView()

  func setup() {
    label.easy.layout(Top(8).with(↓.custom(999)), Height(8))
// ---
import PureLayout
class PlayerView: UIView {
  let label = UILabel(), card = UIView()

  func setup() {
    NSLayoutConstraint.autoSetPriority(↓UILayoutPriority(999)) { label.autoPinEdge(toSuperviewEdge: .top) }
// ---
import Stevia
class PlayerView: UIView {
  let label = UILabel(), card = UIView()

  func setup() {
    (label.Height == 44).priority = ↓.init(999)

// around:
class PlayerView: UIView {
  var height: NSLayoutConstraint!

  func setup() {
    …
  }
}

// case: names, computed values and the priorities of other things are silent
// lines:
height.priority = ↓999
height.priority = ↓«999→Constants.priority»
height.priority = ↓«999→priorities[0]»
height.priority = ↓«999→UILayoutPriority(rawValue: 251 + Float(index))»
height.priority = ↓«999→UILayoutPriority(Constants.priority)»
height.priority = ↓«999→priority(for: 1)»
height.priority = ↓«999→other.priority - 1»
label.setContentHuggingPriority(«↓UILayoutPriority(251)→.defaultLow», for: .vertical)
label.setContentHuggingPriority(«↓UILayoutPriority(251)→count > 1 ? .defaultLow : .required», for: .vertical)
operation.priority = 5
task.priority = 0.5
operation.priority = .init(5)
schedule(priority: 5)
label.snp.makeConstraints { $0.top.equalToSuperview().offset(8).priority(.high) }
label.snp.makeConstraints { $0.top.equalToSuperview().priority(priority) }
NSLayoutConstraint.constraints(withVisualFormat: "V:|-(8@high)-[label]", metrics: metrics, views: ["label": label])
// ---
// UILayoutPriority(999)
let text = "UILayoutPriority(999)"

// around:

// case: the declaration of a name is silent
extension UILayoutPriority {
  static let almostRequired = UILayoutPriority(999)
  static let hugging: UILayoutPriority = .init(251)
  static var low: UILayoutPriority { UILayoutPriority(1) }
  static func level(_ index: Int) -> UILayoutPriority { UILayoutPriority(rawValue: 500) }
}
enum Level {
  case low, high
  static var middle: UILayoutPriority { .init(rawValue: 500) }
  var priority: UILayoutPriority {
    switch self {
    case .low: return UILayoutPriority(1)
    case .high: return UILayoutPriority.required - 1
    }
  }
}
let almostRequired = UILayoutPriority(999)
class PlayerView: UIView {
  private let titlePriority = UILayoutPriority(rawValue: 751)
  var priority: UILayoutPriority = ↓UILayoutPriority(751)
  func setup() {
    let hugging = isWide ? UILayoutPriority(251) : .defaultLow
  }
  func pin(with priority: UILayoutPriority) { pin(with: ↓UILayoutPriority(2)) }
}

// around:
class PlayerView: UIView {
  var height: NSLayoutConstraint!

  func setup() {
    …
  }
}

// case: a name with an offset has no name, unless the option allows it
label.setContentHuggingPriority(↓.required - 1, for: .vertical)
// ---
// options: {offsets: false}
label.setContentHuggingPriority(.required - 1, for: .vertical)
// ---
// options: {}
use(↓UILayoutPriority(UILayoutPriority.required.rawValue - 1))
// ---
// options: {offsets: false}
use(UILayoutPriority(UILayoutPriority.required.rawValue - 1))
// ---
// options: {}
use(↓UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue + 1))
// ---
// options: {offsets: false}
use(UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue + 1))

// around:

// case: the advice names UIKit's own constants
func setup() {
  use(↓UILayoutPriority(1000), ↓UILayoutPriority(rawValue: 750.0), ↓UILayoutPriority(1))
}
// says: the priority `UILayoutPriority(1000)` is a number in place of a name
// advice: use the name for it, such as `.required`
// says: the priority `UILayoutPriority(rawValue: 750.0)` is a number in place of a name
// advice: use the name for it, such as `.defaultHigh`
// says: the priority `UILayoutPriority(1)` is a number in place of a name
// advice: name it once, as in `extension UILayoutPriority { static let almostRequired = UILayoutPriority(999) }`

// around:

// case: a priority that is computed
for (index, label) in labels.enumerated() {
  label.setContentHuggingPriority(UILayoutPriority(Float(251 + index)), for: .vertical)
}

// around:

// case: an offset
func setupView() {
  let height = heightAnchor.constraint(equalToConstant: 64)
  height.priority = ↓.required - 1
  height.isActive = true
}
