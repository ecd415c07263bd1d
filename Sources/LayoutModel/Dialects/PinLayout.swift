import SwiftSource

/// PinLayout: `view.pin.top(8).left(to: icon.edge.right).height(44)`.
///
/// It sets frames: each chain is a frame action on its view, and each call that places an edge, a center or a size is
/// one constraint in the chain's own block. Recognized are the edges (`top`, `left`, `start`, …; with a number,
/// a percentage, insets, or `to:`), the corners (`topLeft`, `bottomCenter`, …), `all`, `horizontally`, `vertically`,
/// `center`, `hCenter`, `vCenter`, `above`, `below`, `before`, `after` with `of:aligned:`, `horizontallyBetween`,
/// `verticallyBetween`, and the sizes with `min` and `max`. The distances of the edges point inward. Margins and the
/// padding of `wrapContent` are numbers only; `before` and `after` place `right` and `left`, as they do unless the
/// project reverses its layout direction; `sizeToFit`, `aspectRatio`, `justify`, `align` and `pinEdges` adjust.
/// `pin.safeArea` and similar members are values.
///
/// Source: PinLayout 1.10.6 (https://github.com/layoutBox/PinLayout).
struct PinLayoutDialect {
  static let dialect = ClaimingDialect(
    occurs: { $0.source.words.contains(LayoutWord.pin.word) }, library: .pinLayout,
    read: { Self(file: $1).read($0) })

  let file: FactBuilder

  private func read(_ first: Call) -> Bool {
    let (start, name) = (first.chainStart.index, first.head.index)
    guard first.arguments != nil, let view = file.viewOfProxy(.pin, in: first),
      Self.methods.value(of: name, in: file) != nil
    else { return false }
    let block = file.block(of: first.statement)
    let item = file.itemOfView(view, in: block)
    file.addAction(
      .frame, first.statement, file.path(view), in: block, member: file.code[name - 2],
      tokens: start..<(name - 1))
    for call in first.chain {
      guard call.arguments != nil,
        let attributes = Self.methods.value(of: call.head.index, in: file)
      else { break }
      read(call, attributes, of: item, .chain(start))
    }
    return true
  }

  private func read(
    _ call: Call, _ attributes: LayoutAttributes, of item: Item, _ key: BlockKey
  ) {
    let method = call.head
    var constraint = file.constraint(
      method.through(call.last).indices, in: call.statement, on: item, attributes, .of(.used, key),
      Constraint.Relation(named: method))
    constraint.setsFrame = true
    constraint.constantPointsInward = !attributes.isDisjoint(with: .farEdges)
    for argument in file.arguments(of: call) {
      let value = argument.value.indices
      switch argument.label.flatMap({ Self.labels.value(of: $0.index, in: file) }) {
      case .edge: readEdge(value, of: &constraint)
      case .view: readView(value, method, of: &constraint)
      case .alignment: readAlignment(value, of: &constraint)
      case .number: file.addNumber(.offset, value, of: constraint)
      case nil where argument.label != nil: continue
      case nil where method.hasSuffix("Between"): readView(value, method, of: &constraint)
      case nil where attributes.isEmpty && !method.hasPrefix("margin"): continue
      case nil: file.readLength(value, of: &constraint)
      }
    }
    guard !constraint.attributes.isEmpty else { return }
    if constraint.secondItem == nil, constraint.attributes.isDisjoint(with: [.width, .height]) {
      constraint.relate(to: .superview(at: method.index))
    }
    file.constraints.append(constraint)
  }

  // MARK: - Arguments

  /// `to: icon.edge.right`, `to: icon.anchor.topRight`.
  private func readEdge(_ value: Range<Int>, of constraint: inout Constraint) {
    guard file.isPath(value), value.count > 2,
      let edge = Self.methods.value(of: value.upperBound - 1, in: file)
    else {
      constraint.secondItem = .unknown(at: value.lowerBound)
      return
    }
    // `edge` or `anchor` comes between the view and its edge.
    let view = value.lowerBound..<max(value.lowerBound, value.upperBound - 4)
    constraint.secondItem = file.names.item(view, in: file.block(of: constraint.statement))
    constraint.secondAttributes = edge
  }

  /// `of: icon`, `of: [icon, label]`.
  private func readView(_ value: Range<Int>, _ method: Lexeme, of constraint: inout Constraint) {
    let block = file.block(of: constraint.statement)
    constraint.secondItem =
      file.isPath(value) && !method.hasSuffix("Between")
      ? file.names.item(value, in: block) : .unknown(at: value.lowerBound)
    let facing = Self.facing.value(of: method.index, in: file)
    constraint.secondAttributes = facing ?? constraint.attributes
    // `left(of:)` places the right edge at the left of the other view.
    if method == "left" { constraint.attributes = .right }
    if method == "right" { constraint.attributes = .left }
  }

  private func readAlignment(_ value: Range<Int>, of constraint: inout Constraint) {
    guard let name = value.last, let alignment = Self.alignments.value(of: name, in: file) else {
      return
    }
    let isVertical = !constraint.attributes.isDisjoint(with: [.top, .bottom])
    let aligned = alignment.isEmpty ? (isVertical ? .centerX : .centerY) : alignment
    constraint.attributes.formUnion(aligned)
    constraint.secondAttributes.formUnion(aligned)
  }

  private enum Label { case edge, view, alignment, number }

  private static let labels: NameTable<Label> = [
    "to": .edge, "of and": .view, "aligned": .alignment, "padding": .number,
  ]

  /// `center` is empty: the axis depends on the method.
  private static let alignments: NameTable<LayoutAttributes> = [
    "left": .left, "right": .right, "start": .leading, "end": .trailing, "top": .top,
    "bottom": .bottom, "center": [],
  ]

  // MARK: - Methods

  /// What the methods place or size; nothing for those with other numbers, and for those that adjust.
  private static let methods: NameTable<LayoutAttributes> = [
    "top": .top, "bottom": .bottom, "left": .left, "right": .right, "start": .leading,
    "end": .trailing, "hCenter": .centerX, "vCenter": .centerY, "center": [.centerX, .centerY],
    "horizontally horizontallyBetween": [.left, .right],
    "vertically verticallyBetween": [.top, .bottom], "all": [.top, .left, .bottom, .right],
    "topLeft": [.top, .left], "topRight": [.top, .right], "topStart": [.top, .leading],
    "topEnd": [.top, .trailing], "topCenter": [.top, .centerX],
    "bottomCenter": [.bottom, .centerX], "bottomLeft": [.bottom, .left],
    "bottomRight": [.bottom, .right], "bottomStart": [.bottom, .leading],
    "bottomEnd": [.bottom, .trailing],
    "centerLeft": [.centerY, .left], "centerRight": [.centerY, .right],
    "centerStart": [.centerY, .leading], "centerEnd": [.centerY, .trailing],
    "above": .bottom, "below": .top, "before": .right, "after": .left,
    "width minWidth maxWidth": .width, "height minHeight maxHeight": .height,
    "size": [.width, .height],
    "margin marginTop marginLeft marginBottom marginRight": [],
    "marginStart marginEnd marginHorizontal marginVertical": [],
    "wrapContent sizeToFit aspectRatio justify align pinEdges": [],
  ]

  /// The edges of the other view, where they are not those that are placed.
  private static let facing: NameTable<LayoutAttributes> = [
    "above": .top, "below": .bottom, "before": .left, "after": .right,
  ]
}
