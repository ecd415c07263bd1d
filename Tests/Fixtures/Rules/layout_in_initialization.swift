// What layout_in_initialization finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  lazy var card: UIView = {
    let card = UIView()
    …
    return card
  }()
}

// case: layout that reaches other views is reported
// lines:
self.addSubview(↓card)
view.addSubview(↓card)
stack.addArrangedSubview(↓card)
↓card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
↓view.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
NSLayoutConstraint.activate([↓titleLabel.widthAnchor.constraint(equalToConstant: 1)])
card.snp.makeConstraints { ↓$0.top.equalTo(self.snp.top) }
↓titleLabel.frame = .zero
card.frame.size.width = self.↓bounds.width

// case: layout within the view is silent
// lines:
card.translatesAutoresizingMaskIntoConstraints = false
card.addSubview(titleLabel)
// ---
card.addSubview(titleLabel)
titleLabel.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
// ---
let inner = UIView()
card.addSubview(inner)
inner.frame = card.bounds
// ---
// lines:
card.heightAnchor.constraint(equalToConstant: 44).isActive = true
card.widthAnchor.constraint(equalTo: card.heightAnchor).isActive = true
card.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
card.frame«.size.width = self.↓bounds.width→ = UIScreen.main.bounds»

// case: an option decides about the view's own size
// options: {allow_own_size: false}
// lines:
↓card.heightAnchor.constraint(equalToConstant: 44).isActive = true
card.addSubview(titleLabel)

// around:

// case: a property has one finding; properties without a view are silent
class PlayerView: UIView {
  lazy var card: UIView = {
    let card = UIView()
    addSubview(↓card)
    card.topAnchor.constraint(equalTo: topAnchor).isActive = true
    return card
  }()
  lazy var top = titleLabel.topAnchor.constraint(equalTo: view.topAnchor)
  lazy var all: [NSLayoutConstraint] = [titleLabel.topAnchor.constraint(equalTo: view.topAnchor)]
  func card2() { addSubview(card) }
}

// around:
class PlayerView: UIView {
  lazy var card: UIView = {
    let card = UIView()
    …
    return card
  }()
}

// case: callbacks in an initial value are silent
// lines:
card.onTap = { [weak self] in self?.addSubview(other) }
views.forEach { addSubview(↓$0) }

// around:

// case: callbacks in an initial value are silent
class PlayerView: UIView {
  lazy var button = UIButton(primaryAction: UIAction { _ in self.panel.frame.origin.y = 3 })
  lazy var label = UILabel().then { addSubview(↓$0) }
}

// around:
class PlayerView: UIView {
  lazy var card: UIView = {
    let card = UIView()
    …
    return card
  }()
}

// case: arranged subviews belong to their stack
let stack = UIStackView(arrangedSubviews: [titleLabel])
    card.addSubview(stack)
    titleLabel.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
// ---
card.snp.makeConstraints { ↓$0.edges.equalToSuperview() }

// case: reading another view's size is layout, reading the screen's is not
// lines:
card.frame.size.width = tableView.↓frame.width
card.frame.size.width = «UIScreen.main.»↓bounds.width
card.frame.size.width = «↓bounds.width→card.bounds.height»
card.layer.path = UIBezierPath(ovalIn: bounds).cgPath
card.onTap = { self.other.frame = self.bounds }
card.table = UITableView(frame: bounds, style: .plain)
card.table = UITableView(frame: ↓bounds)

// around:

// case: layout guides count; a property that stores a constraint may lay out
class PlayerView: UIView {
  lazy var guide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    ↓guide.topAnchor.constraint(equalTo: topAnchor).isActive = true
    return guide
  }()
  lazy var top: NSLayoutConstraint = {
    titleLabel.topAnchor.constraint(equalTo: topAnchor)
  }()
}

// around:
class PlayerView: UIView {
  lazy var card: UIView = {
    let card = UIView()
    …
    return card
  }()
}

