import SwiftSource

/// The type of a value as the file states it, as far as numbers of layout depend on it.
public enum StatedType: Equatable, Sendable {
  /// `CGFloat`, `Double` or `Float`.
  case floating
  /// `Int` and its kin.
  case integer
  /// Nothing but whole literals: an `Int` or a `CGFloat`, whichever is asked for.
  case wholeLiteral
  case rectangle, point, size, insets
  case view, controller, anchor, constraint
  /// A type that the file declares or extends, by the key of its name.
  case declared(UInt64)
  /// A type that is none of these.
  case other
}

extension StatedType {
  /// The types of Swift and UIKit that matter to numbers, by name.
  static let named: NameTable<StatedType> = [
    "CGFloat": .floating, "Double": .floating, "Float": .floating,
    "Int": .integer, "Int8": .integer, "Int16": .integer, "Int32": .integer, "Int64": .integer,
    "UInt": .integer, "UInt8": .integer, "UInt16": .integer, "UInt32": .integer,
    "UInt64": .integer, "NSInteger": .integer,
    "CGRect": .rectangle, "CGPoint": .point, "CGSize": .size,
    "UIEdgeInsets": .insets, "NSDirectionalEdgeInsets": .insets,
    "NSLayoutConstraint": .constraint,
    "NSLayoutXAxisAnchor": .anchor, "NSLayoutYAxisAnchor": .anchor,
    "NSLayoutDimension": .anchor, "NSLayoutAnchor": .anchor,
  ]

  /// A member of UIKit's own of a value of this type; nil for any other.
  func member(_ name: Int, in file: FactBuilder) -> StatedType? {
    switch self {
    case .view: Self.viewMembers.value(of: name, in: file)
    case .controller: file.tokens[name].is(.view) ? .view : nil
    case .rectangle: Self.rectangleMembers.value(of: name, in: file)
    case .point: Self.pointMembers.value(of: name, in: file)
    case .size: Self.sizeMembers.value(of: name, in: file)
    case .insets: Self.insetMembers.value(of: name, in: file)
    case .constraint: Self.constraintMembers.value(of: name, in: file)
    case .floating, .integer, .wholeLiteral, .anchor, .declared, .other: nil
    }
  }

  // Source: UIKit (https://developer.apple.com/documentation/uikit/uiview) and Core Graphics.
  private static let viewMembers: NameTable<StatedType> = [
    "frame": .rectangle, "bounds": .rectangle, "center": .point, "superview": .view,
    "safeAreaInsets": .insets, "layoutMargins": .insets, "directionalLayoutMargins": .insets,
    "contentInset": .insets, "adjustedContentInset": .insets, "textContainerInset": .insets,
    "contentOffset": .point, "contentSize": .size, "intrinsicContentSize": .size,
    "topAnchor": .anchor, "leadingAnchor": .anchor, "trailingAnchor": .anchor,
    "bottomAnchor": .anchor, "leftAnchor": .anchor, "rightAnchor": .anchor,
    "centerXAnchor": .anchor, "centerYAnchor": .anchor, "widthAnchor": .anchor,
    "heightAnchor": .anchor, "firstBaselineAnchor": .anchor, "lastBaselineAnchor": .anchor,
  ]
  private static let rectangleMembers: NameTable<StatedType> = [
    "origin": .point, "size": .size, "width": .floating, "height": .floating,
    "minX": .floating, "midX": .floating, "maxX": .floating,
    "minY": .floating, "midY": .floating, "maxY": .floating,
  ]
  private static let pointMembers: NameTable<StatedType> = ["x": .floating, "y": .floating]
  private static let sizeMembers: NameTable<StatedType> = [
    "width": .floating, "height": .floating,
  ]
  private static let insetMembers: NameTable<StatedType> = [
    "top": .floating, "bottom": .floating, "left": .floating, "right": .floating,
    "leading": .floating, "trailing": .floating,
  ]
  private static let constraintMembers: NameTable<StatedType> = [
    "constant": .floating, "multiplier": .floating,
  ]
}
