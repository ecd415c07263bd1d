import SwiftSource

/// What a file holds beyond single words: the places where they are.
///
/// More files have a trait than have something that a rule reports; none that has is left out.
public struct SourceTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A view's type, or a controller's, in the header of a class or an extension: without it no declaration of the file
  /// says that a type is a view's.
  public static let viewTypeHeader = SourceTraits(rawValue: 1)
  /// A view's type after `private`: without it no private property of the file is known as a view.
  public static let privateView = SourceTraits(rawValue: 2)
  /// A name that begins with `addSubview`, `insertSubview` or `addArrangedSubview` and is not a word, in a file that has
  /// a view's type or a word of appearance: a function of the project that adds a view.
  public static let subviewAddition = SourceTraits(rawValue: 4)
}

extension SourceFile {
  /// Whether the file has one of some traits, which may cost another pass over its tokens.
  public func hasTrait(of traits: SourceTraits) -> Bool {
    guard words.intersects(TraitReader.words) else { return false }
    var reader = TraitReader(self)
    return reader.finds(traits)
  }
}

/// Finds the places of view types, and how functions are called. Counts brackets instead of matching them: it need not be
/// exact.
private struct TraitReader {
  /// The words without which no place matters.
  static let words = WordSet(MemberRoles.appearance + [.viewTypeName])

  private let tokens: UnsafeBufferPointer<Token>
  private let bytes: UnsafeRawBufferPointer
  /// The brackets that are open since `class` or `extension`, up to the brace of the body; nil elsewhere.
  private var headDepth: Int?
  /// The brackets that are open since `private` or `fileprivate`, up to the next function beside what they are before;
  /// nil elsewhere.
  private var privateDepth: Int?
  private var found: SourceTraits = []

  init(_ source: SourceFile) {
    tokens = source.tokens
    bytes = source.bytes
  }

  mutating func finds(_ traits: SourceTraits) -> Bool {
    for token in tokens {
      switch token.kind {
      case .leftBrace:
        if headDepth == 0 { headDepth = nil }
        open()
      case .leftParen, .leftBracket: open()
      case .rightBrace, .rightParen, .rightBracket: close()
      case .keyword: read(token.word)
      case .identifier:
        read(token)
        if !found.isDisjoint(with: traits) { return true }
      default: continue
      }
    }
    return false
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
    case Keyword.func.word where privateDepth == 0: privateDepth = nil
    default: break
    }
  }

  private mutating func read(_ name: Token) {
    guard name.namesViewType else {
      if name.isOrdinaryName, addsSubview(name) { found.insert(.subviewAddition) }
      return
    }
    if headDepth != nil { found.insert(.viewTypeHeader) }
    if privateDepth != nil, !isController(name) { found.insert(.privateView) }
  }

  private func isController(_ name: Token) -> Bool {
    let ending = "Controller".utf8
    return bytes[name.range].suffix(ending.count).elementsEqual(ending)
  }

  private func addsSubview(_ name: Token) -> Bool {
    guard name.range.count > 8, let base = bytes.baseAddress else { return false }
    let start = (base + name.range.lowerBound).loadUnaligned(as: UInt64.self)
    switch UInt64(bigEndian: start) {
    // "addSubvi", "insertSu", "addArran"
    case 0x6164_6453_7562_7669, 0x696E_7365_7274_5375, 0x6164_6441_7272_616E: return true
    default: return false
    }
  }
}
