import Editing
import Foundation
import LintEngine
import Platform
import ProbeSupport
import Project
import RuleKit
import SwiftSource
import TestSupport
import Testing

/// The walk has seen a file, and something else is there when it is read.
@Suite("Files that change between the walk and the reading", .timeLimit(.minutes(10)))
struct ChangingFileTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private var path: FilePath { FilePath(folder("a.swift")) }

  /// The problems if the walk has seen a file of this size.
  private func problems(byteCount: Int = 100) -> [String] {
    let file = FileDiscovery.File(path: path, byteCount: byteCount)
    return Linter(threads: 1).run(FileDiscovery(files: [file])).problems.map(\.message)
  }

  private static let hasZero = FileManager.default.fileExists(atPath: "/dev/zero")

  @Test("a file that has become something else is reported")
  func replaced() throws {
    #expect(problems() == ["no such file or folder"])
    #expect(mkfifo(folder("a.swift"), 0o600) == 0)
    #expect(problems() == ["neither a file nor a folder"])
    try FileManager.default.removeItem(atPath: folder("a.swift"))
    try folder.link("a.swift", to: "a.swift")
    #expect(problems() == ["the symbolic link is part of a cycle"])
    try FileManager.default.removeItem(atPath: folder("a.swift"))
    try folder.write("a.swift/b")
    #expect(problems() == ["cannot be read: is a directory"])
  }

  @Test(
    "a device is not read to its end, which it need not have", .enabled(if: hasZero, "no /dev/zero")
  )
  func device() throws {
    try folder.link("a.swift", to: "/dev/zero")
    #expect(problems() == ["neither a file nor a folder"])
  }

  @Test(
    "a file that continues beyond its size is reported too",
    .enabled(
      if: FileManager.default.isReadableFile(atPath: "/proc/self/pagemap"),
      "there is no /proc/self/pagemap; `oversized` is a large file anywhere"))
  func endless() throws {
    try folder.link("a.swift", to: "/proc/self/pagemap")
    #expect(
      problems(byteCount: 0) == ["more than 16777216 bytes, which is too large for source code"])
  }

  @Test("a file that has become too large is reported")
  func oversized() throws {
    try folder.write("a.swift")
    // Without blocks on the disk.
    #expect(truncate(folder("a.swift"), (1 << 24) + 1) == 0)
    #expect(
      problems(byteCount: 0) == ["more than 16777216 bytes, which is too large for source code"])
  }

  @Test("a file that has grown or shrunk is read in its new size", arguments: [0, 10, 1_000_000])
  func resized(byteCount: Int) throws {
    let count = Effort.full(20_000, byDefault: 4_000)
    try folder.write("a.swift", String(repeating: "let a = 1\n", count: count) + "\"\n")
    let file = FileDiscovery.File(path: path, byteCount: byteCount)
    let result = Linter(threads: 1).run(FileDiscovery(files: [file]))
    #expect(result.byteCount == 10 * count + 2)
    #expect(result.diagnostics.map(\.start.line) == [count + 1])
  }

  @Test(
    "something else in place of a fixable file is not fixed", .enabled(if: hasZero, "no /dev/zero"))
  func fixes() throws {
    let text = "label.bottomAnchor.constraint(equalTo: x).isActive = true\n"
    var found = Diagnostic(
      path: path, start: .init(line: 1, column: 1), end: .init(line: 1, column: 2), range: 0..<1,
      severity: .warning, rule: "any", message: "", advice: "", lineText: [])
    found.fix = Fix([Edit(0..<0, with: "// ")], safety: .safe)
    var result = LintResult()
    result.diagnostics = [found]
    let discovery = FileDiscovery(files: [.init(path: path, byteCount: text.utf8.count)])
    func problem() -> String? {
      FixRun(threads: 1, FixChoice(), .files(.trusting)).run(discovery, result).files.first?
        .problem?.message
    }
    #expect(problem() == "no such file or folder")
    for target in ["/dev/zero", folder("pipe")] {
      mkfifo(folder("pipe"), 0o600)
      try? FileManager.default.removeItem(atPath: folder("a.swift"))
      try folder.link("a.swift", to: target)
      #expect(problem() == "neither a file nor a folder")
    }
  }
}
