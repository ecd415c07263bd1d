import LayoutModel
import SwiftSource

/// Which code that the file does not show gets hold of a view at one of its uses.
package enum ViewReach {
  /// None: a member of UIKit is set, read or called, the view is added, constrained or compared, or what a closure does
  /// with it is a use of its own.
  case nothing
  /// A function that any file of the project may declare.
  case function(Handing)
  /// Any.
  case anything
}

extension ViewUse {
  /// Which code of elsewhere gets hold of the view here.
  package func reach(in file: ViewFile) -> ViewReach {
    isKept(in: file) ? .nothing : handing(in: file).map(ViewReach.function) ?? .anything
  }

  private func isKept(in file: ViewFile) -> Bool {
    switch kind {
    case .assignment: return true
    // The observer or the setter of a property of the project may do anything.
    case .memberAssignment: return member?.isUIKitProperty == true
    case .call, .member:
      guard let member, !member.handsOnPart else { return false }
      return member.isImageLoader || !mayAttach(in: file)
    case .element: return call.map { $0.closure != nil || $0.onlyPlacesElements } ?? false
    case .argument, .other: return isKeptAsArgument(in: file)
    case .returned: return false
    }
  }

  private func isKeptAsArgument(in file: ViewFile) -> Bool {
    if let name = call?.name, kind == .argument,
      file.names.isUIKitMethod(name) || file.names.onlyReadsView(name) || name.isNameOfUIKit
    {
      return true
    }
    if isCompared { return true }
    return !mayAttach(in: file)
      || file.actions(in: tokens).contains { $0.role == .addition || $0.role == .arrangement }
  }

  private var isCompared: Bool {
    guard kind == .other else { return false }
    if tokens.last?.next?.isComparison == true { return true }
    guard let before = tokens.first?.previous else { return false }
    // The label of `location(in: label)` is a keyword.
    return before.isComparison || before.kind == .colon && before.previous?.is(.in) == true
  }
}

extension Lexeme {
  fileprivate var isComparison: Bool {
    self == "==" || self == "===" || self == "!=" || self == "!=="
  }

  /// Whether it is the layer or a view inside of a view, and something else than a member of UIKit's gets hold of it:
  /// `let layer = view.layer`, `round(view.layer)`, `view.layer.addShadow()`.
  fileprivate var handsOnPart: Bool {
    guard self.is(.layer) || self.is(.titleLabel) || self.is(.imageView) else { return false }
    guard let next = member else { return true }
    return next.call != nil && !next.isLayerMethod
  }

  private var isLayerMethod: Bool {
    self.is(.addSublayer) || self.is(.insertSublayer) || self.is(.removeAllAnimations)
      || self.is(.removeAnimation) || self.is(.setNeedsDisplay) || self.is(.setNeedsLayout)
      || self.is(.layoutIfNeeded)
  }
}
