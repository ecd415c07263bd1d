// What conflicting_constraints finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let gap: CGFloat = 8
  private let a = UIView()
  private let b = UIView()
  private let x = UIView()
  func setUp() {
  …
  }
}

// case: two places of one edge are reported in each dialect
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: gap).isActive = true
// ---
NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: x, attribute: .top, multiplier: 1, constant: 8).isActive = true
↓NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: x, attribute: .top, multiplier: 1, constant: 9).isActive = true
// ---
a.snp.makeConstraints { $0.top.equalTo(x); ↓$0.edges.equalTo(x).inset(8) }
// ---
a.autoPinEdge(toSuperviewEdge: .top)
↓a.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
// ---
a.topAnchor == x.topAnchor
↓a.topAnchor == x.topAnchor + 8
// ---
// lines:
constrain(a, x) { a, x in a.top == x.top; ↓a.top == x.top + 8 }
a.easy.layout(Top(8), Left(8), ↓Top(9))

// case: edges, centers and sizes that do not fit together are reported
a.snp.makeConstraints {
  $0.leading.equalTo(x).offset(16)
  $0.trailing.equalTo(x).offset(-8)
  ↓$0.centerX.equalTo(x)
}
// ---
x.snp.makeConstraints { $0.width.equalTo(100) }
a.snp.makeConstraints { $0.leading.trailing.equalTo(x).inset(gap); ↓$0.width.equalTo(100) }
// ---
a.snp.makeConstraints { $0.top.equalTo(b.snp.bottom) }
b.snp.makeConstraints { $0.bottom.equalTo(x.snp.top) }
a.snp.makeConstraints { ↓$0.top.equalTo(x).offset(4) }
// ---
topAnchor.constraint(equalTo: a.topAnchor, constant: -8).isActive = true
↓a.topAnchor.constraint(equalTo: topAnchor, constant: 9).isActive = true
// ---
a.snp.makeConstraints { $0.leading.trailing.equalTo(x); ↓$0.width.equalTo(x).multipliedBy(0.8) }
// ---
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
↓a.topAnchor.constraint(equalTo: x.safeAreaLayoutGuide.topAnchor).isActive = true

// case: two distances of the same edges conflict, even if one is only known at run time
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: margin).isActive = true
// ---
x.snp.makeConstraints { $0.edges.equalTo(b); $0.bottom.equalTo(a).offset(40) }
a.snp.makeConstraints { ↓$0.bottom.equalTo(x).inset(scaled(24)) }
// ---
// lines:
a.snp.makeConstraints { $0.height.equalTo(style.height); ↓$0.size.equalTo(24) }
a.snp.makeConstraints { $0.leading.equalTo(x).offset(margin); ↓$0.edges.equalTo(x).inset(gap) }
// ---
a.widthAnchor.constraint(equalToConstant: margin).isActive = true
↓a.widthAnchor.constraint(equalToConstant: 8).isActive = true

// case: distances of other edges, and those that may be the same number, are silent
// lines:
a.snp.makeConstraints { $0.top.equalTo(x).offset(margin); ↓$0.top.equalTo(x).offset(8) }
a.snp.makeConstraints { $0.top.equalTo(x).offset(margin); ↓$0.«top.equalTo(x).offset(8)→bottom.equalTo(x).inset(margin); $0.height.equalTo(x).offset(size)» }
a.snp.makeConstraints { $0.top.equalTo(x).offset(margin); ↓$0.«top.equalTo(x).offset(8)→bottom.equalTo(x).offset(-margin)» }

// around:

// case: distances of other edges, and those that may be the same number, are silent
class PlayerView: UIView {
  private let gap: CGFloat = 8
  private let a = UIView()
  private let b = UIView()
  private let x = UIView()
  func setUp() {
  a.snp.makeConstraints { $0.top.equalTo(x.snp.bottom).offset(margin); $0.leading.equalTo(x).offset(8) }
  }
}

// around:
class PlayerView: UIView {
  private let gap: CGFloat = 8
  private let a = UIView()
  private let b = UIView()
  private let x = UIView()
  func setUp() {
  …
  }
}

// case: distances of other edges, and those that may be the same number, are silent
// lines:
a.snp.makeConstraints { $0.top.equalTo(x).offset(margin); ↓$0.top.equalTo(x).«offset(8)→offset(8).priority(.low)» }
a.snp.makeConstraints { $0.top.equalTo(x).offset(margin); ↓$0.top.«equalTo(x).offset(8)→greaterThanOrEqualTo(x).offset(8)» }
// ---
a.snp.makeConstraints { $0.top.equalTo(x).offset(margin) }
x.snp.makeConstraints { $0.top.equalTo(a).offset(-margin) }
// ---
if isWide { a.snp.makeConstraints { $0.top.equalTo(x).offset(margin) } } else { a.snp.makeConstraints { $0.top.equalTo(x).offset(8) } }
// ---
a.snp.makeConstraints { $0.top.equalTo(x).offset(margin) }
a.snp.remakeConstraints { $0.top.equalTo(x).offset(8) }
// ---
a.snp.makeConstraints { $0.width.equalTo(x)«.multipliedBy(share)».offset(8); ↓$0.width.equalTo(x).offset(9) }

// around:
class RoundButton: UIButton { init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } } }
class A: UIView { private lazy var button: RoundButton = { RoundButton() }(); func setUp() { … } }

// case: a length that the class of a view fixes in another way conflicts
button.snp.makeConstraints { ↓$0.height.equalTo(60) }

// around:
class RoundButton: UIButton { init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } } }
class A: UIView { private let button = RoundButton(); func setUp() { … } }

// case: a length that the class of a view fixes in another way conflicts
button.heightAnchor.constraint(equalToConstant: height).isActive = true

// around:
class RoundButton: UIButton { init() { layout() }; func layout() { heightAnchor.constraint(equalToConstant: 7 * 8).isActive = true }; func setup() { widthAnchor.constraint(equalToConstant: 1).isActive = true } }
class A: UIView { private let button = RoundButton(); func setUp() { … } }

// case: a length that the class of a view fixes in another way conflicts
button.snp.makeConstraints { ↓$0.size.equalTo(60) }

// around:
class RoundButton: UIButton { init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } } }
class A: UIView { private let button = RoundButton(); func setUp() { … } }

// case: a length that the class of a view fixes in another way conflicts
button.snp.makeConstraints { ↓$0.height.equalTo(60) }

// around:

// case: a length that the class of a view fixes in another way conflicts
class RoundButton: UIButton { «init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }→init(size: CGFloat) { snp.makeConstraints { $0.height.equalTo(size) } }» }
class A: UIView { private let button = RoundButton(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }
// ---
class RoundButton: UIButton { «init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }→init(size: CGFloat) { snp.makeConstraints { $0.height.equalTo(self.size) } }» }
class A: UIView { private let button = RoundButton(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }
// ---
class RoundButton: UIButton { «init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }→init(size: CGFloat) { snp.makeConstraints { $0.height.equalTo(style.height) } }» }
class A: UIView { private let button = RoundButton(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }
// ---
class RoundButton: UIButton { «init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }→init(size: CGFloat) { snp.makeConstraints { $0.height.equalTo(scaled(8)) } }» }
class A: UIView { private let button = RoundButton(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }
// ---
class RoundButton: UIButton { «init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }→init(size: CGFloat) { snp.makeConstraints { $0.height.equalTo(Style.height) } }» }
class A: UIView { private let button = RoundButton(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }

// around:
class RoundButton: UIButton { init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } } }
class A: UIView { private let button = RoundButton(); func setUp() { … } }

