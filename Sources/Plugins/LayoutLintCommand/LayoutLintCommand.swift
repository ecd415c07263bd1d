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
