import LayoutModel
import SwiftSource

/// In how many files of a run each name occurs in each role, to tell whether other files can reach a member.
///
/// Names are compared by their hashes. A collision counts a name as another one, too, which drops a finding.
package struct NameCensus: Sendable {
  /// What a name is in a place.
  enum Role: UInt64, Sendable {
    /// A member of something other than `self`, not called: `label` in `player.label.text`.
    case member
    /// A property that a protocol requires.
    case requirement
    /// A type in the header of an extension or behind a `typealias`.
    case extended
    /// A type that another type inherits from or conforms to.
    case inherited
    /// A type that the file declares.
    case declared
    /// A protocol that the file declares.
    case `protocol`
    /// A property or a variable that the file declares.
    case property
    /// One that runs code when it is read.
    case computed
    /// A function or an operator that the file declares.
    case function
  }

  /// How many files have a name, and the number of the last one.
  private struct Files {
    var count: UInt32 = 0
    var last: UInt32 = 0

    mutating func note(_ file: UInt32) {
      if last != file { count += 1 }
      last = file
    }
  }

  private var names = KeyMap<Files>()
  private var file: UInt32 = 0

  package init() {}

  /// The names of one file.
  init(of source: SourceFile) { read(source) }

  /// Counts the names of a file, whose tokenizer has noted the landmarks.
  package mutating func read(_ source: SourceFile) {
    file += 1
    var reader = NameReader(source)
    reader.read(into: &self)
  }

  /// Counts the current file for a name.
  mutating func add(_ hash: UInt64) { names[hash, default: Files()].note(file) }

  /// Whether no other file has the name that a fix assumes it has not.
  package func allow(_ assumption: Fix.Assumption) -> Bool {
    fileCount(assumption.hash) <= (assumption.isInFile ? 1 : 0)
  }

  /// How many files have a name.
  func fileCount(_ hash: UInt64) -> Int { names[hash].map { Int($0.count) } ?? 0 }

  /// Adds the counts of other files.
  mutating func formUnion(_ other: NameCensus) {
    for (hash, files) in other.names.entries { names[hash, default: Files()].count += files.count }
  }

  /// Whether a name that begins with this byte is that of a type, as types are usually named.
  @inline(__always)
  static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  // MARK: - Hashes

  /// The hash of a name in a role.
  static func hash(_ name: String, _ role: Role) -> UInt64 {
    TextHash.pair(TextHash(name).value, role.rawValue)
  }

  /// The hash of a function with one more label; nil for none.
  static func hash(_ function: UInt64, addingLabel label: UInt64?) -> UInt64 {
    TextHash.pair(function, label ?? 0)
  }

  /// The hash of a token in a role, without back quotes.
  static func hash(_ name: Lexeme, _ role: Role) -> UInt64 { hash(name.text8, role) }

  /// The hash of a name in a role, without back quotes. One may be alone.
  @inline(__always)
  static func hash(_ name: UnsafeRawBufferPointer, _ role: Role) -> UInt64 {
    let isQuoted = name.count > 1 && name[0] == UInt8(ascii: "`")
    var hash = TextHash()
    hash.add(isQuoted ? UnsafeRawBufferPointer(rebasing: name.dropFirst().dropLast()) : name)
    return TextHash.pair(hash.value, role.rawValue)
  }
}

/// Finds the names that a census counts.
struct NameReader {
  let tokens: UnsafeBufferPointer<Token>
  let bytes: UnsafeRawBufferPointer
  private let landmarks: Table<Int32>
  private let operands = Self.operandKinds
  /// No protocol is read again before this token.
  private var protocolEnd = 0

  private static let longestHeader = 256

  init(_ source: SourceFile) {
    tokens = source.tokens
    bytes = source.bytes
    landmarks = source.landmarks
  }

  mutating func read(into census: inout NameCensus) {
    for landmark in landmarks {
      let index = Int(landmark)
      if tokens[index].kind != .period {
        readKeyword(at: index, into: &census)
      } else if index > 0, index < tokens.count - 2 {
        readMember(behind: index, into: &census)
      }
    }
  }

