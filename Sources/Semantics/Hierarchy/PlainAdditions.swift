import LayoutModel
import SwiftSource

extension Call {
  /// Whether it is UIKit's own `addSubview` or `insertSubview`, without anything that could lay the view out.
  package var isPlainAddition: Bool {
    guard let name, name.is(.addSubview) || name.is(.insertSubview), trailingClosure == nil else {
      return false
    }
    return arguments?.allSatisfy { $0.label?.isInsertionLabel ?? true } ?? false
  }

  /// Whether a `forEach` only adds each element to a view: `.forEach(view.addSubview)`.
  package var onlyAddsSubviews: Bool {
    if let closure {
      return closure.body.count == 1 && closure.body.statements.allSatisfy(closure.adds)
    }
    return arguments?.first?.value.contains { $0.is(.addSubview) } ?? false
  }

  /// The same, also where the closure turns off the autoresizing mask of each element.
  package var onlyPlacesElements: Bool {
    guard let closure else { return onlyAddsSubviews }
    return closure.body.count <= 4
      && closure.body.statements.allSatisfy { closure.adds($0) || closure.turnsMaskOff($0) }
  }
}

extension Lexeme {
  /// The additions of longer loops are not read.
  private static let longestLoop = 40

  /// Whether the method of this name adds views to a stack's arranged subviews, or is a loop that does so with each element.
  package var arrangesSubviews: Bool {
    if hasPrefix("addArranged") || hasPrefix("insertArranged") { return true }
    guard self.is(.forEach), let call else { return false }
    return call.tokens.suffix(after: self).prefix(Self.longestLoop).contains {
      $0.hasPrefix("addArranged")
    }
  }
}

extension Closure {
  /// Whether a statement of the closure adds its argument to a view, and does nothing else.
  package func adds(_ statement: Statement) -> Bool {
    guard let call = statement.tokens.first(where: { $0.is(.addSubview) })?.call,
      call.last.next == statement.end, let arguments = call.arguments,
      let view = arguments.open.next, view.next == arguments.close
    else { return false }
    return isArgument(view)
  }

  /// `$0.translatesAutoresizingMaskIntoConstraints = false`.
  package func turnsMaskOff(_ statement: Statement) -> Bool {
    guard statement.assigns(.false), let target = statement.target, target.count == 3,
      target.last?.is(.translatesAutoresizingMaskIntoConstraints) == true
    else { return false }
    return isArgument(statement.first)
  }

  private func isArgument(_ name: Lexeme) -> Bool {
    name.kind == .dollarIdentifier || signature.contains { $0.hasSameText(as: name) }
  }
}

extension Lexeme {
  fileprivate var isInsertionLabel: Bool {
    self == "at" || self == "aboveSubview" || self == "belowSubview"
  }
}
