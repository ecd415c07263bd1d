import LintEngine
import Platform
import RuleKit

/// The Reviewdog Diagnostic Format (https://github.com/reviewdog/reviewdog/tree/master/proto/rdf, `reviewdog.proto`): a
/// `DiagnosticResult` as one JSON document, for `reviewdog -f=rdjson`.
///
/// Lines and columns are 1-based, and columns count UTF-8 bytes; the end is just past the last character. An error is
/// `ERROR`, a warning `WARNING`, a note `INFO`. Messages are Markdown, because reviewdog writes them into comments. A file
/// that could not be read is an `ERROR` with the code `unreadable` and without a range. A fix is one suggestion, however
/// many edits it has, because suggestions are accepted one by one; a fix of several findings, and one whose edits are far
/// apart or not UTF-8, is omitted. Paths are relative to the current folder, not to the root of the repository: reviewdog, which must run in the
/// same folder, adds the difference. Bytes that are not UTF-8 become U+FFFD.
public struct RDJSONReporter: Reporter {
  private let currentFolder: FilePath

  public init(_ context: ReportContext) { currentFolder = context.currentFolder }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    output.reserveCapacity(output.count + 448 * (1 + result.diagnostics.count))
    JSONWriter.document(to: &output) { json in
      json.object("source") { $0.member("name", "layoutlint") }
      json.lines("diagnostics", result.entries) { append($1, to: &$0) }
    }
  }

  private func append(_ entry: ReportEntry, to json: inout JSONWriter) {
    json.member("message", MarkdownText.paragraph(entry.message, entry.advice))
    json.object("location") { json in
      json.member("path", utf8: path(of: entry.path).bytes)
      if let found = entry.diagnostic { json.range(found.start, found.end) }
    }
    json.member("severity", entry.severity == .note ? "INFO" : entry.severity.name.uppercased())
    json.object("code") { $0.member("value", entry.rule) }
    guard let found = entry.diagnostic, let whole = found.wholeEdit,
      let start = found.editPlaces.first?.start, let end = found.editPlaces.last?.end,
      end.fitsReviewdog, start.fitsReviewdog, whole.replacement.isUTF8
    else { return }
    json.objects("suggestions", [whole]) { json, whole in
      json.range(start, end)
      json.member("text", utf8: whole.replacement)
    }
  }

  /// The path relative to the current folder; outside of it, as the user named it.
  private func path(of path: FilePath) -> FilePath {
    let absolute = path.absolute(in: currentFolder)
    let relative = absolute.relative(to: currentFolder)
    return relative == absolute ? path.tidied : relative
  }
}

extension JSONWriter {
  fileprivate mutating func range(_ start: Diagnostic.Position, _ end: Diagnostic.Position) {
    object("range") { json in
      for (name, position) in [("start", start), ("end", end)] {
        json.object(name) { json in
          // The numbers are 32 bits wide there, and a larger one would invalidate the whole report.
          json.member("line", min(position.line, Int(Int32.max)))
          json.member("column", min(position.column, Int(Int32.max)))
        }
      }
    }
  }
}

extension Diagnostic.Position {
  fileprivate var fitsReviewdog: Bool { max(line, column) <= Int(Int32.max) }
}
