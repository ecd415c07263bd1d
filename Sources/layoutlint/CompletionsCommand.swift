/// `layoutlint completions SHELL`: prints the script that makes a shell complete the command line.
struct CompletionsCommand {
  let invocation: Invocation

  func run() -> ExitStatus {
    guard let shell = Shell(rawValue: invocation.words[0]) else { return .failure }
    return Console.writeSource(Array(shell.script.utf8), "the script")
  }

  static var notes: String {
    Shell.allCases.reduce("\nInstallation:\n") { text, shell in
      let (folder, file, note) = shell.installation
      return text + "  mkdir -p \(folder)\n"
        + "  layoutlint completions \(shell) > \(folder)/\(file)\n      \(note)\n"
    }
  }
}
