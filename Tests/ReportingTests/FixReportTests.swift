import LintEngine
import Reporting
import RuleKit
import Testing

@Suite("Fixes in the formats")
struct FixReportTests {
  private let pretty = PrettyReporter(.plain())

  @Test("`pretty` shows the safety of a fix below its finding, and the number of fixes at the end")
  func prettyFixes() {
    var silent = FixSamples.two
    silent.advice = ""
    #expect(
      pretty.text(FixSamples.one, silent, sample("«x»")) == """
        Sources/A.swift

          12:9 warning[some_rule]: `a` is wrong
            12 | let ü = 1
               |         ^
               = help: make it right
               = fix: safe, with `--fix`

          12:9 warning[some_rule]: `a` is wrong
            12 | let ü = 1
               |         ^
               = fix: unsafe, with `--unsafe-fixes`

          12:1 warning[some_rule]: `a` is wrong
            12 | x
               | ^
               = help: make it right

        3 mistakes
        Found 3 warnings in 1 file
        1 can be fixed with `--fix`, 1 more with `--unsafe-fixes`

        """)
  }

  @Test("the last line names only the kinds of fixes that occur")
  func summary() {
    let last = { (diagnostics: [Diagnostic]) in
      pretty.text(LintResult(diagnostics: diagnostics, fileCount: 1))
        .split(separator: "\n").last.map(String.init)
    }
    #expect(last([FixSamples.one, FixSamples.one]) == "2 can be fixed with `--fix`")
    #expect(last([FixSamples.two]) == "1 can be fixed with `--fix --unsafe-fixes`")
    #expect(last([sample("«x»")]) == "Found 1 warning in 1 file")
    var terminal = sampleContext
    terminal.width = 80
    let concise = ConciseReporter(terminal)
    #expect(concise.text(FixSamples.one).hasSuffix("\n1 can be fixed with `--fix`\n"))
  }

  @Test("`json` has all edits with their positions in bytes")
  func json() throws {
    let edits =
      #"[{"start":{"line":12,"column":9,"offset":100},"end":{"line":12,"column":10,"offset":101},"#
      + #""replacement":"-1.0 * \"ä\""},"#
      + #"{"start":{"line":14,"column":1,"offset":120},"end":{"line":15,"column":1,"offset":140},"#
      + #""replacement":""}]"#
    let fix = #","fix":{"safety":"unsafe","edits":"# + edits + "}}"
    #expect(JSONReporter(sampleContext).text(FixSamples.two).contains(fix + "\n"))
    let result = LintResult(diagnostics: [FixSamples.notUTF8, sample("«x»")])
    let read = try JSONValue(JSONReporter(sampleContext).rendered(result))["diagnostics"]
    #expect(read[0]["fix"].names == ["safety"] && read[1]["fix"].isMissing)
  }

  private func fixes(_ diagnostic: Diagnostic) throws -> JSONValue {
    let result = LintResult(diagnostics: [diagnostic])
    return try JSONValue(SARIFReporter(sampleContext).rendered(result))["runs"][0]["results"][0][
      "fixes"]
  }

  @Test("`sarif` has the edits of a fix as one change of the file, with columns in UTF-16")
  func sarif() throws {
    let text = SARIFReporter(sampleContext).text(FixSamples.two)
    let expected =
      #""fixes":[{"description":{"text":"make it right"},"artifactChanges":[{"#
      + #""artifactLocation":{"uri":"App/Sources/A.swift","uriBaseId":"SRCROOT"},"replacements":["#
      + #"{"deletedRegion":{"startLine":12,"startColumn":8,"endLine":12,"endColumn":9},"#
      + #""insertedContent":{"text":"-1.0 * \"ä\""}},"#
      + #"{"deletedRegion":{"startLine":14,"startColumn":1,"endLine":15,"endColumn":1}}]}],"#
      + #""properties":{"safety":"unsafe"}}]"#
    #expect(text.contains(expected))
    for diagnostic in [sample("«x»"), FixSamples.notUTF8, FixSamples.farApart] {
      #expect(try fixes(diagnostic).isMissing)
    }
    var silent = FixSamples.one
    silent.advice = ""
    #expect(try fixes(silent)[0].names == ["artifactChanges", "properties"])
    silent.advice = "see [a](1)"
    #expect(try fixes(silent)[0]["description"]["text"].text == #"see \[a\](1)"#)
  }

  @Test("`rdjson` has one suggestion for all edits, from the first to the last")
  func rdjson() throws {
    let reporter = RDJSONReporter(sampleContext)
    let expected =
      #","suggestions":[{"range":{"start":{"line":12,"column":9},"end":{"line":15,"column":1}},"#
      + #""text":"-1.0 * \"ä\"\n  between\n"}]}"#
    #expect(reporter.text(FixSamples.two).contains(expected))
    var wide = FixSamples.one
    wide.editPlaces[0].end.line = 3_000_000_000
    for diagnostic in [sample("«x»"), FixSamples.notUTF8, FixSamples.farApart, wide] {
      let read = try JSONValue(reporter.rendered(LintResult(diagnostics: [diagnostic])))
      #expect(read["diagnostics"][0]["suggestions"].isMissing)
    }
  }

  @Test("`html` shows the safety of a fix")
  func html() {
    let reporter = HTMLReporter(sampleContext)
    let fix = #"<p class="fix">safe, with <code>--fix</code></p></li>"#
    #expect(reporter.text(FixSamples.one).contains(fix))
    #expect(!reporter.text(sample("«x»")).contains(#"class="fix""#))
  }

  @Test("replacements come out unchanged")
  func hostile() throws {
    let samples = FixSamples.hostile.suffix(HostileSamples.texts.count)
    let result = LintResult(diagnostics: Array(samples))
    let json = try JSONValue(JSONReporter(sampleContext).rendered(result))["diagnostics"].elements
    let sarif = try JSONValue(SARIFReporter(sampleContext).rendered(result))["runs"][0]["results"]
      .elements
    let rdjson = try JSONValue(RDJSONReporter(sampleContext).rendered(result))[
      "diagnostics"
    ].elements
    for (index, text) in HostileSamples.texts.enumerated() {
      let replacement = sarif[index]["fixes"][0]["artifactChanges"][0]["replacements"][0]
      let read = [
        json[index]["fix"]["edits"][0]["replacement"].text,
        text.isEmpty ? "" : replacement["insertedContent"]["text"].text,
        rdjson[index]["suggestions"][0]["text"].text,
      ]
      #expect(
        read.map { $0.map { Array($0.utf8) } } == Array(repeating: Array(text.utf8), count: 3))
    }
  }
}
