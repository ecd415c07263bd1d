import ProbeSupport
import Project
import Testing

@Suite("Globs")
struct GlobTests {
  /// A path that ends with a slash is a folder.
  private static func ask(_ path: String) -> (bytes: [UInt8], isFolder: Bool) {
    let bytes = Array(path.utf8)
    return bytes.last == UInt8(ascii: "/") ? (bytes.dropLast(), true) : (bytes, false)
  }

  private func fits(_ pattern: String, _ path: String) throws -> Bool {
    let (bytes, isFolder) = Self.ask(path)
    let glob = try Glob(pattern)
    let isFitting = glob.matches(bytes, isFolder: isFolder)
    // A list organizes its patterns differently, but must agree.
    #expect(GlobList([glob]).matches(bytes, isFolder: isFolder) == isFitting)
    return isFitting
  }

  private func covers(_ pattern: String, _ path: String) throws -> Bool {
    let (bytes, isFolder) = Self.ask(path)
    let glob = try Glob(pattern)
    let isCovered = glob.covers(bytes, isFolder: isFolder)
    #expect(GlobList([glob]).covers(bytes, isFolder: isFolder) == isCovered)
    return isCovered
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var pattern: String
    var fitting: [String]
    var others: [String]
    init(_ pattern: String, fits fitting: [String], not others: [String]) {
      (self.pattern, self.fitting, self.others) = (pattern, fitting, others)
    }
    var testDescription: String { pattern }
  }

  private func check(_ example: Case) throws {
    for path in example.fitting {
      #expect(try fits(example.pattern, path), "\(example.pattern) does not fit \(path)")
    }
    for path in example.others {
      #expect(try !fits(example.pattern, path), "\(example.pattern) fits \(path)")
    }
  }

  @Test(
    "wildcards stay within a name",
    arguments: [
      Case("*", fits: ["a", ".a", "a/b", "a b"], not: [""]),
      Case("a*", fits: ["a", "ab", "x/ab"], not: ["ba", "ab/x", "A"]),
      Case("*.swift", fits: [".swift", "a.swift", "a/b.c.swift"], not: ["a.swift.x", "swift"]),
      Case("*.g.swift", fits: ["a.g.swift", ".g.swift"], not: ["a.swift", "g.swift"]),
      Case("*~", fits: ["~", "a~"], not: ["~a", "~/a"]),
      Case("a*b*c", fits: ["abc", "aXbXbc", "abcbc"], not: ["ab", "acb", "abcd"]),
      Case("/a*b", fits: ["ab", "axb"], not: ["a/b", "x/ab"]),
      Case("?", fits: ["a", "ä", "€", "😀", "x/a", "e\u{301}", "x\u{301}"], not: ["ab"]),
      Case("/a?b", fits: ["aXb", "a€b"], not: ["ab", "a/b", "aXXb"]),
      Case("*??", fits: ["ab", "ä€", "xab"], not: ["a", "€"]),
    ])
  func wildcards(_ example: Case) throws { try check(example) }

  @Test(
    "a class matches one of its characters",
    arguments: [
      Case("[abc]", fits: ["a", "c", "x/b"], not: ["d", "ab", "[abc]"]),
      Case("[a-cX-Z]", fits: ["b", "Y"], not: ["d", "-", "W"]),
      Case("[!a-c]", fits: ["d", "ä", "-"], not: ["a", "b", "dd"]),
      Case("[^a]", fits: ["b", "^"], not: ["a"]),
      Case("[]a]", fits: ["]", "a"], not: ["b"]),
      Case("[!]]", fits: ["a"], not: ["]"]),
      Case("[a-]", fits: ["a", "-"], not: ["b"]),
      Case("[-a]", fits: ["a", "-"], not: ["b"]),
      Case("[\\]]", fits: ["]"], not: ["\\"]),
      Case("[a\\-c]", fits: ["a", "-", "c"], not: ["b"]),
      Case("[*?{,}]", fits: ["*", "?", "{", ",", "}"], not: ["a"]),
      Case("[ä-ü]", fits: ["ä", "ö", "ü"], not: ["a", "ÿ"]),
      Case("[α-ω😀]", fits: ["α", "π", "😀"], not: ["Ω", "a"]),
      Case("[!α-ω]", fits: ["Ω", "a"], not: ["π"]),
      Case("[[:alpha:]_]*", fits: ["a1", "_", "Zz"], not: ["1a", "ä", ":"]),
      Case("/a[!b]c", fits: ["axc"], not: ["abc", "a/c"]),
    ])
  func classes(_ example: Case) throws { try check(example) }

