import LintEngine
import Platform
import Project
import RuleKit

/// SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html) with one run, for code scanning and
/// editors.
///
/// - The rules of the results are described (3.49), with their rationale, and with examples as help. `syntax` is for text
///   that is not Swift.
/// - Places (3.30) have 1-based lines, and columns that count UTF-16 code units (`columnKind`), like those of GitHub
///   and editors. A byte order mark does not count. A place that ends on a later line extends to the end of that line,
///   or ends before its first character if the finding does.
/// - Files (3.4) are URIs relative to `SRCROOT`, the root of the repository; files outside of it have a `file` URI. All
///   bytes except unreserved characters are percent-encoded, including those that are not UTF-8.
/// - `partialFingerprints` (3.27.17) are `primaryLocationLineHash`, if the run asked for it, and `layoutlint/v1`, the
///   same as `fingerprint` in `json`.
/// - `relatedLocations` (3.27.22) are other places of the file that the result is about.
/// - A fix (3.55) has the advice as its description, and says in its property `safety` whether it is `safe` or
///   `unsafe`.
/// - A file that could not be read is a notification `unreadable` (3.58) of the invocation (3.20), which is then
///   unsuccessful.
public struct SARIFReporter: Reporter {
  /// The beginning of a report.
  static let mark =
    "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\","
    + "\"runs\":[{\"tool\":{\"driver\":{\"name\":\"layoutlint\""

  private let context: ReportContext

  /// - Parameter context: provides the paths, the rules and the program's version.
  public init(_ context: ReportContext) {
    self.context = context
  }

  /// The rules that have found something, in the order of the catalogue.
  private func rules(of diagnostics: [Diagnostic]) -> [SARIFRule] {
    let found = diagnostics.reduce(into: Set<String>()) { $0.insert($1.rule) }
    return context.rules.filter { found.contains($0.id) }
      .map { SARIFRule($0, documentation: context.documentation) }
      + (found.contains(SARIFRule.syntax.id) ? [.syntax] : [])
  }

  public func render(_ result: LintResult, into output: inout [UInt8]) {
    output.reserveCapacity(output.count + 768 * result.diagnostics.count + (64 << 10))
    JSONWriter.write(to: &output) { json in
      json.object { json in
        json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        json.member("version", "2.1.0")
        json.array("runs") { json in json.object { appendRun(result, to: &$0) } }
      }
      json.endLine()
    }
  }

  private func appendRun(_ result: LintResult, to json: inout JSONWriter) {
    let rules = rules(of: result.diagnostics)
    json.object("tool") { json in json.object("driver") { append(driverWith: rules, to: &$0) } }
    json.array("invocations") { json in
      json.object { appendInvocation(result.problems, to: &$0) }
    }
    json.object("originalUriBaseIds") { json in
      json.object(Self.baseID) { json in
        // A base URI ends with a slash.
        let isRoot = context.root.bytes == [UInt8(ascii: "/")]
        json.member(
          "uri",
          utf8: Self.fileScheme + context.root.percentEncoded + (isRoot ? [] : Array("/".utf8)))
      }
    }
    json.member("columnKind", "utf16CodeUnits")
    appendResults(result.diagnostics, rules, to: &json)
  }

  private func append(driverWith rules: [SARIFRule], to json: inout JSONWriter) {
    json.member("name", "layoutlint")
    json.member("semanticVersion", context.version)
    json.key("rules")
    json.lines(rules) { json, rule in rule.write(to: &json) }
    json.array("notifications") { json in
      json.object { json in
        json.member("id", ReadProblem.ruleID)
        json.object("shortDescription") { $0.member("text", "A file or folder cannot be read") }
      }
    }
  }

  private func appendInvocation(_ problems: [ReadProblem], to json: inout JSONWriter) {
    json.member("executionSuccessful", problems.isEmpty)
    guard !problems.isEmpty else { return }
    json.key("toolExecutionNotifications")
    json.lines(problems) { json, problem in
      json.object { json in
        json.object("descriptor") { json in
          json.member("id", ReadProblem.ruleID)
          json.member("index", 0)
        }
        json.member("level", "error")
        appendMessage(problem.sentence, to: &json)
        json.array("locations") { json in
          json.object { json in
            json.object("physicalLocation") { json in
              appendArtifact(uri(of: context.rootRelative(problem.path)), to: &json)
            }
          }
        }
      }
    }
  }
}

// MARK: - Results

extension SARIFReporter {
  private static let baseID = "SRCROOT"
  private static let fileScheme = Array("file://".utf8)