// case: a length that the class of a view fixes in another way conflicts
// lines:
button.snp.makeConstraints { ↓$0.height.equalTo(«60→56») }
button.snp.makeConstraints { ↓$0.«height.equalTo(60)→width.equalTo(60)» }
button.snp.makeConstraints { ↓$0.height.equalTo«(60)→(60).priority(.high)» }
«button.snp.make→button.snp.remake»Constraints { ↓$0.height.equalTo(60) }
button.snp.makeConstraints { ↓$0.«height.equalTo(60)→height.greaterThanOrEqualTo(60)» }

// around:

// case: a length that the class of a view fixes in another way conflicts
class RoundButton: UIButton { init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } } }
class A: UIView { private let button = RoundButton(); func setUp() { if isWide { button.snp.makeConstraints { $0.height.equalTo(60) } } } }
// ---
class RoundButton: UIButton { init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } } }
class A: UIView { private let button «= RoundButton→= UIButton»(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }
// ---
class RoundButton: UIButton { init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } } }
class A: UIView { private let button «= RoundButton→= OtherButton»(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }
// ---
class RoundButton: UIButton { init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo«(56)→(56).priority(.low)» } } }
class A: UIView { private let button = RoundButton(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }
// ---
class RoundButton: UIButton { «init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }→init() { snp.makeConstraints { $0.height.equalTo(56) } }; init(height: CGFloat) { super.init(frame: .zero) }» }
class A: UIView { private let button = RoundButton(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }
// ---
class RoundButton: UIButton { «init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }→override init(frame: CGRect) { super.init(frame: frame) }; convenience init(size: Int) { self.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }» }
class A: UIView { private let button = RoundButton(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }
// ---
class RoundButton: UIButton { «init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }→func show() { snp.makeConstraints { $0.height.equalTo(56) } }» }
class A: UIView { private let button = RoundButton(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }
// ---
class RoundButton: UIButton { «init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }→init() { if isWide { snp.makeConstraints { $0.height.equalTo(56) } } }» }
class A: UIView { private let button = RoundButton(); func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } } }

// case: a view that a closure configures does not scroll because of a view in it
// lines:
class A: UIView { let card = CardView().then { $0.tableView.isHidden = true }; let label = UILabel(); func setUp() { card.snp.makeConstraints { $0.top.equalTo(label); ↓$0.edges.equalTo(label).inset(8) } } }
class A: UIView { let card = UIScrollView().then { $0.tag = 1 }; let label = UILabel(); func setUp() { card.snp.makeConstraints { $0.top.equalTo(label); $0.edges.equalTo(label).inset(8) } } }
class A: UIView { let card = { let view = UIScrollView(); return view }(); let label = UILabel(); func setUp() { card.snp.makeConstraints { $0.top.equalTo(label); $0.edges.equalTo(label).inset(8) } } }

// around:
class PlayerView: UIView {
  private let gap: CGFloat = 8
  private let a = UIView()
  private let b = UIView()
  private let x = UIView()
  func setUp() {
  …
  }
}

// case: a center between an edge and the safe area conflicts where the view has insets
a.snp.makeConstraints {
  $0.top.equalTo(view)
  $0.bottom.equalTo(view.safeAreaLayoutGuide)
  ↓$0.centerY.equalTo(view)
}
// ---
a.snp.makeConstraints {
  $0.top.equalTo(x)
  $0.bottom.equalTo(x.safeAreaLayoutGuide)
  $0.centerY.equalTo(x)
}
// ---
a.snp.makeConstraints {
  $0.top.equalTo(self)
  $0.bottom.equalTo(self.safeAreaLayoutGuide)
  $0.centerY.equalTo(self)
}

// case: what may hold, at another time or with other sizes, is silent
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8).isActive = true
// ---
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
↓a.topAnchor.constraint(equalTo: «x.topAnchor,→y.topAnchor,» constant: 8).isActive = true
// ---
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
↓a.topAnchor.constraint(«equalTo: x.topAnchor,→lessThanOrEqualTo: x.topAnchor,» constant: 8).isActive = true

// around:
class PlayerView: UIView {
  private let gap: CGFloat = 8
  private let a = UIView()
  private let b = UIView()
  private let x = UIView()
  func setUp() {
  a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
…
a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8).isActive = true
  }
}

// case: what may hold, at another time or with other sizes, is silent
// lines:
NSLayoutConstraint.deactivate(a.constraints)
a = UIView()

// around:
class PlayerView: UIView {
  private let gap: CGFloat = 8
  private let a = UIView()
  private let b = UIView()
  private let x = UIView()
  func setUp() {
  …
  }
}

// case: what may hold, at another time or with other sizes, is silent
«a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true→UIView.animate { a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true }»
↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8).isActive = true
// ---
«a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
if isWide→if isWide { a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true } else» { ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8).isActive = true }
// ---
wide = a.topAnchor.constraint(equalTo: x.topAnchor)
narrow = a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8)
// ---
a.snp.makeConstraints { $0.top.equalTo(x); ↓$0.top.equalTo(x).offset(8)«.priority(.low)» }
// ---
a.snp.makeConstraints { $0.top.equalTo(x) }
a.snp.remakeConstraints { $0.top.equalTo(x).offset(8) }
// ---
a.snp.makeConstraints { $0.top.equalTo(x) }
a.snp.updateConstraints { $0.top.equalTo(x).offset(8) }
// ---
let group = constrain(a) { $0.width == 8 }
let other = constrain(a) { $0.width == 9 }
// ---
constrain(a, replace: group) { $0.width == 8 }
constrain(a, replace: other) { $0.width == 9 }
// ---
a.snp.makeConstraints { $0.leading.trailing.equalTo(x).inset(8); $0.width.equalTo(100) }
// ---
scrollView.snp.makeConstraints { $0.height.equalTo(100) }
a.snp.makeConstraints { $0.top.bottom.equalTo(scrollView); $0.height.equalTo(300) }
// ---
a.snp.makeConstraints {
  $0.centerX.equalTo(x)
  $0.leading.equalTo(x.safeAreaLayoutGuide)
  $0.trailing.equalTo(x.safeAreaLayoutGuide)
}
// ---
let portrait = [a.widthAnchor.constraint(equalToConstant: 8)]
let landscape = [a.widthAnchor.constraint(equalToConstant: 9)]

// around:
import Anchorage
func setUp() {
…
↓a.widthAnchor == 9
}

// case: what comes after a branch conflicts with what it makes, unless the branch leaves
if isWide { a.widthAnchor == 8 }
// ---
a.heightAnchor == 4
if isWide { a.widthAnchor == 8 }
// ---
switch kind { case .wide: a.widthAnchor == 8; default: break }

// around:

// case: what comes after a branch conflicts with what it makes, unless the branch leaves
import Anchorage
func setUp() {
if isWide { a.widthAnchor == 8«; return» }
↓a.widthAnchor == 9
}
// ---
import Anchorage
func setUp() {
if isWide { a.widthAnchor == 8 }«
↓a.widthAnchor→ else { a.widthAnchor == 9 }
a.heightAnchor» == 9
}
// ---
import Anchorage
func setUp() {
if isWide { a.widthAnchor == 8 }
a«.removeFromSuperview()»
↓a.widthAnchor == 9
}

// around:
class PlayerView: UIView {
  private let gap: CGFloat = 8
  private let a = UIView()
  private let b = UIView()
  private let x = UIView()
  func setUp() {
  …
  }
}

// case: a loop over views makes its constraints for each of them
[a, b].forEach { $0.heightAnchor.constraint(equalToConstant: 20).isActive = true }
↓b.heightAnchor.constraint(equalToConstant: 277).isActive = true
// ---
b.snp.makeConstraints { $0.height.equalTo(277) }
[a, b].forEach { view in view.snp.makeConstraints { ↓$0.height.equalTo(20) } }
// ---
let all = [a, b]; all.forEach { $0.widthAnchor.constraint(equalTo: x.widthAnchor).isActive = true }
x.snp.makeConstraints { $0.width.equalTo(8) }
a.snp.makeConstraints { ↓$0.width.equalTo(9) }
// ---
[a, b].forEach { $0.heightAnchor.constraint(equalToConstant: 20).isActive = true }
x.heightAnchor.constraint(equalToConstant: 277).isActive = true
// ---
[a, b].forEach { $0.heightAnchor.constraint(equalTo: $0.widthAnchor).isActive = true; $0.topAnchor.constraint(equalTo: x.topAnchor).isActive = true }
// ---
all.forEach { $0.heightAnchor.constraint(equalToConstant: 20).isActive = true }
b.heightAnchor.constraint(equalToConstant: 277).isActive = true

