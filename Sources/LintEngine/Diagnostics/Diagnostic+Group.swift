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
    var shown: [Diagnostic] = []
    for diagnostic in self {
      if let group = diagnostic.group {
        if diagnostic.path != path { (path, firsts) = (diagnostic.path, [:]) }
        if let first = firsts[group.id] {
          others[first, default: []].append(diagnostic)
          continue
        }
        firsts[group.id] = shown.count
      }
      shown.append(diagnostic)
    }
    for index in shown.indices where shown[index].group != nil {
      shown[index].join(others[index] ?? [])
    }
    self = shown
  }
}

extension Diagnostic {
  /// Whether `joinGroups` makes one of this and another diagnostic of the same file.
  package func isShown(with other: Diagnostic) -> Bool {
    contentHash == other.contentHash || (group != nil && group?.id == other.group?.id)
  }

  fileprivate mutating func join(_ others: [Diagnostic]) {
    let countsOthers = group?.countsOthers == true
    group = nil
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
    fix = Fix(edits.map(\.0), safety: safety, assuming: assumptions)
    (editPlaces, wholeEdit) = (edits.map(\.1), nil)
  }

  private var repair: (Fix?, [Place], Edit?) { (fix, editPlaces, wholeEdit) }
}
