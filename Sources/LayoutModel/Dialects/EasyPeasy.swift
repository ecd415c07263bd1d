import SwiftSource

/// EasyPeasy: attributes that are handed to a view.
///
/// - `view.easy.layout(Top(8), Left(>=10).to(other, .right))`, the same with an array, and on layout guides.
/// - `view <- Top(8)` and `view <- [Top(8), Left()]` of the versions before 1.5.1.
/// - `Top`, `Leading`, `Trailing`, `Bottom`, `Left`, `Right`, `CenterX`, `CenterY`, `Width`, `Height`, `FirstBaseline`,
///   `LastBaseline`, their variants for margins, and `Edges`, `Center`, `Size`, `Margins`, `CenterWithinMargins`.
/// - Constants (`8`), relations (`>=8`), multipliers (`*2`, `>=8*2`), `.to(…)`, `.like(…)`, `.with(…)` on an attribute and
///   on an array, `.when { … }`.
///
/// Positions are relative to the superview unless `.to(…)` says something else. Constants point inward at the trailing,
/// right and bottom edges; relations do not.
///
/// Source: EasyPeasy 1.10.0 (https://github.com/nakiostudio/EasyPeasy).
enum EasyPeasyDialect: Dialect {
  static let calls: [LayoutWord] = [
    .Top, .Leading, .Trailing, .Bottom, .Left, .Right, .CenterX, .CenterY, .Width, .Height,
    .FirstBaseline, .LastBaseline, .Edges, .Center, .Size, .TopMargin, .LeadingMargin,
    .TrailingMargin, .BottomMargin, .LeftMargin, .RightMargin, .CenterXWithinMargins,
    .CenterYWithinMargins, .Margins, .CenterWithinMargins,
  ]

  private static let words = WordSet([.easy, .EasyPeasy])

  static func read(_ index: Int, in file: FactBuilder) {
    let call = file.outline.calls[index]
    guard call.open >= 0, file.source.words.intersects(words), isAttribute(call, in: file),
      let target = target(of: call, in: file), let word = file.tokens[call.name].layoutWord
    else { return }
    let block = file.block(of: call.statement)
    let placement = file.placement(of: index)
    var constraint = Constraint(
      tokens: call.chainStart..<(call.end + 1), statement: file.code.statements[call.statement],
      firstItem: file.itemOfView(target.view, in: block), attributes: attributes(named: word),
      relation: .equal, container: .maker, block: placement.block,
      isAlternative: placement.isAlternative)
    constraint.constantPointsInward = true
    constraint.priority = target.priority
    if let argument = file.outline.arguments(call.open, file.tokens).first {
      readAmount(argument.value, of: &constraint, in: file)
    }
    if !constraint.attributes.isSubset(of: [.width, .height]) {
      constraint.secondItem = .superview(at: call.name)
      constraint.secondAttributes = constraint.attributes
    }
    readModifiers(after: call, of: &constraint, in: block, file)
    file.addNumber(
      .offset, constraint.constant, constraint.block, constraint.firstItem, of: call.statement)
    file.addNumber(
      .multiplier, constraint.multiplier, constraint.block, constraint.firstItem,
      of: call.statement)
    if constraint.firstItem.key != 0 {
      file.addAction(
        .constraint, call.statement, target.view, in: block, member: -1, tokens: constraint.tokens)
    }
    file.constraints.append(constraint)
  }

  /// Whether a call makes an attribute, and is no method of something.
  private static func isAttribute(_ call: Outline.Call, in file: FactBuilder) -> Bool {
    call.name == call.chainStart
      || (call.name == call.chainStart + 2 && file.tokens[call.chainStart].is(.EasyPeasy))
  }

  // MARK: - What it is handed to

  /// What an attribute is applied to.
  private struct Target {
    /// The tokens of the view; empty for the view that the code itself belongs to.
    var view: Range<Int>
    /// The priority of all attributes of the array.
    var priority = 0..<0
  }

  private static func target(of call: Outline.Call, in file: FactBuilder) -> Target? {
    var list = call.list
    var start = call.chainStart
    var priority = 0..<0
    for _ in 0..<deepest {
      guard list >= 0 else { break }
      let current = file.outline.lists[list]
      if current.call >= 0 {
        return layoutTarget(file.outline.calls[current.call], priority, in: file)
      }
      guard current.chainStart == current.open else { return nil }
      if let common = Self.priority(behind: file.outline.partner(of: current.open), in: file) {
        priority = common
      }
      start = current.open
      list = current.outer
    }
    guard list < 0 else { return nil }
    return operatorTarget(before: start, call.statement, priority, in: file)
  }

  /// Arrays and parentheses around an attribute.
  private static let deepest = 4

  /// `view.easy.layout(…)`.
  private static func layoutTarget(
    _ call: Outline.Call, _ priority: Range<Int>, in file: FactBuilder
  ) -> Target? {
    let easy = call.name - 2
    guard easy >= call.chainStart, file.tokens[easy].is(.easy),
      file.tokens[call.name - 1].kind == .period, file.text(call.name) == "layout"
    else { return nil }
    let view = call.chainStart..<max(call.chainStart, easy - 1)
    return Target(view: view, priority: priority)
  }

