/// Texts and their ids, for lookup of raw bytes without allocation: a hash of the length and the first 16 bytes leads
/// to a slot, a slot to an entry.
final class WordTable: @unchecked Sendable {
  // Unchecked: raw memory, written in `init` only.
  let lookup: WordLookup
  let suffixes: SuffixLookup
  /// The traits of each byte.
  let traits: UnsafePointer<ByteTraits>
  /// The number of words for which a slot has room.
  static let mostWords = Int(UInt16.max)

  private let wordCount: Int
  private let suffixCount: Int

  /// A table of these texts, and of at most 255 suffixes; of two entries with the same text, the first counts.
  init(_ words: [(text: String, id: UInt16)], suffixes: [String], suffixWord: Word) {
    var slotCount = 64
    while slotCount < words.count * 4 { slotCount *= 2 }
    let slots = UnsafeMutablePointer<UInt16>.allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    let entries = Self.entries(words)
    // Suffixes that end with the same letter are adjacent.
    let suffixes = suffixes.sorted { SuffixLookup.ending($0) < SuffixLookup.ending($1) }
    let suffixStarts = UnsafeMutablePointer<UInt8>.allocate(capacity: SuffixLookup.endingCount + 1)
    suffixStarts.initialize(repeating: 0, count: SuffixLookup.endingCount + 1)
    for suffix in suffixes {
      for ending in SuffixLookup.ending(suffix)..<SuffixLookup.endingCount {
        suffixStarts[ending + 1] += 1
      }
    }
    let shapes = UnsafeMutablePointer<UInt64>.allocate(capacity: WordShape.groupCount)
    shapes.initialize(repeating: 0, count: WordShape.groupCount)
    for entry in UnsafeBufferPointer(start: entries, count: words.count) where entry.length > 0 {
      let shape = WordShape(entry.text, Int(entry.length))
      shapes[shape.group] |= shape.bit
    }
    let endings = Set(suffixes.compactMap(\.utf8.last))
    let traits = UnsafeMutablePointer<ByteTraits>.allocate(capacity: 256)
    for byte in 0...UInt8.max {
      (traits + Int(byte)).initialize(to: ByteTraits(byte, suffixEndings: endings))
    }
    lookup = WordLookup(
      shapes: shapes, slots: slots, slotShift: UInt64(64 - slotCount.trailingZeroBitCount),
      entries: entries)
    self.suffixes = SuffixLookup(
      entries: Self.entries(suffixes.map { (text: $0, id: suffixWord.id) }), starts: suffixStarts)
    self.traits = UnsafePointer(traits)
    wordCount = words.count
    suffixCount = suffixes.count
    for index in 0..<words.count {
      let entry = entries[index]
      var slot = lookup.slot(entry.low, entry.high)
      while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = UInt16(index + 1)
    }
  }

  deinit {
    for entry in UnsafeBufferPointer(start: lookup.entries, count: wordCount) {
      entry.text.deallocate()
    }
    for entry in UnsafeBufferPointer(start: suffixes.entries, count: suffixCount) {
      entry.text.deallocate()
    }
    traits.deallocate()
    lookup.shapes.deallocate()
    lookup.slots.deallocate()
    lookup.entries.deallocate()
    suffixes.entries.deallocate()
    suffixes.starts.deallocate()
  }

  private static func entries(
    _ words: [(text: String, id: UInt16)]
  ) -> UnsafePointer<WordLookup.Entry> {
    let entries = UnsafeMutablePointer<WordLookup.Entry>.allocate(capacity: max(words.count, 1))
    for (index, word) in words.enumerated() {
      let bytes = Array(word.text.utf8)
      // At least 16 readable bytes: keys are read whole.
      let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 16)
      text.initialize(repeating: 0, count: bytes.count + 16)
      text.update(from: bytes, count: bytes.count)
      let key = WordKey(text, bytes.count)
      (entries + index).initialize(
        to: .init(
          low: key.low, high: key.high, text: UnsafePointer(text), length: UInt32(bytes.count),
          id: word.id))
    }
    return UnsafePointer(entries)
  }
}

/// The first 16 bytes of a text, zero beyond its end.
struct WordKey {
  var low: UInt64
  var high: UInt64

