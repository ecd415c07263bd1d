import LayoutModel

/// A rule for a convention that a team may already follow: what it reports under each setting decides.
public protocol LearnableRule: Rule {
  /// What the rule judges, in the plural.
  static var noun: String { get }
  /// Whether a team's choice is the first one that its code keeps, or else the one with the fewest findings.
  static var isStrictestFirst: Bool { get }
  /// How many places there have to be for each finding, so that the findings are slips and no decisions.
  static var placesPerSlip: Int { get }
  /// Counts the names and orders in a file that choices are made of.
  static func survey(_ file: ViewFile, _ tally: inout Tally)
  /// The settings that a team may choose from; each has the options that differ from their defaults.
  ///
  /// - Parameter tally: what the surveys of all files have counted.
  static func choices(_ tally: Tally) -> [[OptionSetting]]
  /// The places of a file that the rule judges.
  func places(in file: ViewFile) -> [JudgedPlace]
}

extension LearnableRule {
  public static var isStrictestFirst: Bool { false }
  public static var placesPerSlip: Int { 20 }
  public static func survey(_ file: ViewFile, _ tally: inout Tally) {}
  public static func choices(_ tally: Tally) -> [[OptionSetting]] { [[]] }
  public func placeCount(in file: ViewFile) -> Int { places(in: file).count }
}

/// A value for an option.
public struct OptionSetting: Sendable, Equatable {
  public var name: String
  public var value: OptionValue

  public init(_ name: String, _ value: OptionValue) {
    self.name = name
    self.value = value
  }

  /// As in a configuration: `style: prefix`.
  public var text: String { "\(name): \(value.configurationText)" }
}
