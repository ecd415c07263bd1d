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
}

extension LinearExpression {
  /// A place or a length of a view: the end is `start + size`, the center `start + size / 2`.
  @inlinable
  public init<View>(_ attribute: AxisAttribute, of view: View)
  where Variable == AxisVariable<View> {
    switch attribute {
    case .start: self.init(.start(view))
    case .size: self.init(.size(view))
    case .end: self = Self(.start(view)) + Self(.size(view))
    case .center: self = Self(.start(view)) + Self(.size(view), times: Fraction(1, over: 2))
    }
  }
}

/// Which of its two unknowns, position and size, the equations of one view along one axis determine.
///
/// Everything else in the equations counts as known: the places of other views, and numbers.
public struct AxisFreedom: Sendable {
  private enum Unknown: Comparable, Sendable { case size, start }
  private var system = LinearSystem<Unknown>()

  public init() {}

  /// Adds an equation about the view: a number of its starts and a number of its sizes are known together.
  public mutating func add(starts: Fraction, sizes: Fraction) {
    var expression = LinearExpression<Unknown>(.start, times: starts)
    expression.add(LinearExpression(.size, times: sizes))
    system.require(expression)
  }

  /// Adds an equation about one attribute of the view.
  public mutating func add(_ attribute: AxisAttribute) {
    switch attribute {
    case .start: add(starts: Fraction(1), sizes: .zero)
    case .end: add(starts: Fraction(1), sizes: Fraction(1))
    case .center: add(starts: Fraction(1), sizes: Fraction(1, over: 2))
    case .size: add(starts: .zero, sizes: Fraction(1))
    }
  }

  /// Whether the size follows from the equations.
  public var hasSize: Bool { system.reduced(LinearExpression(.size)).expression.isConstant }

  /// Whether the position follows from the equations once the size is known.
  public var hasPosition: Bool {
    system.reduced(LinearExpression(.start)).expression.factor(of: .start) == nil
  }
}
