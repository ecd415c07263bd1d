// What repeated_number finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: the same number in two places, whatever its sign and its fraction
// lines:
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: ↓16).isActive = true; a.snp.makeConstraints { $0.top.equalToSuperview().offset(«16→inset») } } }
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: -↓16).isActive = true; a.snp.makeConstraints { $0.top.equalToSuperview().offset(«16.0→16.5») } } }
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: ↓8).isActive = true; a.snp.makeConstraints { $0.edges.equalToSuperview().inset(«8→4») } } }

// case: 0 and 1, multipliers and other types are silent
// lines:
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: 0).isActive = true; a.snp.makeConstraints { $0.top.equalToSuperview().offset(0) } } }
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: 1).isActive = true; a.snp.makeConstraints { $0.height.equalTo(1) } } }
class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: 2).isActive = true; a.snp.makeConstraints { $0.height.equalToSuperview().multipliedBy(2) } } }

// case: frames without constraints are silent
class A: UIView { func first() { box.frame.origin.x = 8 }; func second() { box.frame.origin.x = 8 } }

// case: the number of places is an option
// options: {min_count: 3}
class A: UIView { func setup() { a.snp.makeConstraints { $0.top.equalTo(b).offset(8); $0.left.equalTo(b).offset(8) } } }
// ---
// options: {}
class A: UIView { func setup() { a.snp.makeConstraints { $0.top.equalTo(b).offset(↓8); $0.left.equalTo(b).offset(8) } } }
