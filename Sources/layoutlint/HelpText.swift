import Reporting
import RuleKit

/// The help, generated from `Option.all` and `Command`.
///
/// - Parameter command: nil for an overview.
func helpText(for command: Command?) -> String {
  guard let command else { return overview }
  var text = command.summary + ".\n\nUsage:\n  " + command.synopsis + "\n"
  for topic in Option.Topic.allCases {
    let options = command.options.filter { $0.topic == topic }
    guard !options.isEmpty else { continue }
    text += "\n\(topic.rawValue):\n"
    text += table(options.map { ($0.usage, $0.help) })
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

/// What most people need.
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
    (short.map { "-\($0), " } ?? "") + name.spelling + (value.map { " " + $0.name } ?? "")
  }
}

extension ExitStatus {
  /// When the program exits with this status, in a few words.
  var meaning: String {
    switch self {
    case .success: "nothing was found that fails the run"
    case .found:
      "errors were found; with --strict, also warnings; with --diff or --exit-non-zero-on-fix, something is fixed"
    case .failure:
      "the command line or a configuration was wrong, or something could not be read or written"
    case .crash: "layoutlint crashed, which is a bug; the message names the file and the rule"
    }
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
