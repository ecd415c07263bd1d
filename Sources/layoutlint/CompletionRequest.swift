import Reporting
import RuleKit
import Rules

/// `layoutlint __complete WORD …`: the request that the scripts of `layoutlint completions` make while the user types.
///
/// The last word is being typed, and may be empty. Each line of the answer is a candidate, a tab and a description; or
/// the kind of path that fits, a tab and the text before the path in the word.
struct CompletionRequest {
  static let command = "__complete"
  /// The answers for all files, and for Swift files and folders.
  static let files = ":files"
  static let swiftFiles = ":swift"

  private typealias Offer = (word: String, help: String)

  private let typed: String
  private var command = Command.lint
  private var hasCommand = false
  private var isBehindDashes = false
  private var operandCount = 0
  private var given: [Option.Name] = []
  /// The option whose value is being typed as a separate word.
  private var pending: Option?

  init(_ words: [String]) {
    typed = words.last ?? ""
    for word in words.dropLast() { read(word) }
  }

  private mutating func read(_ word: String) {
    if pending != nil {
      pending = nil
    } else if isBehindDashes {
      operandCount += 1
    } else if word == "--" {
      isBehindDashes = true
    } else if word.hasPrefix("-"), word != "-" {
      let spelling = word.prefix { $0 != "=" }
      guard let option = Option.spelled(spelling, for: command) else { return }
      given.append(option.name)
      if option.takesArgument, !word.contains("=") { pending = option }
    } else if !hasCommand, operandCount == 0, let named = Command(rawValue: word) {
      command = named
      hasCommand = true
    } else {
      operandCount += 1
    }
  }

  var answer: String {
    if let pending { return values(of: pending, behind: "") }
    guard !isBehindDashes, typed.hasPrefix("-") else { return operands }
    let spelling = typed.prefix { $0 != "=" }
    guard spelling.endIndex < typed.endIndex else { return Self.lines(options) }
    return Option.spelled(spelling, for: command).map { values(of: $0, behind: "\(spelling)=") }
      ?? ""
  }

  /// The options of the command that begin with the typed text, without those that have no effect when repeated.
  /// Filtered here because a shell with loose matching, such as fish, would otherwise offer far-fetched ones.
  private var options: [Offer] {
    command.options.filter {
      $0.name.spelling.hasPrefix(typed) && ($0.isRepeatable || !given.contains($0.name))
    }.map { ($0.name.spelling, $0.help) }
  }

  private func values(of option: Option, behind head: String) -> String {
    let value = typed.dropFirst(head.count)
    switch option.value {
    case nil, .number, .text: return ""
    case .device:
      return Self.lines(["phone", "small-phone", "tablet"].map { ($0, "") }, behind: head)
    case .addition(let word): return Self.lines([(word, "")], behind: head)
    case .choice(let words): return Self.lines(words.map { ($0, "") }, behind: head)
    case .file: return "\(Self.files)\t\(head)\n"
    case .rules: return list(Self.rules, after: value, behind: head)
    case .presets:
      let presets = Preset.allCases.map { ($0.rawValue, $0.summary) }
      return list(presets, after: value, behind: head)
    case .reporters:
      if let sign = value.firstIndex(of: "=") {
        return "\(Self.files)\t\(head)\(value[...sign])\n"
      }
      return Self.lines(ReportFormat.allCases.map { ($0.rawValue, $0.summary) }, behind: head)
    }
  }

  /// The offers for the last element of a list with commas, without the other elements.
  private func list(_ offers: [Offer], after value: Substring, behind head: String) -> String {
    let named = value.split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let list = named.map { $0 + "," }.joined()
    return Self.lines(offers.filter { !named.contains($0.word[...]) }, behind: head + list)
  }

  private var operands: String {
    let mayNameCommand = !hasCommand && !isBehindDashes && operandCount == 0
    let commands = mayNameCommand ? Command.allCases.map { ($0.rawValue, $0.summary) } : []
    guard let operand = command.operand, operand.isRepeatable || operandCount == 0 else {
      return Self.lines(commands)
    }
    switch operand.kind {
    case .paths: return Self.lines(commands) + "\(Self.swiftFiles)\t\n"
    case .rule: return Self.lines(Self.rules)
    case .words(let words): return Self.lines(words.map { ($0, "") })
    }
  }

  private static var rules: [Offer] {
    NamedRules.all(among: Catalog.rules).map { ($0.name, $0.summary) }
  }

  private static func lines(_ offers: [Offer], behind head: String = "") -> String {
    offers.map { "\(head)\($0.word)\t\($0.help)\n" }.joined()
  }
}
