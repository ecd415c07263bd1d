import Behavior
import LayoutModel
import LintEngine
import SwiftSource

/// A view of a class of UIKit that the code of its file makes: a property or a local, with all that the file sets of it.
struct ConfiguredView {
  /// An index into `file.subviews`; that of the property, where there is one.
  let index: Int
  let name: Lexeme
  /// The name of its class.
  private(set) var className: Lexeme
  /// The calls of initializers that make it.
  private(set) var initializers: [Lexemes] = []
  /// What the file sets, and the methods of UIKit that it calls, in no order.
  private(set) var settings: [ViewSetting] = []
  /// Whether code that is not UIKit's gets hold of the view, and may set anything.
  var isHandedOut: Bool { isHandedToOthers || !shadowCalls.isEmpty }
  /// Whether other code does than methods that are named for a shadow.
  private(set) var isHandedToOthers = false
  /// The calls of methods of the project that are named for a shadow, on the view or on its layer.
  private(set) var shadowCalls: [ViewSetting] = []
  /// Whether a function returns it, whose caller may set more.
  private(set) var isReturned = false
  /// The members that the file reads or calls, in no order.
  private(set) var members: [Lexeme] = []
  /// The calls of the project's functions that are named for adding views, and must not do more.
  private(set) var handings: [ViewHanding] = []

  /// The views of a file that nothing but the file makes.
  static func all(in file: ViewFile) -> [ConfiguredView] { file.memoized(read) }

  private static func read(_ file: ViewFile) -> [ConfiguredView] {
    var inner: Set<Int> = []
    var views: [ConfiguredView] = []
    // Properties first: a local may be the value of one.
    for isProperty in [true, false] {
      for (index, subview) in file.subviews.enumerated() where (subview.type >= 0) == isProperty {
        guard !inner.contains(index), let view = ConfiguredView(index, in: file, &inner) else {
          continue
        }
        views.append(view)
      }
    }
    return views.sorted { $0.index < $1.index }
  }

  /// One view of a file, without the others; nil for one that may come from elsewhere.
  init?(_ index: Int, in file: ViewFile) {
    var inner: Set<Int> = []
    self.init(index, in: file, &inner)
  }

  /// Nil for a view that may come from elsewhere, or be of another class.
  private init?(_ index: Int, in file: ViewFile, _ inner: inout Set<Int>) {
    let subview = file.subviews[index]
    let declaration = subview.declaration
    let uses = file.names.uses(of: index)
    guard let name = declaration.name, declaration.isStored, !declaration.hasAttribute,
      declaration.modifiers.isDisjoint(with: [.static, .weak, .override]),
      !file.names.isNamedElsewhere(index), subview.type >= 0 || !uses.isEmpty
    else { return nil }
    (self.index, self.name, className) = (index, name, name)
    func isNil(_ value: Lexemes) -> Bool { value.count == 1 && value.first?.is(.nil) == true }
    if let value = declaration.value, !isNil(value) {
      guard read(value, declaredAs: declaration.type, in: file, &inner) else { return nil }
    }
    for use in uses where use.kind == .assignment {
      guard let value = use.statement.assignedValue, !isNil(value) else { continue }
      guard read(value, declaredAs: declaration.type, in: file, &inner) else { return nil }
    }
    guard className != name else { return nil }
    for use in uses where use.kind != .assignment { read(use, in: file) }
  }

  // MARK: - Values

