/// The words that the tokenizer recognises: Swift's own and a fixed list of the caller's.
public struct Vocabulary: Sendable {
  /// Swift's keywords only.
  public static let swift = Vocabulary(words: [])

  let table: WordTable

  /// A vocabulary of Swift's keywords and the given words.
  ///
  /// - Parameters:
  ///   - words: identifiers or, with their `#`, names of macros; distinct, and not keywords; the word at index `i` gets
  ///     the id `Word.firstFree + i`. At most `Word.limit - Word.firstFree`.
  ///   - suffixes: endings; an identifier that has one of them, begins with a capital letter (possibly after `_`) and
  ///     is not a word itself spells the word `suffixWord`.
  ///   - suffixWord: the word for such identifiers.
  ///   - synonyms: more identifiers. One that is a word already remains that word. Those beyond the first 50,000 or so are
  ///     not recognized.
  ///   - synonymWord: the word for all the others.
  public init(
    words: [String], suffixes: [String] = [], suffixWord: Word = .none, synonyms: [String] = [],
    synonymWord: Word = .none
  ) {
    precondition(words.count <= Int(Word.limit - Word.firstFree), "too many words")
    var entries = Keyword.allCases
      .filter { $0.rawValue < Keyword.firstDirective.rawValue }
      .map { (text: $0.spelling, id: $0.rawValue) }
    for (index, word) in words.enumerated() {
      entries.append((text: word, id: Word.firstFree + UInt16(index)))
    }
    entries += synonyms.prefix(WordTable.mostWords - entries.count)
      .map { (text: $0, id: synonymWord.id) }
    table = WordTable(entries, suffixes: suffixes, suffixWord: suffixWord)
  }
}
