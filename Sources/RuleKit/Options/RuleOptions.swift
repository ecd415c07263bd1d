import LayoutModel

/// An option of a rule, as the catalogue shows it.
public struct OptionDescription: Sendable, Equatable {
  /// `snake_case`.
  public var name: String
  /// The type in plain words: `integer`, `boolean`, `list of names`.
  public var type: String
  /// The values that it accepts.
  public var shape: OptionShape
  /// The default, as written in a configuration file.
  public var defaultValue: String
  /// What the option does, one line, no final period.
  public var summary: String
  /// Values of an option with patterns of names, as an example; empty for other options.
  public var examplePatterns: [String]

  public init(
    name: String, type: String, shape: OptionShape, defaultValue: String, summary: String,
    examplePatterns: [String] = []
  ) {
    self.name = name
    self.type = type
    self.shape = shape
    self.defaultValue = defaultValue
    self.summary = summary
    self.examplePatterns = examplePatterns
  }
}

/// A type that an option can have.
public protocol OptionConvertible: Sendable {
  /// The type in plain words.
  static var optionTypeName: String { get }
  /// The values that it accepts.
  static var optionShape: OptionShape { get }
  /// The value as written in a configuration file, in YAML's flow style.
  var optionText: String { get }
  /// Converts the value of a configuration file.
  init(option value: OptionValue) throws(OptionError)
}

/// One option: its name, its key path, and what it does.
public struct OptionField<Options: Sendable>: Sendable {
  /// What it is, without its default.
  private(set) var description: OptionDescription
  let text: @Sendable (Options) -> String
  let assign: @Sendable (inout Options, OptionValue) throws(OptionError) -> Void

  /// The name in the configuration file, `snake_case`.
  public var name: String { description.name }

  /// An option with this name that is kept at `path`; the summary is one line without a final period.
  public init<Value: OptionConvertible>(
    _ name: String, _ path: any WritableKeyPath<Options, Value> & Sendable, _ summary: String
  ) {
    description = OptionDescription(
      name: name, type: Value.optionTypeName, shape: Value.optionShape, defaultValue: "",
      summary: summary)
    text = { $0[keyPath: path].optionText }
    assign = { (options, value) throws(OptionError) in
      options[keyPath: path] = try Value(option: value)
    }
  }

  /// An option with patterns of names, in which `*` matches any characters.
  ///
  /// - Parameter example: values that show what the patterns are for.
  public static func patterns(
    _ name: String, _ path: any WritableKeyPath<Options, NamePatterns> & Sendable,
    _ summary: String, example: [String]
  ) -> OptionField {
    var field = OptionField(
      name, path,
      "\(summary); `*` matches any characters: `\(example.optionText)`")
    field.description.examplePatterns = example
    return field
  }
}

/// A rule's options: a struct whose initializer sets the defaults, and the list of its fields.
public protocol RuleOptions: Sendable {
  init()
  /// All options of the rule; both descriptions and reading use this list.
  static var fields: [OptionField<Self>] { get }
}

extension RuleOptions {
  /// The options with their defaults, for the catalogue.
  public static var descriptions: [OptionDescription] {
    let defaults = Self()
    return fields.map { field in
      var description = field.description
      description.defaultValue = field.text(defaults)
      return description
    }
  }

  /// Sets one option.
  ///
  /// - Throws: `OptionError` for an unknown name or an invalid value.
  public mutating func set(_ name: String, to value: OptionValue) throws(OptionError) {
    let fields = Self.fields
    guard let field = fields.first(where: { $0.name == name }) else {
      let known = fields.map(\.name)
      if let meant = suggestion(for: name, among: known) {
        throw OptionError("no option `\(name)`", advice: "did you mean `\(meant)`?")
      }
      throw OptionError(
        "no option `\(name)`",
        advice: known.isEmpty
          ? "the rule has no options"
          : "the rule has \(known.map { "`\($0)`" }.joined(separator: ", "))")
    }
    try field.assign(&self, value)
  }

  /// The value of an option as written in a configuration file; nil if there is no such option.
  func text(of name: String) -> String? {
    Self.fields.first { $0.name == name }?.text(self)
  }
}

/// The options of a rule without options.
public struct NoOptions: RuleOptions {
  public init() {}
  public static var fields: [OptionField<NoOptions>] { [] }
}
