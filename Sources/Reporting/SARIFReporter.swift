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
/// - `partialFingerprints` (3.27.17) has `layoutlint/v1`, the same as `fingerprint` in `json`.
/// - `relatedLocations` (3.27.22) are other places of the file that the result is about.
/// - A fix (3.55) has the advice as its description, and says in its property `safety` whether it is `safe` or
///   `unsafe`.
/// - A file that could not be read is a notification `unreadable` (3.58) of the invocation (3.20), which is then
///   unsuccessful.
struct SARIFReporter: Reporter {
  static let mark =
    "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\","
    + "\"runs\":[{\"tool\":{\"driver\":{\"name\":\"layoutlint\""

  let context: ReportContext

  func render(_ result: LintResult, into output: inout [UInt8]) {
    output.reserveCapacity(output.count + 768 * result.diagnostics.count + (64 << 10))
    JSONWriter.document(to: &output) { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.objects("runs", [result]) { appendRun($1, to: &$0) }
    }
  }

  private func appendRun(_ result: LintResult, to json: inout JSONWriter) {
    let found = Set(result.diagnostics.lazy.map(\.rule))
    let rules =
      context.rules.filter { found.contains($0.id) }
      + (found.contains(Self.syntax.id) ? [Self.syntax] : [])
    json.object("tool") { $0.object("driver") { append(driverWith: rules, to: &$0) } }
    json.objects("invocations", [result.problems]) { appendInvocation($1, to: &$0) }
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
    appendResults(result.diagnostics, rules.map(\.id), to: &json)
  }

  private func append(driverWith rules: [RuleDescription], to json: inout JSONWriter) {
    json.member("name", "layoutlint")
    json.member("semanticVersion", context.version)
    json.lines("rules", rules) { append($1, to: &$0) }
    json.objects("notifications", [ReadProblem.ruleID]) { json, id in
      json.member("id", id)
      json.text("shortDescription", "A file or folder cannot be read")
    }
  }

  /// Describes a rule (3.49, `reportingDescriptor`). Each text is there once: the summary as the short description, the
  /// rationale as the full one, and source, options and examples as help. Readers show all of them.
  private func append(_ rule: RuleDescription, to json: inout JSONWriter) {
    let isSyntax = rule.id == Self.syntax.id
    json.member("id", rule.id)
    json.text("shortDescription", rule.summary)
    json.text("fullDescription", rule.rationale)
    if let documentation = context.documentation, !isSyntax {
      json.member("helpUri", rule.address(in: documentation))
    }
    json.object("help") { json in
      guard !isSyntax else {
        return json.member("text", "`layoutlint` says what is wrong with the text, and where.")
      }
      json.member(
        "text", "`layoutlint explain \(rule.id)` shows the source, the options and examples.")
      var markdown: [UInt8] = []
      RuleCatalogue([rule]).appendDetails(of: rule, to: &markdown)
      json.member("markdown", utf8: markdown)
    }
    json.object("defaultConfiguration") { json in
      // A rule that is off reports warnings when it is turned on.
      let isOff = rule.defaultSeverity == .off
      if isOff { json.member("enabled", false) }
      json.member("level", isOff ? "warning" : rule.defaultSeverity.name)
    }
    json.object("properties") {
      $0.member("tags", isSyntax ? [rule.id] : [rule.family.rawValue.lowercased(), "uikit"])
    }
  }

  /// The description of syntax errors, which no rule of the catalogue finds.
  private static let syntax = RuleDescription(
    id: Diagnostic.syntaxRule, family: .correctness,
    summary: "The text is complete, readable Swift",
    rationale:
      "Unclosed or invalid text hides the code after it: the rules may have missed findings there.",
    source: "", defaultSeverity: .error, goodExamples: [:], badExamples: [:])

  private func appendInvocation(_ problems: [ReadProblem], to json: inout JSONWriter) {
    json.member("executionSuccessful", problems.isEmpty)
    guard !problems.isEmpty else { return }
    json.lines("toolExecutionNotifications", problems) { json, problem in
      json.object("descriptor") { json in
        json.member("id", ReadProblem.ruleID)
        json.member("index", 0)
      }
      json.member("level", "error")
      json.text("message", ReportEntry(problem).sentence)
      json.objects("locations", [context.rootRelative(problem.path)]) {
        appendLocation($1, to: &$0)
      }
    }
  }