  @inline(__always)
  private func readMember(behind period: Int, into census: inout NameCensus) {
    let name = tokens[period &+ 1]
    // Words of layout, and names that begin like a type's, are never looked up.
    guard name.kind == .identifier, tokens[period &+ 2].kind != .leftParen,
      name.isOrdinaryName || name.is(.projectName), isOperand(tokens[period &- 1].kind),
      !NameCensus.isCapital(bytes[Int(name.start)]), !isOwn(behind: period)
    else { return }
    add(name, .member, to: &census)
  }

  /// Whether a member of something follows a token. `self` is the type's own, and `.label` alone has another type.
  @inline(__always)
  private func isOperand(_ kind: TokenKind) -> Bool {
    operands & (1 &<< UInt64(kind.rawValue)) != 0
  }

  /// Whether a period follows `self?` or `self!`, as in closures with `[weak self]`.
  @inline(__always)
  private func isOwn(behind period: Int) -> Bool {
    guard period > 1, tokens[period &- 2].is(Keyword.`self`) else { return false }
    let mark = tokens[period &- 1].kind
    return mark == .questionPostfix || mark == .exclamationPostfix
  }

  private static let operandKinds: UInt64 = [
    TokenKind.identifier, .dollarIdentifier, .rightParen, .rightBracket, .rightBrace,
    .questionPostfix, .exclamationPostfix, .backslash, .stringLiteral, .stringTail,
    .postfixOperator, .macro,
  ].reduce(0) { $0 | 1 << UInt64($1.rawValue) }

  @inline(__always)
  func add(_ name: Token, _ role: NameCensus.Role, to census: inout NameCensus) {
    census.add(hash(name, role))
  }

  @inline(__always)
  func hash(_ name: Token, _ role: NameCensus.Role) -> UInt64 {
    NameCensus.hash(UnsafeRawBufferPointer(rebasing: bytes[name.range]), role)
  }

  // MARK: - Declarations

  private mutating func readKeyword(at index: Int, into census: inout NameCensus) {
    let word = tokens[index].word
    switch word {
    case Keyword.class.word, Keyword.struct.word, Keyword.enum.word, Keyword.protocol.word:
      let name = tokens[index + 1]
      guard name.kind == .identifier, name.word.id == 0 || name.word.id >= Word.firstFree else {
        return
      }
      add(name, .declared, to: &census)
      readTypes(from: index + 2, .inherited, into: &census)
      if word == Keyword.protocol.word {
        add(name, .protocol, to: &census)
        readRequirements(from: index + 2, into: &census)
      }
    case Keyword.extension.word: readTypes(from: index + 1, .extended, into: &census)
    case Keyword.typealias.word:
      guard tokens[index + 1].kind == .identifier else { return }
      add(tokens[index + 1], .declared, to: &census)
      readAlias(from: index + 2, into: &census)
    case Keyword.var.word, Keyword.let.word: readProperty(at: index, into: &census)
    case Keyword.func.word: readFunction(at: index, into: &census)
    case Keyword.subscript.word:
      let label = tokens[index + 1].kind == .leftParen ? tokens[index + 2] : tokens[index + 1]
      if spells(label, "dynamicMember") { add(label, .function, to: &census) }
    default: break
    }
  }

  /// The names up to the body of a type or an extension.
  private func readTypes(
    from start: Int, _ role: NameCensus.Role, into census: inout NameCensus
  ) {
    for token in tokens[start..<min(start + Self.longestHeader, tokens.count)] {
      switch token.kind {
      case .identifier: add(token, role, to: &census)
      case .leftBrace: return
      default: continue
      }
    }
  }

  /// The names on the line of a `typealias`.
  private func readAlias(from start: Int, into census: inout NameCensus) {
    for token in tokens[start..<min(start + Self.longestHeader, tokens.count)] {
      if token.startsLine { return }
      if token.kind == .identifier { add(token, .extended, to: &census) }
    }
  }

