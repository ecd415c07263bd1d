import Foundation
import TestSupport
import Testing

@Suite(
  "`--fix` and changes that Git could not restore",
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct GitDirtyTests {
  private let sandbox: GitSandbox

  init() throws {
    sandbox = try GitSandbox()
    try sandbox.write("Sources/A.swift", Project.cell)
    try sandbox.write("Sources/B.swift", Project.cell)
    try sandbox.commitAll()
  }

  /// The warning about such changes; nil if there is none.
  private func warning(_ arguments: String..., path: String? = nil) throws -> String? {
    let run = try Tool.run(
      ["--only", "negative_constant"] + arguments, in: sandbox.path,
      environment: GitSandbox.environment.merging(path.map { ["PATH": $0] } ?? [:]) { $1 })
    #expect(run.status < 2, "\(run.error)")
    return run.error.split(separator: "\n").first { $0.contains("fixes are mixed") }
      .map(String.init)
  }

  private static func text(_ count: String, _ names: String) -> String {
    "layoutlint: fixes are mixed with uncommitted changes in \(count): \(names); commit or stage them first to keep the two apart, or use `--allow-dirty`"
  }

  private func change(_ name: String) throws {
    try sandbox.write(name, "// changed\n" + Project.cell)
  }

  @Test("committed and staged files are fixed without a warning")
  func clean() throws {
    #expect(try warning("--fix", "Sources/A.swift") == nil)
    try sandbox.git("checkout", "-q", "-f", "HEAD")
    try change("Sources/A.swift")
    try change("Sources/New.swift")
    try sandbox.git("add", "-A")
    #expect(try warning("--fix") == nil)
    #expect(try sandbox.text("Sources/A.swift").contains("-1.0 * inset"))
  }

  @Test("changed and untracked files are fixed with a warning")
  func dirty() throws {
    try change("Sources/A.swift")
    try sandbox.write("New.swift", Project.cell)
    #expect(
      try warning("--fix") == Self.text("2 files", "`New.swift`, `Sources/A.swift`"))
    #expect(try sandbox.text("Sources/A.swift").contains("-1.0 * inset"))
    #expect(try sandbox.text("New.swift").contains("-1.0 * inset"))
  }

  @Test("an unchanged file does not count")
  func untouched() throws {
    try sandbox.write("Sources/A.swift", "// nothing to fix\n")
    try change("Sources/B.swift")
    try sandbox.write(".layoutlint.yml", "exclude: [B.swift]\n")
    #expect(try warning("--fix") == nil)
    #expect(try warning("--fix", "--no-exclude") == Self.text("1 file", "`Sources/B.swift`"))
  }

  @Test("some of the changes may be staged, and some of the names are shown")
  func many() throws {
    for number in 0..<8 { try change("\(number).swift") }
    try sandbox.git("add", "-A")
    for number in 0..<8 { try sandbox.write("\(number).swift", Project.cell) }
    #expect(
      try warning("--fix")
        == Self.text(
          "8 files",
          "`0.swift`, `1.swift`, `2.swift`, `3.swift`, `4.swift` and 3 more"))
  }

  @Test("with `--allow-dirty`, `--quiet` and `--diff` there is no warning, nor without Git")
  func silent() throws {
    try change("Sources/A.swift")
    #expect(try warning("--diff") == nil)
    #expect(try warning("--fix", path: "/nowhere") == nil)
    try change("Sources/A.swift")
    #expect(try warning("--fix", "--allow-dirty") == nil)
    try change("Sources/A.swift")
    #expect(try warning("--fix", "--quiet") == nil)
    let project = try Project()
    let run = try project.lint("--fix", environment: GitSandbox.environment)
    #expect(!run.error.contains("changes that are neither"))
    let alone = try project.lint("--allow-dirty")
    #expect(
      alone.error
        == "layoutlint: `--allow-dirty` without `--fix`; add `--fix`, or remove it\n")
    #expect(alone.status == 2)
  }

  @Test("every file is checked in its own repository, even in a submodule or through a link")
  func repositories() throws {
    let library = sandbox.neighbour("library")
    try sandbox.git("init", "-q", "-b", "main", library.path)
    try library.write("C.swift", Project.cell)
    try library.write("D.swift", Project.cell)
    try library.commitAll()
    try sandbox.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", library.path, "Library")
    try sandbox.commitAll()
    try sandbox.write("Library/C.swift", "// changed\n" + Project.cell)
    try library.write("D.swift", "// changed\n" + Project.cell)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/Link.swift", withDestinationPath: "Sources/A.swift")
    try change("Sources/A.swift")
    #expect(
      try warning("--fix", "Library", "../library", "Link.swift")
        == Self.text("3 files", "`../library/D.swift`, `Library/C.swift`, `Link.swift`"))
  }
}
