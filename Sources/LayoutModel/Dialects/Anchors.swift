import SwiftSource

extension LayoutLibrary {
  public static let anchors = LayoutLibrary(
    "anchors", "anchors", [.needsSuperview, .relatesToSuperview], triggers: [.constraint],
    dialect: Dialect(calls: [.constraint], read: AnchorDialect.read))
  public static let items = LayoutLibrary(
    "items", "`NSLayoutConstraint(item:)`", [.needsSuperview, .relatesToSuperview],
    triggers: [.NSLayoutConstraint],
    dialect: Dialect(
      calls: [.NSLayoutConstraint], readsInitializers: true, read: ItemConstraintDialect.read))
}

/// Layout anchors: `view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8)`.
///
/// Source: UIKit, NSLayoutAnchor, NSLayoutDimension
/// (https://developer.apple.com/documentation/uikit/nslayoutanchor).
enum AnchorDialect {
  @Sendable static func read(_ call: Call, in file: FactBuilder) {
    guard call.head.previous?.kind == .period, var arguments = call.arguments?.makeIterator(),
      let first = arguments.next(), let relation = relation(first.label)
    else { return }
    var constraint = constraint(call, file.placement(of: call), in: file)
    constraint.relation = relation
    readSecond(first, of: &constraint, file)
    while let argument = arguments.next() {
      switch argument.label?.layoutWord {
      case .constant: constraint.constant = argument.value.indices
      case .multiplier: constraint.multiplier = argument.value.indices
      default: continue
      }
    }
    constraint.priority = file.priority(after: call)
    // `.constraint(equalTo: size)` of the project is not a constraint on an attribute.
    guard !constraint.attributes.isEmpty || !constraint.constant.isEmpty else { return }
    file.add(constraint, constantAs: .constant)
  }

  /// The constraint of a call on an anchor, without its arguments.
  private static func constraint(
    _ call: Call, _ placement: Placement, in file: FactBuilder
  ) -> Constraint {
    let (start, anchor) = (call.chainStart.index, call.head.index - 2)
    let attributes = anchor >= 0 ? attribute(file.tokens[anchor]) : []
    let hasItem = !attributes.isEmpty && anchor >= start
    let item =
      hasItem
      ? file.itemOfAnchor(start..<anchor, in: file.block(of: call.statement))
      : .unknown(at: start)
    return file.constraint(call, on: item, attributes, placement)
  }

  /// Reads a method of the project on an anchor, which names the other side as `constraint` does or in its own way:
  /// `a.topAnchor.pin(equalTo: b.topAnchor)`, `a.topAnchor.pin(to: b.topAnchor, 8)`.
  ///
  /// - Returns: whether the receiver is an anchor.
  static func readHelper(_ call: Call, in file: FactBuilder) -> Bool {
    let anchor = call.head.index - 2
    guard anchor >= call.chainStart.index, !attribute(file.tokens[anchor]).isEmpty else {
      return false
    }
    var placement = file.placement(of: call)
    // The result is unused: the helper activates its constraint.
    if placement.container == .dropped { placement.container = .maker }
    var constraint = constraint(call, placement, in: file)
    for argument in file.arguments(of: call) { readArgument(argument, of: &constraint, file) }
    constraint.priority = file.priority(after: call)
    file.add(constraint, constantAs: .constant)
    return true
  }

  private static func readArgument(
    _ argument: Argument, of constraint: inout Constraint, _ file: FactBuilder
  ) {
    let value = argument.value.indices
    if let relation = relation(argument.label) { constraint.relation = relation }
    switch argument.label?.layoutWord {
    case .multiplier: constraint.multiplier = value
    case .priority: constraint.priority = value
    case .constant: constraint.constant = value
    default:
      guard constraint.secondItem == nil else {
        constraint.constant = value
        return
      }
      readSecond(argument, of: &constraint, file)
      if constraint.secondItem == nil, constraint.constant.isEmpty { constraint.constant = value }
    }
  }

  private static func readSecond(
    _ argument: Argument, of constraint: inout Constraint, _ file: FactBuilder
  ) {
    switch argument.label?.layoutWord {
    case .equalToConstant, .greaterThanOrEqualToConstant, .lessThanOrEqualToConstant:
      constraint.constant = argument.value.indices
    default:
      guard let last = argument.value.last, file.isPath(argument.value) else { return }
      let attributes = attribute(last.token)
      guard !attributes.isEmpty else { return }
      constraint.secondAttributes = attributes
      constraint.secondItem = file.itemOfAnchor(
        argument.value.dropLast().indices, in: constraint.statement.block.index)
    }
  }