  /// `view <- …`.
  private static func operatorTarget(
    before start: Int, _ statement: Int, _ priority: Range<Int>, in file: FactBuilder
  ) -> Target? {
    let first = file.outline.statements[statement].first
    let sign = start - 1
    guard sign > first, sign - first <= CodeReader.longestItem,
      file.tokens[sign].kind == .binaryOperator, file.text(sign) == "<-"
    else {
      return nil
    }
    var view = first..<sign
    if let assignment = view.last(where: { file.tokens[$0].kind == .equal }) {
      view = (assignment + 1)..<sign
    }
    return view.isEmpty ? nil : Target(view: view, priority: priority)
  }

  /// The priority in `[…].with(…)`.
  private static func priority(behind close: Int, in file: FactBuilder) -> Range<Int>? {
    guard file.kind(after: close) == .period,
      let next = file.outline.call(named: close + 2)
    else { return nil }
    let call = file.outline.calls[next]
    guard call.open >= 0, file.text(call.name) == "with" else { return nil }
    return (call.open + 1)..<file.outline.partner(of: call.open)
  }

  // MARK: - One attribute

  private static func attributes(named word: LayoutWord) -> LayoutAttributes {
    switch word {
    case .Top, .TopMargin: .top
    case .Leading, .LeadingMargin: .leading
    case .Trailing, .TrailingMargin: .trailing
    case .Bottom, .BottomMargin: .bottom
    case .Left, .LeftMargin: .left
    case .Right, .RightMargin: .right
    case .CenterX, .CenterXWithinMargins: .centerX
    case .CenterY, .CenterYWithinMargins: .centerY
    case .Width: .width
    case .Height: .height
    case .FirstBaseline: .firstBaseline
    case .LastBaseline: .lastBaseline
    case .Edges, .Margins: [.top, .left, .right, .bottom]
    case .Center, .CenterWithinMargins: [.centerX, .centerY]
    default: [.width, .height]
    }
  }

  /// `8`, `>=8`, `*2`, `>=8*2`, `(>=8)*2`.
  private static func readAmount(
    _ value: Range<Int>, of constraint: inout Constraint, in file: FactBuilder
  ) {
    guard !value.isEmpty else { return }
    var sign = value.lowerBound
    var end = value.upperBound
    if file.tokens[sign].kind == .leftParen, file.tokens[sign + 1].kind == .prefixOperator {
      end = file.outline.partner(of: sign)
      sign += 1
    }
    guard file.tokens[sign].kind == .prefixOperator, sign + 1 < end else {
      constraint.constant = value
      return
    }
    switch file.text(sign) {
    case "==": break
    case ">=": constraint.relation = .greaterThanOrEqual
    case "<=": constraint.relation = .lessThanOrEqual
    case "*":
      constraint.multiplier = (sign + 1)..<end
      return
    default:
      constraint.constant = value
      return
    }
    let star = ((sign + 1)..<value.upperBound).first { file.isOperator($0, UInt8(ascii: "*")) }
    if let star {
      constraint.multiplier = (star + 1)..<value.upperBound
      end = min(end, star)
    }
    constraint.constant = (sign + 1)..<end
  }

  private static func readModifiers(
    after attribute: Outline.Call, of constraint: inout Constraint, in block: Int,
    _ file: FactBuilder
  ) {
    var call = attribute
    while let next = file.callInChain(after: call) {
      call = file.outline.calls[next]
      switch file.text(call.name) {
      case "to", "like": readReference(call, of: &constraint, in: block, file)
      case "with" where call.open >= 0:
        constraint.priority = (call.open + 1)..<file.outline.partner(of: call.open)
      case "when": constraint.isAlternative = true
      default: continue
      }
    }
    constraint.tokens = constraint.tokens.lowerBound..<(call.end + 1)
  }

  /// `.to(other, .right)`. Without an attribute, the opposite one is meant, or the same if the view is the superview.
  private static func readReference(
    _ call: Outline.Call, of constraint: inout Constraint, in block: Int, _ file: FactBuilder
  ) {
    guard call.open >= 0 else { return }
    var arguments = file.outline.arguments(call.open, file.tokens)
    guard let view = arguments.next(), !view.value.isEmpty else { return }
    constraint.secondItem = file.itemOfView(view.value, in: block)
    if let attribute = arguments.next(), !attribute.value.isEmpty,
      let word = file.tokens[attribute.value.upperBound - 1].layoutWord
    {
      constraint.secondAttributes = LayoutAttributes(named: word)
    } else {
      constraint.secondAttributes =
        hasOpposite(constraint.attributes) ? [] : constraint.attributes
    }
  }

  private static func hasOpposite(_ attributes: LayoutAttributes) -> Bool {
    switch attributes {
    case .top, .leading, .trailing, .bottom, .left, .right: true
    default: false
    }
  }
}
