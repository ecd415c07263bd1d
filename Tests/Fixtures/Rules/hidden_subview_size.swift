// What hidden_subview_size finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
import TinyConstraints

class PlayerView: UIView {
  private let stack = UIStackView()
  private let badge = UIImageView()

  func setUp() {
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
…
  }

  func update(isNew: Bool) {
    badge.isHidden = !isNew
  }
}

// case: a required length along the axis is reported in each dialect
// lines:
    ↓badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
    ↓badge.heightAnchor.constraint(greaterThanOrEqualToConstant: 8).isActive = true
    badge.snp.makeConstraints { ↓$0.size.equalTo(8) }
    ↓badge.autoSetDimension(.height, toSize: 8)
    ↓badge.heightAnchor == 8
    ↓badge.height(8)
    badge.easy.layout(↓Height(8))

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let badge = UIImageView()

  func setUp() {
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
…
  }

  func update(isNew: Bool) {
    badge.isHidden = !isNew
  }
}

// case: what gives way, or does not hold along the axis, is silent
// lines:
    badge.heightAnchor.constraint(equalToConstant: 0).isActive = true
    badge.heightAnchor.constraint(lessThanOrEqualToConstant: 8).isActive = true
    badge.widthAnchor.constraint(equalToConstant: 8).isActive = true
    badge.snp.makeConstraints { $0.height.equalTo(8).priority(.high) }
    badge.heightAnchor.constraint(equalTo: widthAnchor).isActive = true
    badge.snp.makeConstraints { height = $0.height.equalTo(8).constraint }
// ---
    stack.removeArrangedSubview(badge)
badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
// ---
    place(badge)
badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
// ---
    badge.snp.makeConstraints { $0.height.equalTo(isNew ? 8 : 0) }
// ---
    badge.snp.makeConstraints { $0.height.equalTo(8) }
badge.snp.updateConstraints { $0.height.equalTo(0) }
// ---
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
badge.heightAnchor.constraint(equalToConstant: 8).isActive = true

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let badge = UIImageView()

  func setUp() {
…
}
  }

  func update(isNew: Bool) {
    badge.isHidden = !isNew
  }
}

// case: a fixed chain inside of the view is a length
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
    badge.addSubview(title)
