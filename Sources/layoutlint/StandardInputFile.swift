import LintEngine
import Platform

/// A file whose text comes from the standard input, such as unsaved text in an editor.
struct StandardInputFile {
  /// The text that was read.
  let text: [UInt8]
  private let path: FilePath
  private let absolute: FilePath
  private let noExclude: Bool

  /// Reads the text.
  init(_ invocation: Invocation, _ workspace: Workspace) throws(UsageError) {
    do throws(SystemError) {
      text = try readStandardInput(most: InputLimit.text)
    } catch {
      throw UsageError(
        "the standard input cannot be read: \(error.text)", "pass the text of one Swift file")
    }
    path = invocation.file(.stdinFilename)?.tidied ?? FilePath("<stdin>")
    absolute = path.absolute(in: workspace.currentFolder)
    noExclude = invocation.has(.noExclude)
  }

  /// Checks the text, unless the configuration excludes the file.
  func checked(
    _ search: inout ConfigurationSearch, _ linter: Linter
  ) -> (FileDiscovery, LintResult) {
    let found = search.find(absolute, isFolder: false)
    var discovery = FileDiscovery(files: [])
    discovery.configurationProblems = search.problems
    discovery.configurationWarnings = search.warnings
    discovery.skipped = search.passedOver
    guard discovery.configurationProblems.isEmpty else { return (discovery, LintResult()) }
    let scope = search.scope(of: absolute)
    var reason: SkippedPath.Reason?
    if found.isExcluded, !noExclude {
      reason = .excluded(file: nil, line: 0)
    } else if text.count > scope.mostBytes {
      reason = .tooLarge(byteCount: text.count, most: scope.mostBytes)
    }
    if let reason {
      discovery.skipped.append(SkippedPath(path: path, reason: reason))
      return (discovery, LintResult())
    }
    discovery.scopes = [scope]
    discovery.files = [.init(path: path, byteCount: text.count)]
    return (discovery, linter.run(text: text, as: path, discovery.scopes[0]))
  }
}
