import RuleKit
import SwiftSource

extension SuppressionLedger {
  /// Removes the fixes that would change a line on which a comment silences their rule.
  ///
  /// - Parameter found: the findings that no comment silences, with indices in `RuleSet.rules`.
  func dropFixes(of found: inout [(rule: Int, finding: Finding)], table: LineTable) {
    var places: [(offset: Int, line: Int, finding: Int)] = []
    for (index, (_, finding)) in found.enumerated() {
      for edit in finding.fix?.edits ?? [] {
        let first = table.position(of: edit.range.lowerBound).line
        let last = table.position(of: max(edit.range.lowerBound, edit.range.upperBound - 1)).line
        for line in first...last {
          let start = table.byteRange(ofLine: line).lowerBound
          places.append((max(start, edit.range.lowerBound), line, index))
        }
      }
    }
    places.sort { $0.offset < $1.offset }
    var ledger = self
    for place in places
    where ledger.silences(rule: found[place.finding].rule, line: place.line, at: place.offset) {
      found[place.finding].finding.fix = nil
    }
  }
}
