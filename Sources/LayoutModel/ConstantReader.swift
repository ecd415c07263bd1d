import LayoutSolver
import SwiftSource

extension ViewFile {
  /// The value of a number that the file spells: with literals, with constants that it declares (`let`, `static let`),
  /// and with simple arithmetic on them. Nil where the value depends on anything else.
  ///
  /// - Parameter known: the value of a path that is no constant; nil for any other.
  public func value(
    of expression: Lexemes, in block: Block, known: ((Lexemes) -> Fraction?)? = nil
  ) -> Fraction? {
    var reader = ConstantReader(file: facts, known: known)
    return reader.value(of: expression, in: block.index)
  }

  /// What a constraint adds to its second item; 0 without a constant.
  public func constant(of constraint: Constraint) -> Fraction? {
    guard !constraint.constant.isEmpty else { return .zero }
    return value(of: constraint.statement.tokens(constraint.constant), of: constraint)
  }

  /// What a constraint adds to one attribute of its second item: of insets, the part for that side.
  public func constant(of constraint: Constraint, at attribute: LayoutAttributes) -> Fraction? {
    constant(of: constraint)
      ?? inset(
        constraint.statement.tokens(constraint.constant), at: attribute,
        constraint.statement.block)
  }

  /// The part of insets for a side: 8 for `left` of `UIEdgeInsets(top: 4, left: 8, …)` and of `.left(8) + .top(4)`.
  package func inset(
    _ insets: Lexemes, at attribute: LayoutAttributes, _ block: Block
  ) -> Fraction? {
    if let call = insets.last?.partner?.previous?.call, call.tokens == insets,
      let arguments = call.arguments.map(Array.init), arguments.count == 4
    {
      let part = arguments.first { argument in
        argument.label.flatMap { Self.sides[$0.text] }.map(attribute.isSubset) == true
      }
      return part.flatMap { value(of: $0.value, in: block) }
    }
    var rest = insets
    var sum = Fraction.zero
    while let first = rest.first {
      let name = first.kind == .period ? first.next : first.hasCapital ? first.next?.next : nil
      guard let name, let call = name.call, rest.indices.contains(call.last.index),
        let argument = call.arguments?.first, argument.label == nil,
        let sides = Self.sides[name.text]
      else { return nil }
      if attribute.isSubset(of: sides) {
        guard let value = value(of: argument.value, in: block) else { return nil }
        sum = sum + value
      }
      rest = rest.suffix(after: call.last)
      if let plus = rest.first {
        guard plus == "+" else { return nil }
        rest = rest.dropFirst()
      }
    }
    return insets.isEmpty ? nil : sum
  }

  /// What the sides of insets are called, and the attributes that they move.
  package static let sides: [String: LayoutAttributes] = [
    "top": .top, "bottom": .bottom, "left": [.left, .leading], "right": [.right, .trailing],
    "leading": [.left, .leading], "trailing": [.right, .trailing],
    "start": [.left, .leading], "end": [.right, .trailing],
    "horizontal": [.left, .right, .leading, .trailing], "vertical": [.top, .bottom],
    "uniform": .allEdges, "": .allEdges,
  ]

  /// What a constraint multiplies its second item by; 1 without a multiplier.
  public func multiplier(of constraint: Constraint) -> Fraction? {
    let tokens = constraint.statement.tokens(constraint.multiplier)
    guard let first = tokens.first else { return Fraction(1) }
    // `a.Height / 3`, `dividedBy(3)`
    let isDivided = first == "/"
    let isDivisor = isDivided || first.previous?.previous?.is(.dividedBy) == true
    let value = value(of: isDivided ? tokens.dropFirst() : tokens, of: constraint)
    return isDivisor ? value.map { Fraction(1) / $0 } : value
  }

  private func value(of tokens: Lexemes, of constraint: Constraint) -> Fraction? {
    value(of: tokens, in: constraint.statement.block)
  }
}

/// Computes the values of numbers; the values of names lead to further names.
private struct ConstantReader {
  let file: FactBuilder
  /// The value of a path that is no constant.
  let known: ((Lexemes) -> Fraction?)?
  /// How many more names are followed: a name of a sum leads to many others.
  private var names = 32
  private var depth = 0

  init(file: FactBuilder, known: ((Lexemes) -> Fraction?)?) {
    (self.file, self.known) = (file, known)
  }

  private static let greatestDepth = 8
  private static let mostTokens = 64

