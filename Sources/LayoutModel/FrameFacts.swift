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

/// The width and the height of a new view.
public struct FrameSides: Sendable {
  /// The tokens of the width.
  public var width: Range<Int>
  /// The tokens of the height.
  public var height: Range<Int>
  /// Whether the initializer keeps both sides equal on every screen.
  public var areKeptEqual: Bool
}

/// A value that computes a frame inside or beside another view, and returns it on request.
public struct FrameLayout {
  /// The fate of such a value.
  public enum Fate: Equatable {
    /// Its frame is read, or the value is passed on, so that its use is unknown.
    case used
    /// It is a separate statement.
    case dropped
    /// It is the value of a local, at this token, whose frame is never read.
    case neverAsked(local: Lexeme)
  }

  /// The call that creates it.
  public var call: Call
  /// The statement that it is part of.
  public var statement: Statement
  /// The view that the frame is relative to; unknown without a name.
  public var guide: Item
  /// Whether the guide is used with its bounds and not with its frame.
  public var usesBounds: Bool
}
