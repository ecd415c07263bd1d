import Foundation
import Platform
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Drafts left by killed runs")
struct DraftTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".layoutlint-123-abc9/.gitignore", "*\n")
    try folder.write(".layoutlint-123-abc9/draft", "half")
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("they are removed, empty ones too")
  func sweeps() throws {
    try folder.write("a", "text")
    try FileManager.default.createDirectory(
      atPath: folder(".layoutlint-4-d"), withIntermediateDirectories: false)
    sweepDrafts(in: Array(folder.path.utf8))
    #expect(try names() == ["a"])
  }

  @Test("writing a file removes those beside it")
  func replacing() throws {
    try folder.write("sub/.layoutlint-1-a/draft", "half")
    try replaceFile(Array(folder("a").utf8), with: Array("new".utf8))
    #expect(try names() == ["a", "sub"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("sub")).count == 1)
  }

  @Test("one that is locked by a process stays until the process ends")
  func locked() throws {
    let descriptor = open(folder(".layoutlint-123-abc9"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    sweepDrafts(in: Array(folder.path.utf8))
    #expect(try names() == [".layoutlint-123-abc9"])
    #expect(
      try String(contentsOfFile: folder(".layoutlint-123-abc9/draft"), encoding: .utf8) == "half")
    // Children that other tests have just started share the descriptor, and so the lock, until they run their program.
    flock(descriptor, LOCK_UN)
    close(descriptor)
    sweepDrafts(in: Array(folder.path.utf8))
    #expect(try names() == [])
  }

  @Test("other names, files, and folders with other contents are kept")
  func others() throws {
    let others = [
      ".layoutlint-1-a-b/draft", ".layoutlint-1/draft", ".layoutlint-x-a/draft",
      ".layoutlint-1-A/draft", ".layoutlint--a/draft", ".layoutlint-1-/draft",
      ".layoutlint-baseline.txt", ".layoutlint-5-e", "layoutlint-1-a/draft", ".layoutlint-7-f/mine",
    ]
    for name in others { try folder.write(name, "text") }
    try folder.write("elsewhere/draft", "text")
    try folder.link(".layoutlint-6-e", to: "elsewhere")
    sweepDrafts(in: Array(folder.path.utf8))
    for name in others + ["elsewhere/draft", ".layoutlint-6-e/draft"] {
      #expect(try String(contentsOfFile: folder(name), encoding: .utf8) == "text", "\(name)")
    }
    #expect(try !names().contains(".layoutlint-123-abc9"))
  }

  @Test("many threads that write and sweep in one folder lose nothing")
  func race() async throws {
    let path = folder.path
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for round in 0..<20 {
            let file = Array("\(path)/\(number)".utf8)
            #expect(throws: Never.self) {
              try replaceFile(file, with: Array("\(round)".utf8))
            }
          }
        }
      }
    }
    #expect(try names() == (0..<8).map(String.init))
    for number in 0..<8 {
      #expect(try String(contentsOfFile: folder("\(number)"), encoding: .utf8) == "19")
    }
  }
}
