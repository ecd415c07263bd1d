import SwiftSource

/// The view tree: `addSubview`, `addArrangedSubview`, `insertSubview` and functions of the project that begin like
/// them.
///
/// Source: UIKit, UIView and UIStackView (https://developer.apple.com/documentation/uikit/uistackview).
struct ViewTreeDialect {
  static let dialect = Dialect(
    calls: [
      .addSubview, .addSubviews, .insertSubview, .addArrangedSubview, .addArrangedSubviews,
      .insertArrangedSubview, .forEach,
    ]
  ) { Self(file: $1).read($0) }

  let file: FactBuilder

  func read(_ call: Call) {
    guard let additions = additions(by: call) else { return }
    let parent = file.itemOfView(additions.receiver, in: file.block(of: call.statement))
    for view in additions.views {
      file.addAction(.addition, file.viewPath(view), of: call, tokens: view, parent: parent)
    }
    if additions.views.count == 1, let loop = list(ofLoopAround: call, over: additions.views[0]),
      !namesLocalOfLoop(additions.receiver, call)
    {
      for view in file.elements(of: loop.list) {
        file.addAction(
          .addition, loop.statement, file.viewPath(view), in: file.block(of: loop.statement),
          member: call.name, tokens: view, parent: parent)
      }
    }
  }

  /// For a call in a loop that does something with each element, the list and the loop: `[a, b]` and
  /// `for view in [a, b] { addSubview(view) }`.
  private func list(
    ofLoopAround call: Call, over element: Range<Int>
  ) -> (list: Range<Int>, statement: Statement)? {
    let block = call.statement.block
    guard block.kind == .loop, element.count == 1, let loop = block.owner, loop.first.is(.for),
      let name = loop.first.next, name.hasSameText(as: file.code[element.lowerBound]),
      let into = name.next, into.is(.in), let open = into.next, open.kind == .leftBracket,
      let close = open.partner, let next = close.next, next == block.open || next.is(.as)
    else { return nil }
    return (open.through(close).indices, loop)
  }

  private func namesLocalOfLoop(_ view: Range<Int>, _ call: Call) -> Bool {
    guard let first = view.first else { return false }
    let block = file.block(of: call.statement)
    let local = file.scopes.local(first, in: block)
    return local != nil
      && local != file.scopes.local(first, in: call.statement.block.parent?.index ?? block)
  }

  /// The views that a call adds, and those that it adds them to.
  typealias Additions = (views: [Range<Int>], receiver: Range<Int>)

  /// Nil for a call that adds no views.
  func additions(by call: Call) -> Additions? {
    if call.head.is(.forEach) { return additions(inLoop: call) }
    guard addsSubview(call.head), let arguments = call.arguments else { return nil }
    var views: [Range<Int>] = []
    for argument in arguments {
      guard argument.label == nil, case let value = argument.value.indices, !value.isEmpty else {
        break
      }
      // Most additions are of one view: no array for it alone.
      if file.isList(value) { views += file.elements(of: value) } else { views.append(value) }
    }
    return (views, file.receiver(of: call))
  }

  private func addsSubview(_ name: Lexeme) -> Bool {
    name.beginsLikeAddition || name.is(.insertArrangedSubview)
  }

  /// `[a, b].forEach(addSubview)`, `[a, b].forEach { view.addSubview($0) }`.
  private func additions(inLoop call: Call) -> Additions? {
    guard call.chainStart.kind == .leftBracket, let close = call.chainStart.partner,
      close == call.head.previous?.previous
    else { return nil }
    let views = file.elements(of: call.chainStart.through(close).indices)
    if let closure = call.closure {
      return receiver(ofAdditionIn: closure).map { (views, $0) }
    }
    let look = call.arguments?.tokens.prefix(Self.longestClosure - 1)
    guard let look, let name = look.first(where: addsSubview)?.index else { return nil }
    var start = name
    while start - 2 >= look.startIndex, file.tokens[start - 1].kind == .period { start -= 2 }
    return (views, start..<max(start, name - 1))
  }

  /// How far behind the start of a closure its code is examined.
  private static let longestClosure = 40

  /// The parent of a closure's argument: `view` in `{ view.addSubview($0) }`. Nil where the closure adds something
  /// else, or nothing.
  private func receiver(ofAdditionIn closure: Closure) -> Range<Int>? {
    let (open, signature) = (closure.open, closure.signature)
    for name in open.through(open.partner ?? open).prefix(Self.longestClosure)
    where addsSubview(name) {
      guard let call = name.call, let first = call.arguments?.first, first.label == nil,
        let value = first.value.first, first.value.count == 1
      else { continue }
      let isArgument =
        signature.isEmpty
        ? value.kind == .dollarIdentifier && value == "$0"
        : signature.contains { $0.hasSameText(as: value) }
      if isArgument { return file.receiver(of: call) }
    }
    return nil
  }
}

extension Lexeme {
  /// Whether it is a method of UIKit that adds a view, or is named like one: `addSubviewWithEdgeConstraints`.
  var beginsLikeAddition: Bool {
    // Most names begin with another letter.
    let first = firstByte
    return first == UInt8(ascii: "a")
      && (hasPrefix("addSubview") || hasPrefix("addArrangedSubview"))
      || first == UInt8(ascii: "i") && hasPrefix("insertSubview")
  }
}

/// Stacks that are created with their views: `UIStackView(arrangedSubviews: [a, b])`.
struct StackDialect {
  static let dialect = Dialect(firstLabels: [.arrangedSubviews]) { Self(file: $1).read($0) }

  let file: FactBuilder

  func read(_ call: Call) {
    guard let argument = call.arguments?.first, argument.label != nil,
      let open = argument.value.first, open.kind == .leftBracket
    else { return }
    let block = file.block(of: call.statement)
    for element in open.elements {
      guard let view = file.viewPath(element.value.indices) else { continue }
      file.addAction(
        .arrangement, call.statement, view, in: block, member: argument.label,
        tokens: element.value.indices)
    }
  }
}
