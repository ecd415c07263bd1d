import SwiftSource

extension LayoutLibrary {
  public static let easyPeasy = LayoutLibrary(
    "easypeasy", "EasyPeasy", [.activatesItself, .relatesToSuperview, .replacesEarlier],
    proxy: "easy", triggers: [.easy, .EasyPeasy],
    dialect: Dialect(calls: LayoutWord.attributeTypes) { EasyPeasyDialect(file: $1).read($0) })
}

/// EasyPeasy: attributes that are passed to a view.
///
/// `view.easy.layout(Top(8), Left(>=10).to(other, .right))`, the same with an array, and on layout guides; not
/// `view <- Top(8)` of the versions before 1.5.1. Positions are relative to the superview unless there is a
/// `.to(…)`. Constants point inward at the trailing, right and bottom edges; relations do not.
///
/// Source: EasyPeasy 1.10.0 (https://github.com/nakiostudio/EasyPeasy).
struct EasyPeasyDialect {
  let file: FactBuilder

  private static let words = WordSet([.easy, .EasyPeasy])

  fileprivate func read(_ call: Call) {
    guard file.source.words.intersects(Self.words), let arguments = call.arguments,
      let name = call.name, isAttribute(name, of: call), let target = target(of: call)
    else { return }
    let attributes = name.namedAttributes
    let block = call.statement.block.index
    var constraint = file.constraint(
      call, on: file.itemOfView(target.view, in: block), attributes,
      file.placement(of: call).made)
    constraint.constantPointsInward = true
    constraint.priority = target.priority
    if let amount = arguments.first?.value { readAmount(amount, of: &constraint) }
    if !attributes.isSubset(of: [.width, .height]) {
      constraint.relate(to: .superview(at: name.index))
    }
    readModifiers(after: call, of: &constraint)
    if constraint.firstItem.key != 0 {
      file.addAction(.constraint, call.statement, target.view, in: block, tokens: constraint.tokens)
    }
    file.add(constraint)
  }

  private func isAttribute(_ name: Lexeme, of call: Call) -> Bool {
    name == call.chainStart || (name.owner == call.chainStart && call.chainStart.is(.EasyPeasy))
  }

  /// The target of an attribute: a view, empty for the one around the code, and the priority of all
  /// attributes of its array.
  private typealias Target = (view: Range<Int>, priority: Range<Int>)

  private func target(of call: Call) -> Target? {
    var (list, priority) = (call.list, 0..<0)
    // Arrays and parentheses around an attribute.
    for _ in 0..<4 {
      guard let current = list else { return nil }
      if let call = current.call { return view(ofLayout: call).map { ($0, priority) } }
      guard current.beginsExpression else { return nil }
      priority = self.priority(behind: current.open.partner) ?? priority
      list = current.outer
    }
    return nil
  }

  /// Reads `view.easy.layout(…)`.
  private func view(ofLayout call: Call) -> Range<Int>? {
    guard call.name == "layout", let easy = call.name?.owner, easy.is(.easy) else { return nil }
    let start = call.chainStart.index
    return start..<max(start, easy.index - 1)
  }

  /// The priority in `[…].with(…)`.
  private func priority(behind close: Lexeme?) -> Range<Int>? {
    guard let period = close?.next, period.kind == .period, let call = period.next?.call,
      call.name == "with"
    else { return nil }
    return call.arguments?.tokens.indices
  }

  /// `8`, `>=8`, `*2`, `>=8*2`, `(>=8)*2`.
  private func readAmount(_ value: Lexemes, of constraint: inout Constraint) {
    constraint.constant = value.indices
    let open = value.first?.kind == .leftParen ? value.first : nil
    let end = open?.partner?.index ?? value.endIndex
    guard let sign = open?.next ?? value.first, sign.kind == .prefixOperator, sign.index + 1 < end
    else { return }
    let number = (sign.index + 1)..<end
    if sign == "*" {
      (constraint.constant, constraint.multiplier) = (0..<0, number)
    } else if let relation = file.relation(sign.index) {
      let factor = value.suffix(after: sign)
      let star = factor.first { file.isOperator($0.index, UInt8(ascii: "*")) }
      constraint.relation = relation
      constraint.constant = number.prefix { $0 != star?.index }
      if let star { constraint.multiplier = factor.suffix(after: star).indices }
    }
  }

  private func readModifiers(after attribute: Call, of constraint: inout Constraint) {
    for call in attribute.chain.dropFirst() {
      constraint.tokens = constraint.tokens.lowerBound..<call.tokens.endIndex
      switch call.head.text {
      case "to", "like": readReference(call.arguments, of: &constraint)
      case "with": constraint.priority = call.arguments?.tokens.indices ?? constraint.priority
      case "when": constraint.isAlternative = true
      default: continue
      }
    }
  }

  /// `.to(other, .right)`. By default the opposite attribute, or the same one if the view is the superview.
  private func readReference(_ arguments: Arguments?, of constraint: inout Constraint) {
    guard var arguments = arguments?.makeIterator(), let view = arguments.next()?.value,
      !view.isEmpty
    else { return }
    let block = constraint.statement.block.index
    constraint.relate(to: file.itemOfView(view.indices, in: block))
    if let attribute = arguments.next()?.value.last, attribute.layoutWord != nil {
      constraint.secondAttributes = attribute.namedAttributes
    } else if constraint.attributes.rawValue.nonzeroBitCount == 1,
      constraint.attributes.isSubset(of: [.top, .leading, .trailing, .bottom, .left, .right])
    {
      constraint.secondAttributes = []
    }
  }
}
