import LayoutSolver
import SwiftSource

extension NumberExpression {
  /// What code computes; its text, where that is no expression of this kind.
  ///
  /// - Parameter local: what a free name stands for; nil for itself.
  init(
    _ code: Lexemes, depth: Int = 0, local: @escaping (Lexeme) -> NumberExpression? = { _ in nil }
  ) {
    var reader = ExpressionReader(rest: code, depth: depth, local: local)
    self = reader.whole() ?? .code(code.onOneLine(atMost: 400))
  }

  init(_ text: String) {
    let code = Code()
    let source = SourceFile(text.utf8)
    code.read(source)
    self = withExtendedLifetime(source) { NumberExpression(code.tokens.dropLast()) }
  }
}

private struct ExpressionReader {
  var rest: Lexemes
  let depth: Int
  let local: (Lexeme) -> NumberExpression?

  private static let mostTokens = 128
  private static let deepest = 16
  private static let levels: [[StaticString]] = [
    ["||"], ["&&"], ["==", "!=", "<=", ">=", "<", ">"], ["??"], ["+", "-"], ["*", "/"],
  ]

  mutating func whole() -> NumberExpression? {
    guard rest.count <= Self.mostTokens, depth <= Self.deepest, let value = choice(), rest.isEmpty
    else { return nil }
    return value
  }

  private mutating func choice() -> NumberExpression? {
    guard let condition = operation(0) else { return nil }
    guard rest.first?.kind == .questionInfix else { return condition }
    rest = rest.dropFirst()
    guard let first = choice(), rest.first?.kind == .colon else { return nil }
    rest = rest.dropFirst()
    return choice().map { .choice(condition, first, $0) }
  }

  private mutating func operation(_ level: Int) -> NumberExpression? {
    guard level < Self.levels.count else { return factor() }
    guard var left = operation(level + 1) else { return nil }
    while let sign = rest.first, sign.isBinaryOperator,
      Self.levels[level].contains(where: { sign == $0 })
    {
      rest = rest.dropFirst()
      guard let right = operation(level + 1) else { return nil }
      left = NumberExpression.operation(sign.text, left, right)
      left = left.computed ?? left
    }
    return left
  }

  private mutating func factor() -> NumberExpression? {
    guard let first = rest.first else { return nil }
    if first.kind == .prefixOperator {
      rest = rest.dropFirst()
      guard let value = factor() else { return nil }
      return first == "-" ? -value : first == "!" ? .call(.name("!"), [.init(value: value)]) : nil
    }
    guard var value = primary(first) else { return nil }
    while let next = rest.first {
      switch next.kind {
      case .questionPostfix, .exclamationPostfix: rest = rest.dropFirst()
      case .period:
        guard let name = rest.dropFirst().first else { return nil }
        rest = rest.dropFirst(2)
        value = .member(value, name.plainText)
      case .leftParen, .leftBrace:
        guard let arguments = arguments(next) else { return nil }
        value = .call(value, arguments)
      default:
        if next.is(.as) { skipCast() }
        return value
      }
    }
    return value
  }

  private mutating func skipCast() {
    rest = rest.dropFirst().drop {
      switch $0.kind {
      case .questionPostfix, .exclamationPostfix, .questionInfix, .identifier, .period: true
      default: false
      }
    }
  }

  private mutating func arguments(_ open: Lexeme) -> [NumberExpression.Argument]? {
    guard let close = open.partner else { return nil }
    var arguments: [NumberExpression.Argument] = []
    rest = rest.suffix(after: close)
    var brace: Lexeme? = open
    if open.kind == .leftParen {
      for argument in open.elements where !argument.value.isEmpty {
        arguments.append(
          .init(label: argument.label?.text ?? "", value: inner(argument.value)))
      }
      brace = rest.first?.kind == .leftBrace ? rest.first : nil
    }
    if let brace, let close = brace.partner {
      rest = rest.suffix(after: close)
      arguments.append(.init(value: closure(brace, close)))
    }
    return arguments
  }

