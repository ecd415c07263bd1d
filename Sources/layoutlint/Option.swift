import Reporting

/// One option of the command line. `Option.all` is the one place where options are described: parsing, the messages about
/// wrong ones and the help all come from it.
struct Option: Sendable {
  /// The name without dashes.
  enum Name: String, CaseIterable {
    case only, enable, disable, strict, reporter, color, threads, format, version, help
  }

  /// What follows the name.
  enum Value: Sendable {
    /// Nothing: the option is there or not.
    case none
    /// One of these words.
    case choice([String])
    /// A whole number of at least 1.
    case count
    /// Names, separated by commas; the option may stand more than once.
    case list(of: String)
  }

  let name: Name
  var short: Character?
  var value: Value = .none
  let help: String
  var commands: [Command] = [.lint]

  static let all: [Option] = [
    Option(name: .only, value: .list(of: "RULE"), help: "Run just these rules"),
    Option(
      name: .enable, value: .list(of: "RULE"), help: "Run these rules too, although they are off"),
    Option(name: .disable, value: .list(of: "RULE"), help: "Leave these rules out"),
    Option(name: .strict, help: "Fail on warnings as on errors"),
    Option(
      name: .reporter, value: .choice(ReportFormat.allCases.map(\.rawValue)),
      help: "The format: pretty on a terminal, otherwise xcode"),
    Option(
      name: .color, value: .choice(["auto", "always", "never"]),
      help: "Whether to use colors: on a terminal without NO_COLOR",
      commands: [.lint, .rules, .explain]),
    Option(
      name: .threads, value: .count, help: "How many threads may work: as many as processors"),
    Option(
      name: .format, value: .choice(["text", "markdown"]),
      help: "The format: text", commands: [.rules]),
    Option(name: .version, help: "Print the version", commands: Command.allCases),
    Option(name: .help, short: "h", help: "Print this help", commands: Command.allCases),
  ]

  /// As it is written: `--only`.
  var spelling: String { "--" + name.rawValue }

  /// What stands for the value in the help; nil if there is none.
  var valueName: String? {
    switch value {
    case .none: nil
    case .choice(let words): words.joined(separator: "|")
    case .count: "N"
    case .list(let name): name + ",…"
    }
  }

  /// The values in a text.
  ///
  /// - Throws: `UsageError` for a text that the option does not take.
  func values(in text: String) throws(UsageError) -> [String] {
    switch value {
    case .none: throw UsageError("`\(spelling)` takes no value", "leave out `=\(text)`")
    case .choice(let words):
      if words.contains(text) { return [text] }
      let known = words.map { "`\($0)`" }.joined(separator: ", ")
      let found = text.isEmpty ? "is empty" : "is `\(text)`"
      throw UsageError(
        "the value of `\(spelling)` \(found)", didYouMean(text, words) ?? "it takes \(known)")
    case .count:
      guard let number = Int(text), number >= 1 else {
        let found = text.isEmpty ? "is empty" : "is `\(text)`"
        throw UsageError(
          "the value of `\(spelling)` \(found)", "it takes a whole number of at least 1")
      }
      return [String(number)]
    case .list(let name):
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !names.contains("") else {
        throw UsageError(
          "a value of `\(spelling)` is empty",
          "write `\(spelling) \(name)` or `\(spelling) \(name),\(name)`")
      }
      return names
    }
  }
}
