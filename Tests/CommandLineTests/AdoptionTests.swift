import TestSupport
import Testing

@Suite("Adoption by a team")
struct AdoptionTests {
  private let project: Project
  private let environment: [String: String]

  init() throws {
    project = try Project([
      "Sources/Cell.swift": Project.cell,
      "Sources/Profile/ProfileView.swift": Project.cell.replacing("Cell", with: "Profile"),
      ".layoutlint.yml": """
      # Ours: leading and trailing first.
      rules:
        constraint_order:
          order: [[leading, trailing, top, bottom]]
        negative_constant: error
      """,
    ])
    environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": project.folder("summary.md"),
    ]
  }

  /// A check of a pull request: how the runner reads the output, and the result of the step.
  private func check(_ arguments: String...) throws -> (issues: [GitHubRunner.Issue], status: Int32)
  {
    let run = try project.run(["--strict"] + arguments, environment: environment)
    var runner = GitHubRunner()
    for line in (run.output + run.error).split(separator: "\n") where line.hasPrefix("::") {
      try runner.read(String(line))
    }
    return (runner.issues, run.status)
  }

  @Test("the first check fails with annotations, and a baseline turns it green")
  func story() throws {
    let first = try check()
    #expect(first.status == 1)
    #expect(first.issues.count == 2)
    for (issue, file) in zip(first.issues, ["Cell.swift", "Profile/ProfileView.swift"]) {
      #expect(issue.level == "error")
      #expect(issue.properties["file"] == "Sources/\(file)")
      #expect(issue.properties["line"] == "5")
      #expect(issue.properties["col"] == "68")
      #expect(issue.message.contains("-1.0 * inset"))
    }
    #expect(try project.text("summary.md").contains("negative_constant"))

    #expect(try project.lint("--write-baseline", ".layoutlint-baseline.txt").status == 0)
    let own = try project.text(".layoutlint.yml")
    try project.folder.write(".layoutlint.yml", own + "\nbaseline: .layoutlint-baseline.txt\n")
    let green = try check()
    #expect(green.issues.isEmpty)
    #expect(green.status == 0)

    // A pull request that adds one finding fails, with that one only.
    try project.folder.write(
      "Sources/New.swift", Project.cell.replacing("setupLabel", with: "setupBadge"))
    let pullRequest = try check()
    #expect(pullRequest.issues.map { $0.properties["file"] } == ["Sources/New.swift"])
    #expect(pullRequest.status == 1)
  }
}
