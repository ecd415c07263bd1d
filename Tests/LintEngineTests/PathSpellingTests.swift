import Platform
import Testing

@testable import LintEngine

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

@Suite("Advice about files that a system protects")
struct ProtectedFileTests {
  @Test("a locked file counts as read-only, and the advice names what locks files here")
  func locked() {
    let problem = FixProblem(RewriteError.locked)
    #expect(problem.message.contains("read-only"))
    let unread = ReadProblem(path: FilePath("a"), error: .locked)
    #expect(unread.message.hasPrefix("cannot be read: "))
    #if os(macOS)
      #expect(problem.advice.contains("Finder"))
      #expect(unread.advice.contains("privacy settings"))
    #else
      #expect(problem.advice.contains("`chattr -i`"))
    #endif
  }
}
