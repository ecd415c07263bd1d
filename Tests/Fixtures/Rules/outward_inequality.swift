// What outward_inequality finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
  func setUp() {
    addSubview(a)
    …
  }
}

// case: inequalities that allow a view outside its container are reported
// lines:
↓a.topAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: 8)
a.snp.makeConstraints { ↓$0.leading.trailing.greaterThanOrEqualToSuperview().inset(8) }
x.snp.makeConstraints { ↓$0.left.lessThanOrEqualToSuperview() }
let c = UIView(); addSubview(c); c.layoutIfNeeded(); ↓c.topAnchor.constraint(lessThanOrEqualTo: topAnchor)
a.snp.makeConstraints { ↓$0.leading.lessThanOrEqualToSuperview(); $0.height.equalTo(80) }
a.snp.makeConstraints { ↓$0.leading.lessThanOrEqualToSuperview(); $0.width.lessThanOrEqualTo(80) }
a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview().priority(.low) }
↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor).with(priority: .defaultLow)
let c = ↓NSLayoutConstraint(item: a, attribute: .trailing, relatedBy: .greaterThanOrEqual, toItem: self, attribute: .trailing, multiplier: 1, constant: 0)
↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor); a.leadingAnchor.constraint(lessThanOrEqualTo: leadingAnchor)

// case: inward, bounded, covering and unrelated inequalities are silent
// lines:
↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor)
↓a.bottomAnchor.constraint(«greaterThanOrEqualTo→lessThanOrEqualTo»: bottomAnchor)
↓«a.→b.»bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor)
↓a.bottomAnchor.constraint(«greaterThanOrEqualTo: →greaterThanOrEqualTo: b.»bottomAnchor)
↓«a.→a.topAnchor.constraint(lessThanOrEqualTo: topAnchor); a.»bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor)
↓a.topAnchor.constraint(«lessThanOrEqualTo→greaterThanOrEqualTo»: topAnchor)
bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8)
↓a.topAnchor.constraint(lessThanOrEqualTo: «topAnchor, constant: 40→bottomAnchor»)
a.widthAnchor.constraint(greaterThanOrEqualTo: widthAnchor)
↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor, constant: -40)«; a.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor).priority(.low)»
↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor, constant: -9); a.bottomAnchor«.constraint(lessThanOrEqualTo: bottomAnchor, constant: -4)»
a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview().priority(.low); $0.bottom«.lessThanOrEqualToSuperview()» }
«let scroll = UIScrollView(); »scroll.addSubview(c); ↓c.bottomAnchor.constraint(greaterThanOrEqualTo: scroll.bottomAnchor)
«addSubview(s)→let s = UIScrollView(); s.addSubview(c)»; c.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview() }
let s = UIScrollView(); s«.addSubview(c)»; ↓c.bottomAnchor.constraint(greaterThanOrEqualTo: c.superview!.bottomAnchor)
«scrollView.addSubview(c); »↓c.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8, relation: .lessThanOrEqual)
↓a.topAnchor.constraint(lessThanOrEqualTo: topAnchor, constant: 40)«; a.heightAnchor.constraint(equalToConstant: 80)»
a.snp.makeConstraints { ↓$0.leading.lessThanOrEqualToSuperview(); $0.size«.equalTo(80)» }
«let c = UIView(); »addSubview(c); activate([↓c.topAnchor.constraint(lessThanOrEqualTo: topAnchor), c.keepSquare()])
addSubview(s); «if x { s.addSubview(c) } else { tableView.addSubview(c) }; »c.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview() }

// around:
import Stevia
class A: UIView {
  func f() {
…
  }
}

// case: the advice does not replace a distance function
    ↓a.right(<=8)
// says: the `right` of `a` is `>=` that of its container, which lets the view grow out of it
// advice: reverse the relation to keep it inside
// ---
    a.Right >= Right - 8
// ---
    addSubview(a)
↓a.Right >= Right - 8
// says: the `right` of `a` is `>=` that of its container, which lets the view grow out of it
// advice: reverse the relation to keep it inside
// ---
    a.snp.makeConstraints { ↓$0.top.lessThanOrEqualToSuperview() }
// says: the `top` of `a` is `<=` that of its container, which lets the view grow out of it
// advice: use `greaterThanOrEqualTo` to keep it inside
// ---
    a.snp.makeConstraints { ↓$0.edges.greaterThanOrEqualToSuperview() }
