import Platform
import RuleKit

extension [Diagnostic] {
  /// Merges diagnostics that are shown together into the first one, with the fixes of all. Comments, the baseline and
  /// changed lines have been applied to each of them before.
  ///
  /// They are in output order before and after.
  public mutating func joinGroups() {
    guard contains(where: { $0.group != nil }) else { return }
    var path: FilePath?
    var firsts: [Int: Int] = [:]
    // For the place of the first of a group, the others.
    var others: [Int: [Diagnostic]] = [:]
    // A buffer swaps by moving: to copy a diagnostic is to retain everything it contains.
    let count = withUnsafeMutableBufferPointer { diagnostics in
      var count = 0
      for index in diagnostics.indices {
        if let group = diagnostics[index].group {
          if diagnostics[index].path != path {
            path = diagnostics[index].path
            firsts = [:]
          }
          if let first = firsts[group.id] {
            others[first, default: []].append(diagnostics[index])
            continue
          }
          firsts[group.id] = count
        }
        if index != count { diagnostics.swapAt(index, count) }
        count += 1
      }
      return count
    }
    removeSubrange(count...)
    for index in indices where self[index].group != nil {
      self[index].join(others[index] ?? [])
    }
  }
}

extension Diagnostic {
  /// Whether `joinGroups` makes one of this and another diagnostic of the same file.
  package func isShown(with other: Diagnostic) -> Bool {
    contentHash == other.contentHash || (group != nil && group?.id == other.group?.id)
  }

  fileprivate mutating func join(_ others: [Diagnostic]) {
    let countsOthers = group?.countsOthers == true
    let reach = reach
    (group, self.reach) = (nil, nil)
    guard !others.isEmpty else { return }
    if countsOthers { message += "; \(others.count) more like it in this block" }
    let fixed = ([self] + others).filter { $0.fix != nil }
    // A safe fix does not have to wait for the unsafe ones beside it.
    let safety = fixed.contains { $0.fix?.safety == .safe } ? FixSafety.safe : .unsafe
    let parts = fixed.filter { $0.fix?.safety == safety }
    let edits = parts.flatMap { zip($0.fix?.edits ?? [], $0.editPlaces) }
      .sorted { $0.0.range.lowerBound < $1.0.range.lowerBound }
    // Of fixes that change the same text, the first one is made; the next round finds the others.
    let areApart = zip(edits, edits.dropFirst())
      .allSatisfy { $0.0.range.upperBound < $1.0.range.lowerBound }
    guard parts.count > 1, areApart else {
      if let part = parts.first { (fix, editPlaces, wholeEdit) = part.repair }
      return
    }
    let assumptions = parts.flatMap { $0.fix?.assumptions ?? [] }
    let fix = Fix(edits.map(\.0), safety: safety, assuming: assumptions)
    self.fix = fix
    editPlaces = edits.map(\.1)
    wholeEdit = reach.flatMap { fix.wholeEdit(in: $0.bytes, startingAt: $0.start) }
  }

  private var repair: (Fix?, [Place], Edit?) { (fix, editPlaces, wholeEdit) }
}

/// The text that the fixes of a group change, from the first edit to the last.
struct FixReach: Sendable, Equatable {
  /// The byte offset in the file.
  var start: Int
  var bytes: [UInt8]

  /// The most bytes that the merged fixes of a finding may span: bounds the cost of many overlapping ones.
  static let longest = 1 << 13

  /// - Returns: the reach of the fixes of each group with several findings, by the group's id; nothing for groups that
  ///   reach too far.
  static func ofGroups(
    _ found: [(rule: Int, finding: Finding)], in bytes: UnsafeRawBufferPointer
  ) -> [Int: FixReach] {
    var groups: [Int: (range: Range<Int>, fixCount: Int)] = [:]
    for (_, finding) in found {
      guard let group = finding.group, let fix = finding.fix, fix.isPossible(in: bytes),
        let first = fix.edits.first, let last = fix.edits.last
      else { continue }
      var range = first.range.lowerBound..<last.range.upperBound
      let others = groups[group.id] ?? (range, 0)
      range =
        min(
          others.range.lowerBound, range.lowerBound)..<max(
          others.range.upperBound, range.upperBound)
      groups[group.id] = (range, others.fixCount + 1)
    }
    return groups.compactMapValues { range, fixCount in
      guard fixCount > 1, range.count <= longest else { return nil }
      return FixReach(start: range.lowerBound, bytes: Array(bytes[range]))
    }
  }
}
