import Foundation
import TestSupport
import Testing

@Suite(
  "The GitHub Action with a release",
  .enabled(
    if: OutsideTool.all(.python, .curl).isThere, "\(OutsideTool.all(.python, .curl).hint)"))
struct ActionReleaseTests {
  private var runner: Runner
  private let bad = "// layoutlint:disable:next no_such_rule\nlet bad = 1\n"

  /// A server with the release 0.1.0, for Linux and macOS: the program next to the tests.
  init() throws {
    runner = try Runner()
    runner.actionPath = runner.folder("_actions/OWNER/layoutlint/v1")
    runner.server = "file://" + runner.folder.path
    try runner.write("Bad.swift", bad)
    try runner.replaceSwift("echo 'no compiler is needed'; exit 9")
    for platform in ["linux-x86_64", "linux-arm64", "macos-universal"] {
      try Program.writeStandIn(to: "binaries/\(platform)/layoutlint", in: runner.folder)
    }
    let run = try #require(Program("python3")).run(
      [
        ".ci/release", "package", "https://example.com/OWNER/layoutlint",
        runner.folder("binaries"), runner.folder("OWNER/layoutlint/releases/download/0.1.0"),
      ], in: Repository.path)
    try #require(run.status == 0, "\(run.output)")
  }

  @Test("the released program is used, and nothing is built", arguments: [false, true])
  func released(named: Bool) throws {
    var runner = runner
    if !named { runner.reference = "0.1.0" }
    let job = try runner.run(named ? ["version": "0.1.0"] : [:])
    #expect(job.status == 0, "\(job.log)")
    #expect(job.outputs["steps.prepare.outputs.released"] == "true")
    #expect(job.outputs["steps.prepare.outputs.key"] == nil)
    #expect(job.log.contains("::warning file=Bad.swift,line=1"))
    #expect(!job.log.contains("no compiler is needed"))
  }

  @Test("a program with another checksum is refused")
  func checksum() throws {
    let folder = "OWNER/layoutlint/releases/download/0.1.0/"
    let sums = try String(contentsOfFile: runner.folder(folder + "SHA256SUMS"), encoding: .utf8)
    try runner.folder.write(folder + "SHA256SUMS", sums.replacing(/(?m)^./, with: "g"))
    let job = try runner.run(["version": "0.1.0"])
    #expect(job.status == 2)
    #expect(job.log.contains("::error title=layoutlint::layoutlint-0.1.0-"))
    #expect(job.log.contains("do not use it, and report this"))
  }

  @Test("without a program for the platform, it is built")
  func missing() throws {
    var runner = runner
    runner.reference = "0.2.0"
    try runner.replaceSwift("echo 'Swift version 6.1 (stand-in)'")
    try runner.folder.write("_actions/OWNER/layoutlint/v1/Package.swift", "1")
    for name in ["Sources", "Rules"] {
      try runner.folder.write("_actions/OWNER/layoutlint/v1/\(name)/A.swift", "1")
    }
    let job = try runner.run()
    #expect(job.log.contains("OWNER/layoutlint has no program of 0.2.0 for this platform"))
    #expect(job.outputs["steps.prepare.outputs.key"] != nil)
  }
}

@Suite(
  "The GitHub Action in a pull request",
  .enabled(if: OutsideTool.all(.jq, .git).isThere, "\(OutsideTool.all(.jq, .git).hint)"))
struct ActionCommentTests {
  private var runner: Runner
  private let bad = "// layoutlint:disable:next no_such_rule\nlet bad = 1\n"