  @Test(
    "two stars are any number of folders",
    arguments: [
      Case("**", fits: ["a", "a/b/c"], not: [""]),
      Case("**/x", fits: ["x", "a/x", "a/b/x"], not: ["ax", "x/a"]),
      Case("**/*.md", fits: ["x.md", "a/b/x.md"], not: ["x.mdx"]),
      Case("x/**", fits: ["x/a", "x/a/b"], not: ["x", "a/x/b"]),
      Case("a/**/b", fits: ["a/b", "a/x/b", "a/x/y/b", "a/b/b"], not: ["ab", "a/xb", "x/a/b"]),
      Case("**/a/**/b/**", fits: ["a/b/c", "x/a/y/b/z/z", "a/a/b/b"], not: ["a/b", "b/a/c"]),
      Case("a/**/**/b", fits: ["a/b", "a/x/b"], not: ["a"]),
      Case("a/**/*.swift", fits: ["a/x.swift", "a/b/x.swift"], not: ["x.swift", "b/a/x.swift"]),
      Case("a/**/", fits: ["a/b/", "a/b/c/"], not: ["a/", "a/b"]),
      Case("a/**/b*/c", fits: ["a/b/c", "a/b/x/bb/c"], not: ["a/b/x/c", "a/b/d/b"]),
    ])
  func folders(_ example: Case) throws { try check(example) }

  @Test(
    "slashes determine where a pattern matches, as in a .gitignore",
    arguments: [
      Case("a", fits: ["a", "x/a", "a/", "x/a/"], not: ["a/x"]),
      Case("a/", fits: ["a/", "x/a/"], not: ["a", "x/a"]),
      Case("/a", fits: ["a", "a/"], not: ["x/a"]),
      Case("/a/", fits: ["a/"], not: ["a", "x/a/"]),
      Case("a/b", fits: ["a/b", "a/b/"], not: ["x/a/b", "b", "a/b/c"]),
      Case("a/b/", fits: ["a/b/"], not: ["a/b", "x/a/b/"]),
      Case("*.d/", fits: ["x.d/", "a/x.d/"], not: ["x.d"]),
      Case("*/a", fits: ["x/a"], not: ["a", "x/y/a"]),
      Case("./a//b", fits: ["a/b"], not: ["b", "x/a/b"]),
      Case("./a", fits: ["a"], not: ["x/a"]),
    ])
  func anchors(_ example: Case) throws { try check(example) }

  @Test(
    "braces contain alternatives, each a pattern of its own",
    arguments: [
      Case("*.{png,jp{,e}g}", fits: ["a.png", "a.jpg", "a.jpeg"], not: ["a.gif", "a.jp"]),
      Case("{a,b}{c,d}", fits: ["ac", "ad", "bc", "bd"], not: ["ab", "a", "acd"]),
      Case("{a,b/c}", fits: ["a", "x/a", "b/c"], not: ["x/b/c", "b", "c"]),
      Case("{a/,b}", fits: ["a/", "b", "b/"], not: ["a"]),
      Case("x/{a,**}/y", fits: ["x/a/y", "x/y", "x/b/c/y"], not: ["x"]),
      Case("a{,-b}", fits: ["a", "a-b"], not: ["a-"]),
      Case("{a}", fits: ["a"], not: ["{a}"]),
      Case("{[,}],x}", fits: [",", "}", "x"], not: ["["]),
      Case("a,b}", fits: ["a,b}"], not: ["a"]),
    ])
  func braces(_ example: Case) throws { try check(example) }

