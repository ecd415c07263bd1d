import LayoutModel
import SwiftSource

/// A value that makes a view: `UILabel()`, `UILabel().then { … }`, `{ let label = UILabel(); …; return label }()`,
/// `{ $0.text = title; return $0 }(UILabel())`, `Self.makeLabel()`.
package struct ViewMaking {
  /// The call of the initializer.
  package let initializer: Lexemes
  /// The class; that of the declaration for `.init()`.
  package let className: Lexeme
  /// Whether the class is known to be one of UIKit.
  package let isOfUIKit: Bool
  /// The local in which a closure or a function makes the view, as an index in `ViewFile.subviews`.
  package private(set) var local: Int?
  /// The closures that get the view as their argument, to set it up.
  package private(set) var closures: [Closure] = []

  /// Nil for a value that may be a view from elsewhere, or none.
  ///
  /// - Parameter type: what the declaration says the type is; empty if it does not.
  package init?(_ value: Lexemes, declaredAs type: Lexemes, in file: ViewFile) {
    if let name = value.madeClass(declaredAs: type, in: file) {
      (initializer, className, isOfUIKit) = (value, name, true)
      return
    }
    if value.isPlainInitializer, let name = value.first {
      (initializer, className, isOfUIKit) = (value, name, false)
      return
    }
    guard let first = value.first, let last = value.last else { return nil }
    if first.kind == .period, first.next?.is(Keyword.`init`) == true, let name = type.first,
      first.next?.next?.partner == last
    {
      (initializer, className, isOfUIKit) = (value, name, false)
      return
    }
    let inner: ViewMaking?
    switch file.model.returnedView(of: value) {
    case .local(let local):
      let declaration = file.subviews[local].declaration
      inner = declaration.value.flatMap { value in
        // `let card = card` would lead back here.
        value.first?.closure == nil
          ? ViewMaking(value, declaredAs: declaration.type, in: file) : nil
      }
      self.local = local
    case .argument:
      guard let closure = first.closure, let open = closure.body.close.next,
        open.kind == .leftParen, open.partner == last, let made = open.elements.first?.value
      else { return nil }
      inner = ViewMaking(made, declaredAs: type, in: file)
      closures = [closure]
    case .made:
      guard let statement = first.closure?.body.firstStatement else { return nil }
      let made = statement.first.is(.return) ? statement.tokens.dropFirst() : statement.tokens
      inner = ViewMaking(made, declaredAs: type, in: file)
    case nil:
      guard let closure = last.partner?.closure, let call = closure.call, call.last == last,
        call.arguments?.tokens.isEmpty ?? true, let period = call.name?.previous,
        period.kind == .period
      else { return nil }
      inner = ViewMaking(value.prefix(before: period), declaredAs: type, in: file)
      closures = [closure]
    }
    guard let inner else { return nil }
    (initializer, className) = (inner.initializer, inner.className)
    isOfUIKit = inner.isOfUIKit
    local = local ?? inner.local
    closures += inner.closures
  }

  /// Whether the initializer gets no other view, which might get hold of the new one.
  package func isAlone(in file: ViewFile) -> Bool {
    if isOfUIKit { return true }
    guard file.names.viewType(madeIn: initializer) != nil else { return false }
    return initializer.dropFirst().allSatisfy { token in
      switch token.kind {
      case .leftBrace: return false
      case .keyword: return !token.is(Keyword.`self`)
      case .identifier:
        let isArgument = token.previous?.kind != .period && token.next?.kind != .colon
        return !isArgument || token.hasCapital
      default: return true
      }
    }
  }
}

extension Lexemes {
  /// The class of UIKit that a value is an initializer of: `UILabel` of `UILabel()` and, with that type, of `.init()`.
  package func madeClass(declaredAs type: Lexemes, in file: ViewFile) -> Lexeme? {
    if file.names.isUIKitInitializer(self) { return first }
    if let name = first, name.isNameOfUIKit,
      file.framedViews.contains(where: { $0.isScaled && $0.call.tokens == self })
    {
      return name
    }
    guard first?.kind == .period, count > 3, self[startIndex + 1].is(Keyword.`init`),
      let open = self[startIndex + 1].next, open.kind == .leftParen, open.partner == last,
      open.elements.allSatisfy({ $0.label.map { $0.is(.frame) } ?? false }),
      let name = type.first, name.isNameOfUIKit, name.namesViewType
    else { return nil }
    return name
  }

