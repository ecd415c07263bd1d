import Reporting
import Testing

@Suite("Commands for a CI system")
struct LogGuardTests {
  private func guarded(
    _ text: String, _ spelling: LogGuard.Spelling = .visible
  ) -> String {
    String(decoding: LogGuard.guarded(Array(text.utf8), spelling), as: UTF8.self)
  }

  @Test(
    "no command is left, in any position",
    arguments: [
      ("::error::x", ":\\u{3A}error::x"), (":::::", ":\\u{3A}:::"),
      (" \t\u{A0}\u{3000}::error::x", " \t\u{A0}\u{3000}:\\u{3A}error::x"),
      ("a\r::error::x", "a\r:\\u{3A}error::x"), ("a ::b\n::c", "a ::b\n:\\u{3A}c"),
      ("a ##[group]b", "a #\\u{23}[group]b"), ("##vso[x]", "#\\u{23}vso[x]"),
      ("###VSO[x]", "##\\u{23}VSO[x]"), ("##teamcity[x]", "#\\u{23}teamcity[x]"),
      ("section_start:1:x", "section_start\\u{3A}1:x"),
      ("section_end:1:x", "section_end\\u{3A}1:x"),
    ])
  func orders(text: String, expected: String) {
    #expect(guarded(text) == expected)
    #expect(guarded("a\n" + text + "\n") == "a\n" + expected + "\n")
  }

  @Test(
    "other text is unchanged",
    arguments: [
      "", "## Rules", "a:b: c", "a::b", "+ ::error::x", "\"::error::x", "# [x]", "section: x",
      "##1[", "#[x]",
    ])
  func others(text: String) { #expect(guarded(text) == text) }

  @Test("each format has its own escape")
  func spellings() {
    #expect(guarded("\"##[\"", .json) == "\"#\\u0023[\"")
    #expect(guarded("::", .json) == ":\\u003A")
    #expect(guarded("::##[", .xml) == ":&#58;#&#35;[")
    #expect(guarded("a::before##[", .html) == "a::before#&#35;[")
    #expect(
      guarded("##vso[x]##vso[y]\n::x::##[z", .orders) == "##vso[x]#\\u{23}vso[y]\n::x::#\\u{23}[z")
  }
}

@Suite("Lines on a terminal")
struct VisibleLinesTests {
  private func visible(_ text: String) -> String {
    String(decoding: Style.visibleLines(Array(text.utf8)), as: UTF8.self)
  }

  @Test("our own looks stay, and nothing else controls it")
  func looks() {
    let own = "\u{1B}[1;31merror\u{1B}[0m: a\n\tb\r\n\u{1B}[2mc\u{1B}[0m"
    #expect(visible(own) == own)
    #expect(visible("\u{1B}[8mhidden\u{1B}") == "\\u{1B}[8mhidden\\u{1B}")
    #expect(
      visible("\u{1B}\u{1B}[1m\u{1B}]8;;x\u{7}\u{202E}")
        == "\\u{1B}\u{1B}[1m\\u{1B}]8;;x\\u{7}\\u{202E}")
  }
}
