import SwiftSource

/// Which of the names that configurations give to a project's own functions occur in code, by their keys.
package struct NameUses: Sendable {
  /// The helpers that are called.
  private var helpers: Set<UInt64> = []
  /// The patterns that match a setup function.
  private var setupPatterns: Set<UInt64> = []

  package init() {}

  mutating func insert(helper key: UInt64) { helpers.insert(key) }
  mutating func insert(setupPattern key: UInt64) { setupPatterns.insert(key) }

  package mutating func formUnion(_ other: NameUses) {
    if !other.helpers.isEmpty { helpers.formUnion(other.helpers) }
    if !other.setupPatterns.isEmpty { setupPatterns.formUnion(other.setupPatterns) }
  }

  /// Whether a helper is called.
  package func contain(helper name: String) -> Bool { helpers.contains(TextHash.key(of: name)) }

  /// Whether a pattern matches a setup function.
  package func contain(setupPattern text: String) -> Bool {
    setupPatterns.contains(TextHash.key(of: text))
  }
}

extension TextHash {
  /// The key of a text.
  static func key(of text: String) -> UInt64 {
    var text = text
    var hash = TextHash()
    text.withUTF8 { hash.add(UnsafeRawBufferPointer($0)) }
    return hash.value
  }
}
