import Reporting
import Testing

@Suite("Commands for a CI system")
struct LogGuardTests {
  private func guarded(
    _ text: String, _ spelling: LogGuard.Spelling = .visible, isOn: Bool = true
  ) -> String {
    String(decoding: LogGuard(isOn: isOn).guarded(Array(text.utf8), spelling), as: UTF8.self)
  }

  @Test(
    "no command is left, in any position",
    arguments: [
      ("::error::x", ":\\u{3A}error:\\u{3A}x"), (":::::", ":\\u{3A}:\\u{3A}:"),
      ("a ##[group]b", "a #\\u{23}[group]b"), ("##vso[x]", "#\\u{23}vso[x]"),
      ("###VSO[x]", "##\\u{23}VSO[x]"), ("##teamcity[x]", "#\\u{23}teamcity[x]"),
      ("section_start:1:x", "section_start\\u{3A}1:x"),
      ("section_end:1:x", "section_end\\u{3A}1:x"),
    ])
  func orders(text: String, expected: String) {
    #expect(guarded(text) == expected)
    #expect(guarded(text, isOn: false) == text)
    #expect(guarded("a\n" + text + "\n") == "a\n" + expected + "\n")
  }

  @Test(
    "other text is unchanged",
    arguments: ["## Rules", "a:b: c", "# [x]", "section: x", "##1[", "#[x]"])
  func others(text: String) { #expect(guarded(text) == text) }

  @Test("each format has its own escape")
  func spellings() {
    #expect(guarded("\"::##[\"", .json) == "\":\\u003A#\\u0023[\"")
    #expect(guarded("::##[", .xml) == ":&#58;#&#35;[")
    #expect(guarded("a::before##[", .html) == "a::before#&#35;[")
    #expect(
      guarded("##vso[x]##vso[y]\n::x::##[z", .orders) == "##vso[x]#\\u{23}vso[y]\n::x::#\\u{23}[z")
  }
}