  /// A branch that adds one file with a finding to one that was there.
  init() throws {
    runner = try Runner()
    let git = try #require(Program("git"))
    let folder = runner.folder("workspace")
    func run(_ arguments: String...) throws {
      let who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
      let run = try git.run(who + arguments, in: folder)
      try #require(run.status == 0, "\(run.output)")
    }
    try runner.write("Old.swift", bad)
    try run("init", "-q")
    try run("add", ".")
    try run("commit", "-qm", "1")
    try run("update-ref", "refs/remotes/origin/main", "HEAD")
    try runner.write("New.swift", bad)
    try run("add", ".")
    try run("commit", "-qm", "2")
    try runner.folder.write(
      "event.json", #"{"pull_request": {"number": 7, "head": {"sha": "c0ffee"}}}"#)
    runner.variables = [
      "GITHUB_BASE_REF": "main", "GITHUB_REPOSITORY": "OWNER/app",
      "GITHUB_EVENT_PATH": runner.folder("event.json"),
    ]
    try replaceGitHub()
  }

  /// Stands for GitHub's program: prints the comments that exist, and keeps the review.
  private func replaceGitHub(comments: String = "", refuses: Bool = false) throws {
    try runner.folder.write("comments", comments)
    try runner.replace(
      "gh",
      """
      case "$*" in
        "api --paginate repos/OWNER/app/pulls/7/comments --jq "*) cat '\(runner.folder("comments"))' ;;
        "api --silent repos/OWNER/app/pulls/7/reviews --input "*)
          \(refuses ? "exit 1" : "cat \"$5\" > '\(runner.folder("review"))'") ;;
        *) echo "gh: $*"; exit 64 ;;
      esac
      """)
  }

  @Test("only changed lines get a comment, and only once")
  func comments() throws {
    let job = try runner.run(["comments": "true"])
    #expect(job.status == 0, "\(job.log)")
    for name in ["Old", "New"] {
      let lines = job.log.split(separator: "\n")
      #expect(lines.count { $0.contains("::warning file=\(name).swift,line=1") } == 1)
    }
    let review = runner.text("review")
    #expect(review.contains(#""commit_id": "c0ffee""#))
    #expect(review.contains(#""path": "New.swift""#) && review.contains(#""line": 1"#))
    #expect(!review.contains("Old.swift"))
    let mark = try #require(review.firstMatch(of: /<!-- layoutlint [0-9a-f]{16} -->/)).0

    try FileManager.default.removeItem(atPath: runner.folder("review"))
    try replaceGitHub(comments: "text\n\(mark)\n")
    #expect(try runner.run(["comments": "true"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: runner.folder("review")))
  }

  @Test("reports that `args` asks for have all findings, and nothing is annotated twice")
  func reports() throws {
    let job = try runner.run([
      "comments": "true", "args": "--reporter github --reporter=sarif=all.sarif --no-config",
    ])
    #expect(job.status == 0, "\(job.log)")
    #expect(job.log.split(separator: "\n").count { $0.contains("file=New.swift") } == 1)
    let report = try String(
      contentsOfFile: runner.folder("workspace/all.sarif"), encoding: .utf8)
    #expect(report.contains("Old.swift") && report.contains("New.swift"))
    #expect(runner.text("review").contains("New.swift"))
  }

  @Test("a token that may not write, as for a fork, does not fail the step")
  func fork() throws {
    try replaceGitHub(refuses: true)
    let job = try runner.run(["comments": "true", "strict": "true"])
    #expect(job.status == 1, "the findings fail it")
    #expect(job.log.contains("::warning title=layoutlint::no comments were written; the token"))
    #expect(try runner.run(["comments": "true"]).status == 0)
  }

  @Test("a runner without the programs for comments is told, and lints")
  func missingPrograms() throws {
    try FileManager.default.createDirectory(
      atPath: runner.folder("few"), withIntermediateDirectories: true)
    let few = "awk cat cp cut env find git mkdir rm sed sh sha256sum shasum sort sw_vers uname"
    for name in few.split(separator: " ").map(String.init) {
      if let program = Program(name) { try runner.folder.link("few/" + name, to: program.path) }
    }
    try runner.folder.link("few/swift", to: runner.folder("bin/swift"))
    let job = try runner.run(["comments": "true", "strict": "true"], path: runner.folder("few"))
    #expect(job.status == 1)
    #expect(job.log.contains("::warning title=layoutlint::`comments` needs `gh` and `jq`"))
  }

  @Test("outside of a pull request there is nothing to comment on")
  func push() throws {
    var runner = runner
    runner.variables["GITHUB_BASE_REF"] = ""
    let job = try runner.run(["comments": "true"])
    #expect(job.status == 0)
    #expect(
      job.log.contains("::notice title=layoutlint::`comments` has an effect in pull requests"))
    #expect(try runner.run(["comments": "maybe"]).status == 2)
  }

  @Test("the problem matcher reads what the plugin prints, and is registered last")
  func matcher() throws {
    let job = try runner.run(["matcher": "true"])
    let place = "::add-matcher::\(runner.actionPath)/.github/problem-matcher.json\n"
    #expect(job.log.hasSuffix(place))
    #expect(!(try runner.run().log.contains("add-matcher")))

    let text = try Repository.text(".github/problem-matcher.json")
    let matcher = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]])
    let pattern = try #require(
      (matcher["problemMatcher"]?.first?["pattern"] as? [[String: Any]])?.first)
    let expression = try Regex(#require(pattern["regexp"] as? String))
    let printed = try #require(Program.layoutlint).run(
      ["--reporter", "xcode", "New.swift"], in: runner.folder("workspace")
    ).output
    let match = try #require(
      printed.split(separator: "\n").first?.wholeMatch(of: expression)
    ).output
    #expect(match[1].substring?.hasSuffix("New.swift") == true)
    #expect(match[2].substring == "1" && match[4].substring == "warning")
    #expect(match[6].substring == "unknown_suppression")
  }
}
