import LayoutModel
import SwiftSource

extension MissingAutoresizingOptOut {
  /// Whether a constraint is passed only to UIKit: a helper may turn masks off when it activates.
  func isActivatedByUIKit(_ constraint: Constraint, in file: ViewFile) -> Bool {
    switch constraint.container {
    case .isActive, .array, .collected, .dropped: return true
    case .stored: return !isHeldOnly(constraint, in: file)
    case .activatedArray: return constraint.isListedForUIKit
    default: return false
    }
  }

  /// Whether a constraint is in a local that no code of its function activates by its name: what it is passed to may
  /// not either.
  private func isHeldOnly(_ constraint: Constraint, in file: ViewFile) -> Bool {
    let statement = constraint.statement
    guard statement.kind == .property, let name = statement.declaration?.name,
      let function = statement.block.function
    else { return false }
    return !file.memoized(ActivatedNames.init).contains(name, in: function, of: file)
  }

  private static let longestItem = 48

  /// Whether code of the file may turn off the mask of any view: in a loop over `subviews`, in a function that is
  /// called for each added view, or in one that adds views in another way than UIKit.
  func mayOptOutAnything(in file: ViewFile) -> Bool {
    let isToldOfViews = file.code.declarations.contains {
      guard $0.kind == .function, let name = $0.name else { return false }
      return name.is(.addSubview) || name.hasPrefix(.didAddSubview)
    }
    return isToldOfViews
      || file.code.tokens.contains {
        guard $0.is(.translatesAutoresizingMaskIntoConstraints), let view = $0.owner else {
          return false
        }
        return isAnyView(view, in: file)
      }
  }

  /// Whether the receiver of a member may be any view: `$0`, a parameter, or the variable of a loop.
  private func isAnyView(_ name: Lexeme, in file: ViewFile) -> Bool {
    let isLocal =
      name.kind == .identifier && name.previous?.kind != .period && file.names.isNonViewLocal(name)
    return (isLocal || name.kind == .dollarIdentifier) && isOverSubviews(name)
  }

  private func isOverSubviews(_ token: Lexeme) -> Bool {
    guard let statement = token.statement else { return true }
    for block in statement.block.ancestors {
      guard let owner = block.owner, let open = block.open else { return false }
      let header = owner.tokens.prefix(before: open).suffix(Self.longestItem)
      if header.contains(where: { $0.kind == .identifier && $0.hasSuffix(.subviews) }) {
        return true
      }
      if block.kind == .functionBody || block.kind == .typeBody { return false }
    }
    return false
  }
}

/// The names that a file activates as constraints, or puts into a list, by the function that does so.
private struct ActivatedNames {
  private var names: Set<UInt64> = []

  init(_ file: ViewFile) {
    for token in file.code.tokens.all(.identifier) where token.isNamedToActivate {
      guard let function = token.statement?.block.function else { continue }
      names.insert(Self.key(token, function, file))
    }
  }

  func contains(_ name: Lexeme, in function: Declaration, of file: ViewFile) -> Bool {
    names.contains(Self.key(name, function, file))
  }

  private static func key(_ name: Lexeme, _ function: Declaration, _ file: ViewFile) -> UInt64 {
    TextHash.pair(UInt64(function.keyword.index), file.names.key(name))
  }
}

extension Lexeme {
  fileprivate var isNamedToActivate: Bool {
    if next?.kind == .period { return next?.next?.is(.isActive) == true }
    guard let open = brackets?.open else { return false }
    return open.kind == .leftBracket || open.previous?.takesConstraints == true
  }

  fileprivate var takesConstraints: Bool {
    self.is(.activate) || self.is(.addConstraint) || self.is(.addConstraints)
  }
}
