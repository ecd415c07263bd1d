import SwiftSource

/// A way of writing layout with operators: `a.topAnchor == b.bottomAnchor + 8`.
protocol ComparisonDialect: Sendable {
  /// Whether the file may have such a comparison.
  static func occurs(in file: FactBuilder) -> Bool
  /// The attributes of a token that ends one side of a comparison; empty for any other token.
  static func attributes(_ token: Token) -> LayoutAttributes
  /// Reads a comparison whose left side ends with such a token; false for one of another dialect.
  static func read(_ comparison: Comparison, in file: FactBuilder) -> Bool
}

struct Comparison {
  /// The position of a comparison, as far as it decides whether it can be a constraint.
  enum Position {
    /// A statement whose value is discarded.
    case statement
    /// The whole body of a closure, and maybe its value.
    case closure
    /// The value of a function, also as all that is in its body.
    case returned
    /// The value of a property, of a local, or of an assignment.
    case value
    case element
    case argument
  }

  /// The tokens of the left side, the attribute last.
  var left: Range<Int>
  var sign: Int
  var relation: Constraint.Relation
  /// The tokens of the right side without the priority.
  var right: Range<Int>
  /// The tokens behind `~`; empty for none.
  var priority: Range<Int>
  /// The whole comparison, with the parentheses around it.
  var expression: PlacedExpression
  var position: Position

  var attribute: Int { left.upperBound - 1 }
  /// The tokens from the left side to the priority.
  var tokens: Range<Int> {
    left.lowerBound..<(priority.isEmpty ? right.upperBound : priority.upperBound)
  }
}

extension FactBuilder {
  /// `==`, `<=`, `>=`, and the same between slashes.
  func relation(_ sign: Int) -> Constraint.Relation? {
    let sign = code[sign]
    if sign == "==" || sign == "/==/" { return .equal }
    if sign == "<=" || sign == "/<=/" { return .lessThanOrEqual }
    return sign == ">=" || sign == "/>=/" ? .greaterThanOrEqual : nil
  }

  /// Whether the token is this operator of one character, between two operands.
  func isOperator(_ token: Int, _ character: UInt8) -> Bool {
    tokens[token].kind == .binaryOperator && tokens[token].range.count == 1
      && bytes[Int(tokens[token].start)] == character
  }

  /// The comparison with an operator; nil where it is a condition, or something else that is no constraint.
  func comparison(_ sign: Int, _ relation: Constraint.Relation) -> Comparison? {
    guard let start = chainStart(endingAt: sign - 1), let statement = code[start].statement
    else { return nil }
    var list = statement.list(with: code[start])
    var limit = limit(of: list, in: statement)
    guard let right = valueEnd(from: sign + 1, to: limit), right > sign + 1 else { return nil }
    var comparison = Comparison(
      left: start..<sign, sign: sign, relation: relation, right: (sign + 1)..<right,
      priority: 0..<0,
      expression: PlacedExpression(start: start, end: 0, statement: statement, list: list),
      position: .statement)
    var end = right
    guard readPriority(of: &comparison, from: &end, to: limit) else { return nil }
    while let group = list, group.isGrouping, end == limit,
      tokens[comparison.expression.start - 1].kind == .leftParen
    {
      comparison.expression.start = group.open.index
      end = limit + 1
      list = group.outer
      limit = self.limit(of: list, in: statement)
      guard readPriority(of: &comparison, from: &end, to: limit) else { return nil }
    }
    comparison.expression.list = list
    comparison.expression.end = end - 1
    guard ends(end, limit, comparison), let position = position(of: comparison) else { return nil }
    comparison.position = position
    return comparison
  }

  private func limit(of list: List?, in statement: Statement) -> Int {
    (list?.elements.close ?? statement.end).index
  }

  /// Reads the priority behind a `~` at `end`; false where it is malformed.
  private func readPriority(
    of comparison: inout Comparison, from end: inout Int, to limit: Int
  ) -> Bool {
    guard end < limit, isOperator(end, UInt8(ascii: "~")) else { return true }
    guard let last = valueEnd(from: end + 1, to: limit), last > end + 1 else { return false }
    comparison.priority = (end + 1)..<last
    end = last
    return true
  }

  /// The token after the sum that begins at `start`: the limit, a comma, `~`, or the `:` of a conditional operator. Nil
  /// where the expression continues in another way.
  private func valueEnd(from start: Int, to limit: Int) -> Int? {
    var index = start
    while index < limit {
      switch tokens[index].kind {
      case .comma, .colon: return index
      case .binaryOperator:
        if isOperator(index, UInt8(ascii: "~")) { return index }
        guard isArithmetic(index) else { return nil }
      case .keyword: guard continuesValue(tokens[index]) else { return nil }
      case .questionInfix, .equal, .arrow, .semicolon, .unknown, .rightParen, .rightBracket,
        .rightBrace:
        return nil
      default: break
      }
      index = skip(index)
    }
    return index == limit ? index : nil
  }

