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

  func read(_ index: Int) {
    let call = file.outline.calls[index]
    if file.tokens[call.name].is(.forEach) {
      readForEach(call)
    } else if call.open >= 0, addsSubview(call.name) {
      readAddition(call)
    }
  }

  private func addsSubview(_ name: Int) -> Bool {
    switch file.tokens[name].layoutWord {
    case .addSubview, .addSubviews, .insertSubview, .addArrangedSubview, .addArrangedSubviews,
      .insertArrangedSubview:
      true
    default:
      // Rules out most names quickly.
      file.bytes[Int(file.tokens[name].start)] == UInt8(ascii: "a")
        ? file.hasPrefix(name, "addSubview") || file.hasPrefix(name, "addArrangedSubview")
        : file.hasPrefix(name, "insertSubview")
    }
  }

  private func readAddition(_ call: Outline.Call) {
    let receiver = file.receiver(of: call)
    for argument in file.elements(of: call.open) {
      guard argument.label < 0, !argument.value.isEmpty else { break }
      add(argument.value, to: receiver, call)
    }
  }

  /// `[a, b].forEach(addSubview)`, `[a, b].forEach { view.addSubview($0) }`.
  private func readForEach(_ call: Outline.Call) {
    guard file.tokens[call.chainStart].kind == .leftBracket,
      file.outline.partner(of: call.chainStart) == call.name - 2
    else { return }
    let list = call.chainStart..<(call.name - 1)
    if let closure = file.closure(of: call) {
      guard let receiver = receiver(ofAdditionIn: closure) else { return }
      add(list, to: receiver, call)
    } else if call.open >= 0 {
      let look =
        call.open..<min(file.outline.partner(of: call.open), call.open + Self.longestClosure)
      guard let name = look.first(where: { addsSubview($0) }) else { return }
      var start = name
      while start - 2 > call.open, file.tokens[start - 1].kind == .period { start -= 2 }
      add(list, to: start..<max(start, name - 1), call)
    }
  }

  /// How far behind the start of a closure its code is examined.
  private static let longestClosure = 40

  /// The parent of a closure's argument: `view` in `{ view.addSubview($0) }`. Nil where the closure adds something
  /// else, or nothing.
  private func receiver(ofAdditionIn closure: Outline.Closure) -> Range<Int>? {
    let (open, signature) = (closure.open, closure.signature)
    for name in open..<min(file.outline.partner(of: open), open + Self.longestClosure)
    where addsSubview(name) {
      guard let call = file.code[name].call?.record, call.open >= 0,
        let first = file.elements(of: call.open).first, first.label < 0, first.value.count == 1
      else { continue }
      let value = first.value.lowerBound
      let isArgument =
        signature.isEmpty
        ? file.tokens[value].kind == .dollarIdentifier && file.spells(value, "$0")
        : signature.contains { file.code[$0].hasSameText(as: file.code[value]) }
      if isArgument { return file.receiver(of: call) }
    }
    return nil
  }

  private func add(_ value: Range<Int>, to receiver: Range<Int>, _ call: Outline.Call) {
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

  func read(_ index: Int) {
    let call = file.outline.calls[index]
    guard let argument = file.elements(of: call.open).first, argument.label == call.open + 1,
      !argument.value.isEmpty, file.tokens[argument.value.lowerBound].kind == .leftBracket
    else { return }
    let block = file.block(of: call.statement)
    for element in file.elements(of: argument.value.lowerBound) where file.isPath(element.value) {
      file.addAction(
        .arrangement, call.statement, element.value, in: block, member: argument.label,
        tokens: element.value)
    }
  }
}
