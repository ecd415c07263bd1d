/// A replacement of bytes in a file.
public struct Edit: Sendable, Equatable {
  /// Byte offsets in the file; empty to insert.
  public var range: Range<Int>
  /// The new bytes; empty to delete.
  public var replacement: [UInt8]

  public init(_ range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  public init(_ range: Range<Int>, with replacement: String) {
    self.init(range, replacement: Array(replacement.utf8))
  }
}

/// A change that resolves a finding. It is applied as a whole or not at all.
public struct Fix: Sendable, Equatable {
  /// Sorted; no two overlap or touch.
  public var edits: [Edit]
  /// What the fix promises: `safe` or `unsafe`.
  public var safety: FixSafety

  /// - Parameter edits: at least one; no two overlap or touch.
  public init(_ edits: [Edit], safety: FixSafety) {
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.safety = safety
  }
}
