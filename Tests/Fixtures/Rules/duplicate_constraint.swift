// What duplicate_constraint finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
func setUp() {
…
}

// case: a repeated constraint is reported
// lines:
activate([a.topAnchor.constraint(equalTo: x.topAnchor), ↓self.a.topAnchor.constraint(equalTo: x.topAnchor)])
let all = [a.topAnchor.constraint(equalTo: x.topAnchor), ↓a.topAnchor.constraint(equalTo: x.topAnchor)]
activate([a.topAnchor.constraint(equalTo: x.topAnchor)]); g(); ↓a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
a.heightAnchor.constraint(equalToConstant: h).isActive = true; ↓a.heightAnchor.constraint(equalToConstant: h).isActive = true
a.snp.makeConstraints { $0.top.equalToSuperview().offset(8); ↓$0.top.equalToSuperview().offset(8) }
views.forEach { $0.topAnchor.constraint(equalTo: x.topAnchor).isActive = true; ↓$0.topAnchor.constraint(equalTo: x.topAnchor).isActive = true }
activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leftAnchor.constraint(equalTo: x.leftAnchor), ↓a.topAnchor.constraint(equalTo: x.topAnchor), a.leftAnchor.constraint(equalTo: x.leftAnchor)])
constrain(a, b, c) { a, b, c in align(top: a, b, c); g(); ↓align(top: a, b, c) }
a.snp.makeConstraints { $0.top.equalToSuperview(); ↓$0.top.equalToSuperview().inset(0) }
let h: CGFloat = 24; a.heightAnchor.constraint(equalToConstant: h).isActive = true; ↓a.heightAnchor.constraint(equalToConstant: 20 + 4).isActive = true
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true; ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 0).isActive = true

// case: a different constraint, time or view is silent
// lines:
activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8)])
activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.topAnchor.constraint(greaterThanOrEqualTo: x.topAnchor)])
a.snp.makeConstraints { $0.bottom.equalToSuperview().offset(8); $0.bottom.equalToSuperview().inset(8) }
a.snp.makeConstraints { $0.top.equalTo(f()); $0.top.equalTo(g()) }
a.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(0.5); $0.width.equalToSuperview().dividedBy(4) }
activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.topAnchor.constraint(equalTo: x.topAnchor).priority(.low)])
activate([wide ? a.topAnchor.constraint(equalTo: x.topAnchor) : a.topAnchor.constraint(equalTo: x.topAnchor)])
activate(wide ? [a.topAnchor.constraint(equalTo: x.topAnchor)] : [a.topAnchor.constraint(equalTo: x.topAnchor)])
if wide { a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true } else { a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true }
// ---
switch x { case 1: a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
default: a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true }
// ---
activate([
#if A
a.topAnchor.constraint(equalTo: x.topAnchor),
#else
a.topAnchor.constraint(equalTo: x.topAnchor),
#endif
])
// ---
// lines:
top = a.topAnchor.constraint(equalTo: x.topAnchor); other = a.topAnchor.constraint(equalTo: x.topAnchor)
let portrait = [a.topAnchor.constraint(equalTo: x.topAnchor)]; let landscape = [a.topAnchor.constraint(equalTo: x.topAnchor)]
portrait.append(contentsOf: [a.topAnchor.constraint(equalTo: x.topAnchor)]); landscape.append(contentsOf: [a.topAnchor.constraint(equalTo: x.topAnchor)])
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = wide; a.topAnchor.constraint(equalTo: x.topAnchor).isActive = !wide
a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true; a.removeFromSuperview(); addSubview(a); a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
var a = b; a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true; a = c; a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true
var y = 0; a.heightAnchor.constraint(equalToConstant: y).isActive = true; y += 8; a.heightAnchor.constraint(equalToConstant: y).isActive = true
bars[0].topAnchor.constraint(equalTo: x.topAnchor).isActive = true; bars[1].topAnchor.constraint(equalTo: x.topAnchor).isActive = true
next().topAnchor.constraint(equalTo: x.topAnchor).isActive = true; next().topAnchor.constraint(equalTo: x.topAnchor).isActive = true
a.snp.remakeConstraints { $0.top.equalToSuperview() }; a.snp.remakeConstraints { $0.top.equalToSuperview() }
a.snp.makeConstraints { one = $0.top.equalToSuperview().constraint; two = $0.top.equalToSuperview().constraint }
v.forEach { $0.topAnchor.constraint(equalTo: x).isActive = true }; w.forEach { $0.topAnchor.constraint(equalTo: x).isActive = true }
a.frame.origin.x = 8; a.frame.origin.x = 8
a.pin.top(8); a.pin.top(8)
constrain(a, b, c) { a, b, c in align(top: a, b, c) }
a.topToSuperview(); a.width(min: 8, max: 80)
([a, b, c] as NSArray).autoAlignViews(to: .top)
let d = EasyPeasy(); a.easy.layout(Top(8)); a.easy.clear(); a.easy.layout(Top(8))

