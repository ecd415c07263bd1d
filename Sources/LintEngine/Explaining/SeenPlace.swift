import LayoutModel
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
}

/// Reads what the linter sees at places of a text.
public struct PlaceReader {
  private let checker: FileChecker
  private let diagnostics: [Diagnostic]
  private let lines: LineTable

  /// - Parameters:
  ///   - text: the bytes of a Swift file, at most `SourceFile.maximumByteCount`.
  ///   - path: the path of the file.
  ///   - scope: its settings.
  public init(_ text: [UInt8], as path: FilePath, _ scope: Scope) {
    checker = FileChecker(rules: scope.rules, skipsUninteresting: false)
    checker.keepsSuppressions = true
    checker.source.load(text)
    diagnostics = checker.occurrences(path: path)
    lines = LineTable(checker.source.bytes)
  }

  /// How many lines the text has; an empty one after the last line break does not count.
  public var lineCount: Int {
    lines.count > 1 && lines.byteRange(ofLine: lines.count).isEmpty ? lines.count - 1 : lines.count
  }

  /// The bytes of a line.
  public func length(ofLine line: Int) -> Int { lines.byteRange(ofLine: line).count }

  /// What is seen on a line.
  ///
  /// - Parameters:
  ///   - line: from 1 to `lineCount`.
  ///   - column: in bytes, from 1; nil, or in the indentation, for the whole line.
  public func place(line: Int, column: Int?) -> SeenPlace {
    let range = lines.byteRange(ofLine: line)
    var text = range
    while text.lowerBound < text.upperBound, checker.source.bytes[text.lowerBound].isBlank {
      text = text.lowerBound + 1..<text.upperBound
    }
    var place = SeenPlace(line: line, text: Array(checker.source.bytes[range]))
    if let column, range.lowerBound + column - 1 >= text.lowerBound {
      let offset = min(range.lowerBound + column - 1, range.upperBound)
      text = offset..<offset
    }
    place.facts = FactSentences(checker.view, text).all
    place.findings = findings(text)
    place.activeRules = checker.rules.rules.map(\.id)
    return place
  }

  private func findings(_ place: Range<Int>) -> [SeenPlace.SeenFinding] {
    let reported = diagnostics.filter { $0.range.touches(place) }.map { diagnostic in
      SeenPlace.SeenFinding(
        position: diagnostic.start, rule: diagnostic.rule, severity: diagnostic.severity,
        message: diagnostic.message, advice: diagnostic.advice, fix: diagnostic.fix?.safety)
    }
    let silenced = checker.silenced.filter { $0.finding.range.touches(place) }.map { silenced in
      let rule = checker.rules.rules[silenced.rule]
      let comment = checker.judged[silenced.by].comment
      let start = lines.position(of: silenced.finding.range.lowerBound)
      return SeenPlace.SeenFinding(
        position: .init(line: start.line, column: start.column), rule: rule.id,
        severity: rule.severity, message: silenced.finding.message.text,
        advice: silenced.finding.advice.text, fix: silenced.finding.fix?.safety,
        silencer: (
          lines.position(of: comment.lowerBound).line, checker.source.text(comment)
        ))
    }
    return (reported + silenced).sorted { ($0.position, $0.rule) < ($1.position, $1.rule) }
  }
}

extension Range<Int> {
  /// Whether it has a byte in common with another range, or contains its position if that is empty.
  func touches(_ other: Range<Int>) -> Bool {
    other.isEmpty
      ? lowerBound <= other.lowerBound && other.lowerBound <= upperBound
      : overlaps(other)
  }
}
