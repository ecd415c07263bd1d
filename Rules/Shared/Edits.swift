import RuleKit

extension [Edit] {
  /// The edits in order, with adjacent ones merged; nil where two overlap.
  func joined() -> [Edit]? {
    var joined: [Edit] = []
    for edit in sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      guard let last = joined.last, last.range.upperBound >= edit.range.lowerBound else {
        joined.append(edit)
        continue
      }
      guard last.range.upperBound == edit.range.lowerBound else { return nil }
      joined[joined.count - 1] = Edit(
        last.range.lowerBound..<edit.range.upperBound,
        replacement: last.replacement + edit.replacement)
    }
    return joined
  }
}
