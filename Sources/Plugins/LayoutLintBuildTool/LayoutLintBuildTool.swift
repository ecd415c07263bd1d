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

struct LintRun {
  var targetName: String
  var tool: URL
  var workFolder: URL
  /// The target's sources; those in other languages are ignored.
  var files: [URL]

  /// The most bytes of paths in one command: a large target needs more than a command line holds.
  private static let mostPathBytes = 128 << 10

  /// One command, several for a large target, or none for a target without Swift files.
  func commands() -> [Command] {
    parts().enumerated().map { index, files in
      // Each command has an output, because SwiftPM would not run it otherwise. The output is an empty Swift file:
      // anything else would become a resource of the target. The shell writes it once the program has succeeded.
      let output = workFolder.appending(path: "LayoutLint\(index + 1).swift")
      let options = ["--quiet", "--reporter", "xcode", "--"]
      return .buildCommand(
        displayName: "Lint the layout code of \(targetName)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", #""$@" && : > "$0""#, output.path, tool.path] + options
          + files.map(\.path),
        // On GitHub the program would also write a summary, outside of the work folder.
        environment: ["GITHUB_ACTIONS": "", "GITHUB_STEP_SUMMARY": ""],
        inputFiles: [tool] + files + Settings(of: files).files,
        outputFiles: [output])
    }
  }

  /// The Swift files in parts, each as large as one command takes.
  private func parts() -> [[URL]] {
    var parts: [[URL]] = []
    var room = 0
    for file in files.filter({ $0.pathExtension == "swift" }).sorted(by: { $0.path < $1.path }) {
      room -= file.path.utf8.count + 1
      if room < 0 {
        parts.append([])
        room = Self.mostPathBytes
      }
      parts[parts.count - 1].append(file)
    }
    return parts
  }
}
