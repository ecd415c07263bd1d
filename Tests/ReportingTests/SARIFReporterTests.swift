import LintEngine
import Platform
import Project
import Reporting
import RuleKit
import TestSupport
import Testing

@Suite("The sarif format")
struct SARIFReporterTests {
  private let reporter = SARIFReporter(sampleContext)

  private func run(_ result: LintResult, _ context: ReportContext = sampleContext) throws
    -> JSONValue
  {
    try JSONValue(SARIFReporter(context).rendered(result))["runs"][0]
  }

  private func result(_ diagnostic: Diagnostic) throws -> JSONValue {
    try run(LintResult(diagnostics: [diagnostic]))["results"][0]
  }

  private func region(_ diagnostic: Diagnostic) throws -> [Int?] {
    let region = try result(diagnostic)["locations"][0]["physicalLocation"]["region"]
    return ["startLine", "startColumn", "endLine", "endColumn"].map { region[$0].number }
  }

  @Test("a result has its rule, its path relative to the root, its position and its fingerprints")
  func oneResult() {
    var diagnostic = sample("let ü = «1»")
    diagnostic.lineHash = "c129715d7a2bc9a3:1"
    let lines = reporter.lines(LintResult(diagnostics: [diagnostic]))
    #expect(
      lines[lines.count - 2]
        == #"{"ruleId":"some_rule","ruleIndex":0,"level":"warning","#
        + #""message":{"text":"`a` is wrong; make it right"},"locations":[{"physicalLocation":{"#
        + #""artifactLocation":{"uri":"App/Sources/A.swift","uriBaseId":"SRCROOT"},"#
        + #""region":{"startLine":12,"startColumn":9,"endLine":12,"endColumn":10}}}],"#
        + #""partialFingerprints":{"primaryLocationLineHash":"c129715d7a2bc9a3:1","#
        + #""layoutlint/v1":"\#(sampleContext.fingerprint(of: diagnostic))"}}"#)
  }

  @Test("the run names the program, the root and the unit of columns")
  func frame() throws {
    let document = try JSONValue(reporter.rendered(LintResult()))
    #expect(document["version"].text == "2.1.0")
    let run = document["runs"][0]
    #expect(run["tool"]["driver"]["name"].text == "layoutlint")
    #expect(run["tool"]["driver"]["semanticVersion"].text == "1.2.3")
    #expect(run["originalUriBaseIds"]["SRCROOT"]["uri"].text == "file:///repo/")
    #expect(run["columnKind"].text == "utf16CodeUnits")
    #expect(run["invocations"][0]["executionSuccessful"].flag == true)
    #expect(run["results"].elements.isEmpty && !run["results"].isMissing)
    var context = sampleContext
    for (root, uri) in [("/", "file:///"), ("/a b", "file:///a%20b/")] {
      context.root = FilePath(root)
      let run = try self.run(LintResult(), context)
      #expect(run["originalUriBaseIds"]["SRCROOT"]["uri"].text == uri)
    }
  }

  @Test("a line hash that was not requested is omitted")
  func noLineHash() throws {
    #expect(try result(sample("«x»"))["partialFingerprints"].names == ["layoutlint/v1"])
  }

  @Test("columns count UTF-16 code units, without a byte order mark")
  func columns() throws {
    #expect(try region(sample("ä😀«あ😀»", line: 3)) == [3, 4, 3, 7])
    #expect(try region(sample("\u{FEFF}ä«b»", line: 1)) == [1, 2, 1, 3])
    #expect(try region(sample("\u{FEFF}ä«b»", line: 2)) == [2, 3, 2, 4])
    #expect(try region(sample("«»\u{FEFF}ä", line: 1)) == [1, 1, 1, 1])
    var beyond = sample("ab«c»")
    beyond.end.column = 99
    #expect(try region(beyond) == [12, 3, 12, 4])
  }

  @Test("a place that ends on another line extends to the end of that line or to its start")
  func severalLines() throws {
    #expect(try region(sample("ä«b", endLine: 14)) == [12, 2, 14, nil])
    var diagnostic = sample("ä«b", endLine: 14)
    diagnostic.end.column = 1
    #expect(try region(diagnostic) == [12, 2, 14, 1])
  }

