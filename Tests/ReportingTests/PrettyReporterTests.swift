import LintEngine
import Platform
import Project
import Reporting
import RuleKit
import Testing

@Suite("Visible text")
struct VisibleTextTests {
  @Test("bytes that are not UTF-8 are shown as numbers, and valid UTF-8 is unchanged")
  func strayBytes() {
    var output: [UInt8] = []
    output.appendVisible([0x61, 0xFF, 0xC3, 0xC3, 0xA4, 0xE2, 0x82, 0xED, 0xA0, 0x80, 0xF0, 0x9F])
    output.appendVisible("äあ👩👧")
    #expect(
      String(decoding: output, as: UTF8.self)
        == "a\\xFF\\xC3ä\\xE2\\x82\\xED\\xA0\\x80\\xF0\\x9Fäあ👩👧")
  }
}

@Suite("The pretty format")
struct PrettyReporterTests {
  /// The two lines of the frame: the code and the marks under it.
  private func frame(_ diagnostic: Diagnostic, width: Int? = nil) -> [String] {
    let reporter = PrettyReporter(.plain(width: width))
    return reporter.text(diagnostic).split(separator: "\n").filter { $0.contains(" | ") }
      .map { String($0.dropFirst(9)) }
  }

  @Test("lines of leftovers fit the width, below a path that is too long")
  func longLeftovers() {
    var context = ReportContext.plain(width: 50)
    context.isBrief = true
    let path = String(repeating: "Sources/", count: 6) + "A.swift"
    let message = String(repeating: "word ", count: 20)
    let result = LintResult(
      diagnostics: (0..<6).map {
        sample("«x»", line: $0, path: path, severity: .note, message: message)
      })
    let lines = PrettyReporter(context).text(result).split(separator: "\n")
    #expect(lines[0] == "  some_rule \(path):0")
    #expect(lines[1].count == 50 && lines[1].hasPrefix("    word") && lines[1].hasSuffix("…"))
  }

  @Test(
    "a first run fits in 120 lines, with the code of the worst mistakes", arguments: [20, 50, 200])
  func longFirstRun(ruleCount: Int) {
    func rule(_ number: Int, _ place: Int, _ severity: Severity) -> Diagnostic {
      sample(
        "«x»", line: place + 1, path: "\(place).swift", severity: severity, rule: "rule\(number)")
    }
    let places = (0..<ruleCount).flatMap { number in
      (0..<4).flatMap { [rule(number, $0, .warning), rule(number, $0, .note)] }
    }
    let worst = sample("«x»", path: "Z.swift", severity: .error, rule: "worst")
    var context = ReportContext.plain(width: 60)
    context.habits = [:]
    let text = PrettyReporter(context).text(LintResult(diagnostics: places + [worst]))
    #expect((100...116).contains(text.count { $0 == "\n" }))
    #expect(text.contains("Z.swift:12:1 error[worst]") == (ruleCount < 200))
    #expect(text.contains(" more rules\n") == (ruleCount == 200))
  }

  @Test("a long line is cut around the place, and the mark is still under it")
  func longLines() {
    let filler = String(repeating: "x", count: 500)
    for code in ["«here»" + filler, filler + "«here»", filler + "«here»" + filler] {
      let lines = frame(sample(code), width: 60)
      #expect(lines[0].count <= 51)
      let indent = lines[1].prefix { $0 == " " }.count
      #expect(lines[0].dropFirst(indent).hasPrefix("here"))
      #expect(lines[1].drop { $0 == " " } == "^^^^")
      #expect(lines[0].contains("…"))
    }
    let lines = frame(sample(filler + "«" + filler + "»" + filler), width: 60)
    #expect(lines[0].hasPrefix("…x") && lines[0].hasSuffix("x…") && lines[0].count == 51)
    #expect(lines[1].count < 51 && lines[1].hasSuffix("^^^^^^"))
  }
}
