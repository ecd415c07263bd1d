import LintEngine
import Platform
import Project
import Reporting
import TestSupport
import Testing

@Suite("The json format")
struct JSONReporterTests {
  private let json = JSONReporter(sampleContext)

  private let result = Self.result
  private static let result: LintResult = {
    var result = LintResult(
      diagnostics: [
        sample("let ü = «1»"),
        sample("«x {»", line: 3, path: "/else/B.swift", severity: .error, advice: "", endLine: 9),
      ],
      problems: [ReadProblem(path: FilePath("../c"), message: "gone", advice: "look for it")],
      fileCount: 4, byteCount: 1234, suppressedCount: 3)
    result.acceptedCount = 5
    return result
  }()

  @Test("one complete document, with one finding per line")
  func document() {
    #expect(
      json.text(result) == #"""
        {"version":1,"tool":{"name":"layoutlint","version":"1.2.3"},"root":"/repo","summary":{"files":4,"bytes":1234,"diagnostics":2,"errors":1,"warnings":1,"notes":0,"problems":1,"suppressed":3,"accepted":5},"diagnostics":[
        {"path":"App/Sources/A.swift","start":{"line":12,"column":10,"offset":9},"end":{"line":12,"column":11,"offset":10},"severity":"warning","rule":"some_rule","message":"`a` is wrong","advice":"make it right","markdown":"`a` is wrong; make it right","fingerprint":"\#(fingerprint(0))"},
        {"path":"/else/B.swift","start":{"line":3,"column":1,"offset":0},"end":{"line":9,"column":4,"offset":3},"severity":"error","rule":"some_rule","message":"`a` is wrong","advice":"","markdown":"`a` is wrong","fingerprint":"\#(fingerprint(1))"}
        ],"problems":[
        {"path":"c","message":"gone","advice":"look for it"}
        ]}

        """#)
  }

  private func fingerprint(_ index: Int) -> String {
    sampleContext.fingerprint(of: result.diagnostics[index])
  }

  @Test("a run without findings gives a document, too")
  func nothing() throws {
    let empty = LintResult(fileCount: 2)
    let read = try JSONValue(json.rendered(empty))
    #expect(read["summary"]["files"].number == 2 && read["diagnostics"].elements.isEmpty)
  }

  @Test("a path that is not UTF-8 is repeated with all its bytes")
  func encodedPaths() throws {
    let path = FilePath(bytes: Array("a b/ä%".utf8) + [0xFF] + Array("~x-1_.swift".utf8))
    var diagnostic = sample("«x»")
    diagnostic.path = path
    let read = try JSONValue(json.rendered(LintResult(diagnostics: [diagnostic])))["diagnostics"][0]
    #expect(read["path"].text == "App/a b/ä%\u{FFFD}~x-1_.swift")
    #expect(read["path_encoded"].text == "App/a%20b/%C3%A4%25%FF~x-1_.swift")
  }

  @Test("any text in a finding comes out unchanged")
  func hostile() throws {
    let hostile = HostileSamples.result
    let document = try JSONValue(json.rendered(hostile))
    let diagnostics = document["diagnostics"].elements
    #expect(diagnostics.count == hostile.diagnostics.count)
    for (diagnostic, read) in zip(hostile.diagnostics, diagnostics) {
      #expect(read["rule"].text.map { Array($0.utf8) } == Array(diagnostic.rule.utf8))
      #expect(read["message"].text.map { Array($0.utf8) } == Array(diagnostic.message.utf8))
      let path = rootRelative(diagnostic.path)
      let isUTF8 = String(validating: path, as: UTF8.self) != nil
      #expect(read["path_encoded"].isMissing == isUTF8)
      if isUTF8 { #expect(read["path"].text.map { Array($0.utf8) } == path) }
    }
    #expect(json.rendered(hostile) == Array(shownWithLineBreaks(json.rendered(hostile)).utf8))
  }

  @Test(
    "it conforms to the documentation, and so do statistics",
    .enabled(if: OutsideTool.jsonschema.isThere, "\(OutsideTool.jsonschema.hint)"),
    .enabled(if: Effort.isFull, "\(Effort.hint)"),
    arguments: Effort.full(["one", "hostile", "fixes", "none"], byDefault: ["hostile"]))
  func schema(name: String) throws {
    let results = [
      "one": result, "hostile": HostileSamples.result,
      "fixes": LintResult(diagnostics: FixSamples.hostile),
    ]
    let result = results[name] ?? LintResult()
    #expect(
      try JSONSchema.verdict(on: json.rendered(result), .text(Self.documentSchema))
        == "valid")
    let statistics = ReportFormat.json.statisticsReporter(sampleContext)
    #expect(
      try JSONSchema.verdict(on: statistics.rendered(result), .text(Self.statisticsSchema))
        == "valid")
  }

  @Test("statistics count findings, files and fixes by rule, the most frequent one first")
  func statistics() throws {
    let result = LintResult(
      diagnostics: [
        FixSamples.one, FixSamples.two, sample("x", path: "B.swift", severity: .error),
        sample("x", path: "B.swift", rule: "another"),
      ], problems: [ReadProblem(path: FilePath("C.swift"), message: "is gone", advice: "look")],
      fileCount: 3)
    let document = try JSONValue(
      ReportFormat.json.statisticsReporter(sampleContext).rendered(result))
    #expect(document["summary"]["diagnostics"].number == 4)
    let rows = document["rules"].elements
    #expect(rows.map(\.["rule"].text) == ["some_rule", "another"])
    #expect(rows[0]["severity"].text == "error")
    #expect(rows.map(\.["findings"].number) == [3, 1])
    #expect(rows.map(\.["files"].number) == [2, 1])
    #expect(rows[0]["safe_fixes"].number == 1 && rows[0]["unsafe_fixes"].number == 1)
    #expect(document["problems"][0]["message"].text == "is gone")
  }

  @Test("very many findings give as many lines, each with its own fingerprint")
  func many() throws {
    let many = HostileSamples.many()
    let count = HostileSamples.manyCount
    // The document has a line before the findings and one after them.
    let lines = json.lines(many)
    #expect(lines.count == count + 2)
    let findings = lines.dropFirst().prefix(count).map {
      $0.hasSuffix(",") ? $0.dropLast() : $0[...]
    }
    #expect(Set(findings.map { $0.suffix(18) }).count == count)
    for index in [0, count / 2, count - 1] {
      let read = try JSONValue(Array(findings[index].utf8))
      #expect(
        read["path"].text == "App/"
          + String(decoding: many.diagnostics[index].path.bytes, as: UTF8.self))
    }
  }
}
