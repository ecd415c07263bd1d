/// The help, made from `Option.all` and `Command`.
func helpText(for command: Command) -> String {
  var text = ""
  switch command {
  case .lint:
    text +=
      "layoutlint finds where Swift view code departs from the UI-in-code cookbook.\n\nUsage:\n"
    for other in Command.allCases {
      let word = other == .lint ? "" : " " + other.rawValue
      text += usageLine(word, other)
    }
    text += "\nCommands:\n"
    text += table(Command.allCases.map { ($0.rawValue, $0.summary) })
  case .rules, .explain:
    text += command.summary + ".\n\nUsage:\n" + usageLine(" " + command.rawValue, command)
  }
  text += "\nOptions:\n"
  text += table(
    Option.all.filter { $0.commands.contains(command) }.map { option in
      let short = option.short.map { "-\($0), " } ?? ""
      let value = option.valueName.map { " " + $0 } ?? ""
      return (short + option.spelling + value, option.help)
    })
  if command == .lint {
    text += """

      Exit status:
        0  nothing was found that fails
        1  errors were found; with --strict also warnings
        2  the command line was wrong, or something could not be read or written

      Hidden folders, Pods, Carthage, DerivedData and node_modules are skipped unless they are named.
      A file or folder that is called like a command is given as ./rules or after --.

      """
  }
  return text
}

private func usageLine(_ word: String, _ command: Command) -> String {
  let operands = command.operands.isEmpty ? "" : " " + command.operands
  return "  layoutlint\(word) [OPTION …]\(operands)\n"
}

private func table(_ rows: [(String, String)]) -> String {
  let width = rows.reduce(0) { max($0, $1.0.count) }
  return rows.reduce("") { text, row in
    text + "  " + row.0 + String(repeating: " ", count: width - row.0.count + 2) + row.1 + "\n"
  }
}
