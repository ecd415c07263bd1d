import LayoutModel
import SwiftSource

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
