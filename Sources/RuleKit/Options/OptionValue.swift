import YAML

/// A value as a configuration file gives it.
public enum OptionValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number that is not an integer, or too large for an `Int`, as it was written.
  case number(String)
  case string(String)
  case list([OptionValue])
  /// A map; no option accepts one.
  case map
}

extension OptionValue {
  /// The value as written in a configuration file, in YAML's flow style.
  public var configurationText: String {
    switch self {
    case .null: "null"
    case .boolean(let flag): flag.optionText
    case .integer(let number): number.optionText
    case .number(let text): text
    case .string(let string): YAMLText.scalar(string, inBrackets: true)
    case .list(let values): "[" + values.map(\.configurationText).joined(separator: ", ") + "]"
    case .map: "{}"
    }
  }

  /// The value as displayed in a message.
  public var text: String {
    switch self {
    case .null: "nothing"
    case .boolean(let flag): "`\(flag)`"
    case .integer(let number): "`\(number)`"
    case .number(let text): "`\(text)`"
    case .string(let string): string.isEmpty ? "empty text" : "`\(string)`"
    case .list: "a list"
    case .map: "a map"
    }
  }
}

/// Why an option's value was rejected: everything that is wrong with it.
public struct OptionError: Error, Sendable, Equatable {
  /// One thing that is wrong.
  public struct Problem: Sendable, Equatable {
    /// What is wrong, no final period.
    public var message: String
    /// What to do about it, no final period; may be empty.
    public var advice: String
    /// The path to the problem: the index of an element, of an element inside that, and so on; empty for the whole value.
    public var path: [Int]
  }

  /// At least one, in the order of the value.
  public var problems: [Problem]

  public init(_ message: String, advice: String = "") {
    problems = [Problem(message: message, advice: advice, path: [])]
  }

  /// - Parameter problems: at least one.
  init(_ problems: [Problem]) { self.problems = problems }
}

extension OptionValue {
  /// Converts the elements of a list, and reports every invalid one.
  ///
  /// - Parameter expected: the type in plain words, for a value that is not a list.
  public func elements<Element>(
    of expected: String, _ convert: (OptionValue) throws(OptionError) -> Element
  ) throws(OptionError) -> [Element] {
    guard case .list(let values) = self else {
      throw OptionError("expected a \(expected), found \(text)")
    }
    var elements: [Element] = []
    var problems: [OptionError.Problem] = []
    for (index, value) in values.enumerated() {
      do throws(OptionError) {
        elements.append(try convert(value))
      } catch {
        problems += error.problems.map { problem in
          var problem = problem
          problem.path.insert(index, at: 0)
          return problem
        }
      }
    }
    guard problems.isEmpty else { throw OptionError(problems) }
    return elements
  }
}

extension OptionError {
  static func unknown(_ word: String, expected: String, known: [String]) -> OptionError {
    OptionError(
      "expected \(expected), found \(OptionValue.string(word).text)",
      advice: suggestion(for: word, among: known).map { "did you mean `\($0)`?" } ?? "")
  }
}

/// The values that an option accepts; a schema is derived from it.
public indirect enum OptionShape: Sendable, Equatable {
  case boolean
  /// An integer with a minimum.
  case integer(minimum: Int)
  /// Any text that is not empty.
  case text
  /// One of these words.
  case choice([String])
  /// A list of such values; `isUnique` if it may not contain duplicates.
  case list(of: OptionShape, isUnique: Bool = false)
}
