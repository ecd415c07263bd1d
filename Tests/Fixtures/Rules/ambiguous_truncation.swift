// What ambiguous_truncation finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView { private let a = UILabel(); private let b = UILabel(); private let c = UIView(); func setup() { addSubview(a); addSubview(b); … } }

// case: a constraint between two labels, in both directions and in several dialects
«» a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
↓b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
«b→c».trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
// ---
a.snp.makeConstraints { $0.left.equalToSuperview(); ↓$0.right.lessThanOrEqualTo(b.snp.left).offset(-8) }
b.snp.makeConstraints { $0.«right→top».equalToSuperview() }
// ---
a.autoPinEdge(toSuperviewEdge: .leading); b.autoPinEdge(toSuperviewEdge: .trailing)
↓b.autoPinEdge(.leading, to: .«trailing→leading», of: a, withOffset: 8)

// case: a row between two edges
let row = UIStackView(arrangedSubviews: [a, ↓b])
«»row.snp.makeConstraints { $0.«edges→top».equalToSuperview() }
// ---
let row = UIStackView(); row.axis = .«horizontal→vertical»
row.addArrangedSubview(a); row.addArrangedSubview(c); row.addArrangedSubview(↓b)
row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
row.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true

// case: a priority, several lines, a width, a function of the project
a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
↓b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
b.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
«a.text = title→a.setContentHuggingPriority(.defaultHigh, for: .horizontal)»
// ---
a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
↓b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
b.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
«a.text = title→[a, b].forEach { $0.setContentCompressionResistancePriority(.required, for: .horizontal) }»
// ---
a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
↓b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
b.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
«a.text = title→a.numberOfLines = 0»
// ---
a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
↓b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
b.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
«a.text = title→b.adjustsFontSizeToFitWidth = true»
// ---
a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
↓b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
b.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
«a.text = title→a.widthAnchor.constraint(equalToConstant: 80).isActive = true»
// ---
a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
↓b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
b.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
«a.text = title→style(a)»
// ---
a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
↓b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
b.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
«a.text = title→b.snp.contentHuggingHorizontalPriority = 252»

// around:

// case: a row of a given width
class SongCell: UIView {
  private let row = UIStackView()
  private let titleLabel = UILabel()
  private let timeLabel = UILabel()

  func setup() {
    row.addArrangedSubview(titleLabel)
    row.addArrangedSubview(↓timeLabel)
    addSubview(row)
    row.snp.makeConstraints { $0.edges.equalToSuperview() }
  }
}
