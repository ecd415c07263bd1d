import SwiftSource

/// PinLayout: `view.pin.top(8).left(to: icon.edge.right).height(44)`.
///
/// It sets frames: each chain is a frame action on its view, and each call that places an edge, a center or a size is
/// one constraint of a block of its own, the chain. Recognised are the edges (`top`, `left`, `start`, …; with a number,
/// a percentage, insets, or `to:`), the corners (`topLeft`, `bottomCenter`, …), `all`, `horizontally`, `vertically`,
/// `center`, `hCenter`, `vCenter`, `above`, `below`, `before`, `after` with `of:aligned:`, `horizontallyBetween`,
/// `verticallyBetween`, and the sizes with `min` and `max`. The distances of the edges point inward. Margins and the
/// padding of `wrapContent` are numbers only; `before` and `after` place `right` and `left`, as they do unless the
/// project turns the direction of its layout around; `sizeToFit`, `aspectRatio`, `justify`, `align` and `pinEdges` adjust.
/// `pin.safeArea` and its kin are values.
///
/// Source: PinLayout 1.10.6 (https://github.com/layoutBox/PinLayout).
enum PinLayoutDialect {
  /// What a method does.
  private struct Method {
    var attributes: LayoutAttributes = []
    var relation = Constraint.Relation.equal
    /// What it is held against in the view behind `of:`, and what of its own it places there.
    var facing: LayoutAttributes = []
    var placesBetween = false
    var hasNumbers = true
  }

  /// Reads the chain that a call begins; false where it is none of the library.
  static func read(_ index: Int, in file: FactBuilder) -> Bool {
    let first = file.outline.calls[index]
    guard first.open >= 0, let view = file.viewOfProxy(.pin, in: first),
      methods.value(of: first.name, in: file) != nil
    else { return false }
    let block = file.block(of: first.statement)
    let item = file.itemOfView(view, in: block)
    file.dialects.libraryChains.insert(first.chainStart)
    file.addAction(
      .frame, first.statement, view.isEmpty || file.isPath(view) ? view : nil, in: block,
      member: first.name - 2, tokens: first.chainStart..<(first.name - 1))
    var next: Int? = index
    while let current = next {
      let call = file.outline.calls[current]
      guard call.open >= 0, let method = methods.value(of: call.name, in: file) else { break }
      read(call, method, of: item, .chain(first.chainStart), in: file)
      next = file.callInChain(after: call)
    }
    return true
  }

  private static func read(
    _ call: Outline.Call, _ method: Method, of item: Item, _ key: BlockKey, in file: FactBuilder
  ) {
    var constraint = Constraint(
      tokens: call.name..<(call.end + 1), statement: file.code.statements[call.statement],
      firstItem: item,
      attributes: method.attributes, relation: method.relation, container: .used, block: key,
      setsFrame: true)
    constraint.constantPointsInward = !method.attributes.isDisjoint(with: .farEdges)
    for argument in file.arguments(of: call) {
      guard argument.label >= 0 else {
        readNumber(argument.value, method, of: &constraint, in: file)
        continue
      }
      switch labels.value(of: argument.label, in: file) {
      case .edge: readEdge(argument.value, of: &constraint, in: file)
      case .view: readView(argument.value, method, of: &constraint, in: file)
      case .alignment: readAlignment(argument.value, of: &constraint, in: file)
      case .number:
        file.addNumber(.offset, argument.value, key, item, of: call.statement)
      case nil: continue
      }
    }
    guard !constraint.attributes.isEmpty else { return }
    if constraint.secondItem == nil, constraint.attributes.isDisjoint(with: [.width, .height]) {
      constraint.secondItem = .superview(at: call.name)
      constraint.secondAttributes = constraint.attributes
    }
    file.constraints.append(constraint)
  }

  // MARK: - Arguments

  private static func readNumber(
    _ value: Range<Int>, _ method: Method, of constraint: inout Constraint, in file: FactBuilder
  ) {
    if method.placesBetween {
      readView(value, method, of: &constraint, in: file)
      return
    }
    guard method.hasNumbers else { return }
    file.addNumber(
      .offset, value, constraint.block, constraint.firstItem, of: constraint.statement.index)
    if file.isPercentage(value) {
      constraint.multiplier = value
    } else {
      constraint.constant = value
    }
  }

  /// `to: icon.edge.right`, `to: icon.anchor.topRight`.
  private static func readEdge(
    _ value: Range<Int>, of constraint: inout Constraint, in file: FactBuilder
  ) {
    guard file.isPath(value), value.count > 2,
      let edge = methods.value(of: value.upperBound - 1, in: file)
    else {
      constraint.secondItem = .unknown(at: value.lowerBound)
      return
    }
    // `edge` or `anchor` stands between the view and its edge.
    let view = value.lowerBound..<max(value.lowerBound, value.upperBound - 4)
    constraint.secondItem = file.names.item(view, in: file.block(of: constraint.statement.index))
    constraint.secondAttributes = edge.attributes
  }