// says: the `right`, `bottom` of `a` is `>=` that of its container, which lets the view grow out of it
// advice: constrain the edges on their own: reversed, the relation would let the opposite ones out

// around:
class A: UIView {
  func setUp() {
    addSubview(a)
    …
  }
}

// case: inequalities that let a view go over its neighbour are reported
addSubview(b)
↓a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor).isActive = true
// ---
addSubview(b)
↓a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: -10).isActive = true
// ---
addSubview(b)
↓a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: 8).isActive = true
// ---
addSubview(b)
a.snp.makeConstraints { ↓$0.trailing.greaterThanOrEqualTo(b.snp.leading).offset(-8); $0.top.equalTo(b) }
// ---
addSubview(b)
a.snp.makeConstraints { ↓$0.top.lessThanOrEqualTo(b.snp.bottom); $0.height.equalTo(40) }
// ---
addSubview(b)
a.addSubview(c)
↓a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor).isActive = true
c.bottomAnchor.constraint(equalTo: a.bottomAnchor).isActive = true

// case: inequalities that keep neighbours apart, or that only bound an edge, are silent
addSubview(b)
↓a.bottomAnchor.constraint(«greaterThanOrEqualTo→lessThanOrEqualTo»: b.topAnchor).isActive = true
// ---
addSubview(b)
a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor).isActive = true
// ---
addSubview(b)
↓a.topAnchor.constraint(lessThanOrEqualTo: b.«bottomAnchor, constant: 8→topAnchor»).isActive = true
// ---
addSubview(b)
↓a.bottomAnchor.constraint(greaterThanOrEqualTo: b.«topAnchor→bottomAnchor»).isActive = true
// ---
addSubview(b)
a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top).priority(«.low») }
// ---
addSubview(b)
a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top); $0«.bottom».equalToSuperview() }
// ---
addSubview(b)
a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top); $0.centerY.equalTo(c); $0«.height».equalTo(8) }
// ---
addSubview(b)
a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top); $0«.top».equalTo(b.snp.top) }
// ---
addSubview(b)
a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top) }; b.snp.makeConstraints { $0«.top».greaterThanOrEqualTo(a.snp.bottom) }
// ---
addSubview(b)
a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top) }; c.snp.makeConstraints { $0«.top».equalTo(a.snp.bottom) }
// ---
addSubview(b)
b.addSubview(c); c.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp«.top») }
// ---
addSubview(b)
↓a.topAnchor.constraint(lessThanOrEqualTo: «b.bottomAnchor, constant: 8→safeAreaLayoutGuide.bottomAnchor»).isActive = true
// ---
addSubview(b)
↓a.topAnchor.constraint(lessThanOrEqualTo: «b.bottomAnchor, constant: 8→guide.bottomAnchor»).isActive = true
// ---
addSubview(b)
↓a.topAnchor.constraint(lessThanOrEqualTo: «b.bottomAnchor, constant: 8→bottomAnchor»).isActive = true
// ---
addSubview(b)
let c = a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor)

// around:

// case: a view with its center in the middle is stretched, and does not grow out
class A: UIView { func f() { addSubview(a); a.snp.makeConstraints { ↓$0.top.bottom.greaterThanOrEqualToSuperview(); $0.centerY.equalToSuperview() } } }
// says: the `bottom` of `a` is `>=` that of its container, and the view is stretched to both edges
// advice: constrain the edges on their own: reversed, the relation would let the opposite ones out
// ---
class A: UIView { func f() { addSubview(a); a.snp.makeConstraints { ↓$0.top.bottom.greaterThanOrEqualToSuperview(); $0.centerX.equalToSuperview() } } }
// says: the `bottom` of `a` is `>=` that of its container, which lets the view grow out of it
// advice: constrain the edges on their own: reversed, the relation would let the opposite ones out
// ---
class A: UIView { func f() { addSubview(a); a.snp.makeConstraints { ↓$0.top.bottom.greaterThanOrEqualToSuperview(); $0.centerY.equalToSuperview().offset(8) } } }
// says: the `bottom` of `a` is `>=` that of its container, which lets the view grow out of it
// advice: constrain the edges on their own: reversed, the relation would let the opposite ones out
// ---
class A: UIView { func f() { addSubview(a); a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview(); $0.centerY.equalToSuperview() } } }
// says: the `bottom` of `a` is `>=` that of its container, which lets the view grow out of it
// advice: use `lessThanOrEqualTo` to keep it inside

