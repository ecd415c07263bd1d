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
    guard invocation.operands.count <= 1 else {
      throw UsageError("`config` takes one path", "name a file or folder")
    }
    if invocation.has(.schema), let path = invocation.operands.first {
      let name = String(decoding: path.bytes, as: UTF8.self)
      throw UsageError("`--schema` takes no path, found `\(name)`", "remove it")
    }
    self.invocation = invocation
    workspace = try Workspace(invocation)
  }

  func run() -> ExitStatus {
    var output: [UInt8] = []
    if invocation.has(.schema) {
      ConfigurationSchema(ConfigurationTable(workspace.known)).render(into: &output)
      return Console.write(output, .json)
    }
    let path = invocation.operands.first?.tidied ?? FilePath(bytes: [])
    var isFolder = true
    do throws(SystemError) {
      if !path.bytes.isEmpty { isFolder = try FileStatus(path: path.bytes).kind == .folder }
    } catch {
      Console.report("\(error.text)", "name a file or folder", about: path.bytes)
      return .failure
    }
    var search = workspace.search
    let found = search.find(path.absolute(in: workspace.currentFolder), isFolder: isFolder)
    Console.report(search.warnings)
    guard search.problems.isEmpty else {
      Console.report(search.problems)
      return .failure
    }
    Console.report(search.passedOver)
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
