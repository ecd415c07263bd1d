import Platform
import Reporting
import RuleKit

/// A parsed and validated command line.
struct Invocation {
  private(set) var command = Command.lint
  private(set) var namesCommand = false
  /// The arguments that are not options, as bytes: paths need not be UTF-8.
  private(set) var operands: [FilePath] = []
  private var values: [Option.Name: [String]] = [:]
  var words: [String] { operands.map(\.text) }
  private var files: [Option.Name: FilePath] = [:]

  /// - Throws: `UsageError` for options that do not exist, do not belong to the command, or contradict each other.
  init(arguments: [[UInt8]]) throws(UsageError) {
    var arguments = Self.withOptions(arguments)
    var given: [Option] = []
    var rest: ArraySlice<[UInt8]> = []
    var index = 0
    // What is in front of it comes from a file of arguments, and names no other one.
    var listEnd = 0
    while index < arguments.count {
      let argument = arguments[index]
      if index >= listEnd, let listed = try responseFile(argument) {
        arguments.replaceSubrange(index...index, with: listed)
        listEnd = index + listed.count
        continue
      }
      index += 1
      if argument.elementsEqual("--".utf8) {
        rest = arguments[index...]
        break
      }
      guard argument.first == UInt8(ascii: "-"), argument.count > 1 else {
        let word = String(decoding: argument, as: UTF8.self)
        if operands.isEmpty, !namesCommand, let known = Command(rawValue: word) {
          command = known
          namesCommand = true
        } else {
          operands.append(FilePath(bytes: argument))
        }
        continue
      }
      let next = index < arguments.count ? arguments[index] : nil
      let (option, usesNext) = try take(argument, next: next)
      given.append(option)
      if usesNext { index += 1 }
    }
    if !namesCommand, let word = operands.first { try Self.refuseMistypedCommand(word) }
    operands += rest.map { FilePath(bytes: $0) }
    // The help is shown whatever else there is.
    if !has(.help), !has(.version) {
      if let operand = command.operand {
        try operand.check(words, of: command)
      } else if let word = words.first {
        throw UsageError("`\(command.rawValue)` takes no path, found `\(word)`", "remove it")
      }
    }
    for option in given where !option.commands.contains(command) {
      let homes = option.commands.map { "`\($0.rawValue)`" }.joined(separator: " and ")
      throw UsageError(
        "`\(option.name.spelling)` is not an option of `\(command.rawValue)`",
        "it is an option of \(homes)")
    }
  }

  /// The arguments with the options that `help COMMAND` and `version` stand for.
  private static func withOptions(_ arguments: [[UInt8]]) -> [[UInt8]] {
    let rest = arguments.dropFirst()
    switch arguments.first.map({ String(decoding: $0, as: UTF8.self) }) {
    case "help": return rest.drop { $0.elementsEqual("help".utf8) } + [Array("--help".utf8)]
    case "version": return rest + [Array("--version".utf8)]
    default: return arguments
    }
  }

  func has(_ name: Option.Name) -> Bool { values[name] != nil }

  func value(_ name: Option.Name) -> String? { values[name]?.last }

  func file(_ name: Option.Name) -> FilePath? { files[name] }

  func number(_ name: Option.Name) -> Int? { value(name).flatMap { Int($0) } }

  var threads: Int { number(.threads) ?? processorCount() }

  func list(_ name: Option.Name) -> [String] { values[name] ?? [] }

  /// Takes one option, with its value from the argument itself or from the next one.
  private mutating func take(
    _ argument: [UInt8], next: [UInt8]?
  ) throws(UsageError) -> (option: Option, usesNext: Bool) {
    let sign = argument.firstIndex(of: UInt8(ascii: "="))
    let spelling = String(decoding: argument[..<(sign ?? argument.count)], as: UTF8.self)
    guard let option = Option.spelled(spelling, for: command) else {
      let name = String(spelling.drop { $0 == "-" })
      let meant = suggestion(for: name, among: Option.all.map(\.name.text))
      throw UsageError(
        "unknown option `\(spelling)`",
        meant.map { "did you mean `--\($0)`?" } ?? "`layoutlint --help` lists the options")
    }
    if option.name == .format, !option.commands.contains(command) {
      throw UsageError(
        "`--format` is not an option of `\(command.rawValue)`",
        "`--reporter` chooses the format of a run; write a command before its options")
    }
    if let sign {
      try add(option, Array(argument[(sign + 1)...]))
      return (option, false)
    }
    guard option.takesArgument, let value = option.value else {
      try add(option, nil)
      return (option, false)
    }
    guard let next, next.first != UInt8(ascii: "-") || next.count == 1 else {
      throw UsageError(
        "`\(option.name.spelling)` has no value", "write `\(option.name.spelling) \(value.name)`")
    }
    try add(option, next)
    return (option, true)
  }

  private mutating func add(_ option: Option, _ value: [UInt8]?) throws(UsageError) {
    var new: [String] = []
    if let value {
      new = try option.values(in: String(decoding: value, as: UTF8.self))
      if case .file = option.value { files[option.name] = FilePath(bytes: value) }
    }
    values[option.name] = option.isRepeatable ? list(option.name) + new : new
  }

  /// Rejects a missing path that was probably meant as a command, before the following words are taken for paths.
  private static func refuseMistypedCommand(_ word: FilePath) throws(UsageError) {
    let text = word.text
    let meant = suggestion(for: text, among: Command.allCases.map(\.rawValue))
    guard
      let advice = callsOfOtherTools[text] ?? meant.map({ "did you mean the command `\($0)`?" })
    else { return }
    do throws(SystemError) {
      _ = try FileStatus(linkPath: word.tidied.bytes)
    } catch {
      guard error == .notFound else { return }
      throw UsageError("there is no file, folder or command `\(text)`", advice)
    }
  }

