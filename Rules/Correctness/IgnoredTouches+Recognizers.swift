import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A gesture recognizer that one function adds to several views, of which the last one keeps it.
struct RecognizerSharing {
  enum Kind {
    /// It is added to one view, and later to another one, of which it is sure or not that the first one is not inside.
    case views(Item, Item, isSure: Bool)
    /// It is added to each view of a loop.
    case loop
  }

  var kind: Kind
  /// The name of the recognizer, where it is added to another view.
  var name: Lexeme
  /// The argument with that name.
  var place: Lexemes

  /// Whether it is sure that a view no longer has it, nor one around that view.
  var isSure: Bool {
    switch kind {
    case .views(_, _, let isSure): isSure
    case .loop: true
    }
  }

  /// Those of a file, one for each function and recognizer.
  static func all(in file: ViewFile) -> [RecognizerSharing] {
    var found: [RecognizerSharing] = []
    var earlier: [Key: RecognizerAddition] = [:]
    var reported: Set<Key> = []
    for call in file.code.calls where call.name?.is(.addGestureRecognizer) == true {
      guard let addition = RecognizerAddition(call, in: file) else { continue }
      let key = Key(recognizer: addition.recognizer, body: addition.body.index)
      guard !reported.contains(key) else { continue }
      let other = earlier.updateValue(addition, forKey: key)
      let kind: Kind
      if addition.isForEachOfLoop {
        kind = .loop
      } else if let other, addition.takesRecognizer(from: other),
        let matters = addition.matters(to: other, in: file)
      {
        kind = .views(other.item, addition.item, isSure: matters)
      } else {
        continue
      }
      reported.insert(key)
      found.append(
        RecognizerSharing(kind: kind, name: addition.name, place: addition.argument))
    }
    return found
  }

  private struct Key: Hashable {
    var recognizer: View
    var body: Int
  }
}

/// A call that adds a recognizer with a name to a view.
private struct RecognizerAddition {
  let call: Call
  let statement: Statement
  let argument: Lexemes
  let name: Lexeme
  /// The recognizer, which is resolved as views are.
  let recognizer: View
  let item: Item
  /// The view; nil where the text does not say which one it is.
  let view: View?
  /// The body of the function.
  let body: Block

  init?(_ call: Call, in file: ViewFile) {
    let statement = call.statement
    guard statement.kind == .expression, let arguments = call.arguments,
      let argument = arguments.first, argument.label == nil, file.names.isPath(argument.value),
      argument.value.last == arguments.close.previous,
      let name = argument.value.last, name.kind == .identifier,
      let body = statement.block.function?.body
    else { return nil }
    let item = file.names.item(argument.value, in: statement.block)
    guard let recognizer = file.lastingView(item, in: statement.block) else { return nil }
    self.call = call
    self.statement = statement
    self.argument = argument.value
    self.name = name
    self.recognizer = recognizer
    self.body = body
    self.item = file.names.item(call.receiver ?? call.tokens.prefix(0), in: statement.block)
    view = file.view(self.item, in: statement.block)
  }

  /// A bound on the tokens between two additions, and on those of a loop.
  private static let farthest = 1024

  /// Whether it takes the recognizer from the view that another addition before it gave it to.
  func takesRecognizer(from other: RecognizerAddition) -> Bool {
    guard let view, let before = other.view, view != before,
      statement.canFollow(other.statement)
    else { return false }
    let between = body.tokens.suffix(after: other.call.last).prefix(before: call.chainStart)
    return between.count <= Self.farthest && !between.contains(where: mayRenew)
  }

  /// Whether it is sure that the other view gets no more of the recognizer; nil where the view of this addition may
  /// contain the other one, whose touches it then sees, too.
  func matters(to other: RecognizerAddition, in file: ViewFile) -> Bool? {
    if file.isContainer(item, in: statement.block) { return nil }
    // Where outlets are is in a storyboard.
    guard let first = other.view, let second = view, first.declaration?.hasAttribute == false,
      second.declaration?.hasAttribute == false
    else { return false }
    return first.mayBe(inside: second) ? nil : true
  }

  private func mayRenew(_ token: Lexeme) -> Bool {
    guard token.kind == .identifier else { return false }
    if token.is(.removeGestureRecognizer) || token.is(.gestureRecognizers) { return true }
    guard token.hasSameText(as: name), let next = token.next else { return false }
    return next.kind == .equal || next.kind == .colon && token.previous?.is(.let) == true
      || token.previous?.is(.let) == true || token.previous?.is(.var) == true
  }

