/// A settled finding: with its place in lines and columns, its rule and its severity. Reporters need nothing else.
public struct Diagnostic: Sendable, Equatable {
  /// A place between two characters of a file.
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

  /// The file's path, as the walk or the user named it: bytes of the file system, not always UTF-8.
  public var path: FilePath
  /// The first character.
  public var start: Position
  /// Just past the last character.
  public var end: Position
  /// Byte offsets of the place.
  public var range: Range<Int>
  /// How much it matters, as configured.
  public var severity: Severity
  /// Whether the run fails with it: an error, or a warning where warnings fail.
  public var isFailure = false
  /// The rule's id.
  public var rule: String
  /// What is wrong and why it matters, code in back quotes, no final period.
  public var message: String
  /// What to do about it, code in back quotes, no final period.
  public var advice: String
  /// The line that the place starts on, without its line break; bytes as they are in the file.
  public var lineText: [UInt8]
  /// What the tool itself can do about it; nil for nothing.
  public var fix: Fix?
  /// Where the edits of the fix begin and end, in their order.
  public var editPlaces: [EditPlace] = []
  /// The fix as one edit, from its first edit to its last one, for what carries out edits one by one; nil where they are
  /// too far apart.
  public var wholeEdit: Edit?
  /// Tells the finding from the others of its file without a line number: a hash of the rule, the line's text and how
  /// many findings of the same rule on the same text stand before it. The path is no part of it.
  public var contentHash: UInt64
  /// What it relies on beyond the file; nil for nothing, and once that is decided.
  var reliance: Reliance?
  /// The findings of the rule that it is shown with; nil for one that stands by itself.
  var group: Finding.Group?
  /// The bytes of the file from the first edit of the group to its last one; nil where they are too far apart.
  var reach: FixReach?
  /// The hash of the line that GitHub's code scanning calls `primaryLocationLineHash`; nil unless the run asked for it.
  public var lineHash: String?

  public init(
    path: FilePath, start: Position, end: Position, range: Range<Int>, severity: Severity,
    rule: String, message: String, advice: String, lineText: [UInt8], contentHash: UInt64 = 0,
    lineHash: String? = nil
  ) {
    self.path = path
    self.start = start
    self.end = end
    self.range = range
    self.severity = severity
    self.rule = rule
    self.message = message
    self.advice = advice
    self.lineText = lineText
    self.contentHash = contentHash
    self.lineHash = lineHash
  }

  /// The order of all output: path, line, column, rule, then end and message.
  public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.start != right.start { return left.start < right.start }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.end != right.end { return left.end < right.end }
    return left.message < right.message
  }
}

extension [Diagnostic] {
  /// Puts diagnostics in the order of all output.
  mutating func sortAsOutput() {
    // What mostly decides is compared, and not whole diagnostics: to touch one touches all that it holds.
    let keys = indices.map { (path: self[$0].path, start: self[$0].start, index: $0) }
    let order = keys.sorted { left, right in
      if left.path != right.path { return left.path < right.path }
      if left.start != right.start { return left.start < right.start }
      return Diagnostic.precedes(self[left.index], self[right.index])
    }
    self = order.map { self[$0.index] }
  }
}
