import Foundation
import Platform
import TestSupport
import Testing

@Suite("Reading endless input", .timeLimit(.minutes(10)))
struct UnendingInputTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.isReadableFile(atPath: path)
  }

  @Test("a pipe is read to its end where requested, and rejected elsewhere")
  func pipe() throws {
    let path = Array(folder("pipe").utf8)
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    #expect(throws: SystemError.notSeekable) { try readFile(path, most: 100) }
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The reader must not mistake opening the pipe, or a pause between two pieces, for the end.
    writer.arguments = [
      "-c", "sleep 0.2; { echo one; sleep 0.2; echo two; } > \"$0\"", folder("pipe"),
    ]
    try writer.run()
    let bytes = try readFile(path, most: 100, waitsForPipes: true)
    #expect(String(decoding: bytes, as: UTF8.self) == "one\ntwo\n")
    writer.waitUntilExit()
  }

  @Test("a device is read up to the limit", .enabled(if: isThere("/dev/zero"), "no /dev/zero"))
  func device() {
    for waitsForPipes in [false, true] {
      #expect(throws: SystemError.tooLarge) {
        try readFile(Array("/dev/zero".utf8), most: 1000, waitsForPipes: waitsForPipes)
      }
    }
  }

  @Test("an endless pipe is read up to the limit")
  func endlessPipe() throws {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = ["-c", "exec yes > \"$0\"", folder("pipe")]
    writer.standardError = FileHandle.nullDevice
    try writer.run()
    #expect(throws: SystemError.tooLarge) {
      try readFile(Array(folder("pipe").utf8), most: 1_000_000, waitsForPipes: true)
    }
    // Nobody reads its output any more.
    writer.waitUntilExit()
  }

  /// Reports size zero, and has eight bytes for each page that a process could have.
  private static let endless = "/proc/self/pagemap"

  @Test(
    "reading stops in a file that is far longer than its size",
    .enabled(
      if: isThere(endless), "there is no /proc/self/pagemap; a pipe and a device are read anywhere")
  )
  func file() {
    #expect(throws: SystemError.tooLarge) {
      try readFile(Array(Self.endless.utf8), most: 1 << 24)
    }
  }
}
