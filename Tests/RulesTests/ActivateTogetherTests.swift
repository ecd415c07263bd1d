import LintEngine
import Rules
import TestSupport
import Testing

@Suite("Constraints activated together")
struct ActivateTogetherTests {
  private func found(_ code: String) -> [Diagnostic] {
    diagnostics(of: ActivateTogether(), in: code)
  }
  private func fixed(_ code: String) -> String { fixing(code, of: ActivateTogether()) }

  private static let top = "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true"
  private static let bottom = "a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true"

  @Test(
    "adjacent statements that activate a constraint they make are one finding",
    arguments: [
      "↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true\na.leftAnchor.constraint(equalTo: c).isActive = true",
      """
      func a() {
        ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
        // A comment.

        a.leftAnchor.constraint(equalTo: c).isActive = true
        addSubview(c)
        ↓c.topAnchor.constraint(equalTo: b.topAnchor).withPriority(.low).isActive = true
        NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0).isActive = true
      }
      """,
    ])
  func runs(_ marked: String) {
    #expect(mismatch(ActivateTogether(), marked) == nil)
  }

  @Test(
    "one alone, deactivation, stored constraints and what is between are none",
    arguments: [
      top, "\(top)\nprint(a)\n\(bottom)", "\(top)\nif c {\n\(bottom)\n}",
      "c = a.topAnchor.constraint(equalTo: b.topAnchor)\nc.isActive = true\nd.isActive = true",
      "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = false\na.leftAnchor.constraint(equalTo: c).isActive = false",
      "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = isOn\na.leftAnchor.constraint(equalTo: c).isActive = isOn",
      "session.isActive = true\nuser.isActive = true",
      "let c = a.topAnchor.constraint(equalTo: b.topAnchor)\nc.priority = .low\n\(top)",
      "#if A\n\(top)\n#else\n\(bottom)\n#endif",
    ])
  func none(_ code: String) {
    #expect(found(code).map(\.message) == [])
  }

  @Test("the fix keeps comments, blank lines, indentation and line breaks")
  func fix() throws {
    let code = """
      func setup() {
          // Edges
          \(Self.top) // upper

          // lower
          a
              .bottomAnchor.constraint(
                  equalTo: b.bottomAnchor, // to
                  constant: 8)
              .isActive = true
          layout()
      }
      """
    let expected = """
      func setup() {
          // Edges
          NSLayoutConstraint.activate([
              a.topAnchor.constraint(equalTo: b.topAnchor), // upper

              // lower
              a
                  .bottomAnchor.constraint(
                      equalTo: b.bottomAnchor, // to
                      constant: 8),
          ])
          layout()
      }
      """
    #expect(fixed(code) == expected)
    #expect(found(code).first?.fix?.safety == .safe)
    let windows = code.replacing("\n", with: "\r\n")
    #expect(fixed(windows) == expected.replacing("\n", with: "\r\n"))
    let tabs = "func a() {\n\t\(Self.top)\n\t\(Self.bottom)\n}"
    #expect(
      fixed(tabs)
        == "func a() {\n\tNSLayoutConstraint.activate([\n\t\ta.topAnchor.constraint(equalTo: b.topAnchor),\n\t\ta.bottomAnchor.constraint(equalTo: b.bottomAnchor),\n\t])\n}"
    )
    let wrapped = "func a(\n    b: Int) {\n    \(Self.top)\n    \(Self.bottom)\n}"
    #expect(fixed(wrapped).contains("\n        a.topAnchor"))
  }

  @Test("a blank line with white space in it stays as it is")
  func blankLines() {
    let code = "func a() {\n  \(Self.top)\n  \n  \(Self.bottom)\n}"
    #expect(fixed(code).contains("topAnchor),\n  \n    a.bottom"))
  }

  @Test(
    "no fix where lines are shared, or a comment would not stay what it is",
    arguments: [
      "\(top); \(bottom)", "\(top)\n\(bottom); layout()", "func a() { \(top)\n\(bottom) }",
      "\(top)\n/* a\n b */\n\(bottom)", "\(top)\n// swiftlint:disable:next all\n\(bottom)",
      "a.topAnchor.constraint(equalTo: b) // c\n  .isActive = true\n\(bottom)",
      "a.topAnchor.constraint(equalTo: b[\"\"\"\n c\n \"\"\"]).isActive = true\n\(bottom)",
      "\(top)\n\(bottom) /* c\n */ ", "\(top)\n\(bottom)\nlet a = (",
    ])
  func noFix(_ code: String) {
    #expect(found(code).contains { $0.rule == "activate_together" })
    #expect(found(code).allSatisfy { $0.fix == nil })
  }

  @Test("a long run costs one look")
  func longRun() {
    let code = String(repeating: Self.top + "\n", count: Effort.full(20_000, byDefault: 1_000))
    #expect(found(code).count == 1)
  }
}
