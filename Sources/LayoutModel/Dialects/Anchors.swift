import SwiftSource

/// Layout anchors: `view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8)`.
///
/// Source: UIKit, NSLayoutAnchor, NSLayoutDimension
/// (https://developer.apple.com/documentation/uikit/nslayoutanchor).
enum AnchorDialect {
  static let dialect = Dialect(calls: [.constraint]) { read($0, in: $1) }

  static func read(_ index: Int, in file: FactBuilder) {
    let call = file.outline.calls[index]
    guard call.open >= 0, call.name > 0, file.tokens[call.name - 1].kind == .period else { return }
    var arguments = file.elements(of: call.open)
    guard let first = arguments.next(), first.label >= 0,
      let relation = relation(file.tokens[first.label])
    else { return }
    var constraint = constraint(call, file.placement(of: index), in: file)
    constraint.relation = relation
    readSecond(first, of: &constraint, file)
    while let argument = arguments.next() {
      guard argument.label >= 0 else { continue }
      switch file.tokens[argument.label].layoutWord {
      case .constant: constraint.constant = argument.value
      case .multiplier: constraint.multiplier = argument.value
      default: continue
      }
    }
    constraint.priority = file.priority(after: call.end)
    // `.constraint(equalTo: size)` of the project is not a constraint on an attribute.
    guard !constraint.attributes.isEmpty || !constraint.constant.isEmpty else { return }
    file.add(constraint, constantAs: .constant)
  }

  /// The constraint of a call on an anchor, without its arguments.
  private static func constraint(
    _ call: Outline.Call, _ placement: Placement, in file: FactBuilder
  ) -> Constraint {
    let anchor = call.name - 2
    let attributes = anchor >= 0 ? attribute(file.tokens[anchor]) : []
    let hasItem = !attributes.isEmpty && anchor >= call.chainStart
    let item =
      hasItem
      ? file.itemOfAnchor(call.chainStart..<anchor, in: file.block(of: call.statement))
      : .unknown(at: call.chainStart)
    return file.constraint(call, on: item, attributes, placement)
  }

  /// Reads a method of the project on an anchor, which names the other side as `constraint` does or in its own way:
  /// `a.topAnchor.pin(equalTo: b.topAnchor)`, `a.topAnchor.pin(to: b.topAnchor, 8)`.
  ///
  /// - Returns: whether the receiver is an anchor.
  static func readHelper(_ index: Int, in file: FactBuilder) -> Bool {
    let call = file.outline.calls[index]
    let anchor = call.name - 2
    guard anchor >= call.chainStart, !attribute(file.tokens[anchor]).isEmpty else { return false }
    var placement = file.placement(of: index)
    // The result is unused: the helper activates its constraint.
    if placement.container == .dropped { placement.container = .maker }
    var constraint = constraint(call, placement, in: file)
    for argument in file.arguments(of: call) { readArgument(argument, of: &constraint, file) }
    constraint.priority = file.priority(after: call.end)
    file.add(constraint, constantAs: .constant)
    return true
  }

  private static func readArgument(
    _ argument: Outline.Argument, of constraint: inout Constraint, _ file: FactBuilder
  ) {
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
      readSecond(argument, of: &constraint, file)
      if constraint.secondItem == nil, constraint.constant.isEmpty {
        constraint.constant = argument.value
      }
    }
  }

  private static func readSecond(
    _ argument: Outline.Argument, of constraint: inout Constraint, _ file: FactBuilder
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
      constraint.secondItem = file.itemOfAnchor(
        argument.value.lowerBound..<last, in: constraint.statement.block.index)
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

  /// The attribute of an anchor's name; empty for any other token.
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
  /// - Parameter range: the tokens from the start of the chain up to the anchor.
  func itemOfAnchor(_ range: Range<Int>, in block: Int) -> Item {
    guard !range.isEmpty else {
      // An anchor in a local or a parameter may belong to any view.
      let anchor = range.lowerBound
      return scopes.isLocal(anchor, in: block) ? .unknown(at: anchor) : .implicitSelf(at: anchor)
    }
    let path = range.lowerBound..<(range.upperBound - 1)
    guard !path.isEmpty else { return .unknown(at: range.lowerBound) }
    // A call or parentheses in front may return another view each time, yet the same text means the same requirement.
    return names.item(path, in: block)
  }

  /// The argument of `….priority(…)`, `….withPriority(…)` or `….with(priority: …)` behind a constraint; empty without
  /// one.
  func priority(after end: Int) -> Range<Int> {
    var end = end
    for _ in 0..<Self.longestItem {
      guard kind(after: end) == .period, let next = outline.call(named: end + 2) else { break }
      let call = outline.calls[next]
      if call.open >= 0, hasSuffix(call.name, "riority") {
        return content(of: call)
      }
      if call.open >= 0, tokens[call.open + 1].is(.priority),
        let argument = elements(of: call.open).first, argument.label >= 0
      {
        return argument.value
      }
      end = call.end
    }
    return 0..<0
  }
}
