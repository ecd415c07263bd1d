import LanguageServer
import Platform

/// `layoutlint lsp`: serves an editor over the standard input and output.
struct LSPCommand {
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let workspace = try Workspace(invocation)
    let server = LanguageServer(
      version: LayoutLint.version, documentation: LayoutLint.documentation,
      choice: workspace.choice, known: workspace.known, currentFolder: workspace.currentFolder)
    let status = server.run(
      read: { (try? readSomeStandardInput(most: 1 << 16)) ?? [] }, write: Console.answerEditor)
    // The protocol knows 0 and 1.
    return status == 0 ? .success : .found
  }
}
