import Foundation
import PackagePlugin

/// Lints the Swift files of a target during its build. Findings become build warnings; the build fails only on errors,
/// or on any finding if the configuration says `strict: true`.
///
/// It writes only an empty file to the plugin's work folder, for each part of a large target. A target is linted again
/// when one of its Swift files, a configuration that may apply to one, or what that extends or accepts has changed.
@main
struct LayoutLintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let run = LintRun(
      targetName: target.name, tool: try context.tool(named: "layoutlint").url,
      workFolder: context.pluginWorkDirectoryURL,
      files: module.sourceFiles.filter { $0.type == .source }.map(\.url))
    return run.commands()
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LayoutLintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let run = LintRun(
        targetName: target.displayName, tool: try context.tool(named: "layoutlint").url,
        workFolder: context.pluginWorkDirectoryURL,
        files: target.inputFiles.filter { $0.type == .source }.map(\.url))
      return run.commands()
    }
  }
#endif
