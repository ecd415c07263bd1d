import LanguageServer
import Platform

/// `layoutlint lsp`: serves an editor over the standard input and output.
///
/// The server is a process of its own, which is started again where it crashes.
struct LSPCommand {
  /// The hidden command of the server itself.
  static let worker = "__lsp"

  private let workspace: Workspace

  init(_ invocation: Invocation) throws(UsageError) {
    if let path = invocation.operands.first {
      throw UsageError(
        "`lsp` takes no path, found `\(String(decoding: path.bytes, as: UTF8.self))`",
        "the editor names the folders")
    }
    try invocation.refuseContradictions()
    workspace = try Workspace(invocation)
  }

  /// Starts the server, and stands between it and the editor.
  ///
  /// - Parameter arguments: those of this process.
  func supervise(_ arguments: [[UInt8]]) -> ExitStatus {
    guard let program = try? executablePath() else { return serve() }
    // The command may follow its options.
    let rest = arguments.filter { !$0.elementsEqual(Command.lsp.rawValue.utf8) }
    let supervisor = Supervisor(
      start: {
        try? WorkerProcess(program: program, arguments: [Array(Self.worker.utf8)] + rest)
      }, log: Console.log)
    return Self.status(supervisor.run(read: Self.read, write: Console.answerEditor))
  }

  /// Is the server.
  func serve() -> ExitStatus {
    let server = LanguageServer(
      version: LayoutLint.version, documentation: LayoutLint.documentation,
      choice: workspace.choice, known: workspace.known, currentFolder: workspace.currentFolder)
    return Self.status(server.run(read: Self.read, write: Console.answerEditor))
  }

  private static let read: @Sendable () -> [UInt8] = {
    (try? readSomeStandardInput(most: 1 << 16)) ?? []
  }

  /// The protocol knows 0 and 1.
  private static func status(_ status: Int32) -> ExitStatus { status == 0 ? .success : .found }
}
