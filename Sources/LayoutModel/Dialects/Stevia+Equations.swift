import SwiftSource

/// Stevia's equations: `a.Top == b.Bottom + 8`, `a.Width >= 50 % Width`, `(a.Height == 44).priority = .required`.
///
/// A comparison whose left side ends in one of the library's attributes is always a constraint, except in a condition.
/// Adjacent statements are a run. A number alone is the distance to the superview, which points inward for
/// the bottom and right edges.
extension SteviaDialect {
  /// Reads the equations of the file in source order.
  func readEquations() {
    for index in file.tokens.indices where file.tokens[index].kind == .binaryOperator {
      guard let relation = file.relation(index), let attribute = attribute(before: index),
        let owner = file.code[index].statement
      else { continue }
      switch owner.kind {
      case .expression, .assignment, .property, .transfer: read(index, attribute, relation, owner)
      // A condition.
      default: continue
      }
    }
  }

  /// The attribute on the left side of a comparison: its last name, or the one in front of another term, as in
  /// `a.Top + 8 == b.Top`.
  private func attribute(before equal: Int) -> Int? {
    let side = file.code[max(1, equal - 8)..<max(1, equal)].reversed().prefix { token in
      switch token.kind {
      case .identifier, .integerLiteral, .floatLiteral, .period, .leftParen, .rightParen,
        .binaryOperator:
        true
      default: false
      }
    }
    let sign = side.first { $0.kind == .binaryOperator }
    return [equal, sign?.index ?? equal].lazy.map { $0 - 1 }
      .first { $0 >= 0 && attributes(at: $0) != nil }
  }

  private func attributes(at name: Int) -> LayoutAttributes? {
    Self.equationAttributes.value(of: name, in: file)
  }

  private func read(
    _ equal: Int, _ attribute: Int, _ relation: Constraint.Relation, _ owner: Statement
  ) {
    guard let view = view(before: attribute), let attributes = attributes(at: attribute),
      let end = end(after: equal, in: owner)
    else { return }
    let block = owner.block.index
    let isAlone = owner.kind == .expression && owner.tokens.indices == view.lowerBound..<end
    var constraint = file.constraint(
      view.lowerBound..<end, in: owner, on: file.names.item(view, in: block), attributes,
      .maker(isAlone ? file.run(of: owner) : .list(equal)), relation)
    readTail((attribute + 1)..<equal, of: &constraint)
    readRight((equal + 1)..<end, of: &constraint, in: block)
    if let assignment = owner.assignment, let value = owner.assignedValue,
      assignment.index > end, file.tokens[end].kind == .rightParen,
      assignment.previous?.is(.priority) ?? false
    {
      // `(a.Height == 44).priority = …`
      constraint.priority = value.indices
    }
    file.addAction(
      .constraint, owner, view, in: block, member: file.code[attribute],
      tokens: view.lowerBound..<(attribute + 1))
    file.constraints.append(constraint)
  }

  /// The tokens of the view in front of an attribute; empty for the view around the code, nil for the result of
  /// a call.
  private func view(before attribute: Int) -> Range<Int>? {
    guard let start = file.chainStart(endingAt: attribute) else { return nil }
    return file.path(start..<max(start, attribute - 1))
  }

  /// The index after the right side; nil for one of extreme length.
  private func end(after equal: Int, in statement: Statement) -> Int? {
    // A side that contains many others would be read again with each of them.
    let most = CodeReader.longestClimb
    let rest = statement.tokens.suffix(after: file.code[equal])
    let ending = rest.outermost.prefix(most).first { token in
      switch token.kind {
      case .comma, .rightParen, .rightBracket, .rightBrace, .semicolon, .questionInfix, .colon: true
      default: false
      }
    }
    let end = ending?.index ?? rest.endIndex
    return end > equal + 1 && end - equal <= most ? end : nil
  }

  // MARK: - The right side

  private func readRight(_ range: Range<Int>, of constraint: inout Constraint, in block: Int) {
    let attribute = file.code[range].outermost.first { name in
      let isCalled = name.index + 1 < range.upperBound && name.next?.kind == .leftParen
      return name.kind == .identifier && !isCalled && attributes(at: name.index) != nil
    }
    guard let attribute = attribute?.index, let attributes = attributes(at: attribute)
    else { return readNumber(range, of: &constraint) }
    let view = view(before: attribute)
    constraint.secondItem = view.map { file.names.item($0, in: block) } ?? .unknown(at: attribute)
    constraint.secondAttributes = attributes
    let start = view?.lowerBound ?? attribute
    // `50 % b.Width`, and behind it `* 2`, `/ 2`, `+ 8`, `- 8`.
    if start > range.lowerBound { constraint.multiplier = range.lowerBound..<start }
    readTail((attribute + 1)..<range.upperBound, of: &constraint)
    file.addNumber(.offset, constraint.constant, of: constraint)
    file.addNumber(.multiplier, constraint.multiplier, of: constraint)
  }

  private func readTail(_ tail: Range<Int>, of constraint: inout Constraint) {
    var index = tail.lowerBound
    while index < tail.upperBound, file.tokens[index].kind == .binaryOperator {
      var end = index + 1
      while end < tail.upperBound, !isSum(end) { end = file.skip(end) }
      switch file.bytes[Int(file.tokens[index].start)] {
      case UInt8(ascii: "*"): constraint.multiplier = (index + 1)..<end
      // With its sign, as in the other dialects.
      case UInt8(ascii: "/"): constraint.multiplier = index..<end
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
    file.tokens[token].kind == .binaryOperator
      && (file.hasPrefix(token, "+") || file.hasPrefix(token, "-"))
  }

  /// `a.Top == 8`: a distance to the superview; `a.Width == 44`: a size.
  private func readNumber(_ range: Range<Int>, of constraint: inout Constraint) {
    if constraint.attributes.isDisjoint(with: [.width, .height]) {
      constraint.relate(to: .superview(at: range.lowerBound))
      constraint.constantPointsInward = constraint.attributes.isSubset(of: [.right, .bottom])
    }
    constraint.constant = range
    file.addNumber(.offset, range, of: constraint)
  }

  private static let equationAttributes: NameTable<LayoutAttributes> = [
    "Width": .width, "Height": .height, "Top": .top, "Bottom": .bottom, "Left": .left,
    "Right": .right, "Leading": .leading, "Trailing": .trailing, "CenterX": .centerX,
    "CenterY": .centerY, "FirstBaseline": .firstBaseline, "LastBaseline": .lastBaseline,
  ]
}
