/// A word that the tokenizer knows: a keyword of Swift, or a name of the caller's vocabulary. Compares as an integer.
public struct Word: Hashable, Sendable {
  /// 0 for no word, below `firstFree` for Swift's own words, from there the caller's.
  public let id: UInt16

  @inlinable public init(id: UInt16) { self.id = id }

  /// Text that is not a word of the vocabulary.
  @inlinable public static var none: Word { Word(id: 0) }
  /// The id of the first word of a caller.
  @inlinable public static var firstFree: UInt16 { 128 }
  /// All ids are below this limit, which is also the capacity of a `WordSet`.
  public static let limit: UInt16 = 1024
}

/// A set of words: those of the vocabulary that a file contains.
public struct WordSet: Equatable, Sendable {
  @usableFromInline var bits: SIMD16<UInt64>

  @inlinable public init() { bits = .zero }

  /// The set of all words.
  public static var all: WordSet {
    var set = WordSet()
    set.bits = SIMD16(repeating: .max)
    return set
  }

  /// The set of these words.
  @inlinable
  public init(_ words: some Sequence<Word>) {
    self.init()
    for word in words { insert(word) }
  }

  /// Adds a word.
  @inlinable
  public mutating func insert(_ word: Word) {
    bits[Int(word.id >> 6)] |= 1 &<< UInt64(word.id & 63)
  }

  /// Whether the word is in the set.
  @inlinable
  public func contains(_ word: Word) -> Bool {
    bits[Int(word.id >> 6)] & (1 &<< UInt64(word.id & 63)) != 0
  }

  /// Whether the two sets have a word in common.
  @inlinable
  public func intersects(_ other: WordSet) -> Bool {
    // Folded: to compare each element with zero takes twice as many instructions. `lowHalf` would copy one element at a time
    // in a debug build.
    let eights = unsafeBitCast(bits & other.bits, to: (SIMD8<UInt64>, SIMD8<UInt64>).self)
    let fours = unsafeBitCast(eights.0 | eights.1, to: (SIMD4<UInt64>, SIMD4<UInt64>).self)
    let twos = unsafeBitCast(fours.0 | fours.1, to: (SIMD2<UInt64>, SIMD2<UInt64>).self)
    let two = twos.0 | twos.1
    return two[0] | two[1] != 0
  }

  /// Adds the words of another set.
  @inlinable
  public mutating func formUnion(_ other: WordSet) { bits |= other.bits }
}