  private func appendResults(
    _ diagnostics: [Diagnostic], _ rules: [SARIFRule], to json: inout JSONWriter
  ) {
    var indices: [String: Int] = [:]
    for (index, rule) in rules.enumerated() { indices[rule.id] = index }
    var fingerprints = Fingerprints(context, capacity: diagnostics.count)
    var columns = UTF16Columns()
    var path = FilePath(bytes: [])
    var artifact = uri(of: path)
    json.key("results")
    json.lines(diagnostics) { json, diagnostic in
      let identity = fingerprints.next(diagnostic)
      if identity.path != path {
        path = identity.path
        artifact = uri(of: path)
      }
      json.object { json in
        json.member("ruleId", diagnostic.rule)
        if let index = indices[diagnostic.rule] { json.member("ruleIndex", index) }
        json.member("level", diagnostic.severity.sarifLevel)
        appendMessage(diagnostic.sentence, to: &json)
        json.array("locations") { json in
          json.object { json in
            json.object("physicalLocation") { json in
              appendArtifact(artifact, to: &json)
              json.object("region") { append(diagnostic, &columns, to: &$0) }
            }
          }
        }
        appendRelated(diagnostic.related, artifact, to: &json)
        json.object("partialFingerprints") { json in
          if let hash = diagnostic.lineHash { json.member("primaryLocationLineHash", hash) }
          json.key("layoutlint/v1")
          json.value(hexadecimal: identity.fingerprint)
        }
        appendFix(of: diagnostic, artifact, to: &json)
      }
    }
  }

  private func appendRelated(
    _ related: [Diagnostic.RelatedPlace], _ artifact: (uri: [UInt8], isRelative: Bool),
    to json: inout JSONWriter
  ) {
    guard !related.isEmpty else { return }
    json.array("relatedLocations") { json in
      for (index, other) in related.enumerated() {
        json.object { json in
          json.member("id", index)
          json.object("physicalLocation") { json in
            appendArtifact(artifact, to: &json)
            append("region", other.place, to: &json)
          }
          appendMessage(other.message, to: &json)
        }
      }
    }
  }

  /// Appends nothing for a fix whose columns were not counted.
  private func appendFix(
    of diagnostic: Diagnostic, _ artifact: (uri: [UInt8], isRelative: Bool),
    to json: inout JSONWriter
  ) {
    guard let fix = diagnostic.fix, let edits = diagnostic.textEdits,
      edits.allSatisfy({ $0.place.utf16StartColumn != nil && $0.place.utf16EndColumn != nil })
    else { return }
    json.array("fixes") { json in
      json.object { json in
        if !diagnostic.advice.isEmpty {
          json.object("description") { $0.member("text", sarifPlainText(diagnostic.advice)) }
        }
        json.array("artifactChanges") { json in
          json.object { json in
            appendArtifact(artifact, to: &json)
            json.array("replacements") { json in
              for (edit, place) in edits {
                json.object { append(edit.replacement, insteadOf: place, to: &$0) }
              }
            }
          }
        }
        json.object("properties") { $0.member("safety", fix.safety.rawValue) }
      }
    }
  }

  private func append(
    _ text: [UInt8], insteadOf place: Diagnostic.Place, to json: inout JSONWriter
  ) {
    append("deletedRegion", place, to: &json)
    guard !text.isEmpty else { return }
    json.object("insertedContent") { $0.member("text", utf8: text) }
  }

  /// Without columns if they were not counted.
  private func append(_ region: String, _ place: Diagnostic.Place, to json: inout JSONWriter) {
    json.object(region) { json in
      json.member("startLine", place.start.line)
      if let column = place.utf16StartColumn { json.member("startColumn", column) }
      json.member("endLine", place.end.line)
      if let column = place.utf16EndColumn { json.member("endColumn", column) }
    }
  }

  private func append(
    _ diagnostic: Diagnostic, _ columns: inout UTF16Columns, to json: inout JSONWriter
  ) {
    columns.enter(diagnostic)
    json.member("startLine", diagnostic.start.line)
    json.member("startColumn", columns.column(diagnostic.start.column))
    json.member("endLine", diagnostic.end.line)
    if diagnostic.end.line == diagnostic.start.line {
      json.member("endColumn", columns.column(diagnostic.end.column))
    } else if diagnostic.end.column == 1 {
      json.member("endColumn", 1)
    }
  }

  private func appendArtifact(
    _ artifact: (uri: [UInt8], isRelative: Bool), to json: inout JSONWriter
  ) {
    json.object("artifactLocation") { json in
      json.member("uri", utf8: artifact.uri)
      if artifact.isRelative { json.member("uriBaseId", Self.baseID) }
    }
  }

  /// - Parameter path: relative to the root.
  private func uri(of path: FilePath) -> (uri: [UInt8], isRelative: Bool) {
    let isRelative = path.bytes.first != UInt8(ascii: "/")
    return ((isRelative ? [] : Self.fileScheme) + path.percentEncoded, isRelative)
  }

  private func appendMessage(_ text: String, to json: inout JSONWriter) {
    json.object("message") { $0.member("text", sarifPlainText(text)) }
  }
}

/// The text as a plain text message (3.11.5): in what looks like an embedded link (3.11.6), `[text](target)`, the
/// brackets are escaped by backslashes.
func sarifPlainText(_ text: String) -> String {
  // Nearly all messages have no brackets, and are returned immediately.
  let utf8 = text.utf8
  guard utf8.contains(UInt8(ascii: "]")),
    zip(utf8, utf8.dropFirst()).contains(where: { $0 == (UInt8(ascii: "]"), UInt8(ascii: "(")) })
  else { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    if scalar == "[" || scalar == "]" || scalar == "\\" { escaped.unicodeScalars.append("\\") }
    escaped.unicodeScalars.append(scalar)
  }
  return escaped
}

extension Severity {
  /// The `level` of a result.
  var sarifLevel: String { self == .off ? "none" : name }
}
