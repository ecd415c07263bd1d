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

  @Test("the contents of an ignored folder stay ignored")
  func ignoredFolders() {
    let root = GitIgnoreFolder(root: GitIgnore("/build/\n!*.swift\n".utf8))
    let build = root.entering("build".utf8, gitIgnore: GitIgnore("!*".utf8))
    #expect(!root.isIgnored && build.isIgnored)
    #expect(build.ignores("a.swift".utf8, isFolder: false))
    #expect(build.entering("deeper".utf8).ignores("a.swift".utf8, isFolder: false))
  }

  @Test("the nearest file with a matching pattern decides")
  func nested() {
    let exclude = GitIgnore("*.x\nsub/b.y\n".utf8)
    let root = GitIgnoreFolder(root: GitIgnore("!a.x\n*.y\n".utf8), exclude: exclude)
    #expect(root.ignores("b.x".utf8, isFolder: false))
    #expect(!root.ignores("a.x".utf8, isFolder: false))
    let sub = root.entering("sub".utf8, gitIgnore: GitIgnore("a.x\n!/c.y\n/d/e\n".utf8))
    #expect(sub.ignores("a.x".utf8, isFolder: false))
    #expect(sub.ignores("b.y".utf8, isFolder: false))
    #expect(!sub.ignores("c.y".utf8, isFolder: false))
    let deep = sub.entering("d".utf8)
    #expect(deep.ignores("c.y".utf8, isFolder: false), "the pattern has a base")
    #expect(deep.ignores("e".utf8, isFolder: false))
    #expect(!deep.ignores("f".utf8, isFolder: false))
  }

  @Test("without patterns nothing is ignored")
  func none() {
    let folder = GitIgnoreFolder(root: nil).entering("a".utf8)
    #expect(!folder.ignores("b".utf8, isFolder: true))
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
