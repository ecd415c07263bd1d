import LayoutScene
import Project
import Reporting
import RuleKit
import Rules

/// An option of the command line. `Option.all` is the single source for parsing, messages, the help and the
/// completions, and `Invocation.contradictions` for what goes together.
struct Option: Sendable {
  /// Spelled with dashes: `--no-config`.
  enum Name: String {
    case preset, only, enable, disable, requireReason
    case config, noConfig, noGitignore, noExclude, context, filesFrom, null
    case staged, since, changed, changedLines, wholeFiles, stdinFilename
    case fix, fixOnly, unsafeFixes, fixable, unfixable, addSuppressions, reason, allowDirty, diff
    case showFixes, exitNonZeroOnFix
    case strict, maxWarnings, minSeverity
    case baseline, noBaseline, writeBaseline, pruneBaseline, strictBaseline
    case force, dryRun, update, report
    case type, device, dark, rtl, state, distances, wireframes, textSize
    case reporter, statistics, quiet, color, threads, format, all, skipped, schema, output, check
    case stdio
    case version, help

    /// The name without dashes in front of it.
    var text: String {
      rawValue.utf8.reduce(into: "") { text, byte in
        if byte < UInt8(ascii: "a") { text += "-" }
        text.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      }
    }

    var spelling: String { "--" + text }
  }

  enum Value: Sendable {
    case choice([String])
    case number(atLeast: Int)
    /// The names of rules, families and presets, separated by commas.
    case rules
    /// The names of presets, separated by commas.
    case presets
    case file(String)
    case device
    /// A word that may follow the option and `=`.
    case addition(String)
    /// Any other text, with an example.
    case text(String, example: String)
    /// The name of a reporter, optionally with a file.
    case reporters

    var name: String {
      switch self {
      case .choice(let words): words.joined(separator: "|")
      case .number: "N"
      case .rules: "RULE,…"
      case .presets: "NAME,…"
      case .file(let name), .text(let name, _): name
      case .device: "phone|small-phone|tablet|WxH"
      case .addition(let word): word
      case .reporters: "NAME[=FILE]"
      }
    }
  }

  let name: Name
  let short: Character?
  let value: Value?
  let help: String
  let commands: [Command]
  /// The long and, if any, the short form.
  let spellings: [String]

  init(
    _ name: Name, short: Character? = nil, takes value: Value? = nil, _ help: String,
    of commands: [Command] = [.lint]
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.commands = commands
    spellings = [name.spelling] + (short.map { ["-\($0)"] } ?? [])
  }

  /// Whether repeating the option adds up its values. Otherwise the last one counts.
  var isRepeatable: Bool {
    switch value {
    case .rules, .presets, .reporters: true
    default: false
    }
  }

  /// Whether the next argument is its value, unless `=` and a value follow it.
  var takesArgument: Bool {
    if case .addition = value { return false }
    return value != nil
  }

  /// The option with a spelling: the command's own one, if several commands have such an option.
  static func spelled(_ text: some StringProtocol, for command: Command) -> Option? {
    let spelled = all.filter { $0.spellings.contains(String(text)) }
    return spelled.first { $0.commands.contains(command) } ?? spelled.first
  }

  // MARK: - Values

  /// The values in a text.
  func values(in text: String) throws(UsageError) -> [String] {
    switch value {
    case nil: throw UsageError("`\(name.spelling)` takes no value", "remove `=\(text)`")
    case .choice(let words):
      if words.contains(text) { return [text] }
      let known = words.map { "`\($0)`" }.joined(separator: ", ")
      throw wrong(text, didYouMean(text, words) ?? "use \(known)")
    case .addition(let word):
      if text == word { return [text] }
      throw wrong(text, "use `\(name.spelling)` or `\(name.spelling)=\(word)`")
    case .number(let least):
      if let number = Int(text), number >= least { return [String(number)] }
      throw wrong(text, "use a whole number of at least \(least)")
    case .rules: return try names(in: text, "RULE")
    case .presets:
      let names = try names(in: text, "NAME")
      for name in names where Preset(rawValue: name) == nil { throw noPreset(name) }
      return names
    case .file(let placeholder):
      if !text.isEmpty { return [text] }
      throw wrong(text, "write `\(name.spelling) \(placeholder)`")
    case .device:
      if SceneDevice(text) != nil { return [text] }
      throw wrong(text, "use `phone`, `small-phone`, `tablet`, or a size such as `320x568`")
    case .text(_, let example):
      if !text.isEmpty { return [text] }
      throw wrong(text, "write `\(name.spelling) \(example)`, for example")
    case .reporters:
      do {
        _ = try ReporterChoice(text, known: ReportFormat.names)
      } catch {
        throw UsageError(error.problems[0].message, error.problems[0].advice)
      }
      return [text]
    }
  }

  private func names(in text: String, _ noun: String) throws(UsageError) -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains("") else {
      throw UsageError(
        "a value of `\(name.spelling)` is empty",
        "write `\(name.spelling) \(noun)` or `\(name.spelling) \(noun),\(noun)`")
    }
    return names
  }

  private func noPreset(_ name: String) -> UsageError {
    let meant =
      switch try? NamedRules(name, among: Catalog.rules) {
      case .rule: "this rule"
      case .group(let group): "the rules of this \(group.kind)"
      case nil: ""
      }
    let presets = Preset.allCases.map(\.rawValue)
    let known = "there are \(presets.map { "`\($0)`" }.joined(separator: ", "))"
    return UsageError(
      "no preset `\(name)`",
      meant.isEmpty ? didYouMean(name, presets) ?? known : "`--only \(name)` runs only \(meant)")
  }

  private func wrong(_ text: String, _ advice: String) -> UsageError {
    let found = text.isEmpty ? "is empty" : "is `\(text)`"
    return UsageError("the value of `\(name.spelling)` \(found)", advice)
  }
}

/// The question whether another word was meant; nil if none is similar.
func didYouMean(_ text: String, _ known: [String]) -> String? {
  suggestion(for: text, among: known).map { "did you mean `\($0)`?" }
}