  private func isArithmetic(_ token: Int) -> Bool {
    let sign = code[token]
    return sign == "+" || sign == "-" || sign == "*" || sign == "/" || sign == "%" || sign == "??"
  }

  private func continuesValue(_ keyword: Token) -> Bool {
    switch Keyword(rawValue: keyword.word.id) {
    case .`self`, .Self, .super, .nil, .`init`, .as, .try: true
    default: false
    }
  }

  private func ends(_ end: Int, _ limit: Int, _ comparison: Comparison) -> Bool {
    guard end < limit else { return true }
    switch tokens[end].kind {
    case .comma: return true
    // The other branch of a conditional operator: a key of a dictionary is not a constraint.
    case .colon:
      return comparison.expression.start > 0
        && tokens[comparison.expression.start - 1].kind == .questionInfix
    case .period: return comparison.expression.start < comparison.left.lowerBound
    default: return false
    }
  }

  private func position(of comparison: Comparison) -> Comparison.Position? {
    let expression = comparison.expression
    let before = expression.start - 1
    if let list = expression.list { return position(in: list, before: before) }
    let statement = expression.statement
    if before < statement.first.index { return position(of: statement) }
    switch tokens[before].kind {
    case .equal:
      return before == statement.assignment?.index || statement.kind == .property ? .value : nil
    case .keyword: return tokens[before].is(.return) ? .returned : nil
    case .questionInfix, .colon:
      switch statement.kind {
      case .property, .assignment: return .value
      case .transfer: return .returned
      default: return nil
      }
    default: return nil
    }
  }

  private func position(in list: List, before: Int) -> Comparison.Position? {
    let open = list.open
    switch open.kind {
    case .leftBracket:
      // A subscript, and the value of a dictionary, are not elements.
      guard list.beginsExpression else { return nil }
      let isElement =
        before == open.index || tokens[before].kind == .comma
        || tokens[before].kind == .questionInfix
        || (tokens[before].kind == .colon && before >= 2 && tokens[before - 2].kind != .comma
          && before - 2 != open.index)
      return isElement ? .element : nil
    case .leftParen: return list.call == nil ? nil : .argument
    default: return nil
    }
  }

  private func position(of statement: Statement) -> Comparison.Position? {
    guard statement.kind == .expression || statement.kind == .assignment else { return nil }
    let block = statement.block
    guard block.count == 1, statement.kind == .expression else { return .statement }
    switch block.kind {
    case .closure: return .closure
    case .functionBody, .accessors:
      let header = block.owner?.tokens.prefix(before: block.open ?? statement.first)
      let isValue = block.owner?.kind != .function || header?.contains { $0.kind == .arrow } == true
      return isValue ? .returned : .statement
    default: return .statement
    }
  }

  /// The first token of the chain of members that ends with the name at `end`; nil where the token in front belongs to
  /// neither a name, a call nor a subscript.
  func chainStart(endingAt end: Int) -> Int? {
    var start = end
    for _ in 0..<Self.longestItem {
      guard start > 0, tokens[start - 1].kind == .period else { return start }
      var last = start - 2
      var brackets = 0
      scan: while last >= 0, brackets < Self.longestItem {
        switch tokens[last].kind {
        case .questionPostfix, .exclamationPostfix: last -= 1
        case .rightParen, .rightBracket:
          guard let open = code[last].partner?.index else { return nil }
          brackets += 1
          if open == 0 || tokens[open].flags.contains(.spaceBefore) || !endsName(open - 1) {
            return open
          }
          last = open - 1
        default: break scan
        }
      }
      guard last >= 0, endsName(last), tokens[last].kind != .rightParen else { return nil }
      start = last
    }
    return nil
  }

  private func endsName(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .identifier, .dollarIdentifier, .rightParen, .rightBracket, .questionPostfix,
      .exclamationPostfix:
      true
    case .keyword: tokens[token].is(Keyword.`self`) || tokens[token].is(.super)
    default: false
    }
  }

  /// The first part between two operators that contains an attribute.
  fileprivate func part(
    of range: Range<Int>, joinedBy signs: Unicode.Scalar..., isAttribute: (Int) -> Bool
  ) -> Range<Int>? {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if signs.contains(where: { isOperator(index, UInt8(ascii: $0)) }) {
        if (start..<index).contains(where: isAttribute) { return start..<index }
        start = index + 1
      }
      index = skip(index)
    }
    return (start..<range.upperBound).contains(where: isAttribute) ? start..<range.upperBound : nil
  }

  func constraint(
    _ comparison: Comparison, on item: Item, _ attributes: LayoutAttributes, _ side: ComparedSide,
    _ placement: Placement
  ) -> Constraint {
    var constraint = constraint(
      comparison.tokens, in: comparison.expression.statement, on: item, attributes, placement,
      comparison.relation)
    constraint.multiplier = side.multipliers.all
    constraint.priority = comparison.priority
    return constraint
  }

  func addNumbers(_ side: ComparedSide, of constraint: Constraint) {
    for piece in side.constants.pieces { addNumber(.offset, piece, of: constraint) }
    for piece in side.multipliers.pieces { addNumber(.multiplier, piece, of: constraint) }
  }
}

