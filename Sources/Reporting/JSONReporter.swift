import LintEngine
import Platform
import Project
import RuleKit

/// A complete JSON document about a run, for programs. Member names and meanings are stable: without a new `version`,
/// members may only be added.
///
/// - `version`: 1, the version of this format.
/// - `tool`: an object with the `name`, "layoutlint", and the `version` of the program.
/// - `root`: the absolute path of the folder that every `path` is relative to: the root of the repository or, without
///   one, the current folder.
/// - `summary`: an object of counts: `files` that were read, their total size in `bytes`, all `diagnostics`, `errors`,
///   `warnings` and `notes` among them, and `problems`; and of findings not in the report: `suppressed` by a comment,
///   and `accepted` by the baseline.
/// - `diagnostics`: an array of findings, sorted by path, line, column and rule, one per line of the document:
///   - `path`: relative to `root`, with `/` between folders; absolute outside of it. Bytes that are not UTF-8 become
///     U+FFFD.
///   - `path_encoded`: only if the path is not UTF-8: the path with `%XX` for all bytes except `A–Z a–z 0–9 - . _ ~ /`.
///   - `start`, `end`: the first character and just past the last one, each an object with the `line`, 1-based, the
///     `column`, 1-based in UTF-8 bytes, and the `offset`, 0-based in bytes from the start of the file.
///   - `severity`: `error`, `warning` or `note`.
///   - `rule`: the id of the rule, or `syntax` for text that is not Swift.
///   - `message`, `advice`: what is wrong and what to do about it, with code in back quotes; `advice` may be empty.
///   - `fingerprint`: 16 hexadecimal digits that stay the same when lines above the finding change; unique within a
///     report.
///   - `fix`: only if the tool can resolve the finding: an object with the `safety`, which is `safe` or `unsafe`, and
///     the `edits`, which belong together: an array of objects with the `start` and `end` (as above) of the replaced
///     text and the `replacement`, sorted, not overlapping. Without `edits`, the fix contains bytes that are not UTF-8.
///   - `related`: only if there are any: other places of the file that the finding is about, an array of objects with the
///     `start` and `end` (as above) and the `message`, which says what the place has to do with the finding.
/// - `problems`: an array of files that could not be read, sorted by path, one per line: `path`, `path_encoded`,
///   `message` and `advice` as above.
///
/// Characters that could control a terminal are `\u` escapes.
public struct JSONReporter: Reporter {
  /// The version of the format; it changes when a member is removed or changes its meaning.
  public static let formatVersion = 1

  private let context: ReportContext

  /// - Parameter context: provides the paths and the program's version.
  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    output.reserveCapacity(output.count + 512 * (1 + result.diagnostics.count))
    var fingerprints = Fingerprints(context)
    JSONWriter.document(to: &output) { json in
      json.members(ofRun: result, context)
      json.lines("diagnostics", result.diagnostics) { $0.members(of: $1, &fingerprints) }
      json.problems(of: result, context)
    }
  }
}

extension JSONWriter {
  /// The members with which each document about a run begins.
  mutating func members(ofRun result: LintResult, _ context: ReportContext) {
    member("version", JSONReporter.formatVersion)
    object("tool") { json in
      json.member("name", "layoutlint")
      json.member("version", context.version)
    }
    member("root", utf8: context.root.bytes)
    object("summary") { json in
      json.member("files", result.fileCount)
      json.member("bytes", result.byteCount)
      json.member("diagnostics", result.diagnostics.count)
      json.member("errors", result.count(of: .error))
      json.member("warnings", result.count(of: .warning))
      json.member("notes", result.count(of: .note))
      json.member("problems", result.problems.count)
      json.member("suppressed", result.suppressedCount)
      json.member("accepted", result.acceptedCount)
    }
  }

  /// The member with which it ends.
  mutating func problems(of result: LintResult, _ context: ReportContext) {
    lines("problems", result.problems) { json, problem in
      json.members(of: context.rootRelative(problem.path))
      json.member("message", problem.message)
      json.member("advice", problem.advice)
    }
  }

  fileprivate mutating func members(
    of diagnostic: Diagnostic, _ fingerprints: inout Fingerprints
  ) {
    let (path, fingerprint) = fingerprints.next(ReportEntry(diagnostic))
    members(of: path)
    range(Diagnostic.Place(start: diagnostic.start, end: diagnostic.end), diagnostic.range)
    member("severity", diagnostic.severity.name)
    member("rule", diagnostic.rule)
    member("message", diagnostic.message)
    member("advice", diagnostic.advice)
    member("markdown", utf8: MarkdownText.paragraph(diagnostic.message, diagnostic.advice))
    key("fingerprint")
    value(hexadecimal: fingerprint)
    if let fix = diagnostic.fix {
      object("fix") { json in
        json.member("safety", fix.safety.rawValue)
        guard let edits = diagnostic.textEdits else { return }
        json.objects("edits", edits) { json, change in
          json.range(change.place, change.edit.range)
          json.member("replacement", utf8: change.edit.replacement)
        }
      }
    }
    guard !diagnostic.related.isEmpty else { return }
    objects("related", diagnostic.related) { json, other in
      json.range(other.place, other.range)
      json.member("message", other.message)
    }
  }

  private mutating func members(of path: FilePath) {
    member("path", utf8: path.bytes)
    if !path.bytes.isUTF8 { member("path_encoded", utf8: path.percentEncoded) }
  }

  private mutating func range(_ place: Diagnostic.Place, _ bytes: Range<Int>) {
    for (name, position, offset) in [
      ("start", place.start, bytes.lowerBound), ("end", place.end, bytes.upperBound),
    ] {
      object(name) { json in
        json.member("line", position.line)
        json.member("column", position.column)
        json.member("offset", offset)
      }
    }
  }
}
