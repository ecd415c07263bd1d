import SwiftSource

/// The ways of doing a thing of which a project agrees on one, as an option of a rule.
public protocol WayOption: NamedOption {
  /// Nothing is agreed upon: the majority's way holds.
  static var majority: Self { get }
  /// What view types of this way do, with the verb of a plural, code in back quotes.
  var practice: Finding.Message { get }
  /// What the others are to do, code in back quotes, no final period.
  var advice: Finding.Message { get }
}

/// The one option of a rule about ways.
public struct WayOptions<Way: WayOption>: RuleOptions {
  /// The way that was agreed upon.
  public var style = Way.majority

  public init() {}
  public init(style: Way) { self.style = style }

  public static var fields: [OptionField<WayOptions>] {
    [
      OptionField(
        "style", \.style,
        "the way that was agreed upon; `majority` takes the one that most view types of the run use"
      )
    ]
  }
}

extension Report {
  /// Reports a place that uses another way than the one that was agreed upon; where none was, than most view types do.
  ///
  /// - Parameters:
  ///   - place: the token to look at.
  ///   - message: what is done here.
  ///   - way: the way that is used, which is not `majority`.
  ///   - agreed: what was agreed upon.
  ///   - owner: the key of the view type.
  public mutating func add<Way: WayOption>(
    _ place: Lexeme, _ message: Finding.Message, way: Way, agreed: Way, owner: UInt64
  ) {
    guard way != agreed else { return }
    let occurrence = Occurrence(
      way: way.rawValue, owner: owner, owners: "view types", practice: way.practice,
      advice: way.advice)
    add(
      Finding(
        place.bytes, message, advice: agreed.advice,
        relyingOn: agreed == .majority ? .minority(occurrence) : nil))
  }
}
