import SwiftSource

/// Names of Swift, of its standard library and of Core Graphics, with what they do.
private enum SwiftNames {
  static let arithmetic = KeySet(
    names: "abs ceil fabs floor fmax fmin max min pow round rounded sqrt trunc")
  static let pureMethods = KeySet(
    names: """
      applying identifier inseted insetBy labeled offsetBy priorityHigh priorityLow priorityMedium
      priorityRequired rounded scaledValue squareRoot then union with withIdentifier withPriority
      """)
  static let pureTypes = KeySet(
    names: """
      CGFloat CGSize CGVector CGPoint CGRect Double Float Int NSNumber NSDirectionalEdgeInsets
      TinyEdgeInsets UIEdgeInsets UILayoutPriority UIOffset
      """)
  static let mutating = KeySet(
    names: """
      next removeFirst removeLast popFirst popLast remove append insert formIndex increment advance
      toggle
      """)
  static let positions = KeySet(
    names: """
      first last firstIndex lastIndex startIndex endIndex indices enumerated prefix suffix dropFirst
      dropLast remove removeFirst removeLast popLast insert swapAt replaceSubrange
      """)
  static let selecting = KeySet(
    names: """
      first last filter enumerated sorted reversed dropFirst dropLast prefix suffix min max element
      offset lazy
      """)
  static let numberTypes = KeySet(
    names: """
      CGFloat Double Float Int BinaryInteger BinaryFloatingPoint FloatingPoint Numeric SignedNumeric
      """)
  static let valueTypes = KeySet(
    names: """
      Bool Int Int64 UInt Float Double CGFloat TimeInterval String Substring Character
      NSAttributedString AttributedString NSNumber Date URL CGRect CGSize CGPoint CMTime UIColor
      UIFont UIImage CGColor CGImage NSTextAlignment UIEdgeInsets IndexPath Locale Decimal
      """)
  static let attributes = KeySet(
    names: """
      available discardableResult IBAction IBDesignable IBInspectable IBOutlet IBSegueAction
      inlinable inline MainActor nonobjc objc preconcurrency Sendable usableFromInline
      """)
  static let plainProtocols = KeySet(
    names: "AnyObject Sendable Hashable Equatable Identifiable Comparable")
  static let comparison = KeySet(names: "Equatable Hashable Comparable")
  static let transformations = KeySet(names: "rotated scaledBy translatedBy concatenating")
}

extension Lexeme {
  public var isArithmetic: Bool { SwiftNames.arithmetic.contains(self) }

  /// Whether a method of this name has no effect but on a constraint that was just created: those of UIKit and of numbers,
  /// and those of libraries that set a priority or an identifier.
  public var isPureMethod: Bool { SwiftNames.pureMethods.contains(self) }
  public var isPureType: Bool { SwiftNames.pureTypes.contains(self) }
  public var isMutatingMethod: Bool { SwiftNames.mutating.contains(self) }

  /// Whether a member of an array of this name depends on the positions of the elements.
  public var isPositionMember: Bool { SwiftNames.positions.contains(self) }

  /// Whether a member of an array of this name gives elements of it.
  public var selectsElements: Bool { SwiftNames.selecting.contains(self) }

  /// Whether the closure of a method of this name gets each element as it is.
  public var visitsElements: Bool { transformsElements || self.is(.filter) }

  /// Whether the closure of a method of this name gets each element, and all of them.
  public var transformsElements: Bool {
    self.is(.forEach) || self.is(.map) || self.is(.compactMap) || self.is(.flatMap)
  }

  public var isNumberType: Bool { SwiftNames.numberTypes.contains(self) }

  /// Whether it names a type with one value: of texts, numbers, images and the like.
  public var isValueType: Bool { SwiftNames.valueTypes.contains(self) }

  /// Whether it names an attribute of Swift or UIKit that adds no code: no wrapper, macro or result builder.
  public var isPlainAttribute: Bool { SwiftNames.attributes.contains(self) }
  public var isPlainProtocol: Bool { SwiftNames.plainProtocols.contains(self) }
  public var isNameOfComparison: Bool { SwiftNames.comparison.contains(self) }
  public var isTransformation: Bool { SwiftNames.transformations.contains(self) }
  public var isPrint: Bool { self == "print" }

  /// Whether it is the method of a queue that runs a closure later.
  public var isDispatch: Bool { self == "async" }
  public var isVoid: Bool { self == "Void" }
  public var isBool: Bool { self == "Bool" }
}
