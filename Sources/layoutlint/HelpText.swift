import Reporting
import RuleKit

/// The help, generated from `Option.all` and `Command`.
///
/// - Parameter command: nil for an overview.
func helpText(for command: Command?) -> String {
  guard let command else { return overview }
  var text = command.summary + ".\n\nUsage:\n  " + command.synopsis + "\n"
  for (title, options) in Option.sections {
    let own = options.filter { $0.commands.contains(command) }
    if !own.isEmpty { text += "\n\(title):\n" + table(own.map { ($0.usage, $0.help) }) }
  }
  if command == .lint {
    text += "\nFamilies of rules:\n" + table(RuleFamily.allCases.map { ($0.id, $0.summary) })
    text += "\nPresets:\n" + table(Preset.allCases.map { ($0.rawValue, $0.summary) })
    text += "\nReporters:\n" + table(ReportFormat.allCases.map { ($0.rawValue, $0.summary) })
  }
  return switch command {
  case .lint: text + lintNotes
  case .hook: text + HookCommand.notes
  case .completions: text + CompletionsCommand.notes
  default: text
  }
}

private var overview: String {
  let common: [Option.Name] = [
    .only, .preset, .fix, .diff, .changedLines, .staged, .strict, .baseline, .writeBaseline,
    .reporter, .statistics, .config, .noConfig, .version, .help,
  ]
  let options = common.compactMap { name in Command.lint.options.first { $0.name == name } }
  return """
    layoutlint finds mistakes and departures from conventions in UIKit views written in Swift.

    Usage:
      layoutlint [OPTION …] [PATH …]
      layoutlint COMMAND [OPTION …]

    Commands:
    \(table(Command.allCases.map { ($0.rawValue, $0.summary) }))
    Common options:
    \(table(options.map { ($0.usage, $0.help) }))
    Exit status:
    \(ExitStatus.allCases.map { "  \($0.rawValue)  \($0.meaning)\n" }.joined())
    `layoutlint help lint` lists all options, presets and reporters; `layoutlint help COMMAND` has those of a command.

    """
}

private let lintNotes = """

  PATH is a file, a folder, or - for the standard input; @FILE inserts the arguments in a file, one per line.
  RULE is the name of a rule, a family or a preset, which stand for their rules; `correctness` is the family.
  A rule that is named itself is not affected by what names its family or a preset. --only with a family
  chooses among the rules that the configuration has on, or else are on by default; --enable turns all
  of its rules on.

  Exit status:
  \(ExitStatus.allCases.map { "  \($0.rawValue)  \($0.meaning)" }.joined(separator: "\n"))

  Hidden folders, Pods, Carthage, DerivedData and node_modules are skipped unless named, and so are
  Xcode's documents, such as .xcassets and .lproj.
  Write the path of a file or folder with the name of a command as ./rules or after --.

  """

extension Option {
  /// The option with its short name and its value: `-h, --help`.
  var usage: String {
    let name = (short.map { "-\($0), " } ?? "") + name.spelling
    guard let value else { return name }
    return takesArgument ? "\(name) \(value.name)" : "\(name)[=\(value.name)]"
  }
}

extension Command {
  /// The usage of the command: `layoutlint explain [OPTION …] RULE`.
  var synopsis: String {
    let word = self == .lint ? "" : " " + rawValue
    return "layoutlint\(word) [OPTION …]" + (operand.map { " " + $0.text } ?? "")
  }
}

private func table(_ rows: [(String, String)]) -> String {
  let width = min(28, rows.reduce(0) { max($0, $1.0.count) })
  return rows.reduce("") { text, row in
    // A long name is alone on its line.
    let gap =
      row.0.count > width ? "\n".padded(to: width + 5) : "".padded(to: width - row.0.count + 2)
    return text + "  " + row.0 + gap + row.1 + "\n"
  }
}
