import SwiftSource

/// EasyPeasy: attributes that are passed to a view.
///
/// - `view.easy.layout(Top(8), Left(>=10).to(other, .right))`, the same with an array, and on layout guides.
/// - `view <- Top(8)` and `view <- [Top(8), Left()]` of the versions before 1.5.1.
/// - `Top`, `Leading`, `Trailing`, `Bottom`, `Left`, `Right`, `CenterX`, `CenterY`, `Width`, `Height`, `FirstBaseline`,
///   `LastBaseline`, their variants for margins, and `Edges`, `Center`, `Size`, `Margins`, `CenterWithinMargins`.
/// - Constants (`8`), relations (`>=8`), multipliers (`*2`, `>=8*2`), `.to(…)`, `.like(…)`, `.with(…)` on an attribute
///   and on an array, `.when { … }`.
///
/// Positions are relative to the superview unless there is a `.to(…)`. Constants point inward at the trailing,
/// right and bottom edges; relations do not.
///
/// Source: EasyPeasy 1.10.0 (https://github.com/nakiostudio/EasyPeasy).
struct EasyPeasyDialect {
  static let dialect = Dialect(calls: Array(attributes.keys)) { Self(file: $1).read($0) }

  let file: FactBuilder

  private static let attributes: [LayoutWord: LayoutAttributes] = [
    .Top: .top, .Leading: .leading, .Trailing: .trailing, .Bottom: .bottom, .Left: .left,
    .Right: .right, .CenterX: .centerX, .CenterY: .centerY, .Width: .width, .Height: .height,
    .FirstBaseline: .firstBaseline, .LastBaseline: .lastBaseline,
    .TopMargin: .top, .LeadingMargin: .leading, .TrailingMargin: .trailing,
    .BottomMargin: .bottom, .LeftMargin: .left, .RightMargin: .right,
    .CenterXWithinMargins: .centerX, .CenterYWithinMargins: .centerY,
    .Edges: [.top, .left, .right, .bottom], .Margins: [.top, .left, .right, .bottom],
    .Center: [.centerX, .centerY], .CenterWithinMargins: [.centerX, .centerY],
    .Size: [.width, .height],
  ]

  private static let words = WordSet([.easy, .EasyPeasy])

  private func read(_ call: Call) {
    guard let arguments = call.arguments, file.source.words.intersects(Self.words),
      isAttribute(call),
      let target = target(of: call),
      let attributes = call.head.layoutWord.flatMap({ Self.attributes[$0] })
    else { return }
    let block = file.block(of: call.statement)
    var constraint = file.constraint(
      call, on: file.itemOfView(target.view, in: block), attributes,
      file.placement(of: call).made)
    constraint.constantPointsInward = true
    constraint.priority = target.priority
    if let argument = arguments.first { readAmount(argument.value.indices, of: &constraint) }
    if !attributes.isSubset(of: [.width, .height]) {
      constraint.relate(to: .superview(at: call.head.index))
    }
    readModifiers(after: call, of: &constraint, in: block)
    if constraint.firstItem.key != 0 {
      file.addAction(
        .constraint, call.statement, target.view, in: block, tokens: constraint.tokens)
    }
    file.add(constraint)
  }

  /// Whether a call creates an attribute, and is not a method.
  private func isAttribute(_ call: Call) -> Bool {
    let (start, name) = (call.chainStart, call.head)
    return name == start || (name.index == start.index + 2 && start.is(.EasyPeasy))
  }

  // MARK: - Receivers

  /// The target of an attribute: a view, empty for the one around the code, and the priority of all
  /// attributes of its array.
  private typealias Target = (view: Range<Int>, priority: Range<Int>)

