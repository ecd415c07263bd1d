import SwiftSource

/// A 64-bit hash of some texts, eight bytes at a time: each is multiplied in, and its high bits, where the product is
/// mixed best, are folded onto the low ones.
struct TextHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a text; the same bytes in other pieces are another hash.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count
    value ^= UInt64(truncatingIfNeeded: count)
    guard let start = bytes.baseAddress else { return }
    func eight(_ offset: Int) -> UInt64 {
      start.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    }
    func four(_ offset: Int) -> UInt64 {
      UInt64(start.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian)
    }
    func one(_ offset: Int) -> UInt64 { UInt64(bytes[offset]) }
    switch count {
    case 0: break
    case 1..<4: mix(one(0) | one(count / 2) << 8 | one(count - 1) << 16)
    case 4..<8: mix(four(0) | four(count - 4) << 32)
    default:
      var offset = 0
      while offset + 8 < count {
        mix(eight(offset))
        offset += 8
      }
      // The last eight, some of them once more.
      mix(eight(count - 8))
    }
  }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value &>> 32
  }

  /// The key of a name.
  static func key(_ name: StaticString) -> UInt64 {
    var hash = TextHash()
    hash.add(UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    return hash.value
  }

  /// One key of two.
  static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var mixed = (first &* 0x9e37_79b9_7f4a_7c15) ^ second
    mixed = (mixed ^ (mixed >> 32)) &* 0xd6e8_feb8_6659_fd93
    return mixed ^ (mixed >> 32)
  }
}

extension ViewFile {
  /// Items longer than this are not told apart: they are no names that a person would compare.
  static let longestItem = 48

  /// The key of a single name.
  public func key(_ token: Int) -> UInt64 {
    var hash = TextHash()
    hash.add(UnsafeRawBufferPointer(rebasing: bytes[tokens[token].range]))
    return hash.value
  }

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
        !isLocal(member + 1, in: block)
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

  /// Whether the name at `token` is also that of a local or a parameter where `block` is.
  func isLocal(_ token: Int, in block: Int) -> Bool { local(token, in: block) != nil }

  /// The scope and the name of the local or parameter that the name at `token` means where `block` is, as one key.
  func local(_ token: Int, in block: Int) -> UInt64? {
    guard !localNames.isEmpty, scopes[block] >= 0 else { return nil }
    let name = key(token)
    var block = block
    for _ in 0..<Self.longestClimb {
      let current = outline.blocks[block]
      let inBlock = Self.localKey(block: block, name)
      if localNames.contains(inBlock) { return inBlock }
      if current.owner >= 0 {
        let inStatement = Self.localKey(statement: current.owner, name)
        if localNames.contains(inStatement) { return inStatement }
      }
      guard current.kind != .typeBody, current.parent >= 0 else { return nil }
      block = current.parent
    }
    return nil
  }

  static func localKey(block: Int, _ name: UInt64) -> UInt64 {
    TextHash.pair(UInt64(block), name)
  }

  static func localKey(statement: Int, _ name: UInt64) -> UInt64 {
    TextHash.pair(1 << 40 | UInt64(statement), name)
  }

  /// The block that a statement stands in.
  public func block(of statement: Int) -> Int { outline.statements[statement].block }

  /// Whether the token's text is this.
  func spells(_ token: Int, _ text: StaticString) -> Bool {
    tokens[token].range.count == text.utf8CodeUnitCount && hasPrefix(token, text)
  }

  /// Whether the token's text begins so.
  func hasPrefix(_ token: Int, _ prefix: StaticString) -> Bool {
    let range = tokens[token].range
    guard range.count >= prefix.utf8CodeUnitCount else { return false }
    for offset in 0..<prefix.utf8CodeUnitCount
    where bytes[range.lowerBound + offset] != prefix.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether the token's text ends so.
  func hasSuffix(_ token: Int, _ suffix: StaticString) -> Bool {
    let range = tokens[token].range
    guard range.count >= suffix.utf8CodeUnitCount else { return false }
    let start = range.upperBound - suffix.utf8CodeUnitCount
    for offset in 0..<suffix.utf8CodeUnitCount
    where bytes[start + offset] != suffix.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether the token's text begins with the words of a camel-case name: `setup` in `setupView`, not in `setupper`.
  public func hasWordPrefix(_ token: Int, _ prefix: StaticString) -> Bool {
    guard hasPrefix(token, prefix) else { return false }
    let range = tokens[token].range
    guard range.count > prefix.utf8CodeUnitCount else { return true }
    let next = bytes[range.lowerBound + prefix.utf8CodeUnitCount]
    return !(next >= UInt8(ascii: "a") && next <= UInt8(ascii: "z"))
  }
}