  /// The properties that a protocol requires.
  private mutating func readRequirements(from start: Int, into census: inout NameCensus) {
    guard start >= protocolEnd else { return }
    var depth = 0
    protocolEnd = start
    while protocolEnd < tokens.count - 1 {
      switch tokens[protocolEnd].kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth <= 0 { return }
      case .keyword
      where tokens[protocolEnd].is(Keyword.var)
        && tokens[protocolEnd + 1].kind == .identifier:
        add(tokens[protocolEnd + 1], .requirement, to: &census)
      default: break
      }
      protocolEnd += 1
    }
  }
}

// What reading or calling a name may run: see `Fix.assumptions`. What is private belongs to its file.
extension NameReader {
  private static let longestDeclaration = 256

  func spells(_ token: Token, _ text: StaticString) -> Bool {
    token.kind == .identifier && token.end - token.start == text.utf8CodeUnitCount
      && bytes[token.range].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The indices of the tokens from `start` on that are examined.
  private func range(from start: Int) -> Range<Int> {
    start..<max(start, min(start + Self.longestDeclaration, tokens.count - 1))
  }

  // MARK: - Functions

  /// The name of a function with its labels. An operator counts only if its operands may be numbers: those of views and
  /// points leave numbers alone.
  func readFunction(at keyword: Int, into census: inout NameCensus) {
    let name = tokens[keyword + 1]
    var hash = hash(name, .function)
    if Modifiers(before: keyword, in: self).isPrivate { return }
    var parameter: Token?
    var mayTakeNumbers = true
    // As a call with a trailing closure is written.
    var shorter: UInt64?
    var takesClosure = false
    var (depth, count, end) = (0, 0, keyword + 2)
    loop: for index in range(from: keyword + 2) {
      end = index + 1
      switch tokens[index].kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .comma where depth == 1: break
      case .colon where depth == 1:
        parameter = tokens[index - 1]
        if mayTakeNumbers, isOtherType(at: end) { mayTakeNumbers = false }
        continue
      case .arrow where depth > 0:
        takesClosure = true
        continue
      case .leftBrace: break loop
      default: continue
      }
      if depth <= 0 { break }
      let kind = tokens[index].kind
      guard depth == 1, kind == .leftParen || kind == .comma else { continue }
      let label = tokens[end]
      if label.kind == .rightParen { continue }
      count += 1
      (shorter, takesClosure) = (hash, false)
      let isNamed = label.kind == .identifier || !label.is(Keyword.underscore)
      hash = NameCensus.hash(hash, addingLabel: isNamed ? self.hash(label, .function) : nil)
    }
    if name.kind != .identifier {
      if mayTakeNumbers { add(name, .function, to: &census) }
    } else if count != 1 || !setsPriorityOnly(from: end, parameter) {
      census.add(hash)
      if takesClosure, let shorter { census.add(shorter) }
      if count > 0, isBuilder(name) { add(name, .function, to: &census) }
    }
  }

  private func isBuilder(_ name: Token) -> Bool {
    spells(name, "buildBlock") || spells(name, "buildPartialBlock")
  }

  private func isOtherType(at index: Int) -> Bool {
    let type = tokens[index]
    guard type.kind == .identifier, [.comma, .rightParen].contains(tokens[index + 1].kind),
      type.end - type.start > 1, NameCensus.isCapital(bytes[Int(type.start)])
    else { return false }
    return !Self.numbers.contains { spells(type, $0) }
  }

  private static let numbers: [StaticString] = ["CGFloat", "Double", "Float", "Int", "NSNumber"]

