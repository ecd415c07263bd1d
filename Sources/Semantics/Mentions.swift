import LayoutModel
import SwiftSource

/// Where each name of a file occurs: one index for all that look for names.
final class Mentions {
  /// Tells most names apart by their first byte, their last one and their length, which costs less than a hash.
  private typealias Bucket = UInt8

  /// A token that is a name.
  private struct Entry {
    let token: Int32
    /// The place in `entries` of the one before it in the same bucket; -1 for none.
    let earlier: Int32
    let bucket: Bucket
  }

  private unowned(unsafe) let names: Names
  /// In source order.
  private let entries: [Entry]
  /// For each bucket, the last place in `entries`.
  private let last: [Int32]

  fileprivate init(_ names: Names) {
    self.names = names
    let (tokens, bytes) = (names.tokens, names.bytes)
    var last = [Int32](repeating: -1, count: 256)
    var count = 0
    // Room for all tokens, of which a third are names.
    entries = Array(unsafeUninitializedCapacity: tokens.count) { entries, initialized in
      last.withUnsafeMutableBufferPointer { last in
        for index in tokens.indices where tokens[index].kind == .identifier {
          let bucket = Self.bucket(bytes, Int(tokens[index].start), Int(tokens[index].end))
          let entry = Entry(
            token: Int32(truncatingIfNeeded: index), earlier: last[Int(bucket)], bucket: bucket)
          entries.initializeElement(at: count, to: entry)
          last[Int(bucket)] = Int32(truncatingIfNeeded: count)
          count += 1
        }
      }
      initialized = count
    }
    self.last = last
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
      let entry = entries[Int(place)]
      if names.code[Int(entry.token)].text8.hasSameBytes(as: name) { body(Int(entry.token)) }
      place = entry.earlier
    }
  }

  /// Calls a function with the index of each token that may be one of some names, in source order.
  func forEach(ofBucketsOf names: [Lexeme], _ body: (Int) -> Void) {
    var isWanted = [Bool](repeating: false, count: 256)
    for name in names { isWanted[Int(Self.bucket(name.text8, 0, name.text8.count))] = true }
    for entry in entries where isWanted[Int(entry.bucket)] { body(Int(entry.token)) }
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
    found.reverse()
    return found
  }
}
