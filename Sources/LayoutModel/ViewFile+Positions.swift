import SwiftSource

extension FactBuilder {
  /// Whether code of this file may ask for the elements of an array literal by their positions: `constraints[0]`,
  /// `[…].first`, `zip(…)`. An array that gets a name is looked for by that name, anywhere in the file.
  ///
  /// - Parameter open: the `[` of the literal.
  public func mayReadPositions(ofArray open: Int) -> Bool {
    var list = outline.lists.partitioningIndex { $0.open >= open }
    guard list < outline.lists.count, outline.lists[list].open == open else { return true }
    var end = outline.partner(of: open)
    var lists = 0
    // The value of a closure, as in `views.flatMap { […] }`, goes on to what the closure is handed to.
    for _ in 0..<Self.longestClimb {
      if readsPositions(after: end) { return true }
      var statement = -1
      while list >= 0 {
        lists += 1
        guard lists < Self.longestClimb else { return true }
        statement = outline.lists[list].statement
        if isReceiverReadByPosition(of: outline.lists[list].call) { return true }
        list = outline.lists[list].outer
      }
      if statement >= 0, isResultReadByPosition(of: statement) { return true }
      let block = statement >= 0 ? outline.blocks[outline.statements[statement].block] : nil
      guard let block, block.kind == .closure else { return false }
      let call = outline.closures[block.subject].call
      guard call >= 0 else { return false }
      list = outline.calls[call].list
      end = outline.calls[call].end
      if list < 0 {
        return readsPositions(after: end)
          || isResultReadByPosition(of: outline.calls[call].statement)
      }
    }
    return true
  }

  /// The same for the array that a call gives: `let all = prepareConstraints { … }`.
  public func mayReadPositions(ofCall call: Int) -> Bool {
    readsPositions(after: outline.calls[call].end)
      || isResultReadByPosition(of: outline.calls[call].statement)
  }

  /// Whether a name that stands for an array is one that this file reads by positions.
  ///
  /// - Parameter name: the token of the name.
  public func isReadByPosition(_ name: Int) -> Bool {
    if lazily.positions == nil { lazily.positions = namesReadByPosition() }
    return lazily.positions?.contains(key(name)) ?? true
  }

  /// The array may be added to what the call is made on, or be counted through by `zip`.
  private func isReceiverReadByPosition(of call: Int) -> Bool {
    guard call >= 0, outline.calls[call].name >= 0 else { return false }
    if key(outline.calls[call].name) == Self.zip { return true }
    return receiver(of: outline.calls[call]).last { tokens[$0].kind == .identifier }
      .map(isReadByPosition) ?? false
  }

  /// The array may become the value of a name, or the result of a function or a property.
  private func isResultReadByPosition(of index: Int) -> Bool {
    let statement = outline.statements[index]
    switch statement.kind {
    case .property:
      guard statement.declaration >= 0 else { return false }
      let name = outline.declarations[statement.declaration].name
      return name < 0 || isReadByPosition(name)
    case .assignment:
      return (statement.first..<statement.assignment).last { tokens[$0].kind == .identifier }
        .map(isReadByPosition) ?? false
    default:
      return functionName(aroundBlock: statement.block).map(isReadByPosition) ?? false
    }
  }

  /// The name of the function or the computed property whose body a block is or is in.
  func functionName(aroundBlock block: Int) -> Int? {
    var block = block
    for _ in 0..<Self.longestClimb {
      let current = outline.blocks[block]
      switch current.kind {
      case .functionBody, .accessors:
        // The body of `get` stands among the accessors of the property that has the name.
        let owner = outline.statements[current.owner]
        if owner.kind != .accessor {
          let name = owner.declaration >= 0 ? outline.declarations[owner.declaration].name : -1
          return name >= 0 ? name : nil
        }
      case .closure, .typeBody: return nil
      default: break
      }
      guard current.parent >= 0 else { return nil }
      block = current.parent
    }
    return nil
  }

  // MARK: - The names

  /// The names of all arrays, and of all functions, whose elements the file asks for by position.
  private func namesReadByPosition() -> Set<UInt64> {
    var names: Set<UInt64> = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .identifier:
        if readsPositions(after: index) { names.insert(key(index)) }
        if tokens[index + 1].kind == .leftParen, key(index) == Self.zip {
          for argument in outline.arguments(index + 1, tokens) {
            if let name = argument.value.last(where: { tokens[$0].kind == .identifier }) {
              names.insert(key(name))
            }
          }
        }
      case .rightParen:
        let name = outline.partner(of: index) - 1
        if name >= 0, tokens[name].kind == .identifier, readsPositions(after: index) {
          names.insert(key(name))
        }
      default: continue
      }
    }
    return names
  }

  /// Whether a subscript, or a member that is about positions, follows a token.
  private func readsPositions(after token: Int) -> Bool {
    var next = token + 1
    while next < tokens.count,
      tokens[next].kind == .questionPostfix || tokens[next].kind == .exclamationPostfix
    {
      next += 1
    }
    guard next + 1 < tokens.count else { return false }
    switch tokens[next].kind {
    case .leftBracket: return !tokens[next].flags.contains(.spaceBefore)
    case .period: return Self.positionMembers.contains(key(next + 1))
    default: return false
    }
  }

  private static let zip = TextHash.key("zip")
  private static let positionMembers: Set<UInt64> = Set(
    [
      "first", "last", "firstIndex", "lastIndex", "startIndex", "endIndex", "indices", "enumerated",
      "prefix", "suffix", "dropFirst", "dropLast", "remove", "removeFirst", "removeLast", "popLast",
      "insert", "swapAt", "replaceSubrange",
    ].map(TextHash.key))
}