  /// Reads what makes the view; false for something that is not known to make one.
  private mutating func read(
    _ value: Lexemes, declaredAs type: Lexemes, in file: ViewFile, _ inner: inout Set<Int>
  ) -> Bool {
    if let made = value.madeClass(declaredAs: type, in: file) {
      guard className == name || className.hasSameText(as: made) else { return false }
      className = made
      initializers.append(value)
      return true
    }
    guard let first = value.first, let last = value.last else { return false }
    guard let closure = first.closure else {
      // `UILabel().then { $0.text = title }`
      guard let end = value.first(where: { $0.kind == .leftParen })?.partner, end < last,
        read(value.prefix(through: end), declaredAs: type, in: file, &inner),
        end.next?.kind == .period, let call = end.next?.next?.call, call.last == last,
        call.arguments?.tokens.isEmpty ?? true, let closure = call.trailingClosure
      else { return false }
      read(closure, in: file)
      return true
    }
    guard let open = closure.body.close.next, open.kind == .leftParen, open.partner == last else {
      return false
    }
    switch file.names.returnedView(of: value) {
    case .local(let local):
      let declaration = file.subviews[local].declaration
      guard inner.insert(local).inserted, let made = declaration.value,
        read(made, declaredAs: declaration.type, in: file, &inner)
      else { return false }
      for use in file.names.uses(of: local) where use.kind != .returned {
        guard use.kind != .assignment else { return false }
        read(use, in: file)
      }
      return true
    case .argument:
      guard let made = open.elements.first?.value,
        read(made, declaredAs: type, in: file, &inner)
      else { return false }
      read(closure, in: file)
      return true
    case .made:
      guard let statement = closure.body.firstStatement else { return false }
      let made = statement.first.is(.return) ? statement.tokens.dropFirst() : statement.tokens
      return read(made, declaredAs: type, in: file, &inner)
    case nil: return false
    }
  }

  /// Reads a closure that gets the view.
  private mutating func read(_ closure: Closure, in file: ViewFile) {
    for token in closure.mentionsOfArgument { readMention(token, in: file) }
  }

  // MARK: - Mentions

  /// Reads what the closure does that a value gets the view in.
  private mutating func readMention(_ token: Lexeme, in file: ViewFile) {
    guard let statement = token.statement else { return }
    guard let member = token.member else {
      let call = token.brackets?.call
      let isReturned = token.previous?.is(.return) == true || statement.tokens.count == 1
      isHandedToOthers =
        isHandedToOthers || !isReturned && call?.name.map(file.names.isUIKitMethod) != true
      return
    }
    if statement.first == token, statement.kind == .assignment, let target = statement.target {
      add(target, from: member, in: statement, file)
      return
    }
    members.append(member)
    if !isKnown(member, in: statement, file) || file.names.leadsToForeignMethod(member) {
      isHandedToOthers = true
    }
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
    case .element: isHandedToOthers = isHandedToOthers || !(use.call?.onlyPlacesElements ?? false)
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
    case .returned: isReturned = true
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
    file.adds(file.subviews[index])
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

extension Lexemes {
  /// The member of the view around the code that a path begins with: `layer` of `layer.borderColor` and of
  /// `self.layer.borderColor`.
  var ownMember: Lexeme? {
    guard let first else { return nil }
    return first.is(.`self`) ? first.member : first
  }
}

extension Lexemes {
  /// The class of UIKit that a value is an initializer of: `UILabel` of `UILabel()` and, with that type, of `.init()`.
  func madeClass(declaredAs type: Lexemes, in file: ViewFile) -> Lexeme? {
    if file.names.isUIKitInitializer(self) { return first }
    guard first?.kind == .period, count > 3, self[startIndex + 1].is(Keyword.`init`),
      let open = self[startIndex + 1].next, open.kind == .leftParen, open.partner == last,
      open.elements.allSatisfy({ $0.label.map { $0.is(.frame) } ?? false }),
      let name = type.first, name.isNameOfUIKit, name.is(.viewTypeName)
    else { return nil }
    return name
  }

  /// The names of a path.
  fileprivate var names: [Lexeme] {
    prefix { $0.kind != .leftBracket && $0.kind != .leftParen }.filter { $0.kind == .identifier }
  }
}

extension Lexeme {
  /// Whether a method of this name may give a view or a layer a shadow.
  var isNamedForShadow: Bool { kind == .identifier && contains("hadow") }

  /// Whether it is a method of a layer that changes nothing of the layer but what is in it.
  fileprivate var isLayerMethod: Bool {
    self.is(.addSublayer) || self.is(.insertSublayer) || self == "removeAllAnimations"
      || self == "removeAnimation" || self == "setNeedsDisplay" || self == "setNeedsLayout"
      || self == "layoutIfNeeded"
  }
}
