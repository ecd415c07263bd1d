import LintEngine
import Platform
import Project
import Reporting
import RuleKit
import TestSupport
import Testing

@Suite("The github format")
struct GitHubReporterTests {
  private let reporter = GitHubReporter(sampleContext)

  /// A report as parsed by the runner.
  private func issues(_ result: LintResult) throws -> [GitHubRunner.Issue] {
    var runner = GitHubRunner()
    for line in reporter.lines(result) { try runner.read(line) }
    return runner.issues
  }

  @Test("a command has the path relative to the root, the position and the advice")
  func lines() {
    let text = reporter.text(
      sample("let 名 = «1»"), sample("x", path: "../b.swift", severity: .note, advice: ""),
      sample("x", path: "/c.swift", severity: .error))
    #expect(
      text == """
        ::error file=/c.swift,line=12,endLine=12,col=1,endColumn=1,title=layoutlint (some_rule)\
        ::`a` is wrong%0Ahelp: make it right
        ::warning file=App/Sources/A.swift,line=12,endLine=12,col=9,endColumn=10,\
        title=layoutlint (some_rule)::`a` is wrong%0Ahelp: make it right
        ::notice file=b.swift,line=12,endLine=12,col=1,endColumn=1,\
        title=layoutlint (some_rule)::`a` is wrong

        """)
  }

  @Test("columns count UTF-16 code units, and are given for places on one line only")
  func columns() throws {
    let wide = try issues(LintResult(diagnostics: [sample("\"👩‍👧é\" «😀»")]))[0].properties
    #expect(wide["col"] == "10" && wide["endColumn"] == "12")
    let long = try issues(LintResult(diagnostics: [sample("f(«{", endLine: 14)]))[0].properties
    #expect(long["line"] == "12" && long["endLine"] == "14")
    #expect(long["col"] == nil && long["endColumn"] == nil)
    var whole = sample("«f()»", endLine: 13)
    whole.end.column = 1
    let properties = try issues(LintResult(diagnostics: [whole]))[0].properties
    #expect(properties["endLine"] == "12" && properties["col"] == nil)
  }

  @Test("the runner reads what was written")
  func roundTrip() throws {
    for result in single(HostileSamples.result) {
      let issue = try #require(try issues(result).first)
      let path = result.diagnostics.first?.path ?? result.problems[0].path
      #expect(issue.properties["file"] == shownWithLineBreaks(rootRelative(path)))
      let message = result.diagnostics.first?.message ?? result.problems[0].message
      let advice = result.diagnostics.first?.advice ?? result.problems[0].advice
      let text = advice.isEmpty ? message : message + "\nhelp: " + advice
      #expect(issue.message == shownWithLineBreaks(text))
      if let rule = result.diagnostics.first?.rule {
        #expect(issue.properties["title"] == "layoutlint (\(shownWithLineBreaks(rule)))")
      } else {
        #expect(issue.properties["title"] == "layoutlint")
        #expect(issue.properties["line"] == nil)
      }
    }
  }

  @Test("a path that begins with equals signs keeps them")
  func equalsSigns() throws {
    let issue = try issues(LintResult(diagnostics: [sample("x", path: "../==a=.swift")]))[0]
    #expect(issue.properties["file"] == "./==a=.swift")
  }

  @Test("a message is truncated to the runner's limit")
  func longMessages() throws {
    let text = String(repeating: "😀\u{1B}", count: 3000)
    let message = try issues(LintResult(diagnostics: [sample("x", message: text)]))[0].message
    #expect(message.utf16.count > 4080 && message.hasSuffix("…"))
    #expect(message.hasPrefix("😀\\u{1B}😀"))
  }

  @Test("errors come first, ten of each level, and one of ten notices tells what was omitted")
  func limits() throws {
    var result = LintResult(fileCount: 1)
    for (severity, count) in [(Severity.note, 10), (.warning, 30), (.error, 9)] {
      for line in 1...count {
        result.diagnostics.append(
          sample("x", line: line, path: "\(severity.name).swift", severity: severity))
      }
    }
    for name in ["1", "2"] {
      result.problems.append(ReadProblem(path: FilePath(name), message: "gone", advice: "look"))
    }
    let issues = try issues(result)
    #expect(
      issues.map(\.level).prefix(20) == Array(repeating: "error", count: 10)[...]
        + Array(repeating: "warning", count: 10))
    #expect(issues[2].properties["line"] == "1" && issues[9].properties["line"] == "8")
    #expect(issues.count == 30)
    #expect(
      issues[29].message
        == "1 error, 20 warnings and 1 note more than GitHub shows, which is 10 of each level per step"
        + "\nhelp: see the summary of the job, or run layoutlint on your machine")
  }

  @Test("of the ten of a level, mistakes come first")
  func mistakesFirst() throws {
    let diagnostics = (1...24).map {
      sample(
        "x", line: $0, severity: $0.isMultiple(of: 2) ? .warning : .note,
        family: $0 > 20 ? .correctness : .cookbook)
    }
    let lines = try issues(LintResult(diagnostics: diagnostics)).map { $0.properties["line"] }
    let expected =
      [22, 24, 2, 4, 6, 8, 10, 12, 14, 16] + [21, 23, 1, 3, 5, 7, 9, 11, 13]
    #expect(lines == expected.map { String($0) } + [nil])
  }

  @Test("ten of each level are all shown, without a notice", arguments: [Severity.note, .warning])
  func exactlyTen(severity: Severity) throws {
    let result = LintResult(diagnostics: (1...10).map { sample("x", line: $0, severity: severity) })
    #expect(try issues(result).count == 10)
    #expect(try issues(result).allSatisfy { $0.properties["line"] != nil })
  }

  @Test("very many findings give eleven commands, and none give none")
  func amounts() throws {
    let issues = try issues(HostileSamples.many())
    #expect(issues.count == 11)
    #expect(issues[10].message.hasPrefix("\(HostileSamples.manyCount - 10) warnings more than"))
    #expect(reporter.text(LintResult(fileCount: 3)) == "")
  }
}
