import Platform
import Testing

@testable import Project

@Suite("Paths as the file system spells them")
struct PathSpellingTests {
  @Test(
    "the end of a path gets the spelling on disk, up to what a link or `..` leads to",
    arguments: [
      ("sources/VIEW.swift", "/app/Sources/View.swift", "Sources/View.swift"),
      ("/APP/sources", "/app/Sources", "/app/Sources"),
      ("View.swift", "/a/View.swift", "View.swift"),
      ("link/view.swift", "/real/View.swift", "link/View.swift"), (".", "/app", "."),
      ("../app", "/x/App", "../App"), ("/", "/", "/"),
      ("cafe\u{301}/a", "/Caf\u{E9}/A", "Caf\u{E9}/A"),
      ("other", "/x/target", "other"), ("/a/b/c", "/C", "/a/b/C"),
    ])
  func spelling(path: String, disk: String, expected: String) {
    let spelled = FilePath(path).spelled(as: FilePath(disk))
    #expect(spelled.bytes.elementsEqual(expected.utf8))
  }

  @Test("bytes that are not UTF-8 are kept")
  func invalid() {
    let path = FilePath(bytes: [0x41, 0xFF])
    #expect(path.spelled(as: FilePath(bytes: [0x2F, 0x61, 0xFF])) == path)
  }
}
