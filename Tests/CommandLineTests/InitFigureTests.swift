import Foundation
import TestSupport
import Testing

@Suite("`init`, `--statistics` and a run agree")
struct InitFigureTests {
  private struct Statistics: Decodable {
    struct Rule: Decodable { var rule: String, places: Int, findings: Int }
    var rules: [Rule]
  }

  private struct Report: Decodable {
    struct Finding: Decodable { var rule: String }
    var diagnostics: [Finding]
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, _ project: Project, _ arguments: String...
  ) throws -> Value {
    let run = try project.run(arguments + ["--only", "conventions", "--reporter", "json", "."])
    return try JSONDecoder().decode(type, from: Data(run.output.utf8))
  }

  /// Our app, and the cases of all rules: a project with findings of nearly every convention.
  @Test(
    "in the places and the findings of each convention",
    arguments: Effort.full(["PlayerApp", "Rules"], byDefault: ["PlayerApp"]))
  func figures(of name: String) throws {
    let project = try Project([:])
    try FileManager.default.copyItem(
      atPath: "\(Repository.path)/Tests/Fixtures/\(name)", toPath: project.folder("App"))
    let byDefault = try decode(Report.self, project).diagnostics.count
    #expect(try project.lint("init").status == 0)
    let text = try project.text(".layoutlint.yml")
    let lines = text.matches(of: #/\n  (\w+): [^\n]*  \# (no|\d+) findings? in (\d+) /#)
    #expect(lines.count { !$0.output.0.contains(": off ") } > 2)
    let counted = try decode(Statistics.self, project, "--statistics").rules
    let found = try decode(Report.self, project).diagnostics
    for line in lines where !line.output.0.contains(": off ") {
      let rule = String(line.1)
      #expect(found.count { $0.rule == rule } == Int(line.2) ?? 0, "\(rule)")
      #expect(counted.first { $0.rule == rule }?.places == Int(line.3), "\(rule)")
    }
    let all = lines.reduce(0) { $0 + ($1.output.0.contains(": off ") ? 0 : Int($1.2) ?? 0) }
    #expect(found.count { $0.rule != "syntax" } == all)
    #expect(all <= byDefault)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
  }
}
