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

}
