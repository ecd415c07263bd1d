import LintEngine

/// Everything there is to know about a run as one JSON document, for programs. Member names and meanings are a promise: what
/// may change without a new `version` is that members are added.
///
/// - `version`: 1, the version of this format.
/// - `tool`: an object with the `name`, "layoutlint", and the `version` of the program.
/// - `root`: the absolute path of the folder that every `path` starts from, which is the root of the repository or, where
///   there is none, the current folder.
/// - `summary`: an object of counts: `files` that were read, `bytes` that they have together, `diagnostics` in all,
///   `errors`, `warnings` and `notes` among them, and `problems`; and of findings that are not in the report: those that a
///   comment has `suppressed`, and those that the baseline has `accepted`.
/// - `diagnostics`: an array of findings, sorted by path, line, column and rule, one on each line of the document:
///   - `path`: as seen from `root`, with `/` between folders; absolute outside of it. Bytes that are not UTF-8 are U+FFFD.
///   - `path_encoded`: only where the path is not UTF-8: the path with `%XX` for all bytes but `A–Z a–z 0–9 - . _ ~ /`.
///   - `start`, `end`: the first character and just past the last one, each an object with the `line`, 1-based, the
///     `column`, 1-based in UTF-8 bytes, and the `offset`, 0-based in bytes from the start of the file.
///   - `severity`: `error`, `warning` or `note`.
///   - `rule`: the id of the rule, or `syntax` where the text is no Swift.
///   - `message`, `advice`: what is wrong and what to do about it, code in back quotes; `advice` may be empty.
///   - `fingerprint`: 16 hexadecimal digits that stay the same when lines above the finding come or go; no two findings of
///     a report share one.
///   - `fix`: only where the tool can make a change that puts it right: an object with the `safety`, which is `safe` or
///     `unsafe`, and the `edits`, which belong together: an array of objects with the `start` and `end` as above of what
///     is replaced and the `replacement`, sorted and apart. Without `edits` the fix has bytes that are not UTF-8.
/// - `problems`: an array of what could not be read, sorted by path, one on each line: `path`, `path_encoded`, `message`
///   and `advice` as above.
///
/// Characters that could steer a terminal are `\u` escapes.
public struct JSONReporter: Reporter {
  /// The version of the format; it changes when a member is removed or gets another meaning.
  public static let formatVersion = 1

  private let context: ReportContext

  /// - Parameter context: gives the paths and the program's version.
  public init(_ context: ReportContext) { self.context = context }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    output.reserveCapacity(output.count + 512 * (1 + result.diagnostics.count))
    var fingerprints = Fingerprints(context, capacity: result.diagnostics.count)
    JSONWriter.write(to: &output) { json in
      json.object { json in
        json.member("version", Self.formatVersion)
        json.object("tool") { json in
          json.member("name", "layoutlint")
          json.member("version", context.version)
        }
        json.member("root", utf8: context.root.bytes)
        json.object("summary") { $0.summaryMembers(of: result) }
        json.key("diagnostics")
        json.lines(result.diagnostics) { json, diagnostic in
          json.object { $0.members(of: diagnostic, &fingerprints) }
        }
        json.key("problems")
        json.lines(result.problems) { json, problem in
          json.object { $0.members(of: problem, at: context.rootRelative(problem.path)) }
        }
      }
      json.endLine()
    }
  }
}

extension JSONWriter {
  fileprivate mutating func summaryMembers(of result: LintResult) {
    member("files", result.fileCount)
    member("bytes", result.byteCount)
    member("diagnostics", result.diagnostics.count)
    member("errors", result.count(of: .error))
    member("warnings", result.count(of: .warning))
    member("notes", result.count(of: .note))
    member("problems", result.problems.count)
    member("suppressed", result.suppressedCount)
    member("accepted", result.acceptedCount)
  }
}
