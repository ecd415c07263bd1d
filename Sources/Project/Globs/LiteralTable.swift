import SwiftSource

/// A hash table of the literal texts of patterns, each text with the patterns that have it.
struct LiteralTable: Sendable {
  private struct Entry {
    var start: Int
    var count: Int
    var hash: UInt64
    /// The next entry in the same bucket; -1 at the end.
    var next: Int
    /// The last pattern for files and folders, and the last for either; -1 if there is none.
    var last: Int
    var lastForFolder: Int
    /// The index in `links` of the last pattern; -1 if there is none.
    var link: Int
  }

  /// A pattern that has a text, and the one before it that has the same.
  private struct Link {
    var number: Int
    var fitsOnlyFolders: Bool
    var previous: Int
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The first entry of each bucket; the number of buckets is a power of two, or 0.
  private var buckets: [Int] = []
  private var links: [Link] = []
  /// The lengths of the texts, in ascending order.
  private(set) var lengths: [Int] = []
  /// A bit for each of the lengths; the last one is for all longer ones.
  private var lengthBits: [UInt64] = []

  /// Whether there is no text.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds a text. Patterns must come in ascending order; several may have one number.
  mutating func insert(_ literal: [UInt8], number: Int, fitsOnlyFolders: Bool) {
    let hash = literal.withUnsafeBytes { Self.hash($0) }
    var index = literal.withUnsafeBytes { find($0, hash: hash) }
    if index < 0 {
      index = entries.count
      entries.append(
        Entry(
          start: bytes.count, count: literal.count, hash: hash, next: -1, last: -1,
          lastForFolder: -1, link: -1))
      bytes += literal
      note(length: literal.count)
      if entries.count > buckets.count { grow() } else { link(index) }
    }
    if !fitsOnlyFolders { entries[index].last = number }
    entries[index].lastForFolder = number
    let link = entries[index].link
    if link >= 0, links[link].number == number, links[link].fitsOnlyFolders == fitsOnlyFolders {
      return
    }
    entries[index].link = links.count
    links.append(Link(number: number, fitsOnlyFolders: fitsOnlyFolders, previous: link))
  }

  private static let mostLengths = 4_096

  private mutating func note(length: Int) {
    if lengthBits.isEmpty { lengthBits = [UInt64](repeating: 0, count: Self.mostLengths / 64) }
    let bit = min(length, Self.mostLengths - 1)
    lengthBits[bit >> 6] |= 1 << UInt64(bit & 63)
    let place = lengths.partitioningIndex { $0 >= length }
    if place == lengths.count || lengths[place] != length { lengths.insert(length, at: place) }
  }

  /// Whether a text of a length may be there.
  private func mayContain(length: Int) -> Bool {
    let bit = min(length, Self.mostLengths - 1)
    return lengthBits[bit >> 6] & 1 << UInt64(bit & 63) != 0
  }

  /// The number of the last pattern with this text; -1 if there is none.
  func last(_ text: UnsafeRawBufferPointer, isFolder: Bool) -> Int {
    guard !entries.isEmpty, mayContain(length: text.count) else { return -1 }
    let index = find(text, hash: Self.hash(text))
    guard index >= 0 else { return -1 }
    return isFolder ? entries[index].lastForFolder : entries[index].last
  }

  /// Calls `body` with the number of each pattern with this text.
  func forEach(_ text: UnsafeRawBufferPointer, isFolder: Bool, _ body: (Int) -> Void) {
    guard !entries.isEmpty, mayContain(length: text.count) else { return }
    let index = find(text, hash: Self.hash(text))
    var link = index < 0 ? -1 : entries[index].link
    while link >= 0 {
      if isFolder || !links[link].fitsOnlyFolders { body(links[link].number) }
      link = links[link].previous
    }
  }

  private func find(_ text: UnsafeRawBufferPointer, hash: UInt64) -> Int {
    guard !buckets.isEmpty else { return -1 }
    var index = buckets[Int(truncatingIfNeeded: hash) & (buckets.count - 1)]
    while index >= 0 {
      let entry = entries[index]
      if entry.hash == hash, entry.count == text.count,
        bytes[entry.start..<entry.start + entry.count].elementsEqual(text)
      {
        return index
      }
      index = entry.next
    }
    return -1
  }

  private mutating func grow() {
    buckets = Array(repeating: -1, count: max(16, buckets.count * 4))
    for index in entries.indices { link(index) }
  }

  private mutating func link(_ index: Int) {
    let bucket = Int(truncatingIfNeeded: entries[index].hash) & (buckets.count - 1)
    entries[index].next = buckets[bucket]
    buckets[bucket] = index
  }

  private static func hash(_ text: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(text.count)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    var index = 0
    while text.count - index >= 8 {
      mix(text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < text.count {
      rest = rest << 8 | UInt64(text[index])
      index += 1
    }
    mix(rest)
    return hash
  }
}
