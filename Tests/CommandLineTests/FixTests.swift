import Foundation
import TestSupport
import Testing

@Suite("Fixes from the command line")
struct FixTests {
  /// Two findings of `negative_constant`: the fix of the first is safe, that of the second is not.
  static let view = """
    final class Cell: UITableViewCell {
      func setupLabel() {
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset).isActive = true
      }
      func setupIcon() {
        icon.snp.makeConstraints { $0.top.equalToSuperview().offset(-inset) }
      }
      let inset: CGFloat = 8
    }

    """
  static let safelyFixed = view.replacing("constant: -inset", with: "constant: -1.0 * inset")
  static let fixed = safelyFixed.replacing("(-inset", with: "(-1.0 * inset")

  private let project: Project
  init() throws {
    project = try Project([
      "Sources/Cell.swift": Self.view, "Sources/Other.swift": "let a = -b\n",
      "B.swift": Self.view,
    ])
  }

  @Test("`--fix` applies safe fixes, says so, and reports what is left")
  func fix() throws {
    let run = try project.lint("--fix", "--reporter", "concise")
    #expect(try project.text("Sources/Cell.swift") == Self.safelyFixed)
    #expect(try project.text("B.swift") == Self.safelyFixed)
    #expect(
      run.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "B.swift:7:65:", "Sources/Cell.swift:7:65:",
      ])
    #expect(
      run.error
        == "layoutlint: fixed 2 findings in 2 files (2 negative_constant), 2 left; 2 of them can be fixed with `--unsafe-fixes`\n"
    )
    #expect(run.status == 0)
    let pretty = try project.lint("--fix", "--unsafe-fixes", "--strict", "--reporter", "pretty")
    #expect(try project.text("B.swift") == Self.fixed)
    #expect(pretty.output.hasPrefix("Nothing found in 3 files ("))
    #expect(
      pretty.output.hasSuffix(
        "\nFixed 2 findings in 2 files (2 negative_constant), nothing left\n"))
    #expect(pretty.error == "")
    #expect(pretty.status == 0)
    let again = try project.lint("--fix", "--quiet")
    #expect(again.output + again.error == "")
    #expect(try project.lint("--fix").error == "layoutlint: fixed nothing, nothing left\n")
  }

  @Test("the exit status depends on what is left")
  func status() throws {
    #expect(try project.lint("--fix", "--strict").status == 1)
    #expect(try project.lint("--fix", "--unsafe-fixes", "--strict").status == 0)
  }

  @Test(
    "`--diff` prints a diff for `git apply` that gives the fixed files, and changes nothing",
    .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
  func diff() throws {
    let run = try project.lint("--diff", "--unsafe-fixes", "Sources", "B.swift")
    #expect(try project.text("Sources/Cell.swift") == Self.view)
    #expect(
      run.error
        == "layoutlint: would fix 4 findings in 2 files (4 negative_constant), nothing left\n")
    #expect(run.output.hasPrefix("--- a/B.swift\n+++ b/B.swift\n@@ -1,10 +1,10 @@\n"))
    #expect(run.status == 1)
    try project.folder.write("patch", run.output)
    let git = try OutsideTool.run(["git", "-C", project.folder.path, "apply", "patch"])
    #expect(git.status == 0)
    #expect(try project.text("Sources/Cell.swift") == Self.fixed)
    let none = try project.lint("--diff")
    #expect(none.output == "")
    #expect(none.error == "layoutlint: would fix nothing, nothing left\n")
    #expect(none.status == 0)
  }

  @Test("a diff names a file relative to the current folder, however it was reached")
  func diffNames() throws {
    try project.folder.link("Links", to: "Sources")
    for path in ["Links/Cell.swift", "./Sources/../Sources", project.folder("Sources")] {
      #expect(try project.lint("--diff", path).output.hasPrefix("--- a/Sources/Cell.swift\n"))
    }
  }

  @Test("the fixed standard input is printed, and the rest is reported on standard error")
  func standardInput() throws {
    let run = try project.run(
      ["--fix", "-", "--stdin-filename", "B.swift", "--reporter", "concise"], input: Self.view)
    #expect(run.output == Self.safelyFixed)
    #expect(run.error.hasPrefix("B.swift:7:65: warning[negative_constant] "))
    #expect(run.error.hasSuffix(", 1 left; 1 of them can be fixed with `--unsafe-fixes`\n"))
    #expect(run.status == 0)
    #expect(try project.text("B.swift") == Self.view)
    for text in ["let a = 1", "let a = (", ""] {
      #expect(try project.run(["--fix", "-"], input: text).output == text)
    }
    let diff = try project.run(
      ["--diff", "-", "--stdin-filename", "New.swift"], input: Self.view)
    #expect(diff.output.hasPrefix("--- a/New.swift\n+++ b/New.swift\n@@ -1,7 +1,7 @@\n"))
    #expect(diff.status == 1)
  }

  @Test("on GitHub, annotations stay out of the fixed text")
  func annotations() throws {
    let run = try project.run(
      ["--fix", "-"], environment: ["GITHUB_ACTIONS": "true"], input: Self.view)
    #expect(run.output == Self.safelyFixed)
    #expect(run.error.contains("::warning "))
  }

  @Test("the text of an excluded file is printed unchanged")
  func excluded() throws {
    try project.folder.write(".layoutlint.yml", "exclude: [B.swift]\n")
    let run = try project.run(
      ["--fix", "-", "--stdin-filename", "B.swift"], input: Self.view)
    #expect(run.output == Self.view)
    #expect(run.status == 0)
  }

  @Test("accepted and silenced findings are not fixed")
  func accepted() throws {
    _ = try project.lint("--write-baseline", "accepted.txt", "B.swift")
    let silenced = Self.view.replacing(
      "    label.bottom",
      with: "    // layoutlint:disable:next negative_constant - history\n    label.bottom")
    try project.folder.write("Sources/Cell.swift", silenced)
    try project.folder.write("C.swift", Self.view)
    let run = try project.lint("--fix", "--baseline", "accepted.txt", "--reporter", "pretty")
    #expect(try project.text("B.swift") == Self.view)
    #expect(try project.text("Sources/Cell.swift") == silenced)
    #expect(try project.text("C.swift") == Self.safelyFixed)
    #expect(run.output.contains("Found 2 warnings in 2 of 4 files, 2 accepted, 1 suppressed"))
    let diff = try project.lint("--diff", "--unsafe-fixes", "--baseline", "accepted.txt")
    #expect(diff.error.contains("would fix 2 findings in 2 files (2 negative_constant), nothing"))
    let unread = try project.lint("--fix", "--unsafe-fixes", "--baseline", "none.txt")
    #expect(unread.status == 2)
    #expect(try project.text("C.swift") == Self.safelyFixed)
    let anew = try project.lint(
      "--fix", "--write-baseline", "accepted.txt", "--baseline", "accepted.txt")
    #expect(try project.text("B.swift") == Self.safelyFixed)
    #expect(anew.error.contains("accepted.txt: 3 findings accepted"))
  }

  @Test("a file that cannot be fixed is named with the reason, and the others are fixed")
  func refused() throws {
    try project.folder.write("Broken.swift", Self.view + "(")
    #expect(chmod(project.folder("Sources/Cell.swift"), 0o444) == 0)
    let run = try project.lint("--fix")
    #expect(
      run.error == """
        layoutlint: Broken.swift: not changed, because it has a syntax error; correct that first
        layoutlint: Sources/Cell.swift: not changed, because the file is read-only; make it writable, or leave it out of the paths
        layoutlint: fixed 1 finding in 1 file (1 negative_constant), 6 left; 3 of them can be fixed with `--unsafe-fixes`

        """)
    #expect(run.output.contains("Cell.swift:4:"))
    #expect(run.status == 2)
    #expect(try project.text("Broken.swift") == Self.view + "(")
    #expect(try project.text("B.swift") == Self.safelyFixed)
  }

  @Test("line breaks and a byte order mark are kept")
  func format() throws {
    func text(_ text: String) -> String {
      "\u{FEFF}" + text.replacing("\n", with: "\r\n").dropLast()
    }
    try project.folder.write("B.swift", text(Self.view))
    _ = try project.lint("--fix")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: project.folder("B.swift")))
    #expect(bytes == Data(text(Self.safelyFixed).utf8))
  }

  @Test("the result is the same with any number of threads")
  func threads() throws {
    for index in 0..<40 { try project.folder.write("Many/\(index).swift", Self.view) }
    let one = try project.lint("--diff", "--threads", "1")
    let many = try project.lint("--diff", "--threads", "7")
    #expect(one.output == many.output)
    #expect(one.error == many.error)
  }

  @Test(
    "contradictory options are rejected",
    arguments: [
      (["--fix", "--diff"], "`--fix` and `--diff` contradict each other; remove one of them"),
      (
        ["--diff", "--write-baseline", "a"],
        "`--diff` and `--write-baseline` contradict each other; remove one of them"
      ),
      (
        ["--diff", "--reporter", "json"],
        "`--diff` and `--reporter` contradict each other; remove one of them"
      ),
      (
        ["--unsafe-fixes"],
        "`--unsafe-fixes` without `--fix` or `--diff`; `--fix` applies fixes, `--diff` shows what would change"
      ),
    ])
  func contradictions(arguments: [String], message: String) throws {
    let run = try project.run(arguments)
    #expect(run.error == "layoutlint: \(message)\n")
    #expect(run.status == 2)
  }

  @Test(
    "suppressions of rules that the command line turns off are neither reported nor removed",
    arguments: [
      ["--preset", "correctness"], ["--preset", "cookbook"], ["--no-config"],
      ["--config", "other.yml"], ["--disable", "exposed_subview,final_class"],
    ])
  func suppressions(options: [String]) throws {
    let code = """
      import UIKit
      // layoutlint:disable final_class - subclassed by the demo
      class Cover: UIView {
        // layoutlint:disable:next exposed_subview, conventions - read by tests
        let titleLabel = UILabel()
        let coverView = UIView()  // layoutlint:disable:this all - the same
      }

      """
    let project = try Project(["Cover.swift": code])
    try project.folder.write(".layoutlint.yml", "extends: strict\n")
    try project.folder.write("other.yml", "extends: none\nrules: {unused_suppression: warning}\n")
    let run = try project.run(["--fix", "Cover.swift"] + options)
    #expect(!run.output.contains("unused_suppression"))
    #expect(try project.text("Cover.swift") == code)
  }
}