// case: an inequality that equations leave no choice conflicts with them
x.snp.makeConstraints { $0.width.equalTo(200) }
a.snp.makeConstraints {
  $0.centerX.equalTo(x)
  $0.width.equalTo(190)
  ↓$0.leading.greaterThanOrEqualTo(x).inset(8)
}
// ---
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
↓a.topAnchor.constraint(greaterThanOrEqualTo: x.topAnchor, constant: 8).isActive = true
// ---
x.snp.makeConstraints { $0.width.equalTo(200) }
a.snp.makeConstraints {
  $0.centerX.equalTo(x)
  $0.width.equalTo(190)
  $0.leading.greaterThanOrEqualTo(x).inset(5)
}
// ---
x.snp.makeConstraints { $0.width.equalTo(200) }
a.snp.makeConstraints {
  $0.centerX.equalTo(x)
  $0.width.equalTo(190)
  $0.leading.greaterThanOrEqualTo(x).inset(8).priority(.high)
}
// ---
x.snp.makeConstraints { $0.width.equalTo(200) }
a.snp.makeConstraints {
  $0.centerX.equalTo(x)
  $0.width.lessThanOrEqualTo(190)
  $0.leading.greaterThanOrEqualTo(x).inset(8)
}
// ---
x.snp.makeConstraints { $0.width.equalTo(200) }
a.snp.makeConstraints {
  
  $0.width.equalTo(190)
  $0.leading.greaterThanOrEqualTo(x).inset(8)
}

// around:

// case: functions that one function calls one after the other are one path
class PlayerView: UIView {
  init() {
    super.init(frame: .zero)
    setUpIcon()
    setUpSizes()
  }
  func setUpIcon() {
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
  }
  func setUpSizes() {
    ↓icon.widthAnchor.constraint(equalToConstant: 32).isActive = true
  }
  func setUpWide() {
    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
  }
}

// case: the message names the other constraints, their lines and the difference
a.snp.makeConstraints { $0.leading.equalTo(view); $0.trailing.equalTo(view).offset(-1); ↓$0.width.equalTo(view) }
// says: the width of `a` contradicts `a.leading`, `a.trailing` (line 1) by 1 point, so UIKit breaks one of these constraints
// stays:

// case: a constraint that is written on the container is named after the view in it
class A: UIView {
  let label = UILabel()
  func setUp() {
    bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true
    ↓bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 9).isActive = true
  }
}
// says: the bottom of `label` is fixed twice, here and on line 4, 1 point apart, so UIKit breaks one of the two constraints
// stays:

// around:
class PlayerView: UIView {
  private let gap: CGFloat = 8
  private let a = UIView()
  private let b = UIView()
  private let x = UIView()
  func setUp() {
  …
  }
}

// case: an inset between opposite edges points where the second edge says
a.snp.makeConstraints { $0.top.equalTo(x.snp.bottom).inset(8) }
a.snp.makeConstraints { ↓$0.top.equalTo(x.snp.bottom).offset(«-»8) }
// ---
a.easy.layout(Bottom(8).to(x, .top)); a.snp.makeConstraints { ↓$0.bottom.equalTo(x.snp«.top»).offset(-8) }

// case: lengths that add up to that of a controller's view fit one screen
class A: UIViewController {
  let card = UIView()
  let a = UIView()
  let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      a.widthAnchor.constraint(equalToConstant: 120),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ↓b.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}
// ---
class A: UIViewController {
  let card = UIView()
  let a = UIView()
  let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      a.widthAnchor.constraint(equalToConstant: 120),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      ↓b.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}
// ---
class A: UIViewController {
  let card = UIView()
  let a = UIView()
  let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      a.widthAnchor.constraint(equalToConstant: 120),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      b.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}
// ---
class A: UIView {
  let card = UIView()
  let a = UIView()
  let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      a.widthAnchor.constraint(equalToConstant: 120),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      b.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}

// around:
class A: UIViewController {
  let a = UIView()
  func setUp() {
…
    ↓a.heightAnchor.constraint(equalToConstant: 600).isActive = true
  }
}

// case: the message names the only screen that fits
    a.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
    a.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10).isActive = true
// says: the height of `a` contradicts `a.top`, `a.bottom` (lines 4 and 5) unless the screen is 620 points high, so UIKit breaks one of these constraints
// stays:
// ---
    a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10).isActive = true
    a.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -10).isActive = true
// says: the height of `a` contradicts `a.top`, `a.bottom` (lines 4 and 5) unless the screen is exactly that high, so UIKit breaks one of these constraints
// stays:

// around:
class PlayButton: UIButton {
…
  }
}

// case: a `CGSize` is not compared with one length
init() { super.init(frame: .zero); snp.makeConstraints { $0.size.equalTo(CGSize(width: 8, height: 9)) } }
}
class PlayerView: UIView {
  private let button = PlayButton()
  func setUp() {
    button.snp.makeConstraints { $0.height.equalTo(9) }
// ---
init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(9) } }
}
class PlayerView: UIView {
  private let button = PlayButton()
  func setUp() {
    button.snp.makeConstraints { $0.size.equalTo(CGSize(width: 8, height: 9)) }

// around:
class PlayButton: UIButton {
init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }
}
class PlayerView: UIView {
  private let button = PlayButton()
  func setUp() {
…
  }
}

// case: a length that contradicts another constraint of the file, too, has one finding
// lines:
    button.snp.makeConstraints { ↓$0.height.equalTo(44); ↓$0.height.equalTo(60) }
    button.snp.makeConstraints { $0.height.equalTo(56); ↓$0.height.equalTo(60) }

// around:
class PlayButton: UIButton {
…
}

// case: the message has both numbers; a number that the file does not tell has none
  init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }
}
class PlayerView: UIView {
  let button = PlayButton()
  func setUp() { button.snp.makeConstraints { ↓$0.height.equalTo(60) } }
// says: `PlayButton` fixes its height itself, and this height of `button` contradicts it, so UIKit breaks one of the two constraints (`PlayButton` has 56 points, this constraint 60)
// ---
  init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(Style.height) } }
}
class PlayerView: UIView {
  let button = PlayButton()
  func setUp() { button.snp.makeConstraints { $0.height.equalTo(60) } }
// ---
  init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }
}
class PlayerView: UIView {
  let button = PlayButton()
  func setUp() { button.snp.makeConstraints { $0.height.equalTo(Style.height) } }

// around:
…
  }
  
}