  @Test(
    "a backslash escapes",
    arguments: [
      Case("\\*", fits: ["*"], not: ["a", "\\*"]),
      Case("\\?\\[a\\]", fits: ["?[a]"], not: ["xa"]),
      Case("\\{a,b\\}", fits: ["{a,b}"], not: ["a"]),
      Case("{a\\,b,c}", fits: ["a,b", "c"], not: ["a", "b"]),
      Case("\\!a", fits: ["!a"], not: ["a"]),
      Case("\\\\", fits: ["\\"], not: ["\\\\"]),
      Case("\\ä\\a", fits: ["äa"], not: ["a"]),
      Case("a\\/b", fits: ["a/b"], not: ["x/a/b"]),
      Case("#a", fits: ["#a"], not: ["a"]),
    ])
  func escapes(_ example: Case) throws { try check(example) }

  @Test("bytes that are not UTF-8 count as one character each")
  func strayBytes() throws {
    func fits(_ pattern: String, _ path: [UInt8]) throws -> Bool {
      try Glob(pattern).matches(path, isFolder: false)
    }
    #expect(try fits("a?b", [0x61, 0xFF, 0x62]))
    #expect(try fits("a[!x]b", [0x61, 0xC3, 0x62]))
    #expect(try fits("??", [0xE2, 0x82]))
    #expect(try !fits("?", [0xE2, 0x82]))
    #expect(try fits("??", [0xC0, 0x80]), "an overlong form is no scalar")
    #expect(try fits("???", [0xED, 0xA0, 0x80]), "a surrogate is no scalar")
    #expect(try !fits("?*?", [0xE2, 0x82, 0xAC]), "a run does not cut a scalar")
    #expect(try !fits("[ÿ]", [0xFF]))
    #expect(try fits("*.swift", [0xFF] + Array(".swift".utf8)))
  }

  @Test(
    "a pattern that matches a folder covers everything in it",
    arguments: [
      Case("a", fits: ["a", "a/x", "x/a/y/z"], not: ["ab", "ab/x", "x"]),
      Case("a/", fits: ["a/", "a/x", "x/a/y"], not: ["a", "x/a"]),
      Case("/a", fits: ["a", "a/x/y"], not: ["x/a", "ab"]),
      Case("a/b", fits: ["a/b", "a/b/c"], not: ["a", "a/bc", "x/a/b/c"]),
      Case("a/b/", fits: ["a/b/", "a/b/c"], not: ["a/b"]),
      Case("*.d", fits: ["x.d", "a/x.d/y"], not: ["x.da/y"]),
      Case("a/*", fits: ["a/b", "a/b/c/d"], not: ["a", "x/a/b"]),
      Case("a/*/", fits: ["a/b/", "a/b/c"], not: ["a/b", "a"]),
      Case("**/b/*c", fits: ["b/c/d", "x/b/ac/y", "b/x/b/c"], not: ["b/x/c", "x/b"]),
      Case("a/**", fits: ["a/b", "a/b/c"], not: ["a", "x/a/b"]),
      Case("a/**/", fits: ["a/b/", "a/b/c"], not: ["a/b", "a/"]),
      Case("{a,x/b}", fits: ["y/a/z", "x/b/c"], not: ["x/c", "y/x/b/c"]),
    ])
  func covering(_ example: Case) throws {
    for path in example.fitting {
      #expect(try covers(example.pattern, path), "\(example.pattern) does not cover \(path)")
    }
    for path in example.others {
      #expect(try !covers(example.pattern, path), "\(example.pattern) covers \(path)")
    }
  }

  @Test("a path may be a slice, or not contiguous")
  func collections() throws {
    let glob = try Glob("a/*.swift")
    let path = Array("base/a/x.swift".utf8)
    #expect(glob.matches(path[5...], isFolder: false))
    #expect(!glob.matches(path, isFolder: false))
    #expect(glob.matches("a/x.swift".utf8.reversed().reversed() as [UInt8], isFolder: false))
    #expect(glob.matches(["a/", "x.swift"].lazy.map(\.utf8).joined(), isFolder: false))
  }

  @Test("globs are equal if their patterns are")
  func identity() throws {
    let (glob, same, other) = (try Glob("a{b,c}"), try Glob("a{b,c}"), try Glob("a"))
    #expect(glob == same && glob.hashValue == same.hashValue && glob != other)
    #expect(glob.pattern == "a{b,c}")
  }
}
