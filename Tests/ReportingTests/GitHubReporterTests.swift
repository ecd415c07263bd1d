import LintEngine
import Platform
import Project
import RuleKit
import TestSupport
import Testing

@testable import Reporting

@Suite("The github format")
struct GitHubReporterTests {
  private let reporter = GitHubReporter(context: sampleContext)

  /// A report as parsed by the runner.
  private func issues(_ result: LintResult) throws -> [GitHubRunner.Issue] {
    var runner = GitHubRunner()
    for line in reporter.lines(result) { try runner.read(line) }
    return runner.issues
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

  @Test("ten of each level are all shown, without a notice", arguments: [Severity.note, .warning])
  func exactlyTen(severity: Severity) throws {
    let result = LintResult(diagnostics: (1...10).map { sample("x", line: $0, severity: severity) })
    #expect(try issues(result).count == 10)
    #expect(try issues(result).allSatisfy { $0.properties["line"] != nil })
  }
}
