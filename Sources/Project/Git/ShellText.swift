/// Shell scripts, analyzed only by their words.
enum ShellText {
  /// Whether a script lints with layoutlint, judging by its words: a command is layoutlint, or runs it, as in `swift
  /// run layoutlint --staged` or `… | xargs layoutlint`.
  static func callsLayoutlint(_ script: String) -> Bool {
    script.split(whereSeparator: \.isNewline).contains { line in
      commands(in: line).contains(where: callsLayoutlint)
    }
  }

  /// The words of each command of a line, without quotes.
  private static func commands(in line: Substring) -> [[Substring]] {
    var commands: [[Substring]] = [[]]
    for text in line.split(whereSeparator: \.isWhitespace) {
      if text.hasPrefix("#") { break }
      let parts = text.split(omittingEmptySubsequences: false) { ";|&(){}`".contains($0) }
      for (number, part) in parts.enumerated() {
        if number > 0 { commands.append([]) }
        let word = part.drop { "\"'".contains($0) }.prefix { !"\"'".contains($0) }
        if !word.isEmpty { commands[commands.count - 1].append(word) }
      }
    }
    return commands
  }

  /// Words that may precede a command.
  private static let openings: Set<Substring> = ["if", "then", "else", "elif", "do", "!", "-", "@"]
  /// Words that are followed by another command.
  private static let runners: Set<Substring> = [
    "run", "exec", "xargs", "command", "env", "time", "nice", "arch", "sh", "bash", "zsh", "--",
  ]
  /// Subcommands and options of layoutlint that do something other than lint.
  private static let otherWords: Set<Substring> = [
    "rules", "explain", "config", "files", "hook", "completions", "man", "--help", "-h",
    "--version",
  ]

  private static func callsLayoutlint(_ command: [Substring]) -> Bool {
    // `run: layoutlint` is a line of a configuration, and `CI=1 layoutlint` sets a variable.
    let words = command.drop { openings.contains($0) || $0.hasSuffix(":") || $0.contains("=") }
    guard let index = words.firstIndex(where: isProgram) else { return false }
    if let next = words[(index + 1)...].first, otherWords.contains(next) { return false }
    let before = words[..<index]
    // `command -v layoutlint` only looks it up.
    if before.contains("-v") || before.contains("-V") { return false }
    return before.isEmpty || before.contains { runners.contains($0.name) }
  }

  /// `layoutlint`, possibly with its path, or with its version as in `mint run`.
  private static func isProgram(_ word: Substring) -> Bool {
    (word.split(separator: "@").first ?? word).name == "layoutlint"
  }
}

extension Substring {
  /// The text after the last slash.
  fileprivate var name: Substring {
    lastIndex(of: "/").map { self[index(after: $0)...] } ?? self
  }
}
