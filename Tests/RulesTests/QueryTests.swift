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

  private enum Part {
    case call(Call)
    case assignment(Statement)
  }

  @Test("several queries are one: the rule gets all that each of them finds")
  func union() {
    let query =
      Query.calls(named: .activate).map(Part.call)
      || Query.assignments(to: .isActive).map(Part.assignment)
    expect(
      Probe(query) { part in
        switch part {
        case .call(let call): call.name?.alone
        case .assignment(let statement): statement.tokens
        }
      },
      """
      NSLayoutConstraint.↓activate([a, b])
      ↓a.isActive = true
      """)
  }

  @Test("what has the same key is handed over together")
  func groups() {
    let query = Query.calls(named: .activate).grouped { call, _ in
      call.receiver.map { UInt64($0.count) }
    }
    expect(
      Probe(query) { $0.count == 2 ? $0[0].name?.alone : nil },
      """
      a.↓activate()
      a.b.activate()
      activate()
      b.activate()
      """)
  }

  @Test("a query can ask for more than its own things, and only then finds them")
  func conditions() {
    let query = Query.calls(named: .activate).inFiles(with: .names(.isActive))
    for (code, count) in [("activate()", 0), ("activate(); a.isActive = true", 1)] {
      #expect(diagnostics(of: Probe(query) { $0.tokens }, in: code).count == count)
    }
    let some = Query.calls(named: .activate).inFiles { $0.code.calls.count > 1 }
    for (code, count) in [("activate()", 0), ("activate(); activate()", 2)] {
      #expect(diagnostics(of: Probe(some) { $0.tokens }, in: code).count == count)
    }
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
