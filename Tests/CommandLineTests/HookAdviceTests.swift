import TestSupport
import Testing

@Suite(
  "What the hook prints",
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct HookAdviceTests {
  private let sandbox: GitSandbox

  init() throws {
    sandbox = try GitSandbox()
    let run = try Tool.run(
      ["hook", "install"], in: sandbox.path, environment: GitSandbox.environment)
    #expect(run.status == 0, "\(run.error)")
  }

  @Test("it prints nothing for a commit that it lets pass, with Swift or without")
  func silence() throws {
    for (name, text) in [("notes.txt", "no Swift\n"), ("Cell.swift", GitStagedTests.goodCell)] {
      try sandbox.write(name, text)
      try sandbox.git("add", "-A")
      let run = try sandbox.attempt(["commit", "-q", "-m", "One"])
      #expect(run.output + run.error == "", "\(name)")
      #expect(run.status == 0)
    }
  }

  @Test("a stopped commit names what fixes it, if something does, and what skips the check")
  func advice() throws {
    try sandbox.write("Sources/Cell.swift", Project.cell)
    try sandbox.git("add", "-A")
    let refused = try sandbox.attempt(["commit", "-q", "-m", "One"])
    let command = "\(Tool.path) --staged --changed-lines --fix"
    #expect(
      refused.error.hasSuffix(
        """
        layoutlint: 2 can be fixed with `\(command)`
        layoutlint stopped this commit. Correct what it found and stage that, or skip the check:
          git commit --no-verify

        """), "\(refused.error)")
    let pretty = try Tool.run(
      ["--staged", "--strict", "--reporter", "pretty"], in: sandbox.path,
      environment: GitSandbox.environment)
    #expect(pretty.output.hasSuffix("\n2 can be fixed with `\(Tool.path) --staged --fix`\n"))
    #expect(pretty.error == "")
    let quiet = try Tool.run(
      ["--staged", "--strict", "--reporter", "pretty", "-q"], in: sandbox.path,
      environment: GitSandbox.environment)
    #expect(
      quiet.error == "layoutlint: 2 can be fixed with `\(Tool.path) --staged --fix`\n")
    // As it is pasted, in whatever folder.
    let fixed = try Tool.run(
      [], in: sandbox.path + "/Sources", environment: GitSandbox.environment,
      wrapper: ["/bin/sh", "-c", command])
    #expect(fixed.status == 0, "\(fixed.error)")
    let passed = try sandbox.attempt(["commit", "-q", "-m", "One"])
    #expect(passed.status == 0, "\(passed.error)")
    try sandbox.write("Bad.swift", "// layoutlint:disable:next no_such_rule\nlet a = 1\n")
    try sandbox.git("add", "-A")
    let unfixable = try sandbox.attempt(["commit", "-q", "-m", "Two"])
    #expect(unfixable.status == 1)
    #expect(!unfixable.error.contains("--fix"))
    #expect(unfixable.error.hasSuffix("  git commit --no-verify\n"))
    try sandbox.write(".layoutlint.yml", "rulse: {}\n")
    #expect(
      try sandbox.attempt(["commit", "-q", "-m", "Two"]).error.hasSuffix(
        "layoutlint could not check this commit. \"git commit --no-verify\" skips the check.\n"))
  }
}
