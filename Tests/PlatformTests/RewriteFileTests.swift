import Foundation
import Platform
import TestSupport
import Testing

@Suite("Rewriting files that were read")
struct RewriteFileTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", "old")
  }

  private func path(_ name: String) -> [UInt8] { Array(folder(name).utf8) }

  private func version(_ name: String) throws -> FileVersion {
    try OpenFile(path: path(name)).version()
  }

  private func rewrite(_ name: String, _ version: FileVersion) throws(RewriteError) {
    try rewriteFile(path(name), with: Array("new".utf8), ifStill: version)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder(name), encoding: .utf8)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func status(_ name: String) -> stat {
    var status = stat()
    lstat(folder(name), &status)
    return status
  }

  @Test(
    "permissions, owner and group are kept, and nothing is left beside the file",
    arguments: [0o600, 0o755, 0o4754])
  func rights(mode: mode_t) throws {
    if getuid() == 0 { chown(folder("a"), 12, 34) }
    #expect(chmod(folder("a"), mode) == 0)
    let before = status("a")
    try rewrite("a", version("a"))
    #expect(try text("a") == "new")
    #expect(status("a").st_mode == before.st_mode)
    #expect(status("a").st_uid == before.st_uid)
    #expect(status("a").st_gid == before.st_gid)
    #expect(try names() == ["a"])
  }

  @Test("a link remains a link, and its target is rewritten")
  func link() throws {
    try folder.write("sub/target", "old")
    try folder.link("link", to: "sub/target")
    try folder.link("other", to: "link")
    try rewrite("other", version("other"))
    #expect(try text("sub/target") == "new")
    #expect(status("link").st_mode & S_IFMT == S_IFLNK)
    #expect(status("other").st_mode & S_IFMT == S_IFLNK)
    #expect(try names() == ["a", "link", "other", "sub"])
  }

  @Test("a file that has changed since it was read is left alone")
  func changed() throws {
    let old = try version("a")
    try folder.write("a", "other")
    #expect(throws: RewriteError.changed) { try rewrite("a", old) }
    #expect(try text("a") == "other")
    // Once with the same size but another time, then another file with the same time.
    let second = try version("a")
    try folder.write("a", "OTHER")
    setTime("a", 1)
    #expect(throws: RewriteError.changed) { try rewrite("a", second) }
    let third = try version("a")
    try folder.write("b", "OTHER")
    setTime("b", 1)
    #expect(rename(folder("b"), folder("a")) == 0)
    #expect(throws: RewriteError.changed) { try rewrite("a", third) }
    try FileManager.default.removeItem(atPath: folder("a"))
    #expect(throws: RewriteError.changed) { try rewrite("a", third) }
    #expect(try names() == [])
  }

  @Test("a file whose time was set back is recognized as changed")
  func setBack() throws {
    setTime("a", 1)
    let old = try version("a")
    // On a slow clock, both changes might get the same time.
    usleep(20_000)
    try folder.write("a", "OLD")
    setTime("a", 1)
    #expect(throws: RewriteError.changed) { try rewrite("a", old) }
    #expect(try text("a") == "OLD")
  }

  private func setTime(_ name: String, _ seconds: Int) {
    let time = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, folder(name), time, 0) == 0)
  }

  @Test("a read-only file is left alone, although its folder is writable")
  func readOnly() throws {
    #expect(chmod(folder("a"), 0o444) == 0)
    #expect(throws: RewriteError.readOnly) { try rewrite("a", version("a")) }
    #expect(try text("a") == "old")
    #expect(try names() == ["a"])
  }

  @Test(
    "a locked file is left alone",
    .enabled(
      if: canLock,
      "`chattr +i` does not work here; `readOnly` needs no such right"))
  func locked() throws {
    #expect(Self.lock(true, folder("a")))
    defer { _ = Self.lock(false, folder("a")) }
    #expect(throws: RewriteError.locked) { try rewrite("a", version("a")) }
    #expect(try text("a") == "old")
    #expect(try names() == ["a"])
  }

  private static let canLock: Bool = {
    guard let folder = try? TemporaryFolder(), (try? folder.write("a")) != nil else { return false }
    return lock(true, folder("a")) && lock(false, folder("a"))
  }()

  /// Makes a file immutable, or mutable: on macOS as the Finder does.
  private static func lock(_ isLocked: Bool, _ path: String) -> Bool {
    #if canImport(Darwin)
      return chflags(path, isLocked ? UInt32(UF_IMMUTABLE) : 0) == 0
    #else
      let change = Process()
      change.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      change.arguments = ["chattr", isLocked ? "+i" : "-i", path]
      change.standardError = FileHandle.nullDevice
      guard (try? change.run()) != nil else { return false }
      change.waitUntilExit()
      return change.terminationStatus == 0
    #endif
  }

  @Test("a file with several names is left alone")
  func hardLink() throws {
    try FileManager.default.linkItem(atPath: folder("a"), toPath: folder("b"))
    #expect(throws: RewriteError.hardLinked) { try rewrite("a", version("a")) }
    #expect(try text("a") == "old")
    #expect(status("a").st_nlink == 2)
  }

  @Test(
    "a file in a read-only folder is left alone",
    .enabled(
      if: getuid() != 0,
      "an administrator may write everywhere; `FixSafetyTests.readOnlyFolder` becomes someone else")
  )
  func lockedFolder() throws {
    try folder.write("sub/a", "old")
    #expect(chmod(folder("sub"), 0o555) == 0)
    defer { chmod(folder("sub"), 0o755) }
    #expect(throws: RewriteError.system(.notPermitted)) { try rewrite("sub/a", version("sub/a")) }
    #expect(try text("sub/a") == "old")
  }

  @Test("a file whose name has the maximum length is rewritten, too")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    try folder.write(name, "old")
    try rewrite(name, version(name))
    #expect(try text(name) == "new")
    #expect(try names() == ["a", name])
  }
}