// case: lengths that add up to the width of a controller's view or of a table cell conflict
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  ↓image.widthAnchor.constraint(equalToConstant: 24),
])
// ---
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(view).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(view)
  ↓$0.width.equalTo(24)
}
// ---
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.autoPinEdge(.leading, to: .leading, of: view, withOffset: 20)
a.autoPinEdge(.trailing, to: .leading, of: image, withOffset: -12)
a.autoSetDimension(.width, toSize: 136)
image.autoAlignAxis(.vertical, toSameAxisOf: view)
↓image.autoSetDimension(.width, toSize: 24)
// ---
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.leadingAnchor == view.leadingAnchor + 20
a.trailingAnchor == image.leadingAnchor - 12
a.widthAnchor == 136
image.centerXAnchor == view.centerXAnchor
↓image.widthAnchor == 24
// ---
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
  ↓image.widthAnchor.constraint(equalToConstant: 24),
])
// ---
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(contentView).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(contentView)
  ↓$0.width.equalTo(24)
}
// ---
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.autoPinEdge(.leading, to: .leading, of: contentView, withOffset: 20)
a.autoPinEdge(.trailing, to: .leading, of: image, withOffset: -12)
a.autoSetDimension(.width, toSize: 136)
image.autoAlignAxis(.vertical, toSameAxisOf: contentView)
↓image.autoSetDimension(.width, toSize: 24)
// ---
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.leadingAnchor == contentView.leadingAnchor + 20
a.trailingAnchor == image.leadingAnchor - 12
a.widthAnchor == 136
image.centerXAnchor == contentView.centerXAnchor
↓image.widthAnchor == 24
// ---
class PlayerCell: BaseTableViewCell, Reusable {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
  ↓image.widthAnchor.constraint(equalToConstant: 24),
])
// ---
class PlayerCell: BaseTableViewCell, Reusable {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(contentView).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(contentView)
  ↓$0.width.equalTo(24)
}
// ---
class PlayerCell: BaseTableViewCell, Reusable {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.autoPinEdge(.leading, to: .leading, of: contentView, withOffset: 20)
a.autoPinEdge(.trailing, to: .leading, of: image, withOffset: -12)
a.autoSetDimension(.width, toSize: 136)
image.autoAlignAxis(.vertical, toSameAxisOf: contentView)
↓image.autoSetDimension(.width, toSize: 24)
// ---
class PlayerCell: BaseTableViewCell, Reusable {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.leadingAnchor == contentView.leadingAnchor + 20
a.trailingAnchor == image.leadingAnchor - 12
a.widthAnchor == 136
image.centerXAnchor == contentView.centerXAnchor
↓image.widthAnchor == 24
// ---
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: self.centerXAnchor),
  ↓image.widthAnchor.constraint(equalToConstant: 24),
])
// ---
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(self).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(self)
  ↓$0.width.equalTo(24)
}
// ---
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.autoPinEdge(.leading, to: .leading, of: self, withOffset: 20)
a.autoPinEdge(.trailing, to: .leading, of: image, withOffset: -12)
a.autoSetDimension(.width, toSize: 136)
image.autoAlignAxis(.vertical, toSameAxisOf: self)
↓image.autoSetDimension(.width, toSize: 24)
// ---
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.leadingAnchor == self.leadingAnchor + 20
a.trailingAnchor == image.leadingAnchor - 12
a.widthAnchor == 136
image.centerXAnchor == self.centerXAnchor
↓image.widthAnchor == 24
// ---
class PlayerHeader: UITableViewHeaderFooterView {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
  ↓image.widthAnchor.constraint(equalToConstant: 24),
])
// ---
class PlayerHeader: UITableViewHeaderFooterView {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(contentView).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(contentView)
  ↓$0.width.equalTo(24)
}
// ---
class PlayerHeader: UITableViewHeaderFooterView {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.autoPinEdge(.leading, to: .leading, of: contentView, withOffset: 20)
a.autoPinEdge(.trailing, to: .leading, of: image, withOffset: -12)
a.autoSetDimension(.width, toSize: 136)
image.autoAlignAxis(.vertical, toSameAxisOf: contentView)
↓image.autoSetDimension(.width, toSize: 24)
// ---
class PlayerHeader: UITableViewHeaderFooterView {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.leadingAnchor == contentView.leadingAnchor + 20
a.trailingAnchor == image.leadingAnchor - 12
a.widthAnchor == 136
image.centerXAnchor == contentView.centerXAnchor
↓image.widthAnchor == 24

// case: other views are as wide as their users want
class PlayerView: UIView {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: self.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
// ---
class PlayerView: UIView {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(self).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(self)
  $0.width.equalTo(24)
}
// ---
class PlayerCell: UICollectionViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
// ---
class PlayerCell: UICollectionViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(contentView).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(contentView)
  $0.width.equalTo(24)
}
// ---
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: card.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
// ---
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(card).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(card)
  $0.width.equalTo(24)
}
// ---
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: card.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
// ---
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(card).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(card)
  $0.width.equalTo(24)
}
// ---
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: self.b.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: self.b.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
// ---
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(self.b).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(self.b)
  $0.width.equalTo(24)
}

// around:
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    NSLayoutConstraint.activate([
…
}

// case: a view whose width the file chooses, and constraints that may give way, are silent
  a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
  }
  func show() { preferredContentSize = CGSize(width: 360, height: 100) }
// ---
  a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).withPriority(.defaultHigh),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
  }
// ---
  a.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
  }
// ---
  a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -gap),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
  }
// ---
  a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
  }
  func fit() { view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
// ---
  a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
  }
  func show() { modalPresentationStyle = .popover }
// ---
  a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
  a.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -12),
  a.widthAnchor.constraint(equalToConstant: 136),
  image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  image.widthAnchor.constraint(equalToConstant: 24),
])
  }
  func fix() { view.widthAnchor.constraint(equalToConstant: 360).isActive = true }

// around:

// case: the content of a cell decides how high it is
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints { $0.top.bottom.equalTo(contentView).inset(8); $0.height.equalTo(40) }
  }
  
}

// around:
…
  }
  
}

// case: the message names the width of the screen, or of the table cell
class PlayerCell: UITableViewCell {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints { $0.leading.trailing.equalTo(contentView).inset(20); ↓$0.width.equalTo(335) }
// says: the width of `a` contradicts `a.leading`, `a.trailing` (line 6) unless the table cell is 375 points wide, so UIKit breaks one of these constraints
// ---
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints { $0.leading.trailing.equalTo(view).inset(20); ↓$0.width.equalTo(335) }
// says: the width of `a` contradicts `a.leading`, `a.trailing` (line 6) unless the screen is 375 points wide, so UIKit breaks one of these constraints

// around:

// case: a controller whose view is added to another one may be of any size
// file: 0.swift
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(view).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(view)
  ↓$0.width.equalTo(24)
}
  }
  
}
// file: 1.swift
class Parent: UIViewController {}
// says: the width of `image` contradicts `a.leading`, `a.trailing`, `a.width`, `image.centerX` (lines 7, 8, 9 and 12) unless the screen is 360 points wide, so UIKit breaks one of these constraints
// ---
// file: 0.swift
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(view).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(view)
  ↓$0.width.equalTo(24)
}
  }
  
}
// file: 1.swift
class Parent: UIViewController {
  func go() { show(PlayerController(), sender: nil) }
}
// says: the width of `image` contradicts `a.leading`, `a.trailing`, `a.width`, `image.centerX` (lines 7, 8, 9 and 12) unless the screen is 360 points wide, so UIKit breaks one of these constraints
// ---
// file: 0.swift
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(view).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(view)
  ↓$0.width.equalTo(24)
}
  }
  
}
// file: 1.swift
class Parent: UIViewController {
  let child = OtherController(); func go() { view.addSubview(child.view) }
}
// says: the width of `image` contradicts `a.leading`, `a.trailing`, `a.width`, `image.centerX` (lines 7, 8, 9 and 12) unless the screen is 360 points wide, so UIKit breaks one of these constraints
// ---
// file: 0.swift
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(view).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(view)
  $0.width.equalTo(24)
}
  }
  
}
// file: 1.swift
class Parent: UIViewController {
  let child = PlayerController(); func go() { view.addSubview(child.view) }
}
// ---
// file: 0.swift
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(view).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(view)
  $0.width.equalTo(24)
}
  }
  
}
// file: 1.swift
class Parent: UIViewController {
  var child: PlayerController?; func go() { card.addSubview(child!.view) }
}
// ---
// file: 0.swift
class PlayerController: UIViewController {
  private let a = UIView()
  private let image = UIImageView()
  private let b = UIView()
  func setUp() {
    a.snp.makeConstraints {
  $0.leading.equalTo(view).offset(20)
  $0.trailing.equalTo(image.snp.leading).offset(-12)
  $0.width.equalTo(136)
}
image.snp.makeConstraints {
  $0.centerX.equalTo(view)
  $0.width.equalTo(24)
}
  }
  
}
// file: 1.swift
class Parent: UIViewController {
  func go() { let child = PlayerController(); card.addSubview(child.view) }
}

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let a = UIView()
  private let b = UIView()
  func setUp() {
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
…
  }
  func update() {  }
}

