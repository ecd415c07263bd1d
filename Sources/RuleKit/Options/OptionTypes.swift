import LayoutModel
import YAML

extension Int: OptionConvertible {
  public static var optionTypeName: String { "integer, at least 0" }
  public static var optionShape: OptionShape { .integer(minimum: 0) }
  public var optionText: String { String(self) }
  public init(option value: OptionValue) throws(OptionError) {
    guard case .integer(let number) = value, number >= 0 else {
      throw OptionError("expected an integer of at least 0, found \(value.text)")
    }
    self = number
  }
}

extension Bool: OptionConvertible {
  public static var optionTypeName: String { "`true` or `false`" }
  public static var optionShape: OptionShape { .boolean }
  public var optionText: String { self ? "true" : "false" }
  public init(option value: OptionValue) throws(OptionError) {
    guard case .boolean(let flag) = value else {
      throw OptionError("expected `true` or `false`, found \(value.text)")
    }
    self = flag
  }
}

extension [String]: OptionConvertible {
  public static var optionTypeName: String { "list of names" }
  public static var optionShape: OptionShape { .list(of: .text) }
  public var optionText: String {
    "[" + map { YAMLText.scalar($0, inBrackets: true) }.joined(separator: ", ") + "]"
  }
  public init(option value: OptionValue) throws(OptionError) {
    self = try value.elements(of: Self.optionTypeName) { element throws(OptionError) in
      guard case .string(let name) = element, !name.isEmpty else {
        throw OptionError("expected a name, found \(element.text)")
      }
      return name
    }
  }
}

extension NamePatterns: OptionConvertible {
  public static var optionTypeName: String { "list of name patterns" }
  public static var optionShape: OptionShape { [String].optionShape }
  public var optionText: String { texts.optionText }
  public init(option value: OptionValue) throws(OptionError) {
    self.init(try [String](option: value))
  }
}

/// An option with a few named values; the raw value is the name.
public protocol NamedOption: OptionConvertible, CaseIterable, RawRepresentable<String> {}

extension NamedOption {
  private static var names: [String] { allCases.map(\.rawValue) }

  public static var optionTypeName: String {
    names.map { "`\($0)`" }.joined(separator: " or ")
  }
  public static var optionShape: OptionShape { .choice(names) }
  public var optionText: String { rawValue }
  public init(option value: OptionValue) throws(OptionError) {
    guard case .string(let name) = value else {
      throw OptionError("expected \(Self.optionTypeName), found \(value.text)")
    }
    guard let known = Self(rawValue: name) else {
      throw OptionError.unknown(name, expected: Self.optionTypeName, known: Self.names)
    }
    self = known
  }

  /// An element of a list that names each value once.
  public init(option value: OptionValue, notIn known: inout Set<String>) throws(OptionError) {
    try self.init(option: value)
    guard known.insert(rawValue).inserted else {
      throw OptionError("`\(rawValue)` appears twice", advice: "name it once")
    }
  }
}

extension FunctionName: OptionConvertible {
  public static let optionTypeName = "full name of a function"
  public static let optionShape = OptionShape.text
  public var optionText: String { YAMLText.scalar(text) }

  public init(option value: OptionValue) throws(OptionError) {
    guard case .string(let string) = value, let name = Self(string) else {
      throw OptionError(
        "expected the full name of a function, found \(value.text)",
        advice: "write it with its labels, as in `addSubview(_:withConstraints:)`")
    }
    self = name
  }
}

/// Functions of the project, by their full Swift names.
public struct FunctionNames: OptionConvertible, Equatable {
  /// The names, in the order in which they are preferred.
  public let names: [FunctionName]

  public init(_ names: [FunctionName]) { self.names = names }

  public static let optionTypeName = "list of full names of functions"
  public static let optionShape = OptionShape.list(of: .text)
  public var optionText: String { names.map(\.text).optionText }

  public init(option value: OptionValue) throws(OptionError) {
    names = try value.elements(of: Self.optionTypeName) { element throws(OptionError) in
      try FunctionName(option: element)
    }
  }
}
