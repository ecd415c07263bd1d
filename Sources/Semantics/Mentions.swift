import LayoutModel
import SwiftSource

/// Where each name of a file occurs: one index for all that look for names.
final class Mentions {
  /// Tells most names from others by their first byte, their last one and their length: to hash or to compare them all would
  /// cost more.
  private typealias Bucket = UInt8

  private unowned(unsafe) let names: Names
  /// The tokens that are names, in source order.
  private let tokens: [Int32]
  private let buckets: [Bucket]
  /// For each of them, the place in `tokens` of the one before it in the same bucket; -1 for none.
  private let earlier: [Int32]
  /// For each bucket, the last place in `tokens`.
  private let last: [Int32]

  fileprivate init(_ names: Names) {
    self.names = names
    let (all, bytes) = (names.tokens, names.bytes)
    var (tokens, buckets, earlier) = ([Int32](), [Bucket](), [Int32]())
    var last = [Int32](repeating: -1, count: 256)
    for token in all.indices where all[token].kind == .identifier {
      let bucket = Self.bucket(bytes, Int(all[token].start), Int(all[token].end))
      earlier.append(last[Int(bucket)])
      last[Int(bucket)] = Int32(truncatingIfNeeded: tokens.count)
      tokens.append(Int32(truncatingIfNeeded: token))
      buckets.append(bucket)
    }
    (self.tokens, self.buckets, self.earlier, self.last) = (tokens, buckets, earlier, last)
  }

  private static func bucket(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int
  ) -> Bucket {
    guard start < end else { return 0 }
    let (first, last) = (Int(bytes[start]), Int(bytes[end - 1]))
    return Bucket(truncatingIfNeeded: first &* 7 &+ last &* 31 &+ (end &- start) &* 13)
  }

  /// Calls a function with the index of each token that is a name, the last one first.
  func forEach(_ name: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
    var place = last[Int(Self.bucket(name, 0, name.count))]
    while place >= 0 {
      let token = Int(tokens[Int(place)])
      if names.code[token].text8.hasSameBytes(as: name) { body(token) }
      place = earlier[Int(place)]
    }
  }

  /// Calls a function with the index of each token that may be one of some names, in source order.
  func forEach(ofBucketsOf names: [Lexeme], _ body: (Int) -> Void) {
    var isWanted = [Bool](repeating: false, count: 256)
    for name in names { isWanted[Int(Self.bucket(name.text8, 0, name.text8.count))] = true }
    for place in tokens.indices where isWanted[Int(buckets[place])] { body(Int(tokens[place])) }
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
