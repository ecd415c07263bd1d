import LintEngine
import Platform
import Project
import Reporting
import Rules

/// `layoutlint config [PATH]`: shows the configuration, and where each value was set.
struct ConfigCommand {
  private let invocation: Invocation
  private let workspace: Workspace

  init(_ invocation: Invocation) throws(UsageError) {
    if invocation.has(.schema), let name = invocation.words.first {
      throw UsageError("`--schema` takes no path, found `\(name)`", "remove it")
    }
    self.invocation = invocation
    workspace = try Workspace(invocation)
  }

  func run() -> ExitStatus {
    var output: [UInt8] = []
    if invocation.has(.schema) {
      ConfigurationTable(workspace.known).renderSchema(into: &output)
      return Console.write(output, .json)
    }
    let path = invocation.operands.first?.tidied ?? FilePath(bytes: [])
    guard let (found, _) = workspace.configuration(of: path) else { return .failure }
    reportIdleSettings(of: found.configuration)
    let text = ConfigurationText(
      found, path: path, rules: Catalog.rules, currentFolder: workspace.currentFolder)
    return Console.show(Array(text.text().utf8))
  }

  /// Lints the folder of a configuration file to name what the file names in vain.
  private func reportIdleSettings(of configuration: Configuration) {
    let places = configuration.placesOfNames
    guard let file = configuration.path, !invocation.has(.config), !places.isEmpty else { return }
    let folder = FilePath("..").absolute(in: file.absolute(in: workspace.currentFolder))
    let search = workspace.search
    let (files, result) = Linter(threads: processorCount(), wantsFixes: false).run(
      [folder.relative(to: workspace.currentFolder)], search)
    Console.report(files.idleSettings(result, search).filter { places.contains($0.place) })
  }
}
