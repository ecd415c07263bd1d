import SwiftSource

/// In how many files of a run each name occurs in each role, to tell whether other files can reach a member.
///
/// Texts are compared by 40 bits of their hashes. A collision counts a name as another one, too, which drops a finding.
package struct NameCensus: Sendable {
  /// What a name is in a place.
  enum Role: UInt64, Sendable {
    /// A member of something other than `self`, not called: `label` in `player.label.text`.
    case member
    /// A property that a protocol requires.
    case requirement
    /// A type in the header of an extension or behind a `typealias`.
    case extended
    /// A type that another type inherits from or conforms to.
    case inherited
    /// A type that the file declares.
    case declared
    /// A property or a variable that the file declares.
    case property
    /// One that runs code when it is read.
    case computed
    /// A function or an operator that the file declares.
    case function
  }

  private var parts: [Part]
  private let partShift: UInt64
  /// Identifies the current file; the results of several censuses may share it.
  private var file: UInt64 = 0

  private static let countMask: UInt64 = 3
  private static let fileMask: UInt64 = 0xFF_FFFC
  private static let hashMask = ~(countMask | fileMask)

  /// - Parameter partBits: how many bits of a hash choose its part; 0 for the names of one file.
  package init(partBits: UInt64 = 6) {
    parts = [Part](repeating: Part(shift: 64 - partBits), count: 1 << partBits)
    partShift = 64 - partBits
  }

  /// Begins another file: each name counts once in it.
  mutating func beginFile() {
    // With more files, one counts as another.
    file = (file &+ 4) & Self.fileMask
    if file == 0 { file = 4 }
  }

  mutating func add(_ hash: UInt64) { parts[Int(hash >> partShift)].add(hash, in: file) }

  /// Finishes the census: `fileCount` tells about all names that were added before.
  package mutating func finish() {
    for part in parts.indices { parts[part].finish() }
  }

  /// Whether no other file has the name that a fix assumes it has not.
  package func allow(_ assumption: Fix.Assumption) -> Bool {
    fileCount(assumption.hash) <= (assumption.isInFile ? 1 : 0)
  }

  /// How many files have a name; 3 for more.
  func fileCount(_ hash: UInt64) -> Int { parts[Int(hash >> partShift)].fileCount(hash) }

  /// Adds the counts of other files. Both censuses are finished, and of the same number of parts.
  mutating func formUnion(_ other: NameCensus) {
    for part in parts.indices { parts[part].formUnion(other.parts[part]) }
  }

  /// Whether a name that begins with this byte is that of a type, as types are usually named.
  @inline(__always)
  static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  // MARK: - Hashes

  /// The hash of a name in a role.
  static func hash(_ name: String, _ role: Role) -> UInt64 {
    var bytes = Array(name.utf8)
    let count = bytes.count
    bytes += [UInt8](repeating: 0, count: 8)
    return bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map { hash($0, count, role) } ?? 0
    }
  }

  /// The hash of a function with one more label; nil for none.
  static func hash(_ function: UInt64, addingLabel label: UInt64?) -> UInt64 {
    let mixed = (function &* 0xFF51_AFD7_ED55_8CCD) ^ (label ?? 0x5F)
    return mixed ^ mixed &>> 29
  }

  /// The hash of a token in a role, without back quotes.
  static func hash(_ name: Lexeme, _ role: Role) -> UInt64 {
    guard let start = name.text8.baseAddress else { return 0 }
    let isQuoted = name.text8.count > 1 && name.text8[0] == UInt8(ascii: "`")
    // The file goes on behind a token, with zeros at its end.
    return hash(start + (isQuoted ? 1 : 0), name.text8.count - (isQuoted ? 2 : 0), role)
  }

  /// The hash of the `count` bytes at `start`, which must be followed by 8 readable bytes.
  @inline(__always)
  static func hash(_ start: UnsafeRawPointer, _ count: Int, _ role: Role) -> UInt64 {
    var first = start.loadUnaligned(as: UInt64.self)
    var last: UInt64 = 0
    var middle: UInt64 = 0
    if count < 8 {
      first &= (1 &<< UInt64(count &* 8)) &- 1
    } else {
      last = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      middle = start.loadUnaligned(fromByteOffset: (count &- 8) / 2, as: UInt64.self)
    }
    var hash = (first ^ UInt64(count) ^ role.rawValue &<< 56) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash &>> 32 ^ last) &* 0xC2B2_AE3D_27D4_EB4F
    hash = (hash ^ hash &>> 29 ^ middle) &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash &>> 32
  }
}

extension NameCensus {
  /// The names whose hashes begin with the same bits.
  ///
  /// A name is noted, and counted later with others of its part: all names together need more memory than a processor
  /// has at hand, and to look for one at a time waited for it each time.
  private struct Part: Sendable {
    /// The upper 40 bits of a hash, 22 bits for the last file with the name, and 2 bits for the number of files; zero for
    /// a free place. A hash is at the place that its bits behind those of the part name, or behind.
    private var places: [UInt64] = []
    private var count = 0
    private var shift: UInt64
    /// Hashes with their files, in the order in which they were added.
    private var noted: [UInt64] = []

    private static let most = 1 << 10

    /// - Parameter shift: how many bits of a hash are behind those of the part.
    init(shift: UInt64) { self.shift = shift }

    @inline(__always)
    mutating func add(_ hash: UInt64, in file: UInt64) {
      if noted.count == Self.most { finish() }
      noted.append(hash & hashMask | file)
    }

    mutating func finish() {
      for entry in noted { add(entry, 1, in: entry & fileMask) }
      noted.removeAll(keepingCapacity: true)
    }

    func fileCount(_ hash: UInt64) -> Int {
      places.isEmpty ? 0 : Int(places[place(of: hash)] & countMask)
    }

    mutating func formUnion(_ other: Part) {
      for entry in other.places where entry != 0 { add(entry, entry & countMask, in: 0) }
    }

    /// The place of a hash, or the free one that it belongs at.
    @inline(__always)
    private func place(of hash: UInt64) -> Int {
      var place = Int(truncatingIfNeeded: hash &>> shift) & (places.count &- 1)
      // A quarter of the places is free.
      while places[place] != 0, (places[place] ^ hash) & hashMask != 0 {
        place = (place &+ 1) & (places.count &- 1)
      }
      return place
    }

    private mutating func add(_ hash: UInt64, _ number: UInt64, in file: UInt64) {
      if count * 4 >= places.count * 3 { grow() }
      let place = place(of: hash)
      let entry = places[place]
      if entry == 0 {
        places[place] = hash & hashMask | file | number
        count += 1
      } else if file == 0 || entry & fileMask != file {
        let sum = min(entry & countMask + number, countMask)
        places[place] = hash & hashMask | file | sum
      }
    }

    private mutating func grow() {
      let entries = places
      places = [UInt64](repeating: 0, count: max(256, 2 * entries.count))
      shift -= entries.isEmpty ? 8 : 1
      for entry in entries where entry != 0 { places[place(of: entry)] = entry }
    }
  }
}
