/// What the program can do. The raw value is the word of the command line.
enum Command: String, CaseIterable {
  case lint
  case rules
  case explain

  /// What follows the word.
  var operands: String {
    switch self {
    case .lint: "[PATH …]"
    case .rules: ""
    case .explain: "RULE"
    }
  }

  /// What it does, one line.
  var summary: String {
    switch self {
    case .lint:
      "Lint files and folders; without PATH the current folder. The word `lint` may be left out"
    case .rules: "List all rules"
    case .explain: "Show what a rule finds and why, with examples"
    }
  }
}