  // Counting from the start of the line for each would take minutes.
  @Test(
    "columns far to the right are exact, and many on one line are counted once",
    .timeLimit(.minutes(10)))
  func longLine() throws {
    let count = Effort.full(20_000, byDefault: 200)
    let text = Array(String(repeating: "ä😀x", count: 10 * count).utf8)
    let diagnostics = (0..<count).map { index in
      let offset = index * 70
      return Diagnostic(
        path: FilePath("A.swift"), start: .init(line: 1, column: offset + 1),
        end: .init(line: 1, column: text.count + 1), range: offset..<text.count,
        severity: .warning, rule: "some_rule", message: "", advice: "", lineText: text)
    }
    let results = try run(LintResult(diagnostics: diagnostics))["results"].elements
    #expect(results.count == count)
    for (index, result) in results.enumerated() {
      let region = result["locations"][0]["physicalLocation"]["region"]
      #expect(region["startColumn"].number == index * 40 + 1)
      #expect(region["endColumn"].number == 40 * count + 1)
    }
  }

  @Test(
    "paths are URIs: relative inside the root, absolute outside",
    arguments: zip(
      ["a b/ä?#%.swift", "../a:b.swift", "../../x.swift", "/else/[y].swift"],
      [
        "App/a%20b/%C3%A4%3F%23%25.swift", "a%3Ab.swift", "file:///x.swift",
        "file:///else/%5By%5D.swift",
      ]
    ))
  func uris(path: String, uri: String) throws {
    let location = try result(sample("«x»", path: path))["locations"][0]["physicalLocation"][
      "artifactLocation"]
    #expect(location["uri"].text == uri)
    #expect(location["uriBaseId"].text == (uri.hasPrefix("file:") ? nil : "SRCROOT"))
  }

  @Test("a path keeps the bytes that are not UTF-8")
  func strayBytes() throws {
    var diagnostic = sample("«x»")
    diagnostic.path = FilePath(bytes: [0x61, 0xFF, 0xC3, 0x2E])
    let location = try result(diagnostic)["locations"][0]["physicalLocation"]
    #expect(location["artifactLocation"]["uri"].text == "App/a%FF%C3.")
  }

  @Test("text that looks like a link in a message stays text")
  func links() throws {
    let message = try result(sample("«x»", message: "`a[0](1)\\`", advice: ""))["message"]
    #expect(message["text"].text == "`a\\[0\\](1)\\\\`")
    let plain = try result(sample("«x»", message: "`a[0]` (1) \\n", advice: ""))["message"]
    #expect(plain["text"].text == "`a[0]` (1) \\n")
  }

  @Test("an unreadable file is a notification, and the run is unsuccessful")
  func problems() throws {
    let problem = ReadProblem(path: FilePath("../c d"), message: "gone", advice: "look for it")
    let run = try run(LintResult(problems: [problem]))
    let invocation = run["invocations"][0]
    #expect(invocation["executionSuccessful"].flag == false)
    let notification = invocation["toolExecutionNotifications"][0]
    #expect(notification["level"].text == "error")
    #expect(notification["message"]["text"].text == "gone; look for it")
    let location = notification["locations"][0]["physicalLocation"]["artifactLocation"]
    #expect(location["uri"].text == "c%20d" && location["uriBaseId"].text == "SRCROOT")
    let index = try #require(notification["descriptor"]["index"].number)
    let descriptor = run["tool"]["driver"]["notifications"][index]
    #expect(descriptor["id"].text == notification["descriptor"]["id"].text)
  }

  @Test("the rules have their rationales, examples and defaults")
  func rules() throws {
    var context = sampleContext
    context.rules = [
      RuleDescription(
        id: "off_rule", family: .cookbook, summary: "Finds `a[0](b)`", rationale: "Because.",
        source: "Section 1", defaultSeverity: .off, since: "0.1.0",
        goodExamples: ["fine": "let good = 1"],
        badExamples: ["wrong": "let ↓bad = 1"])
    ]
    let found = ["off_rule", "syntax"].map { sample("«x»", rule: $0) }
    let rules = try run(LintResult(diagnostics: found), context)["tool"]["driver"]["rules"]
    #expect(rules.elements.map(\.["id"].text) == ["off_rule", "syntax"])
    let rule = rules[0]
    #expect(rule["shortDescription"]["text"].text == "Finds `a\\[0\\](b)`")
    #expect(rule["fullDescription"]["text"].text == "Because.")
    #expect(rule["defaultConfiguration"]["enabled"].flag == false)
    #expect(rule["defaultConfiguration"]["level"].text == "warning")
    #expect(rule["properties"]["tags"].elements.map(\.text) == ["cookbook", "uikit"])
    #expect(rule["help"]["text"].text?.contains("layoutlint explain off_rule") == true)
    let help = try #require(rule["help"]["markdown"].text)
    #expect(help.contains("```swift\nlet good = 1\n```"))
    #expect(help.contains("let bad = 1") && help.contains("Section 1"))
  }

