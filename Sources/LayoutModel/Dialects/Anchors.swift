import SwiftSource

/// Layout anchors: `view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8)`.
///
/// Source: UIKit, NSLayoutAnchor, NSLayoutDimension
/// (https://developer.apple.com/documentation/uikit/nslayoutanchor).
enum AnchorDialect: Dialect {
  static let calls: [LayoutWord] = [.constraint]

  static func read(_ index: Int, in file: FactBuilder) {
    let call = file.outline.calls[index]
    guard call.open >= 0, file.tokens[call.name - (call.name > 0 ? 1 : 0)].kind == .period else {
      return
    }
    let arguments = file.outline.arguments(call.open, file.tokens)
    var iterator = arguments.makeIterator()
    guard let first = iterator.next(), first.label >= 0,
      let relation = relation(file.tokens[first.label])
    else { return }
    let anchor = call.name - 2
    let attributes = anchor > 0 ? attribute(file.tokens[anchor]) : []
    let block = file.block(of: call.statement)
    let placement = file.placement(of: index)
    var item = Item.unknown(at: call.chainStart)
    if !attributes.isEmpty, anchor >= call.chainStart {
      item = file.itemOfAnchor(call.chainStart..<anchor, in: block)
    }
    var constraint = Constraint(
      tokens: call.chainStart..<(call.end + 1), statement: file.code.statements[call.statement],
      firstItem: item,
      attributes: attributes, relation: relation, container: placement.container,
      block: placement.block, isAlternative: placement.isAlternative)
    readSecond(first, of: &constraint, in: block, file)
    while let argument = iterator.next() {
      guard argument.label >= 0 else { continue }
      switch file.tokens[argument.label].layoutWord {
      case .constant: constraint.constant = argument.value
      case .multiplier: constraint.multiplier = argument.value
      default: continue
      }
    }
    constraint.priority = file.priority(after: call.end)
    // `.constraint(equalTo: size)` of a project's own is no constraint on an attribute.
    guard !attributes.isEmpty || !constraint.constant.isEmpty else { return }
    file.addNumber(.constant, constraint.constant, placement.block, item, of: call.statement)
    file.addNumber(.multiplier, constraint.multiplier, placement.block, item, of: call.statement)
    if !attributes.isEmpty { file.constraints.append(constraint) }
  }

  /// A call of a project's own on an anchor, which names the other side as `constraint` does or in its own way:
  /// `a.topAnchor.pin(equalTo: b.topAnchor)`, `a.topAnchor.pin(to: b.topAnchor, 8)`.
  ///
  /// - Returns: whether it was called on an anchor.
  static func readHelper(_ index: Int, in file: FactBuilder) -> Bool {
    let call = file.outline.calls[index]
    let anchor = call.name - 2
    guard anchor >= call.chainStart else { return false }
    let attributes = attribute(file.tokens[anchor])
    guard !attributes.isEmpty else { return false }
    let block = file.block(of: call.statement)
    let placement = file.placement(of: index)
    let item = file.itemOfAnchor(call.chainStart..<anchor, in: block)
    // The result is left alone: the helper activates what it makes.
    let container = placement.container == .dropped ? .maker : placement.container
    var constraint = Constraint(
      tokens: call.chainStart..<(call.end + 1), statement: file.code.statements[call.statement],
      firstItem: item,
      attributes: attributes, relation: .equal, container: container, block: placement.block,
      isAlternative: placement.isAlternative)
    if call.open >= 0 {
      for argument in file.outline.arguments(call.open, file.tokens) {
        readArgument(argument, of: &constraint, in: block, file)
      }
    }
    constraint.priority = file.priority(after: call.end)
    file.addNumber(.constant, constraint.constant, placement.block, item, of: call.statement)
    file.addNumber(.multiplier, constraint.multiplier, placement.block, item, of: call.statement)
    file.constraints.append(constraint)
    return true
  }

