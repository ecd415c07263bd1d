extension [Diagnostic] {
  /// Makes one diagnostic of those that are shown together: the first, with the fixes of all. Comments, the baseline and
  /// changed lines have judged each by itself before.
  ///
  /// They are in their final order before and after.
  public mutating func joinGroups() {
    guard contains(where: { $0.group != nil }) else { return }
    var firsts: [GroupKey: Int] = [:]
    var joined: [Diagnostic] = []
    joined.reserveCapacity(count)
    var others: [[Diagnostic]] = []
    for diagnostic in self {
      if let group = diagnostic.group {
        let key = GroupKey(path: diagnostic.path, rule: diagnostic.rule, id: group.id)
        if let first = firsts[key] {
          others[first].append(diagnostic)
          continue
        }
        firsts[key] = joined.count
      }
      joined.append(diagnostic)
      others.append([])
    }
    for index in joined.indices where joined[index].group != nil {
      joined[index].join(others[index])
    }
    self = joined
  }
}

private struct GroupKey: Hashable {
  var path: FilePath
  var rule: String
  var id: Int
}

extension Diagnostic {
  fileprivate mutating func join(_ others: [Diagnostic]) {
    let countsOthers = group?.countsOthers == true
    let reach = reach
    (group, self.reach) = (nil, nil)
    if countsOthers, !others.isEmpty { message += "; \(others.count) more like it in this block" }
    let fixed = ([self] + others).filter { $0.fix != nil }
    // A safe fix is not held up by the unsafe ones beside it.
    let safety = fixed.contains { $0.fix?.safety == .safe } ? FixSafety.safe : .unsafe
    let parts = fixed.filter { $0.fix?.safety == safety }
    guard parts.count > 1 else {
      if let part = parts.first { (fix, editPlaces, wholeEdit) = part.repair }
      return
    }
    let edits = parts.flatMap { zip($0.fix?.edits ?? [], $0.editPlaces) }
      .sorted { $0.0.range.lowerBound < $1.0.range.lowerBound }
    let fix = Fix(edits.map(\.0), safety: safety)
    self.fix = fix
    editPlaces = edits.map(\.1)
    wholeEdit = reach.flatMap { fix.wholeEdit(in: $0.bytes, startingAt: $0.start) }
  }

  private var repair: (Fix?, [EditPlace], Edit?) { (fix, editPlaces, wholeEdit) }
}

/// The text that the fixes of a group change, from the first edit to the last one.
struct FixReach: Sendable, Equatable {
  /// The byte offset in the file.
  var start: Int
  var bytes: [UInt8]

  /// Bytes that the fixes of a finding as one edit may reach over: a bound for many that reach over each other.
  static let longest = 1 << 13

  /// - Returns: for each group of findings with several fixes what they reach over, by rule and group; nothing of those
  ///   that are too long.
  static func ofGroups(
    _ found: [(rule: Int, finding: Finding)], in bytes: UnsafeRawBufferPointer
  ) -> [Key: FixReach] {
    var ranges: [Key: Range<Int>] = [:]
    for (rule, finding) in found {
      guard let group = finding.group, let fix = finding.fix, fix.isPossible(in: bytes),
        let first = fix.edits.first, let last = fix.edits.last
      else { continue }
      let range = first.range.lowerBound..<last.range.upperBound
      let key = Key(rule: rule, group: group.id)
      let all = ranges[key] ?? range
      ranges[key] =
        min(all.lowerBound, range.lowerBound)..<max(all.upperBound, range.upperBound)
    }
    return ranges.compactMapValues { range in
      guard range.count <= longest else { return nil }
      return FixReach(start: range.lowerBound, bytes: Array(bytes[range]))
    }
  }

  struct Key: Hashable {
    var rule: Int
    var group: Int
  }
}
