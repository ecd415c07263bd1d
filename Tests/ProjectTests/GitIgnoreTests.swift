import ProbeSupport
import Project
import TestSupport
import Testing

@Suite("The format of .gitignore")
struct GitIgnoreTests {
  @Test("the last matching pattern decides, and has its line")
  func lastWins() {
    let rules = GitIgnore("*.a\n!b.a\n\n# comment\nb.*\n!b.*/\nx/b.a\n".utf8)
    func rule(_ path: String, isFolder: Bool = false) -> String? {
      rules.lastRule(path.utf8, isFolder: isFolder).map { "\($0.isNegated ? "!" : "")\($0.line)" }
    }
    #expect(rule("c.a") == "1")
    #expect(rule("b.a") == "5")
    #expect(rule("b.a", isFolder: true) == "!6")
    #expect(rule("x/b.a", isFolder: true) == "7")
    #expect(rule("c") == nil)
    #expect(rule("") == nil)
  }

  @Test("a file without patterns is empty")
  func empty() {
    #expect(GitIgnore("# comment\n\n!\n[\n".utf8).isEmpty)
    #expect(!GitIgnore("a".utf8).isEmpty)
  }

  @Test("long lines and deep folders take linear time", .timeLimit(.minutes(10)))
  func size() {
    let brackets = String(repeating: "[[:", count: Effort.full(200_000, byDefault: 20_000))
    #expect(GitIgnore((brackets + "\n" + brackets + "]\n").utf8).isEmpty)
    let spaces = "a" + String(repeating: "\\ ", count: Effort.full(200_000, byDefault: 20_000))
    #expect(!GitIgnore(spaces.utf8).isEmpty)
    var folder = GitIgnoreFolder(root: GitIgnore("*a*a*a*a*b\n**/a/**/a/**/x".utf8))
    for _ in 0..<500 { folder = folder.entering("a".utf8) }
    #expect(!folder.ignores(String(repeating: "a", count: 2_000).utf8, isFolder: false))
  }
}
