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
