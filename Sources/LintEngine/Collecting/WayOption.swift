import SwiftSource

/// An option for ways of doing something of which a project uses only one.
public protocol WayOption: NamedOption {
  /// No way is prescribed: the majority's way applies.
  static var majority: Self { get }
  /// What view types of this way do, with a plural verb and code in back quotes.
  var practice: Finding.Message { get }
  /// What the others should do, with code in back quotes and no final period.
  var advice: Finding.Message { get }
}

/// The only option of a rule about ways.
public struct WayOptions<Way: WayOption>: RuleOptions {
  /// The prescribed way.
  public var style = Way.majority

  public init() {}
  public init(style: Way) { self.style = style }

  public static var fields: [OptionField<WayOptions>] {
    [
      OptionField(
        "style", \.style,
        "the way to use; `majority` means the way that most view types of the run use"
      )
    ]
  }
}

extension Report {
  /// Reports a place that does not use the prescribed way or, if none is prescribed, that of most view types.
  ///
  /// - Parameters:
  ///   - place: the token to report.
  ///   - message: what is done here.
  ///   - way: the way that is used, which is not `majority`.
  ///   - agreed: the prescribed way.
  ///   - owner: the key of the view type.
  public mutating func add<Way: WayOption>(
    _ place: Lexeme, _ message: Finding.Message, way: Way, agreed: Way, owner: UInt64
  ) {
    guard way != agreed else { return }
    let occurrence = Occurrence(
      way: way.rawValue, owner: owner, owners: "view types", practice: way.practice,
      advice: way.advice)
    add(
      place, message, advice: agreed.advice,
      relyingOn: agreed == .majority ? .minority(occurrence) : nil)
  }
}