  /// Whether it is `nil`.
  package var isNil: Bool { count == 1 && first?.is(.nil) == true }

  /// Whether the tokens are one call of a type: `PlayerView(song: song)`.
  package var isPlainInitializer: Bool {
    guard let type = first, type.hasCapital, var open = type.next else { return false }
    while open.kind == .period, let behind = open.next?.next { open = behind }
    return open.kind == .leftParen && open.partner == last
      && (open.previous?.hasCapital == true || open.previous?.is(Keyword.`init`) == true)
  }
}

/// The local that the closure of an initial value makes a view in and returns.
package enum ReturnedView: Equatable {
  /// The index of the local in `ViewFile.subviews`.
  case local(Int)
  /// The closure's argument, `$0`: `{ $0.font = x; return $0 }(UILabel())`.
  case argument
  /// The closure makes nothing but the view: `{ UILabel() }()`.
  case made
}

extension SemanticModel {
  /// What the closure of an initial value returns, or the function of the type that it calls; nil where that is unknown.
  package func returnedView(of value: Lexemes) -> ReturnedView? {
    guard let body = value.first?.closure?.body ?? maker(of: value)?.body else { return nil }
    if let local = localReturned(by: body) { return .local(local) }
    let returnsArgument = body.tokens.prefix(Self.longestMaker).contains {
      $0.kind == .dollarIdentifier && $0.previous?.is(.return) == true
    }
    if returnsArgument { return .argument }
    guard body.count == 1, let statement = body.firstStatement else { return nil }
    let made = statement.first.is(.return) ? statement.tokens.dropFirst() : statement.tokens
    return file.names.isUIKitInitializer(made) ? .made : nil
  }

  /// The index in `subviews` of the local of a block that the block itself returns.
  package func localReturned(by block: Block) -> Int? {
    for statement in block.statements {
      guard let name = statement.returnedName,
        let local = declared(file.names.item(name.alone, in: block), in: block),
        case let subview = file.subviews[local], subview.isLocal,
        subview.declaration.block == block
      else { continue }
      return local
    }
    return nil
  }

  /// The function of the type around that a value is one call of: one without parameters, or the only one of its name.
  private func maker(of value: Lexemes) -> ViewFunction? {
    guard let close = value.last, close.kind == .rightParen, let open = close.partner,
      let name = open.previous, name.kind == .identifier,
      let first = value.first, let statement = first.statement,
      let type = file.scopes.type(around: statement)
    else { return nil }
    switch name.index - value.startIndex {
    case 0: break
    case 2:
      guard name.previous?.kind == .period,
        first.is(.`self`) || first == "Self" || file.names.key(first) == type.key
      else { return nil }
    default: return nil
    }
    let function =
      open.next == close
      ? file.flow.function(named: name, of: type.key)
      : file.flow.function(named: name, of: type.key, hasArguments: true)
    guard let function, function.hasParameters != (open.next == close),
      function.body.tokens.count < Self.longestMaker
    else { return nil }
    return function
  }

  /// A bound on the tokens of code that makes a view: any number of properties may call one function.
  private static let longestMaker = 1024
}

extension Block {
  /// The name that it returns; nil where it returns something else.
  var returnedLocal: Lexeme? { statements.lazy.compactMap(\.returnedName).first }
}

extension Statement {
  /// `label` of `return label`, and of one that is the only statement of its block.
  fileprivate var returnedName: Lexeme? {
    let value: Lexemes
    switch kind {
    case .transfer: value = tokens.dropFirst()
    case .expression where block.count == 1: value = tokens
    default: return nil
    }
    guard let name = value.first, name.kind == .identifier else { return nil }
    let rest = value.dropFirst()
    return rest.allSatisfy { $0.kind == .questionPostfix || $0.kind == .exclamationPostfix }
      ? name : nil
  }
}
