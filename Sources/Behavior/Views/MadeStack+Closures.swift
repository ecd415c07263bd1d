import LayoutModel
import SwiftSource

/// What makes a stack, with the closures that set it up: `UIStackView()`, `UIStackView().then { … }`,
/// `{ $0.axis = .vertical; return $0 }(UIStackView())`.
package struct StackMaking {
  package private(set) var closures: [Closure] = []

  /// Nil for a value that is not known to make one.
  package init?(_ value: Lexemes, in file: ViewFile) {
    guard let first = value.first, let last = value.last else { return nil }
    if let closure = first.closure {
      guard let open = closure.body.close.next, open.kind == .leftParen, open.partner == last,
        case .argument = file.names.returnedView(of: value),
        let made = open.elements.first?.value, StackMaking(made, in: file) != nil
      else { return nil }
      closures = [closure]
      return
    }
    guard first == "UIStackView" else { return nil }
    if file.names.isUIKitInitializer(value) { return }
    guard let end = value.first(where: { $0.kind == .leftParen })?.partner, end < last,
      file.names.isUIKitInitializer(value.prefix(through: end)),
      let call = end.next?.next?.call, call.last == last, let closure = call.onlyClosure
    else { return nil }
    closures = [closure]
  }
}

/// What closures do with a stack that they get as their argument.
package struct StackCode {
  package var settings: [MadeStack.Setting] = []
  /// Whether they hand it to other code than UIKit's.
  package private(set) var handsOn = false

  package mutating func read(_ closure: Closure) {
    for token in closure.mentionsOfArgument {
      guard let statement = token.statement else { continue }
      guard let member = token.member else {
        handsOn = handsOn || token.previous?.is(.return) != true && statement.tokens.count > 1
        continue
      }
      if statement.kind == .assignment, statement.first == token {
        settings.append(MadeStack.Setting(member: member, statement: statement))
      } else if let call = member.call {
        handsOn = handsOn || !call.isOfStack
      }
    }
  }
}

extension Call {
  /// The closure of a call that gets nothing else.
  fileprivate var onlyClosure: Closure? {
    arguments?.tokens.isEmpty ?? true ? trailingClosure : nil
  }

  /// Whether a call on a stack only adds views, or sets what is no alignment of them.
  fileprivate var isOfStack: Bool {
    guard let name else { return false }
    return name.addsSubviews || name == "setCustomSpacing" || name == "setContentHuggingPriority"
      || name == "setContentCompressionResistancePriority" || name == "addGestureRecognizer"
  }
}

extension ViewUse {
  /// The closure that gets the view to set it up: `stack.do { $0.axis = .vertical }`.
  package var configuringClosure: Closure? {
    guard kind == .call, let member,
      member == "then" || member == "do" || member == "with" || member == "apply"
        || member == "also"
    else { return nil }
    return member.call?.onlyClosure
  }
}
