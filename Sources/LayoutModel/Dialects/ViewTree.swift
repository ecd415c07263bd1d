import SwiftSource

/// The view tree: `addSubview`, `addArrangedSubview`, `insertSubview` and the project's own calls that begin so.
///
/// Source: UIKit, UIView and UIStackView (https://developer.apple.com/documentation/uikit/uistackview).
enum ViewTreeDialect: Dialect {
  static let calls: [LayoutWord] = [
    .addSubview, .addSubviews, .insertSubview, .addArrangedSubview, .addArrangedSubviews,
    .insertArrangedSubview, .forEach,
  ]

  static func read(_ index: Int, in file: FactBuilder) {
    let call = file.outline.calls[index]
    if file.tokens[call.name].is(.forEach) {
      readForEach(call, in: file)
    } else {
      readAddition(call, in: file)
    }
  }

  /// A call of a helper such as `addSubviewWithEdgeConstraints(_:)`.
  static func readHelper(_ index: Int, in file: FactBuilder) {
    let call = file.outline.calls[index]
    guard call.open >= 0, addsSubview(call.name, in: file) else { return }
    readAddition(call, in: file)
  }

  /// `UIStackView(arrangedSubviews: [a, b])`.
  static func readStack(_ index: Int, in file: FactBuilder) {
    let call = file.outline.calls[index]
    guard call.open >= 0, file.tokens[call.open + 1].is(.arrangedSubviews) else { return }
    guard let argument = file.outline.arguments(call.open, file.tokens).first,
      argument.label == call.open + 1, !argument.value.isEmpty,
      file.tokens[argument.value.lowerBound].kind == .leftBracket
    else { return }
    let block = file.block(of: call.statement)
    for element in file.outline.arguments(argument.value.lowerBound, file.tokens)
    where file.isPath(element.value) {
      file.addAction(
        .arrangement, call.statement, element.value, in: block, member: argument.label,
        tokens: element.value)
    }
  }

  private static func addsSubview(_ name: Int, in file: FactBuilder) -> Bool {
    let isKnown =
      switch file.tokens[name].layoutWord {
      case .addSubview, .addSubviews, .insertSubview, .addArrangedSubview, .addArrangedSubviews,
        .insertArrangedSubview:
        true
      default: false
      }
    return isKnown || file.hasPrefix(name, "addSubview") || file.hasPrefix(name, "insertSubview")
      || file.hasPrefix(name, "addArrangedSubview")
  }

  private static func readAddition(_ call: Outline.Call, in file: FactBuilder) {
    guard call.open >= 0 else { return }
    let receiver = file.receiver(of: call)
    for argument in file.outline.arguments(call.open, file.tokens) {
      guard argument.label < 0, !argument.value.isEmpty else { break }
      add(argument.value, to: receiver, call, in: file)
    }
  }

  /// `[a, b].forEach(addSubview)`, `[a, b].forEach { view.addSubview($0) }`.
  private static func readForEach(_ call: Outline.Call, in file: FactBuilder) {
    guard file.tokens[call.chainStart].kind == .leftBracket,
      file.outline.partner(of: call.chainStart) == call.name - 2
    else { return }
    let list = call.chainStart..<(call.name - 1)
    if let closure = file.closure(of: call) {
      guard let receiver = receiver(ofAdditionIn: closure, in: file) else { return }
      add(list, to: receiver, call, in: file)
    } else if call.open >= 0 {
      let look = call.open..<min(file.outline.partner(of: call.open), call.open + longestClosure)
      guard let name = look.first(where: { addsSubview($0, in: file) }) else { return }
      var start = name
      while start - 2 > call.open, file.tokens[start - 1].kind == .period { start -= 2 }
      add(list, to: start..<max(start, name - 1), call, in: file)
    }
  }

  /// Code further behind the start of a closure is not looked at.
  private static let longestClosure = 40

  /// What the argument of a closure is added to: `view` in `{ view.addSubview($0) }`. Nil where something else is added,
  /// or nothing.
  private static func receiver(
    ofAdditionIn closure: Outline.Closure, in file: FactBuilder
  ) -> Range<Int>? {
    let (open, signature) = (closure.open, closure.signature)
    for name in open..<min(file.outline.partner(of: open), open + longestClosure)
    where addsSubview(name, in: file) {
      guard let index = file.outline.call(named: name), file.outline.calls[index].open >= 0 else {
        continue
      }
      let call = file.outline.calls[index]
      guard let first = file.outline.arguments(call.open, file.tokens).first, first.label < 0,
        first.value.count == 1
      else { continue }
      let value = first.value.lowerBound
      let isArgument =
        signature.isEmpty
        ? file.tokens[value].kind == .dollarIdentifier && file.spells(value, "$0")
        : signature.contains { file.sameText($0, value) }
      if isArgument { return file.receiver(of: call) }
    }
    return nil
  }

  private static func add(
    _ value: Range<Int>, to receiver: Range<Int>, _ call: Outline.Call, in file: FactBuilder
  ) {
    if file.tokens[value.lowerBound].kind == .leftBracket,
      file.outline.partner(of: value.lowerBound) == value.upperBound - 1
    {
      for element in file.outline.arguments(value.lowerBound, file.tokens)
      where !element.value.isEmpty {
        addOne(element.value, to: receiver, call, in: file)
      }
    } else {
      addOne(value, to: receiver, call, in: file)
    }
  }

  private static func addOne(
    _ value: Range<Int>, to receiver: Range<Int>, _ call: Outline.Call, in file: FactBuilder
  ) {
    let block = file.block(of: call.statement)
    let parent =
      receiver.isEmpty || file.isPath(receiver)
      ? file.names.item(receiver, in: block) : Item.unknown(at: receiver.lowerBound)
    file.addAction(
      .addition, call.statement, file.isPath(value) ? value : nil, in: block, member: call.name,
      tokens: value, parent: parent)
  }
}
