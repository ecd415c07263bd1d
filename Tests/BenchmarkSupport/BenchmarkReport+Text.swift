extension BenchmarkReport {
  /// The report for people.
  package var text: String {
    """
    \(corpus.fileCount.shown) files, \(corpus.byteCount.shown) bytes, \(corpus.tokenCount.shown) tokens, \
    \(corpus.findingCount.shown) findings of \(corpus.usesAllRules ? "all rules" : "the configured rules")
    Median of \(rounds) rounds, and the spread of the others without a tenth at each end.

    Processor time of every stage, with two threads half of what both spend. Here every file goes all the way.

    \(stageTable.text)
    Time that passes while the files are read and checked, the list of them several times over. As in a run, a file
    without a word that matters stops after the tokenizer.

    \(scalingTable.text)
    """
  }

  private var stageTable: BenchmarkTable {
    var table = BenchmarkTable([
      "stage", "threads", "ms", "spread", "MB/s", "M tokens/s", "allocations",
    ])
    for stage in stages {
      let (median, range) = stage.seconds.milliseconds
      table.add([
        stage.name, String(stage.threads), median, range,
        rate(corpus.byteCount, stage.seconds.median),
        // There are no tokens before the files are read.
        stage.name == "walk" || stage.name == "read"
          ? "-" : rate(corpus.tokenCount, stage.seconds.median),
        stage.allocations?.shown ?? "-",
      ])
    }
    return table
  }

  private var scalingTable: BenchmarkTable {
    var table = BenchmarkTable([
      "copies", "threads", "ms", "spread", "MB/s", "M tokens/s", "times 1x", "allocations",
    ])
    for run in scaling {
      let single = scaling.first { $0.copies == 1 && $0.threads == run.threads }
      let (median, range) = run.seconds.milliseconds
      table.add([
        "\(run.copies)x", String(run.threads), median, range,
        rate(corpus.byteCount * run.copies, run.seconds.median),
        rate(corpus.tokenCount * run.copies, run.seconds.median),
        single.map { (run.seconds.median / $0.seconds.median).shown } ?? "-",
        run.allocations?.shown ?? "-",
      ])
    }
    return table
  }

  /// Millions per second.
  private func rate(_ count: Int, _ seconds: Double) -> String {
    // The difference of two times may be zero if there is little to measure.
    seconds > 0 ? (Double(count) / seconds / 1e6).shown : "-"
  }
}

extension BenchmarkComparison {
  /// The comparison for people.
  package var text: String {
    var table = BenchmarkTable([
      "stage", "threads", "old ms", "spread", "new ms", "spread", "time", "allocations",
    ])
    for row in rows {
      let (old, oldRange) = row.old.milliseconds
      let (new, newRange) = row.new.milliseconds
      table.add([
        row.name, String(row.threads), old, oldRange, new, newRange, change(row),
        allocations(row),
      ])
    }
    let changed = rows.count { $0.verdict != .same }
    let conclusion =
      changed == 0
      ? "No time has changed beyond the spread of both."
      : "\(changed) of \(rows.count) times have changed beyond the spread of both."
    return ([table.text + "\n" + conclusion] + unmatched).joined(separator: "\n") + "\n"
  }

  private func change(_ row: Row) -> String {
    guard row.verdict != .same else { return "same" }
    let word = row.verdict == .slower ? "slower" : "faster"
    // A stage that is a difference may be zero.
    guard row.old.median > 0 else { return word }
    return "\((abs(row.new.median / row.old.median - 1) * 100).shown) % \(word)"
  }

  private func allocations(_ row: Row) -> String {
    guard let hasOther = row.hasOtherAllocations else { return "-" }
    guard hasOther, let old = row.oldAllocations, let new = row.newAllocations else {
      return "same"
    }
    return "\(old.shown) to \(new.shown)"
  }
}
