import Foundation
import TestSupport
import Testing

@Suite("Swift code in Markdown")
struct MarkdownTests {
  /// `constraint_order` in line 12 and `negative_constant` in line 13, in a list.
  static let guide = """
    # Guide

    ```swift
    let fine = true
    ```

    1. A cell:

       ```swift
       final class Cell: UITableViewCell {
         func setupLabel() {
           label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
           label.topAnchor.constraint(equalTo: topAnchor).isActive = true
           label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset).isActive = true
         }
       }
       ```

    Text.

    """

  static let found = """
    Guide.md:13:8: warning[constraint_order] `label`: `top` comes after `leading`
    Guide.md:14:71: warning[negative_constant] the negative `-inset` is not written as a factor

    """

  private func concise(_ project: Project, _ arguments: String...) throws -> String {
    try project.run(["--reporter", "concise", "-q"] + arguments).output
  }

  @Test(
    "`--add-suppressions` writes comments with the margin of their block, and the next run is clean",
    arguments: [
      ("", "", "```"), ("- a\n  1. b\n\n", "     ", "```"), ("> a\n>\n", "> ", "~~~~"),
      ("> - a\n>   > b\n>   >\n", ">   > ", "~~~"), ("- a\n\n", "\t", "```"),
    ], ["\n", "\r\n"])
  func suppressions(_ around: (before: String, margin: String, fence: String), _ lineBreak: String)
    throws
  {
    func document(_ code: String) -> String {
      let lines = (around.fence + "swift\n" + code + around.fence).components(separatedBy: "\n")
      let text = around.before + lines.map { around.margin + $0 }.joined(separator: "\n")
      return text.replacing("\n", with: lineBreak)
    }
    let code =
      "func setup() {\n  NSLayoutConstraint.activate([\n    a.leadingAnchor.constraint(equalTo: b.leadingAnchor),\n    a.topAnchor.constraint(equalTo: b.topAnchor),\n  ])\n}\n"
    let project = try Project(["A.md": document(code)])
    let adding = try project.lint("--add-suppressions", "--reason", "see #12", "A.md")
    #expect(adding.status == 0, "\(adding.error)")
    let silenced = code.replacing(
      "    a.top", with: "    // layoutlint:disable:next constraint_order - see #12\n    a.top")
    #expect(try project.text("A.md") == document(silenced))
    let next = try project.lint("--strict", "A.md")
    #expect(next.output + next.error == "" && next.status == 0)
  }

