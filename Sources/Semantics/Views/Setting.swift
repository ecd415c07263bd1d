import LayoutModel
import SwiftSource

/// A place that sets a member of a view, or calls a method of UIKit on it.
package struct Setting {
  /// The name of the view with the members, or the call.
  package let tokens: Lexemes
  /// The members, at least one: `layer` and `borderColor` for `view.layer.borderColor = color`.
  package let path: [Lexeme]
  package let statement: Statement
  package var call: Call?

  package init(tokens: Lexemes, path: [Lexeme], statement: Statement, call: Call? = nil) {
    (self.tokens, self.path, self.statement, self.call) = (tokens, path, statement, call)
  }

  /// The first member.
  package var member: Lexeme { path[0] }

  /// What it is set to; nil for a call.
  package var value: Lexemes? { call == nil ? statement.assignedValue : nil }

  /// Whether it sets a member of the view's layer: `view.layer.borderColor = color`.
  package func isOfLayer(_ word: LayoutWord) -> Bool {
    path.count > 1 && path[0].is(.layer) && path[1].is(word)
  }

  /// Whether the statement runs whenever its function or closure does, as far as branches go.
  package var isUnconditional: Bool {
    let kind = statement.block.kind
    return kind == .functionBody || kind == .closure
  }
}

extension ViewUse {
  /// What it sets; nil for any other use.
  package func setting(in file: ViewFile) -> Setting? {
    guard let member else { return nil }
    if kind == .memberAssignment {
      guard let target = statement.target, case let path = target.suffix(from: member).names,
        !path.isEmpty
      else { return nil }
      return Setting(tokens: target, path: path, statement: statement)
    }
    guard kind == .call || kind == .member, let call = member.call,
      file.names.isUIKitMethod(member)
    else { return nil }
    return Setting(tokens: call.tokens, path: [member], statement: statement, call: call)
  }
}

extension ViewUse {
  /// Whether it may hide the view: `label.isHidden = isOn`, `label.rx.isHidden.onNext(isOn)`.
  package var hidesView: Bool {
    if kind == .memberAssignment { return member.is(.isHidden) && !statement.assigns(.false) }
    guard member.is(.rx), let event = member?.member, event.is(.isHidden) else { return false }
    let value = event.member?.call?.arguments?.first?.value
    return value?.count != 1 || value?.first?.is(.false) != true
  }
}

extension View {
  /// The members that the file reads or calls, in source order.
  package var readMembers: [Lexeme] {
    events.compactMap { $0.kind == .call || $0.kind == .member ? $0.member : nil }
  }

  /// What the file sets, and the methods of UIKit that it calls, in source order.
  package var settings: [Setting] { events.compactMap { $0.setting(in: file) } }

  /// Whether code hides it, and never shows it.
  package var isAlwaysHidden: Bool {
    let states = settings(of: .isHidden)
    return !states.isEmpty && states.allSatisfy { $0.statement.assigns(.true) }
  }

  /// The places that set one member.
  package func settings(of member: LayoutWord) -> [Setting] {
    events.compactMap { use in
      use.kind == .memberAssignment && use.member?.is(member) == true ? use.setting(in: file) : nil
    }
  }
}

extension Lexemes {
  /// The own member that a path begins with: `layer` of `layer.borderColor` and of `self.layer.borderColor`.
  package var ownMember: Lexeme? {
    guard let first else { return nil }
    return first.is(.`self`) ? first.member : first
  }

  /// The names of a path.
  fileprivate var names: [Lexeme] {
    prefix { $0.kind != .leftBracket && $0.kind != .leftParen }.filter { $0.kind == .identifier }
  }
}
