import SwiftSource

extension Scopes {
  /// Whether the name at `token` is also that of a local or a parameter where `block` is.
  func isLocal(_ token: Int, in block: Int) -> Bool { local(token, in: block) != nil }

  /// The scope and the name of the local or parameter that the name at `token` means where `block` is, as one key.
  func local(_ token: Int, in block: Int) -> UInt64? {
    guard !localNames.isEmpty, functionsOfBlocks[block] >= 0 else { return nil }
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
}