// case: the frames of the view's own subviews are as allowed as their constraints
titleLabel.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    card.addSubview(titleLabel)
// ---
iconView.frame = titleLabel.frame
    titleLabel.addSubview(iconView)
    card.addSubview(self.titleLabel)
// ---
card.addSubview(titleLabel)
    let line = UIView(frame: titleLabel.bounds)
    card.addSubview(line)
// ---
card.addSubview(titleLabel)
    card.addSubview(iconView)
    iconView.frame.origin.x = self.titleLabel.frame.maxX
// ---
let stack = UIStackView(arrangedSubviews: [titleLabel])
    titleLabel.frame.size.width = 8
    card.addSubview(stack)
// ---
↓titleLabel.frame = .zero
    other.addSubview(titleLabel)
// ---
card.addSubview(titleLabel)
    titleLabel.frame = iconView.↓frame
// ---
onTap = { card.addSubview(titleLabel) }
    ↓titleLabel.frame = rect

// around:

// case: frames and subviews in a view's initial value are reported
import Stevia
class LoginView: UIView {
  lazy var line: UIView = {
    let line = UIView()
    line.pin.height(1)
    line.height(1)
    line.flex.define { flex in flex.addItem(icon) }
    return line
  }()
  lazy var card: UIView = {
    let card = UIView()
    subviews(↓card)
    return card
  }()
  lazy var icon: UIView = {
    let icon = UIView()
    icon.↓top(8).left(8)
    return icon
  }()
  lazy var other: UIView = {
    let other = UIView()
    ↓root.pin.top(8)
    return other
  }()
}

// case: an initial value may set its own frame, but not derive it from its neighbours
class BadgeView: UIView {
  let label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
  lazy var title: UILabel = {
    let title = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
    return title
  }()
  lazy var icon: UIImageView = UIImageView(origin: label.↓bottomLeftPoint(), width: 284, height: 32)
  lazy var dot: UIView = UIView(leftInset: 0, width: label.↓frame.width, height: 32)
}

// case: a view that a method of the project makes of another one contains it
final class CardView: UIView {
  let label = UILabel()
  lazy var wrapper: UIView = {
    let wrapper = Wrapper()
    ↓label.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor).isActive = true
    return wrapper
  }()
}
// ---
final class CardView: UIView {
  let label = UILabel()
  lazy var wrapper: UIView = {
    «let wrapper = Wrapper()→let wrapper = label.wrapped(in: 8)»
    ↓label.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor).isActive = true
    return wrapper
  }()
}
// ---
final class CardView: UIView {
  let label = UILabel()
  lazy var wrapper: UIView = {
    let wrapper «= Wrapper()→= self.label.wrapped()»
    ↓label.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor).isActive = true
    return wrapper
  }()
}

// case: layout_in_initialization allows a view's own size, but no edges
import TinyConstraints
class CardView: UIView {
  let icon: UIImageView = {
    let icon = UIImageView()
    icon.autoSetDimensions(to: CGSize(width: 44, height: 44))
    icon.height(44)
    return icon
  }()
  lazy var label: UILabel = {
    let label = UILabel()
    ↓label.edgesToSuperview()
    return label
  }()
}

// case: layout_in_initialization names the view and not its container
class PlayerView: UIView {
  let label = UILabel()
  lazy var icon: UIImageView = {
    let icon = UIImageView()
    ↓bottomAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    return icon
  }()
}
// says: the initial value of `icon` constrains `label`, which is layout

// around:

// case: a stack of its own subviews, with its own height
class PlayerCell: UITableViewCell {
  private lazy var stack: UIStackView = {
    let stack = UIStackView()
    stack.addArrangedSubview(titleLabel)
    stack.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return stack
  }()
}

// case: a frame taken from another view
class PlayerViewController: UIViewController {
  private lazy var tableView: UITableView = {
    let table = UITableView(frame: view.↓bounds)
    return table
  }()
}

// around:

// case: a constraint to the outside
class PlayerView: UIView {
  private lazy var titleLabel: UILabel = {
    let label = UILabel()
    ↓label.topAnchor.constraint(equalTo: self.topAnchor).isActive = true
    return label
  }()
}
