import RuleKit
import Testing

@testable import Rules

@Suite("mixed_edge_directions")
struct MixedEdgeDirectionsTests {
  @Test("a mixture is an error within a constraint and a note on one view")
  func severities() {
    var rules = RuleSet()
    rules.add(MixedEdgeDirections())
    let found = diagnostics(
      of: rules,
      in: """
        a.leftAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
        c.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
        c.trailingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true
        """)
    #expect(found.map(\.severity) == [.error, .note])
  }

  @Test(
    "each view has one finding in a list of statements",
    arguments: [
      """
      a.snp.makeConstraints { make in ↓make.left.equalTo(b.snp.leading)
      make.right.equalTo(b.snp.trailing) }
      """,
      "let c = ↓NSLayoutConstraint(item: a, attribute: .trailing, relatedBy: .equal, toItem: b, attribute: .rightMargin, multiplier: 1, constant: 0)",
      "a.leftAnchor.constraint(equalTo: x); a.font = y; ↓a.trailingAnchor.constraint(equalTo: x); a.leadingAnchor.constraint(equalTo: x)",
      "activate([a.leadingAnchor.constraint(equalTo: x)]); activate([↓a.leftAnchor.constraint(equalTo: x)])",
      "a.snp.makeConstraints { ↓$0.top.left.bottom.trailing.equalToSuperview() }",
    ])
  func found(_ code: String) {
    expect(
      MixedEdgeDirections(),
      """
      func setUp() {
      \(code)
      }
      """)
  }

  @Test(
    "consistent directions are silent",
    arguments: [
      "a.leftAnchor.constraint(equalTo: x.leftAnchor); b.leadingAnchor.constraint(equalTo: x.leadingAnchor)",
      "a.snp.makeConstraints { $0.edges.equalToSuperview(); $0.leading.equalTo(b) }",
      "a.snp.makeConstraints { $0.horizontalEdges.equalToSuperview(); $0.leading.equalTo(b) }",
      "if rightToLeft { a.leftAnchor.constraint(equalTo: x.leftAnchor) } else { a.leadingAnchor.constraint(equalTo: x.leadingAnchor) }",
      "view.leftAnchor.constraint(equalTo: a.leftAnchor); view.trailingAnchor.constraint(equalTo: b.trailingAnchor)",
      "card.addSubview(a); card.leftAnchor.constraint(equalTo: a.leftAnchor); card.trailingAnchor.constraint(equalTo: x.trailingAnchor)",
      "a.centerXAnchor.constraint(equalTo: b.leadingAnchor); a.leftAnchor.constraint(equalTo: b.centerXAnchor)",
      "a.frame.origin.x = 8; a.leadingAnchor.constraint(equalTo: x.leadingAnchor)",
      "a.pin.after(of: x).end(8)",
      "a.pin.start(8).right(8)",
      "root.flex.define { $0.addItem(a).start(8).right(8) }",
    ])
  func silent(_ code: String) {
    expect(
      MixedEdgeDirections(),
      """
      func setUp() {
      \(code)
      }
      """)
  }
}
