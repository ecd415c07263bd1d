import SwiftSource

/// One place where code names a view that its file declares.
public struct ViewUse {
  /// What the code does with the view there.
  public enum Kind: UInt8, Sendable {
    /// `label = …`.
    case assignment
    /// `label.text = …`.
    case memberAssignment
    /// `label.setTitle(…)`, a statement by itself.
    case call
    /// `label.text`, `label.topAnchor`: a member, read or called in an expression.
    case member
    /// An argument of a call, nothing but the name.
    case argument
    /// An element of an array literal that `forEach` is called on.
    case element
    /// `return label`, or the one expression of a closure or a function.
    case returned
    /// An element of a list, a value of another name, a capture, and all else.
    case other
  }

  /// The index of the view in `ViewFile.subviews`.
  public var subview: Int
  /// What the code does.
  public var kind: Kind
  /// The name with the `self.` before it, if there is one.
  public var tokens: Lexemes
  /// The statement that it is part of.
  public var statement: Statement
  /// The first member behind the name.
  public var member: Lexeme?
  /// For an argument or an element, the call.
  public var call: Call?
  /// For an argument, its label.
  public var label: Lexeme?
}

/// Where the views of a file are named.
final class ViewUses {
  /// Sorted by view, then by place.
  @exclusivity(unchecked) var all: [ViewUse] = []
  /// For each view, how many uses those before it have; then the number of all.
  @exclusivity(unchecked) var starts: [Int] = []
  /// The names that stand for a property of a type other than the one the code is in, or for something unknown.
  @exclusivity(unchecked) var elsewhere = KeySet()
  /// The same of names behind which a `?` or a `!` says that they stand for something optional: `button.titleLabel?.font`.
  @exclusivity(unchecked) var optionalElsewhere = KeySet()
}
