/// What the program can do. The raw value is the word of the command line.
enum Command: String, CaseIterable {
  case lint
  case rules
  case explain
  case config
  case files
  case hook
  case completions
  case man

  /// What follows the word.
  var operands: String {
    switch self {
    case .lint, .files: "[PATH …]"
    case .rules: ""
    case .explain: "RULE"
    case .config: "[PATH]"
    case .completions: Shell.allCases.map(\.rawValue).joined(separator: "|")
    case .hook: HookCommand.Action.allCases.map(\.rawValue).joined(separator: "|")
    case .man: ""
    }
  }

  /// What it does, one line.
  var summary: String {
    switch self {
    case .lint:
      "Lint files and folders; without PATH the current folder. The word `lint` may be left out"
    case .rules: "List all rules"
    case .explain: "Show what a rule finds and why, with examples"
    case .config: "Show what is configured for a file or folder, and where each value comes from"
    case .files: "List the files that would be linted"
    case .hook:
      "Have Git lint what a commit changes before it is made, no longer, or say whether it does"
    case .completions:
      "Print the script with which a shell completes commands, options and their values"
    case .man: "Print the manual page"
    }
  }
}