  private static func readArgument(
    _ argument: Outline.Argument, of constraint: inout Constraint, in block: Int,
    _ file: FactBuilder
  ) {
    guard !argument.value.isEmpty else { return }
    let label = argument.label >= 0 ? file.tokens[argument.label] : nil
    if let label, let relation = relation(label) { constraint.relation = relation }
    switch label?.layoutWord {
    case .multiplier: constraint.multiplier = argument.value
    case .priority: constraint.priority = argument.value
    case .constant: constraint.constant = argument.value
    default:
      guard constraint.secondItem == nil else {
        constraint.constant = argument.value
        return
      }
      readSecond(argument, of: &constraint, in: block, file)
      if constraint.secondItem == nil, constraint.constant.isEmpty {
        constraint.constant = argument.value
      }
    }
  }

  private static func readSecond(
    _ argument: Outline.Argument, of constraint: inout Constraint, in block: Int,
    _ file: FactBuilder
  ) {
    switch argument.label >= 0 ? file.tokens[argument.label].layoutWord : nil {
    case .equalToConstant, .greaterThanOrEqualToConstant, .lessThanOrEqualToConstant:
      constraint.constant = argument.value
    default:
      let last = argument.value.upperBound - 1
      guard file.isPath(argument.value) else { return }
      let attributes = attribute(file.tokens[last])
      guard !attributes.isEmpty else { return }
      constraint.secondAttributes = attributes
      constraint.secondItem = file.itemOfAnchor(argument.value.lowerBound..<last, in: block)
    }
  }

  private static func relation(_ label: Token) -> Constraint.Relation? {
    switch label.layoutWord {
    case .equalTo, .equalToConstant, .equalToSystemSpacingAfter, .equalToSystemSpacingBelow: .equal
    case .greaterThanOrEqualTo, .greaterThanOrEqualToConstant,
      .greaterThanOrEqualToSystemSpacingAfter, .greaterThanOrEqualToSystemSpacingBelow:
      .greaterThanOrEqual
    case .lessThanOrEqualTo, .lessThanOrEqualToConstant, .lessThanOrEqualToSystemSpacingAfter,
      .lessThanOrEqualToSystemSpacingBelow:
      .lessThanOrEqual
    default: nil
    }
  }

  /// The attribute that an anchor's name stands for; empty for any other token.
  static func attribute(_ token: Token) -> LayoutAttributes {
    switch token.layoutWord {
    case .topAnchor: .top
    case .leadingAnchor: .leading
    case .trailingAnchor: .trailing
    case .bottomAnchor: .bottom
    case .leftAnchor: .left
    case .rightAnchor: .right
    case .centerXAnchor: .centerX
    case .centerYAnchor: .centerY
    case .widthAnchor: .width
    case .heightAnchor: .height
    case .firstBaselineAnchor: .firstBaseline
    case .lastBaselineAnchor: .lastBaseline
    default: []
    }
  }
}

extension FactBuilder {
  /// The item in front of an anchor: `a.b` in `a.b.topAnchor`, `self` in `topAnchor`.
  ///
  /// - Parameter range: the tokens from the chain's start to the anchor, which is not part of it.
  func itemOfAnchor(_ range: Range<Int>, in block: Int) -> Item {
    guard !range.isEmpty else {
      // An anchor that a local or a parameter holds may be any view's.
      let anchor = range.lowerBound
      return scopes.isLocal(anchor, in: block) ? .unknown(at: anchor) : .implicitSelf(at: anchor)
    }
    let path = range.lowerBound..<(range.upperBound - 1)
    guard !path.isEmpty else { return .unknown(at: range.lowerBound) }
    // A call or parentheses in front may give another view each time, yet the same text asks for the same thing.
    return names.item(path, in: block)
  }

  /// The argument of a `….priority(…)`, `….withPriority(…)` or `….with(priority: …)` behind a constraint; empty for none.
  func priority(after end: Int) -> Range<Int> {
    var end = end
    for _ in 0..<Self.longestItem {
      guard kind(after: end) == .period, let next = outline.call(named: end + 2) else { break }
      let call = outline.calls[next]
      if call.open >= 0, hasSuffix(call.name, "riority") {
        return (call.open + 1)..<outline.partner(of: call.open)
      }
      if call.open >= 0, tokens[call.open + 1].is(.priority),
        let argument = outline.arguments(call.open, tokens).first,
        argument.label >= 0
      {
        return argument.value
      }
      end = call.end
    }
    return 0..<0
  }
}
