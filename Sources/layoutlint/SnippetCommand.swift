import Guide
import Platform

/// `layoutlint snippet [NAME]`: writes a new view in the team's style.
struct SnippetCommand {
  private let invocation: Invocation
  private let workspace: Workspace
  private let name: String

  init(_ invocation: Invocation) throws(UsageError) {
    let names = invocation.operands.map { String(decoding: $0.bytes, as: UTF8.self) }
    guard names.count <= 1 else {
      throw UsageError("`snippet` takes one name", "name the view: `layoutlint snippet BadgeView`")
    }
    name = names.first ?? "ProfileHeaderView"
    guard NewView.isName(name) else {
      throw UsageError("`\(name)` is not the name of a type", "name the view, such as `BadgeView`")
    }
    if invocation.value(.format) == "xcode", !names.isEmpty {
      throw UsageError(
        "`--format xcode` takes no name, found `\(name)`",
        "remove it: the snippet has a placeholder for the name")
    }
    try invocation.refuseContradictions()
    self.invocation = invocation
    workspace = try Workspace(invocation)
  }

  func run() -> ExitStatus {
    guard let team = Team(of: FilePath(bytes: []), workspace) else { return .failure }
    let view = NewView(team.style)
    let text =
      invocation.value(.format) == "xcode"
      ? view.snippet() : team.code.written(view.file(named: name))
    let departures = view.departures(from: team.rules)
    if !departures.isEmpty {
      Console.report(
        "the view departs from \(departures.map { "`\($0)`" }.joined(separator: ", "))",
        "adapt it by hand: what the configuration asks for is more than this command can write")
    }
    guard let file = invocation.file(.output) else {
      return Console.writeSource(Array(text.utf8), "the view")
    }
    return Console.writeSource(
      Array(text.utf8), "the view", to: file, workspace.writer(for: []))
  }
}
