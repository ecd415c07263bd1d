import SwiftSource
import Testing

@Suite("Keywords")
struct KeywordTests {
  @Test("Each keyword is spelled as it is named")
  func spellings() {
    for keyword in Keyword.allCases where keyword != .underscore {
      #expect(keyword.spelling == String(describing: keyword))
    }
    #expect(Keyword.underscore.spelling == "_")
  }
}
