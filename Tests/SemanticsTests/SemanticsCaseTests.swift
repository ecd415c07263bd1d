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
        "account": { account(of: $0.text) },
        "constraint events": { constraintEvents(in: $0.text) },
        "constraint states": { constraintStates(in: $0.text) },
        "first work": { try firstWork($0.text) },
        "in a container": { inContainer($0.text) },
        "named elsewhere": { row in
          let names = row.text.split(separator: " | ", maxSplits: 1)
          let property = names.count > 1 ? String(names[0]) : "let label = UILabel()"
          let file = ViewFile(
            code: "class A: UIView { \(property); func f() { \(names.last ?? "") } }")

          guard !file.subviews.isEmpty else { return "not a view" }
          return file.view(0).isNamedElsewhere ? "yes" : "no"
        },
        "again": { row in
          let file = ViewFile(code: row.text)
          return try file.function(named: "work").again(in: file)?.when ?? "once"
        },
        "callback": { row in
          let file = ViewFile(code: row.text)
          let function = try #require(file.functions.first)
          return function.declaration.callback.map(names(of:)) ?? "none"
        },
        "needs": { row in
          let file = ViewFile.playerView("func work(song: Song?) { \(row.text) }")
          let call = try #require(file.code.calls.first { $0.name == "place" })
          return "\(call.statement.need(in: try file.function(named: "work").body))"
        },
        "removes": { row in
          let file = ViewFile.playerView("func work() { \(row.text) }")
          return names(ofMarksIn: try file.function(named: "work").body.tokens, file)
        },
        "occasions": { row in
          let file = ViewFile.playerView("\(row.text)\nfunc place() {}")
          let found = file.flow.occasions(of: try file.function(named: "place"))
          return names(of: found.own.union(found.byCallers))
        },
        "reach": { row in
          let file = ViewFile.playerView("let label = UILabel()\nfunc set() { \(row.text) }")
          return file.view(0).events.map { "\($0.reach(in: file))".prefix { $0 != "(" } }.joined(
            separator: ", ")
        },
        "returned": { returned($0.text) }, "uses": { uses(of: $0.text) },
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
    }), case let view = file.view(index), view.isMade
  else { return "may come from elsewhere" }
  let makings = view.makings.map { "made by \($0.className.text) \($0.initializer.text)" }
  let uses = view.events.map { use in
    "\(use.tokens.text)\(use.member.map { ".\($0.text)" } ?? "") \(use.kind)"
  }
  return (makings + uses).joined(separator: ", ")
}

private func file(withConstraintsIn body: String) -> ViewFile {
  .playerView(
    """
    let label = UILabel()
    private var top: NSLayoutConstraint?
    private var all: [NSLayoutConstraint] = []
    func place() { \(body) }
    """)
}

/// What a function does with the constraints that names keep.
private func constraintEvents(in body: String) -> String {
  let file = file(withConstraintsIn: body)
  return withExtendedLifetime(file) {
    file.constraintLife.events.filter { $0.verb != .declared }
      .map { "\($0.name.text) \($0.verb)\($0.isCertain ? " for certain" : "")" }
      .joined(separator: ", ")
  }
}

/// What becomes of each constraint of a function.
private func constraintStates(in body: String) -> String {
  let file = file(withConstraintsIn: body)
  return file.constraints.map { constraint in
    let state =
      file.isKept(constraint) ? "kept" : file.isCertainlyActive(constraint) ? "active" : "inactive"
    return state + (file.activation(ofKept: constraint).map { " by \($0.tokens.text)" } ?? "")
  }
  .joined(separator: ", ")
}

/// The function that always adds a view when `render()` runs, whose body is in front of that of `setUp()`.
private func firstWork(_ row: String) throws -> String {
  let bodies = row.split(separator: " | ")
  let file = ViewFile.playerView(
    "let label = UILabel()\nfunc render() { \(bodies[0]) }\nfunc setUp() { \(bodies[1]) }")
  let found = Run(of: try file.function(named: "render"), in: file).firstWork(in: file) {
    function in
    file.actions[function.actions].first { $0.role == .addition }
  }
  return found?.step.function.declaration.name?.text ?? "nothing"
}

private func names(ofMarksIn code: Lexemes, _ file: ViewFile) -> String {
  let all: [(Mark, String)] = [
    (.subview, "view"), (.unnamedSubviews, "unnamed views"), (.constraints, "constraints"),
    (.namedConstraint, "its constraint"), (.handlers, "handlers"), (.layer, "layers"),
  ]
  let found = all.filter { code.mayRemove($0.0, in: file) }
  return found.isEmpty ? "nothing" : found.map(\.1).joined(separator: ", ")
}

private func names(of occasion: Occasion) -> String {
  let all: [(Occasion, String)] = [
    (.start, "start"), (.setup, "setup"), (.layout, "layout"), (.forcedLayout, "forced layout"),
    (.reuse, "reuse"), (.event, "event"), (.change, "change"), (.later, "later"), (.open, "open"),
    (.unknown, "unknown"),
  ]
  return all.filter { occasion.contains($0.0) }.map(\.1).joined(separator: ", ")
}

private func list(_ texts: [String]) -> String {
  texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
}

/// The attributes of the constraints whose second item is the container.
private func inContainer(_ line: String) -> String {
  let file = ViewFile(
    code:
      """
      class A: UIView {
        let scroll = UIScrollView()
        func add() {
          addSubview(a)
          [b, c].forEach(card.addSubview)
          self.contentView.addSubview(d)
          stack.addArrangedSubview(e)
          scroll.addSubview(f)
          \(line)
        }
      }
      """
  )
  return list(
    file.constraints.filter(file.relatesToContainer).map {
      file.name($0.firstItem) + "." + $0.attributes.names.joined()
    })
}

/// Each use of each view as `name: kind`, with its member, call or label, if any.
private func uses(of body: String) -> String {
  let file = ViewFile(
    code:
      """
      class PlayerView: UIView {
        let label = UILabel()
        func setup() {
      \(body)
      }
      }
      """
  )
  return list(
    file.subviews.indices.flatMap { index in
      let view = file.subviews[index]
      let name = (view.isProperty ? "" : "local ") + (view.declaration.name?.text ?? "")
      return file.model.uses(of: index).map { use in
        var text = "\(name): \(use.kind)"
        if let member = use.member { text += " .\(member.text)" }
        if let label = use.label { text += " \(label.text):" }
        if let name = use.call?.name { text += " in \(name.text)" }
        return text
      }
    })
}

private func returned(_ value: String) -> String {
  let file = ViewFile(code: "class A: UIView { lazy var label: UILabel = \(value) }")
  guard let value = file.subviews[0].declaration.value else { return "no value" }
  return switch file.model.returnedView(of: value) {
  case .local(let local): "local \(file.subviews[local].declaration.name?.text ?? "")"
  case .argument: "argument"
  case .made: "made"
  case nil: "nothing"
  }
}
