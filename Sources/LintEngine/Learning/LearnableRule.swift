import LayoutModel

/// A rule for a convention that a team may already follow, so that its settings can be learned from the code.
public protocol LearnableRule: Rule {
  /// Counts the places of a file where the convention shows, and what they do.
  static func survey(_ file: ViewFile, _ tally: inout Tally)
  /// The settings that a team may choose from, in view of all places of its code; nil if the code has no
  /// such place.
  static func convention(_ tally: Tally) -> Convention?
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
    /// What else the figures say, a line each, no final period.
    public var details: [String]

    public init(
      _ options: [Setting] = [], count: Int? = nil, of total: Int? = nil, details: [String] = []
    ) {
      self.options = options
      self.count = count
      self.total = total
      self.details = details
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

  public init(_ places: String, _ choices: [Choice], isLimit: Bool = false) {
    self.places = places
    self.choices = choices
    self.isLimit = isLimit
  }
}

extension Convention {
  /// The convention of a rule with an option `style`.
  ///
  /// - Parameters:
  ///   - places: what the owners are, in the plural.
  ///   - tally: by the names of the ways, see `Tally.countWays`.
  public static func ways<Way: WayOption>(
    _ way: Way.Type, of places: String = "view types", _ tally: Tally
  ) -> Convention? {
    let total = tally[Tally.owners]
    let found = Way.allCases.filter { $0 != .majority && tally[$0.rawValue] > 0 }
      .sorted { tally[$0.rawValue] > tally[$1.rawValue] }
    guard total > 0, !found.isEmpty else { return nil }
    return Convention(
      places,
      found.prefix(mostWays).map { way in
        Choice(
          [.init("style", .string(way.rawValue))], count: tally[way.rawValue], of: total)
      })
  }

  /// How many ways are shown.
  private static let mostWays = 4
}