  private func target(of call: Call) -> Target? {
    var (list, start, priority) = (call.list, call.chainStart, 0..<0)
    // Arrays and parentheses around an attribute.
    for _ in 0..<4 {
      guard let current = list else { break }
      if let call = current.call { return view(ofLayout: call).map { ($0, priority) } }
      guard current.beginsExpression else { return nil }
      priority = self.priority(behind: current.elements.close.index) ?? priority
      (list, start) = (current.outer, current.open)
    }
    guard list == nil else { return nil }
    return view(beforeOperatorAt: start.index - 1, call.statement).map { ($0, priority) }
  }

  /// Reads `view.easy.layout(…)`.
  private func view(ofLayout call: Call) -> Range<Int>? {
    let (start, easy) = (call.chainStart.index, call.head.index - 2)
    guard easy >= start, file.tokens[easy].is(.easy), file.tokens[easy + 1].kind == .period,
      call.head == "layout"
    else { return nil }
    return start..<max(start, easy - 1)
  }

  /// Reads `view <- …`.
  private func view(beforeOperatorAt sign: Int, _ statement: Statement) -> Range<Int>? {
    let first = statement.first.index
    guard sign > first, sign - first <= CodeReader.longestItem,
      file.tokens[sign].kind == .binaryOperator, file.spells(sign, "<-")
    else { return nil }
    let assignment = (first..<sign).last { file.tokens[$0].kind == .equal }
    let view = (assignment.map { $0 + 1 } ?? first)..<sign
    return view.isEmpty ? nil : view
  }

  /// The priority in `[…].with(…)`.
  private func priority(behind close: Int) -> Range<Int>? {
    guard file.kind(after: close) == .period, let call = file.code[close + 2].call,
      call.head == "with"
    else { return nil }
    return call.arguments?.tokens.indices
  }

  // MARK: - One attribute

  /// `8`, `>=8`, `*2`, `>=8*2`, `(>=8)*2`.
  private func readAmount(_ value: Range<Int>, of constraint: inout Constraint) {
    guard !value.isEmpty else { return }
    var sign = value.lowerBound
    var end = value.upperBound
    if file.tokens[sign].kind == .leftParen, file.tokens[sign + 1].kind == .prefixOperator {
      end = file.code[sign].partner?.index ?? end
      sign += 1
    }
    let isOperator = file.tokens[sign].kind == .prefixOperator && sign + 1 < end
    if isOperator, file.spells(sign, "*") {
      constraint.multiplier = (sign + 1)..<end
      return
    }
    guard isOperator, let relation = file.relation(sign) else {
      constraint.constant = value
      return
    }
    constraint.relation = relation
    let star = ((sign + 1)..<value.upperBound).first { file.isOperator($0, UInt8(ascii: "*")) }
    if let star {
      constraint.multiplier = (star + 1)..<value.upperBound
      end = min(end, star)
    }
    constraint.constant = (sign + 1)..<end
  }

  private func readModifiers(
    after attribute: Call, of constraint: inout Constraint, in block: Int
  ) {
    for call in attribute.chain.dropFirst() {
      constraint.tokens = constraint.tokens.lowerBound..<call.tokens.endIndex
      switch call.head.text {
      case "to", "like": readReference(call, of: &constraint, in: block)
      case "with": constraint.priority = call.arguments?.tokens.indices ?? constraint.priority
      case "when": constraint.isAlternative = true
      default: continue
      }
    }
  }

  /// `.to(other, .right)`. By default the opposite attribute, or the same one if the view is the superview.
  private func readReference(_ call: Call, of constraint: inout Constraint, in block: Int) {
    guard var arguments = call.arguments?.makeIterator(), let view = arguments.next(),
      !view.value.isEmpty
    else { return }
    constraint.relate(to: file.itemOfView(view.value.indices, in: block))
    if let word = arguments.next()?.value.last?.layoutWord {
      constraint.secondAttributes = LayoutAttributes(named: word)
    } else if constraint.attributes.rawValue.nonzeroBitCount == 1,
      constraint.attributes.isSubset(of: [.top, .leading, .trailing, .bottom, .left, .right])
    {
      constraint.secondAttributes = []
    }
  }
}