  @Test("only rules with findings are described, and each of their texts is there once")
  func once() throws {
    var context = sampleContext
    context.rules = ["some_rule", "silent_rule"].map { id in
      RuleDescription(
        id: id, family: .cookbook, summary: "Summary of \(id)", rationale: "Rationale of \(id).",
        source: "Source of \(id)", goodExamples: ["fine": "let good = \(id)"], badExamples: [:])
    }
    let output = SARIFReporter(context).rendered(
      LintResult(diagnostics: [sample("«x»"), sample("«y»", line: 7)]))
    let text = String(decoding: output, as: UTF8.self)
    #expect(!text.contains("silent_rule"))
    for part in ["Summary of", "Rationale of", "Source of", "let good ="] {
      #expect(text.ranges(of: "\(part) some_rule").count == 1, "\(part)")
    }
    let run = try JSONValue(output)["runs"][0]
    #expect(run["tool"]["driver"]["rules"].elements.count == 1)
    #expect(run["results"].elements.map(\.["ruleIndex"].number) == [0, 0])
  }

  @Test("a released version says where its rules are documented")
  func documentation() throws {
    var context = sampleContext
    context.documentation = "https://example.com/blob/v1"
    let result = LintResult(diagnostics: ["some_rule", "syntax"].map { sample("«x»", rule: $0) })
    let rules = try run(result, context)["tool"]["driver"]["rules"]
    #expect(
      rules[0]["helpUri"].text
        == "https://example.com/blob/v1/Sources/layoutlint/Documentation.docc/Rules.md#some_rule")
    #expect(rules[1]["helpUri"].text == nil)
    let unpublished = try run(result, sampleContext)["tool"]["driver"]["rules"]
    #expect(unpublished[0]["helpUri"].text == nil)

    var output: [UInt8] = []
    RuleJSON(sampleContext.rules, documentation: context.documentation).render(into: &output)
    #expect(shown(output).contains("/Documentation.docc/Rules.md#some_rule"))
  }

  @Test("syntax errors have their own description; an unknown rule has none")
  func syntax() throws {
    let diagnostics = [Diagnostic.syntaxRule, "unheard_of"].map { sample("«x»", rule: $0) }
    let run = try run(LintResult(diagnostics: diagnostics))
    let index = try #require(run["results"][0]["ruleIndex"].number)
    #expect(run["tool"]["driver"]["rules"][index]["id"].text == "syntax")
    #expect(run["results"][1]["ruleId"].text == "unheard_of")
    #expect(run["results"][1]["ruleIndex"].isMissing)
  }

  @Test(
    "it conforms to the OASIS schema, even with hostile content",
    .enabled(if: JSONSchema.sarif.isThere, "\(JSONSchema.sarif.hint)"),
    .enabled(if: Effort.isFull, "\(Effort.hint)"),
    arguments: Effort.full(
      [
        LintResult(), HostileSamples.result, HostileSamples.many(500),
        LintResult(diagnostics: FixSamples.hostile),
      ], byDefault: [HostileSamples.result]))
  func schema(result: LintResult) throws {
    let output = reporter.rendered(result)
    #expect(try JSONSchema.verdict(on: output, .sarif) == "valid")
    #expect(output == Array(shownWithLineBreaks(output).utf8))
    let results = try JSONValue(output)["runs"][0]["results"].elements
    #expect(results.count == result.diagnostics.count)
  }

  @Test("very many findings give as many lines")
  func many() throws {
    let lines = reporter.lines(HostileSamples.many())
    #expect(lines.count { $0.hasPrefix(#"{"ruleId":"#) } == HostileSamples.manyCount)
  }
}
