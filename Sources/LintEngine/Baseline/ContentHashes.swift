import RuleKit

/// Distinguishes the diagnostics of one file without line numbers.
struct ContentHashes {
  /// How many diagnostics with this rule and text there have been so far.
  private var counts: [UInt64: UInt64] = [:]
  /// The diagnostics of a line share its text: a line of 10 MB with 100,000 of them is hashed once.
  private var line = (number: 0, hash: UInt64(0))

  /// The hash of the next diagnostic, given by its rule, its line and the line's text; diagnostics come in output order.
  mutating func next(_ rule: String, _ lineNumber: Int, _ lineText: [UInt8]) -> UInt64 {
    if line.number != lineNumber {
      var text = FNV1a()
      text.combineCollapsed(lineText)
      line = (lineNumber, text.value)
    }
    var hash = FNV1a()
    hash.combine(rule.utf8)
    hash.combine(line.hash)
    let ordinal = counts[hash.value, default: 0]
    counts[hash.value] = ordinal + 1
    hash.combine(ordinal)
    return hash.value
  }
}

extension [Diagnostic] {
  /// Sets the hashes of one file's diagnostics, which are in output order.
  mutating func fillContentHashes() {
    var hashes = ContentHashes()
    for index in indices {
      self[index].contentHash = hashes.next(
        self[index].rule, self[index].start.line, self[index].lineText)
    }
  }
}
