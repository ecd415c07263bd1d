import Foundation
import Platform
import TestSupport
import Testing

@Suite("What a rewritten file keeps beside its contents")
struct RewriteAttributeTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", "old")
  }

  private func rewrite() throws {
    let path = Array(folder("a").utf8)
    try rewriteFile(path, with: Array("new".utf8), ifStill: OpenFile(path: path).version())
    #expect(try String(contentsOfFile: folder("a"), encoding: .utf8) == "new")
  }

  private static let canHaveAttributes: Bool = {
    guard let folder = try? TemporaryFolder(), (try? folder.write("a")) != nil else { return false }
    return setAttribute("user.test", [1], of: folder("a"))
  }()

  @Test(
    "extended attributes are kept: none, empty, binary, long and many",
    .enabled(
      if: canHaveAttributes,
      "files in the temporary folder have no extended attributes; set TMPDIR to a folder on ext4, XFS, Btrfs or APFS"
    ))
  func extendedAttributes() throws {
    try rewrite()
    #expect(attribute("user.none", of: folder("a")) == nil)
    try folder.write("a", "old")
    var values: [(name: String, value: [UInt8])] = [
      ("user.empty", []), ("user.ü", [0, 255, 10]),
      ("user.long", [UInt8](repeating: 7, count: 1500)),
    ]
    values += (0..<20).map { ("user.number.\($0)", [UInt8($0)]) }
    for (name, value) in values { #expect(setAttribute(name, value, of: folder("a"))) }
    try rewrite()
    for (name, value) in values { #expect(attribute(name, of: folder("a")) == value, "\(name)") }
    try replaceFile(Array(folder("a").utf8), with: Array("newer".utf8))
    #expect(attribute("user.ü", of: folder("a")) == [0, 255, 10])
  }

  #if os(Linux)
    @Test(
      "an attribute that describes the old contents is not kept",
      .enabled(
        if: getuid() == 0 && canHaveAttributes,
        "only root may set such an attribute, on a file system that has them"))
    func contentAttributes() throws {
      // The capability to bind low ports, as `setcap cap_net_bind_service=p` stores it.
      let capability: [UInt8] = [0, 0, 0, 2, 0, 4] + [UInt8](repeating: 0, count: 14)
      guard setAttribute("security.capability", capability, of: folder("a")) else {
        print("skipped: the file system takes no capabilities")
        return
      }
      #expect(attribute("security.capability", of: folder("a")) != nil)
      try rewrite()
      #expect(attribute("security.capability", of: folder("a")) == nil)
    }

    @Test(
      "an access control list is kept",
      .enabled(if: canHaveAttributes, "the temporary folder's file system lacks attributes"))
    func accessControlList() throws {
      // Version 2: the owner may write, user 12 and the group may read, others nothing.
      func entry(_ tag: UInt8, _ rights: UInt8, _ id: [UInt8]) -> [UInt8] {
        [tag, 0, rights, 0] + id
      }
      let none: [UInt8] = [255, 255, 255, 255]
      let list =
        [2, 0, 0, 0] + entry(1, 6, none) + entry(2, 4, [12, 0, 0, 0]) + entry(4, 4, none)
        + entry(16, 4, none) + entry(32, 0, none)
      guard setAttribute("system.posix_acl_access", list, of: folder("a")) else {
        print("skipped: the file system takes no access control lists")
        return
      }
      try rewrite()
      #expect(attribute("system.posix_acl_access", of: folder("a")) == list)
    }
  #else
    @Test("an access control list is kept")
    func accessControlList() throws {
      func run(_ words: String...) throws -> String { try OutsideTool.run(words).output }
      _ = try run("/bin/chmod", "+a", "everyone deny execute", folder("a"))
      try rewrite()
      #expect(try run("/bin/ls", "-le", folder("a")).contains("everyone deny execute"))
    }

    @Test("flags are kept")
    func flags() throws {
      #expect(chflags(folder("a"), UInt32(UF_HIDDEN | UF_NODUMP)) == 0)
      try rewrite()
      var status = stat()
      #expect(stat(folder("a"), &status) == 0)
      #expect(status.st_flags & UInt32(UF_HIDDEN | UF_NODUMP) == UInt32(UF_HIDDEN | UF_NODUMP))
    }
  #endif
}

#if canImport(Darwin)
  private func setAttribute(_ name: String, _ value: [UInt8], of path: String) -> Bool {
    setxattr(path, name, value, value.count, 0, 0) == 0
  }

  private func getxattr(
    _ path: String, _ name: String, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int {
    Darwin.getxattr(path, name, value, size, 0, 0)
  }
#else
  // The module Glibc lacks <sys/xattr.h>.

  @_silgen_name("setxattr")
  private func setxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer,
    _ size: Int, _ flags: Int32
  ) -> Int32

  @_silgen_name("getxattr")
  private func getxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>,
    _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int

  private func setAttribute(_ name: String, _ value: [UInt8], of path: String) -> Bool {
    setxattr(path, name, value, value.count, 0) == 0
  }
#endif

/// The value of an extended attribute; nil if there is none.
private func attribute(_ name: String, of path: String) -> [UInt8]? {
  var value = [UInt8](repeating: 0, count: 4096)
  let count = getxattr(path, name, &value, value.count)
  return count < 0 ? nil : Array(value[..<count])
}