  @Test("`--add-suppressions` leaves what annotations expect, and an unclosed bracket")
  func annotatedSuppressions() throws {
    let bad = "a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -x).isActive = true\n"
    let annotated = "<!-- layoutlint:bad -->\n```swift\n\(bad)```\n\n"
    let other = "<!-- layoutlint:bad setup_length -->\n```swift\n"
    let open = "> ~~~swift\n> class A {\n> "
    let project = try Project(["A.md": annotated + other + bad + "```\n\n" + open + bad])
    let adding = try project.lint("--add-suppressions", "A.md")
    let comment = "// layoutlint:disable:next negative_constant\n"
    #expect(
      try project.text("A.md") == annotated + other + comment + bad + "```\n\n" + open
        + comment + "> " + bad)
    #expect(adding.status == 1 && adding.output.contains("no finding of `setup_length` is in it"))
  }

  @Test("`explain` says what was seen in a block, with places in the Markdown file")
  func explaining() throws {
    let silenced = Self.guide.replacing(
      "       label.top",
      with: "       // layoutlint:disable:next constraint_order - why not\n       label.top")
    let project = try Project([
      "Guide.md": Self.guide, "Silenced.md": silenced,
      "Bad.md": Self.guide.replacing(
        "   ```swift", with: "   <!-- layoutlint:bad -->\n   ```swift"),
    ])
    let negative = try project.lint("explain", "Guide.md:14").output
    #expect(negative.hasPrefix("Guide.md:14\n  label.bottomAnchor"))
    #expect(negative.contains("constraint  `label.bottom` = `self.bottom`, constant `-inset`"))
    #expect(negative.contains("(negative_constant)"))
    #expect(negative.contains("so these do not report it"))
    let json = try project.lint("explain", "--format", "json", "Guide.md:13").output
    #expect(json.contains("\"line\": 13,\n      \"column\": 8,"), "\(json)")
    #expect(try project.lint("explain", "Guide.md:14:3").output == negative)
    #expect(!(try project.lint("explain", "Guide.md:14:20").output).contains("(negative_constant)"))
    #expect(
      try project.lint("explain", "Silenced.md:14").output
        .contains("by the comment in line 13: // layoutlint:disable:next"))
    #expect(
      try project.lint("explain", "Bad.md:14").output
        .contains("by the comment in line 9: <!-- layoutlint:bad -->"))
    let text = try project.lint("explain", "Guide.md:1")
    #expect(text.status == 2)
    #expect(text.error.contains("line 1 of `Guide.md` is not in a block of Swift code"))
  }

  @Test("a named file is read as Markdown, and places are counted in it")
  func named() throws {
    let project = try Project(["Guide.md": Self.guide, "B.MARKDOWN": "> ~~~Swift\n> let a = \"\n"])
    #expect(try concise(project, "Guide.md") == Self.found)
    let broken = try project.lint("--reporter", "concise", "-q", "B.MARKDOWN")
    #expect(broken.output.hasPrefix("B.MARKDOWN:2:11: error[syntax]"))
    #expect(broken.status == 1)
  }

  @Test("every reporter gives the line, the column and the bytes in the Markdown file")
  func reporters() throws {
    let project = try Project(["Guide.md": Self.guide])
    let json = try project.lint("--reporter", "json", "Guide.md").output
    let place = try #require(Self.guide.range(of: "-inset")).lowerBound
    let offset = Self.guide.utf8.distance(from: Self.guide.startIndex, to: place)
    #expect(json.contains("\(offset)"))
    let page = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(page != nil)
    let pretty = try project.lint("--reporter", "pretty", "Guide.md").output
    #expect(pretty.contains("    14 |        label.bottomAnchor.constraint(equalTo"), "\(pretty)")
    for reporter in ["github", "sarif", "checkstyle", "xcode", "rdjson", "gitlab"] {
      let output = try project.lint("--reporter", reporter, "Guide.md").output
      #expect(output.contains("13") && output.contains("14"), "\(reporter)")
    }
  }

  @Test("a folder yields Markdown only if a glob of `include` ends in its extension")
  func include() throws {
    let project = try Project([
      "Sources/Cell.swift": Project.cell, "Docs/Guide.md": Self.guide, "README.md": Self.guide,
      "Docs/Deep/More.markdown": Self.guide,
    ])
    func files(_ include: String?) throws -> [String] {
      try project.folder.write(
        ".layoutlint.yml", include.map { "include: \($0)\n" } ?? "strict: true")
      return try project.lint("files").output.split(separator: "\n").map(String.init)
    }
    #expect(try files(nil) == ["Sources/Cell.swift"])
    #expect(try files("['*.swift', Docs]") == ["Sources/Cell.swift"])
    #expect(try files("['**']") == ["Sources/Cell.swift"])
    #expect(try files("['*.swift', 'Docs/**/*.md']") == ["Docs/Guide.md", "Sources/Cell.swift"])
    #expect(
      try files("['*.{swift,md,markdown}']") == [
        "Docs/Deep/More.markdown", "Docs/Guide.md", "README.md", "Sources/Cell.swift",
      ])
    #expect(try files("[README.md]") == ["README.md"])
    #expect(try files("['*.md']\nexclude: Docs") == ["README.md"])
  }

  @Test("fixes and diffs change the code only, and keep its margin")
  func fixes() throws {
    let project = try Project(["Guide.md": Self.guide])
    let fixed = Self.guide.replacing("-inset", with: "-1.0 * inset")
    let diff = try project.lint(
      "--diff", "--unsafe-fixes", "--only", "negative_constant", "Guide.md")
    #expect(diff.output.contains("\n+       label.bottomAnchor.constraint"))
    #expect(try project.text("Guide.md") == Self.guide)
    _ = try project.lint("--fix", "--unsafe-fixes", "--only", "negative_constant", "Guide.md")
    #expect(try project.text("Guide.md") == fixed)
    _ = try project.lint("--fix", "Guide.md")
    let lines = try project.text("Guide.md").components(separatedBy: "\n")
    #expect(
      lines[11].hasPrefix("       label.topAnchor") && lines[12].hasPrefix("       label.leading"))
    #expect(
      lines.prefix(11) + lines.dropFirst(13) == fixed.components(separatedBy: "\n").prefix(11)
        + fixed.components(separatedBy: "\n").dropFirst(13))
  }

  @Test("a block with a syntax problem is not fixed, but the others are")
  func brokenBlock() throws {
    let bad =
      "NSLayoutConstraint.activate([\n  a.topAnchor.constraint(equalTo: b, constant: -inset),\n])\n"
    let text = "```swift\n\(bad)```\n\n```swift\nclass A {\n\(bad)```\n"
    let project = try Project(["Guide.md": text])
    let run = try project.lint("--fix", "--unsafe-fixes", "Guide.md")
    #expect(
      try project.text("Guide.md")
        == "```swift\n\(bad.replacing("-inset", with: "-1.0 * inset"))```\n\n```swift\nclass A {\n\(bad)```\n"
    )
    #expect(run.status == 0 && !run.output.contains("syntax"))
    #expect(run.output.contains("Guide.md:10:48: warning"), "\(run.output)")
  }

  @Test("text from the standard input is Markdown if its file name says so")
  func standardInput() throws {
    let project = try Project(["Guide.md": ""])
    let arguments = ["--reporter", "concise", "-q", "--stdin-filename", "Guide.md", "-"]
    #expect(try project.run(arguments, input: Self.guide).output == Self.found)
    let fixed = try project.run(
      ["--fix", "--unsafe-fixes", "--only", "negative_constant"] + arguments, input: Self.guide)
    #expect(fixed.output == Self.guide.replacing("-inset", with: "-1.0 * inset"))
  }

  @Test("an annotation expects findings: there are none to report, and their lack is reported")
  func annotations() throws {
    let annotated = Self.guide.replacing(
      "   ```swift", with: "   <!-- layoutlint:bad -->\n   ```swift")
    let project = try Project(["Guide.md": annotated])
    #expect(try concise(project, "Guide.md") == "")
    try project.folder.write(
      "Guide.md",
      Self.guide.replacing("```swift\nlet", with: "<!-- layoutlint:bad -->\n```swift\nlet"))
    let bad = try concise(project, "Guide.md")
    #expect(
      bad
        == "Guide.md:3:6: warning[unused_suppression] the block below is annotated as bad, but nothing in it is reported\n"
        + Self.found.replacing(":13:", with: ":14:").replacing(
          "Guide.md:14:71", with: "Guide.md:15:71"))
    try project.folder.write(
      "Guide.md", annotated.replacing("bad -->", with: "bad constraint_order, setup_length -->"))
    #expect(
      try concise(project, "Guide.md").components(separatedBy: "\n").map { String($0.prefix(50)) }
        == [
          "Guide.md:9:42: warning[unused_suppression] the blo".prefix(50).description,
          "Guide.md:15:71: warning[negative_constant] the negative".prefix(50).description, "",
        ])
    try project.folder.write(
      "Guide.md",
      "<!-- layoutlint:bad -->\n\ntext\n\n<!-- layoutlint:disable all -->\n\n```swift\nlet a = 1 // layoutlint:bad\n```\n"
    )
    let rules = try concise(project, "Guide.md").components(separatedBy: "\n").map {
      $0.prefix { $0 != "]" }
    }
    #expect(
      rules == [
        "Guide.md:1:6: warning[unused_suppression", "Guide.md:5:6: warning[unknown_suppression",
        "Guide.md:8:14: warning[unknown_suppression", "",
      ])
    #expect(try concise(project, "Guide.md", "--only", "negative_constant") == "")
  }

  @Test("comments in the code, the baseline and `max_file_size` work as in Swift files")
  func silencing() throws {
    let silenced = Self.guide.replacing(
      "       label.top",
      with: "       // layoutlint:disable:next constraint_order - why not\n       label.top")
    let project = try Project(["Guide.md": silenced])
    #expect(try concise(project, "Guide.md").contains("constraint_order") == false)
    try project.folder.write("Guide.md", Self.guide)
    _ = try project.lint("--write-baseline", "b.json", "Guide.md")
    try project.folder.write("Guide.md", "\nMore text.\n\n" + Self.guide)
    #expect(try project.lint("--baseline", "b.json", "--strict", "Guide.md").status == 0)
    try project.folder.write(".layoutlint.yml", "max_file_size: 10\n")
    #expect(try project.lint("Guide.md").error.contains("max_file_size"))
  }

  @Test("blocks are not part of the project: they neither vote nor use nor declare anything")
  func project() throws {
    let view = """
      final class Card: UIView {
        let title = UILabel()
        let badge = UILabel()
        init() { super.init(frame: .zero); addSubview(title) }
      }

      """
    let project = try Project([
      "Card.swift": view, ".layoutlint.yml": "include: ['*.swift', '*.md']\n",
    ])
    try FileManager.default.removeItem(atPath: project.folder(".git"))
    let before = try concise(project, ".")
    #expect(before.contains("badge"))
    try project.folder.write(
      "Guide.md", "```swift\ncard.badge.isHidden = true\naddSubview(card.badge)\n```\n")
    #expect(try concise(project, ".") == before)
    try project.folder.write("Guide.md", "```swift\n\(view)```\n")
    #expect(try concise(project, ".") == before)
  }

  @Test(
    "Git's choices: staged, changed files, changed lines",
    .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
  func git() throws {
    let sandbox = try GitSandbox()
    func lint(_ arguments: String...) throws -> String {
      try Tool.run(
        ["--reporter", "concise", "-q"] + arguments, in: sandbox.path,
        environment: GitSandbox.environment
      ).output
    }
    try sandbox.write(".layoutlint.yml", "include: ['*.swift', '*.md']\n")
    try sandbox.write("Guide.md", Self.guide.replacing("-inset", with: "-1.0 * inset"))
    try sandbox.commitAll()
    try sandbox.write("Guide.md", Self.guide)
    #expect(try lint("--changed") == Self.found)
    let changed = Self.found.components(separatedBy: "\n")[1] + "\n"
    #expect(try lint("--changed-lines") == changed)
    #expect(try lint("--staged") == "")
    try sandbox.git("add", "-A")
    #expect(try lint("--staged") == Self.found)
    try sandbox.write(".layoutlint.yml", "strict: true\n")
    #expect(try lint("--staged") == "")
    #expect(try lint("--staged", "Guide.md") == Self.found)
  }
}
