import SwiftSource

/// Stevia's equations: `a.Top == b.Bottom + 8`, `a.Width >= 50 % Width`, `(a.Height == 44).priority = .required`.
///
/// A comparison whose left side ends in one of the library's attributes is a constraint wherever it stands, but in a
/// condition. Statements that follow each other directly are a run. A number alone is the distance to the superview, for
/// the bottom and right edges one that points inward.
struct SteviaEquation {
  private let file: FactBuilder
  private var statement = 0

  init(in file: FactBuilder) { self.file = file }

  /// Reads the equations of the file in source order.
  mutating func readAll() {
    let statements = file.outline.statements
    for index in file.tokens.indices where file.tokens[index].kind == .binaryOperator {
      guard let relation = relation(index), let attribute = attribute(before: index),
        let attributes = Self.attributes.value(of: attribute, in: file)
      else { continue }
      while statement + 1 < statements.count, statements[statement + 1].first <= index {
        statement += 1
      }
      guard let owner = owner(of: index) else { continue }
      read(index, attribute, relation, attributes, owner)
    }
  }

  private func relation(_ token: Int) -> Constraint.Relation? {
    guard file.tokens[token].range.count == 2 else { return nil }
    if file.hasPrefix(token, "==") { return .equal }
    if file.hasPrefix(token, ">=") { return .greaterThanOrEqual }
    return file.hasPrefix(token, "<=") ? .lessThanOrEqual : nil
  }

  /// The attribute on the left side of a comparison: its last name, or that in front of one more term, as in
  /// `a.Top + 8 == b.Top`.
  private func attribute(before equal: Int) -> Int? {
    guard equal > 0 else { return nil }
    if Self.attributes.value(of: equal - 1, in: file) != nil { return equal - 1 }
    for index in (max(1, equal - 8)..<equal).reversed() {
      switch file.tokens[index].kind {
      case .binaryOperator:
        return Self.attributes.value(of: index - 1, in: file) != nil ? index - 1 : nil
      case .identifier, .integerLiteral, .floatLiteral, .period, .leftParen, .rightParen: continue
      default: return nil
      }
    }
    return nil
  }

  /// The innermost statement around a token, unless the token is part of a condition.
  private func owner(of token: Int) -> Int? {
    var owner = statement
    for _ in 0..<CodeReader.longestClimb {
      let current = file.outline.statements[owner]
      if token < current.end {
        switch current.kind {
        case .expression, .assignment, .property, .transfer: return owner
        default: return nil
        }
      }
      let outer = file.outline.blocks[current.block].owner
      guard outer >= 0 else { return nil }
      owner = outer
    }
    return nil
  }

  private func read(
    _ equal: Int, _ attribute: Int, _ relation: Constraint.Relation,
    _ attributes: LayoutAttributes, _ owner: Int
  ) {
    let statement = file.outline.statements[owner]
    guard let view = view(before: attribute) else { return }
    guard let end = end(after: equal, in: statement) else { return }
    let start = view.isEmpty ? attribute : view.lowerBound
    let isAlone =
      statement.kind == .expression && statement.first == start && statement.end == end
    let item = file.names.item(view, in: statement.block)
    var constraint = Constraint(
      tokens: start..<end, statement: file.code.statements[owner], firstItem: item,
      attributes: attributes,
      relation: relation, container: .maker, block: isAlone ? file.run(of: owner) : .list(equal))
    readTail((attribute + 1)..<equal, of: &constraint)
    readRight((equal + 1)..<end, of: &constraint, in: statement.block)
    readPriority(after: end, of: &constraint, statement)
    file.addAction(
      .constraint, owner, view, in: statement.block, member: attribute,
      tokens: start..<(attribute + 1))
    file.constraints.append(constraint)
  }

  /// The tokens of the view in front of an attribute; empty for the view that the code belongs to, nil for the result of
  /// a call.
  private func view(before attribute: Int) -> Range<Int>? {
    guard attribute > 0, file.tokens[attribute - 1].kind == .period else {
      return attribute..<attribute
    }
    var start = attribute - 1
    while start > 0, attribute - start < CodeReader.longestItem {
      switch file.tokens[start].kind {
      case .period, .questionPostfix, .exclamationPostfix: start -= 1
      case .rightBracket:
        start = file.outline.partner(of: start) - 1
        guard start >= 0 else { return nil }
      case .identifier, .dollarIdentifier, .keyword:
        guard start > 0, file.tokens[start - 1].kind == .period else {
          let path = start..<(attribute - 1)
          return file.isPath(path) ? path : nil
        }
        start -= 1
      default: return nil
      }
    }
    return nil
  }

