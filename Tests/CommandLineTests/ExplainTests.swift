import Foundation
import Testing

@Suite("Explaining rules and places")
struct ExplainTests {
  private let project: Project
  init() throws { project = try Project() }

  private func configure() throws {
    try project.folder.write(
      ".layoutlint.yml",
      """
      rules:
        constraint_order:
          order: [[leading, trailing, top, bottom]]
        negative_constant: error
      overrides:
        - paths: ["Legacy/**"]
          rules: {constraint_order: off}

      """)
  }

  private func json(_ arguments: String...) throws -> [String: Any] {
    let run = try project.run(arguments + ["--format", "json"])
    #expect(run.error == "")
    return try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test("a rule shows the settings of the folder and the lines that set them")
  func settings() throws {
    try configure()
    let run = try project.lint("explain", "constraint_order")
    for text in [
      "  severity  warning  (default: preset cookbook)\n",
      "  order     [[leading, trailing, top, bottom]]  (.layoutlint.yml:3; default: [[top, ",
      "  mode      groups  (default)\n",
      "  for Legacy/**\n    severity  off  (.layoutlint.yml:7)\n",
    ] {
      #expect(run.output.contains(text), "\(run.output)")
    }
    #expect(run.status == 0)
    let document = try json("explain", "negative_constant")
    let settings = try #require(document["settings"] as? [[String: String]])
    #expect(
      settings[0] == [
        "name": "severity", "value": "error", "default": "warning", "origin": ".layoutlint.yml:4",
      ])
    #expect((document["rule"] as? [String: Any])?["id"] as? String == "negative_constant")
    let without = try project.lint("explain", "constraint_order", "--no-config")
    #expect(!without.output.contains(".layoutlint.yml"))
  }

  @Test("a mistake in the configuration does not hide the description")
  func mistake() throws {
    try project.folder.write(".layoutlint.yml", "rules: {nothing: on}\n")
    let run = try project.lint("explain", "constraint_order")
    #expect(run.output.hasPrefix("constraint_order\n") && !run.output.contains("Settings"))
    #expect(run.error.contains(".layoutlint.yml:1:9: error: "))
    #expect(run.status == 2)
  }

  @Test("`rules --format json` lists the rules")
  func rules() throws {
    let rules = try #require(try json("rules")["rules"] as? [[String: Any]])
    #expect(try rules.compactMap { $0["id"] as? String }.sorted() == Tool.ruleIDs().sorted())
    let one = try #require(try json("rules", "constraint_order")["rules"] as? [[String: Any]])
    #expect(one.count == 1)
    #expect(one[0]["default_severity"] as? String == "warning")
  }

  @Test("a place shows what the linter sees, the findings and the rules")
  func place() throws {
    try configure()
    let run = try project.lint("explain", "Sources/Cell.swift:5")
    for text in [
      "Sources/Cell.swift:5\n  label.bottomAnchor",
      "  type        `Cell`, by its declaration a view or a controller\n",
      "  function    `setupLabel()`, which sets the view up, by its name\n",
      "  constraint  `label.bottom` = `self.bottom`, constant `-inset`; its `isActive` is set; number 3 of",
      "  error       the negative `-inset`", "  set by      .layoutlint.yml:4\n",
      "`layoutlint --fix --only negative_constant Sources/Cell.swift`",
      "// layoutlint:disable:next negative_constant - why",
      "  on          .layoutlint.yml: negative_constant (4)\n",
    ] {
      #expect(run.output.contains(text), "\(run.output)")
    }
    #expect(run.status == 0)
    let other = try project.lint("explain", "Sources/Cell.swift:1")
    #expect(other.output.contains("\nFindings\n  none\n"))
    #expect(!other.output.contains("  function "))
  }

