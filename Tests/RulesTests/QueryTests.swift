import LayoutModel
import RuleKit
import SwiftSource
import Testing

/// Reports what a query hands it.
private struct Probe<Subject>: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: "probe", family: .cookbook, summary: "", rationale: "", source: "", since: "0.1.0",
      goodExamples: [:], badExamples: [:])
  }
  let query: Query<Subject>
  let place: @Sendable (Subject) -> Lexemes?

  init(options: NoOptions) { fatalError("made with a query") }
  init(_ query: Query<Subject>, at place: @escaping @Sendable (Subject) -> Lexemes?) {
    self.query = query
    self.place = place
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    if let place = place(subject) { report.add(place, "found", advice: "none") }
  }
}

@Suite("Queries")
struct QueryTests {
  @Test("assignments to members are handed to the rule, whatever the operator")
  func assignments() {
    expect(
      Probe(.assignments(to: .priority, .constant)) { $0.tokens },
      """
      func f() {
        ↓height.priority = .required
        if a { ↓cell.height!.constant += 8 }
        let priority = UILayoutPriority.required
        priority = .defaultLow
        height.isActive = true
        use(height.priority == .required)
      }
      """)
  }

  @Test("calls are handed to the rule by name")
  func calls() {
    expect(
      Probe(.calls(named: .activate)) { $0.name?.alone },
      """
      NSLayoutConstraint.↓activate([a, b])
      activate = 1
      player.↓activate { stop() }
      """)
  }

  @Test("a path begins an expression, perhaps with a module")
  func paths() {
    expect(
      Probe(.memberPaths("Theme.shared.color")) { $0.tokens },
      """
      ↓Theme.shared.color.red
      App.↓Theme.shared?.color
      app.Theme.shared.color
      Theme.shared.colors
      Theme.other.color
      """)
  }

  @Test("files without what a query asks for are not read for it")
  func triggers() {
    let rule = Probe(.memberPaths("Theme.shared")) { $0.tokens }
    for (code, count) in [("let a = Theme.shared", 1), ("let a = Themes.shared", 0)] {
      #expect(diagnostics(of: rule, in: code).count == count)
    }
    #expect(rule.query.triggers.names == ["Theme"])
    #expect(Query.calls(named: .activate).triggers.names.isEmpty)
  }
}
