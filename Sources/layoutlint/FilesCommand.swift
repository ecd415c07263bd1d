import LintEngine
import Reporting

/// `layoutlint files [PATH …]`: lists the files that would be linted.
struct FilesCommand {
  private let invocation: Invocation
  private let workspace: Workspace

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    try invocation.refuseContradictions()
    workspace = try Workspace(invocation)
  }

  func run() throws(UsageError) -> ExitStatus {
    let paths = try workspace.paths(of: invocation)
    let discovery =
      try GitStep(invocation, workspace)?.discovery(paths, workspace.search)
      ?? FileDiscovery(paths, workspace.search)
    Console.report(discovery.configurationWarnings)
    guard discovery.configurationProblems.isEmpty else {
      Console.report(discovery.configurationProblems)
      return .failure
    }
    var output: [UInt8] = []
    for file in discovery.sortedFiles {
      if invocation.has(.null) {
        output.append(contentsOf: file.path.bytes)
        output.append(0)
      } else {
        output.appendVisible(file.path.bytes)
        output.append("\n")
      }
    }
    Console.report(discovery.skipped)
    for problem in discovery.problems {
      Console.report(problem.message, problem.advice, about: problem.path.bytes)
    }
    let written = invocation.has(.null) ? Console.write(output) : Console.show(output)
    return max(written, discovery.problems.isEmpty ? .success : .failure)
  }
}
