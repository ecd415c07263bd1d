// What custom_spacing finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView { let a = UILabel(); let b = UILabel(); let inner = UIStackView(); let outer = UIStackView()
func setup() { … } }

// case: a view that is in another stack only
// lines:
inner.addArrangedSubview(a)«; outer.addArrangedSubview(a)»; outer.setCustomSpacing(8, after: ↓a)
addSubview(a); outer.setCustomSpacing(8, after: «↓a→inner»)
let row = UIStackView(arrangedSubviews: [a]); «outer→row».setCustomSpacing(8, after: ↓a)

// case: a view whose parents are not known is silent
// lines:
«addSubview→addArrangedSubview»(a); outer.setCustomSpacing(8, after: ↓a)
«inner→card».addArrangedSubview(a); outer.setCustomSpacing(8, after: ↓a)
outer.setCustomSpacing(8, after: a); outer.setCustomSpacing(8, after: views[0])
inner.addArrangedSubview(a); outer.then { $0.setCustomSpacing(8, after: a) }
