import Foundation
import Platform
import TestSupport
import Testing

@testable import Project

@Suite("Names in the two forms of Unicode")
struct PrecompositionTests {
  private func precomposed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: Precomposition.precomposed(bytes) ?? bytes, as: UTF8.self)
  }

  private func isSame(_ left: String, _ right: String) -> Bool {
    left.unicodeScalars.elementsEqual(right.unicodeScalars)
  }

  @Test(
    "every scalar of the first plane with a composed and a decomposed form is normalized to one")
  func scalars() {
    var count = 0
    for scalar in (UInt32(0x80)..<0x1_0000).compactMap(Unicode.Scalar.init) {
      let composed = String(scalar).precomposedStringWithCanonicalMapping
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping
      guard !isSame(composed, decomposed) else { continue }
      count += 1
      #expect(isSame(precomposed(decomposed), composed), "U+\(String(scalar.value, radix: 16))")
      #expect(isSame(precomposed(composed), composed), "U+\(String(scalar.value, radix: 16))")
    }
    #expect(count > 12_000)
  }

  @Test("letters with several marks, in whatever order, are composed according to Unicode")
  func marks() {
    var generator = SplitMix(seed: 7)
    let letters = Array("aeouEAsgqxעא가ᄀক한かカ한/. ".unicodeScalars)
    let marks = (0x300..<0x345).map { $0 } + [0x1161, 0x3099, 0x9BE, 0x9C7, 0x5B7, 0x5BC]
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1..<4, using: &generator) {
        text.append(letters.randomElement(using: &generator)!)
        for _ in 0..<Int.random(in: 0..<4, using: &generator) {
          text.append(Unicode.Scalar(marks.randomElement(using: &generator)!)!)
        }
      }
      let composed = String(text).precomposedStringWithCanonicalMapping
      let decomposed = String(text).decomposedStringWithCanonicalMapping
      #expect(isSame(precomposed(decomposed), composed), "\(decomposed.debugDescription)")
      #expect(isSame(precomposed(composed), composed), "\(composed.debugDescription)")
    }
  }

  @Test("text that is not UTF-8, or has nothing to compose, is unchanged")
  func unchanged() {
    for text in ["", "a/b.swift", "Café", "日本", "\u{1F469}\u{200D}\u{1F680}"] {
      #expect(Precomposition.precomposed(text.utf8) == nil)
    }
    #expect(Precomposition.precomposed(Array("e\u{301}".utf8) + [0xFF]) == nil)
  }

  @Test("many marks take linear time")
  func long() {
    let text = "e" + String(repeating: "\u{301}\u{323}", count: 50_000)
    #expect(Precomposition.precomposed(text.utf8)?.count == 3 + 4 * 50_000 - 2)
  }

  // MARK: Globs

  @Test(
    "globs match both forms, whichever they are written in",
    arguments: [
      ("Café", "Café", true), ("Caf?", "Café", true), ("Caf[é]", "Café", true),
      ("Caf[à-ü]*", "Café.swift", true), ("**/é/*.swift", "a/é/b.swift", true), ("*é", "é", true),
      ("{é,ö}.swift", "ö.swift", true), ("Cafe*", "Café", false), ("Caf[!é]", "Café", false),
      ("Caf??", "Café", false), ("한?/가", "한글/가", true),
    ])
  func globs(pattern: String, path: String, fits: Bool) throws {
    let forms: [(String) -> String] = [
      { $0.precomposedStringWithCanonicalMapping }, { $0.decomposedStringWithCanonicalMapping },
    ]
    for written in forms {
      for found in forms {
        let glob = try Glob(written(pattern))
        let bytes = Array(found(path).utf8)
        #expect(glob.matches(bytes, isFolder: false) == fits)
        #expect(glob.covers(bytes + Array("/x".utf8), isFolder: false) == fits)
        #expect(GlobList([glob]).matches(bytes, isFolder: false) == fits)
        #expect(GlobList([glob]).covers(bytes + Array("/x".utf8), isFolder: false) == fits)
      }
    }
  }

  @Test("mistakes in a pattern are located in the original text")
  func errors() {
    #expect(throws: GlobError.unclosedBrace(at: 4)) { try Glob("e\u{301}x{") }
    #expect(throws: GlobError.unclosedBrace(at: 3)) { try Glob("\u{E9}x{") }
  }

  @Test("names that Git ignores are compared as the system does")
  func ignored() {
    let file = GitIgnore(
      Array(
        """
        Caf\u{E9}/
        b/\u{F6}

        """.utf8))
    for (precomposes, isIgnored) in [(true, true), (false, false)] {
      let root = GitIgnoreFolder(root: file, precomposesNames: precomposes)
      let name = Array("Cafe\u{301}".utf8)
      #expect(root.ignores(name, isFolder: true) == isIgnored)
      #expect(root.entering(name).isIgnored == isIgnored)
      #expect(
        root.entering(Array("b".utf8)).ignores(Array("o\u{308}".utf8), isFolder: false) == isIgnored
      )
      #expect(root.ignores(Array("Caf\u{E9}".utf8), isFolder: true))
    }
  }

  @Test("a file exists in whatever form its folder has its name")
  func isThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("Cafe\u{301}/o\u{308}.swift")
    for name in [
      "Cafe\u{301}/o\u{308}.swift", "Caf\u{E9}/\u{F6}.swift", "Cafe\u{301}/\u{F6}.swift",
    ] {
      #expect(FilePath(folder(name)).isThere)
    }
    for name in ["Caf\u{E9}/o.swift", "Cafe/\u{F6}.swift", "Caf\u{E9}/\u{FC}.swift"] {
      #expect(!FilePath(folder(name)).isThere)
    }
  }
}