// around:

// case: the fix deletes a repeated element or statement with its comments
func setUp() {
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: x.topAnchor),
    // To the top.
    ↓a.topAnchor.constraint(equalTo: x.topAnchor),  // Again.
    b.topAnchor.constraint(equalTo: x.topAnchor),
    ↓b.topAnchor.constraint(equalTo: x.topAnchor)
  ])
  c.snp.makeConstraints { make in
    make.top.equalToSuperview()
    ↓make.top.equalToSuperview()
  }
  d.widthAnchor.constraint(equalToConstant: 8).isActive = true
  d.backgroundColor = .red

  ↓d.widthAnchor.constraint(equalToConstant: 8).isActive = true
}
// becomes: unsafe
func setUp() {
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: x.topAnchor),
    b.topAnchor.constraint(equalTo: x.topAnchor),
  ])
  c.snp.makeConstraints { make in
    make.top.equalToSuperview()
  }
  d.widthAnchor.constraint(equalToConstant: 8).isActive = true
  d.backgroundColor = .red
}

// around:
func setUp() {
…
}

// case: there is no fix where other code is on the lines, or a comment for a linter
activate([a.topAnchor.constraint(equalTo: x.topAnchor), ↓a.topAnchor.constraint(equalTo: x.topAnchor)])
// stays:
// ---
activate([
a.topAnchor.constraint(equalTo: x.topAnchor), ↓a.topAnchor.constraint(equalTo: x.topAnchor),
])
// stays:
// ---
activate([
a.topAnchor.constraint(equalTo: x.topAnchor),
// layoutlint:disable:next all - x
a.topAnchor.constraint(equalTo: x.topAnchor),
])
// ---
a.width(8)
a.width(8).height(9)
// ---
let all = [
a.topAnchor.constraint(equalTo: x.topAnchor),
↓a.topAnchor.constraint(equalTo: x.topAnchor),
]
activate(all)
// stays:

// around:
final class CardView: UIView {
  private let a = UILabel()
  func setUp(_ others: [NSLayoutConstraint]) {
…
    NSLayoutConstraint.activate(all)
  }
}

// case: two equal ones are duplicates, in a list or in one and in a statement
    let all = [a.topAnchor.constraint(equalTo: topAnchor), ↓a.topAnchor.constraint(equalTo: topAnchor)]
// ---
    a.topAnchor.constraint(equalTo: topAnchor).isActive = true
var all = others
all += [↓a.topAnchor.constraint(equalTo: topAnchor)]

// around:

// case: duplicate_constraint names the view and not its container
class PlayerView: UIView {
  let label = UILabel()
  let icon = UIImageView()
  func setUp() {
    bottomAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
↓bottomAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
  }
}
// says: the same constraint on the `bottom` of `label` already exists on line 5, so this one has no effect

// case: statements
func setUpConstraints() {
  iconView.heightAnchor.constraint(equalToConstant: 24).isActive = true
  iconView.tintColor = .red
  ↓iconView.heightAnchor.constraint(equalToConstant: 24).isActive = true
}

// case: a maker
iconView.snp.makeConstraints { make in
  make.width.equalTo(24)
  ↓make.width.equalTo(24)
}
