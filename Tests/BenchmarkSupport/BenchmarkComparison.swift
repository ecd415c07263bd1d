/// The comparison of two reports.
package struct BenchmarkComparison {
  /// Why two reports cannot be compared: one sentence.
  package struct Mistake: Error, Equatable {
    package var message: String
  }

  /// The change of a time.
  package enum Verdict: Equatable {
    case faster, slower
    /// The spreads overlap, so the difference may be chance.
    case same
  }

  /// A measurement that both reports have.
  package struct Row: Equatable {
    package var name: String
    package var threads: Int
    package var old: Spread
    package var new: Spread
    package var oldAllocations: Int?
    package var newAllocations: Int?

    package var verdict: Verdict {
      if new.low > old.high { return .slower }
      if new.high < old.low { return .faster }
      return .same
    }

    /// Whether the allocations differ by more than 0.2 %; nil if one of the two was not counted.
    ///
    /// Each process hashes with a different seed, and the order of a set may affect how often an array grows.
    package var hasOtherAllocations: Bool? {
      guard let oldAllocations, let newAllocations else { return nil }
      return abs(newAllocations - oldAllocations) > max(oldAllocations, newAllocations) / 500
    }
  }

  package var rows: [Row] = []
  /// The measurements that only one of the reports has.
  package var unmatched: [String] = []

  /// - Throws: an error if the reports are about different code or rules, and cannot be compared.
  package init(old: BenchmarkReport, new: BenchmarkReport) throws(Mistake) {
    try Self.check(
      old, fileCount: new.corpus.fileCount, byteCount: new.corpus.byteCount,
      usesAllRules: new.corpus.usesAllRules)
    match(Self.rows(of: old), Self.rows(of: new))
  }

  /// Checks that a report is about the same code and rules as a new one.
  package static func check(
    _ old: BenchmarkReport, fileCount: Int, byteCount: Int, usesAllRules: Bool
  ) throws(Mistake) {
    guard old.format == BenchmarkReport.currentFormat else {
      throw Mistake(
        message:
          "it has format \(old.format), not \(BenchmarkReport.currentFormat); measure it anew")
    }
    guard old.corpus.usesAllRules == usesAllRules else {
      let which = old.corpus.usesAllRules ? "with" : "without"
      throw Mistake(message: "it was measured \(which) `--all-rules`")
    }
    guard old.corpus.fileCount == fileCount, old.corpus.byteCount == byteCount else {
      throw Mistake(
        message: "it was measured on other code: \(old.corpus.fileCount) files with "
          + "\(old.corpus.byteCount) bytes, not \(fileCount) with \(byteCount)")
    }
  }

  private typealias Measured = (name: String, threads: Int, seconds: Spread, allocations: Int?)

  private static func rows(of report: BenchmarkReport) -> [Measured] {
    report.stages.map { ($0.name, $0.threads, $0.seconds, $0.allocations) }
      + report.scaling.map { ("all, \($0.copies)x", $0.threads, $0.seconds, $0.allocations) }
  }

  private mutating func match(_ old: [Measured], _ new: [Measured]) {
    var remaining = old
    for row in new {
      let name = BenchmarkTable.name(row.name, threads: row.threads)
      guard
        let index = remaining.firstIndex(where: {
          $0.name == row.name && $0.threads == row.threads
        })
      else {
        unmatched.append("only the new one has `\(name)`")
        continue
      }
      let partner = remaining.remove(at: index)
      rows.append(
        Row(
          name: row.name, threads: row.threads, old: partner.seconds, new: row.seconds,
          oldAllocations: partner.allocations, newAllocations: row.allocations))
    }
    unmatched += remaining.map {
      "only the old one has `\(BenchmarkTable.name($0.name, threads: $0.threads))`"
    }
  }
}
