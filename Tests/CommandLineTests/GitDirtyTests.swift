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
