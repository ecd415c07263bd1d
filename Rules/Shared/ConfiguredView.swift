import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view of a class of UIKit that the code of its file makes, with all that the file sets of it.
struct ConfiguredView {
  /// What the file does with it.
  let account: ViewAccount
  /// The name of its class.
  let className: Lexeme
  /// What the file sets, and the methods of UIKit that it calls, in source order.
  private(set) var settings: [ViewSetting] = []
  /// The members that the file reads or calls, in source order.
  private(set) var members: [Lexeme] = []
  var index: Int { account.index }
  var name: Lexeme { account.name }

  /// The views of a file that nothing but the file makes.
  static func all(in file: ViewFile) -> [ConfiguredView] {
    file.memoized { file in ViewAccount.all(in: file).compactMap { ConfiguredView($0, in: file) } }
  }

  /// One view of a file, without the others; nil for one that may come from elsewhere.
  init?(_ index: Int, in file: ViewFile) {
    guard let account = ViewAccount.of(index, in: file) else { return nil }
    self.init(account, in: file)
  }

  private init?(_ account: ViewAccount, in file: ViewFile) {
    guard let className = account.classOfUIKit, !file.names.isNamedElsewhere(account.index) else {
      return nil
    }
    (self.account, self.className) = (account, className)
    for use in account.uses { read(use, in: file) }
  }

  private mutating func read(_ use: ViewUse, in file: ViewFile) {
    guard let member = use.member else { return }
    if use.kind == .memberAssignment {
      guard let target = use.statement.target, member.isUIKitProperty else { return }
      settings.append(
        ViewSetting(
          tokens: target, path: target.suffix(from: member).names, statement: use.statement))
    } else if use.kind == .call || use.kind == .member {
      members.append(member)
      guard let call = member.call, file.names.isUIKitMethod(member) else { return }
      settings.append(
        ViewSetting(tokens: call.tokens, path: [member], statement: use.statement, call: call))
    }
  }
}

extension ConfiguredView {
  /// Whether code adds the view, or hands it to code that may.
  func mayBePlaced(in file: ViewFile) -> Bool {
    !file.hierarchy.placements(of: index).isEmpty
      || file.names.uses(of: index).contains {
        $0.kind == .argument || $0.kind == .element || $0.kind == .other
      }
  }
}

/// A place that sets a member of a view, or calls a method of UIKit on it.
struct ViewSetting {
  /// The name of the view with the members, or the call.
  let tokens: Lexemes
  /// The members: `layer` and `borderColor` for `view.layer.borderColor = color`.
  let path: [Lexeme]
  let statement: Statement
  var call: Call?

  /// Whether it sets a member of the view's layer: `view.layer.borderColor = color`.
  func isOfLayer(_ word: LayoutWord) -> Bool {
    path.count > 1 && path[0].is(.layer) && path[1].is(word)
  }

  /// Whether the statement runs whenever its function or closure does, as far as branches go.
  var isUnconditional: Bool {
    let kind = statement.block.kind
    return kind == .functionBody || kind == .closure
  }
}

extension Query where Subject == ConfiguredView {
  /// The views that nothing but their file makes, with all that it sets of them, in files with some content.
  static func configuredViews(with content: FileContent) -> Query {
    Query(content) { file, check in
      for view in ConfiguredView.all(in: file) { check(view) }
    }
  }
}

extension Lexemes {
  /// The member of the view around the code that a path begins with: `layer` of `layer.borderColor` and of
  /// `self.layer.borderColor`.
  var ownMember: Lexeme? {
    guard let first else { return nil }
    return first.is(.`self`) ? first.member : first
  }

  /// The names of a path.
  fileprivate var names: [Lexeme] {
    prefix { $0.kind != .leftBracket && $0.kind != .leftParen }.filter { $0.kind == .identifier }
  }
}
