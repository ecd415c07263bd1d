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

  /// Nil for a number.
  public var view: View? {
    switch self {
    case .symbol: nil
    case .size(let view), .start(let view): view
    }
  }

  @inlinable var rank: Int {
    switch self {
    case .symbol: 0
    case .size: 1
    case .start: 2
    }
  }
}

extension LinearExpression {
  /// A place or a length of what begins somewhere and is so long: the end is `start + size`, the center `start + size / 2`.
  @inlinable
  public init(_ attribute: AxisAttribute, start: Variable, size: Variable) {
    switch attribute {
    case .start: self.init(start)
    case .size: self.init(size)
    case .end: self.init(start, Fraction(1), of: size)
    case .center: self.init(start, Fraction(1, over: 2), of: size)
    }
  }

  /// A place or a length of a view.
  @inlinable
  public init<View>(_ attribute: AxisAttribute, of view: View)
  where Variable == AxisVariable<View> {
    self.init(attribute, start: .start(view), size: .size(view))
  }

  /// The place that is a share of a size behind a start.
  @inlinable
  public init(_ start: Variable, _ share: Fraction, of size: Variable) {
    let (one, other) = (
      Term(variable: start, factor: Fraction(1)), Term(variable: size, factor: share)
    )
    self.init(terms: start < size ? [one, other] : [other, one], constant: .zero)
  }

  /// The same place or length of what insets leave of the whole.
  public func inset(_ attribute: AxisAttribute, before: Self, after: Self) -> Self {
    switch attribute {
    case .start: self + before
    case .end: self - after
    case .size: self - before - after
    case .center: self + (before - after) * Fraction(1, over: 2)
    }
  }
}
