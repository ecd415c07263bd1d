import ProbeSupport
import Project
import TestSupport
import Testing

@Suite("The format of .gitignore")
struct GitIgnoreTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var ignored: [String]
    var others: [String]
    init(_ text: String, ignores ignored: [String], not others: [String]) {
      (self.text, self.ignored, self.others) = (text, ignored, others)
    }
    var testDescription: String { text }
  }

  /// A path that ends with a slash is a folder. Walks down to the path.
  private func isIgnored(_ path: String, by text: String) -> Bool {
    var folder = GitIgnoreFolder(root: GitIgnore(text.utf8))
    let names = path.split(separator: "/")
    for name in names.dropLast() { folder = folder.entering(name.utf8) }
    return names.last.map { folder.ignores($0.utf8, isFolder: path.hasSuffix("/")) } ?? false
  }

  private func check(_ example: Case) {
    for path in example.ignored {
      #expect(isIgnored(path, by: example.text), "\(path) is not ignored")
    }
    for path in example.others {
      #expect(!isIgnored(path, by: example.text), "\(path) is ignored")
    }
  }

  @Test(
    "the examples of gitignore(5) mean what the page says",
    arguments: [
      Case("hello.*", ignores: ["hello.txt", "a/hello.java"], not: ["hello"]),
      Case("/hello.*", ignores: ["hello.txt", "hello.c"], not: ["a/hello.java"]),
      Case("foo/", ignores: ["foo/", "foo/a", "a/foo/"], not: ["foo", "a/foo"]),
      Case("doc/frotz", ignores: ["doc/frotz", "doc/frotz/"], not: ["a/doc/frotz"]),
      Case("/doc/frotz", ignores: ["doc/frotz", "doc/frotz/"], not: ["a/doc/frotz"]),
      Case("doc/frotz/", ignores: ["doc/frotz/"], not: ["a/doc/frotz/", "doc/frotz"]),
      Case("frotz/", ignores: ["frotz/", "a/frotz/"], not: ["frotz"]),
      Case("foo/*", ignores: ["foo/test.json", "foo/bar/", "foo/bar/hello.c"], not: ["foo/"]),
      Case("**/foo", ignores: ["foo", "a/foo/", "a/b/foo/c"], not: ["afoo"]),
      Case("**/foo/bar", ignores: ["foo/bar", "a/foo/bar"], not: ["bar", "foo/a/bar"]),
      Case("abc/**", ignores: ["abc/a", "abc/a/b"], not: ["abc/", "x/abc/a"]),
      Case("a/**/b", ignores: ["a/b", "a/x/b", "a/x/y/b"], not: ["x/a/b", "b"]),
      Case(
        "# exclude everything except directory foo/bar\n/*\n!/foo\n/foo/*\n!/foo/bar\n",
        ignores: ["a", "foo/a", "b/foo"], not: ["foo/", "foo/bar", "foo/bar/a"]),
      Case(
        "*.[oa]\n*.html\n!foo.html\n", ignores: ["a.o", "x/a.a", "a.html"],
        not: ["foo.html", "a.b"]
      ),
    ])
  func manual(_ example: Case) { check(example) }

  @Test(
    "lines are parsed as in Git",
    arguments: [
      Case("#a\n\n  \n\\#a", ignores: ["#a"], not: ["a", " "]),
      Case(" #a", ignores: [" #a"], not: ["#a"]),
      Case("a\n!a\n\\!a", ignores: ["!a"], not: ["a"]),
      Case("a  \nb\\ \nc\\  \nd\t", ignores: ["a", "b ", "c ", "d\t"], not: ["a  ", "b", "d"]),
      Case("a\\\\ ", ignores: ["a\\"], not: ["a\\ "]),
      Case(" a", ignores: [" a"], not: ["a"]),
      Case("a \r\nb\r\n\r\nc\r", ignores: ["a", "b", "c"], not: ["a\r", "\r"]),
      Case("Icon\r\r\n", ignores: ["Icon\r"], not: ["Icon"]),
      Case("\u{FEFF}a\n\u{FEFF}b", ignores: ["a", "\u{FEFF}b"], not: ["b"]),
      Case("a\0b\nc", ignores: ["a", "c"], not: ["ab", "b"]),
    ])
  func lines(_ example: Case) { check(example) }

  @Test(
    "empty patterns match nothing",
    arguments: [
      "", "!", "/", "//", "//a", "a//b", "a//", "a\\", "a\\/", "[a", "[]", "[[:x:]]", "a[/]b",
    ])
  func nothing(pattern: String) {
    let rules = GitIgnore(pattern.utf8)
    for path in ["a", "b", "ab", "a/b", "a\\", "[a", "[]", "x", ":]"] {
      for isFolder in [false, true] {
        #expect(rules.lastRule(path.utf8, isFolder: isFolder) == nil)
      }
    }
  }

  @Test(
    "wildcards are those of Git",
    arguments: [
      Case("{a,b}", ignores: ["{a,b}"], not: ["a", "b"]),
      Case("a**b", ignores: ["ab", "a-b"], not: ["ac"]),
      Case("/a**/b", ignores: ["a/b", "ax/b"], not: ["a/x/b", "ax/y/b"]),
      Case("***/a", ignores: ["a", "x/y/a"], not: ["ba"]),
      Case("a/**\\/b", ignores: ["a/x/b", "a/x/y/b"], not: ["a/b"]),
      Case("a\\/b", ignores: ["a/b"], not: ["x/a/b"]),
      Case("??", ignores: ["ab", "ä"], not: ["a", "€"]),
      Case("[[:alpha:][:digit:]]", ignores: ["a", "7"], not: ["-", ":"]),
      Case("[[:]", ignores: ["[", ":"], not: ["a"]),
      Case("[z-a]", ignores: ["z"], not: ["a", "m", "-"]),
      Case("[a-c-e]", ignores: ["b", "-", "e"], not: ["d"]),
    ])
  func wildcards(_ example: Case) { check(example) }

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