// case: views that a stack makes equally long, and that are fixed at different lengths, conflict
    a.widthAnchor.constraint(equalToConstant: 8).isActive = true
↓b.widthAnchor.constraint(equalToConstant: 9).isActive = true
// ---
    a.snp.makeConstraints { $0.size.equalTo(8) }
b.snp.makeConstraints { ↓$0.width.equalTo(9) }
// ---
    a.autoSetDimension(.width, toSize: 8)
↓b.autoSetDimension(.width, toSize: 9)
// ---
    stack.alignment = .fill
a.widthAnchor == 8
↓b.widthAnchor == 9
// ---
    a.widthAnchor == 8
if isWide { ↓b.widthAnchor == 9 }
// ---
    a.widthAnchor == 8
↓b.widthAnchor >= 9

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let a = UIView()
  private let b = UIView()
  func setUp() {
…
}

// case: another alignment, axis or length, and views that are hidden, do not conflict in a stack
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
    stack.alignment = .center
a.widthAnchor == 8
b.widthAnchor == 9
  }
  func update() {  }
// ---
    stack.axis = .horizontal
    [a, b].forEach { stack.addArrangedSubview($0) }
    a.widthAnchor == 8
b.widthAnchor == 9
  }
  func update() {  }
// ---
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
    a.widthAnchor == 8
b.widthAnchor == 8
  }
  func update() {  }
// ---
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
    a.widthAnchor == 8
b.widthAnchor == 9
  }
  func update() { stack.alignment = .leading }
// ---
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
    a.widthAnchor == 8
b.widthAnchor == 9
  }
  func update() { b.isHidden = true }
// ---
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
    a.widthAnchor == 8 ~ .high
b.widthAnchor == 9
  }
  func update() {  }
// ---
    stack.axis = .horizontal
    [a, b].forEach { stack.addArrangedSubview($0) }
    a.widthAnchor == 8
if isWide { b.widthAnchor == 9; return }
  }
  func update() {  }
// ---
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
    a.widthAnchor == 8
b.widthAnchor >= 7
  }
  func update() {  }

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let a = UIView()
  private let b = UIView()
  func setUp() {
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
    a.widthAnchor == 8
…
}

// case: of two views of which one is hidden at times, the other one conflicts while it is shown
↓b.widthAnchor == 9
  }
  func update() { b.isHidden = isEmpty }
// ---
↓b.widthAnchor == 9
  }
  func update() { b.isHidden = false }
// ---
↓b.widthAnchor == 9
  }
  func update() { b.isHidden = true
b.isHidden = false }
// ---
b.widthAnchor == 9
  }
  func update() { a.isHidden = isEmpty
b.isHidden = !isEmpty }
// ---
b.widthAnchor == 9
  }
  func update() { [a, b].forEach { $0.isHidden = isEmpty } }
// ---
b.widthAnchor == 9
  }
  func update() { isEmpty.bind(to: b.rx.isHidden) }

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let a = UIView()
  private let b = UIView()
  func setUp() {
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
…
}

// case: a view that is not as long as its stack conflicts with it
    stack.widthAnchor == 8
↓b.widthAnchor == 9
  }
  func update() {  }
// ---
    stack.widthAnchor == 8
↓b.widthAnchor == 9
  }
  func update() { b.isHidden = isEmpty }
// ---
    stack.widthAnchor == 8
b.widthAnchor == 9
  }
  func update() { [a, b].forEach(hide) }
// ---
    stack.leadingAnchor == leadingAnchor + 4
stack.trailingAnchor == trailingAnchor - 4
self.widthAnchor == 16
↓b.widthAnchor == 9
  }
  func update() {  }
// ---
    stack.leadingAnchor == leadingAnchor + 4
stack.trailingAnchor == trailingAnchor - 4
self.widthAnchor == 16
↓b.widthAnchor == 9
  }
  func update() { b.isHidden = isEmpty }
// ---
    stack.leadingAnchor == leadingAnchor + 4
stack.trailingAnchor == trailingAnchor - 4
self.widthAnchor == 16
b.widthAnchor == 9
  }
  func update() { [a, b].forEach(hide) }
// ---
    card.widthAnchor == 8
stack.widthAnchor == card.widthAnchor
↓b.widthAnchor == 9
  }
  func update() {  }
// ---
    card.widthAnchor == 8
stack.widthAnchor == card.widthAnchor
↓b.widthAnchor == 9
  }
  func update() { b.isHidden = isEmpty }
// ---
    card.widthAnchor == 8
stack.widthAnchor == card.widthAnchor
b.widthAnchor == 9
  }
  func update() { [a, b].forEach(hide) }

// case: the length of a stack with margins, of another function, or that may give way is silent
    stack.widthAnchor == 8
b.widthAnchor == 8
  }
  func update() {  }
// ---
    stack.isLayoutMarginsRelativeArrangement = true
stack.widthAnchor == 8
b.widthAnchor == 4
  }
  func update() {  }
// ---
    stack.widthAnchor == 8
b.widthAnchor == 9
  }
  func update() { stack.alignment = .center }
// ---
    stack.widthAnchor == 8 ~ .high
b.widthAnchor == 9
  }
  func update() {  }
// ---
    b.widthAnchor == 9
  }
  func update() { stack.widthAnchor == 8 }
// ---
    stack.widthAnchor == widthAnchor
b.widthAnchor == 9
  }
  func update() {  }
// ---
    stack.heightAnchor == 8
b.widthAnchor == 9
  }
  func update() {  }

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let a = UIView()
  private let b = UIView()
  func setUp() {
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
…
  }
  func update() {  }
}

// case: views that a loop fixes are equally long as the others of their stack
    [a].forEach { $0.widthAnchor.constraint(equalToConstant: 8).isActive = true }
↓b.widthAnchor == 9
// ---
    [a, b].forEach { $0.widthAnchor.constraint(equalToConstant: 8).isActive = true }
↓stack.widthAnchor == 9
// ---
    [a, b].forEach { $0.widthAnchor == 8 }

// case: functions that one always calls make constraints together, others may not
    layoutA()
layoutB() }
func layoutA() { a.widthAnchor == 8 }
func layoutB() { ↓b.widthAnchor == 9
// ---
    layoutA() }
func layoutA() { a.widthAnchor == 8 }
func layoutB() { b.widthAnchor == 9
// ---
    isWide ? layoutA() : layoutB() }
