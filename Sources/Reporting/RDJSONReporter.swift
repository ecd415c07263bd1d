import LintEngine
import Platform
import Project
import RuleKit

/// The Reviewdog Diagnostic Format (https://github.com/reviewdog/reviewdog/tree/master/proto/rdf, `reviewdog.proto`): a
/// `DiagnosticResult` as one JSON document, for `reviewdog -f=rdjson`.
///
/// Lines and columns are 1-based, and columns count UTF-8 bytes; the end is just past the last character. An error is
/// `ERROR`, a warning `WARNING`, a note `INFO`. Messages are Markdown, because reviewdog writes them into comments. A file
/// that could not be read is an `ERROR` with the code `unreadable` and without a range. A fix is one suggestion, however
/// many edits it has, because suggestions are accepted one by one; a fix whose edits are far apart or not UTF-8 is
/// omitted. Paths are relative to the current folder, not to the root of the repository: reviewdog, which must run in the
/// same folder, adds the difference. Bytes that are not UTF-8 become U+FFFD.
public struct RDJSONReporter: Reporter {
  private let currentFolder: FilePath

  /// - Parameter context: provides the paths.
  public init(_ context: ReportContext) { currentFolder = context.currentFolder }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    output.reserveCapacity(output.count + 448 * (1 + result.diagnostics.count))
    var paths = PathCache(currentFolder)
    let count = result.diagnostics.count
    JSONWriter.write(to: &output) { json in
      json.object { json in
        json.object("source") { $0.member("name", "layoutlint") }
        json.key("diagnostics")
        json.lines(0..<count + result.problems.count) { json, index in
          if index < count {
            append(result.diagnostics[index], &paths, to: &json)
          } else {
            append(result.problems[index - count], &paths, to: &json)
          }
        }
      }
      json.endLine()
    }
  }

  private func append(
    _ diagnostic: Diagnostic, _ paths: inout PathCache, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("message", utf8: MarkdownText.paragraph(diagnostic.message, diagnostic.advice))
      json.object("location") { json in
        json.member("path", utf8: paths.path(of: diagnostic.path).bytes)
        json.object("range") { json in
          json.position("start", diagnostic.start)
          json.position("end", diagnostic.end)
        }
      }
      appendKind(diagnostic.severity.reviewdogName, diagnostic.rule, to: &json)
      appendSuggestion(diagnostic, to: &json)
    }
  }

  private func appendSuggestion(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    guard let whole = diagnostic.wholeEdit, let first = diagnostic.editPlaces.first,
      let last = diagnostic.editPlaces.last, last.end.fitsReviewdog, first.start.fitsReviewdog,
      String(validating: whole.replacement, as: UTF8.self) != nil
    else { return }
    json.array("suggestions") { json in
      json.object { json in
        json.object("range") { json in
          json.position("start", first.start)
          json.position("end", last.end)
        }
        json.member("text", utf8: whole.replacement)
      }
    }
  }

  private func append(
    _ problem: ReadProblem, _ paths: inout PathCache, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("message", utf8: MarkdownText.paragraph(problem.message, problem.advice))
      json.object("location") { $0.member("path", utf8: paths.path(of: problem.path).bytes) }
      appendKind("ERROR", ReadProblem.ruleID, to: &json)
    }
  }

  private func appendKind(_ severity: String, _ code: String, to json: inout JSONWriter) {
    json.member("severity", severity)
    json.object("code") { $0.member("value", code) }
  }
}

/// Paths relative to the current folder, computed once for consecutive diagnostics of a file.
private struct PathCache {
  private let currentFolder: FilePath
  private var original = FilePath(bytes: [])
  private var seen = FilePath(bytes: [])

  init(_ currentFolder: FilePath) { self.currentFolder = currentFolder }

  /// The path relative to the current folder; outside of it, as the user named it.
  mutating func path(of path: FilePath) -> FilePath {
    guard path != original else { return seen }
    original = path
    let absolute = path.absolute(in: currentFolder)
    let relative = absolute.relative(to: currentFolder)
    seen = relative == absolute ? path.tidied : relative
    return seen
  }
}

extension JSONWriter {
  fileprivate mutating func position(_ name: String, _ position: Diagnostic.Position) {
    object(name) { json in
      // The numbers are 32 bits wide there, and a larger one would invalidate the whole report.
      json.member("line", min(position.line, Int(Int32.max)))
      json.member("column", min(position.column, Int(Int32.max)))
    }
  }
}

extension Diagnostic.Position {
  fileprivate var fitsReviewdog: Bool { max(line, column) <= Int(Int32.max) }
}

extension Severity {
  fileprivate var reviewdogName: String {
    switch self {
    case .off, .note: "INFO"
    case .warning: "WARNING"
    case .error: "ERROR"
    }
  }
}
