import FuzzSupport
import SwiftSource
import Testing

@Suite("Comments and white space")
struct TriviaTests {
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
}
