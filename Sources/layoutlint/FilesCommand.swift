import Platform
import Project
import Reporting

/// `layoutlint files [PATH …]`: lists the files that would be linted, or those that are left out.
struct FilesCommand {
  private let invocation: Invocation
  private let workspace: Workspace

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    try invocation.refuseContradictions()
    if invocation.has(.skipped), let option = invocation.gitOptions.first(where: invocation.has) {
      throw UsageError(
        "`--skipped` and `--\(option.rawValue)` contradict each other",
        "`--skipped` lists what is left out of folders; name these instead")
    }
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
    if invocation.has(.skipped) {
      for skipped in discovery.skipped { append(skipped.path, skipped.message, to: &output) }
    } else {
      for file in discovery.sortedFiles { append(file.path, to: &output) }
      Console.report(discovery.skipped)
    }
    for problem in discovery.problems {
      Console.report(problem.message, problem.advice, about: problem.path.bytes)
    }
    let written =
      invocation.has(.null) ? Console.writeSource(output, "the list") : Console.show(output)
    return max(written, discovery.problems.isEmpty ? .success : .failure)
  }

  /// Appends a path, for people with what there is to say about it.
  private func append(_ path: FilePath, _ remark: String? = nil, to output: inout [UInt8]) {
    if invocation.has(.null) {
      output.append(contentsOf: path.bytes)
      output.append(0)
      return
    }
    output.appendVisible(path.bytes)
    if let remark {
      output.append(": ")
      output.appendVisible(remark)
    }
    output.append("\n")
  }
}