  private static func relation(_ label: Lexeme?) -> Constraint.Relation? {
    switch label?.layoutWord {
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
  func priority(after call: Call) -> Range<Int> {
    var end = call.last.index
    for _ in 0..<Self.longestItem {
      guard kind(after: end) == .period, let next = code[end + 2].call else { break }
      if let arguments = next.arguments {
        if next.head.hasSuffix("riority") { return arguments.tokens.indices }
        if let argument = arguments.first, argument.label?.is(.priority) ?? false {
          return argument.value.indices
        }
      }
      end = next.last.index
    }
    return 0..<0
  }
}

/// `NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, …)`.
///
/// Source: UIKit, NSLayoutConstraint (https://developer.apple.com/documentation/uikit/nslayoutconstraint).
enum ItemConstraintDialect {
  @Sendable static func read(_ call: Call, in file: FactBuilder) {
    guard let arguments = call.arguments, arguments.open.next?.is(.item) ?? false else { return }
    let block = file.block(of: call.statement)
    var constraint = file.constraint(
      call, on: .unknown(at: call.chainStart.index), [], file.placement(of: call))
    var hasSecond = false
    for argument in arguments {
      let value = argument.value.indices
      switch argument.label?.layoutWord {
      case .item: constraint.firstItem = file.itemOfValue(value, in: block)
      case .toItem:
        hasSecond = true
        if !file.tokens[value.lowerBound].is(.nil) {
          constraint.secondItem = file.itemOfValue(value, in: block)
        }
      case .attribute where hasSecond:
        constraint.secondAttributes = file.attributes(named: value.upperBound - 1)
      case .attribute: constraint.attributes = file.attributes(named: value.upperBound - 1)
      case .relatedBy: constraint.relation = Constraint.Relation(named: argument.value.last)
      case .multiplier: constraint.multiplier = value
      case .constant: constraint.constant = value
      default: continue
      }
    }
    file.add(constraint, constantAs: .constant)
  }
}

extension LayoutAttributes {
  /// The attributes of a name of `NSLayoutConstraint.Attribute`, of a maker, or of a type such as `Top`; empty for any other
  /// word.
  init(named word: LayoutWord) {
    switch word {
    case .top, .topMargin, .topWithinMargins, .Top, .TopMargin: self = .top
    case .leading, .leadingMargin, .leadingWithinMargins, .Leading, .LeadingMargin: self = .leading
    case .trailing, .trailingMargin, .trailingWithinMargins, .Trailing, .TrailingMargin:
      self = .trailing
    case .bottom, .bottomMargin, .bottomWithinMargins, .Bottom, .BottomMargin: self = .bottom
    case .left, .leftMargin, .leftWithinMargins, .Left, .LeftMargin: self = .left
    case .right, .rightMargin, .rightWithinMargins, .Right, .RightMargin: self = .right
    case .centerX, .centerXWithinMargins, .CenterX, .CenterXWithinMargins: self = .centerX
    case .centerY, .centerYWithinMargins, .CenterY, .CenterYWithinMargins: self = .centerY
    case .width, .Width: self = .width
    case .height, .Height: self = .height
    case .firstBaseline, .FirstBaseline: self = .firstBaseline
    case .baseline, .lastBaseline, .LastBaseline: self = .lastBaseline
    case .edges, .margins, .Edges, .Margins: self = [.top, .left, .right, .bottom]
    case .directionalEdges, .directionalMargins: self = [.top, .leading, .trailing, .bottom]
    case .horizontalEdges: self = [.left, .right]
    case .directionalHorizontalEdges: self = [.leading, .trailing]
    case .verticalEdges, .directionalVerticalEdges: self = [.top, .bottom]
    case .center, .centerWithinMargins, .Center, .CenterWithinMargins: self = [.centerX, .centerY]
    case .size, .Size: self = [.width, .height]
    case .origin: self = [.top, .left]
    default: self = []
    }
  }

  /// The same for the text of a name.
  init(named name: some StringProtocol) {
    self = LayoutWord(rawValue: String(name)).map { LayoutAttributes(named: $0) } ?? []
  }
}