  @Test("a command for the shell quotes the path where that needs it")
  func quotes() throws {
    try configure()
    try project.folder.write("Sources/Ann's Cell.swift", Project.cell)
    let output = try project.lint("explain", "Sources/Ann's Cell.swift:5").output
    let text = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(#"--only negative_constant 'Sources/Ann'\''s Cell.swift'`"#), "\(text)")
  }

  @Test("the rules of a preset share the line that names it")
  func presetRules() throws {
    try project.folder.write(".layoutlint.yml", "extends: [correctness]\n")
    let output = try project.lint("explain", "--all", "Sources/Cell.swift:5").output
    #expect(
      output.contains("  on          preset correctness, .layoutlint.yml:1: inactive_constraint,"))
  }

  @Test("a place lists the rules that look at it, and all of them by option")
  func lookingRules() throws {
    try configure()
    func words(_ arguments: String...) throws -> [Substring] {
      try project.run(["explain"] + arguments).output.split { $0.isWhitespace || $0 == "," }
    }
    let few = try words("Sources/Cell.swift:5")
    #expect(few.contains("negative_constant") && few.contains("`--all`"))
    #expect(!few.contains("screen_bounds") && !few.contains("unheard_of"))
    let all = try words("--all", "Sources/Cell.swift:5")
    #expect(all.contains("screen_bounds") && !all.contains("`--all`"))
    #expect(try !words("Sources/Cell.swift:6").contains("screen_bounds"))
    let rules = try #require(
      try json("explain", "Sources/Cell.swift:5")["rules"] as? [[String: Any]])
    #expect(rules.count == (try Tool.ruleIDs()).count)
    #expect(rules.contains { $0["looks"] as? Bool == false })
  }

  @Test("a silenced finding names its comment, and columns count")
  func silenced() throws {
    _ = try project.lint("--add-suppressions", "-q", "--reason", "see #12")
    let document = try json("explain", "Sources/Cell.swift:7:70")
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["rule"] as? String == "negative_constant")
    let comment = findings.first?["silenced_by"] as? [String: Any]
    #expect(comment?["line"] as? Int == 6)
    #expect(
      comment?["text"] as? String == "// layoutlint:disable:next negative_constant - see #12")
    let before = try json("explain", "Sources/Cell.swift:7:20")
    #expect((before["findings"] as? [Any])?.isEmpty == true)
    let rules = try #require(document["rules"] as? [[String: Any]])
    #expect(rules.count == (try Tool.ruleIDs()).count)
  }

  @Test(
    "places that cannot be explained",
    arguments: [
      (
        "Sources/None.swift:1",
        "there is no file `Sources/None.swift`; name a file and a line"
      ),
      ("Sources:1", "`Sources` is not a file; name a Swift file and a line in it"),
      ("Sources/Cell.swift:99", "`Sources/Cell.swift` has no line 99; it has 8 lines"),
      ("Sources/Cell.swift:0", "`Sources/Cell.swift` has no line 0; it has 8 lines"),
      ("Sources/Cell.swift:8:3", "line 8 of `Sources/Cell.swift` has no column 3; it has 1 byte"),
      ("Sources/Cell.swift", "`explain` needs a line of `Sources/Cell.swift`; write"),
      ("Sources/Cell.swift:x", "`explain` needs a line of `Sources/Cell.swift:x`; write"),
      ("Sources/Old.swift:1", "`Sources/Old.swift` is not linted, so there is nothing to explain"),
    ])
  func refused(_ place: String, _ message: String) throws {
    try project.folder.write("Sources/Old.swift", "let a = 1\n")
    try project.folder.write(".layoutlint.yml", "exclude: [Sources/Old.swift]\n")
    let run = try project.lint("explain", place)
    #expect(run.error.contains("layoutlint: \(message)"), "\(run.error)")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test("findings are those of a run in the folder")
  func wholeProject() throws {
    let card = """
      final class Card: UIView {
        private let title = UILabel()

        private func setupViews() {
          addAll([
            title,
          ])
          addSubview(title)
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }

      """
    let helper = """
      extension UIView {
        func addAll(_ views: [UIView]) {
          for view in views { addSubview(view) }
        }
      }

      """
    let project = try Project(["Card.swift": card, "Helper.swift": helper])
    let output = try project.lint("explain", "Card.swift:8").output
    #expect(output.contains("is added to `self` twice"), "\(output)")
    #expect(output.contains("findings are those of a run in the current folder"))
  }

}
