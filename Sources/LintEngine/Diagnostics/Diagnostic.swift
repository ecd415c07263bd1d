import Platform
import Project
import RuleKit

/// A finding with its position in lines and columns, its rule and its severity. Reporters need nothing else.
public struct Diagnostic: Sendable, Equatable {
  /// A position between two characters of a file.
  public struct Position: Sendable, Equatable, Comparable {
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-8 bytes.
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    public static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// The file's path, as the walk or the user named it: file system bytes, not necessarily UTF-8.
  public var path: FilePath
  public var start: Position
  /// Just past the last character.
  public var end: Position
  public var range: Range<Int>
  public var severity: Severity
  /// Whether the run fails with it: an error, or a warning where warnings fail.
  public var isFailure = false
  public var rule: String
  /// The rule's family; nil for text that is not Swift.
  public var family: RuleFamily?
  /// What is wrong and why it matters, with code in back quotes and no final period.
  public var message: String
  /// What to do about it, with code in back quotes and no final period.
  public var advice: String
  /// Other places of the file that it is about.
  public var related: [RelatedPlace] = []
  /// The line of the start, without its line break, as bytes of the file.
  public var lineText: [UInt8]
  /// What the tool can do about it; nil if there is no fix.
  public var fix: Fix?
  /// The positions of the edits of the fix, in order.
  public var editPlaces: [Place] = []
  /// The fix as one edit, from its first edit to its last, for consumers that apply edits one by one; nil if they are
  /// too far apart, or those of several findings.
  public var wholeEdit: Edit?
  /// Identifies the finding within its file without a line number: a hash of the rule, the line's text and the number
  /// of earlier findings of the same rule on the same text. The path is not part of it.
  public var contentHash: UInt64
  /// What has to hold in other files; empty once that is decided.
  var conditions = Conditions()
  var project = ProjectTable.none
  /// The findings of the rule that it is shown with; nil for none.
  package var group: Finding.Group?

  public init(
    path: FilePath, start: Position, end: Position, range: Range<Int>, severity: Severity,
    rule: String, family: RuleFamily? = nil, message: String, advice: String, lineText: [UInt8],
    contentHash: UInt64 = 0
  ) {
    self.path = path
    self.start = start
    self.end = end
    self.range = range
    self.severity = severity
    self.rule = rule
    self.family = family
    self.message = message
    self.advice = advice
    self.lineText = lineText
    self.contentHash = contentHash
  }

  /// Whether it is about code that does not do what it says, rather than about how it is written.
  public var isMistake: Bool { family?.isAboutMistakes ?? true }

  mutating func dropFix() { (fix, editPlaces, wholeEdit) = (nil, [], nil) }

  /// Makes it one that fails the run where it is to.
  package mutating func judge(by strictness: Strictness) {
    if strictness.fails(severity, isMistake: isMistake) { isFailure = true }
  }

  /// Output order: path, line, column, rule, then end and message.
  public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.start != right.start { return left.start < right.start }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.end != right.end { return left.end < right.end }
    return left.message < right.message
  }

  /// The lines with a character of the finding; for an empty range, its line.
  public var lines: ClosedRange<Int> {
    // A range that ends with a line break ends on the line before.
    let last = end.column == 1 && end.line > start.line ? end.line - 1 : end.line
    return start.line...max(start.line, last)
  }
}

extension [Diagnostic] {
  /// Leaves the findings of some rules to the reader.
  package mutating func dropFixes(of rules: Set<String>) {
    for index in indices where rules.contains(self[index].rule) { self[index].dropFix() }
  }

  /// Sets the content hashes of one file's diagnostics, which are in output order.
  mutating func fillContentHashes() {
    // How many diagnostics with a rule and text there have been so far.
    var counts: [UInt64: UInt64] = [:]
    // The diagnostics of a line share its text: a line of 10 MB with 100,000 of them is hashed once.
    var line = (number: 0, hash: UInt64(0))
    for index in indices {
      if line.number != self[index].start.line {
        var text = FNV1a()
        text.combineCollapsed(self[index].lineText)
        line = (self[index].start.line, text.value)
      }
      var hash = FNV1a()
      hash.combine(self[index].rule.utf8)
      hash.combine(line.hash)
      let ordinal = counts[hash.value, default: 0]
      counts[hash.value] = ordinal + 1
      hash.combine(ordinal)
      self[index].contentHash = hash.value
    }
  }
}