  /// Whether the body of a function, behind its parameters, only sets the priority or the identifier of a constraint and
  /// returns it.
  private func setsPriorityOnly(from start: Int, _ parameter: Token?) -> Bool {
    guard let open = range(from: start).first(where: { tokens[$0].kind == .leftBrace }) else {
      return false
    }
    var setsAny = false
    let isPlain = isPlain(from: open) { index in
      let token = tokens[index]
      if token.kind == .equal {
        setsAny = true
        return tokens[index - 1].is(.priority) || spells(tokens[index - 1], "identifier")
      }
      return token.kind == .identifier
        && (spells(token, "identifier")
          || parameter.map { bytes[$0.range].elementsEqual(bytes[token.range]) } ?? false)
    }
    return isPlain && setsAny
  }

  // MARK: - Properties

  /// The name of a property, and whether code of the project runs when it is read.
  func readProperty(at keyword: Int, into census: inout NameCensus) {
    let name = tokens[keyword + 1]
    guard name.kind == .identifier else { return }
    let modifiers = Modifiers(before: keyword, in: self)
    if modifiers.isPrivate { return }
    add(name, .property, to: &census)
    // A constant has no getter, and one of an object has its value from the start.
    guard modifiers.isShared || tokens[keyword].is(Keyword.var) else { return }
    if modifiers.runCode || hasGetter(behind: keyword + 1, isShared: modifiers.isShared) {
      add(name, .computed, to: &census)
    }
  }

  /// Whether a getter follows the name of a property, or the value of a shared one that a call or a closure makes when it
  /// is first read.
  private func hasGetter(behind name: Int, isShared: Bool) -> Bool {
    for index in range(from: name + 1) {
      let next = tokens[index + 1]
      switch tokens[index].kind {
      case .equal:
        let isCall = next.kind == .identifier && tokens[index + 2].kind == .leftParen
        return isShared
          && (next.kind == .leftBrace || isCall && !NameCensus.isCapital(bytes[Int(next.start)]))
      case .leftBrace:
        if next.is(Keyword.willSet) || next.is(Keyword.didSet) { return false }
        // A requirement of a protocol: `{ get }`, `{ get set }`, `{ get async throws }`.
        if next.is(Keyword.get), tokens[index + 2].kind != .leftBrace { return false }
        return !isPlain(from: index)
      default: if tokens[index].startsLine { return false }
      }
    }
    return false
  }

  /// Whether braces only read what belongs to UIKit and Swift, and choose among values.
  ///
  /// - Parameter isAllowed: what else may be in them, by the index of a token.
  private func isPlain(from open: Int, or isAllowed: (Int) -> Bool = { _ in false }) -> Bool {
    var depth = 0
    for index in range(from: open) {
      let token = tokens[index]
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth == 0 { return true }
      case .integerLiteral, .floatLiteral, .stringLiteral, .period, .comma, .colon, .rightParen,
        .questionPostfix, .questionInfix, .exclamationPostfix, .semicolon:
        continue
      case .leftParen:
        // A call of something that begins like a type makes a value.
        let before = tokens[index - 1]
        switch before.kind {
        case .identifier where NameCensus.isCapital(bytes[Int(before.start)]): continue
        case .keyword, .prefixOperator, .binaryOperator, .leftParen, .leftBrace, .comma, .colon,
          .questionInfix:
          continue
        default: return false
        }
      case .prefixOperator, .binaryOperator, .postfixOperator:
        // An assignment such as `+=`, and no comparison.
        let (first, last) = (bytes[Int(token.start)], bytes[Int(token.end) - 1])
        if last == UInt8(ascii: "="), !Self.comparisons.contains(first) { return false }
      case .keyword:
        guard Self.plainKeywords.contains(token.word) else { return false }
      case .identifier
      where token.word.id >= Word.firstFree || token.is(Keyword.get)
        || NameCensus.isCapital(bytes[Int(token.start)])
        || tokens[index - 1].kind == .period && !isMember(index)
        || Self.ofUIKit.contains { spells(token, $0) }:
        continue
      default: if !isAllowed(index) { return false }
      }
    }
    return false
  }

  private func isMember(_ name: Int) -> Bool {
    switch tokens[name - 2].kind {
    case .identifier, .rightParen, .rightBracket, .questionPostfix, .exclamationPostfix: true
    case .keyword: tokens[name - 2].is(Keyword.`self`) || tokens[name - 2].is(Keyword.Self)
    default: false
    }
  }

  /// What a comparison that ends with `=` begins with.
  private static let comparisons = Array("=!<>".utf8)
  private static let plainKeywords = WordSet(
    [
      Keyword.return, .if, .else, .switch, .case, .default, .guard, .as, .is, .self, .nil, .true,
      .false,
    ].map(\.word))
  private static let ofUIKit: [StaticString] = [
    "current", "horizontalSizeClass", "main", "origin", "size", "traitCollection",
    "userInterfaceIdiom", "verticalSizeClass",
  ]
}

