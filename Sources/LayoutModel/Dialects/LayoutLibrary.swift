import SwiftSource

/// What constraints are made with: a library, or one of UIKit's ways. One record for each.
public final class LayoutLibrary: Hashable, Sendable {
  /// All of them, in the order in which documents list them.
  public static let allCases: [LayoutLibrary] = [
    .anchors, .items, .visualFormat, .anchorage, .cartography, .easyPeasy, .flexLayout, .pinLayout,
    .pureLayout, .snapKit, .stevia, .tinyConstraints,
  ]

  /// Its name in configurations.
  public let rawValue: String
  /// Its name in messages.
  public let name: String
  /// What is true of all constraints that it makes.
  public let manner: ConstraintManner
  /// The member that it adds to views: `snp` in `label.snp`.
  let proxy: StaticString?
  /// The same, if it is not in the layout vocabulary.
  var otherProxy: String? {
    proxy.flatMap { LayoutWord(rawValue: $0.description) == nil ? $0.description : nil }
  }
  /// The words without which a file has no constraint of it.
  let triggers: [LayoutWord]
  /// How its calls are read, by their names.
  let dialect: Dialect?
  /// How its calls are read before those of others.
  let claiming: ClaimingDialect?
  /// How its operators are read.
  let comparing: (any ComparisonDialect.Type)?

  init(
    _ rawValue: String, _ name: String, _ manner: ConstraintManner = .ofLibrary,
    proxy: StaticString? = nil, triggers: [LayoutWord] = [], dialect: Dialect? = nil,
    claiming: ClaimingDialect? = nil,
    comparing: (any ComparisonDialect.Type)? = nil
  ) {
    (self.rawValue, self.name, self.manner) = (rawValue, name, manner)
    (self.proxy, self.triggers, self.dialect) = (proxy, triggers, dialect)
    (self.claiming, self.comparing) = (claiming, comparing)
  }

  /// A library that differs from others of its kind in names and labels only.
  convenience init(
    _ rawValue: String, _ name: String, _ manner: ConstraintManner = .ofLibrary,
    table: LibraryTable
  ) {
    self.init(
      rawValue, name, manner, proxy: table.proxy, triggers: table.setsFrames ? [] : table.triggers,
      dialect: table.dialect,
      claiming: table.claiming)
  }

  public static func == (left: LayoutLibrary, right: LayoutLibrary) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How the constraints of a library differ from those of others: what rules and scenes ask instead of its name.
public struct ConstraintManner: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Made active by what makes it. Any other one is made active by its `isActive`, or with others.
  public static let activatesItself = Self(rawValue: 1)
  /// Raises an exception without a superview. Some libraries skip such a constraint.
  public static let needsSuperview = Self(rawValue: 2)
  /// A place whose other item is not known is one in the superview: that of a plain frame is one of the frame.
  public static let relatesToSuperview = Self(rawValue: 4)
  /// Takes away an earlier one of the same attribute: EasyPeasy's `layout` does ("conflicting attributes are resolved",
  /// https://github.com/nakiostudio/EasyPeasy).
  public static let replacesEarlier = Self(rawValue: 8)
  /// Works out a frame once: margins move it, and it has no life afterwards.
  public static let setsFrame = Self(rawValue: 16)
  /// The call that activates it returns it, so that a name has the one constraint.
  public static let returnsConstraint = Self(rawValue: 32)
  /// Its call names the guide of the superview.
  public static let namesGuide = Self(rawValue: 64)
  /// Its chain may end with `.priority(999)`.
  public static let takesPriorityLast = Self(rawValue: 128)
  /// One of several in a string, which has the names and numbers.
  public static let isInFormat = Self(rawValue: 256)

  /// What most libraries have in common.
  static let ofLibrary: Self = [.activatesItself, .needsSuperview, .relatesToSuperview]
  /// That of a function of the project, and of a plain frame.
  static let unknown: Self = [.activatesItself, .needsSuperview]
}
