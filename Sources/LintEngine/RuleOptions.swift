/// One option of a rule as the catalogue shows it.
public struct OptionDescription: Sendable, Equatable {
  /// `snake_case`.
  public var name: String
  /// The type in the reader's words: `integer`, `boolean`, `list of names`.
  public var type: String
  /// The default as it is written in the configuration file.
  public var defaultValue: String
  /// What the option does, one line, no final period.
  public var summary: String

  public init(name: String, type: String, defaultValue: String, summary: String) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

/// A value as a configuration file gives it.
public enum OptionValue: Sendable, Equatable {
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case list([OptionValue])
}

/// Why an option's value was refused.
public struct OptionError: Error, Sendable, Equatable {
  /// What is wrong and what would be right, no final period.
  public var message: String
  public init(_ message: String) { self.message = message }
}

/// A type that an option can have.
public protocol OptionConvertible: Sendable {
  /// The type in the reader's words.
  static var optionTypeName: String { get }
  /// The value as it is written in the configuration file.
  var optionText: String { get }
  /// The value that a configuration file gives.
  init(option value: OptionValue) throws(OptionError)
}

/// One option: its name, the place it is kept in, and what it does.
public struct OptionField<Options: Sendable>: Sendable {
  /// The name in the configuration file, `snake_case`.
  public let name: String
  let summary: String
  let type: String
  let text: @Sendable (Options) -> String
  let assign: @Sendable (inout Options, OptionValue) throws(OptionError) -> Void

  /// An option with this name that is kept at `path`; the summary is one line without a final period.
  public init<Value: OptionConvertible>(
    _ name: String, _ path: any WritableKeyPath<Options, Value> & Sendable, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    type = Value.optionTypeName
    text = { $0[keyPath: path].optionText }
    assign = { (options, value) throws(OptionError) in
      options[keyPath: path] = try Value(option: value)
    }
  }
}

/// A rule's options: a struct whose initializer gives the defaults, and the list of its fields.
public protocol RuleOptions: Sendable {
  init()
  /// Every option of the rule; descriptions and reading both come from here.
  static var fields: [OptionField<Self>] { get }
}

extension RuleOptions {
  /// The options with their defaults, for the catalogue.
  public static var descriptions: [OptionDescription] {
    let defaults = Self()
    return fields.map {
      OptionDescription(
        name: $0.name, type: $0.type, defaultValue: $0.text(defaults), summary: $0.summary)
    }
  }

  /// Sets one option.
  ///
  /// - Throws: `OptionError` for a name that the rule does not have and for a value that does not fit.
  public mutating func set(_ name: String, to value: OptionValue) throws(OptionError) {
    guard let field = Self.fields.first(where: { $0.name == name }) else {
      let known = Self.fields.map { "`\($0.name)`" }.joined(separator: ", ")
      throw OptionError(
        known.isEmpty
          ? "no option `\(name)`: the rule has none"
          : "no option `\(name)`; the rule has \(known)")
    }
    try field.assign(&self, value)
  }
}

/// The options of a rule without any.
public struct NoOptions: RuleOptions {
  public init() {}
  public static var fields: [OptionField<NoOptions>] { [] }
}

extension Int: OptionConvertible {
  public static var optionTypeName: String { "integer, at least 0" }
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
  public var optionText: String { "[" + joined(separator: ", ") + "]" }
  public init(option value: OptionValue) throws(OptionError) {
    guard case .list(let elements) = value else {
      throw OptionError("expected a list of names, found \(value.text)")
    }
    self = []
    for element in elements {
      guard case .string(let name) = element else {
        throw OptionError("expected a name, found \(element.text)")
      }
      append(name)
    }
  }
}

extension OptionValue {
  /// The value as a message shows it.
  public var text: String {
    switch self {
    case .boolean(let flag): "`\(flag)`"
    case .integer(let number): "`\(number)`"
    case .string(let string): "`\(string)`"
    case .list: "a list"
    }
  }
}

/// An option with a few named values; the raw value is the name.
public protocol NamedOption: OptionConvertible, CaseIterable, RawRepresentable<String> {}

extension NamedOption {
  public static var optionTypeName: String {
    allCases.map { "`\($0.rawValue)`" }.joined(separator: " or ")
  }
  public var optionText: String { rawValue }
  public init(option value: OptionValue) throws(OptionError) {
    guard case .string(let name) = value, let known = Self(rawValue: name) else {
      throw OptionError("expected \(Self.optionTypeName), found \(value.text)")
    }
    self = known
  }
}
