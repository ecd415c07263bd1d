import Platform
import Reporting
import RuleKit

/// A parsed and validated command line.
struct Invocation {
  private(set) var command = Command.lint
  /// Whether the command is named, and not the one that may be omitted.
  private(set) var namesCommand = false
  /// The arguments that are not options, as bytes: paths need not be UTF-8.
  private(set) var operands: [FilePath] = []
  private var values: [Option.Name: [String]] = [:]
  /// The values of options that take a file, as bytes.
  private var files: [Option.Name: FilePath] = [:]

  /// - Parameter arguments: the arguments of the process without its name.
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
    for option in given where !option.commands.contains(command) {
      if option.name == .format, command == .lint { throw .format(value(.format) ?? "") }
      let homes = option.commands.map { "`\($0.rawValue)`" }.joined(separator: " and ")
      throw UsageError(
        "`\(option.spelling)` is not an option of `\(command.rawValue)`",
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

  /// Whether the option is given.
  func has(_ name: Option.Name) -> Bool { values[name] != nil }

  /// The value of an option that takes one; the last one counts.
  func value(_ name: Option.Name) -> String? { values[name]?.last }

  /// The file given with an option.
  func file(_ name: Option.Name) -> FilePath? { files[name] }

  /// The number given with an option.
  func number(_ name: Option.Name) -> Int? { value(name).flatMap { Int($0) } }

  /// The values of an option that takes several.
  func list(_ name: Option.Name) -> [String] { values[name] ?? [] }

  /// Takes one option, with its value from the argument itself or from the next one.
  private mutating func take(
    _ argument: [UInt8], next: [UInt8]?
  ) throws(UsageError) -> (option: Option, usesNext: Bool) {
    let sign = argument.firstIndex(of: UInt8(ascii: "="))
    let spelling = String(decoding: argument[..<(sign ?? argument.count)], as: UTF8.self)
    guard let option = Option.spelled(spelling, for: command) else {
      throw UsageError.unknownOption(spelling)
    }
    if let sign {
      try add(option, Array(argument[(sign + 1)...]))
      return (option, false)
    }
    guard let valueName = option.valueName else {
      try add(option, nil)
      return (option, false)
    }
    guard let next, next.first != UInt8(ascii: "-") || next.count == 1 else {
      throw UsageError(
        "`\(option.spelling)` has no value", "write `\(option.spelling) \(valueName)`")
    }
    try add(option, next)
    return (option, true)
  }

  private mutating func add(_ option: Option, _ value: [UInt8]?) throws(UsageError) {
    let new = try value.map { value throws(UsageError) in
      let text = String(decoding: value, as: UTF8.self)
      do throws(UsageError) {
        return try option.values(in: text)
      } catch {
        // The command may follow, but none has a format that only reporters have.
        let isReporter = ReportFormat(rawValue: text) != nil
        throw option.name == .format && command == .lint && isReporter ? .format(text) : error
      }
    }
    if case .file = option.value, let value { files[option.name] = FilePath(bytes: value) }
    if option.isRepeatable {
      values[option.name, default: []] += new ?? []
    } else {
      values[option.name] = new ?? []
    }
  }

  /// Rejects a missing path that was probably meant as a command, before the following words are taken for paths.
  private static func refuseMistypedCommand(_ word: FilePath) throws(UsageError) {
    let text = String(decoding: word.bytes, as: UTF8.self)
    let advice: String
    if let call = callsOfOtherTools[text] {
      advice = call
    } else if let meant = suggestion(for: text, among: Command.allCases.map(\.rawValue)) {
      advice = "did you mean the command `\(meant)`?"
    } else {
      return
    }
    do throws(SystemError) {
      _ = try FileStatus(linkPath: word.tidied.bytes)
    } catch {
      guard error == .notFound else { return }
      throw UsageError("there is no file, folder or command `\(text)`", advice)
    }
  }

  /// What to write instead of the commands of other tools.
  private static let callsOfOtherTools = [
    "fix": "`layoutlint --fix` applies fixes",
    "autocorrect": "`layoutlint --fix` applies fixes",
    "format": "`layoutlint --fix` applies fixes",
    "check": "`layoutlint` without a command lints the current folder",
  ]
}

extension Option {
  /// The option with a spelling: the command's own one, if several commands have such an option.
  static func spelled(_ text: some StringProtocol, for command: Command) -> Option? {
    let spelled = all.filter { $0.spellings.contains(String(text)) }
    return spelled.first { $0.commands.contains(command) } ?? spelled.first
  }
}

extension UsageError {
  /// `--format` where a reporter is meant.
  fileprivate static func format(_ value: String) -> UsageError {
    let known = ReportFormat.allCases.map(\.rawValue)
    let advice =
      known.contains(value)
      ? "write `--reporter \(value)`"
      : didYouMean(value, known) ?? "`--reporter` chooses the format of a run"
    return UsageError("`--format` is not an option of `lint`", advice)
  }

  fileprivate static func unknownOption(_ spelling: String) -> UsageError {
    let name = String(spelling.drop { $0 == "-" })
    guard let meant = suggestion(for: name, among: Option.all.map(\.name.rawValue)) else {
      return UsageError("unknown option `\(spelling)`")
    }
    return UsageError("unknown option `\(spelling)`", "did you mean `--\(meant)`?")
  }
}

/// The question whether another word was meant; nil if none is similar.
func didYouMean(_ text: String, _ known: [String]) -> String? {
  suggestion(for: text, among: known).map { "did you mean `\($0)`?" }
}
