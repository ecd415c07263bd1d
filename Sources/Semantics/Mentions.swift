import LayoutModel
import SwiftSource

/// Where each name of a file occurs: one index for all that look for names.
final class Mentions {
  private unowned(unsafe) let names: Names
  /// The tokens that are names, in source order.
  @exclusivity(unchecked) private var tokens: [Int32] = []
  /// For each of them, the place in `tokens` of the one before it that has the same bucket; -1 for none.
  @exclusivity(unchecked) private var earlier: [Int32] = []
  /// For each bucket, the last place in `tokens`. To compare a few names costs less than to hash them all.
  @exclusivity(unchecked) private var last = [Int32](repeating: -1, count: 256)

  fileprivate init(_ names: Names) {
    self.names = names
    let (all, bytes) = (names.tokens, names.bytes)
    for token in all.indices where all[token].kind == .identifier {
      let text = UnsafeRawBufferPointer(
        rebasing: bytes[Int(all[token].start)..<Int(all[token].end)])
      let bucket = Self.bucket(text)
      earlier.append(last[bucket])
      last[bucket] = Int32(tokens.count)
      tokens.append(Int32(token))
    }
  }

  /// By the first byte, the last one and the length.
  private static func bucket(_ name: UnsafeRawBufferPointer) -> Int {
    guard let first = name.first, let last = name.last else { return 0 }
    return (Int(first) &* 7 &+ Int(last) &* 31 &+ name.count &* 13) & 255
  }

  /// Calls a function with the index of each token that is a name, the last one first.
  func forEach(_ name: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
    var place = last[Self.bucket(name)]
    while place >= 0 {
      let token = Int(tokens[Int(place)])
      if names.code[token].text8.hasSameBytes(as: name) { body(token) }
      place = earlier[Int(place)]
    }
  }
}

extension SemanticModel {
  var mentions: Mentions {
    if let knownMentions { return knownMentions }
    let mentions = Mentions(file.names)
    knownMentions = mentions
    return mentions
  }
}

extension ViewFile {
  /// The places of a name, whatever it means there, in source order.
  package func mentions(of name: Lexeme) -> [Lexeme] { mentions(of: name.text8) }

  /// The same for a name that the file need not have.
  package func mentions(of name: String) -> [Lexeme] {
    var name = name
    return name.withUTF8 { mentions(of: UnsafeRawBufferPointer($0)) }
  }

  private func mentions(of name: UnsafeRawBufferPointer) -> [Lexeme] {
    var found: [Lexeme] = []
    model.mentions.forEach(name) { found.append(code[$0]) }
    return found.reversed()
  }
}
