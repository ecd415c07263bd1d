import SwiftSource

/// What the names of a library stand for.
///
/// They are no words of the vocabulary: most are common (`top`, `size`, `layout`), so they are looked up only where the
/// code around them has said whose they are.
struct NameTable<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  private var values: [UInt64: Value] = [:]

  init(dictionaryLiteral elements: (StaticString, Value)...) {
    for (name, value) in elements {
      values[TextHash.key(name)] = value
    }
  }

  /// What the name at `token` stands for.
  func value(of token: Int, in file: FactBuilder) -> Value? { values[file.key(token)] }
}

/// The libraries whose calls form chains on a view. They are asked first, as their names are other dialects' too.
struct ChainDialects {
  private let hasPin: Bool
  private let hasFlex: Bool
  /// Whether the file imports Stevia.
  let hasStevia: Bool

  init(_ file: FactBuilder) {
    hasPin = file.source.words.contains(LayoutWord.pin.word)
    hasFlex = file.source.words.contains(LayoutWord.flex.word)
    hasStevia = file.imports([.Stevia, .SteviaLayout])
  }

  /// Reads a call, if it begins a chain of one of the libraries; whether it is part of such a chain.
  func read(_ index: Int, in file: FactBuilder) -> Bool {
    guard hasPin || hasFlex || hasStevia else { return false }
    if file.dialects.libraryChains.contains(file.outline.calls[index].chainStart) { return true }
    return (hasPin && PinLayoutDialect.read(index, in: file))
      || (hasFlex && FlexLayoutDialect.read(index, in: file))
      || (hasStevia && SteviaDialect.read(index, in: file))
  }
}

extension FactBuilder {
  /// The view in front of the member `proxy`, which a library adds to all views; nil where that is something else.
  ///
  /// - Parameter call: a call whose name may stand right behind the proxy.
  func viewOfProxy(_ proxy: LayoutWord, in call: Outline.Call) -> Range<Int>? {
    let member = call.name - 2
    guard member >= call.chainStart, tokens[member].is(proxy), tokens[member + 1].kind == .period
    else { return nil }
    guard member > call.chainStart else {
      return isDeclared(member, in: block(of: call.statement)) ? nil : member..<member
    }
    return tokens[member - 1].kind == .period ? call.chainStart..<(member - 1) : nil
  }

  /// Whether a name without a receiver is that of a local or of a property of the type around it.
  func isDeclared(_ name: Int, in block: Int) -> Bool {
    scopes.isLocal(name, in: block)
      || (scopes.memberKey(key(name), in: block).map(names.propertyNames.contains) ?? false)
  }

  /// Whether the number ends in `%`, an operator of several libraries that makes a part of a whole.
  func isPercentage(_ value: Range<Int>) -> Bool {
    guard let last = value.last, tokens[last].kind == .postfixOperator else { return false }
    return tokens[last].range.count == 1
      && bytes[Int(tokens[last].start)] == UInt8(ascii: "%")
  }
}
