import SwiftSource

/// A view that is made with a frame: `UIView(frame: rect)`, `UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)`.
public struct FramedView {
  /// The call that makes it.
  public var call: Call
  /// The statement that it is part of.
  public var statement: Statement
  /// The name that the view gets; unknown where it gets none.
  public var item: Item
  /// Whether the initializer scales the numbers that it is given.
  public var isScaled: Bool
}

/// How wide and how high a view is made.
public struct FrameSides: Sendable {
  /// The tokens of the width.
  public var width: Range<Int>
  /// The tokens of the height.
  public var height: Range<Int>
  /// Whether the initializer keeps both the same, whatever the screen.
  public var areKeptEqual: Bool
}

/// A value that works out a frame inside or beside another view, and gives it when it is asked.
public struct FrameLayout {
  /// What becomes of such a value.
  public enum Fate: Equatable {
    /// It is asked for its frame, or goes to where nobody can see what is done with it.
    case used
    /// It is a statement by itself.
    case dropped
    /// It gets the name of a local, at this token, that nobody asks for a frame.
    case neverAsked(local: Lexeme)
  }

  /// The call that makes it.
  public var call: Call
  /// The statement that it is part of.
  public var statement: Statement
  /// The view that the frame is laid out by; unknown where it has no name.
  public var guide: Item
  /// Whether the guide is taken by its bounds and not by its frame.
  public var usesBounds: Bool
}
