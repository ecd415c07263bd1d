import LintEngine
import RuleKit
import SwiftSource

/// The edits of a round, in order of position.
struct EditScript {
  private var edits: [Edit]
  /// For each edit, how much the text has grown by it and the ones before it.
  private var growths: [Int] = []

  init(_ fixes: [Fix]) {
    edits = fixes.flatMap(\.edits)
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var growth = 0
    for edit in edits {
      growth += edit.replacement.count - edit.range.count
      growths.append(growth)
    }
  }

  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(max(0, text.count + (growths.last ?? 0)))
    var position = 0
    for edit in edits {
      result.append(contentsOf: text[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement)
      position = edit.range.upperBound
    }
    result.append(contentsOf: text[position...])
    return result
  }

  /// The offset of a byte after the edits; for a replaced byte, the start of the replacement.
  func moved(_ offset: Int) -> Int {
    let next = edits.partitioningIndex { $0.range.upperBound > offset }
    let growth = next > 0 ? growths[next - 1] : 0
    guard next < edits.count, edits[next].range.lowerBound < offset else { return offset + growth }
    return edits[next].range.lowerBound + growth
  }
}

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

  func touches(_ fix: Fix) -> Bool {
    fix.edits.contains { places[$0.range.lowerBound...$0.range.upperBound].contains(true) }
  }

  mutating func mark(_ range: Range<Int>) {
    for place in range.lowerBound...range.upperBound { places[place] = true }
  }
}

/// Where a finding of a rule begins, to recognize it after a round although its line may have moved or changed.
struct FindingPlace: Hashable {
  private var rule: String
  private var offset: Int

  init(_ diagnostic: Diagnostic) {
    (rule, offset) = (diagnostic.rule, diagnostic.range.lowerBound)
  }

  func moved(along script: EditScript) -> FindingPlace {
    var place = self
    place.offset = script.moved(offset)
    return place
  }
}
