import LintEngine
import Platform
import Project
import RuleKit

/// A complete JSON document about a run, for programs, with one finding per line: `Documentation.docc/Reporters.md` says
/// what its members mean. They are stable: without a new `version`, members may only be added.
struct JSONReporter: Reporter {
  /// The version of the format; it changes when a member is removed or changes its meaning.
  static let formatVersion = 1

  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
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

  mutating func problems(of result: LintResult, _ context: ReportContext) {
    lines("problems", result.problems) { json, problem in
      json.members(of: context.rootRelative(problem.path))
      json.member("message", problem.message)
      json.member("advice", problem.advice)
    }
  }

  mutating func members(
    of diagnostic: Diagnostic, _ fingerprints: inout Fingerprints
  ) {
    let (path, fingerprint) = fingerprints.next(ReportEntry(diagnostic))
    members(of: path)
    range(Diagnostic.Place(start: diagnostic.start, end: diagnostic.end), diagnostic.range)
    member("severity", diagnostic.severity.name)
    member("rule", diagnostic.rule)
    member("message", diagnostic.message)
    member("advice", diagnostic.advice)
    member("markdown", MarkdownText.paragraph(diagnostic.message, diagnostic.advice))
    member("fingerprint", fingerprint)
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
