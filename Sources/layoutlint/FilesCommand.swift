import Platform
import Project
import Reporting

/// `layoutlint files [PATH …]`: lists the files that would be linted, or those that are left out.
struct FilesCommand {
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let workspace = try Workspace(invocation)
    let paths = try workspace.paths(of: invocation)
    let discovery =
      try GitStep(invocation, workspace)?.discovery(paths, workspace.search)
      ?? FileDiscovery(paths, workspace.search)
    guard Console.accepts(discovery) else { return .failure }
    var output: [UInt8] = []
    if invocation.has(.skipped) {
      for path in discovery.skipped { append(path.path, ": \(path.message)", to: &output) }
    } else {
      for file in discovery.sortedFiles { append(file.path, to: &output) }
      Console.report(discovery.skipped)
    }
    Console.report(discovery.problems)
    let written =
      invocation.has(.null) ? Console.writeSource(output, "the list") : Console.show(output)
    return max(written, discovery.problems.isEmpty ? .success : .failure)
  }

  /// Appends a path, for people with what there is to say about it.
  private func append(_ path: FilePath, _ remark: Template = "", to output: inout [UInt8]) {
    if invocation.has(.null) {
      output += path.bytes + [0]
    } else {
      output.write("\(path.bytes)\(remark)\n")
    }
  }
}
