import LayoutModel
import Platform
import Project
import RuleKit
import SwiftSource

/// Reads what the linter sees at places of a Swift file.
public struct PlaceReader {
  private let checker: FileChecker
  private let text: [UInt8]
  private let diagnostics: [Diagnostic]
  private let lines: LineTable
  private let readsProject: Bool

  /// - Parameters:
  ///   - text: the bytes of the file, at most `SourceFile.maximumByteCount`.
  ///   - found: the findings of a run of the project in the file, not merged; nil to read only the file.
  public init(
    _ text: [UInt8], as path: FilePath, _ scope: Scope, foundInProject found: [Diagnostic]? = nil
  ) {
    checker = FileChecker(rules: scope.rules, skipsUninteresting: false)
    checker.keepsSuppressions = true
    checker.source.load(text)
    let own = checker.occurrences(path: path)
    diagnostics = found ?? own
    readsProject = found != nil
    lines = text.withUnsafeBytes { LineTable($0) }
    self.text = text
  }

  /// How many lines the file has; an empty one after the last line break does not count.
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
    var start = range.lowerBound
    while start < range.upperBound, text[start].isBlank { start += 1 }
    var searched = start..<max(start, range.upperBound)
    if let column, range.lowerBound + column - 1 >= start {
      let offset = min(range.lowerBound + column - 1, range.upperBound)
      searched = offset..<offset
    }
    var place = SeenPlace(line: line, text: Array(text[range]))
    place.readsProject = readsProject
    place.findings = diagnostics.filter { $0.range.touches(searched) }.map { diagnostic in
      SeenPlace.SeenFinding(
        position: diagnostic.start, rule: diagnostic.rule, severity: diagnostic.severity,
        message: diagnostic.message, advice: diagnostic.advice, fix: diagnostic.fix?.safety)
    }
    place.activeRules = checker.rules.rules.map(\.id)
    place.facts = FactSentences(checker.view, searched).all
    place.findings += silenced(searched)
    place.lookingRules = rulesLooking(at: place)
    place.findings.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
    return place
  }

  private func rulesLooking(at place: SeenPlace) -> Set<String> {
    let line = SourceFile(place.text, vocabulary: checker.vocabulary)
    let looking = checker.rules.rules.lazy.filter { $0.triggers.occur(in: line) }.map(\.id)
    return Set(looking).union(place.findings.map(\.rule))
  }

  /// The findings that a comment silences.
  private func silenced(_ searched: Range<Int>) -> [SeenPlace.SeenFinding] {
    checker.silenced.compactMap { silenced in
      let range = silenced.finding.range
      guard range.touches(searched) else { return nil }
      let rule = checker.rules.rules[silenced.rule]
      let comment = checker.judged[silenced.by].comment
      let start = lines.position(of: range.lowerBound)
      return SeenPlace.SeenFinding(
        position: .init(line: start.line, column: start.column), rule: rule.id,
        severity: rule.severity, message: silenced.finding.message.text,
        advice: silenced.finding.advice.text, fix: silenced.finding.fix?.safety,
        silencer: (
          lines.position(of: comment.lowerBound).line,
          String(decoding: text[comment], as: UTF8.self)
        ))
    }
  }
}

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
