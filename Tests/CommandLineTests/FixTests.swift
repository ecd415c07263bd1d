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

  @Test("a file that cannot be fixed is named with the reason, and the others are fixed")
  func refused() throws {
    try project.folder.write("Broken.swift", Self.view + "(")
    #expect(chmod(project.folder("Sources/Cell.swift"), 0o444) == 0)
    let run = try project.lint("--fix", "--preset", "cookbook")
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

}