  mutating func value(of expression: Lexemes, in block: Int) -> Fraction? {
    guard !expression.isEmpty, expression.count <= Self.mostTokens, depth < Self.greatestDepth
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    var rest = expression
    guard let value = sum(&rest, in: block), rest.isEmpty, value.isKnown else { return nil }
    return value
  }

  private mutating func sum(_ rest: inout Lexemes, in block: Int) -> Fraction? {
    guard var value = product(&rest, in: block) else { return nil }
    while let sign = rest.first, sign == "+" || sign == "-" {
      rest = rest.dropFirst()
      guard let term = product(&rest, in: block) else { return nil }
      value = sign == "+" ? value + term : value - term
    }
    return value
  }

  private mutating func product(_ rest: inout Lexemes, in block: Int) -> Fraction? {
    let whole = rest
    guard var value = factor(&rest, in: block) else { return nil }
    while let sign = rest.first, sign == "*" || sign == "/" {
      rest = rest.dropFirst()
      guard let next = factor(&rest, in: block) else { return nil }
      value = sign == "*" ? value * next : value / next
      // Integers are divided without a remainder.
      guard sign == "*" || value.isWhole || isFloating(whole.prefix(before: rest), in: block) else {
        return nil
      }
    }
    return value
  }

  private func isFloating(_ expression: Lexemes, in block: Int) -> Bool {
    file.statedType(of: expression.indices, in: block) == .floating
  }

  private mutating func factor(_ rest: inout Lexemes, in block: Int) -> Fraction? {
    guard let first = rest.first else { return nil }
    switch first.kind {
    case .prefixOperator, .binaryOperator:
      guard first == "-" || first == "+" else { return nil }
      rest = rest.dropFirst()
      return factor(&rest, in: block).map { first == "-" ? -$0 : $0 }
    case .integerLiteral, .floatLiteral:
      rest = rest.dropFirst()
      return Fraction(literal: first.text8)
    case .leftParen:
      guard let close = first.partner, rest.indices.contains(close.index) else { return nil }
      let inside = rest.prefix(before: close).dropFirst()
      rest = rest.suffix(after: close)
      return value(of: inside, in: block)
    case .identifier, .keyword: return path(&rest, in: block)
    case .period where rest.count == 2 && rest.last.map { $0 == "zero" } == true:
      rest = rest.dropFirst(2)
      return .zero
    default: return nil
    }
  }

  /// `padding`, `self.padding`, `Layout.padding`, `CGFloat(8)`, `CGFloat.zero`, `UIEdgeInsets.zero`.
  private mutating func path(_ rest: inout Lexemes, in block: Int) -> Fraction? {
    var path = rest.prefix(1)
    while rest.count > path.count + 1, rest[path.endIndex].kind == .period,
      rest[path.endIndex + 1].kind == .identifier
    {
      path = rest.prefix(path.count + 2)
    }
    rest = rest.suffix(after: path)
    guard let first = path.first, let last = path.last else { return nil }
    switch rest.first?.kind {
    case .leftParen where path.count == 1 && isNumberType(first): return factor(&rest, in: block)
    case .leftParen, .leftBracket, .leftBrace: return nil
    default: break
    }
    if last == "zero", path.count == 3, isNumberType(first) || first.hasSuffix("EdgeInsets") {
      return .zero
    }
    if let value = known?(path) { return value }
    guard let key = key(of: path, in: block) else { return nil }
    return value(ofName: key)
  }

  private func isNumberType(_ name: Lexeme) -> Bool {
    name == "CGFloat" || name == "Double" || name == "Float"
  }

  private func key(of path: Lexemes, in block: Int) -> UInt64? {
    guard let first = path.first, let last = path.last else { return nil }
    guard path.count > 1 else {
      return first.kind == .identifier ? file.statedKey(ofName: first.index, in: block) : nil
    }
    let name = file.key(last.index)
    if first.is(Keyword.`self`) || first.is(.Self) {
      return path.count == 3 ? file.scopes.memberKey(name, in: block) : nil
    }
    guard first.hasCapital, let type = last.owner, type.hasCapital else { return nil }
    return TextHash.pair(file.key(type.index), name)
  }

  private mutating func value(ofName key: UInt64) -> Fraction? {
    guard names > 0, let all = file.allStatedNames().value.statements[key], all.count == 1,
      all.first.isConstant
    else { return nil }
    names -= 1
    return value(of: file.code[all.first.value], in: all.first.block)
  }
}
