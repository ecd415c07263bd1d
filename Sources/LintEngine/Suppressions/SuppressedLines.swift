import RuleKit
import SwiftSource

/// The suppressions for single lines: of several for one line and rule only the nearest counts.
package struct SuppressedLines {
  /// The lines that a suppression applies to.
  package struct Target {
    /// The line of its comment.
    var origin: Int
    package var lines: ClosedRange<Int>
    /// Whether it also covers findings that only end there.
    var takesEnds: Bool
  }

  private struct Place: Hashable {
    var line: Int
    /// The key of what is suppressed; see `SuppressionLedger`.
    var key: Int
  }

  private struct Candidate {
    var entry: Int
    var distance: Int
  }

  /// For findings that begin on the line.
  private var beginnings: [Place: Candidate] = [:]
  /// For findings that end on the line.
  private var endings: [Place: Candidate] = [:]

  /// Adds an entry; entries must come in file order.
  mutating func add(_ entry: Int, _ key: Int, _ target: Target) {
    // There is no code between the first and the last line of a comment.
    for line in [target.lines.lowerBound, target.lines.upperBound] {
      let candidate = Candidate(entry: entry, distance: abs(line - target.origin))
      let place = Place(line: line, key: key)
      if candidate.distance < beginnings[place]?.distance ?? .max { beginnings[place] = candidate }
      if target.takesEnds, candidate.distance < endings[place]?.distance ?? .max {
        endings[place] = candidate
      }
    }
  }

  /// The nearest entry for a finding from one line to another; of several, the one with the first key.
  func nearest(first: Int, last: Int, keys: [Int]) -> Int? {
    guard !beginnings.isEmpty else { return nil }
    var nearest: Candidate?
    for key in keys {
      for candidate in [
        beginnings[Place(line: first, key: key)], endings[Place(line: last, key: key)],
      ] {
        if let candidate, candidate.distance < nearest?.distance ?? .max { nearest = candidate }
      }
    }
    return nearest?.entry
  }
}

extension SuppressedLines.Target {
  /// The lines of a suppression; nil for a region, or if there is no such line.
  package init?(_ suppression: Suppression, source: SourceFile, table: LineTable) {
    let first = table.position(of: suppression.comment.lowerBound).line
    let origin = table.position(of: suppression.range.lowerBound).line
    switch suppression.verb {
    case .disableThis:
      let last = table.position(of: suppression.comment.upperBound).line
      self.init(origin: origin, lines: first...last, takesEnds: true)
    case .disableNext:
      guard origin < table.count else { return nil }
      let index = source.tokens.firstIndex(from: table.byteRange(ofLine: origin + 1).lowerBound)
      let token = source.tokens[index]
      guard token.kind != .endOfFile else { return nil }
      let line = table.position(of: Int(token.start)).line
      self.init(origin: origin, lines: line...line, takesEnds: false)
    case .disablePrevious:
      let index = source.tokens.firstIndex(from: table.byteRange(ofLine: first).lowerBound)
      guard index > 0 else { return nil }
      // A multiline string may end on the comment's own line.
      let end = table.position(of: max(0, Int(source.tokens[index - 1].end) - 1)).line
      let line = min(end, first - 1)
      self.init(origin: first, lines: line...line, takesEnds: true)
    case .disable, .enable, nil: return nil
    }
  }
}

extension UnsafeBufferPointer<Token> {
  /// The first token at or after an offset; the last token if there is none.
  package func firstIndex(from offset: Int) -> Int {
    dropLast().partitioningIndex { Int($0.start) >= offset }
  }
}

/// The regions, from `disable` to `enable`, that are open at one point of a file. Entries are numbered in file order.
struct SuppressedRegions {
  /// The index for all rules.
  static let allRules = -1

  /// For each rule, or all of them, the last entry that disabled it and is still open.
  private var opened: [Int: Int] = [:]
  /// For each rule, the last entry that enabled it, which also closes earlier regions for all rules.
  private var closed: [Int: Int] = [:]

  /// Disables a rule or all of them.
  mutating func open(_ entry: Int, for rule: Int) { opened[rule] = entry }

  /// Enables a rule or all of them.
  ///
  /// - Returns: whether any was disabled.
  mutating func close(at entry: Int, for rule: Int) -> Bool {
    guard rule == Self.allRules else {
      let wasDisabled = latest(for: rule) != nil
      opened[rule] = nil
      closed[rule] = entry
      return wasDisabled
    }
    defer { opened.removeAll() }
    return !opened.isEmpty
  }

  /// The last entry that disabled the rule; nil if it is enabled.
  func latest(for rule: Int) -> Int? {
    let all = opened[Self.allRules].flatMap { $0 > closed[rule, default: -1] ? $0 : nil }
    guard let own = opened[rule] else { return all }
    return max(own, all ?? own)
  }
}
