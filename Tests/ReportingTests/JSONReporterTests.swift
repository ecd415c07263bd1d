import LintEngine
import Reporting
import TestSupport
import Testing

@Suite("The json and jsonl formats")
struct JSONReporterTests {
  private let json = JSONReporter(sampleContext)
  private let lines = JSONLinesReporter(sampleContext)

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
        {"path":"App/Sources/A.swift","start":{"line":12,"column":10,"offset":9},"end":{"line":12,"column":11,"offset":10},"severity":"warning","rule":"some_rule","message":"`a` is wrong","advice":"make it right","fingerprint":"\#(fingerprint(0))"},
        {"path":"/else/B.swift","start":{"line":3,"column":1,"offset":0},"end":{"line":9,"column":4,"offset":3},"severity":"error","rule":"some_rule","message":"`a` is wrong","advice":"","fingerprint":"\#(fingerprint(1))"}
        ],"problems":[
        {"path":"c","message":"gone","advice":"look for it"}
        ]}

        """#)
  }

  @Test("the same, each complete and on its own line")
  func jsonLines() {
    #expect(
      lines.lines(result) == [
        #"{"version":1,"type":"diagnostic","path":"App/Sources/A.swift","#
          + #""start":{"line":12,"column":10,"offset":9},"end":{"line":12,"column":11,"offset":10},"#
          + #""severity":"warning","rule":"some_rule","message":"`a` is wrong","#
          + #""advice":"make it right","fingerprint":"\#(fingerprint(0))"}"#,
        #"{"version":1,"type":"diagnostic","path":"/else/B.swift","#
          + #""start":{"line":3,"column":1,"offset":0},"end":{"line":9,"column":4,"offset":3},"#
          + #""severity":"error","rule":"some_rule","message":"`a` is wrong","#
          + #""advice":"","fingerprint":"\#(fingerprint(1))"}"#,
        #"{"version":1,"type":"problem","path":"c","message":"gone","advice":"look for it"}"#,
      ])
  }

  private func fingerprint(_ index: Int) -> String {
    sampleContext.fingerprint(of: result.diagnostics[index])
  }

  @Test("a run without findings gives a document, but no lines")
  func nothing() throws {
    let empty = LintResult(fileCount: 2)
    let read = try JSONValue(json.rendered(empty))
    #expect(read["summary"]["files"].number == 2 && read["diagnostics"].elements.isEmpty)
    #expect(lines.rendered(empty).isEmpty)
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
    let lines = try lines.lines(hostile).map { try JSONValue(Array($0.utf8)) }
    let diagnostics = document["diagnostics"].elements
    #expect(diagnostics.count == hostile.diagnostics.count)
    #expect(lines.count == hostile.diagnostics.count + hostile.problems.count)
    for (diagnostic, pair) in zip(hostile.diagnostics, zip(diagnostics, lines)) {
      for read in [pair.0, pair.1] {
        #expect(read["rule"].text.map { Array($0.utf8) } == Array(diagnostic.rule.utf8))
        #expect(read["message"].text.map { Array($0.utf8) } == Array(diagnostic.message.utf8))
        let path = rootRelative(diagnostic.path)
        let isUTF8 = String(validating: path, as: UTF8.self) != nil
        #expect(read["path_encoded"].isMissing == isUTF8)
        if isUTF8 { #expect(read["path"].text.map { Array($0.utf8) } == path) }
      }
    }
    #expect(json.rendered(hostile) == Array(shownWithLineBreaks(json.rendered(hostile)).utf8))
  }

  @Test(
    "both conform to the documentation",
    .enabled(if: OutsideTool.jsonschema.isThere, "\(OutsideTool.jsonschema.hint)"),
    .enabled(if: Effort.isFull, "\(Effort.hint)"),
    arguments: Effort.full(["one", "hostile", "fixes", "none"], byDefault: ["hostile"]))
  func schema(name: String) throws {
    let results = [
      "one": result, "hostile": HostileSamples.result,
      "fixes": LintResult(diagnostics: FixSamples.hostile),
    ]
    let result = results[name] ?? LintResult()
    let count = result.diagnostics.count + result.problems.count
    #expect(
      try JSONSchema.verdict(on: json.rendered(result), .text(Self.documentSchema))
        == "1 documents")
    #expect(
      try JSONSchema.verdict(on: lines.rendered(result), .text(Self.lineSchema), isLines: true)
        == "\(count) documents")
  }

  @Test("very many findings give as many lines, each with its own fingerprint")
  func many() throws {
    let many = HostileSamples.many()
    let output = lines.lines(many)
    let count = HostileSamples.manyCount
    #expect(output.count == count && Set(output.map { $0.suffix(18) }).count == count)
    // The document has a line before the findings and one after them.
    let document = json.lines(many)
    #expect(document.count == count + 2)
    for index in [0, count / 2, count - 1] {
      let read = try JSONValue(Array(output[index].utf8))
      #expect(
        read["path"].text == "App/"
          + String(decoding: many.diagnostics[index].path.bytes, as: UTF8.self))
      let members = output[index].dropFirst(#"{"version":1,"type":"diagnostic","#.utf8.count)
      #expect(document[index + 1] == "{" + members + (index < count - 1 ? "," : ""))
    }
  }
}
