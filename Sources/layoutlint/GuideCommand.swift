import Guide
import LintEngine
import Platform
import Rules

/// `layoutlint guide [PATH]`: writes the team's document on how it writes view code.
struct GuideCommand {
  private let invocation: Invocation
  private let workspace: Workspace

  init(_ invocation: Invocation) throws(UsageError) {
    guard invocation.operands.count <= 1 else {
      throw UsageError("`guide` takes one path", "name a file or folder")
    }
    self.invocation = invocation
    try invocation.refuseContradictions()
    workspace = try Workspace(invocation)
  }

  func run() -> ExitStatus {
    let path = invocation.operands.first?.tidied ?? FilePath(bytes: [])
    guard let team = Team(of: path, workspace) else { return .failure }
    let guide = TeamGuide(team.style, rules: team.rules, known: Catalog.rules)
    let text = Array(guide.markdown().utf8)
    guard let file = invocation.file(.output) else { return Console.show(text) }
    return Console.write(text, to: file)
  }
}

/// The style of the team whose configuration governs a path.
struct Team {
  let style: TeamStyle
  let rules: RuleSet

  /// Reports why there is none.
  ///
  /// - Parameter path: empty for the current folder.
  init?(of path: FilePath, _ workspace: Workspace) {
    var isFolder = true
    do throws(SystemError) {
      if !path.bytes.isEmpty { isFolder = try FileStatus(path: path.bytes).kind == .folder }
    } catch {
      Console.report("\(error.text)", "name a file or folder", about: path.bytes)
      return nil
    }
    var search = workspace.search
    let found = search.find(path.absolute(in: workspace.currentFolder), isFolder: isFolder)
    Console.report(search.warnings)
    guard search.problems.isEmpty else {
      Console.report(search.problems)
      return nil
    }
    Console.report(search.passedOver)
    rules = search.rules(of: found)
    style = TeamStyle(found.configuration, rules: rules, known: Catalog.rules)
  }
}
