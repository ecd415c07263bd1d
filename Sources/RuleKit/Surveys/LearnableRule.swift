import LayoutModel

/// A rule for a convention that a team may already follow, so that its settings can be learned from the code.
public protocol LearnableRule: Rule {
  /// Whether the survey needs the rule's findings.
  static var surveysFindings: Bool { get }
  /// The choices, if they are the same for all code. Their findings are then counted with the survey, in one reading.
  static var knownChoices: [Convention.Choice] { get }
  /// Counts the places of a file where the convention shows, and what they do.
  ///
  /// - Parameter findings: those of the rule with its default options that no comment silences; empty unless the rule
  ///   `surveysFindings`.
  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally)
  /// The settings that a team may choose from, in view of all places of its code; nil if the code has no
  /// such place.
  static func convention(_ tally: Tally) -> Convention?
  /// The places of a file that the rule judges. Those without findings are examples of a choice that states none.
  func places(in file: ViewFile) -> [JudgedPlace]
}

extension LearnableRule {
  public static var surveysFindings: Bool { false }
  public static var knownChoices: [Convention.Choice] { [] }
  public func places(in file: ViewFile) -> [JudgedPlace] { [] }
}

/// What a team may have agreed on, as far as one rule can check it.
public struct Convention: Sendable {
  /// One way to configure the rule.
  public struct Choice: Sendable, Equatable {
    /// The options that differ from their defaults, in the order of the rule.
    public var options: [Setting]
    /// How many places do so; nil for all that have no finding.
    public var count: Int?
    /// How many places there are; nil for `count` and those that have a finding or, without a `count`, for all that have
    /// a finding under one of the choices.
    public var total: Int?
    /// How many of them show whether it is kept, if not all do.
    public var evidence: Int?
    /// How many departures at most say themselves that they are meant.
    public var deliberate = 0
    /// What else the figures say, a line each, no final period.
    public var details: [String]
    /// Some places that do so; empty for those without findings among the places of the rule.
    public var examples: [CodePlace]
    /// How many findings it has, if the survey tells.
    public var findingCount: Int?
    /// What the code does under it; nil for the summary of the rule.
    public var summary: String?

    public init(
      _ options: [Setting] = [], count: Int? = nil, of total: Int? = nil, details: [String] = [],
      examples: [CodePlace] = [], findingCount: Int? = nil, summary: String? = nil
    ) {
      self.summary = summary
      self.options = options
      self.count = count
      self.total = total
      self.details = details
      self.examples = examples
      self.findingCount = findingCount
    }
  }

  /// A value for an option.
  public struct Setting: Sendable, Equatable {
    public var name: String
    public var value: OptionValue

    public init(_ name: String, _ value: OptionValue) {
      self.name = name
      self.value = value
    }
  }

  /// What the places are, in the plural.
  public var places: String
  /// The ways, the likeliest first; not empty.
  public var choices: [Choice]
  /// Whether the choices are limits, the strictest first: a limit is what nearly all places keep to.
  public var isLimit: Bool

  public init(
    _ places: String, _ choices: [Choice], isLimit: Bool = false
  ) {
    self.places = places
    self.choices = choices
    self.isLimit = isLimit
  }
}