func layoutA() { a.widthAnchor == 8 }
func layoutB() { b.widthAnchor == 9

// around:

// case: the message names the stack and its own length
class PlayerView: UIView {
  private let stack = UIStackView()
  private let a = UIView()
  private let b = UIView()
  func setUp() {
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
    stack.widthAnchor == 8
↓b.widthAnchor == 9.5
  }
  func update() {  }
}
// says: `stack` is 8 points wide (line 8) and makes its arranged subviews as wide as itself, but `b` is fixed at 9.5: UIKit breaks one of these constraints, and logs it
// advice: set the `alignment` of `stack`, to `.center` for example
// stays:

// case: the message names the stack, both lengths and the other line
class PlayerView: UIView {
  private let stack = UIStackView()
  private let a = UIView()
  private let b = UIView()
  func setUp() {
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
    a.widthAnchor == 8
↓b.widthAnchor == 9.5
  }
  func update() {  }
}
// says: `stack` makes its arranged subviews equally wide, but `b` is fixed at 9.5 points and `a` at 8 (line 8): UIKit breaks one of these constraints, and logs it
// advice: set the `alignment` of `stack`, to `.center` for example
// stays:

// around:
final class CardView: UIView {
  let b = UILabel(); private let a = UILabel()
  func setUp(_ others: [NSLayoutConstraint]) {
    addSubview(a)
…
  }
}

// case: they hold with all others once the list is activated
let all = [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    NSLayoutConstraint.activate(all)
// ---
let all = [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    NSLayoutConstraint.activate(all + others)
// ---
let all = [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
// ---
let all = [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    use(all)
// ---
let all = [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    if isOn { NSLayoutConstraint.activate(all) }
// ---
let all = [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    all.removeLast(); NSLayoutConstraint.activate(all)
// ---
let all = [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    Layout.activate(all)
// ---
let all = [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    all[0].priority = .defaultLow; NSLayoutConstraint.activate(all)
// ---
let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)
]
    NSLayoutConstraint.activate(all)
// ---
let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)
]
    NSLayoutConstraint.activate(all + others)
// ---
let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)
]
// ---
let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)
]
    use(all)
// ---
let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)
]
    if isOn { NSLayoutConstraint.activate(all) }
// ---
let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)
]
    all.removeLast(); NSLayoutConstraint.activate(all)
// ---
let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)
]
    Layout.activate(all)
// ---
let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)
]
    all[0].priority = .defaultLow; NSLayoutConstraint.activate(all)
// ---
var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
    NSLayoutConstraint.activate(all)
// ---
var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
    NSLayoutConstraint.activate(all + others)
// ---
var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
// ---
var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
    use(all)
// ---
var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
    if isOn { NSLayoutConstraint.activate(all) }
// ---
var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
    all.removeLast(); NSLayoutConstraint.activate(all)
// ---
var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
    Layout.activate(all)
// ---
var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
    all[0].priority = .defaultLow; NSLayoutConstraint.activate(all)
// ---
var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)])
    NSLayoutConstraint.activate(all)
// ---
var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)])
    NSLayoutConstraint.activate(all + others)
// ---
var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)])
// ---
var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)])
    use(all)
// ---
var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)])
    if isOn { NSLayoutConstraint.activate(all) }
// ---
var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)])
    all.removeLast(); NSLayoutConstraint.activate(all)
// ---
var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)])
    Layout.activate(all)
// ---
var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor), a.topAnchor.constraint(equalTo: topAnchor, constant: 4)])
    all[0].priority = .defaultLow; NSLayoutConstraint.activate(all)

// around:
final class CardView: UIView {
  private let a = UILabel()
  let b = UILabel()
…
  }
}

// case: properties are lists, too
  private var all: [NSLayoutConstraint] = []
  func setUp(_ others: [NSLayoutConstraint]) {
    addSubview(a)
all = [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
NSLayoutConstraint.activate(all)
// ---
  private var all = [NSLayoutConstraint]()
  func setUp(_ others: [NSLayoutConstraint]) {
    addSubview(a)
self.all += [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
NSLayoutConstraint.activate(self.all)
// ---
  private var all = [NSLayoutConstraint]()
  func setUp(_ others: [NSLayoutConstraint]) {
    addSubview(a)
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)])
NSLayoutConstraint.activate(all)
// ---
  private lazy var all: [NSLayoutConstraint] = [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
  func setUp(_ others: [NSLayoutConstraint]) {
    addSubview(a)
NSLayoutConstraint.activate(all)
// ---
  
  func setUp(_ others: [NSLayoutConstraint]) {
    addSubview(a)
let all = [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
all.forEach { $0.isActive = true }
// ---
  
  func setUp(_ others: [NSLayoutConstraint]) {
    addSubview(a)
let all = [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)]
for one in all { one.isActive = true }

// around:
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private lazy var compact = label.topAnchor.constraint(equalTo: topAnchor)
  private lazy var regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor)
  private lazy var edge = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func update(_ isCompact: Bool) {
    …
  }
}

// case: activating one of two before the other is deactivated is reported
// lines:
↓regular.isActive = true; compact.isActive = false
edge.isActive = true; ↓compact.isActive = true; regular.isActive = false
↓compact.isActive = true; edge.isActive = false; regular.isActive = false
↓self.compact.isActive = true; self.regular.isActive = false
if isCompact { ↓compact.isActive = true; regular.isActive = false } else { ↓regular.isActive = true; compact.isActive = false }

// case: the right order, other edges and what is unknown are silent
// lines:
↓compact.isActive = true; regular.isActive = false
↓compact.isActive = true; «regular.→edge.»isActive = false
↓compact.isActive = true; «regular.→layoutIfNeeded(); regular.»isActive = false
↓compact.isActive = true; «regular.→unknown.»isActive = false
↓compact.isActive = true; «regular.→compact.»isActive = false
↓compact.isActive = true; «regular.→other.regular.»isActive = false
regular.isActive = false; compact.isActive = true
compact.isActive = isCompact; regular.isActive = !isCompact
rows[0].compact.isActive = true; rows[1].regular.isActive = false
if isCompact { compact.isActive = true } else { regular.isActive = false }

// around:

// case: what is activated when a view is made has nothing to replace
class PlayerView: UIView { let label = UILabel()
func update() { compact = label.topAnchor.constraint(equalTo: topAnchor); compact.isActive = true; regular.isActive = false }
 func show() { regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor) } }
// ---
class PlayerView: UIView { let label = UILabel()
override func awakeFromNib() { compact.isActive = true; regular.isActive = false }
 func set() { compact = label.topAnchor.constraint(equalTo: topAnchor); regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor) } }
// ---
class PlayerView: UIView { let label = UILabel()
init() { compact.isActive = true; regular.isActive = false }
 func set() { compact = label.topAnchor.constraint(equalTo: topAnchor); regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor) } }
// ---
class PlayerView: UIView { let label = UILabel()
func update() { ↓compact.isActive = true; regular.isActive = false }
 func set() { compact = label.topAnchor.constraint(equalTo: topAnchor); regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor) } }

// around:
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private lazy var compact = label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor)
  private lazy var regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor)
  private lazy var edge = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func update(_ isCompact: Bool) {
    …
  }
}

// case: constraints that are not required, equal or known for sure are silent
compact.isActive = true; regular.isActive = false

// around:
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private lazy var compact = label.topAnchor.constraint(equalTo: cover.bottomAnchor)
  private lazy var regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor)
  private lazy var edge = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func update(_ isCompact: Bool) {
    …
  }
}

// case: constraints that are not required, equal or known for sure are silent
compact.isActive = true; regular.isActive = false

// around:
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private lazy var compact = label.topAnchor.constraint(equalTo: topAnchor)
func relax() { compact.priority = .defaultLow }
  private lazy var regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor)
  private lazy var edge = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func update(_ isCompact: Bool) {
    …
  }
}

// case: constraints that are not required, equal or known for sure are silent
compact.isActive = true; regular.isActive = false

// around:
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private var compact: NSLayoutConstraint?
func make() { compact = label.topAnchor.constraint(equalTo: topAnchor) }
func remake() { compact = label.topAnchor.constraint(equalTo: leadingAnchor) }
  private lazy var regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor)
  private lazy var edge = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func update(_ isCompact: Bool) {
    …
  }
}

// case: constraints that are not required, equal or known for sure are silent
compact.isActive = true; regular.isActive = false

// around:
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private var compact: NSLayoutConstraint!
func make() { compact = label.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 8) }
  private lazy var regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor)
  private lazy var edge = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  func update(_ isCompact: Bool) {
    …
  }
}

// case: constraints that are not required, equal or known for sure are silent
↓compact.isActive = true; regular.isActive = false

// around:
class PlayerView: UIView {
  private var compact = label.topAnchor.constraint(equalTo: topAnchor)
  private var regular: NSLayoutConstraint!
…
}

