import RuleKit

/// Selects fixes that can be applied together: no edit of one overlaps or touches an edit of another.
struct EditSelection {
  /// For each position between two bytes of the file, whether a chosen edit begins or ends there, or covers it.
  private var places: [Bool]

  init(byteCount: Int) { places = [Bool](repeating: false, count: byteCount + 1) }

  /// Takes the fix if it conflicts with none that was taken before.
  ///
  /// - Parameter fix: must be possible in the file (`Fix.isPossible`).
  mutating func take(_ fix: Fix) -> Bool {
    guard !touches(fix) else { return false }
    for edit in fix.edits { mark(edit.range) }
    return true
  }

  /// Whether the fix conflicts with those that were taken before.
  func touches(_ fix: Fix) -> Bool {
    fix.edits.contains { places[$0.range.lowerBound...$0.range.upperBound].contains(true) }
  }

  /// Blocks a range for fixes.
  mutating func mark(_ range: Range<Int>) {
    for place in range.lowerBound...range.upperBound { places[place] = true }
  }
}
