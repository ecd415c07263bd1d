import Platform
import Testing

@testable import Editing
@testable import Project

@Suite("Advice about files that a system protects")
struct ProtectedFileTests {
  @Test("a locked file counts as read-only, and the advice names what locks files here")
  func locked() {
    let problem = FixProblem(.refused(.locked))
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
