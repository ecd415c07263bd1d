import Foundation
import Platform
import TestSupport
import Testing

@testable import Project

@Suite("Names in the two forms of Unicode")
struct SpellingTests {
  @Test("a path equals its other spelling, and no other path")
  func keys() {
    func key(_ text: String) -> PathKey { PathKey(FilePath(text)) }
    #expect(
      key("a/Caf\u{E9}") == key("a/Cafe\u{301}") && key("\u{AC00}") == key("\u{1100}\u{1161}"))
    #expect(key("Cafe") != key("Caf\u{E9}") && key("a") != key("A"))
    let (latin, twoBytes) = (PathKey(FilePath(bytes: [0xE9])), PathKey(FilePath(bytes: [0xC3])))
    #expect(latin != key("\u{E9}") && latin != twoBytes)
  }

  @Test("mistakes in a pattern are located in the original text")
  func errors() {
    #expect(throws: GlobError.unclosedBrace(at: 4)) { try Glob("e\u{301}x{") }
    #expect(throws: GlobError.unclosedBrace(at: 3)) { try Glob("\u{E9}x{") }
  }

  @Test("names that Git ignores are compared as the system does")
  func ignored() {
    for (comparesLetters, isIgnored) in [(true, true), (false, false)] {
      let file = GitIgnore("Caf\u{E9}/\nb/\u{F6}\n".utf8, comparesLetters: comparesLetters)
      let root = GitIgnoreFolder(root: file)
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
