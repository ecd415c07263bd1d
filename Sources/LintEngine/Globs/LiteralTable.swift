/// A hash table of literal patterns, each text with the last pattern that equals it.
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
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The first entry of each bucket; the number of buckets is a power of two, or 0.
  private var buckets: [Int] = []

  /// Adds a text. Patterns must come in ascending order.
  mutating func insert(_ literal: [UInt8], number: Int, fitsOnlyFolders: Bool) {
    let hash = literal.withUnsafeBytes { Self.hash($0) }
    var index = literal.withUnsafeBytes { find($0, hash: hash) }
    if index < 0 {
      index = entries.count
      entries.append(
        Entry(
          start: bytes.count, count: literal.count, hash: hash, next: -1, last: -1,
          lastForFolder: -1))
      bytes += literal
      if entries.count > buckets.count { grow() } else { link(index) }
    }
    if !fitsOnlyFolders { entries[index].last = number }
    entries[index].lastForFolder = number
  }

  /// The number of the last pattern with this text; -1 if there is none.
  func last(_ text: UnsafeRawBufferPointer, isFolder: Bool) -> Int {
    guard !entries.isEmpty else { return -1 }
    let index = find(text, hash: Self.hash(text))
    guard index >= 0 else { return -1 }
    return isFolder ? entries[index].lastForFolder : entries[index].last
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
