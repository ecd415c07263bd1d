import Foundation
import PackagePlugin

/// `swift package layoutlint [--target TARGET] [ARGUMENT …]`: runs layoutlint in the folder of the package.
///
/// The arguments are those of the program. If they name no path, it lints the folders of all targets, or of those named
/// by `--target`, which may be repeated. The command fails when the program does.
@main
struct LayoutLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let run = ToolRun(
      tool: try context.tool(named: "layoutlint").url, folder: context.package.directoryURL,
      arguments: ToolArguments(extractor.remainingArguments))
    try run.start(
      linting: targets.compactMap { $0.sourceModule?.directoryURL }, always: !names.isEmpty)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LayoutLintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      // A target of Xcode has files, but no folder.
      let files = context.xcodeProject.targets.filter { names.contains($0.displayName) }
        .flatMap { $0.inputFiles.filter { $0.type == .source }.map(\.url) }
        .filter { $0.pathExtension == "swift" }
      let run = ToolRun(
        tool: try context.tool(named: "layoutlint").url, folder: context.xcodeProject.directoryURL,
        arguments: ToolArguments(extractor.remainingArguments))
      try run.start(
        linting: names.isEmpty ? [context.xcodeProject.directoryURL] : files,
        always: !names.isEmpty)
    }
  }
#endif

struct ToolRun {
  var tool: URL
  var folder: URL
  var arguments: ToolArguments

  /// Runs the program and waits for it. Its output is passed on; its failure is an error of the plugin.
  ///
  /// - Parameters:
  ///   - places: files and folders to lint.
  ///   - always: false to use them only if the arguments name no paths.
  func start(linting places: [URL], always: Bool) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments.naming(places.map(pathInFolder), always: always)
    process.currentDirectoryURL = folder
    // On GitHub the program would also write a summary, which the sandbox of a plugin forbids.
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "GITHUB_STEP_SUMMARY" }
    try process.run()
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): break
    case (.exit, 1):
      Diagnostics.error("layoutlint found errors, or warnings that fail the run")
    case (.exit, let status):
      Diagnostics.error("layoutlint could not complete its work (status \(status))")
    case (_, let signal): Diagnostics.error("layoutlint was terminated by signal \(signal)")
    }
  }

  /// The path of a place, without what it shares with the folder.
  private func pathInFolder(_ place: URL) -> String {
    let (path, base) = (place.standardizedFileURL.path, folder.standardizedFileURL.path)
    if path == base { return "." }
    return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
  }
}
