import LayoutModel
import SwiftSource

/// In how many files of a run each name occurs in each role, to tell whether other files can reach a member.
///
/// Texts are compared by 40 bits of their hashes. A collision counts a name as another one, too, which drops a finding.
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
    /// A property or a variable that the file declares.
    case property
    /// One that runs code when it is read.
    case computed
    /// A function or an operator that the file declares.
    case function
  }

  private var parts: [Part]
  private let partShift: UInt64
  /// Identifies the current file; the results of several censuses may share it.
  private var file: UInt64 = 0

  private static let countMask: UInt64 = 3
  private static let fileMask: UInt64 = 0xFF_FFFC
  private static let hashMask = ~(countMask | fileMask)

  /// - Parameter partBits: how many bits of a hash choose its part; 0 for the names of one file.
  package init(partBits: UInt64 = 6) {
    parts = [Part](repeating: Part(shift: 64 - partBits), count: 1 << partBits)
    partShift = 64 - partBits
  }

  /// Begins another file: each name counts once in it.
  mutating func beginFile() {
    // With more files, one counts as another.
    file = (file &+ 4) & Self.fileMask
    if file == 0 { file = 4 }
  }

  mutating func add(_ hash: UInt64) { parts[Int(hash >> partShift)].add(hash, in: file) }

  /// Finishes the census: `fileCount` tells about all names that were added before.
  package mutating func finish() {
    for part in parts.indices { parts[part].finish() }
  }

  /// Whether no other file has the name that a fix assumes it has not.
  package func allow(_ assumption: Fix.Assumption) -> Bool {
    fileCount(assumption.hash) <= (assumption.isInFile ? 1 : 0)
  }

  /// How many files have a name; 3 for more.
  func fileCount(_ hash: UInt64) -> Int { parts[Int(hash >> partShift)].fileCount(hash) }

  /// Adds the counts of other files. Both censuses are finished, and of the same number of parts.
  mutating func formUnion(_ other: NameCensus) {
    for part in parts.indices { parts[part].formUnion(other.parts[part]) }
  }

  /// Whether a name that begins with this byte is that of a type, as types are usually named.
  @inline(__always)
  static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  // MARK: - Hashes

  /// The hash of a name in a role.
  static func hash(_ name: String, _ role: Role) -> UInt64 {
    var bytes = Array(name.utf8)
    let count = bytes.count
    bytes += [UInt8](repeating: 0, count: 8)
    return bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map { hash($0, count, role) } ?? 0
    }
  }

  /// The hash of a function with one more label; nil for none.
  static func hash(_ function: UInt64, addingLabel label: UInt64?) -> UInt64 {
    let mixed = (function &* 0xFF51_AFD7_ED55_8CCD) ^ (label ?? 0x5F)
    return mixed ^ mixed &>> 29
  }

  /// The hash of a token in a role, without back quotes.
  static func hash(_ name: Lexeme, _ role: Role) -> UInt64 {
    guard let start = name.text8.baseAddress else { return 0 }
    let isQuoted = name.text8.count > 1 && name.text8[0] == UInt8(ascii: "`")
    // The file goes on behind a token, with zeros at its end.
    return hash(start + (isQuoted ? 1 : 0), name.text8.count - (isQuoted ? 2 : 0), role)
  }

  /// The hash of the `count` bytes at `start`, which must be followed by 8 readable bytes.
  @inline(__always)
  static func hash(_ start: UnsafeRawPointer, _ count: Int, _ role: Role) -> UInt64 {
    var first = start.loadUnaligned(as: UInt64.self)
    var last: UInt64 = 0
    var middle: UInt64 = 0
    if count < 8 {
      first &= (1 &<< UInt64(count &* 8)) &- 1
    } else {
      last = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      middle = start.loadUnaligned(fromByteOffset: (count &- 8) / 2, as: UInt64.self)
    }
    var hash = (first ^ UInt64(count) ^ role.rawValue &<< 56) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash &>> 32 ^ last) &* 0xC2B2_AE3D_27D4_EB4F
    hash = (hash ^ hash &>> 29 ^ middle) &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash &>> 32
  }
}

