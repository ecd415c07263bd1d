import RuleKit

/// Selects fixes that can be applied together: no edit of one overlaps or touches an edit of another.
struct EditSelection {
  /// One bit for each position between two bytes of the file where a chosen edit begins or ends, or that it covers.
  private var places: [UInt64]

  init(byteCount: Int) {
    places = [UInt64](repeating: 0, count: byteCount / 64 + 1)
  }

  /// Takes the fix if it conflicts with none that was taken before.
  ///
  /// - Parameter fix: must be possible in the file (`Fix.isPossible`).
  mutating func take(_ fix: Fix) -> Bool {
    guard !touches(fix) else { return false }
    for edit in fix.edits { mark(edit.range) }
    return true
  }

  /// Whether the fix conflicts with those that were taken before.
  func touches(_ fix: Fix) -> Bool { fix.edits.contains { isTaken($0.range) } }

  private func isTaken(_ range: Range<Int>) -> Bool {
    words(of: range).contains { places[$0] & mask(of: range, inWord: $0) != 0 }
  }

  /// Blocks a range for fixes.
  mutating func mark(_ range: Range<Int>) {
    for word in words(of: range) { places[word] |= mask(of: range, inWord: word) }
  }

  private func words(of range: Range<Int>) -> ClosedRange<Int> {
    range.lowerBound / 64...range.upperBound / 64
  }

  /// The bits from the lower to the upper bound, both included.
  private func mask(of range: Range<Int>, inWord word: Int) -> UInt64 {
    let first = max(range.lowerBound - word * 64, 0)
    let last = min(range.upperBound - word * 64, 63)
    return (UInt64.max << UInt64(first)) & (UInt64.max >> UInt64(63 - last))
  }
}
