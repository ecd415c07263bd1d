import Foundation
import Platform
import ProbeSupport
import Project
import RuleKit
import TestSupport
import Testing

@Suite("Finding the files to lint")
struct FileDiscoveryTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// The paths that the walk finds, without the path of the temporary folder.
  private func found(_ names: String...) -> [String] {
    let paths = names.map { FilePath(folder.path + "/" + $0) }
    return discovery(paths).sortedFiles.map { inside($0.path) }
  }

  private func problems(_ names: String...) -> [String] {
    let paths = names.map { FilePath(folder.path + "/" + $0) }
    return discovery(paths).problems.map { inside($0.path) + ": " + $0.message }
  }

  private func inside(_ path: FilePath) -> String {
    String(String(decoding: path.bytes, as: UTF8.self).dropFirst(folder.path.count + 1))
  }

  @Test("of the names of one file, the first in byte order is taken")
  func namesOnce() throws {
    try folder.write("in/x.swift")
    for letter in "lmnopkjihg" {
      #expect(link(folder("in/x.swift"), folder("in/\(letter).swift")) == 0)
    }
    #expect(found("in") == ["in/g.swift"])
  }

  @Test(
    "missing paths, named links that are broken, and special files are problems, and the rest is found"
  )
  func reportsProblems() throws {
    try folder.write("x.swift")
    try folder.link("gone.swift", to: "nowhere")
    try folder.link("gone.md", to: "nowhere")
    mkfifo(folder("pipe.swift"), 0o600)
    mkfifo(folder("pipe"), 0o600)
    #expect(
      problems("", "none", "none", "pipe", "gone.md") == [
        "gone.md: the symbolic link is broken",
        "none: no such file or folder",
        "pipe: neither a file nor a folder",
        "pipe.swift: neither a file nor a folder",
      ])
    #expect(found("", "none") == ["x.swift"])
  }

  @Test("names need not be UTF-8")
  func bytes() throws {
    let path = Array(folder.path.utf8) + Array("/".utf8) + [0xFF, 0x0A] + Array(".swift".utf8)
    let descriptor = open(path.map { CChar(bitPattern: $0) } + [0], O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0, "this file system takes only UTF-8")
    close(descriptor)
    #expect(discovery(FilePath(folder.path)).files.map(\.path.bytes) == [path])
  }

  @Test("a tree may be deeper than the longest path, which is reported", .timeLimit(.minutes(10)))
  func deep() throws {
    try folder.write("a.swift")
    _ = try folder.writeDeep(byteCount: 3 * Int(PATH_MAX), fileName: "f.swift")
    let discovery = discovery(FilePath(folder.path))
    #expect(discovery.files.map(\.path) == [FilePath(folder("a.swift"))])
    #expect(discovery.problems.count == 1)
    #expect(discovery.problems.first?.message.contains("file name too long") == true)
  }
}