extension NameCensus {
  /// The names whose hashes begin with the same bits.
  ///
  /// A name is noted, and counted later with others of its part: all names together need more memory than a processor
  /// has at hand, and to look for one at a time waited for it each time.
  private struct Part: Sendable {
    /// The upper 40 bits of a hash, 22 bits for the last file with the name, and 2 bits for the number of files; zero for
    /// a free place. A hash is at the place that its bits behind those of the part name, or behind.
    private var places: [UInt64] = []
    private var count = 0
    private var shift: UInt64
    /// Hashes with their files, in the order in which they were added.
    private var noted: [UInt64] = []

    private static let most = 1 << 10

    /// - Parameter shift: how many bits of a hash are behind those of the part.
    init(shift: UInt64) { self.shift = shift }

    @inline(__always)
    mutating func add(_ hash: UInt64, in file: UInt64) {
      if noted.count == Self.most { finish() }
      noted.append(hash & hashMask | file)
    }

    mutating func finish() {
      for entry in noted { add(entry, 1, in: entry & fileMask) }
      noted.removeAll(keepingCapacity: true)
    }

    func fileCount(_ hash: UInt64) -> Int {
      places.isEmpty ? 0 : Int(places[place(of: hash)] & countMask)
    }

    mutating func formUnion(_ other: Part) {
      for entry in other.places where entry != 0 { add(entry, entry & countMask, in: 0) }
    }

    /// The place of a hash, or the free one that it belongs at.
    @inline(__always)
    private func place(of hash: UInt64) -> Int {
      var place = Int(truncatingIfNeeded: hash &>> shift) & (places.count &- 1)
      // A quarter of the places is free.
      while places[place] != 0, (places[place] ^ hash) & hashMask != 0 {
        place = (place &+ 1) & (places.count &- 1)
      }
      return place
    }

    private mutating func add(_ hash: UInt64, _ number: UInt64, in file: UInt64) {
      if count * 4 >= places.count * 3 { grow() }
      let place = place(of: hash)
      let entry = places[place]
      if entry == 0 {
        places[place] = hash & hashMask | file | number
        count += 1
      } else if file == 0 || entry & fileMask != file {
        let sum = min(entry & countMask + number, countMask)
        places[place] = hash & hashMask | file | sum
      }
    }

    private mutating func grow() {
      let entries = places
      places = [UInt64](repeating: 0, count: max(256, 2 * entries.count))
      shift -= entries.isEmpty ? 8 : 1
      for entry in entries where entry != 0 { places[place(of: entry)] = entry }
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

  /// The name of a function with its labels; an operator counts only if its operands may be numbers.
  func readFunction(at keyword: Int, into census: inout NameCensus) {
    let name = tokens[keyword + 1]
    guard var hash = hash(name, .function), !Modifiers(before: keyword, in: self).isPrivate else {
      return
    }
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

  /// Whether the body of a function only sets the priority or the identifier of a constraint and returns it.
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

  /// Whether a getter follows the name of a property, or a call or a closure that makes the value of a shared one.
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

private struct Modifiers {
  var isPrivate = false
  /// Whether it belongs to a type, or to the file: it begins a line without indentation.
  var isShared = false
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

extension NameCensus {
  init(of source: SourceFile) {
    self.init(partBits: 0)
    read(source)
    finish()
  }

  /// Counts the names of a file, whose tokenizer has noted the landmarks.
  package mutating func read(_ source: SourceFile) {
    beginFile()
    var reader = NameReader(source)
    reader.read(into: &self)
  }
}

/// Finds the names that a census counts.
struct NameReader {
  let tokens: UnsafeBufferPointer<Token>
  let bytes: UnsafeRawBufferPointer
  private let landmarks: Table<Int32>
  private let operands = Self.operandKinds
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
    if let hash = hash(name, role) { census.add(hash) }
  }

  @inline(__always)
  func hash(_ name: Token, _ role: NameCensus.Role) -> UInt64? {
    guard let base = bytes.baseAddress else { return nil }
    var (start, count) = (Int(name.start), Int(name.end &- name.start))
    // Zeros follow the last byte, where the name may be missing. A back quote may be alone.
    if count > 1, base.load(fromByteOffset: start, as: UInt8.self) == UInt8(ascii: "`") {
      (start, count) = (start &+ 1, count &- 2)
    }
    return NameCensus.hash(base + start, count, role)
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
      if word == Keyword.protocol.word { readRequirements(from: index + 2, into: &census) }
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