  private func inner(_ code: Lexemes) -> NumberExpression {
    NumberExpression(code, depth: depth + 1, local: local)
  }

  private func closure(_ open: Lexeme, _ close: Lexeme) -> NumberExpression {
    open.closure?.body.value(depth: depth, local: local).map { .closure($0) }
      ?? .code(open.through(close).onOneLine(atMost: 400))
  }

  private mutating func primary(_ first: Lexeme) -> NumberExpression? {
    switch first.kind {
    // A member without its type: `.padding`.
    case .period: return .name("")
    case .leftParen, .leftBracket, .leftBrace:
      guard let close = first.partner else { return nil }
      rest = rest.suffix(after: close)
      if first.kind == .leftBrace { return closure(first, close) }
      let elements = first.elements.filter { !$0.value.isEmpty }
      if first.kind == .leftBracket, !elements.contains(where: { $0.label != nil }) {
        return .call(.name("[]"), elements.map { .init(value: inner($0.value)) })
      }
      return elements.count == 1 && elements[0].label == nil
        ? inner(elements[0].value) : .code(first.through(close).onOneLine(atMost: 400))
    case .stringLiteral, .stringHead: return string(first)
    case .integerLiteral, .floatLiteral:
      rest = rest.dropFirst()
      guard let number = Fraction(literal: first.text.utf8), number.isKnown else {
        return .code(first.text)
      }
      return .number(number)
    case .identifier:
      rest = rest.dropFirst()
      return local(first) ?? .name(first.plainText)
    case .keyword, .dollarIdentifier, .macro:
      rest = rest.dropFirst()
      return .name(first.text)
    default: return nil
    }
  }

  /// A string, or what it interpolates if it has nothing else.
  private mutating func string(_ first: Lexeme) -> NumberExpression {
    let whole = rest.prefix { [end = first.indexAfterBrackets] in $0.index < end }
    rest = rest.dropFirst(whole.count)
    var text = ""
    var isSpelled = false
    var value: NumberExpression?
    var pieces = whole
    while let piece = pieces.first {
      pieces = pieces.dropFirst()
      let spelled = piece.spelledText
      text += spelled
      isSpelled =
        isSpelled
        || spelled.contains { $0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation }
      let end = pieces.outermost.first { $0.kind == .stringMiddle || $0.kind == .stringTail }
      guard let end else { break }
      let interpolated = inner(pieces.prefix(before: end))
      value = value ?? interpolated
      text += interpolated.nameOfData ?? "…"
      pieces = pieces.suffix(from: end)
    }
    let code = whole.onOneLine(atMost: 400)
    return isSpelled ? .code(code, says: text) : value ?? .code(code)
  }
}

extension Lexeme {
  fileprivate var plainText: String {
    let text = text
    return text.utf8.contains(UInt8(ascii: "`")) ? text.filter { $0 != "`" } : text
  }

  /// What a piece of a string says: without quotes and escapes.
  fileprivate var spelledText: String {
    var rest = text[...]
    if kind == .stringLiteral || kind == .stringHead {
      let isLong = rest.hasPrefix("\"\"\"")
      rest = rest.dropFirst(isLong ? 3 : 1)
      if isLong { rest = rest.drop(while: \.isWhitespace) }
    } else {
      rest = rest.dropFirst()
    }
    if kind == .stringLiteral || kind == .stringTail {
      rest = rest.hasSuffix("\"\"\"") ? rest.dropLast(3).trimmed : rest.dropLast()
    } else {
      rest = rest.dropLast(2)
    }
    var text = ""
    while let first = rest.popFirst() {
      if first == "\\", let escaped = rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? " " : escaped)
      } else if !first.isNewline {
        text.append(first)
      } else {
        rest = rest.drop(while: \.isWhitespace)
        text += " "
      }
    }
    return text
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

// MARK: - Blocks

extension Block {
  private static var mostStatements: Int { 8 }
  private static var deepest: Int { 4 }

