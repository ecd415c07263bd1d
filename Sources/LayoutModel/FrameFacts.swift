import SwiftSource

/// A view that is created with a frame: `UIView(frame: rect)`, `UILabel(topInset: 10, leftInset: 52, width: 284,
/// height: 32)`.
public struct FramedView {
  /// The call that creates it.
  public var call: Call
  /// The statement that it is part of.
  public var statement: Statement
  /// The name of the view; unknown without one.
  public var item: Item
  /// Whether the initializer scales its numbers.
  public var isScaled: Bool
}

/// A value that works out a frame inside or beside another view, and gives it when it is asked.
public struct FrameLayout {
  /// The call that makes it.
  public var call: Call
  /// The statement that it is part of.
  public var statement: Statement
  /// The view that the frame is relative to; unknown without a name.
  public var guide: Item
  /// Whether the guide is used with its bounds and not with its frame.
  public var usesBounds: Bool
}
