import Testing

@testable import Rules

@Suite("conflicting_constraints")
struct ConflictingConstraintsTests {
  private let expect = Expectation(
    ConflictingConstraints(),
    in: """
      class PlayerView: UIView {
        private let gap: CGFloat = 8
        private let a = UIView()
        private let b = UIView()
        private let x = UIView()
        func setUp() {
        …
        }
      }
      """)

  @Test("a constraint that is written on the container is named after the view in it")
  func writtenOnContainer() throws {
    let finding = try #require(
      diagnostics(
        of: ConflictingConstraints(),
        in: """
          class A: UIView {
            let label = UILabel()
            func setUp() {
              bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true
              bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 9).isActive = true
            }
          }
          """
      ).first)
    #expect(
      finding.message
        == "the bottom of `label` is fixed twice, here and on line 4, 1 point apart, so UIKit breaks one of the two constraints"
    )
    let other = try #require(finding.related.first)
    #expect(finding.related.count == 1 && other.message == "the other constraint")
    #expect(other.place.start == .init(line: 4, column: 5) && other.place.end.column == 70)
  }

}
