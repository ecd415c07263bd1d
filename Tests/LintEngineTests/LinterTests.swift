import Foundation
import LintEngine
import Platform
import ProbeSupport
import Project
import TestSupport
import Testing

@Suite("Linting files")
struct LinterTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// Bytes decide how many threads there are, and tokens how long they take.
  private static let line = "let value = 1 // " + String(repeating: "-", count: 120) + "\n"

  @Test("every file is read, with any number of threads", arguments: [1, 2, 8])
  func readsAll(threads: Int) throws {
    var byteCount = 0
    for index in 0..<40 {
      let text = String(
        repeating: Self.line, count: 1 + index * Effort.full(400, byDefault: 4))
      byteCount += text.utf8.count
      try folder.write("\(index).swift", text)
    }
    let discovery = discovery(FilePath(folder.path))
    let result = Linter(threads: threads).run(discovery)
    #expect(result.fileCount == 40)
    #expect(result.byteCount == byteCount)
    #expect(result.problems.isEmpty)
  }

  @Test("files are checked while others are searched for, each once", arguments: [1, 2, 8])
  func whileWalking(threads: Int) throws {
    // Enough bytes to use all threads, in several folders, and every way to reach a file twice.
    for folderName in ["a", "b", "b/c", "z"] {
      for index in 0..<12 {
        let text = String(repeating: Self.line, count: Effort.full(600, byDefault: 60))
        try folder.write("\(folderName)/\(index).swift", text)
      }
    }
    try folder.write("b/broken.swift", "let text = \"\n")
    try folder.write("unreadable.swift/x")
    try folder.link("gone.swift", to: "gone.swift")
    try folder.link("a/link.swift", to: "../z/0.swift")
    try folder.link("linked", to: "z")
    #expect(link(folder("z/1.swift"), folder("a/again.swift")) == 0)
    let paths = ["b/3.swift", "", "b", "z/0.swift"].map { FilePath(folder($0)) }
    let search = ConfigurationSearch(
      DiscoveryChoice(), known: KnownNames(rules: [], reporters: []), currentFolder: FilePath("/"))

    let (found, result) = Linter(threads: threads).run(paths, search)
    let expected = discovery(paths)
    #expect(found.sortedFiles == expected.sortedFiles)
    #expect(found.files.count == 4 * 12 + 1)
    #expect(found.problems == expected.problems)
    let atOnce = Linter(threads: 1).run(expected)
    #expect(result.fileCount == atOnce.fileCount)
    #expect(result.byteCount == atOnce.byteCount)
    #expect(result.problems == atOnce.problems)
    #expect(result.problems.map(\.message) == ["the symbolic link is part of a cycle"])
    #expect(result.diagnostics.map(\.message) == atOnce.diagnostics.map(\.message))
    #expect(result.diagnostics.count == 1)
  }

  @Test(
    "more files than the queue holds are each checked once, large and small ones",
    arguments: [1, 2, 8])
  func manyFiles(threads: Int) throws {
    var byteCount = 0
    // More than wait in a row before the walk pauses.
    let fileCount = Effort.full(400, byDefault: 150)
    for index in 0..<fileCount {
      let count = (index % 50 == 7 ? 5000 + index : index) / Effort.full(1, byDefault: 8)
      let text = String(repeating: "let value = 1\n", count: count) + "let text = \"\n"
      byteCount += text.utf8.count
      try folder.write("\(index % 90)/\(index).swift", text)
    }
    let search = ConfigurationSearch(
      DiscoveryChoice(), known: KnownNames(rules: [], reporters: []), currentFolder: FilePath("/"))
    let (found, result) = Linter(threads: threads).run([FilePath(folder.path)], search)
    #expect(found.files.count == fileCount)
    #expect(result.fileCount == fileCount)
    #expect(result.byteCount == byteCount)
    #expect(result.problems.isEmpty)
    #expect(result.diagnostics.map(\.path) == found.sortedFiles.map(\.path))
  }

  @Test("files with an invalid configuration are not reported")
  func wrongConfiguration() throws {
    try folder.write("a/.layoutlint.yml", "rules: 1\n")
    try folder.write("a/broken.swift", "let text = \"\n")
    try folder.write("b.swift", "let text = \"\n")
    let search = ConfigurationSearch(
      DiscoveryChoice(), known: KnownNames(rules: [], reporters: []), currentFolder: FilePath("/"))
    let (found, result) = Linter(threads: 2).run([FilePath(folder.path)], search)
    #expect(found.configurationProblems.count == 1)
    #expect(result.fileCount == 0)
    #expect(result.diagnostics.isEmpty)
  }

  @Test("a file that cannot be read is a problem, and the others are read")
  func goesOn() throws {
    try folder.write("a.swift", "a")
    try folder.write("c.swift", "c")
    try folder.write("d.swift/x")
    let missing = FileDiscovery.File(path: FilePath(folder("b.swift")), byteCount: 1)
    let aFolder = FileDiscovery.File(path: FilePath(folder("d.swift")), byteCount: 1)
    var discovery = discovery(FilePath(folder.path))
    discovery.files += [aFolder, missing]
    let result = Linter(threads: 2).run(discovery)
    #expect(result.fileCount == 2)
    #expect(
      result.problems.map(\.message) == [
        "no such file or folder", "cannot be read: is a directory",
      ])
  }

  @Test("a file that has grown since the walk is read whole")
  func grown() throws {
    try folder.write("a.swift", String(repeating: "x", count: 300_000))
    let stale = FileDiscovery(files: [.init(path: FilePath(folder("a.swift")), byteCount: 10)])
    #expect(Linter(threads: 1).run(stale).byteCount == 300_000)
  }

  @Test("a file that is too large is rejected without being read", .timeLimit(.minutes(10)))
  func tooLarge() throws {
    try folder.write("a.swift")
    #expect(truncate(folder("a.swift"), 4 << 30) == 0)
    let found = discovery(FilePath(folder.path))
    #expect(found.files.isEmpty)
    #expect(found.skipped.map(\.reason) == [.tooLarge(byteCount: 4 << 30, most: 16 << 20)])
    // It may have grown since the walk.
    for byteCount in [10, 4 << 30] {
      let stale = FileDiscovery(
        files: [.init(path: FilePath(folder("a.swift")), byteCount: byteCount)])
      let result = Linter(threads: 1).run(stale)
      #expect(result.fileCount == 0)
      #expect(
        result.problems.map(\.message) == [
          "more than 16777216 bytes, which is too large for source code"
        ])
    }
  }
}
