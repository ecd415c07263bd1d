import Platform
import SwiftSource

/// The findings that a team has accepted: only new findings are reported.
///
/// An entry identifies its finding by file, rule and fingerprint, which is `Diagnostic.contentHash`: the finding stays
/// accepted when its line moves, when other code is renamed, when functions are reordered, and when its file is moved
/// (`BaselineMoves`). It is reported again when its line changes; a second finding like it is new.
public struct Baseline: Sendable, Equatable {
  /// An accepted finding.
  public struct Entry: Sendable, Equatable {
    /// The file relative to the baseline's root.
    public var path: FilePath
    /// The rule's id.
    public var rule: String
    /// `Diagnostic.contentHash`.
    public var fingerprint: UInt64
    /// The beginning of the line in the file, for readers only; it is never compared.
    public var text: [UInt8]

    static func precedes(_ left: Entry, _ right: Entry) -> Bool {
      if left.path != right.path { return left.path < right.path }
      if left.rule != right.rule { return left.rule < right.rule }
      return left.fingerprint < right.fingerprint
    }

    func hasSameKey(as other: Entry) -> Bool {
      fingerprint == other.fingerprint && rule == other.rule && path == other.path
    }
  }

  /// Sorted by path, rule and fingerprint, without duplicates.
  public let entries: [Entry]

  /// A baseline that accepts nothing.
  public init() { entries = [] }

  /// A baseline of these entries, in any order.
  init(_ entries: [Entry]) { self.entries = Self.sorted(entries) }

  /// Accepts findings. Syntax errors are never accepted.
  ///
  /// - Parameters:
  ///   - diagnostics: all findings of a run, before a baseline is applied.
  ///   - root: the folder that paths are relative to.
  public init(accepting diagnostics: [Diagnostic], root: BaselineRoot) {
    var names = root.names()
    // The findings of one line share its text.
    var last: (path: FilePath, line: Int, text: [UInt8])?
    var entries: [Entry] = []
    entries.reserveCapacity(diagnostics.count)
    for diagnostic in diagnostics where diagnostic.rule != SyntaxProblem.ruleID {
      let line = diagnostic.start.line
      if last?.line != line || last?.path != diagnostic.path {
        last = (diagnostic.path, line, BaselineText.shortened(diagnostic.lineText))
      }
      entries.append(
        Entry(
          path: names.path(of: diagnostic.path), rule: diagnostic.rule,
          fingerprint: diagnostic.contentHash, text: last?.text ?? []))
    }
    self.init(entries)
  }

  /// The baseline with the entries of another one.
  public func union(_ other: Baseline) -> Baseline { Baseline(entries + other.entries) }

  private static func sorted(_ entries: [Entry]) -> [Entry] {
    var sorted: [Entry] = []
    sorted.reserveCapacity(entries.count)
    for entry in entries.sorted(by: Entry.precedes) where sorted.last?.hasSameKey(as: entry) != true
    {
      sorted.append(entry)
    }
    return sorted
  }
}
