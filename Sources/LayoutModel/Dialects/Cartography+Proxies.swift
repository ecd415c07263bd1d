import SwiftSource

/// A parameter of a closure of constraints: the proxy of a view.
struct Proxy {
  /// The closure.
  var closure: Closure
  /// The position of the parameter, from 0.
  var position: Int
  /// The tokens of the argument that it represents; empty if unknown.
  var argument: Range<Int>
  /// The block of that argument.
  var block: Int

  /// Whether both represent the same argument.
  func isSame(as other: Proxy) -> Bool {
    closure == other.closure && position == other.position
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
      if let position = position(ofParameter: name, isAnonymous, in: closure) {
        return proxy(position, of: closure)
      }
    }
    return nil
  }

  /// The position of the closure's parameter with the name at a token.
  private func position(
    ofParameter name: Int, _ isAnonymous: Bool, in closure: Closure
  ) -> Int? {
    if isAnonymous {
      guard closure.signature.isEmpty else { return nil }
      return Int(code[name].text.dropFirst()).flatMap { $0 < Self.mostProxies ? $0 : nil }
    }
    guard closure.signature.count <= Self.longestSignature else { return nil }
    var position = 0
    var index = closure.signature.startIndex
    if tokens[index].kind == .leftBracket { index = skip(index) }
    while index < closure.signature.endIndex, position < Self.mostProxies {
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

  private func proxy(_ position: Int, of closure: Closure) -> Proxy? {
    guard let call = closure.call, CartographyDialect.isConstrain(call),
      let arguments = call.arguments
    else { return nil }
    let open = arguments.open.index
    var proxy = Proxy(
      closure: closure, position: position, argument: open..<open,
      block: block(of: call.statement))
    let end = min(closure.open, arguments.close).index
    guard end - open <= Self.mostTokens else { return proxy }
    for (index, argument) in arguments.enumerated() {
      guard argument.label == nil, index <= position else { break }
      if index == position { proxy.argument = argument.value.indices }
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
    let unnamed = TextHash.pair(UInt64(proxy.closure.open.index), UInt64(proxy.position))
    guard path.count > 1 else {
      return Item(hash: unnamed, tokens: path)
    }
    let member = names.item((path.lowerBound + 1)..<path.upperBound, in: proxy.block)
    return Item(hash: TextHash.pair(unnamed, member.key), tokens: path)
  }

  /// Notes, at the call with the closure, that the view of a parameter is constrained.
  func addAction(_ proxy: Proxy) {
    guard let call = proxy.closure.call, !proxy.argument.isEmpty, isPath(proxy.argument),
      dialects.cartography.insert(proxy.argument.lowerBound).inserted
    else { return }
    addAction(.constraint, proxy.argument, of: call, tokens: proxy.argument)
  }
}