/// What is written before a declaration.
private struct Modifiers {
  var isPrivate = false
  /// Whether it belongs to a type, or to the file: it begins a line without indentation.
  var isShared = false
  /// Whether it is lazy, or has an attribute that may be a property wrapper.
  var runCode = false

  private static let most = 64

  init(before keyword: Int, in reader: NameReader) {
    let tokens = reader.tokens
    var first = keyword
    loop: while first > 0, keyword - first < Self.most {
      let token = tokens[first - 1]
      switch token.kind {
      case .at:
        if !PropertyAttributes.plain.contains(where: { reader.spells(tokens[first], $0) }) {
          runCode = true
        }
      case .rightParen:
        // `private(set)`, or the arguments of an attribute.
        let nearest = max(1, keyword - Self.most)
        repeat { first -= 1 } while first > nearest && tokens[first].kind != .leftParen
        first += 1
      case .keyword, .identifier:
        switch Keyword(rawValue: token.word.id) {
        case .lazy: runCode = true
        case .static: isShared = true
        case .private, .fileprivate:
          if tokens[first].kind != .leftParen { isPrivate = true }
        case .public, .internal, .package, .open, .class, .final, .override, .required, .dynamic,
          .optional, .nonisolated, .unowned, .weak:
          break
        default:
          guard first > 1, tokens[first - 2].kind == .at else { break loop }
        }
      default: break loop
      }
      first -= 1
    }
    let start = Int(tokens[first].start)
    if start == 0 || reader.bytes[start - 1].isLineBreak { isShared = true }
  }
}

/// That no other file of the project can name a stored property of a class.
public struct UnnamedMember: Condition {
  /// Its name without back quotes. A word of the layout vocabulary, such as `contentView`, counts as named, and so does a
  /// name that begins with a capital letter.
  public var name: String
  /// The name of its type, which extensions and subclasses in other files extend: they name its members without a
  /// period.
  public var type: String
  /// What the type inherits from and conforms to, as far as the system does not declare it: a protocol of a library
  /// may require the property.
  public var supertypes: [String]
  private var isNamedInFile = false
  private var isExtendedInFile = false

  public init(_ name: String, of type: String, supertypes: [String]) {
    self.name = name.filter { $0 != "`" }
    self.type = type.filter { $0 != "`" }
    self.supertypes = supertypes
  }

  public mutating func read(_ file: ViewFile) {
    let names = file.memoized { NameCensus(of: $0.source) }
    isNamedInFile = names.fileCount(NameCensus.hash(name, .member)) > 0
    isExtendedInFile = names.fileCount(NameCensus.hash(type, .extended)) > 0
  }

  public func holds(in project: Project) -> Bool {
    guard let names = project.names else { return false }
    func count(_ name: String, _ role: NameCensus.Role) -> Int {
      names.fileCount(NameCensus.hash(name, role))
    }
    return !(name.utf8.first.map(NameCensus.isCapital) ?? true)
      && count(name, .member) == (isNamedInFile ? 1 : 0)
      && count(name, .requirement) == 0 && count(type, .inherited) == 0
      && count(type, .extended) == (isExtendedInFile ? 1 : 0)
      && supertypes.allSatisfy { count($0, .declared) > 0 }
      // Last: to look a word up by its text compares it with all words.
      && LayoutWord(rawValue: name)?.isOfLayout != true
  }
}
