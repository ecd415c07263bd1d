import FuzzSupport
import SwiftSource
import Testing

@Suite("Comments and white space")
struct TriviaTests {
  @Test("Each form of comment has its kind and its text")
  func forms() {
    #expect(
      comments("// a\n/// b\r\n//// c\r/* d */ /** e */ /**/ /***/ /* /* f */ g */") == [
        "line:// a", "documentationLine:/// b", "documentationLine://// c", "block:/* d */",
        "documentationBlock:/** e */", "block:/**/", "documentationBlock:/***/",
        "block:/* /* f */ g */",
      ])
  }

  @Test("An unclosed block comment runs to the end; the problem is at its opening")
  func unterminated() {
    #expect(problems("a /* b /* c */") == ["unterminatedComment 2..<4"])
    #expect(comments("a /*/") == ["block:/*/"])
    #expect(kinds("a /* b") == [.identifier])
  }

  @Test("Only the first line may be a shebang, even after a byte order mark")
  func shebang() {
    #expect(comments("#!/usr/bin/swift\na") == ["shebang:#!/usr/bin/swift"])
    #expect(comments("\u{FEFF}#!/x\na") == ["shebang:#!/x"])
    #expect(comments("a\n#!/x").isEmpty)
  }

  @Test("Flags say what precedes a token")
  func flags() {
    let file = Scan("a b\nc/*\n*/d /**/ e//\nf(g".utf8)
    let lineAndSpace: TokenFlags = [.startsLine, .spaceBefore]
    #expect(
      file.tokens.map(\.flags) == [
        lineAndSpace, .spaceBefore, lineAndSpace, lineAndSpace.union(.commentBefore),
        [.spaceBefore, .commentBefore], lineAndSpace.union(.commentBefore), [], [], [],
      ])
    #expect(Scan([]).tokens[0].flags == lineAndSpace)
  }

  @Test("All white space and every line break is skipped", arguments: ["\n", "\r\n", "\r"])
  func lineBreaks(lineBreak: String) {
    let file = Scan("a\(lineBreak)         \t\u{B}\u{C}b\(lineBreak)".utf8)
    #expect(file.tokens.map(\.startsLine) == [true, true, true])
    #expect(file.problems.isEmpty)
    #expect(file.file.roundTripFailure == nil)
  }

  @Test("A no-break space counts as a space")
  func noBreakSpace() {
    #expect(tokens("a\u{A0}+ b") == ["identifier:a", "binaryOperator:+", "identifier:b"])
    #expect(problems("a\u{A0}b").isEmpty)
  }

  @Test("A zero byte is white space and a problem, one per run")
  func zeroBytes() {
    #expect(problems([0x61, 0, 0, 0x62, 0]) == ["nulByte 1..<3", "nulByte 4..<5"])
    #expect(problems("// a\0b") == ["nulByte 4..<5"])
    #expect(Scan([0x61, 0, 0x62]).tokens.count == 3)
  }

  @Test("Invalid UTF-8 is one problem per run, everywhere")
  func invalidBytes() {
    let comment = Array("// a".utf8)
    #expect(
      problems(comment + [0xFF, 0x80, 0x20, 0xC3, 0x28]) == [
        "invalidUTF8 4..<6", "invalidUTF8 7..<8",
      ])
    #expect(problems([0x61, 0x20, 0xED, 0xA0, 0x80]) == ["invalidUTF8 2..<5"])
    #expect(problems([0xF8, 0x88, 0x80, 0x80, 0x80]) == ["invalidUTF8 0..<5"])
    #expect(problems([0xE0, 0x80, 0xAF]) == ["invalidUTF8 0..<3"])
    #expect(problems([0xF4, 0x90, 0x80, 0x80]) == ["invalidUTF8 0..<4"])
    #expect(problems([0x60, 0xFF, 0x60]) == ["invalidUTF8 1..<2"])
    #expect(problems("é 漢 😀 \u{7FF} \u{FFFF}").allSatisfy { !$0.hasPrefix("invalid") })
  }

  @Test("Characters that begin no token are one token and one problem per run")
  func strayBytes() {
    #expect(tokens("a \u{1}\u{2}“b") == ["identifier:a", "unknown:\u{1}\u{2}“", "identifier:b"])
    #expect(problems("a \u{1}\u{2}“b") == ["strayBytes 2..<7"])
    #expect(problems("\u{301}a") == ["strayBytes 0..<2"])
    #expect(problems("a */ b") == ["strayBytes 2..<4"])
  }

  @Test("A merge conflict is skipped whole and is a problem")
  func conflicts() {
    let source = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\nd"
    #expect(tokens(source) == ["identifier:a", "identifier:d"])
    #expect(comments(source) == ["conflict:<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other"])
    #expect(problems(source) == ["conflictMarker 2..<40"])
    #expect(comments(">>>> a\nb\n<<<<\nc") == ["conflict:>>>> a\nb\n<<<<"])
    #expect(Scan(source.utf8).tokens[1].startsLine)
  }

  @Test("An unclosed conflict marker is a problem, one inside a line is an operator")
  func openConflict() {
    #expect(problems("a\n<<<<<<< HEAD\nb") == ["conflictMarker 2..<9"])
    #expect(problems("a <<<<<<< b\n>>>>>>> c").isEmpty)
  }
}
