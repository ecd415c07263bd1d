import SwiftSource
import Testing

@Suite("Names and keywords")
struct NameTests {
  @Test("Reserved words are keywords, words reserved in some places are identifiers with a word")
  func keywords() {
    for keyword in Keyword.allCases where keyword.rawValue < Keyword.firstDirective.rawValue {
      let file = Scan(Array(keyword.spelling.utf8))
      let isReserved = keyword.rawValue < Keyword.firstContextual.rawValue
      #expect(file.tokens[0].is(keyword), "\(keyword)")
      #expect(file.tokens[0].kind == (isReserved ? .keyword : .identifier), "\(keyword)")
    }
    #expect(
      tokens("_ Self lets elseif".utf8)
        == ["keyword:_", "keyword:Self", "identifier:lets", "identifier:elseif"])
    #expect(Scan("elseif".utf8).tokens[0].word == .none)
  }

  @Test("The caller's words and suffixes are recognized and recorded for the file")
  func vocabulary() {
    let long = "translatesAutoresizingMaskIntoConstraints"
    let vocabulary = Vocabulary(
      words: ["topAnchor", long, "UIView", "größe", "#Preview"], suffixes: ["View", "Cell"],
      suffixWord: Word(id: 200))
    #expect(
      tokens("topAnchor \(long) UIView größe #Preview".utf8, vocabulary: vocabulary)
        == [
          "identifier:topAnchor=128", "identifier:\(long)=129", "identifier:UIView=130",
          "identifier:größe=131", "macro:#Preview=132",
        ])
    #expect(
      tokens("topAnchors \(long)x UIViews aView Vie HomeCell View".utf8, vocabulary: vocabulary)
        == [
          "identifier:topAnchors", "identifier:\(long)x", "identifier:UIViews", "identifier:aView",
          "identifier:Vie", "identifier:HomeCell=200", "identifier:View=200",
        ])
    let file = Scan("a.topAnchor HomeCell".utf8, vocabulary: vocabulary)
    #expect(file.words == WordSet([Word(id: 128), Word(id: 200)]))
  }

  @Test("A full vocabulary finds each of its words and nothing else")
  func fullVocabulary() {
    let words = (0..<896).map { "word\($0 * 7919)" }
    let vocabulary = Vocabulary(words: words)
    let file = Scan(words.joined(separator: " ").utf8, vocabulary: vocabulary)
    #expect(file.tokens.dropLast().map(\.word.id) == Array(128..<1024))
    let others = words.map { $0 + "0x" }.joined(separator: " ")
    #expect(Scan(others.utf8, vocabulary: vocabulary).words == WordSet())
  }

  @Test("Of more synonyms than fit, the first ones are recognized")
  func manySynonyms() {
    let synonyms = (0..<70_000).map { "name\($0)" }
    let vocabulary = Vocabulary(words: ["word"], synonyms: synonyms, synonymWord: Word(id: 200))
    let file = Scan("word name0 name60000 name69999".utf8, vocabulary: vocabulary)
    #expect(file.tokens.dropLast().map(\.word.id) == [128, 200, 200, 0])
  }

  @Test("A name in back quotes is not a keyword, but may be a caller's word; it may contain spaces")
  func backQuotes() {
    let vocabulary = Vocabulary(words: ["frame"])
    let file = Scan("`class` `frame` `a b+c` `$`".utf8, vocabulary: vocabulary)
    #expect(file.tokens.dropLast().allSatisfy { $0.kind == .identifier })
    #expect(file.tokens.dropLast().allSatisfy { $0.flags.contains(.backQuoted) })
    #expect(file.tokens.map(\.word.id) == [0, 128, 0, 0, 0])
    #expect(file.text(file.tokens[2]) == "`a b+c`")
    #expect(file.problems.isEmpty)
  }
}
