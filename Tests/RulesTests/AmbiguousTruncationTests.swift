import Testing

@testable import Rules

@Suite("ambiguous_truncation")
struct AmbiguousTruncationTests {
  private let expect = Expectation(
    AmbiguousTruncation(),
    in:
      "class A: UIView { private let a = UILabel(); private let b = UILabel(); private let c = UIView(); func setup() { addSubview(a); addSubview(b); … } }"
  )

  @Test("a constraint between two labels, in both directions and in several dialects")
  func neighbours() {
    expect(
      """
      «» a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      ↓b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
      «b→c».trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      """)
    expect(
      """
      a.snp.makeConstraints { $0.left.equalToSuperview(); ↓$0.right.lessThanOrEqualTo(b.snp.left).offset(-8) }
      b.snp.makeConstraints { $0.«right→top».equalToSuperview() }
      """)
    expect(
      """
      a.autoPinEdge(toSuperviewEdge: .leading); b.autoPinEdge(toSuperviewEdge: .trailing)
      ↓b.autoPinEdge(.leading, to: .«trailing→leading», of: a, withOffset: 8)
      """)
  }

  @Test("a row between two edges")
  func row() {
    expect(
      """
      let row = UIStackView(arrangedSubviews: [a, ↓b])
      «»row.snp.makeConstraints { $0.«edges→top».equalToSuperview() }
      """)
    expect(
      """
      let row = UIStackView(); row.axis = .«horizontal→vertical»
      row.addArrangedSubview(a); row.addArrangedSubview(c); row.addArrangedSubview(↓b)
      row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      row.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      """)
  }

  @Test(
    "a priority, several lines, a width, a function of the project",
    arguments: [
      "a.setContentHuggingPriority(.defaultHigh, for: .horizontal)",
      "[a, b].forEach { $0.setContentCompressionResistancePriority(.required, for: .horizontal) }",
      "a.numberOfLines = 0", "b.adjustsFontSizeToFitWidth = true",
      "a.widthAnchor.constraint(equalToConstant: 80).isActive = true", "style(a)",
      "b.snp.contentHuggingHorizontalPriority = 252",
    ])
  func decided(_ code: String) {
    expect(
      """
      a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      ↓b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
      b.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      «a.text = title→\(code)»
      """)
  }
}