// case: a constraint that the function has just made is not active yet
// lines:
  init() { regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor); if isCompact { compact.isActive = true; regular.isActive = false } }
  init() { regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor) }; func update() { ↓compact.isActive = true; regular.isActive = false }
  func update() { ↓compact.isActive = true; regular.isActive = false; regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor) }

// around:

// case: constraints of a library are known too
class PlayerView: UIView {
  private let label = UILabel()
  private var compact: Constraint?
  private var regular: Constraint?
  func make() {
    label.snp.makeConstraints { make in
      compact = make.top.equalToSuperview().constraint
      regular = make.top.equalTo(cover.snp.bottom).constraint
    }
  }
  func update() {
    ↓compact?.activate()
    regular?.deactivate()
  }
}

// case: the message says what is active at once
class A: UIView { lazy var a = x.topAnchor.constraint(equalTo: topAnchor); lazy var b = x.topAnchor.constraint(equalTo: y.topAnchor); func f() { ↓a.isActive = true; b.isActive = false } }
// says: `a` is activated while `b` may be active, which fixes the top of `x`, too: unless both can hold, UIKit breaks one of them, and logs it
// advice: deactivate `b` first

// around:
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private var wide: [NSLayoutConstraint] = []
  private lazy var narrow = [label.topAnchor.constraint(equalTo: cover.bottomAnchor)]
  func setUp() {
    wide = [label.leadingAnchor.constraint(equalTo: leadingAnchor), label.topAnchor.constraint(equalTo: topAnchor)]
  }
  func update(_ isWide: Bool) {
    …
  }
}

// case: lists are exchanged in the same order
↓NSLayoutConstraint.activate(wide)
NSLayoutConstraint.deactivate(narrow)
// ---
↓NSLayoutConstraint.activate(self.wide)
NSLayoutConstraint.deactivate(self.narrow)
// ---
↓NSLayoutConstraint.activate(isWide ? wide : narrow)
NSLayoutConstraint.deactivate(isWide ? narrow : wide)
// ---
↓NSLayoutConstraint.activate(isWide ? wide : narrow)
NSLayoutConstraint.«deactivate(isWide ? narrow : wide)→deactivate(isWide ? wide : narrow)»
// ---
↓NSLayoutConstraint.activate(isWide ? wide : narrow)
«NSLayoutConstraint.deactivate→layoutIfNeeded()
NSLayoutConstraint.deactivate»(isWide ? narrow : wide)

// around:

// case: lists are exchanged in the same order
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private var wide: [NSLayoutConstraint] = []
  private lazy var narrow = [label.topAnchor.constraint(equalTo: cover.bottomAnchor)]
  func setUp() {
    wide = [label.leadingAnchor.constraint(equalTo: leadingAnchor), «label.topAnchor.constraint(equalTo: topAnchor)→label.topAnchor.constraint(equalTo: cover.bottomAnchor)»]
  }
  func update(_ isWide: Bool) {
    ↓NSLayoutConstraint.activate(isWide ? wide : narrow)
NSLayoutConstraint.deactivate(isWide ? narrow : wide)
  }
}
// ---
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private var wide: [NSLayoutConstraint] = []
  private lazy var narrow = [«label.topAnchor.constraint(equalTo: cover→label.topAnchor.constraint(greaterThanOrEqualTo: cover».bottomAnchor)]
  func setUp() {
    wide = [label.leadingAnchor.constraint(equalTo: leadingAnchor), label.topAnchor.constraint(equalTo: topAnchor)]
  }
  func update(_ isWide: Bool) {
    ↓NSLayoutConstraint.activate(isWide ? wide : narrow)
NSLayoutConstraint.deactivate(isWide ? narrow : wide)
  }
}
// ---
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private var wide: [NSLayoutConstraint] = []
  private lazy var narrow = [label.topAnchor.constraint(equalTo: cover.bottomAnchor)]
  func setUp() {
    wide = [label.leadingAnchor.constraint(equalTo: leadingAnchor), label.topAnchor.constraint(equalTo: topAnchor)]
  }
  «func update(_ isWide: Bool)→override func awakeFromNib()» {
    ↓NSLayoutConstraint.activate(isWide ? wide : narrow)
NSLayoutConstraint.deactivate(isWide ? narrow : wide)
  }
}

// around:
class PlayerView: UIView {
  private let label = UILabel()
  private let cover = UIImageView()
  private var wide: [NSLayoutConstraint] = []
  private lazy var narrow = [label.topAnchor.constraint(equalTo: cover.bottomAnchor)]
  func setUp() {
    wide = [label.leadingAnchor.constraint(equalTo: leadingAnchor), label.topAnchor.constraint(equalTo: topAnchor)]
  }
  func update(_ isWide: Bool) {
    …
  }
}

// case: lists are exchanged in the same order
NSLayoutConstraint.deactivate(narrow)
NSLayoutConstraint.activate(wide)
// ---
NSLayoutConstraint.activate(wide)
NSLayoutConstraint.deactivate(others)

// around:

// case: what a test does to a class of the project says nothing about its views
// file: 0.swift
class AvatarView: UIView {}
// file: 1.swift
import UIKit
extension AvatarView { func setUp() { widthAnchor.constraint(equalToConstant: 50).isActive = true } }
// file: 2.swift
class Row: UIView { let avatar = AvatarView(); func setUp() { addSubview(avatar); ↓avatar.widthAnchor.constraint(equalToConstant: 30).isActive = true } }
// ---
// file: 0.swift
class AvatarView: UIView {}
// file: 1.swift
import XCTest
extension AvatarView { func setUp() { widthAnchor.constraint(equalToConstant: 50).isActive = true } }
// file: 2.swift
class Row: UIView { let avatar = AvatarView(); func setUp() { addSubview(avatar); avatar.widthAnchor.constraint(equalToConstant: 30).isActive = true } }

// case: EasyPeasy's `layout` takes the place of an earlier one
// rules: conflicting_constraints, piling_constraints, layout_in_callback
// file: 0.swift
import EasyPeasy
class PanelView: UIView {
  private let card = UIView()
  func setup() {
    addSubview(card)
    card.easy.layout(Top(8), Leading(8), Height(40))
    card.easy.layout(Top(16))
  }
  func render(_ song: Song) { card.easy.layout(Top(16)) }
  override func layoutSubviews() { super.layoutSubviews(); card.easy.layout(Top(16)) }
}
// ---
// file: 0.swift
import EasyPeasy
class PanelView: UIView {
  private let card = UIView()
  func setup() {
    addSubview(card)
    card.easy.layout(Top(8), Leading(8), Height(40))
    ↓card.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true
  }
  func render(_ song: Song) { ↓card.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true }
  override func layoutSubviews() { super.layoutSubviews(); ↓card.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true }
}

// around:
class CropView: UIView {
  private let area = UIView()
  private let left = UIView()
  private let right = UIView()
  func setUp() {
    [left, area, right].forEach(addSubview)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: leadingAnchor),
      area.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.leadingAnchor.constraint(equalTo: area.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    …
  }
}

// case: curtains beside a view may have no width, in one row and in another one
area.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
area.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
// ---
// A share of what is as wide as nothing can be shown.
area.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
↓area.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true

// around:
class TextView: UIView {
  private let title = UILabel()
  private let text = UILabel()
  func setUp() {
    addSubview(title)
    addSubview(text)
    …
  }
}

// case: insets say another distance for each edge
title.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .right)
text.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 0, left: 0, bottom: -45, right: 0), excludingEdge: .left)
↓title.autoAlignAxis(.horizontal, toSameAxisOf: text)
// ---
title.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)) }
title.snp.makeConstraints { ↓$0.top.equalToSuperview().offset(8) }
// ---
title.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)) }
title.snp.makeConstraints { $0.left.equalToSuperview().offset(8) }

