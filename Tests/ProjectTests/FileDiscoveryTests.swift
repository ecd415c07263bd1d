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

  @Test("Swift files are found, sorted by the bytes of their paths")
  func sorted() throws {
    for name in ["b.swift", "a/z.swift", "a.swift", "B.swift", "c.txt", ".swift", "._b.swift"] {
      try folder.write(name)
    }
    #expect(found("") == ["B.swift", "a.swift", "a/z.swift", "b.swift"])
  }

  @Test("folders of third-party code and of builds are entered only if named")
  func pruned() throws {
    let pruned = [".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules"]
    for name in pruned { try folder.write("app/\(name)/x.swift") }
    for name in FileDiscovery.prunedExtensions { try folder.write("app/App.\(name)/x.swift") }
    try folder.write("app/Podsy/x.swift")
    try folder.write("app/lproj/x.swift")
    try folder.write("app/x.swift/y.swift")
    #expect(found("app") == ["app/Podsy/x.swift", "app/lproj/x.swift", "app/x.swift/y.swift"])
    #expect(found("app/Pods") == ["app/Pods/x.swift"])
    #expect(found("app/.build/") == ["app/.build/x.swift"])
    #expect(found("app/App.xcassets") == ["app/App.xcassets/x.swift"])
  }

  @Test("a named file is taken whatever its extension")
  func named() throws {
    try folder.write("notes.txt", "12345")
    let files = discovery(FilePath(folder("notes.txt"))).files
    #expect(files == [.init(path: FilePath(folder("notes.txt")), byteCount: 5)])
  }

  @Test("overlapping paths give each file once")
  func overlapping() throws {
    try folder.write("a/b/c.swift")
    #expect(found("a", "a/b", "a/b/c.swift", "./a//b/") == ["a/b/c.swift"])
    #expect(found("a/b/c.swift", "a") == ["a/b/c.swift"])
  }

  @Test("the path without a link wins, then the first in byte order, in any order")
  func linksOnce() throws {
    try folder.write(".git/HEAD")
    try folder.write("z/real.swift")
    try folder.link("a.swift", to: "z/real.swift")
    try folder.link("b", to: "z")
    #expect(found("") == ["z/real.swift"])
    try folder.write("out/only.swift")
    try folder.write("in/x.swift")
    try folder.link("in/two", to: "../out")
    try folder.link("in/one", to: "../out")
    try folder.link("in/0.swift", to: "../out/only.swift")
    #expect(found("in") == ["in/0.swift", "in/x.swift"])
    #expect(found("in", "out") == ["in/x.swift", "out/only.swift"])
    for letter in "lmnopkjihg" {
      #expect(link(folder("in/x.swift"), folder("in/\(letter).swift")) == 0)
    }
    #expect(found("in") == ["in/0.swift", "in/g.swift"])
  }

  @Test("cycles of links terminate", .timeLimit(.minutes(10)))
  func loops() throws {
    try folder.write("a/x.swift")
    try folder.link("a/up", to: "..")
    try folder.link("a/self", to: ".")
    #expect(found("a") == ["a/x.swift"])
    #expect(found("") == ["a/x.swift"])
    try folder.link("round.swift", to: "round.swift")
    #expect(problems("") == ["round.swift: the symbolic link is part of a cycle"])
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

  @Test("a link that leads nowhere is skipped, and the lock of an editor is no file")
  func danglingLinks() throws {
    try folder.write("x.swift")
    try folder.link("gone.swift", to: "nowhere")
    try folder.link(".#x.swift", to: "me@host.123:456")
    let discovery = discovery([FilePath(folder(""))])
    #expect(discovery.problems.isEmpty && discovery.incompleteProjects.isEmpty)
    #expect(discovery.skipped.map(\.reason) == [.danglingLink])
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

  @Test(
    "paths are printed as they were named, normalized",
    arguments: [
      ("a//b/./c/", "a/b/c"), (".", ""), ("./", ""), ("./a", "a"), ("/", "/"), ("//a/.", "/a"),
      ("../a", "../a"), ("./.a", ".a"), ("", ""),
    ])
  func tidied(path: String, tidy: String) {
    #expect(FilePath(path).tidied == FilePath(tidy))
  }

  @Test(
    "absolute paths are made textually",
    arguments: [
      ("a.swift", "/x/y/a.swift"), ("../a", "/x/a"), ("../../../a", "/a"), ("/b/./c", "/b/c"),
      ("", "/x/y"),
    ])
  func absolute(path: String, whole: String) {
    #expect(FilePath(path).absolute(in: FilePath("/x/y")) == FilePath(whole))
  }
}
