import LanguageServer
import LintEngine
import Platform

/// `layoutlint lsp`: serves an editor over the standard input and output.
struct LSPCommand {
  private let workspace: Workspace

  init(_ invocation: Invocation) throws(UsageError) {
    guard invocation.operands.isEmpty else {
      throw UsageError("`lsp` takes no paths", "the editor names the folders")
    }
    try invocation.refuseContradictions()
    workspace = try Workspace(invocation)
  }

  func run() -> ExitStatus {
    let server = LanguageServer(
      version: LayoutLint.version, documentation: LayoutLint.documentation,
      choice: workspace.choice, known: workspace.known, currentFolder: workspace.currentFolder)
    let status = server.run(
      read: { (try? readSomeStandardInput(most: 1 << 16)) ?? [] }, write: Console.answerEditor)
    return status == 0 ? .success : .found
  }
}
