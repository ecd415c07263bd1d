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

  private func read(_ index: Int) {
    let call = file.outline.calls[index]
    guard call.open >= 0, file.source.words.intersects(Self.words), isAttribute(call),
      let target = target(of: call),
      let attributes = file.tokens[call.name].layoutWord.flatMap({ Self.attributes[$0] })
    else { return }
    let block = file.block(of: call.statement)
    var constraint = file.constraint(
      call, on: file.itemOfView(target.view, in: block), attributes,
      file.placement(of: index).made)
    constraint.constantPointsInward = true
    constraint.priority = target.priority
    if let argument = file.elements(of: call.open).first {
      readAmount(argument.value, of: &constraint)
    }
    if !attributes.isSubset(of: [.width, .height]) {
      constraint.relate(to: .superview(at: call.name))
    }
    readModifiers(after: call, of: &constraint, in: block)
    if constraint.firstItem.key != 0 {
      file.addAction(
        .constraint, call.statement, target.view, in: block, member: -1, tokens: constraint.tokens)
    }
    file.add(constraint)
  }

  /// Whether a call creates an attribute, and is not a method.
  private func isAttribute(_ call: Outline.Call) -> Bool {
    call.name == call.chainStart
      || (call.name == call.chainStart + 2 && file.tokens[call.chainStart].is(.EasyPeasy))
  }

  // MARK: - Receivers

  /// The target of an attribute: a view, empty for the one around the code, and the priority of all
  /// attributes of its array.
  private typealias Target = (view: Range<Int>, priority: Range<Int>)

  private func target(of call: Outline.Call) -> Target? {
    var (list, start, priority) = (call.list, call.chainStart, 0..<0)
    // Arrays and parentheses around an attribute.
    for _ in 0..<4 where list >= 0 {
      let current = file.outline.lists[list]
      if current.call >= 0 {
        return view(ofLayout: file.outline.calls[current.call]).map { ($0, priority) }
      }
      guard current.chainStart == current.open else { return nil }
      priority = self.priority(behind: file.outline.partner(of: current.open)) ?? priority
      (list, start) = (current.outer, current.open)
    }
    guard list < 0 else { return nil }
    return view(beforeOperatorAt: start - 1, call.statement).map { ($0, priority) }
  }

  /// Reads `view.easy.layout(…)`.
  private func view(ofLayout call: Outline.Call) -> Range<Int>? {
    let easy = call.name - 2
    guard easy >= call.chainStart, file.tokens[easy].is(.easy),
      file.tokens[call.name - 1].kind == .period, file.spells(call.name, "layout")
    else { return nil }
    return call.chainStart..<max(call.chainStart, easy - 1)
  }

  /// Reads `view <- …`.
  private func view(beforeOperatorAt sign: Int, _ statement: Int) -> Range<Int>? {
    let first = file.outline.statements[statement].first
    guard sign > first, sign - first <= CodeReader.longestItem,
      file.tokens[sign].kind == .binaryOperator, file.spells(sign, "<-")
    else { return nil }
    let assignment = (first..<sign).last { file.tokens[$0].kind == .equal }
    let view = (assignment.map { $0 + 1 } ?? first)..<sign
    return view.isEmpty ? nil : view
  }

  /// The priority in `[…].with(…)`.
  private func priority(behind close: Int) -> Range<Int>? {
    guard file.kind(after: close) == .period, let call = file.code[close + 2].call?.record,
      call.open >= 0, file.spells(call.name, "with")
    else { return nil }
    return file.content(of: call)
  }

  // MARK: - One attribute

  /// `8`, `>=8`, `*2`, `>=8*2`, `(>=8)*2`.
  private func readAmount(_ value: Range<Int>, of constraint: inout Constraint) {
    guard !value.isEmpty else { return }
    var sign = value.lowerBound
    var end = value.upperBound
    if file.tokens[sign].kind == .leftParen, file.tokens[sign + 1].kind == .prefixOperator {
      end = file.outline.partner(of: sign)
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
    after attribute: Outline.Call, of constraint: inout Constraint, in block: Int
  ) {
    for call in file.calls(after: attribute) {
      constraint.tokens = constraint.tokens.lowerBound..<(call.end + 1)
      switch file.code[call.name].text {
      case "to", "like": readReference(call, of: &constraint, in: block)
      case "with" where call.open >= 0: constraint.priority = file.content(of: call)
      case "when": constraint.isAlternative = true
      default: continue
      }
    }
  }

  /// `.to(other, .right)`. By default the opposite attribute, or the same one if the view is the superview.
  private func readReference(_ call: Outline.Call, of constraint: inout Constraint, in block: Int) {
    guard call.open >= 0 else { return }
    var arguments = file.elements(of: call.open)
    guard let view = arguments.next(), !view.value.isEmpty else { return }
    constraint.relate(to: file.itemOfView(view.value, in: block))
    if let attribute = arguments.next()?.value.last, let word = file.tokens[attribute].layoutWord {
      constraint.secondAttributes = LayoutAttributes(named: word)
    } else if constraint.attributes.rawValue.nonzeroBitCount == 1,
      constraint.attributes.isSubset(of: [.top, .leading, .trailing, .bottom, .left, .right])
    {
      constraint.secondAttributes = []
    }
  }
}
