import SwiftSource

extension Names {
  /// The item that the tokens name, in the scope of the block that they stand in.
  public func item(_ range: Range<Int>, in block: Int) -> Item {
    guard !range.isEmpty else { return .implicitSelf(at: range.lowerBound) }
    guard range.count <= Self.longestItem else { return .unknown(at: range.lowerBound) }
    if range.count == 1, tokens[range.lowerBound].is(Keyword.`self`) {
      return Item(key: Item.selfKey, tokens: range)
    }
    return Item(hash: nameHash(range, in: block).value, tokens: range)
  }

  /// A member of something that another name stands for: for `a.safeAreaLayoutGuide` in a closure whose parameter `a`
  /// is the view `container`, the item `container.safeAreaLayoutGuide`.
  ///
  /// - Parameters:
  ///   - path: the tokens as they are written; the first is the other name.
  ///   - owner: the tokens that it stands for, which are not empty.
  ///   - block: where `owner` stands.
  func item(_ path: Range<Int>, of owner: Range<Int>, in block: Int) -> Item {
    guard path.count + owner.count <= Self.longestItem else {
      return .unknown(at: path.lowerBound)
    }
    let isSelf = owner.count == 1 && tokens[owner.lowerBound].is(Keyword.`self`)
    var hash = isSelf ? TextHash() : nameHash(owner, in: block)
    var start = path.lowerBound + 1
    if isSelf, start < path.upperBound, tokens[start].kind == .period { start += 1 }
    addName(start..<path.upperBound, to: &hash)
    return Item(hash: hash.value, tokens: path)
  }

  /// The hash of a name without `self.` in front, unless a local hides what it means then.
  private func nameHash(_ range: Range<Int>, in block: Int) -> TextHash {
    var start = range.lowerBound
    if tokens[start].is(Keyword.`self`) {
      var member = start + 1
      while member < range.upperBound, tokens[member].kind != .period { member += 1 }
      if member + 1 < range.upperBound, tokens[member + 1].kind == .identifier,
        !scopes.isLocal(member + 1, in: block)
      {
        start = member + 1
      }
    }
    var hash = TextHash()
    addName(start..<range.upperBound, to: &hash)
    return hash
  }

  private func addName(_ range: Range<Int>, to hash: inout TextHash) {
    for index in range {
      switch tokens[index].kind {
      case .questionPostfix, .exclamationPostfix: continue
      default: hash.add(UnsafeRawBufferPointer(rebasing: bytes[tokens[index].range]))
      }
    }
  }
}
