/// `layoutlint completions SHELL`: prints the script with which a shell completes the command line.
struct CompletionsCommand {
  private let shell: Shell

  init(_ invocation: Invocation) throws(UsageError) {
    let names = invocation.operands.map { String(decoding: $0.bytes, as: UTF8.self) }
    let known = Shell.allCases.map(\.rawValue)
    let choice = "it is one of \(known.map { "`\($0)`" }.joined(separator: ", "))"
    guard names.count == 1 else {
      throw UsageError(
        names.isEmpty ? "`completions` needs the name of a shell" : "`completions` takes one shell",
        choice)
    }
    guard let shell = Shell(rawValue: names[0]) else {
      throw UsageError("no completions for `\(names[0])`", didYouMean(names[0], known) ?? choice)
    }
    self.shell = shell
  }

  func run() -> ExitStatus { Console.print(shell.script) }

  /// How the script is installed, for the help.
  static var notes: String {
    Shell.allCases.reduce("\nInstallation; make the folder first if it is not there:\n") {
      $0 + "  layoutlint completions \($1.rawValue) > \($1.file)\n      \($1.note)\n"
    }
  }
}
