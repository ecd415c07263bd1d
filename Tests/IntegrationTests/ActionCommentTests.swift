import Foundation
import TestSupport
import Testing

@Suite(
  "The GitHub Action in a pull request",
  .enabled(if: OutsideTool.all(.jq, .git).isThere, "\(OutsideTool.all(.jq, .git).hint)"))
struct ActionCommentTests {
  private var runner: Runner
  private let bad = "// layoutlint:disable:next no_such_rule\nlet bad = 1\n"

  /// A branch that adds one file with a finding to one that was there.
  init() throws {
    runner = try Runner()
    try runner.write("Old.swift", bad)
    try run("init", "-q")
    try run("add", ".")
    try run("commit", "-qm", "1")
    try run("update-ref", "refs/remotes/origin/main", "HEAD")
    try runner.write("New.swift", bad)
    try run("add", ".")
    try run("commit", "-qm", "2")
    try writeEvent(head: run("rev-parse", "HEAD"))
    runner.variables = [
      "GITHUB_BASE_REF": "main", "GITHUB_REPOSITORY": "OWNER/app",
      "GITHUB_EVENT_PATH": runner.folder("event.json"),
    ]
    try replaceGitHub()
  }

  /// Runs Git in the workspace.
  @discardableResult private func run(_ arguments: String...) throws -> String {
    let who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    let run = try #require(Program("git")).run(who + arguments, in: runner.folder("workspace"))
    try #require(run.status == 0, "\(run.output)")
    return run.output
  }

