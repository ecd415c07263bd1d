import SwiftSource

/// The view tree: `addSubview`, `addArrangedSubview`, `insertSubview` and functions of the project that begin like
/// them.
///
/// Source: UIKit, UIView and UIStackView (https://developer.apple.com/documentation/uikit/uistackview).
struct ViewTreeDialect {
  /// Other suffixes belong to helpers such as `addSubviewWithEdgeConstraints(_:)`.
  static let dialect = Dialect(
    calls: [
      .addSubview, .addSubviews, .insertSubview, .addArrangedSubview, .addArrangedSubviews,
      .insertArrangedSubview, .forEach,
    ], readsOtherNames: true
  ) { Self(file: $1).read($0) }

  let file: FactBuilder

  func read(_ call: Call) {
    if call.head.is(.forEach) {
      readForEach(call)
    } else if let arguments = call.arguments, addsSubview(call.head) {
      let receiver = file.receiver(of: call)
      for argument in arguments {
        guard argument.label == nil, !argument.value.isEmpty else { break }
        add(argument.value.indices, to: receiver, call)
      }
    }
  }

  private func addsSubview(_ name: Lexeme) -> Bool {
    switch name.layoutWord {
    case .addSubview, .addSubviews, .insertSubview, .addArrangedSubview, .addArrangedSubviews,
      .insertArrangedSubview:
      true
    default:
      // Rules out most names quickly.
      name.hasPrefix("a")
        ? name.hasPrefix("addSubview") || name.hasPrefix("addArrangedSubview")
        : name.hasPrefix("insertSubview")
    }
  }

  /// `[a, b].forEach(addSubview)`, `[a, b].forEach { view.addSubview($0) }`.
  private func readForEach(_ call: Call) {
    guard call.chainStart.kind == .leftBracket, let close = call.chainStart.partner,
      close == call.head.previous?.previous
    else { return }
    let list = call.chainStart.through(close).indices
    if let closure = call.closure {
      guard let receiver = receiver(ofAdditionIn: closure) else { return }
      add(list, to: receiver, call)
    } else if let arguments = call.arguments {
      let look = arguments.tokens.prefix(Self.longestClosure - 1)
      guard let name = look.first(where: addsSubview)?.index else { return }
      var start = name
      while start - 2 >= look.startIndex, file.tokens[start - 1].kind == .period { start -= 2 }
      add(list, to: start..<max(start, name - 1), call)
    }
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

  private func add(_ value: Range<Int>, to receiver: Range<Int>, _ call: Call) {
    let parent = file.itemOfView(receiver, in: file.block(of: call.statement))
    file.forEachElement(of: value) { view in
      file.addAction(
        .addition, file.isPath(view) ? view : nil, of: call, tokens: view, parent: parent)
    }
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
    for element in open.elements where file.isPath(element.value) {
      file.addAction(
        .arrangement, call.statement, element.value.indices, in: block, member: argument.label,
        tokens: element.value.indices)
    }
  }
}
