import SwiftSource

extension SourceFile {
  /// The words that no token spells: what several words of the file together, or the places where they stand, come to.
  /// More files have one than a rule that asks for it has something to say about; none that has something is left out.
  public func derivedWords() -> WordSet {
    var derived = WordSet()
    if words.contains(LayoutWord.update.word),
      words.contains(LayoutWord.offset.word) || words.contains(LayoutWord.inset.word)
    {
      derived.insert(LayoutWord.constantUpdate.word)
    }
    if words.intersects(WordPlaces.words) {
      var places = WordPlaces(self)
      derived.formUnion(places.derivedWords())
    }
    return derived
  }
}

/// Where the names of views' types stand, and what functions are called. Counts brackets instead of matching them: for
/// this it need not be exact.
private struct WordPlaces {
  /// The words without which no place matters.
  static let words = WordSet(LayoutWord.appearance + [.viewTypeName])

  private let tokens: UnsafeBufferPointer<Token>
  private let bytes: UnsafeRawBufferPointer
  /// The brackets that are open since `class` or `extension`, up to the brace of the body; nil elsewhere.
  private var headDepth: Int?
  /// The brackets that are open since `private` or `fileprivate`, up to the next function beside what it stands before;
  /// nil elsewhere.
  private var privateDepth: Int?
  private var isBehindFunc = false
  private var found = WordSet()

  init(_ source: SourceFile) {
    tokens = source.tokens
    bytes = source.bytes
  }

  mutating func derivedWords() -> WordSet {
    for token in tokens {
      switch token.kind {
      case .leftBrace:
        if headDepth == 0 { headDepth = nil }
        open()
      case .leftParen, .leftBracket: open()
      case .rightBrace, .rightParen, .rightBracket: close()
      case .keyword: read(token.word)
      case .identifier: read(token)
      default: continue
      }
    }
    return found
  }

  private mutating func open() {
    headDepth = headDepth.map { $0 + 1 }
    privateDepth = privateDepth.map { $0 + 1 }
  }

  private mutating func close() {
    // A bracket that nothing opened closes nothing.
    headDepth = headDepth.map { max(0, $0 - 1) }
    privateDepth = privateDepth.map { max(0, $0 - 1) }
  }

  private mutating func read(_ keyword: Word) {
    switch keyword {
    case Keyword.class.word, Keyword.extension.word: headDepth = 0
    case Keyword.private.word, Keyword.fileprivate.word: privateDepth = 0
    case Keyword.func.word:
      if privateDepth == 0 { privateDepth = nil }
      isBehindFunc = true
    default: break
    }
  }

  private mutating func read(_ name: Token) {
    if isBehindFunc {
      isBehindFunc = false
      if isAboutLayout(name) { found.insert(LayoutWord.layoutFunction.word) }
    }
    guard name.is(.viewTypeName) else {
      if name.word == .none, addsSubview(name) { found.insert(LayoutWord.subviewAddition.word) }
      return
    }
    if headDepth != nil { found.insert(LayoutWord.viewTypeDeclaration.word) }
    if privateDepth != nil, !isController(name) { found.insert(LayoutWord.privateView.word) }
  }

  private func isController(_ name: Token) -> Bool {
    let ending = "Controller".utf8
    return bytes[name.range].suffix(ending.count).elementsEqual(ending)
  }

  /// Whether a name begins as `addSubview`, `insertSubview` or `addArrangedSubview` do.
  private func addsSubview(_ name: Token) -> Bool {
    guard name.range.count > 8, let base = bytes.baseAddress else { return false }
    let start = (base + name.range.lowerBound).loadUnaligned(as: UInt64.self)
    switch UInt64(bigEndian: start) {
    // "addSubvi", "insertSu", "addArran"
    case 0x6164_6453_7562_7669, 0x696E_7365_7274_5375, 0x6164_6441_7272_616E: return true
    default: return false
    }
  }

  /// Whether what is in the middle of `layout` or `constrain` is in a name.
  private func isAboutLayout(_ name: Token) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    return name.range.contains { index in
      // Zeros follow the last byte.
      switch UInt32(bigEndian: (base + index).loadUnaligned(as: UInt32.self)) {
      case 0x6179_6F75, 0x6F6E_7374: true  // "ayou", "onst"
      default: false
      }
    }
  }
}
