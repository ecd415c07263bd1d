import ProbeSupport
import Project
import Testing

@Suite("Globs")
struct GlobTests {
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
