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
      tokens("_ Self lets elseif")
        == ["keyword:_", "keyword:Self", "identifier:lets", "identifier:elseif"])
    #expect(Scan("elseif".utf8).tokens[0].word == .none)
  }

  @Test("After a period every word but self and init is a member")
  func members() {
    let file = Scan(".default .some .in .self .init .Self".utf8)
    let names = file.tokens.filter { $0.kind != .period }.dropLast()
    #expect(
      names.map(\.kind) == [
        .identifier, .identifier, .identifier, .keyword, .keyword, .identifier,
      ])
    #expect(
      names.map(\.word) == [.none, .none, .none, Keyword.`self`.word, Keyword.`init`.word, .none])
    #expect(tokens("a.\nlet")[2] == "keyword:let")
  }

  @Test("The caller's words and suffixes are recognized and recorded for the file")
  func vocabulary() {
    let long = "translatesAutoresizingMaskIntoConstraints"
    let vocabulary = Vocabulary(
      words: ["topAnchor", long, "UIView", "größe", "#Preview"], suffixes: ["View", "Cell"],
      suffixWord: Word(id: 200))
    #expect(
      tokens("topAnchor \(long) UIView größe #Preview", vocabulary: vocabulary)
        == [
          "identifier:topAnchor=128", "identifier:\(long)=129", "identifier:UIView=130",
          "identifier:größe=131", "macro:#Preview=132",
        ])
    #expect(
      tokens("topAnchors \(long)x UIViews aView Vie HomeCell View", vocabulary: vocabulary)
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

  @Test("A back quote that is not closed on its line is a problem of one byte")
  func unclosedBackQuote() {
    #expect(problems("a `b\n` c`") == ["unterminatedIdentifier 2..<3"])
    #expect(tokens("`b\nc") == ["unknown:`", "identifier:b", "identifier:c"])
    #expect(problems("``") == ["strayBytes 0..<2"])
  }

  @Test("Names may contain non-ASCII letters, combining marks and emoji")
  func unicode() {
    #expect(
      tokens("größe 変数 e\u{301}t 👩‍🚀x naïve9")
        == [
          "identifier:größe", "identifier:変数", "identifier:e\u{301}t", "identifier:👩‍🚀x",
          "identifier:naïve9",
        ])
  }

  @Test("Dollar names are one token")
  func dollars() {
    #expect(
      tokens("$0.$name $") == [
        "dollarIdentifier:$0", "period:.", "dollarIdentifier:$name", "dollarIdentifier:$",
      ])
  }

  @Test("Directives carry their word, other names with a pound sign are macros")
  func poundSigns() {
    let file = Scan(
      "#if #elseif #else #endif #sourceLocation #selector(a) #iffy".utf8)
    #expect(
      file.tokens.filter { $0.kind == .directive }.map(\.word) == [
        Keyword.if.word, Keyword.elseif.word, Keyword.else.word, Keyword.endif.word,
        Keyword.sourceLocation.word,
      ])
    #expect(
      tokens("#selector(a) #iffy") == [
        "macro:#selector", "leftParen:(", "identifier:a", "rightParen:)", "macro:#iffy",
      ])
    #expect(problems("## a") == ["strayBytes 0..<1", "strayBytes 1..<2"])
  }

  @Test("Any name can be a macro's, and a directive ends after its letters")
  func macroNames() {
    #expect(
      tokens("#_a #$a #été #`a b`() #a1") == [
        "macro:#_a", "macro:#$a", "macro:#été", "macro:#`a b`", "leftParen:(", "rightParen:)",
        "macro:#a1",
      ])
    #expect(problems("#_a #$a #été #`a b`() #a1").isEmpty)
    #expect(
      tokens("#if1 #else_") == [
        "directive:#if", "integerLiteral:1", "directive:#else", "keyword:_",
      ])
    #expect(
      problems("#1 #∘ #`a") == [
        "strayBytes 0..<1", "strayBytes 3..<4", "strayBytes 8..<9", "unterminatedIdentifier 9..<10",
      ])
  }

  @Test("An attribute is an at sign and a name")
  func attributes() {
    #expect(
      tokens("@IBOutlet weak") == ["at:@", "identifier:IBOutlet", "identifier:weak"])
  }

  @Test("a byte order mark that is not at the start of the file is a letter, as for the compiler")
  func innerMark() {
    let mark = "\u{FEFF}"
    #expect(tokens("a\(mark)b") == ["identifier:a\(mark)b"])
    #expect(tokens("a \(mark)let") == ["identifier:a", "identifier:\(mark)let"])
    #expect(tokens("\(mark)let") == ["keyword:let"])
    #expect(tokens("\(mark)\(mark)let") == ["identifier:\(mark)let"])
    #expect(tokens("+\(mark)+") == ["prefixOperator:+", "identifier:\(mark)", "postfixOperator:+"])
    #expect(tokens("\"\(mark)\" // \(mark)") == ["stringLiteral:\"\(mark)\""])
    #expect(problems("f\(mark)(\(mark))").isEmpty)
  }
}