// around:
class A: UIView {
…
  }
}

// case: a view that has no other size, or looks the same, is not reported as stretched
  let a = UIButton()
  func setUp() {
    addSubview(a)
    a.snp.makeConstraints { $0.top.equalToSuperview(); ↓$0.leading.lessThanOrEqualToSuperview(); $0.trailing.lessThanOrEqualToSuperview(); $0.centerX.equalToSuperview() }
// ---
  let a = UILabel()
  func setUp() {
    addSubview(a)
    a.snp.makeConstraints { $0.top.equalToSuperview(); ↓$0.leading.lessThanOrEqualToSuperview(); $0.trailing.lessThanOrEqualToSuperview(); $0.centerX.equalToSuperview() }
// ---
  let a = UIView()
  func setUp() {
    addSubview(a)
    a.snp.makeConstraints { $0.top.equalToSuperview(); $0.leading.lessThanOrEqualToSuperview(); $0.trailing.lessThanOrEqualToSuperview(); $0.centerX.equalToSuperview() }
// ---
  let a = ChipsView()
  func setUp() {
    addSubview(a)
    a.snp.makeConstraints { $0.top.equalToSuperview(); $0.leading.lessThanOrEqualToSuperview(); $0.trailing.lessThanOrEqualToSuperview(); $0.centerX.equalToSuperview() }
// ---
  let a: UILabel = { let label = UILabel(); label.textAlignment = .center; return label }()
  func setUp() {
    addSubview(a)
    a.snp.makeConstraints { $0.top.equalToSuperview(); $0.leading.lessThanOrEqualToSuperview(); $0.trailing.lessThanOrEqualToSuperview(); $0.centerX.equalToSuperview() }

// around:
class A: UIView {
  func setUp() {
    addSubview(a)
    …
  }
}

// case: a size in a block around the inequality, or from a helper of the maker, holds the view
a.snp.makeConstraints { make in
  if isFirst { ↓make.trailing.greaterThanOrEqualToSuperview() }
  make.top.equalToSuperview()
}
// ---
a.snp.makeConstraints { make in
  if isFirst { ↓make.trailing.greaterThanOrEqualToSuperview() }
  «make.top→make.width.equalTo(30); make.top».equalToSuperview()
}
// ---
// lines:
a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview(); $0.centerX.equalToSuperview() }
a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview(); «$0.centerX→$0.fit(CGSize(width: 24, height: 24)); $0.centerX».equalToSuperview() }

// around:

// case: the message names both views
class A: UIView { func f() { addSubview(a); addSubview(b); ↓a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor).isActive = true } }
// says: the bottom of `a` is `>=` the top of `b`: nothing keeps the two apart, and one may cover the other
// advice: use `lessThanOrEqualTo` to keep them apart

// case: a maker
titleLabel.snp.makeConstraints { make in
  make.leading.equalToSuperview()
  ↓make.bottom.greaterThanOrEqualToSuperview().offset(-8)
}

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel()

  func setUp() {
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
    …
  }
}

// case: one relation for both ends of a view in the middle stretches it
titleLabel.snp.makeConstraints { $0.center.equalToSuperview(); ↓$0.edges.greaterThanOrEqualToSuperview().inset(8) }
// ---
titleLabel.snp.makeConstraints { $0.center.equalToSuperview(); ↓$0.edges.lessThanOrEqualToSuperview() }
// ---
titleLabel.snp.makeConstraints { $0.centerX.equalToSuperview(); ↓$0.left.right.greaterThanOrEqualToSuperview().inset(8) }
// ---
titleLabel.snp.makeConstraints {
  $0.center.equalToSuperview()
  $0.leading.top.greaterThanOrEqualToSuperview().inset(8)
  $0.trailing.bottom.lessThanOrEqualToSuperview().inset(8)
}
// ---
titleLabel.easy.layout(Center(), ↓Edges(>=8))
// ---
titleLabel.snp.makeConstraints { $0.center.size.equalToSuperview(); $0.edges.greaterThanOrEqualToSuperview() }
