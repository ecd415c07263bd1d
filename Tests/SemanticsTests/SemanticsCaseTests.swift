import LayoutModel
import Semantics
import SwiftSource
import TestSupport
import Testing

/// What happens to views in small pieces of code, in the tables of `Tests/Fixtures/Semantics`.
@Suite("The cases of what happens to views")
struct SemanticsCaseTests {
  @Test("each piece does what it says", arguments: CaseFile.paths(in: "Semantics"))
  func cases(of path: String) throws {
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "account": { account(of: $0.text) }, "first work": { try firstWork($0.text) },
        "occasions": { row in
          let file = ViewFile.playerView("\(row.text)\nfunc place() {}")
          let found = file.occasions(of: try file.function(named: "place"))
          return names(of: found.own.union(found.byCallers))
        },
        "reach": { row in
          let file = ViewFile.playerView("let label = UILabel()\nfunc set() { \(row.text) }")
          let view = try #require(ViewAccount.of(0, in: file))
          return view.uses.map { "\($0.reach(in: file))".prefix { $0 != "(" } }.joined(
            separator: ", ")
        },
      ])
    for difference in differences { Issue.record("\(difference)") }
  }
}

/// What makes `label` in a class with some members, and each use of it.
private func account(of members: String) -> String {
  let file = ViewFile.playerView(members)
  guard
    let index = file.subviews.indices.first(where: {
      file.subviews[$0].declaration.name == "label" && file.subviews[$0].isProperty
    }), let view = ViewAccount.of(index, in: file)
  else { return "may come from elsewhere" }
  let makings = view.makings.map { "made by \($0.className.text) \($0.initializer.text)" }
  let uses = view.uses.map { use in
    "\(use.tokens.text)\(use.member.map { ".\($0.text)" } ?? "") \(use.kind)"
  }
  return (makings + uses).joined(separator: ", ")
}

/// The function that always adds a view when `render()` runs, whose body is in front of that of `setUp()`.
private func firstWork(_ row: String) throws -> String {
  let bodies = row.split(separator: " | ")
  let file = ViewFile.playerView(
    "let label = UILabel()\nfunc render() { \(bodies[0]) }\nfunc setUp() { \(bodies[1]) }")
  let found = Run(of: try file.function(named: "render"), in: file).firstWork(in: file) {
    function in
    let addition = file.actions[function.actions].first { $0.role == .addition }
    return addition?.tokens.first.map { ($0, $0) }
  }
  return found?.step.function.declaration.name?.text ?? "nothing"
}

private func names(of occasion: Occasion) -> String {
  let all: [(Occasion, String)] = [
    (.start, "start"), (.setup, "setup"), (.layout, "layout"), (.forcedLayout, "forced layout"),
    (.reuse, "reuse"), (.event, "event"), (.change, "change"), (.later, "later"), (.open, "open"),
    (.unknown, "unknown"),
  ]
  return all.filter { occasion.contains($0.0) }.map(\.1).joined(separator: ", ")
}
