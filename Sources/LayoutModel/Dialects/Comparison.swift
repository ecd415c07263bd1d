import SwiftSource

/// A way of writing layout with operators: `a.topAnchor == b.bottomAnchor + 8`.
protocol ComparisonDialect: Sendable {
  /// The names without which a file has no such comparison.
  static var words: WordSet { get }
  /// The attributes of a token that ends one side of a comparison; empty for any other token.
  static func attributes(_ token: Token) -> LayoutAttributes
  /// Reads a comparison whose left side ends with such a token; false for one of another dialect.
  static func read(_ comparison: Comparison, in file: FactBuilder) -> Bool
}

/// A comparison of a member of something with something else.
struct Comparison {
  /// The position of a comparison, as far as it decides whether it can be a constraint.
  enum Position {
    /// A statement whose value is discarded.
    case statement
    /// The whole body of a function or an accessor, and maybe its value.
    case body
    /// The whole body of a closure, and maybe its value.
    case closure
    case returned
    /// The value of a property, of a local, or of an assignment.
    case value
    /// An element of an array literal.
    case element
    case argument
  }

  /// The tokens of the left side, the attribute last.
  var left: Range<Int>
  /// The operator.
  var sign: Int
  var relation: Constraint.Relation
  /// The tokens of the right side without the priority.
  var right: Range<Int>
  /// The tokens behind `~`; empty for none.
  var priority: Range<Int>
  /// The whole comparison, with the parentheses around it.
  var expression: PlacedExpression
  var position: Position

  /// The tokens of the last name on the left side.
  var attribute: Int { left.upperBound - 1 }
  /// The tokens from the left side to the priority.
  var tokens: Range<Int> {
    left.lowerBound..<(priority.isEmpty ? right.upperBound : priority.upperBound)
  }
}

extension FactBuilder {
  /// Passes every comparison to the dialect that knows its operands.
  func readComparisons() {
    guard source.words.intersects(DialectRegistry.wordsOfComparing) else { return }
    for (index, token) in tokens.enumerated() where token.kind == .binaryOperator && index > 0 {
      let name = tokens[index - 1]
      guard name.word.id >= Word.firstFree, let relation = relation(index) else { continue }
      for dialect in DialectRegistry.comparing where !dialect.attributes(name).isEmpty {
        guard source.words.intersects(dialect.words),
          let comparison = comparison(index, relation)
        else { continue }
        if dialect.read(comparison, in: self) { break }
      }
    }
  }

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

  // MARK: - The whole comparison

  private func comparison(_ sign: Int, _ relation: Constraint.Relation) -> Comparison? {
    guard let start = chainStart(endingAt: sign - 1), let statement = code[start].statement?.index,
      start >= outline.statements[statement].first
    else { return nil }
    var list = list(holding: start, in: statement)
    var limit = limit(of: list, in: statement)
    guard let right = valueEnd(from: sign + 1, to: limit), right > sign + 1 else { return nil }
    var comparison = Comparison(
      left: start..<sign, sign: sign, relation: relation, right: (sign + 1)..<right,
      priority: 0..<0,
      expression: PlacedExpression(start: start, end: 0, statement: statement, list: list),
      position: .statement)
    var end = right
    guard readPriority(of: &comparison, from: &end, to: limit) else { return nil }
    while list >= 0, isGrouping(list), tokens[comparison.expression.start - 1].kind == .leftParen,
      end == limit
    {
      comparison.expression.start = outline.lists[list].open
      end = limit + 1
      list = outline.lists[list].outer
      limit = self.limit(of: list, in: statement)
      guard readPriority(of: &comparison, from: &end, to: limit) else { return nil }
    }
    comparison.expression.list = list
    comparison.expression.end = end - 1
    guard ends(end, limit, comparison), let position = position(of: comparison) else { return nil }
    comparison.position = position
    return comparison
  }

  private func limit(of list: Int, in statement: Int) -> Int {
    list >= 0
      ? outline.partner(of: outline.lists[list].open) : outline.statements[statement].end
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
    return sign == "+" || sign == "-" || sign == "*" || sign == "/" || sign == "??"
  }

  private func continuesValue(_ keyword: Token) -> Bool {
    switch Keyword(rawValue: keyword.word.id) {
    case .`self`, .Self, .super, .nil, .`init`, .as, .try: true
    default: false
    }
  }

  /// Whether the expression ends here, so that it is nothing but a comparison.
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
}

// MARK: - Position

extension FactBuilder {
  private func position(of comparison: Comparison) -> Comparison.Position? {
    let expression = comparison.expression
    let before = expression.start - 1
    if expression.list >= 0 { return position(inList: expression.list, before: before) }
    let statement = outline.statements[expression.statement]
    if before < statement.first { return position(ofStatement: statement, comparison) }
    switch tokens[before].kind {
    case .equal: return before == statement.assignment || statement.kind == .property ? .value : nil
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

  private func position(inList list: Int, before: Int) -> Comparison.Position? {
    let current = outline.lists[list]
    switch tokens[current.open].kind {
    case .leftBracket:
      // A subscript, and the value of a dictionary, are not elements.
      guard current.chainStart == current.open else { return nil }
      let isElement =
        before == current.open || tokens[before].kind == .comma
        || tokens[before].kind == .questionInfix
        || (tokens[before].kind == .colon && before >= 2 && tokens[before - 2].kind != .comma
          && before - 2 != current.open)
      return isElement ? .element : nil
    case .leftParen: return current.call >= 0 ? .argument : nil
    default: return nil
    }
  }

  private func position(
    ofStatement statement: Outline.Statement, _ comparison: Comparison
  ) -> Comparison.Position? {
    guard statement.kind == .expression || statement.kind == .assignment else { return nil }
    let block = outline.blocks[statement.block]
    guard block.count == 1, statement.kind == .expression else { return .statement }
    switch block.kind {
    case .closure: return .closure
    case .functionBody, .accessors: return .body
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
          let open = outline.partner(of: last)
          guard open >= 0 else { return nil }
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

  /// Whether a token can end the receiver of a call or a subscript.
  private func endsName(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .identifier, .dollarIdentifier, .rightParen, .rightBracket, .questionPostfix,
      .exclamationPostfix:
      true
    case .keyword: tokens[token].is(Keyword.`self`) || tokens[token].is(.super)
    default: false
    }
  }

  /// The innermost list of a statement that directly contains a token, or -1.
  private func list(holding token: Int, in statement: Int) -> Int {
    var list = outline.lists.partitioningIndex { $0.open >= token } - 1
    for _ in 0..<Self.longestClimb {
      guard list >= 0 else { break }
      let current = outline.lists[list]
      if outline.partner(of: current.open) > token {
        return current.statement == statement ? list : -1
      }
      if current.outer >= 0 {
        list = current.outer
      } else if current.statement == statement {
        return -1
      } else {
        // A list of a closure that has ended: the lists around the closure opened before it.
        let block = outline.blocks[outline.statements[current.statement].block]
        list = outline.lists.partitioningIndex { $0.open >= block.open } - 1
      }
    }
    return -1
  }
}