// around:
class TextView: UIView {
  private let scroll = UIScrollView()
  private let text = UILabel()
  func setUp() {
    addSubview(scroll)
    scroll.addSubview(text)
    …
  }
}

// case: what is in a scroll view relates to its content, and what is around it to the view
scroll.snp.makeConstraints { $0.left.right.equalTo(self) }
text.snp.makeConstraints { $0.left.right.equalTo(self).inset(16); ↓$0.width.equalToSuperview() }
// ---
// The content may be wider than the scroll view.
scroll.snp.makeConstraints { $0.left.right.equalTo(self) }
text.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.width.equalTo(self).offset(16) }
// ---
text.snp.makeConstraints { $0.edges.equalToSuperview().inset(24) }
scroll.contentLayoutGuide.snp.makeConstraints { ↓$0.top.bottom.equalTo(text).inset(24) }
// ---
text.snp.makeConstraints { $0.edges.equalToSuperview().inset(24) }
scroll.snp.makeConstraints { ↓$0.top.equalTo(text) }
// ---
text.snp.makeConstraints { $0.edges.equalToSuperview(); $0.width.equalTo(scroll.frameLayoutGuide) }
scroll.snp.makeConstraints { $0.edges.equalToSuperview() }

// case: a conditional operator chooses one of two lists
func setUp() {
  NSLayoutConstraint.activate(
    isWide
      ? [box.topAnchor.constraint(equalTo: topAnchor)]
      : [box.topAnchor.constraint(equalTo: topAnchor, constant: 10)])
}

// case: a conditional operator chooses one of two constraints of a maker
func setUp() {
  line.snp.makeConstraints {
    isWide ? $0.top.equalToSuperview().offset(18) : $0.top.equalToSuperview().offset(38)
  }
}

// case: lists that take turns
class PlayerView: UIView {
  var wide: [Constraint] = []
  var narrow: [Constraint] = []
  func setUp() {
    cover.snp.makeConstraints {
      wide.append($0.width.equalTo(200).constraint)
      narrow.append($0.width.equalTo(100).constraint)
    }
  }
  func change() { wide.forEach { $0.deactivate() } }
}

// around:
class PlayerView: UIView {
  private let stack = UIStackView()
  private let a = UIView()
  private let b = UIView()
  func setUp() {
    stack.axis = .vertical
    [a, b].forEach { stack.addArrangedSubview($0) }
    …
  }
  func update() {  }
}

// case: a place that the stack of a view decides is not one of its constraints
↓a.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 12).isActive = true
// ---
«↓a.leadingAnchor→a.centerXAnchor»«.constraint(equalTo: stack.leadingAnchor, constant: 12)→.constraint(equalTo: stack.centerXAnchor)».isActive = true
// ---
↓stack.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 12).isActive = true
// ---
a.snp.makeConstraints { ↓$0.leading.trailing.equalToSuperview().inset(12)«.priority(.high)» }
// ---
a.snp.makeConstraints { ↓$0.horizontalEdges.equalToSuperview().inset(12) }
// ---
a.snp.makeConstraints { $0.top.equalTo(b.snp.bottom).offset(12) }
// ---
for view in [a, b] { view.snp.makeConstraints { ↓$0.leading.equalToSuperview().offset(12) } }
// ---
[a, b].forEach { $0.snp.makeConstraints { make in ↓make.leading.equalToSuperview().offset(12) } }
// ---
[a, b].forEach { ↓$0.autoPinEdge(.left, to: .left, of: stack, withOffset: 12) }
// ---
↓a.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5).isActive = true
// ---
↓a.widthAnchor.constraint(equalTo: stack.widthAnchor, constant: -24).isActive = true
// ---
↓a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: -24).isActive = true
// ---
stack.alignment = .center; ↓a.centerXAnchor.constraint(equalTo: stack.centerXAnchor, constant: 4).isActive = true
// ---
stack.alignment = .leading; a.snp.makeConstraints { ↓$0.leading.equalToSuperview().offset(4) }
// says: the leading of `a` contradicts `stack` by 4 points, which aligns its arranged subviews itself: UIKit breaks one of the two constraints
// advice: set the `alignment` of `stack`, to `.center` for example, or arrange a view around `a`

// case: another alignment, margins, and a container around the view leave it its place
stack.alignment = .leading; a.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -4).isActive = true
// ---
stack.alignment = .center; a.widthAnchor.constraint(equalTo: stack.widthAnchor, constant: -4).isActive = true
// ---
if isWide { stack.alignment = .center }; a.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 4).isActive = true
// ---
stack.isLayoutMarginsRelativeArrangement = true; a.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 4).isActive = true
// ---
let card = UIView(); a.addSubview(card); card.snp.makeConstraints { $0.leading.equalToSuperview().inset(12) }
// ---
let card = UIView(); stack.addSubview(card); card.snp.makeConstraints { $0.leading.equalToSuperview().inset(12) }
// ---
a.removeFromSuperview(); a.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 4).isActive = true
// ---
a.leadingAnchor.constraint(greaterThanOrEqualTo: stack.leadingAnchor).isActive = true

// case: the views of a stack that fills equally have one length
stack.distribution = .fillEqually
a.heightAnchor.constraint(equalToConstant: 40).isActive = true
«↓b.heightAnchor.constraint(equalToConstant: 60)→b.heightAnchor.constraint(equalToConstant: 40)».isActive = true
// ---
stack.distribution = .fillEqually
a.snp.makeConstraints { $0.height.equalTo(40) }
b.snp.makeConstraints { ↓$0.height.equalTo(60) }
// ---
if isWide { stack.distribution = .fillEqually }
a.heightAnchor.constraint(equalToConstant: 40).isActive = true
b.heightAnchor.constraint(equalToConstant: 60).isActive = true
// ---
stack.distribution = .fillEqually
a.widthAnchor.constraint(equalToConstant: 40).isActive = true
b.heightAnchor.constraint(equalToConstant: 60).isActive = true
// ---
stack.distribution = .fillEqually
a.heightAnchor.constraint(equalToConstant: 40).isActive = true
b.heightAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true
// ---
stack.distribution = .fillEqually
a.heightAnchor.constraint(equalToConstant: 40).isActive = true
↓a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2).isActive = true
// ---
stack.distribution = .fillEqually
a.heightAnchor.constraint(equalToConstant: 40).isActive = true
↓b.heightAnchor.constraint(equalToConstant: 60).isActive = true
// says: `stack` makes its arranged subviews equally high, but `b` is fixed at 60 points and `a` at 40 (line 9): UIKit breaks one of these constraints, and logs it
// advice: set the `distribution` of `stack` to `.fill`

// around:
class PlayerViewController: UIViewController {
  private let cover = UIView()
  private let card = UIView()
  func setUp() {
    view.addSubview(cover)
    view.addSubview(card)
  }
  func update(_ height: CGFloat) {
    …
  }
}

// case: the constraints of one closure that makes all of a view anew hold together
cover.snp.remakeConstraints { $0.leading.trailing.equalToSuperview().inset(20); ↓$0.width.equalTo(300); $0.top.equalToSuperview() }
// ---
cover.snp.remakeConstraints { make in
  make.height.equalTo(20)
  if isOpen { ↓make.height.equalTo(40) }
}
// ---
cover.snp.remakeConstraints { $0.height.equalTo(20) }
cover.snp.remakeConstraints { $0.height.equalTo(40) }
// ---
cover.snp.remakeConstraints { $0.height.equalTo(20) }
cover.snp.updateConstraints { $0.height.equalTo(40) }
// ---
cover.snp.updateConstraints { $0.leading.trailing.equalToSuperview().inset(20); $0.width.equalTo(300) }
// ---
cover.snp.remakeConstraints { make in
  if isOpen { make.height.equalTo(40) } else { make.height.equalTo(20) }
}
// ---
cover.snp.remakeConstraints { $0.height.equalTo(20) }
card.snp.remakeConstraints { $0.height.equalTo(40) }
