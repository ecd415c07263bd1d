import LayoutModel
import Platform
import Project
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
  ///   - path: the path of the file.
  ///   - scope: its settings.
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
    place.facts = FactSentences(checker.view, searched) { lines.position(of: $0).line }.all
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
