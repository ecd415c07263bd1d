import Foundation
import Platform
import TestSupport
import Testing

@Suite("Writing files")
struct WriteFileTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func replace(_ name: String, _ text: String) throws {
    try replaceFile(Array(folder(name).utf8), with: Array(text.utf8))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder(name), encoding: .utf8)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("a file is created or replaced, and nothing is left beside it")
  func replaces() throws {
    try replace("a", "one")
    #expect(try text("a") == "one")
    try replace("a", "")
    #expect(try text("a") == "")
    #expect(try names() == ["a"])
  }

  @Test("permissions are kept, and a link remains a link, wherever it leads")
  func keeps() throws {
    try folder.write("sub/target", "old")
    try folder.link("link", to: "sub/target")
    #expect(chmod(folder("sub/target"), 0o604) == 0)
    try replace("link", "new")
    var status = stat()
    #expect(stat(folder("sub/target"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o604)
    #expect(try text("sub/target") == "new")
    #expect(lstat(folder("link"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("a failed write leaves the file unchanged")
  func fails() throws {
    try folder.write("sub/x")
    #expect(throws: SystemError.isAFolder) { try replace("sub", "new") }
    #expect(throws: SystemError.notFound) { try replace("none/a", "new") }
    #expect(throws: SystemError.notFound) { try replaceFile([], with: []) }
    #expect(throws: SystemError.notFound) { try replaceFile([47, 0], with: []) }
    #expect(try names() == ["sub"])
  }

  @Test(
    "a full disk leaves the old contents and no draft",
    .enabled(
      if: FileManager.default.fileExists(atPath: "/dev/full"),
      "there is no /dev/full; `unwritable` fails anywhere"))
  func full() throws {
    #expect(throws: SystemError(code: ENOSPC)) {
      try replaceFile(Array("/dev/full".utf8), with: [1])
    }
  }

  @Test("a failed write to a descriptor leaves the old contents")
  func unwritable() throws {
    try folder.write("a", "one")
    let file = open(folder("a"), O_RDONLY)
    defer { close(file) }
    let path = Array("/dev/fd/\(file)".utf8)
    #expect(throws: SystemError(code: EBADF)) { try replaceFile(path, with: [1]) }
    #expect(throws: SystemError(code: EBADF)) { try appendToFile(path, [1]) }
    #expect(try text("a") == "one")
    #expect(try names() == ["a"])
  }

  @Test(
    "a path that names a descriptor is written where the descriptor is, also behind links",
    arguments: ["/dev/fd", "/proc/self/fd"].filter(FileManager.default.fileExists))
  func descriptors(parent: String) throws {
    try folder.write("a", "one")
    let file = open(folder("a"), O_WRONLY | O_APPEND)
    defer { close(file) }
    let path = "\(parent)/\(file)"
    try replaceFile(Array(path.utf8), with: Array("two".utf8))
    try folder.link("link", to: path)
    try folder.write("sub/x")
    try folder.link("sub/link", to: "../link")
    try replace("sub/link", "three")
    try appendToFile(Array(folder("link").utf8), Array("four".utf8))
    #expect(try text("a") == "onetwothreefour")
    #expect(try names() == ["a", "link", "sub"])
    #expect(throws: SystemError(code: EBADF)) {
      try replaceFile(Array("\(parent)/99999".utf8), with: [1])
    }
  }

  @Test("bytes are added at the end of a file, which is created if missing")
  func appends() throws {
    try appendToFile(Array(folder("a").utf8), Array("one".utf8))
    try appendToFile(Array(folder("a").utf8), Array("two".utf8))
    #expect(try text("a") == "onetwo")
  }

  @Test("a file is read whole, up to a limit")
  func reads() throws {
    try folder.write("a", String(repeating: "x", count: 100_000))
    #expect(try readFile(Array(folder("a").utf8), most: 100_000).count == 100_000)
    #expect(throws: SystemError.tooLarge) {
      try readFile(Array(folder("a").utf8), most: 99_999)
    }
    #expect(throws: SystemError.isAFolder) { try readFile(Array(folder.path.utf8), most: 10) }
    #expect(throws: SystemError.notFound) { try readFile(Array(folder("b").utf8), most: 10) }
  }

  @Test(
    "a file of unknown size is read whole",
    .enabled(
      if: FileManager.default.fileExists(atPath: "/proc/self/maps"),
      "there is no /proc; `pipeOfUnknownSize` reads such a file anywhere"))
  func sizeless() throws {
    let maps = try readFile(Array("/proc/self/maps".utf8), most: 1 << 24)
    #expect(maps.count > 4096)
    #expect(maps.last == UInt8(ascii: "\n"))
  }

  @Test("a pipe, which has no size, is read whole")
  func pipeOfUnknownSize() throws {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let text = String(repeating: "0123456789abcde\n", count: 20_000)
    try folder.write("text", text)
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = ["-c", "cat \"$0\" > \"$1\"", folder("text"), folder("pipe")]
    try writer.run()
    let bytes = try readFile(Array(folder("pipe").utf8), most: 1 << 20, waitsForPipes: true)
    #expect(bytes.elementsEqual(text.utf8))
    writer.waitUntilExit()
  }
}
