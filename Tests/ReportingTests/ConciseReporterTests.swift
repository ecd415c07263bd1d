import LintEngine
import Platform
import Project
import Reporting
import Testing

@Suite("The concise format")
struct ConciseReporterTests {
  private let problem = ReadProblem(path: FilePath("B.swift"), message: "gone", advice: "look")

  private func reporter(isColored: Bool = false, width: Int? = nil, isQuiet: Bool = false)
    -> ConciseReporter
  {
    var context = sampleContext
    context.style = Style(isColored: isColored)
    context.width = width
    context.isQuiet = isQuiet
    context.microseconds = 1500
    return ConciseReporter(context)
  }

  @Test("one line each, sorted by path, without advice")
  func lines() {
    let result = LintResult(
      diagnostics: [
        sample("let ü = «1»", path: "../A.swift"),
        sample("«x»", path: "C.swift", severity: .error, rule: "syntax"),
      ], problems: [problem], fileCount: 2)
    #expect(
      reporter().text(result) == """
        ../A.swift:12:10: warning[some_rule] `a` is wrong
        B.swift: error: gone
        C.swift:12:1: error[syntax] `a` is wrong

        """)
  }

  @Test("the counts are printed only on a terminal")
  func counts() {
    let result = LintResult(diagnostics: [sample("«x»")], fileCount: 1)
    #expect(
      reporter(width: 80).text(result).hasSuffix(
        "wrong\n\nFound 1 warning in 1 file (1.5 ms)\n"))
    #expect(
      reporter(width: 80).text(LintResult(fileCount: 1)) == "Nothing found in 1 file (1.5 ms)\n")
    #expect(reporter().text(LintResult(fileCount: 1)) == "")
    #expect(reporter(width: 80, isQuiet: true).text(LintResult(fileCount: 1)) == "")
  }

  @Test("colors are written only if requested")
  func colors() {
    let text = reporter(isColored: true).text(sample("«x»"))
    #expect(
      text == "\u{1B}[1mSources/A.swift\u{1B}[0m:12:1: \u{1B}[1;33mwarning\u{1B}[0m[some_rule] "
        + "`a` is wrong\n")
  }

  @Test("each finding is one line without terminal control characters")
  func hostile() {
    let result = HostileSamples.result
    let lines = reporter().lines(result)
    #expect(lines.count == result.diagnostics.count + result.problems.count)
    #expect(lines.allSatisfy { shown($0) == $0 })
    #expect(reporter().lines(HostileSamples.many()).count == HostileSamples.manyCount)
  }
}
