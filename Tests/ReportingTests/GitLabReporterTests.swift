import LintEngine
import Platform
import Project
import RuleKit
import TestSupport
import Testing

@testable import Reporting

@Suite("The gitlab format")
struct GitLabReporterTests {
  private let reporter = GitLabReporter(context: sampleContext)

  // The schema is after the table under "Code Quality report format" at https://docs.gitlab.com/ci/testing/code_quality/, but
  // stricter: members that GitLab would ignore are not allowed.
  @Test(
    "it conforms to the documented format",
    .enabled(if: OutsideTool.jsonschema.isThere, "\(OutsideTool.jsonschema.hint)"),
    .enabled(if: Effort.isFull, "\(Effort.hint)"),
    arguments: Effort.full(
      [LintResult(), HostileSamples.result], byDefault: [HostileSamples.result]))
  func schema(result: LintResult) throws {
    let output = reporter.rendered(result)
    #expect(try JSONSchema.verdict(on: output, "gitlab") == "valid")
    let read = try JSONValue(output).elements
    #expect(read.count == result.diagnostics.count + result.problems.count)
    #expect(Set(read.map { $0["fingerprint"].text }).count == read.count)
  }
}