  /// What it returns behind its constants: at once, in branches, or in the cases of a `switch`; nil for code that does more.
  func value(
    depth: Int = 0, local: @escaping (Lexeme) -> NumberExpression? = { _ in nil }
  ) -> NumberExpression? {
    guard count <= Self.mostStatements, depth <= Self.deepest else { return nil }
    var locals: [String: NumberExpression] = [:]
    var rest = Array(statements)[...]
    func read(_ code: Lexemes) -> NumberExpression {
      NumberExpression(code, depth: depth) { [locals] in locals[$0.text] ?? local($0) }
    }
    func value(in open: Lexeme?) -> NumberExpression? {
      open?.next?.statement?.block.value(depth: depth + 1) { [locals] in
        locals[$0.text] ?? local($0)
      }
    }
    /// - Parameter code: from `if` on.
    func branches(_ code: Lexemes) -> NumberExpression? {
      guard let open = code.outermost.first(where: { $0.kind == .leftBrace }),
        let close = open.partner
      else { return nil }
      let code = code.dropFirst()
      let outer = locals
      var condition = read(code.prefix(before: open))
      if code.first?.is(.let) == true, let name = code.dropFirst().first {
        // `if let dark { … }`, `if let dark = colors.dark { … }`
        let value = code.prefix(before: open).dropFirst(name.next?.kind == .equal ? 3 : 1)
        condition = .operation("!=", read(value), .name("nil"))
        locals[name.text] = read(value)
      }
      let inner = value(in: open)
      locals = outer
      guard let first = inner else { return nil }
      if code.first == "#available" { return first }
      let others = code.suffix(after: close).dropFirst()
      let other =
        others.isEmpty
        ? valueOfRest() : others.first.is(.if) ? branches(others) : value(in: others.first)
      return other.map { .choice(condition, first, $0) }
    }
    func cases(of statement: Statement) -> NumberExpression? {
      guard let open = statement.tokens.outermost.first(where: { $0.kind == .leftBrace }) else {
        return nil
      }
      let subject = read(statement.tokens.dropFirst().prefix(before: open))
      var result: NumberExpression?
      let labels = statement.statementsInside.filter {
        $0.kind == .caseLabel && $0.block.owner == statement
      }
      for label in labels.reversed() {
        guard let colon = label.tokens.outermost.first(where: { $0.kind == .colon }),
          let value = value(in: colon)
        else { return nil }
        // One of all cases happens.
        guard let others = result else {
          result = value
          continue
        }
        let patterns = label.tokens.prefix(before: colon).dropFirst().split { $0.kind == .comma }
        let conditions = patterns.map { NumberExpression.operation("~=", subject, read($0)) }
        guard let first = conditions.first else { return nil }
        let condition = conditions.dropFirst().reduce(first) { .operation("||", $0, $1) }
        result = .choice(condition, value, others)
      }
      return result
    }
    func valueOfRest() -> NumberExpression? {
      while let first = rest.popFirst() {
        if let (name, code) = first.constant {
          locals[name.text] = read(code)
          continue
        }
        switch first.kind {
        case .expression where rest.isEmpty: return read(first.tokens)
        case .transfer where first.first.is(.return): return read(first.tokens.dropFirst())
        case .branch where first.first.is(.switch) && rest.isEmpty: return cases(of: first)
        case .branch where first.first.is(.if): return branches(first.tokens)
        default: return nil
        }
      }
      return nil
    }
    return valueOfRest()
  }
}

extension Statement {
  /// What it gives a name to: `let margin = 8`, `guard let window = windows.first else { … }`.
  fileprivate var constant: (name: Lexeme, value: Lexemes)? {
    if first.is(.guard), first.next?.is(.let) == true, let name = first.next?.next,
      name.next?.kind == .equal
    {
      let value = tokens.dropFirst(4)
      let end = value.outermost.first { $0.is(.else) || $0.kind == .comma }
      return (name, end.map { value.prefix(before: $0) } ?? value)
    }
    guard let declaration, declaration.kind == .property, let name = declaration.name else {
      return nil
    }
    return declaration.value.map { (name, $0) }
  }
}
