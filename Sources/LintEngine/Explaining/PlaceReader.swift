import LayoutModel
import SwiftSource

/// Reads what the linter sees at places of a Swift file, or of a Markdown file with `swift` blocks.
public struct PlaceReader {
  private let checker: FileChecker
  private let path: FilePath
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
    self.path = path
  }

  /// How many lines the file has; an empty one after the last line break does not count.
  public var lineCount: Int {
    lines.count > 1 && lines.byteRange(ofLine: lines.count).isEmpty ? lines.count - 1 : lines.count
  }

  /// The bytes of a line.
  public func length(ofLine line: Int) -> Int { lines.byteRange(ofLine: line).count }

  /// What is seen on a line; nil for one of Markdown that is neither in a block of Swift code nor has a finding.
  ///
  /// - Parameters:
  ///   - line: from 1 to `lineCount`.
  ///   - column: in bytes, from 1; nil, or in the indentation, for the whole line.
  public func place(line: Int, column: Int?) -> SeenPlace? {
    let range = lines.byteRange(ofLine: line)
    let block = path.isMarkdown ? block(around: range.lowerBound) : nil
    let code = block.map { MarkdownCode($0, in: text) }
    var start = code.map { $0.place(of: $0.offset(of: range.lowerBound) ?? 0) } ?? range.lowerBound
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
    if path.isMarkdown {
      place.wholeFileRules = checker.rules.rules.filter(\.needsWholeFile).map(\.id)
      guard let block, let code else { return place.findings.isEmpty ? nil : place }
      checker.source.load(code.text)
      _ = checker.occurrences(inBlockWith: block.annotationForWholeText(in: text), path: path)
    }
    place.facts =
      FactSentences(checker.view, code?.range(of: searched) ?? searched) { offset in
        lines.position(of: code?.place(of: offset) ?? offset).line
      }.all
    place.findings += silenced(searched, block, code)
    place.findings.sort { ($0.position, $0.rule) < ($1.position, $1.rule) }
    return place
  }

  private func block(around offset: Int) -> MarkdownBlock? {
    MarkdownReader(text).blocks.first { ($0.start..<$0.end).contains(offset) }
  }

  /// The findings that a comment in the code, or the annotation of the block, silences.
  private func silenced(
    _ searched: Range<Int>, _ block: MarkdownBlock?, _ code: MarkdownCode?
  ) -> [SeenPlace.SeenFinding] {
    checker.silenced.compactMap { silenced in
      let range = code?.place(of: silenced.finding.range) ?? silenced.finding.range
      guard range.touches(searched) else { return nil }
      let rule = checker.rules.rules[silenced.rule]
      let suppression = checker.judged[silenced.by]
      var comment = code?.place(of: suppression.comment) ?? suppression.comment
      var (opening, closing) = ("", "")
      if suppression.isAnnotation, let annotation = block?.annotation {
        (comment, opening, closing) = (annotation, "<!-- ", " -->")
      }
      let start = lines.position(of: range.lowerBound)
      return SeenPlace.SeenFinding(
        position: .init(line: start.line, column: start.column), rule: rule.id,
        severity: rule.severity, message: silenced.finding.message.text,
        advice: silenced.finding.advice.text, fix: silenced.finding.fix?.safety,
        silencer: (
          lines.position(of: comment.lowerBound).line,
          opening + String(decoding: text[comment], as: UTF8.self) + closing
        ))
    }
  }
}

extension MarkdownCode {
  /// The bytes of the text that some bytes of one line of the block are.
  fileprivate func range(of place: Range<Int>) -> Range<Int>? {
    guard let start = offset(of: place.lowerBound) else { return nil }
    return start..<start + place.count
  }
}
