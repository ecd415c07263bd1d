import LintEngine
import Platform
import Project

/// A file whose text comes from the standard input, such as unsaved text in an editor.
struct StandardInputFile {
  /// The text that was read.
  let text: [UInt8]
  private let path: FilePath
  private let hasName: Bool

  /// Reads the text.
  init(_ invocation: Invocation, _ workspace: Workspace) throws(UsageError) {
    do throws(SystemError) {
      text = try readStandardInput(most: InputLimit.text)
    } catch {
      throw UsageError(
        "the standard input cannot be read: \(error.text)", "pass the text of one Swift file")
    }
    path = invocation.file(.stdinFilename)?.tidied ?? FilePath("<stdin>")
    hasName = invocation.has(.stdinFilename)
  }

  /// Checks the text, unless the configuration excludes the file.
  func checked(
    _ search: ConfigurationSearch, _ linter: Linter
  ) -> (FileDiscovery, LintResult) {
    let discovery = FileDiscovery(
      text: path, byteCount: text.count, hasProject: hasName, search)
    guard discovery.configurationProblems.isEmpty else { return (discovery, LintResult()) }
    return (discovery, linter.run(discovery, texts: [path: text]))
  }
}