  // MARK: - Loops

  /// Whether it gives the recognizer, which is made outside of a loop, to each of the views of the loop.
  var isForEachOfLoop: Bool {
    let block = statement.block
    guard block != body, block.tokens.count <= Self.farthest, let elements = block.elementsOfLoop,
      elements.count <= Self.farthest, !elements.endsWithOuter,
      !block.tokens.contains(where: mayEndLoop),
      let receiver = call.receiver, receiver.contains(where: block.namesElement)
    else { return false }
    return true
  }

  private func mayEndLoop(_ token: Lexeme) -> Bool {
    if token.is(.break) || token.is(.continue) || token.is(.return) { return true }
    return mayRenew(token)
  }
}

extension Block {
  /// What is looped over, if these are the statements of a `for` or of the closure of a `forEach`.
  fileprivate var elementsOfLoop: Lexemes? {
    switch kind {
    case .loop:
      guard let loop = owner, loop.first.is(.for), let open,
        let start = loop.tokens.first(where: { $0.is(.in) }),
        case let elements = loop.tokens.suffix(after: start).prefix(before: open),
        !elements.contains(where: { $0.is(.where) })
      else { return nil }
      return elements
    case .closure:
      guard let call = closure?.call, call.name?.is(.forEach) == true else { return nil }
      return call.receiver
    default: return nil
    }
  }

  fileprivate func namesElement(_ token: Lexeme) -> Bool {
    if token.kind == .dollarIdentifier { return true }
    guard token.kind == .identifier, token.previous?.kind != .period else { return false }
    if let closure { return closure.signature.contains { $0.hasSameText(as: token) } }
    guard let loop = owner, let end = loop.tokens.first(where: { $0.is(.in) }) else { return false }
    return loop.tokens.prefix(before: end).contains {
      $0.kind == .identifier && $0.hasSameText(as: token)
    }
  }
}

extension Lexemes {
  fileprivate var endsWithOuter: Bool {
    guard let open = first, open.kind == .leftBracket, open.partner == last else { return false }
    var count = 0
    var end: Lexeme?
    for element in open.elements where !element.value.isEmpty {
      count += 1
      end = element.value.last
    }
    return count < 2 || end.map { $0.is(.`self`) || $0.is(.view) || $0.is(.contentView) } ?? false
  }
}

/// A label or an image view that a file makes, and that gets no touches, nor does anything in it: no code turns them on.
struct QuietView {
  private let view: View
  /// Its name in the declaration.
  let name: Lexeme
  /// `UILabel` or `UIImageView`.
  let type: Lexeme
  /// The first place that gives it a gesture recognizer or another handler of touches.
  let handler: Lexemes?
  /// The calls of methods that any file of the project may declare, and that may give it a recognizer.
  private(set) var methods: [(call: Call, handing: Handing)] = []

  /// Nil for any other view, and where code turns its touches on.
  init?(_ view: View) {
    guard let name = view.name, let type = view.classOfUIKit, type.takesNoTouches,
      !view.events.contains(where: { $0.member?.turnsTouchesOn == true })
    else { return nil }
    (self.view, self.name, self.type) = (view, name, type)
    let use = view.events.first { $0.member?.handlesTouches == true }
    handler = use.flatMap { use in
      use.tokens.first.flatMap { first in use.member.map { first.through($0) } }
    }
    for use in view.events where use.kind == .call {
      if let call = use.member?.call, let handing = use.handing(in: view.file) {
        methods.append((call, handing))
      }
    }
  }

  /// How surely nothing else does anything with its touches.
  var certainty: Certainty {
    view.certainty(mayConfigure: true) { $0.member?.handlesTouches == true }
  }
}

extension Lexeme {
  /// Whether a member of a view turns its touches on, or may do so: RxGesture's methods do.
  fileprivate var turnsTouchesOn: Bool {
    if self.is(.isUserInteractionEnabled) { return statement?.assigns(.false) != true }
    guard isReactive, let method = member else { return false }
    return method.hasSuffix(.gesture)
  }

  fileprivate var handlesTouches: Bool {
    if self.is(.addGestureRecognizer) { return call != nil }
    guard self.is(.addInteraction), let value = call?.arguments?.first?.value.first else {
      return false
    }
    return value.is(.UIContextMenuInteraction) || value.is(.UIDragInteraction)
      || value.is(.UIDropInteraction)
  }
}
