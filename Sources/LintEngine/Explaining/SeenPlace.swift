import LayoutModel
import RuleKit
import SwiftSource

/// What the linter sees at a place of a file.
public struct SeenPlace: Sendable {
  /// A finding there.
  public struct SeenFinding: Sendable {
    public var position: Diagnostic.Position
    public var rule: String
    public var severity: Severity
    public var message: String
    public var advice: String
    /// What its fix promises; nil if there is no fix.
    public var fix: FixSafety?
    /// The line and the text of the comment that silences it; nil if it is reported.
    public var silencer: (line: Int, text: String)?
  }

  /// The line, 1-based.
  public var line: Int
  /// The text of the line.
  public var text: [UInt8]
  /// What the code there is, from the type down to the constraint: a word, such as `type`, and a sentence without a
  /// period.
  public var facts: [(name: String, text: String)] = []
  /// The findings that begin or end there, or around it.
  public var findings: [SeenFinding] = []
  /// The rules that run for the file.
  public var activeRules: [String] = []
  /// Those of them that look at such code as the line has, or have a finding there.
  public var lookingRules: Set<String> = []
  /// Whether the findings are those of a run of the project; otherwise only the file was read.
  public var readsProject = false
}

extension Range<Int> {
  /// Whether it has a byte in common with another range, or contains its position if that is empty.
  func touches(_ other: Range<Int>) -> Bool {
    other.isEmpty
      ? lowerBound <= other.lowerBound && other.lowerBound <= upperBound
      : overlaps(other)
  }
}
