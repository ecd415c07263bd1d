import LayoutModel
import SwiftSource

/// In how many files of a run each name occurs in each role, to tell whether other files can reach a member.
///
/// Names are compared by their hashes. A collision counts a name as another one, too, which drops a finding.
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
    /// A protocol that the file declares.
    case `protocol`
    /// A property or a variable that the file declares.
    case property
    /// One that runs code when it is read.
    case computed
    /// A function or an operator that the file declares.
    case function
  }

  /// How many files have a name, and the number of the last one.
  private struct Files {
    var count: UInt32 = 0
    var last: UInt32 = 0

    mutating func note(_ file: UInt32) {
      if last != file { count += 1 }
      last = file
    }
  }

  private var names = KeyMap<Files>()
  /// The number of the current file.
  private var file: UInt32 = 0

  package init() {}

  /// The names of one file.
  init(of source: SourceFile) { read(source) }

  /// Counts the names of a file, whose tokenizer has noted the landmarks.
  package mutating func read(_ source: SourceFile) {
    file += 1
    var reader = NameReader(source)
    reader.read(into: &self)
  }

  /// Counts the current file for a name.
  mutating func add(_ hash: UInt64) { names[hash, default: Files()].note(file) }

  /// Whether no other file has the name that a fix assumes it has not.
  package func allow(_ assumption: Fix.Assumption) -> Bool {
    fileCount(assumption.hash) <= (assumption.isInFile ? 1 : 0)
  }

  /// How many files have a name.
  func fileCount(_ hash: UInt64) -> Int { names[hash].map { Int($0.count) } ?? 0 }

  /// Adds the counts of other files.
  mutating func formUnion(_ other: NameCensus) {
    for (hash, files) in other.names.entries { names[hash, default: Files()].count += files.count }
  }

  /// Whether a name that begins with this byte is that of a type, as types are usually named.
  @inline(__always)
  static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  // MARK: - Hashes

  /// The hash of a name in a role.
  static func hash(_ name: String, _ role: Role) -> UInt64 {
    TextHash.pair(TextHash(name).value, role.rawValue)
  }

  /// The hash of a function with one more label; nil for none.
  static func hash(_ function: UInt64, addingLabel label: UInt64?) -> UInt64 {
    TextHash.pair(function, label ?? 0)
  }

  /// The hash of a token in a role, without back quotes.
  static func hash(_ name: Lexeme, _ role: Role) -> UInt64 { hash(name.text8, role) }

  /// The hash of a name in a role, without back quotes. One may be alone.
  @inline(__always)
  static func hash(_ name: UnsafeRawBufferPointer, _ role: Role) -> UInt64 {
    let isQuoted = name.count > 1 && name[0] == UInt8(ascii: "`")
    var hash = TextHash()
    hash.add(isQuoted ? UnsafeRawBufferPointer(rebasing: name.dropFirst().dropLast()) : name)
    return TextHash.pair(hash.value, role.rawValue)
  }
}
