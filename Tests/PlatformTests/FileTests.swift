import Foundation
import Platform
import Synchronization
import TestSupport
import Testing

@Suite("Files and folders")
struct FileTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func read(_ path: String, room: Int = 100) throws -> String {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 1)
    defer { buffer.deallocate() }
    let count = try OpenFile(path: Array(path.utf8)).read(into: buffer)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  @Test("a file is read to its end, or until the buffer is full")
  func reading() throws {
    try folder.write("a", "0123456789")
    #expect(try read(folder("a")) == "0123456789")
    #expect(try read(folder("a"), room: 4) == "0123")
    #expect(try read(folder("a"), room: 0) == "")
  }

  @Test("a file that cannot be opened or read has an error that says why")
  func failures() throws {
    try folder.write("a")
    try folder.link("loop", to: "loop")
    #expect(throws: SystemError.notFound) { try read(folder("none")) }
    #expect(throws: SystemError.notFound) { try read("") }
    #expect(throws: SystemError.notFound) { try read(folder("a\0b")) }
    #expect(throws: SystemError.linkLoop) { try read(folder("loop")) }
    #expect(throws: SystemError.isAFolder) { try read(folder.path) }
    #expect(throws: SystemError.notAFolder) { try read(folder("a/b")) }
    #expect(throws: SystemError.notAFolder) { _ = try OpenFolder(path: Array(folder("a").utf8)) }
    #expect(throws: SystemError(code: ENAMETOOLONG)) {
      try read(folder(String(repeating: "n", count: 9000)))
    }
    #expect(SystemError.notFound.text == "no such file or directory")
  }

  @Test("opening a pipe that nobody writes to does not block", .timeLimit(.minutes(10)))
  func pipe() throws {
    mkfifo(folder("pipe"), 0o600)
    #expect(throws: SystemError(code: ESPIPE)) { try read(folder("pipe")) }
    #expect(try FileStatus(path: Array(folder("pipe").utf8)).kind == .special)
  }

  @Test("a path that is longer than a system call takes is refused")
  func longPath() throws {
    let path = try folder.writeDeep(byteCount: 3 * Int(PATH_MAX), fileName: "f.swift")
    #expect(throws: SystemError.nameTooLong) { try read(path) }
    #expect(throws: SystemError.nameTooLong) { try FileStatus(path: Array(path.utf8)) }
  }

  @Test("a folder lists its names and their kinds")
  func listing() throws {
    try folder.write("file")
    try folder.write("sub/file")
    try folder.link("link", to: "file")
    #expect(try names(in: folder.path) == ["file", "link", "sub"])
    var statuses: [String: FileKind] = [:]
    var links: [String] = []
    let open = try OpenFolder(path: Array(folder.path.utf8))
    var listing = FolderListing()
    try open.list(into: &listing)
    for index in 0..<listing.count {
      let name = String(decoding: listing.name(index), as: UTF8.self)
      statuses[name] = try open.status(of: index, in: listing).kind
      if try open.isLink(index, in: listing) { links.append(name) }
    }
    #expect(statuses == ["file": .file, "link": .file, "sub": .folder])
    #expect(links == ["link"])
  }

  @Test("the names of a folder come in the order of their bytes")
  func order() throws {
    let sorted = ["B", "a", "a-", "a.swift", "aa", "b", "é"] + (10..<100).map { "n\($0)" }
    for name in sorted.shuffled() { try folder.write(name) }
    #expect(
      try names(in: folder.path)
        == sorted.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
  }

  @Test("two names of one file have one identity")
  func identity() throws {
    try folder.write("a", "12345")
    try folder.write("b")
    try folder.link("link", to: "a")
    func status(_ name: String) throws -> FileStatus {
      try FileStatus(path: Array(folder(name).utf8))
    }
    #expect(try status("a").identity == status("link").identity)
    #expect(try status("a").identity != status("b").identity)
    #expect(try status("link").byteCount == 5)
    #expect(try FileStatus(linkPath: Array(folder("link").utf8)).kind == .link)
  }

  private func names(in path: String) throws -> [String] {
    var listing = FolderListing()
    try OpenFolder(path: Array(path.utf8)).list(into: &listing)
    return (0..<listing.count).map { String(decoding: listing.name($0), as: UTF8.self) }
  }
}

@Suite("Threads and the rest of the system")
struct SystemTests {
  @Test("the work runs once for each index", arguments: [0, 1, 2, 7, 64])
  func threads(count: Int) {
    let seen = Mutex<[Int]>([])
    runOnThreads(count) { index in seen.withLock { $0.append(index) } }
    #expect(seen.withLock { $0.sorted() } == Array(0..<count))
  }

  @Test("one piece of work stays on the calling thread")
  func callingThread() {
    let caller = UInt(bitPattern: pthread_self().hashValue)
    let seen = Mutex<Set<UInt>>([])
    runOnThreads(1) { _ in
      seen.withLock { _ = $0.insert(UInt(bitPattern: pthread_self().hashValue)) }
    }
    #expect(seen.withLock { $0 } == [caller])
  }

  @Test("there is a processor, a running clock, and a current folder")
  func system() throws {
    #expect((1...4096).contains(processorCount()))
    let start = Instant()
    usleep(2000)
    #expect((2000..<60_000_000).contains(start.microsecondsAgo))
    let folder = String(decoding: try currentFolder(), as: UTF8.self)
    #expect(folder == FileManager.default.currentDirectoryPath)
    #expect(environmentVariable("LAYOUTLINT_NOT_SET") == nil)
    #expect(environmentVariable("PATH")?.isEmpty == false)
  }
}
