import Behavior
import LayoutModel
import RuleKit
import SwiftSource

/// A view of a class of UIKit that the code of its file makes, with all that the file sets of it.
struct ConfiguredView {
  /// What the file does with it.
  let account: ViewAccount
  /// The name of its class.
  let className: Lexeme
  /// What the file sets, and the methods of UIKit that it calls, in source order.
  private(set) var settings: [ViewSetting] = []
  /// Whether code that is not UIKit's gets hold of the view, and may set anything.
  var isHandedOut: Bool { isHandedToOthers || !shadowCalls.isEmpty }
  /// Whether other code does than methods that are named for a shadow.
  private(set) var isHandedToOthers = false
  /// The calls of methods of the project that are named for a shadow, on the view or on its layer.
  private(set) var shadowCalls: [ViewSetting] = []
  /// The members that the file reads or calls, in source order.
  private(set) var members: [Lexeme] = []
  /// The calls of the project's functions that are named for adding views, and must not do more.
  private(set) var handings: [ViewHanding] = []

  var index: Int { account.index }
  var name: Lexeme { account.name }
  var isReturned: Bool { account.isReturned }

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
    switch use.kind {
    case .assignment: break
    case .memberAssignment:
      guard let member = use.member, let target = use.statement.target else { return }
      add(target, from: member, in: use.statement, file)
    case .call, .member:
      guard let member = use.member else {
        isHandedToOthers = true
        return
      }
      members.append(member)
      let isKnown = isKnown(member, in: use.statement, file)
      if !isKnown || !member.isNamedForShadow && MadeView.mayAttach(use, in: file) {
        isHandedToOthers = true
      }
    case .element:
      // What a closure does with it is read on its own.
      let isKnown = use.call.map { $0.onlyPlacesElements || $0.closure != nil } ?? false
      isHandedToOthers = isHandedToOthers || !isKnown
    case .argument, .other:
      let isOfUIKit = use.kind == .argument && use.call?.name.map(file.names.isUIKitMethod) == true
      let isPlaced =
        isOfUIKit
        || file.actions(in: use.tokens).contains {
          $0.role == .addition || $0.role == .arrangement
        }
      guard !isPlaced, MadeView.mayAttach(use, in: file) else { return }
      guard use.isHandedForPlacing, let handing = use.handing(in: file) else {
        isHandedToOthers = true
        return
      }
      handings.append(ViewHanding(handing, allowed: .placement))
    case .returned: break
    }
  }

  /// Adds what an assignment sets.
  private mutating func add(
    _ target: Lexemes, from member: Lexeme, in statement: Statement, _ file: ViewFile
  ) {
    guard member.isUIKitProperty else {
      // A property of the project, whose observer or setter may set others.
      isHandedToOthers = true
      return
    }
    settings.append(
      ViewSetting(tokens: target, path: target.suffix(from: member).names, statement: statement))
  }

  /// Reads a member that is not assigned to; false if something else may set the view behind it.
  private mutating func isKnown(
    _ member: Lexeme, in statement: Statement, _ file: ViewFile
  ) -> Bool {
    if let call = member.call {
      if member.isNamedForShadow {
        shadowCalls.append(
          ViewSetting(tokens: call.tokens, path: [member], statement: statement, call: call))
        return true
      }
      guard file.names.isUIKitMethod(member) else {
        return file.constraint(around: call.head) != nil
      }
      settings.append(
        ViewSetting(tokens: call.tokens, path: [member], statement: statement, call: call))
      return true
    }
    guard member.is(.layer) || member.is(.titleLabel) || member.is(.imageView) else { return true }
    // `let layer = view.layer`, `round(view.layer)`, `view.layer.addShadow()`
    guard let next = member.member else { return false }
    guard let call = next.call, !next.isLayerMethod else { return true }
    guard member.is(.layer), next.isNamedForShadow else { return false }
    shadowCalls.append(
      ViewSetting(tokens: call.tokens, path: [member, next], statement: statement, call: call))
    return true
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

extension ViewEffects {
  /// What a function does that adds a view.
  static let placement: ViewEffects = [
    .adds, .addsToRootView, .arranges, .optsOut, .constrains,
  ]
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
}

extension Lexemes {
  /// The names of a path.
  fileprivate var names: [Lexeme] {
    prefix { $0.kind != .leftBracket && $0.kind != .leftParen }.filter { $0.kind == .identifier }
  }
}

extension Lexeme {
  /// Whether a method of this name may give a view or a layer a shadow.
  var isNamedForShadow: Bool { kind == .identifier && contains(.shadow) }

  /// Whether it is a method of a layer that changes nothing of the layer but what is in it.
  fileprivate var isLayerMethod: Bool {
    self.is(.addSublayer) || self.is(.insertSublayer) || self.is(.removeAllAnimations)
      || self.is(.removeAnimation) || self.is(.setNeedsDisplay) || self.is(.setNeedsLayout)
      || self.is(.layoutIfNeeded)
  }
}