  // MARK: - Results

  private static let baseID = "SRCROOT"
  private static let fileScheme = Array("file://".utf8)

  private func appendArtifact(_ path: FilePath, to json: inout JSONWriter) {
    json.object("artifactLocation") { json in
      let isRelative = path.bytes.first != UInt8(ascii: "/")
      json.member("uri", utf8: (isRelative ? [] : Self.fileScheme) + path.percentEncoded)
      if isRelative { json.member("uriBaseId", Self.baseID) }
    }
  }

  /// Appends a file, with a place in it if there is one.
  private func appendLocation(
    _ path: FilePath, _ place: Diagnostic.Place? = nil, to json: inout JSONWriter
  ) {
    json.object("physicalLocation") { json in
      appendArtifact(path, to: &json)
      if let place { append("region", place, to: &json) }
    }
  }

  private func appendResults(
    _ diagnostics: [Diagnostic], _ rules: [String], to json: inout JSONWriter
  ) {
    let indices = Dictionary(zip(rules, rules.indices), uniquingKeysWith: { $1 })
    var fingerprints = Fingerprints(context)
    json.lines("results", diagnostics) { json, diagnostic in
      let (path, fingerprint) = fingerprints.next(ReportEntry(diagnostic))
      json.member("ruleId", diagnostic.rule)
      if let index = indices[diagnostic.rule] { json.member("ruleIndex", index) }
      json.member("level", diagnostic.severity == .off ? "none" : diagnostic.severity.name)
      json.text("message", ReportEntry(diagnostic).sentence)
      json.objects("locations", [diagnostic.place]) { appendLocation(path, $1, to: &$0) }
      if !diagnostic.related.isEmpty {
        json.objects("relatedLocations", diagnostic.related.enumerated()) { json, other in
          json.member("id", other.offset)
          appendLocation(path, other.element.place, to: &json)
          json.text("message", other.element.message)
        }
      }
      json.object("partialFingerprints") { $0.member("layoutlint/v1", fingerprint) }
      appendFix(of: diagnostic, path, to: &json)
    }
  }

  /// Appends nothing for a fix whose columns were not counted.
  private func appendFix(of diagnostic: Diagnostic, _ path: FilePath, to json: inout JSONWriter) {
    guard let fix = diagnostic.fix, let edits = diagnostic.textEdits,
      edits.allSatisfy({ $0.place.utf16StartColumn != nil && $0.place.utf16EndColumn != nil })
    else { return }
    json.objects("fixes", [fix]) { json, fix in
      if !diagnostic.advice.isEmpty { json.text("description", diagnostic.advice) }
      json.objects("artifactChanges", [path]) { json, path in
        appendArtifact(path, to: &json)
        json.objects("replacements", edits) { json, change in
          append("deletedRegion", change.place, to: &json)
          guard !change.edit.replacement.isEmpty else { return }
          json.object("insertedContent") { $0.member("text", utf8: change.edit.replacement) }
        }
      }
      json.object("properties") { $0.member("safety", fix.safety.rawValue) }
    }
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
}

extension Diagnostic {
  fileprivate var place: Place {
    let (first, last) = utf16Columns
    return Place(
      start: start, end: end, utf16StartColumn: first,
      utf16EndColumn: last ?? (end.column == 1 ? 1 : nil))
  }
}

extension JSONWriter {
  /// A member with a plain text message (3.11.5): in what looks like an embedded link (3.11.6), `[text](target)`, the
  /// brackets are escaped by backslashes.
  fileprivate mutating func text(_ name: String, _ text: String) {
    object(name) { json in
      guard text.utf8.contains("](".utf8) else { return json.member("text", text) }
      let brackets = "[]\\".unicodeScalars
      let escaped = text.unicodeScalars.map { brackets.contains($0) ? "\\\($0)" : "\($0)" }
      json.member("text", escaped.joined())
    }
  }
}
