import Foundation
import PackagePlugin

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
