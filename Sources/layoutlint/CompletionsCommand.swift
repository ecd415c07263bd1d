/// `layoutlint completions SHELL`: prints the script that makes a shell complete the command line.
struct CompletionsCommand {
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let names = invocation.operands.map { String(decoding: $0.bytes, as: UTF8.self) }
    let known = Shell.allCases.map(\.rawValue)
    let choice = "choose one of \(known.map { "`\($0)`" }.joined(separator: ", "))"
    guard names.count == 1 else {
      throw UsageError(
        names.isEmpty ? "`completions` needs the name of a shell" : "`completions` takes one shell",
        choice)
    }
    guard let shell = Shell(rawValue: names[0]) else {
      throw UsageError("no completions for `\(names[0])`", didYouMean(names[0], known) ?? choice)
    }
    return Console.writeSource(Array(shell.script.utf8), "the script")
  }

  /// The installation of the script, for the help.
  static var notes: String {
    Shell.allCases.reduce("\nInstallation:\n") { text, shell in
      let (folder, file, note) = shell.installation
      return text + "  mkdir -p \(folder)\n"
        + "  layoutlint completions \(shell) > \(folder)/\(file)\n      \(note)\n"
    }
  }
}
