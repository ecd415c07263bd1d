import SwiftSource

/// When code runs, as far as a file says.
public struct Occasion: OptionSet, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Once, when the object is made or loaded: in an initializer, in `viewDidLoad`, in what only these call.
  public static let start = Occasion(rawValue: 1 << 0)
  /// Once, as its name says: other files call it.
  public static let setup = Occasion(rawValue: 1 << 1)
  /// The view appears.
  public static let appearance = Occasion(rawValue: 1 << 2)
  /// The view is laid out.
  public static let layout = Occasion(rawValue: 1 << 3)
  /// A cell gets another row.
  public static let reuse = Occasion(rawValue: 1 << 4)
  /// Something changed, or the code asks for it.
  public static let change = Occasion(rawValue: 1 << 5)
  /// The user touches something, a notification comes, or a property gets a new value.
  public static let event = Occasion(rawValue: 1 << 6)
  /// At any time: in a closure, or for another object.
  public static let later = Occasion(rawValue: 1 << 7)
  /// Other files may call it, too.
  public static let open = Occasion(rawValue: 1 << 8)
  /// Only code that the file does not show calls it.
  public static let unknown = Occasion(rawValue: 1 << 9)
  /// In code that may lay views out at once, or keeps them at the size of others.
  public static let forcedLayout = Occasion(rawValue: 1 << 10)

  /// With `layout`: constraints are updated.
  public static let constraints = Occasion(rawValue: 1 << 11)
  /// With `later`: the view disappears.
  public static let disappearance = Occasion(rawValue: 1 << 12)

  /// Of these, each object sees one at most once.
  public static let once: Occasion = [.start, .setup]

  /// Whether views have no size yet: the code surely runs when the object is made, and only then.
  public var isBeforeLayout: Bool { contains(.start) && isSubset(of: [.start, .open]) }
}

extension Lexeme {
  /// When a function of this name runs, if its name says that it runs again: `update…` after a change, `bind…` with other
  /// data, `did…` after an event. The only table of such words.
  public var namedOccasion: Occasion? {
    Self.beginnings.first { hasWordPrefix($0.word) }?.occasion
  }

  private static let beginnings: [(word: StaticString, occasion: Occasion)] = [
    ("render", .change), ("refresh", .change), ("reload", .change), ("redraw", .change),
    ("update", .change), ("toggle", .change), ("apply", .reuse), ("bind", .reuse),
    ("prepareForReuse", .reuse), ("layoutSubviews", .layout), ("adjust", .event),
    ("check", .event), ("did", .event), ("disable", .event), ("enable", .event), ("hide", .event),
    ("handle", .event), ("show", .event), ("will", .event),
  ]
}
