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
struct ViewUses {
  /// Sorted by view, then by place.
  var all: [ViewUse] = []
  /// The names that stand for a property of a type other than the one the code is in, or for nobody knows what.
  var elsewhere = KeySet()
}

extension ViewFile {
  /// The places where a view is named after its declaration, in source order.
  ///
  /// A property counts where it stands alone or behind `self.`; whether it is also named in another way, which says
  /// little about whose it is, `isNamedElsewhere` tells.
  ///
  /// - Parameter subview: an index into `subviews`.
  public func uses(of subview: Int) -> ArraySlice<ViewUse> {
    let all = allUses().all
    let start = all.partitioningIndex { $0.subview >= subview }
    let end = all.partitioningIndex { $0.subview > subview }
    return all[start..<end]
  }

  /// Whether a name like that of a property is used where nobody knows whose it is: `other.label`, `\.label`.
  ///
  /// - Parameter subview: an index into `subviews`.
  public func isNamedElsewhere(_ subview: Int) -> Bool {
    subviews[subview].type >= 0 && allUses().elsewhere.contains(subviews[subview].key)
  }

  private func allUses() -> ViewUses {
    if let viewUses { return viewUses }
    var reader = ViewUseReader(self)
    let uses = reader.read()
    viewUses = uses
    return uses
  }

  /// The bracket that opens the list around a token; nil where it is too far to look for.
  func opening(before token: Int) -> Int? {
    var index = token - 1
    for _ in 0..<Self.longestClimb {
      guard index >= 0 else { break }
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: return index
      case .rightParen, .rightBracket, .rightBrace:
        let partner = outline.partner(of: index)
        index = (partner >= 0 && partner < index ? partner : index) - 1
      default: index -= 1
      }
    }
    return nil
  }
}
