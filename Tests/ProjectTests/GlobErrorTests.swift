import Testing

@testable import Project

@Suite("Invalid globs")
struct GlobErrorTests {
  private func refusal(_ pattern: String) -> GlobError? {
    do throws(GlobError) {
      _ = try Glob(pattern)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "an error says what is wrong and where",
    arguments: [
      ("", "the pattern names no file and no folder", 0),
      ("/", "the pattern names no file and no folder", 0),
      ("./", "the pattern names no file and no folder", 0),
      ("{a,}", "the pattern names no file and no folder", 0),
      ("ab[c", "`[` has no `]`", 2),
      ("ab[]", "`[` has no `]`", 2),
      ("[[:alpha:]", "`[` has no `]`", 0),
      ("a{b{c}", "`{` has no `}`", 1),
      ("{[}]", "`{` has no `}`", 0),
      ("[[:letter:]]", "unknown class of characters", 1),
      ("x[z-a]", "the range ends before it begins", 2),
      ("x[a/b]y", "`/` inside `[…]` matches nothing", 3),
      ("..", "`..` leads out of the folder that the pattern is relative to", 0),
      ("a/../b", "`..` leads out of the folder that the pattern is relative to", 2),
      ("ä/{b,..}/c", "`..` leads out of the folder that the pattern is relative to", 6),
      ("a\0b", "the pattern contains a NUL, which no path does", 1),
      ("a\\\0b", "the pattern contains a NUL, which no path does", 2),
      ("a[\0]b", "the pattern contains a NUL, which no path does", 2),
      ("a\\", "nothing follows the last backslash", 1),
      ("!a", "a pattern cannot be negated with `!`", 0),
      ("***", "`**` matches whole folders, but is part of a name here", 0),
      ("a/b**/c", "`**` matches whole folders, but is part of a name here", 3),
      ("Sources/**.swift", "`**` matches whole folders, but is part of a name here", 8),
    ])
  func errors(pattern: String, message: String, offset: Int) throws {
    let error = try #require(refusal(pattern))
    #expect(error.message == message)
    #expect(error.offset == offset)
    #expect(!error.advice.isEmpty && !error.advice.hasSuffix("."))
  }

  @Test("braces may expand to 64 alternatives")
  func alternatives() throws {
    #expect(refusal(String(repeating: "{a,b}", count: 6)) == nil)
    let tooMany = try #require(refusal(String(repeating: "{a,b}", count: 30)))
    #expect(tooMany.message == "the braces expand to more than 64 alternatives")
    #expect(refusal("{b" + String(repeating: ",a", count: 64) + "}") == tooMany.moved(to: 0))
    #expect(refusal("{b" + String(repeating: ",a", count: 63) + "}") == nil)
  }

  @Test("a pattern may have 4,096 bytes")
  func length() throws {
    #expect(refusal(String(repeating: "a", count: 4_096)) == nil)
    let tooLong = try #require(refusal(String(repeating: "a", count: 4_097)))
    #expect(tooLong.message == "the pattern has more than 4096 bytes")
    #expect(tooLong.offset == 4_096)
  }

  @Test("braces may be nested as deep as a pattern is long")
  func depth() throws {
    let depth = 2_000
    let nested = String(repeating: "{", count: depth) + "a" + String(repeating: "}", count: depth)
    #expect(try Glob(nested).matches([UInt8(ascii: "a")], isFolder: false))
  }

  // About 100,000 comparisons each; anything exponential would never finish.
  @Test(
    "no pattern makes the time explode", .timeLimit(.minutes(10)),
    arguments: [
      ("*a*a*a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 4_000)),
      ("**/**/**/**/**/**/x", String(repeating: "a/", count: 2_000) + "a"),
      ("**/a/**/a/**/a/**/a/**/x", String(repeating: "a/", count: 2_000) + "a"),
      ("**/*a*a*b/*a*a*b/x", String(repeating: "aaaa/", count: 1_000) + "a"),
      ("/a/*?*?*?*?*?*?*?*b", "a/" + String(repeating: "a", count: 4_000)),
    ])
  func time(pattern: String, path: String) throws {
    let glob = try Glob(pattern)
    let bytes = Array(path.utf8)
    #expect(!glob.matches(bytes, isFolder: false))
    #expect(!glob.covers(bytes, isFolder: false))
    #expect(!GlobList([glob]).covers(bytes, isFolder: false))
  }
}

extension GlobError {
  fileprivate func moved(to offset: Int) -> GlobError {
    var moved = self
    moved.offset = offset
    return moved
  }
}