title.snp.makeConstraints {
  $0.top.equalTo(badge).offset(8)
  $0.bottom.equalTo(badge).offset(-8)
  ↓$0.height.equalTo(20)
// ---
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
    badge.addSubview(title)
title.snp.makeConstraints {
  $0.top.equalTo(badge).offset(8)
  $0.bottom.equalTo(badge).offset(-8)
  $0.height.lessThanOrEqualTo(20)
// ---
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
    badge.addSubview(title)
title.snp.makeConstraints {
  $0.top.equalTo(badge).offset(8)
  $0.bottom.equalTo(badge).offset(-8).priority(.high)
  $0.height.equalTo(20)
// ---
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
    badge.addSubview(title)
title.snp.makeConstraints {
  $0.leading.equalTo(badge).offset(8)
  $0.bottom.equalTo(badge).offset(-8)
  $0.height.equalTo(20)
// ---
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
    badge.addSubview(title)
title.snp.makeConstraints {
  $0.top.equalTo(badge).offset(8)
  $0.bottom.equalTo(badge).offset(-8)
  $0.height.equalTo(size)
// ---
    stack.axis = .horizontal
    stack.addArrangedSubview(badge)
    badge.addSubview(title)
title.snp.makeConstraints {
  $0.top.equalTo(badge).offset(8)
  $0.bottom.equalTo(badge).offset(-8)
  $0.height.equalTo(20)

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let badge = UIImageView()

  func setUp() {
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
…
func update(isNew: Bool) {
    badge.isHidden = !isNew
  }
}

// case: a length from a property is silent where the property may be 0
    badge.snp.makeConstraints { ↓$0.height.equalTo(badgeHeight) }
  }

  var badgeHeight: CGFloat { size.height }
// ---
    badge.snp.makeConstraints { $0.height.equalTo(badgeHeight) }
  }

  var badgeHeight: CGFloat { isNew ? 8 : 0 }

// around:

// case: a method of the project that sets the view up does not hide the size
class PlayerView: UIView {
  private let stack = UIStackView()
  private let badge = UIImageView()

  func setUp() {
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
    badge.setTint(.red)
↓badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
  }

  func update(isNew: Bool) {
    badge.isHidden = !isNew
  }
}

// around:
class PlayerView: UIView {
…
  }

  func update(isNew: Bool) {
    badge.isHidden = !isNew
  }
}

// case: a stack may be set up in a closure
  private let stack: UIStackView = UIStackView().then { $0.axis = .vertical }
  private let badge = UIImageView()

  func setUp() {
    stack.addArrangedSubview(badge)
    ↓badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
// ---
  private let stack: UIStackView = UIStackView().then { $0.axis = axis }
  private let badge = UIImageView()

  func setUp() {
    stack.addArrangedSubview(badge)
    badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
// ---
  private let stack: UIStackView = UIStackView().then { $0.setUp() }
  private let badge = UIImageView()

  func setUp() {
    stack.addArrangedSubview(badge)
    badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
// ---
  private let stack: UIStackView = UIStackView().then { stack in stack.axis = .vertical; stack.spacing = 8 }
  private let badge = UIImageView()

  func setUp() {
    stack.addArrangedSubview(badge)
    ↓badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
// ---
  private let stack: UIStackView = UIStackView().then { stack in stack.axis = axis; stack.spacing = 8 }
  private let badge = UIImageView()

  func setUp() {
    stack.addArrangedSubview(badge)
    badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
// ---
  private let stack: UIStackView = UIStackView().then { stack in stack.setUp(); stack.spacing = 8 }
  private let badge = UIImageView()

  func setUp() {
    stack.addArrangedSubview(badge)
    badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
// ---
  private let stack: UIStackView = { $0.axis = .vertical; return $0 }(UIStackView())
  private let badge = UIImageView()

  func setUp() {
    stack.addArrangedSubview(badge)
    ↓badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
// ---
  private let stack: UIStackView = { $0.axis = axis; return $0 }(UIStackView())
  private let badge = UIImageView()

  func setUp() {
    stack.addArrangedSubview(badge)
    badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
// ---
  private let stack: UIStackView = { $0.setUp(); return $0 }(UIStackView())
  private let badge = UIImageView()

  func setUp() {
    stack.addArrangedSubview(badge)
    badge.heightAnchor.constraint(equalToConstant: 8).isActive = true

// around:

// case: a view that is never hidden, or shown only, is silent
class PlayerView: UIView {
  private let stack = UIStackView()
  private let badge = UIImageView()

  func setUp() {
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
    badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
  }

  func update(isNew: Bool) {
    
  }
}
// ---
class PlayerView: UIView {
  private let stack = UIStackView()
  private let badge = UIImageView()

  func setUp() {
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
    badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
  }

  func update(isNew: Bool) {
    badge.isHidden = false
  }
}
// ---
class PlayerView: UIView {
  private let stack = UIStackView()
  private let badge = UIImageView()

  func setUp() {
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
    badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
  }

  func update(isNew: Bool) {
    stack.isHidden = isNew
  }
}

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let badge = UIImageView()

  func setUp() {
…
  }

  func update(isNew: Bool) {
    badge.isHidden = !isNew
  }
}

// case: the axis is the stack's
    stack.axis = .horizontal
    stack.addArrangedSubview(badge)
    badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
// ---
    stack.axis = .horizontal
    stack.addArrangedSubview(badge)
    ↓badge.widthAnchor.constraint(equalToConstant: 8).isActive = true
// ---
    stack.axis = preferred
    stack.addArrangedSubview(badge)
    badge.widthAnchor.constraint(equalToConstant: 8).isActive = true

// around:

// case: views of one stack are one finding, whose message says what contradicts
class PlayerView: UIView {
  private let stack = UIStackView()
  private let badge = UIImageView()
  private let line = UIView()

  func setUp() {
    stack.axis = .vertical
    [badge, line].forEach { stack.addArrangedSubview($0) }
    ↓badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    badge.isHidden = true
    line.isHidden = isFirst
  }
}
// says: while `badge` is hidden, `stack` makes it 0 points high, which contradicts this required `height`: UIKit breaks one of the two constraints, and logs it; 1 more like it in this block
// advice: give the `height` a priority of 999
// becomes: unsafe
class PlayerView: UIView {
  private let stack = UIStackView()
  private let badge = UIImageView()
  private let line = UIView()

  func setUp() {
    stack.axis = .vertical
    [badge, line].forEach { stack.addArrangedSubview($0) }
    let badgeHeight = badge.heightAnchor.constraint(equalToConstant: 8)
    badgeHeight.priority = UILayoutPriority(999)
    badgeHeight.isActive = true
    let lineHeight = line.heightAnchor.constraint(equalToConstant: 1)
    lineHeight.priority = UILayoutPriority(999)
    lineHeight.isActive = true
    badge.isHidden = true
    line.isHidden = isFirst
  }
}

// case: a length that is 0, or may be, while the view is hidden
class A: UIView {
  private let gap = UIView()
  private lazy var stack: UIStackView = { let stack = UIStackView(arrangedSubviews: [gap]); stack.axis = .vertical; return stack }()
  func show(_ isWide: Bool, _ length: CGFloat) {
    let height: CGFloat = isWide ? 8 : 16
    ↓gap.heightAnchor.constraint(equalToConstant: height).isActive = true
    gap.isHidden = !isWide
  }
}
// ---
class A: UIView {
  private let gap = UIView()
  private lazy var stack: UIStackView = { let stack = UIStackView(arrangedSubviews: [gap]); stack.axis = .vertical; return stack }()
  func show(_ isWide: Bool, _ length: CGFloat) {
    let height: CGFloat = isWide ? «8 : 16→8 : .zero»
    ↓gap.heightAnchor.constraint(equalToConstant: height).isActive = true
    gap.isHidden = !isWide
  }
}
// ---
class A: UIView {
  private let gap = UIView()
  private lazy var stack: UIStackView = { let stack = UIStackView(arrangedSubviews: [gap]); stack.axis = .vertical; return stack }()
  func show(_ isWide: Bool, _ length: CGFloat) {
    let height: CGFloat = isWide ? 8 : 16
    ↓gap.heightAnchor.constraint(«equalToConstant: height→equalToConstant: length»).isActive = true
    gap.isHidden = !isWide
  }
}

// around:
class A: UIView {
  let stack = UIStackView(), badge = UIView()
  func setup() {
    stack.axis = .vertical
    stack.addArrangedSubview(badge)
    …
  }
  func update() { badge.isHidden = true }
}

// case: the fix lowers the priority
badge.snp.makeConstraints { make in
      ↓make.height.equalTo(20)
    }
// becomes: unsafe
badge.snp.makeConstraints { make in
      make.height.equalTo(20).priority(999)
    }

// around:

// case: across the axis
class PlayerView: UIView {
  private let row = UIStackView()
  private let badge = UIView()

  func setUp() {
    row.addArrangedSubview(badge)
    badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }

  func update(isNew: Bool) {
    badge.isHidden = !isNew
  }
}

// case: both lengths in a row
class PlayerView: UIView {
  private let badge = UIImageView()
  private lazy var row = UIStackView(arrangedSubviews: [badge])

  func setUp() {
    badge.isHidden = true
    badge.snp.makeConstraints { make in
      ↓make.size.equalTo(20)
    }
  }
}

// around:
class TagsView: UIView {
  private let row = UIStackView(), icon = UIView(), label = UIView()

  func setUp() {
    row.axis = .horizontal
    [icon, label].forEach { row.addArrangedSubview($0) }
…
  }
}

// case: sizes and hiding in loops, and through RxCocoa
// lines:
[icon, label].forEach { ↓$0.widthAnchor.constraint(equalToConstant: 8).isActive = true }; icon.isHidden = isOn
[icon, label].forEach { view in view.snp.makeConstraints { ↓$0.width.equalTo(8) } }; label.isHidden = isOn
for view in [icon, label] { ↓view.widthAnchor.constraint(equalToConstant: 8).isActive = true }; icon.isHidden = isOn
icon.snp.makeConstraints { ↓$0.width.equalTo(8) }; [icon, label].forEach { $0.isHidden = isOn }
icon.snp.makeConstraints { ↓$0.width.equalTo(8) }; icon.rx.isHidden.onNext(isOn)
icon.snp.makeConstraints { ↓$0.width.equalTo(8) }; isOn.bind(to: icon.rx.isHidden).disposed(by: bag)
icon.snp.makeConstraints { $0.width.equalTo(8) }; icon.rx.isHidden.onNext(false)
[icon, label].forEach { $0.widthAnchor.constraint(equalToConstant: 8).isActive = true }; other.isHidden = isOn
[icon, label].forEach { $0.heightAnchor.constraint(equalToConstant: 8).isActive = true }; icon.isHidden = isOn
