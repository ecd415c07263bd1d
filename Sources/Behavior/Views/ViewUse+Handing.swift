import LayoutModel
import SwiftSource

extension ViewUse {
  /// The call that hands the view to a function which any file of the project may declare: `style(label)`,
  /// `pin([label])`, `label.round()`; nil for any other use.
  package func handing(in file: ViewFile) -> Handing? {
    switch kind {
    case .argument: return call.flatMap { Handing($0, label: label, in: file) }
    case .call:
      guard file.subviews[subview].isOfUIKit, !statement.mayBeValue, let call = member?.call else {
        return nil
      }
      return Handing(receiverOf: call, in: file)
    case .other:
      // `addSubviews([label, button])`
      guard let first = tokens.first, let list = first.brackets, list.open.kind == .leftBracket,
        let call = list.open.callWithArgument, tokens.last?.next.map(list.endsElement) == true,
        list.open == first.previous || first.previous?.kind == .comma
      else { return nil }
      let label = list.open.previous?.kind == .colon ? list.open.previous?.previous : nil
      return Handing(call, label: label, in: file)
    default: return nil
    }
  }
}

extension ViewUse {
  /// The call with the view as an argument, or as an element of an array that is one.
  private var callOfHanding: Call? {
    call ?? tokens.first?.brackets?.open.callWithArgument
  }

  /// What a function that is handed the view does if it adds it: to the view that the call names or, in a controller, to
  /// the controller's.
  package func additionOfHanding(in file: ViewFile) -> ViewEffects {
    let receiver = callOfHanding?.receiver
    let isOwn = receiver.map { $0.count == 1 && $0.first?.is(.`self`) == true } ?? true
    return isOwn && file.scopes.isInController(statement) ? .addsToRootView : .adds
  }

  /// Whether the function is UIKit's way to add views, or spelled like it: `addAutolayoutSubviews`.
  package var isHandedForAddition: Bool {
    callOfHanding?.name?.addsSubviews == true || member?.addsSubviews == true
  }

  /// Whether the function is named for placing views.
  package var isHandedForPlacing: Bool {
    callOfHanding?.name?.isNamedForPlacing ?? false
  }
}

extension Statement {
  /// Whether an expression may be what a closure or a function returns, also as an element for a result builder: a method
  /// of a view may return the view itself.
  fileprivate var mayBeValue: Bool {
    for block in block.ancestors {
      switch block.kind {
      case .closure: return true
      case .functionBody:
        guard let function = block.declaration, let open = block.open else { return true }
        let header = (function.parameters?.close ?? function.keyword).through(open)
        return next == nil && header.contains { $0.kind == .arrow }
      case .accessors: return next == nil
      case .typeBody, .file: return true
      default: continue
      }
    }
    return true
  }
}

extension Arguments {
  fileprivate func endsElement(_ token: Lexeme) -> Bool { token.kind == .comma || token == close }
}

extension Subview {
  /// Whether its declaration says that it is a view of UIKit, and of no subclass.
  package var isOfUIKit: Bool {
    let name = declaration.type.first ?? declaration.value?.first
    return name?.isNameOfUIKit == true && name?.namesViewType == true
  }
}
