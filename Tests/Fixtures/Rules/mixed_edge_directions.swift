// What mixed_edge_directions finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
func setUp() {
…
}

// case: each view has one finding in a list of statements
a.snp.makeConstraints { make in ↓make.left.equalTo(b.snp.leading)
make.right.equalTo(b.snp.trailing) }
// ---
// lines:
let c = ↓NSLayoutConstraint(item: a, attribute: .trailing, relatedBy: .equal, toItem: b, attribute: .rightMargin, multiplier: 1, constant: 0)
a.leftAnchor.constraint(equalTo: x); a.font = y; ↓a.trailingAnchor.constraint(equalTo: x); a.leadingAnchor.constraint(equalTo: x)
activate([a.leadingAnchor.constraint(equalTo: x)]); activate([↓a.leftAnchor.constraint(equalTo: x)])
a.snp.makeConstraints { ↓$0.top.left.bottom.trailing.equalToSuperview() }

// case: consistent directions are silent
// lines:
a.leftAnchor.constraint(equalTo: x.leftAnchor); b.leadingAnchor.constraint(equalTo: x.leadingAnchor)
a.snp.makeConstraints { $0.edges.equalToSuperview(); $0.leading.equalTo(b) }
a.snp.makeConstraints { $0.horizontalEdges.equalToSuperview(); $0.leading.equalTo(b) }
if rightToLeft { a.leftAnchor.constraint(equalTo: x.leftAnchor) } else { a.leadingAnchor.constraint(equalTo: x.leadingAnchor) }
view.leftAnchor.constraint(equalTo: a.leftAnchor); view.trailingAnchor.constraint(equalTo: b.trailingAnchor)
card.addSubview(a); card.leftAnchor.constraint(equalTo: a.leftAnchor); card.trailingAnchor.constraint(equalTo: x.trailingAnchor)
a.centerXAnchor.constraint(equalTo: b.leadingAnchor); a.leftAnchor.constraint(equalTo: b.centerXAnchor)
a.frame.origin.x = 8; a.leadingAnchor.constraint(equalTo: x.leadingAnchor)
a.pin.after(of: x).end(8)
a.pin.start(8).right(8)
root.flex.define { $0.addItem(a).start(8).right(8) }

// around:

// case: edges of both kinds in one constraint, a top-level object of a nib, and the last resort
class A: UIView { let a = UIView()
func setup() { addSubview(a); a.snp.makeConstraints { $0.left.equalToSuperview(); ↓$0.trailing.equalToSuperview() } } }
// ---
class A: UIView { let a = UIView()
func setup() { addSubview(a); a.snp.makeConstraints { $0.trailing.leading.edges.equalToSuperview() } } }

// case: a maker
titleLabel.snp.makeConstraints { make in
  make.top.left.equalToSuperview()
  ↓make.trailing.equalToSuperview()
}
