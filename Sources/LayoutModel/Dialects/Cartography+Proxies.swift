import SwiftSource

/// A parameter of a closure of constraints: the proxy of a view.
struct Proxy {
  /// The closure.
  var closure: Outline.Closure
  /// The position of the parameter, from 0.
  var position: Int
  /// The tokens of the argument that it represents; empty if unknown.
  var argument: Range<Int>
  /// The block of that argument.
  var block: Int

  /// Whether both represent the same argument.
  func isSame(as other: Proxy) -> Bool {
    closure.open == other.closure.open && position == other.position
  }
}

extension FactBuilder {
  /// Functions with more views than this do not belong to Cartography.
  private static let mostProxies = 32
  /// Views with longer names count as nameless, because each comparison examines the name again.
  private static let mostTokens = 1 << 9

  /// The parameter of a Cartography closure that the name at a token refers to, inside `block`.
  func proxy(_ name: Int, in block: Int) -> Proxy? {
    let isAnonymous = tokens[name].kind == .dollarIdentifier
    guard isAnonymous || tokens[name].kind == .identifier else { return nil }
    for closure in closures(around: block) {
      if let position = position(ofParameter: name, isAnonymous, in: closure.record) {
        return proxy(position, of: closure.record)
      }
    }
    return nil
  }

  /// The position of the closure's parameter with the name at a token.
  private func position(
    ofParameter name: Int, _ isAnonymous: Bool, in closure: Outline.Closure
  ) -> Int? {
    if isAnonymous {
      guard closure.signature.isEmpty else { return nil }
      return Int(code[name].text.dropFirst()).flatMap { $0 < Self.mostProxies ? $0 : nil }
    }
    guard closure.signature.count <= Self.longestSignature else { return nil }
    var position = 0
    var index = closure.signature.lowerBound
    if tokens[index].kind == .leftBracket { index = skip(index) }
    while index < closure.signature.upperBound, position < Self.mostProxies {
      switch tokens[index].kind {
      case .comma: position += 1
      case .identifier
      where tokens[index - 1].kind != .colon && code[index].hasSameText(as: code[name]):
        return position
      case .leftBracket:
        index = skip(index)
        continue
      default: break
      }
      index += 1
    }
    return nil
  }

  private func proxy(_ position: Int, of closure: Outline.Closure) -> Proxy? {
    guard closure.call >= 0, CartographyDialect.isConstrain(outline.calls[closure.call], in: self)
    else { return nil }
    let call = outline.calls[closure.call]
    var proxy = Proxy(
      closure: closure, position: position, argument: call.open..<call.open,
      block: block(of: call.statement))
    let end = min(closure.open, outline.partner(of: call.open))
    guard end - call.open <= Self.mostTokens else { return proxy }
    for (index, argument) in elements(of: call.open).enumerated() {
      guard argument.label < 0, index <= position else { break }
      if index == position { proxy.argument = argument.value }
    }
    return proxy
  }

  /// The item at a path whose first name is a parameter of a closure of constraints.
  func item(_ path: Range<Int>, of proxy: Proxy) -> Item {
    if !proxy.argument.isEmpty, isPath(proxy.argument) {
      return path.count == 1
        ? names.item(proxy.argument, in: proxy.block)
        : names.item(path, of: proxy.argument, in: proxy.block)
    }
    // The view has no name in the code: the closure identifies it.
    let unnamed = TextHash.pair(UInt64(proxy.closure.open), UInt64(proxy.position))
    guard path.count > 1 else {
      return Item(hash: unnamed, tokens: path)
    }
    let member = names.item((path.lowerBound + 1)..<path.upperBound, in: proxy.block)
    return Item(hash: TextHash.pair(unnamed, member.key), tokens: path)
  }

  /// Notes, at the call with the closure, that the view of a parameter is constrained.
  func addAction(_ proxy: Proxy) {
    guard proxy.closure.call >= 0, !proxy.argument.isEmpty, isPath(proxy.argument),
      dialects.cartography.insert(proxy.argument.lowerBound).inserted
    else { return }
    let call = outline.calls[proxy.closure.call]
    addAction(
      .constraint, call.statement, proxy.argument, in: proxy.block, member: call.name,
      tokens: proxy.argument)
  }
}