  private static let callsOfOtherTools = [
    "fix": "`layoutlint --fix` applies fixes",
    "autocorrect": "`layoutlint --fix` applies fixes",
    "format": "`layoutlint --fix` applies fixes",
    "check": "`layoutlint` without a command lints the current folder",
  ]

  // MARK: - What goes together

  var gitOptions: [Option.Name] { [.staged, .since, .changed, .changedLines] }

  /// What the views of files are compared with; nil to show them as they are.
  var revision: String? { value(.since) ?? value(.diff) }

  var usesGit: Bool { gitOptions.contains(where: has) }

  var changesBaseline: Bool { has(.writeBaseline) || has(.pruneBaseline) }

  var readsStandardInput: Bool { operands.contains { $0.bytes == [UInt8(ascii: "-")] } }

  private static let contradictions: KeyValuePairs<Option.Name, [Option.Name]> = [
    .config: [.noConfig], .baseline: [.noBaseline], .writeBaseline: [.pruneBaseline],
    .noBaseline: [.pruneBaseline], .filesFrom: [.stdinFilename], .fix: [.diff],
    .diff: [.writeBaseline, .pruneBaseline, .reporter, .statistics, .wireframes],
    .staged: [.wireframes, .since, .changed, .filesFrom], .fixOnly: [.diff],
    .showFixes: [.quiet], .since: [.changed],
    .changedLines: [.writeBaseline, .pruneBaseline],
    .addSuppressions: [.writeBaseline, .pruneBaseline],
    .dryRun: [.force, .baseline], .check: [.output],
    .update: [.force, .baseline, .report], .report: [.dryRun, .force, .baseline],
  ]

  /// Those where there is something better to do than to remove one of them.
  private static let misunderstandings: [(Option.Name, [Option.Name], advice: String)] = [
    (
      .fixOnly, [.reporter, .statistics, .wireframes, .strict, .maxWarnings],
      "`--fix` applies the same fixes, and reports what is left"
    ),
    (
      .addSuppressions, [.fix, .fixOnly],
      "fix first, then run `--add-suppressions` for what is left"
    ),
    (
      .skipped, [.staged, .since, .changed],
      "`--skipped` lists what is left out of folders; name these instead"
    ),
  ]

  /// - Throws: `UsageError` for options that contradict each other, or that lack another one.
  func refuseContradictions() throws(UsageError) {
    var pairs = Self.contradictions.map { ($0, $1, advice: "remove one of them") }
    pairs += Self.misunderstandings
    if command == .wireframe {
      pairs.append((.all, [.type, .since, .diff, .state], advice: "remove one of them"))
    }
    for (left, others, advice) in pairs where has(left) {
      guard let right = others.first(where: has) else { continue }
      throw Self.contradiction(left.spelling, right.spelling, advice)
    }
    try refuseLonelyOptions()
    guard readsStandardInput else {
      guard has(.stdinFilename) else { return }
      throw UsageError(
        "`--stdin-filename` without `-`", "add `-` to read the text from the standard input")
    }
    if let option = gitOptions.first(where: has) {
      throw Self.contradiction(
        "-", option.spelling, "lint the standard input on its own, or remove `-`")
    }
    if operands.count > 1 || has(.filesFrom) {
      throw UsageError(
        "`-` and other paths contradict each other",
        "lint the standard input on its own, or name files")
    }
    if has(.wireframes) {
      throw Self.contradiction("-", "--wireframes", "name the file, or remove `--wireframes`")
    }
  }

  private func refuseLonelyOptions() throws(UsageError) {
    var aboutFixes: [Option.Name] = [.unsafeFixes, .fixable, .unfixable, .exitNonZeroOnFix]
    if !has(.addSuppressions) { aboutFixes.append(.showFixes) }
    if !carriesOutFixes, !has(.diff) || has(.addSuppressions),
      let option = aboutFixes.first(where: has)
    {
      throw UsageError(
        "`\(option.spelling)` without `--fix` or `--diff`",
        "`--fix` applies fixes, `--diff` shows what would change")
    }
    if has(.reason), !has(.addSuppressions) {
      throw UsageError(
        "`--reason` without `--add-suppressions`", "add `--add-suppressions`, or remove it")
    }
    if has(.allowDirty), !changesFiles {
      throw UsageError("`--allow-dirty` without `--fix`", "add `--fix`, or remove it")
    }
  }

  private static func contradiction(
    _ left: String, _ right: String, _ advice: String
  ) -> UsageError {
    UsageError("`\(left)` and `\(right)` contradict each other", advice)
  }

  /// Whether to use colours on the standard output: `--color` decides, then NO_COLOR, then the variables that force
  /// colours, then whether there is a terminal.
  var style: Style {
    if let choice = value(.color), choice != "auto" { return Style(isColored: choice == "always") }
    // https://no-color.org: present and not empty.
    let isUnwanted = !(environmentVariable("NO_COLOR") ?? "").isEmpty
    let isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { name in
      !["", "0"].contains(environmentVariable(name) ?? "")
    }
    let isPossible = environmentVariable("TERM") != "dumb" && StandardStream.output.isTerminal
    return Style(isColored: !isUnwanted && (isForced || isPossible))
  }
}

/// Why a command line is invalid.
struct UsageError: Error, Equatable {
  var message: String
  var advice: String

  init(_ message: String, _ advice: String = "`layoutlint --help` lists the options") {
    self.message = message
    self.advice = advice
  }

  init(_ error: RuleSelectionError) { self.init(error.message, error.advice) }
}
