import Foundation
import Platform
import TestSupport
import Testing

@Suite("New files beside the old ones")
struct DraftTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("a file that cannot be replaced leaves nothing beside it")
  func failure() throws {
    try folder.write("a/b", "text")
    #expect(throws: SystemError.isAFolder) {
      try replaceFile(Array(folder("a").utf8), with: Array("new".utf8))
    }
    #expect(try names() == ["a"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("a")) == ["b"])
  }

  @Test("many threads that write in one folder lose nothing")
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
