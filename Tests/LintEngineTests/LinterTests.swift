import Foundation
import LintEngine
import TestSupport
import Testing

@Suite("Linting files")
struct LinterTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test("every file is read, with any number of threads", arguments: [1, 2, 8])
  func readsAll(threads: Int) throws {
    var byteCount = 0
    for index in 0..<40 {
      let text = String(repeating: "let value = 1\n", count: 1 + index * 400)
      byteCount += text.utf8.count
      try folder.write("\(index).swift", text)
    }
    let discovery = discovery(FilePath(folder.path))
    let result = Linter(threads: threads).run(discovery)
    #expect(result.fileCount == 40)
    #expect(result.byteCount == byteCount)
    #expect(result.problems.isEmpty)
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

  @Test("a file of 4 GiB is refused without being read", .timeLimit(.minutes(10)))
  func tooLarge() throws {
    try folder.write("a.swift")
    #expect(truncate(folder("a.swift"), 4 << 30) == 0)
    let result = Linter(threads: 1).run(
      discovery(FilePath(folder.path)))
    #expect(result.fileCount == 0)
    #expect(
      result.problems.map(\.message) == ["4 GiB or more, which is too large for source code"])
  }
}