  /// The key of the `length` bytes at `text`, which must be followed by 16 readable bytes.
  @inline(__always)
  init(_ text: UnsafePointer<UInt8>, _ length: Int) {
    let raw = UnsafeRawPointer(text)
    low = raw.loadUnaligned(as: UInt64.self)
    high = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    if length < 8 {
      low &= (1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1
      high = 0
    } else if length < 16 {
      high &= (1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1
    }
  }
}

/// What a cheap look at a text shows: its first and its last byte and its length, as one of 16,384 bits.
struct WordShape {
  var group: Int
  var bit: UInt64

  static let groupCount = 256

  /// The shape of the `length` bytes at `text`, at least one.
  @inline(__always)
  init(_ text: UnsafePointer<UInt8>, _ length: Int) {
    let first = Int(text.pointee)
    let last = Int(text[length &- 1])
    group = (first &+ last &* 4) & (Self.groupCount &- 1)
    bit = 1 &<< (UInt64(truncatingIfNeeded: length &* 3 &+ last) & 63)
  }
}

/// The pointers of a `WordTable`, to copy into the tokenizer; valid while the table lives.
struct WordLookup {
  struct Entry {
    var low: UInt64
    var high: UInt64
    var text: UnsafePointer<UInt8>
    var length: UInt32
    var id: UInt16
  }

  /// The shapes of the words, as bits of each group: most other names have a shape that no word has.
  let shapes: UnsafeMutablePointer<UInt64>
  let slots: UnsafeMutablePointer<UInt16>
  let slotShift: UInt64
  let entries: UnsafePointer<Entry>

  @inline(__always)
  func slot(_ low: UInt64, _ high: UInt64) -> Int {
    let hash = low &* 0x9E37_79B9_7F4A_7C15 &+ high &* 0xC2B2_AE3D_27D4_EB4F
    return Int(truncatingIfNeeded: hash &>> slotShift)
  }

  /// The id of the text of `length` bytes at `text`, or 0 if it is not a word.
  @inline(__always)
  func word(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt16 {
    let shape = WordShape(text, length)
    if shapes[shape.group] & shape.bit != 0 {
      let key = WordKey(text, length)
      var index = slot(key.low, key.high)
      while slots[index] != 0 {
        let entry = entries + Int(slots[index] &- 1)
        if entry.pointee.low == key.low, entry.pointee.high == key.high,
          entry.pointee.length == length, hasTail(entry.pointee, text, length)
        {
          return entry.pointee.id
        }
        index = (index &+ 1) & Int(truncatingIfNeeded: UInt64.max &>> slotShift)
      }
    }
    return 0
  }

  @inline(__always)
  private func hasTail(_ entry: Entry, _ text: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    var offset = 16
    while offset < length {
      if entry.text[offset] != text[offset] { return false }
      offset &+= 1
    }
    return true
  }
}

/// The suffixes of a `WordTable`, to copy into the tokenizer; valid while the table lives.
struct SuffixLookup {
  let entries: UnsafePointer<WordLookup.Entry>
  /// For each kind of ending, the index of the first suffix with it; then the number of suffixes.
  let starts: UnsafePointer<UInt8>

  /// How many kinds of ending are distinguished.
  static let endingCount = 64

  /// The kind of ending of a text: a number for its last byte.
  static func ending(_ text: String) -> Int { ending(text.utf8.last ?? 0) }

  private static func ending(_ last: UInt8) -> Int { Int(last) & (endingCount - 1) }

  /// The id of a suffix of the text of `length` bytes at `text`, or 0 if it has none or does not begin with a capital.
  func word(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt16 {
    let first = text.pointee == .underscore && length > 1 ? text[1] : text.pointee
    guard first.isCapital else { return 0 }
    let ending = Self.ending(text[length &- 1])
    for index in Int(starts[ending])..<Int(starts[ending &+ 1]) {
      let suffix = entries[index]
      let count = Int(suffix.length)
      guard count <= length else { continue }
      let start = text + (length &- count)
      var offset = 0
      while offset < count, start[offset] == suffix.text[offset] { offset &+= 1 }
      if offset == count { return suffix.id }
    }
    return 0
  }
}
