import LayoutModel
import SwiftSource
import Testing

@Suite("The words of layout")
struct LayoutWordTests {
  @Test("each word maps to its index and back")
  func places() {
    for (index, word) in LayoutWord.allCases.enumerated() {
      #expect(Int(word.word.id) == Int(Word.firstFree) + index)
      #expect(LayoutWord(word.word) == word)
    }
    let last = LayoutWord.allCases.count + Int(Word.firstFree)
    #expect(LayoutWord(Word(id: UInt16(last))) == nil)
    #expect(LayoutWord(Word(id: Word.firstFree - 1)) == nil)
    #expect(LayoutWord(Word.none) == nil)
    #expect(LayoutWord(Word(id: Word.limit - 1)) == nil)
  }
}
