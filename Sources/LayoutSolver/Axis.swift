/// A place or a length of a view along one axis, as layout attributes name them.
public enum AxisAttribute: UInt8, Hashable, Sendable, CaseIterable {
  /// `leading`, `left`, `top`.
  case start
  /// `centerX`, `centerY`.
  case center
  /// `trailing`, `right`, `bottom`.
  case end
  /// `width`, `height`.
  case size

  /// Whether it is a length, and not a place.
  public var isLength: Bool { self == .size }
}

/// An unknown of the layout along one axis.
///
/// Greater ones are expressed in terms of smaller ones.
@frozen
public enum AxisVariable<View: Comparable & Sendable>: Comparable, Sendable {
  /// A number that is only known at run time, such as an inset of the safe area, by an id.
  case symbol(UInt64)
  /// The length of a view.
  case size(View)
  /// The place where a view starts.
  case start(View)

  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.symbol(let one), .symbol(let other)): one == other
    case (.size(let one), .size(let other)), (.start(let one), .start(let other)): one == other
    default: false
    }
  }

  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.symbol(let one), .symbol(let other)): one < other
    case (.size(let one), .size(let other)), (.start(let one), .start(let other)): one < other
    default: left.rank < right.rank
    }
  }

  public var isSymbol: Bool { rank == 0 }

  public var isSize: Bool { rank == 1 }

  @inlinable var rank: Int {
    switch self {
    case .symbol: 0
    case .size: 1
    case .start: 2
    }
  }
}

extension LinearExpression {
  /// A place or a length of a view: the end is `start + size`, the center `start + size / 2`.
  @inlinable
  public init<View>(_ attribute: AxisAttribute, of view: View)
  where Variable == AxisVariable<View> {
    switch attribute {
    case .start: self.init(.start(view))
    case .size: self.init(.size(view))
    case .end: self.init(view, size: Fraction(1))
    case .center: self.init(view, size: Fraction(1, over: 2))
    }
  }

  /// The place that is a share of the size of a view behind its start.
  @inlinable
  init<View>(_ view: View, size share: Fraction) where Variable == AxisVariable<View> {
    self.init(
      terms: [
        Term(variable: .size(view), factor: share),
        Term(variable: .start(view), factor: Fraction(1)),
      ], constant: .zero)
  }
}