  /// The index after the right side; nil for one that nobody writes.
  private func end(after equal: Int, in statement: Outline.Statement) -> Int? {
    var index = equal + 1
    var steps = 0
    scan: while index < statement.end, steps < CodeReader.longestClimb {
      steps += 1
      switch file.tokens[index].kind {
      case .comma, .rightParen, .rightBracket, .rightBrace, .semicolon, .questionInfix, .colon:
        break scan
      default: index = file.outline.skip(index, file.tokens)
      }
    }
    let end = min(index, statement.end)
    // One that holds many others would be read again with each of them.
    guard steps < CodeReader.longestClimb, end - equal <= CodeReader.longestClimb else {
      return nil
    }
    return end > equal + 1 ? end : nil
  }

  // MARK: - The right side

  private func readRight(_ range: Range<Int>, of constraint: inout Constraint, in block: Int) {
    var attribute: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      let isCalled = index + 1 < range.upperBound && file.tokens[index + 1].kind == .leftParen
      if file.tokens[index].kind == .identifier, !isCalled,
        Self.attributes.value(of: index, in: file) != nil
      {
        attribute = index
        break
      }
      index = file.outline.skip(index, file.tokens)
    }
    guard let attribute, let attributes = Self.attributes.value(of: attribute, in: file) else {
      readNumber(range, of: &constraint)
      return
    }
    let view = view(before: attribute)
    constraint.secondItem = view.map { file.names.item($0, in: block) } ?? .unknown(at: attribute)
    constraint.secondAttributes = attributes
    let start = view.map { $0.isEmpty ? attribute : $0.lowerBound } ?? attribute
    // `50 % b.Width`, and behind it `* 2`, `/ 2`, `+ 8`, `- 8`.
    if start > range.lowerBound { constraint.multiplier = range.lowerBound..<start }
    readTail((attribute + 1)..<range.upperBound, of: &constraint)
    file.addNumber(
      .offset, constraint.constant, constraint.block, constraint.firstItem,
      of: constraint.statement.index)
    file.addNumber(
      .multiplier, constraint.multiplier, constraint.block, constraint.firstItem,
      of: constraint.statement.index)
  }

  private func readTail(_ tail: Range<Int>, of constraint: inout Constraint) {
    var index = tail.lowerBound
    while index < tail.upperBound, file.tokens[index].kind == .binaryOperator {
      var end = index + 1
      while end < tail.upperBound, !isSum(end) { end = file.outline.skip(end, file.tokens) }
      switch file.bytes[Int(file.tokens[index].start)] {
      case UInt8(ascii: "*"), UInt8(ascii: "/"): constraint.multiplier = (index + 1)..<end
      case UInt8(ascii: "+"):
        constraint.constant = (index + 1)..<tail.upperBound
        return
      default:
        constraint.constant = index..<tail.upperBound
        return
      }
      index = end
    }
  }

  private func isSum(_ token: Int) -> Bool {
    guard file.tokens[token].kind == .binaryOperator else { return false }
    return file.hasPrefix(token, "+") || file.hasPrefix(token, "-")
  }

  /// `a.Top == 8`: a distance to the superview; `a.Width == 44`: a size.
  private func readNumber(_ range: Range<Int>, of constraint: inout Constraint) {
    if constraint.attributes.isDisjoint(with: [.width, .height]) {
      constraint.secondItem = .superview(at: range.lowerBound)
      constraint.secondAttributes = constraint.attributes
      constraint.constantPointsInward = constraint.attributes.isSubset(of: [.right, .bottom])
    }
    constraint.constant = range
    file.addNumber(
      .offset, range, constraint.block, constraint.firstItem, of: constraint.statement.index)
  }

  /// `(a.Height == 44).priority = …`.
  private func readPriority(
    after end: Int, of constraint: inout Constraint, _ statement: Outline.Statement
  ) {
    guard statement.kind == .assignment, statement.assignment > end,
      file.tokens[end].kind == .rightParen, file.tokens[statement.assignment - 1].is(.priority)
    else { return }
    constraint.priority = (statement.assignment + 1)..<statement.end
  }

  private static let attributes: NameTable<LayoutAttributes> = [
    "Width": .width, "Height": .height, "Top": .top, "Bottom": .bottom, "Left": .left,
    "Right": .right, "Leading": .leading, "Trailing": .trailing, "CenterX": .centerX,
    "CenterY": .centerY, "FirstBaseline": .firstBaseline, "LastBaseline": .lastBaseline,
  ]
}