  /// - Parameter head: the commit of the pull request.
  private func writeEvent(head: String) throws {
    let head = head.trimmingCharacters(in: .newlines)
    try runner.folder.write(
      "event.json", #"{"pull_request": {"number": 7, "head": {"sha": "\#(head)"}}}"#)
  }

  /// Stands for GitHub's program: prints the comments that exist, and keeps the review.
  ///
  /// - Parameter refusal: what GitHub answers instead of taking the review.
  private func replaceGitHub(comments: String = "", refusal: String? = nil) throws {
    try runner.folder.write("comments", comments)
    try runner.replace(
      "gh",
      """
      case "$*" in
        "api --paginate repos/OWNER/app/pulls/7/comments --jq "*) cat '\(runner.folder("comments"))' ;;
        "api --silent repos/OWNER/app/pulls/7/reviews --input "*)
          \(refusal.map { "echo 'gh: \($0)' >&2; exit 1" }
            ?? "cat \"$5\" > '\(runner.folder("review"))'") ;;
        "api --paginate repos/OWNER/app/issues/7/comments --jq "*) cat '\(runner.folder("outlines"))' ;;
        "api --silent repos/OWNER/app/issues/7/comments --input "*) cat "$5" > '\(runner.folder("outline"))' ;;
        "api --silent --method PATCH repos/OWNER/app/issues/comments/41 --input "*)
          cat "$7" > '\(runner.folder("outline"))' ;;
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
    #expect(review.contains(/"commit_id": "[0-9a-f]{40}"/))
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

  @Test("in the merge commit of a pull request, comments are on the lines of the head")
  func merge() throws {
    func lines(_ count: Int, _ word: String) -> String {
      (0..<count).map { "// \(word) \($0)\n" }.joined()
    }
    try run("branch", "-f", "base", "origin/main")
    try run("checkout", "-q", "base")
    try runner.write("Odd [1].swift", lines(30, "old"))
    try run("add", ".")
    try run("commit", "-qm", "3")
    try run("checkout", "-qb", "head")
    try runner.write("Odd [1].swift", lines(10, "old") + bad + lines(20, "other"))
    try run("commit", "-qam", "4")
    try writeEvent(head: run("rev-parse", "HEAD"))
    // The base moves lines above.
    try run("checkout", "-q", "base")
    try runner.write(
      "Odd [1].swift",
      lines(5, "new")
        + lines(30, "old").split(separator: "\n").dropFirst(2).map { $0 + "\n" }.joined())
    try run("commit", "-qam", "5")
    try run("update-ref", "refs/remotes/origin/main", "HEAD")
    try run("merge", "-q", "--no-edit", "head")
    let job = try runner.run(["comments": "true"])
    #expect(job.log.contains("::warning file=Odd [1].swift,line=14"), "\(job.log)")
    let review = runner.text("review")
    #expect(
      review.contains(#""path": "Odd [1].swift""#) && review.contains(#""line": 11"#), "\(review)")
    // What only the merge has gets no comment.
    try FileManager.default.removeItem(atPath: runner.folder("review"))
    try runner.write("Odd [1].swift", "// layoutlint:disable:next other_rule\nlet merged = 1\n")
    #expect(try runner.run(["comments": "true"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: runner.folder("review")))
    try writeEvent(head: String(repeating: "0", count: 40))
    #expect(try runner.run(["comments": "true"]).log.contains("set `fetch-depth: 0`"))
  }

  @Test("names from the code are dead in comments")
  func markdown() throws {
    try runner.write(
      "New.swift",
      """
      let `@octocat ![x](http://a.b/c.png) <img src=x>`: CGFloat = 1
      class V: UIView {
        func setup() {
          k.constant = -`@octocat ![x](http://a.b/c.png) <img src=x>`
          a.topAnchor.constraint(equalTo: b, constant: -`@octocat ![x](http://a.b/c.png) <img src=x>`)
        }
      }

      """
    )
    try run("commit", "-qam", "3")
    try writeEvent(head: run("rev-parse", "HEAD"))
    let job = try runner.run(["comments": "true", "args": "--only negative_constant"])
    #expect(job.status == 0)
    let review = runner.text("review")
    #expect(
      review.contains(#"@&#8203;octocat !\\[x\\](http:&#8203;//a.b/c.png) &lt;img"#), "\(job.log)")
  }

  @Test(
    "GitHub's refusal does not fail the step, and is blamed on the token only if that is to blame",
    arguments: [
      (
        "Resource not accessible by integration (HTTP 403)",
        "the token needs `pull-requests: write`"
      ),
      ("Bad credentials (HTTP 401)", "the token is not valid"),
      ("API rate limit exceeded (HTTP 403)", "GitHub%27s limit".replacing("%27", with: "'")),
      (
        "Unprocessable Entity (HTTP 422)",
        "gh: Unprocessable Entity (HTTP 422); the findings are in"
      ),
      (
        "100% of\n::error::x (HTTP 502)", "gh: 100%25 of ::error::x (HTTP 502); the findings are in"
      ),
    ])
  func refusal(answer: String, reason: String) throws {
    try replaceGitHub(refusal: answer)
    let job = try runner.run(["comments": "true", "strict": "true"])
    #expect(job.status == 1, "the findings fail it")
    #expect(
      job.log.contains("::warning title=layoutlint::no comments were written: \(reason)"),
      "\(job.log)")
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

  @Test(
    "the changes of views are in the summary and, if asked for, in one comment",
    arguments: ["", "41\n"])
  func outline(comments: String) throws {
    try runner.folder.write("outlines", comments)
    try runner.write(
      "View.swift", "class CardView: UIView {\n  func setUp() { addSubview(title) }\n}\n")
    #expect(try runner.run(["outline": "maybe"]).status == 2)
    let job = try runner.run(["outline": "comment"])
    #expect(job.status == 0, "\(job.log)")
    #expect(
      runner.text("summary").contains("<summary><code>CardView</code>"), "\(runner.text("summary"))"
    )
    #expect(runner.text("outline").contains("<!-- layoutlint outline -->"))
    #expect(runner.text("outline").contains("+   title"))
    try runner.folder.write("summary", "")
    #expect(try runner.run().status == 0)
    #expect(!runner.text("summary").contains("CardView"))
  }

  @Test("pictures of the views that change are drawn if asked for")
  func wireframes() throws {
    #expect(try runner.run(["wireframes": "perhaps"]).status == 2)
    let same = try runner.run(["wireframes": "true"])
    #expect(same.outputs["steps.wireframes.outputs.folder"] == nil, "\(same.log)")
    #expect(runner.text("summary").contains("No view changes"))
    try runner.write(
      "View.swift", "class CardView: UIView {\n  func setUp() { addSubview(title) }\n}\n")
    let job = try runner.run(["wireframes": "true"])
    #expect(job.status == 0, "\(job.log)")
    let folder = try #require(job.outputs["steps.wireframes.outputs.folder"])
    let picture = try String(contentsOfFile: folder + "/views.svg", encoding: .utf8)
    #expect(picture.contains("<title>CardView</title>"))
    #expect(!runner.text("summary").contains("Pictures"))
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
    let matchers = try #require(matcher["problemMatcher"])
    #expect(Set(matchers.compactMap { $0["owner"] as? String }).count == matchers.count)
    for severity in ["error", "warning", "note"] {
      try runner.write(".layoutlint.yml", "rules: {unknown_suppression: \(severity)}\n")
      let printed = try #require(Program.layoutlint).run(
        ["--reporter", "xcode", "New.swift"], in: runner.folder("workspace")
      ).output
      let line = try #require(printed.split(separator: "\n").first)
      let issues = try matchers.compactMap { try issue(line, $0) }
      // The runner knows no other words, and drops the line.
      #expect(issues.map(\.severity) == [severity == "note" ? "notice" : severity])
      #expect(issues.first?.file.hasSuffix("New.swift") == true && issues.first?.line == "1")
      #expect(issues.first?.code == "unknown_suppression")
    }
  }

  /// What the runner reads in a line with a matcher.
  private func issue(
    _ text: Substring, _ matcher: [String: Any]
  ) throws -> (severity: String, file: String, line: String, code: String)? {
    let pattern = try #require((matcher["pattern"] as? [[String: Any]])?.first)
    let expression = try Regex(#require(pattern["regexp"] as? String))
    guard let match = try expression.wholeMatch(in: text)?.output else { return nil }
    func value(_ name: String) -> String? {
      (pattern[name] as? Int).flatMap { match[$0].substring.map(String.init) }
    }
    return (
      value("severity") ?? matcher["severity"] as? String ?? "", value("file") ?? "",
      value("line") ?? "", value("code") ?? ""
    )
  }
}