/// The right side of a comparison, split into parts: `2 * (b.widthAnchor + 8) - x` is an operand with a multiplier and
/// constants.
struct ComparedSide {
  struct Numbers {
    /// Each part without the operator before or behind it.
    fileprivate(set) var pieces: [Range<Int>] = []
    /// All parts as one range of tokens, as a constraint stores them.
    fileprivate(set) var all = 0..<0

    fileprivate mutating func add(_ piece: Range<Int>, in file: FactBuilder) {
      guard !piece.isEmpty else { return }
      pieces.append(piece)
      let sign = piece.lowerBound - 1
      let isInverse =
        file.isOperator(sign, UInt8(ascii: "-")) || file.isOperator(sign, UInt8(ascii: "/"))
      let start = isInverse ? sign : piece.lowerBound
      all =
        all.isEmpty
        ? start..<piece.upperBound
        : min(all.lowerBound, start)..<max(all.upperBound, piece.upperBound)
    }

    /// Adds the tokens before and behind a part, without the operators next to it.
    fileprivate mutating func add(
      _ whole: Range<Int>, around part: Range<Int>, in file: FactBuilder
    ) {
      // `50 % b.width` is a share, not a product.
      let isPercent = part.lowerBound > whole.lowerBound && file.spells(part.lowerBound - 1, "%")
      let end = isPercent ? part.lowerBound : part.lowerBound - 1
      add(whole.lowerBound..<max(whole.lowerBound, end), in: file)
      add(min(part.upperBound + 1, whole.upperBound)..<whole.upperBound, in: file)
    }
  }

  /// The tokens of the operand: a name with an attribute as its last member, or a call of a function on one. Empty
  /// without an operand.
  private(set) var operand = 0..<0
  private(set) var constants = Numbers()
  private(set) var multipliers = Numbers()

  /// - Parameters:
  ///   - range: the tokens of the side, without a priority.
  ///   - isAttribute: whether the name at a token is an attribute of a view.
  init(_ range: Range<Int>, in file: FactBuilder, isAttribute: (Int) -> Bool) {
    var core = range
    for depth in 0..<Self.deepest {
      for _ in 0..<Self.deepest where core.count > 2 && file.isInParentheses(core) {
        core = core.dropFirst().dropLast()
      }
      guard let term = file.part(of: core, joinedBy: "+", "-", isAttribute: isAttribute) else {
        if depth == 0 { constants.add(core, in: file) }
        return
      }
      constants.add(core, around: term, in: file)
      guard let factor = file.part(of: term, joinedBy: "*", "/", "%", isAttribute: isAttribute)
      else { return }
      multipliers.add(term, around: factor, in: file)
      guard file.isInParentheses(factor) else {
        operand = factor
        return
      }
      core = factor
    }
  }

  private static let deepest = 8
}

extension ComparisonDialect {
  static func side(_ comparison: Comparison, in file: FactBuilder) -> ComparedSide {
    ComparedSide(comparison.right, in: file) { !attributes(file.tokens[$0]).isEmpty }
  }

  static func constraint(
    _ comparison: Comparison, _ side: ComparedSide, _ placement: Placement, in file: FactBuilder
  ) -> Constraint {
    let block = file.block(of: comparison.expression.statement)
    let first = attributes(file.tokens[comparison.attribute])
    let item = file.itemOfAnchor(comparison.left.lowerBound..<comparison.attribute, in: block)
    var constraint = file.constraint(comparison, on: item, first, side, placement)
    let last = side.operand.upperBound - 1
    let second = file.isPath(side.operand) ? attributes(file.tokens[last]) : []
    if !second.isEmpty {
      constraint.secondItem = file.itemOfAnchor(side.operand.lowerBound..<last, in: block)
      constraint.secondAttributes = second
    }
    // A bare name that is compared with an edge is an anchor, and not a constant.
    if !side.operand.isEmpty || first.isSubset(of: [.width, .height]) {
      constraint.constant = side.constants.all
    }
    return constraint
  }

  /// Adds a constraint, its numbers, and what it does to its view.
  static func add(_ constraint: Constraint, _ side: ComparedSide, in file: FactBuilder) {
    file.addNumbers(side, of: constraint)
    if constraint.container == .maker, constraint.firstItem.key != 0 {
      file.addAction(
        .constraint, constraint.statement, constraint.firstItem.tokens,
        in: file.block(of: constraint.statement), tokens: constraint.tokens)
    }
    file.constraints.append(constraint)
  }
}