  /// `of: icon`, `of: [icon, label]`.
  private static func readView(
    _ value: Range<Int>, _ method: Method, of constraint: inout Constraint, in file: FactBuilder
  ) {
    let block = file.block(of: constraint.statement.index)
    constraint.secondItem =
      file.isPath(value) && !method.placesBetween
      ? file.names.item(value, in: block) : .unknown(at: value.lowerBound)
    if method.facing.isEmpty, method.attributes == .left || method.attributes == .right {
      // `left(of:)` places the right edge at the left of the other view.
      constraint.secondAttributes = method.attributes
      constraint.attributes = method.attributes == .left ? .right : .left
    } else {
      constraint.secondAttributes = method.facing.isEmpty ? method.attributes : method.facing
    }
  }

  private static func readAlignment(
    _ value: Range<Int>, of constraint: inout Constraint, in file: FactBuilder
  ) {
    guard let name = value.last, let alignment = alignments.value(of: name, in: file) else {
      return
    }
    let isVertical = !constraint.attributes.isDisjoint(with: [.top, .bottom])
    let aligned = alignment.isEmpty ? (isVertical ? .centerX : .centerY) : alignment
    constraint.attributes.formUnion(aligned)
    constraint.secondAttributes.formUnion(aligned)
  }

  private enum Label { case edge, view, alignment, number }

  private static let labels: NameTable<Label> = [
    "to": .edge, "of": .view, "and": .view, "aligned": .alignment, "padding": .number,
  ]

  /// `center` is empty: along which axis depends on the method.
  private static let alignments: NameTable<LayoutAttributes> = [
    "left": .left, "right": .right, "start": .leading, "end": .trailing, "top": .top,
    "bottom": .bottom, "center": [],
  ]

  // MARK: - Methods

  private static let adjusting = Method(hasNumbers: false)

  private static let methods: NameTable<Method> = [
    "top": Method(attributes: .top), "bottom": Method(attributes: .bottom),
    "left": Method(attributes: .left), "right": Method(attributes: .right),
    "start": Method(attributes: .leading), "end": Method(attributes: .trailing),
    "hCenter": Method(attributes: .centerX), "vCenter": Method(attributes: .centerY),
    "all": Method(attributes: [.top, .left, .bottom, .right]),
    "horizontally": Method(attributes: [.left, .right]),
    "vertically": Method(attributes: [.top, .bottom]),
    "topLeft": Method(attributes: [.top, .left]), "topRight": Method(attributes: [.top, .right]),
    "topStart": Method(attributes: [.top, .leading]),
    "topEnd": Method(attributes: [.top, .trailing]),
    "topCenter": Method(attributes: [.top, .centerX]),
    "centerLeft": Method(attributes: [.centerY, .left]),
    "centerRight": Method(attributes: [.centerY, .right]),
    "centerStart": Method(attributes: [.centerY, .leading]),
    "centerEnd": Method(attributes: [.centerY, .trailing]),
    "center": Method(attributes: [.centerX, .centerY]),
    "bottomLeft": Method(attributes: [.bottom, .left]),
    "bottomRight": Method(attributes: [.bottom, .right]),
    "bottomStart": Method(attributes: [.bottom, .leading]),
    "bottomEnd": Method(attributes: [.bottom, .trailing]),
    "bottomCenter": Method(attributes: [.bottom, .centerX]),
    "above": Method(attributes: .bottom, facing: .top),
    "below": Method(attributes: .top, facing: .bottom),
    "before": Method(attributes: .right, facing: .left),
    "after": Method(attributes: .left, facing: .right),
    "horizontallyBetween": Method(attributes: [.left, .right], placesBetween: true),
    "verticallyBetween": Method(attributes: [.top, .bottom], placesBetween: true),
    "width": Method(attributes: .width), "height": Method(attributes: .height),
    "size": Method(attributes: [.width, .height]),
    "minWidth": Method(attributes: .width, relation: .greaterThanOrEqual),
    "maxWidth": Method(attributes: .width, relation: .lessThanOrEqual),
    "minHeight": Method(attributes: .height, relation: .greaterThanOrEqual),
    "maxHeight": Method(attributes: .height, relation: .lessThanOrEqual),
    "margin": Method(), "marginTop": Method(), "marginLeft": Method(), "marginBottom": Method(),
    "marginRight": Method(), "marginStart": Method(), "marginEnd": Method(),
    "marginHorizontal": Method(), "marginVertical": Method(),
    "wrapContent": adjusting, "sizeToFit": adjusting, "aspectRatio": adjusting,
    "justify": adjusting, "align": adjusting, "pinEdges": adjusting,
  ]
}
