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
  /// The effect of a method.
  private struct Method {
    var attributes: LayoutAttributes
    var relation: Constraint.Relation
    /// The attributes of the view behind `of:`, and those of the pinned view that are placed there.
    var facing: LayoutAttributes
    var placesBetween: Bool
    var hasNumbers: Bool

    init(
      _ attributes: LayoutAttributes = [], _ relation: Constraint.Relation = .equal,
      facing: LayoutAttributes = [], placesBetween: Bool = false, hasNumbers: Bool = true
    ) {
      self.attributes = attributes
      self.relation = relation
      self.facing = facing
      self.placesBetween = placesBetween
      self.hasNumbers = hasNumbers
    }
  }

  static let dialect = ClaimingDialect(
    occurs: { $0.source.words.contains(LayoutWord.pin.word) },
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
      guard call.arguments != nil, let method = Self.methods.value(of: call.head.index, in: file)
      else { break }
      read(call, method, of: item, .chain(start))
    }
    return true
  }

  private func read(_ call: Call, _ method: Method, of item: Item, _ key: BlockKey) {
    var constraint = file.constraint(
      call.head.through(call.last).indices, in: call.statement, on: item, method.attributes,
      .of(.used, key), method.relation)
    constraint.setsFrame = true
    constraint.constantPointsInward = !method.attributes.isDisjoint(with: .farEdges)
    for argument in file.arguments(of: call) {
      let value = argument.value.indices
      guard let label = argument.label?.index else {
        readNumber(value, method, of: &constraint)
        continue
      }
      switch Self.labels.value(of: label, in: file) {
      case .edge: readEdge(value, of: &constraint)
      case .view: readView(value, method, of: &constraint)
      case .alignment: readAlignment(value, of: &constraint)
      case .number: file.addNumber(.offset, value, of: constraint)
      case nil: continue
      }
    }
    guard !constraint.attributes.isEmpty else { return }
    if constraint.secondItem == nil, constraint.attributes.isDisjoint(with: [.width, .height]) {
      constraint.relate(to: .superview(at: call.head.index))
    }
    file.constraints.append(constraint)
  }

  // MARK: - Arguments

  private func readNumber(_ value: Range<Int>, _ method: Method, of constraint: inout Constraint) {
    if method.placesBetween {
      readView(value, method, of: &constraint)
      return
    }
    guard method.hasNumbers else { return }
    file.addNumber(.offset, value, of: constraint)
    constraint.setLength(value, in: file)
  }

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
    constraint.secondAttributes = edge.attributes
  }

  /// `of: icon`, `of: [icon, label]`.
  private func readView(_ value: Range<Int>, _ method: Method, of constraint: inout Constraint) {
    let block = file.block(of: constraint.statement)
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

  private static let methods: NameTable<Method> = [
    "top": Method(.top), "bottom": Method(.bottom), "left": Method(.left),
    "right": Method(.right), "start": Method(.leading), "end": Method(.trailing),
    "hCenter": Method(.centerX), "vCenter": Method(.centerY),
    "center": Method([.centerX, .centerY]), "horizontally": Method([.left, .right]),
    "vertically": Method([.top, .bottom]), "all": Method([.top, .left, .bottom, .right]),
    "topLeft": Method([.top, .left]), "topRight": Method([.top, .right]),
    "topStart": Method([.top, .leading]), "topEnd": Method([.top, .trailing]),
    "topCenter": Method([.top, .centerX]), "bottomCenter": Method([.bottom, .centerX]),
    "bottomLeft": Method([.bottom, .left]), "bottomRight": Method([.bottom, .right]),
    "bottomStart": Method([.bottom, .leading]), "bottomEnd": Method([.bottom, .trailing]),
    "centerLeft": Method([.centerY, .left]), "centerRight": Method([.centerY, .right]),
    "centerStart": Method([.centerY, .leading]), "centerEnd": Method([.centerY, .trailing]),
    "above": Method(.bottom, facing: .top), "below": Method(.top, facing: .bottom),
    "before": Method(.right, facing: .left), "after": Method(.left, facing: .right),
    "horizontallyBetween": Method([.left, .right], placesBetween: true),
    "verticallyBetween": Method([.top, .bottom], placesBetween: true),
    "width": Method(.width), "height": Method(.height), "size": Method([.width, .height]),
    "minWidth": Method(.width, .greaterThanOrEqual), "maxWidth": Method(.width, .lessThanOrEqual),
    "minHeight": Method(.height, .greaterThanOrEqual),
    "maxHeight": Method(.height, .lessThanOrEqual),
    "margin marginTop marginLeft marginBottom marginRight": Method(),
    "marginStart marginEnd marginHorizontal marginVertical": Method(),
    "wrapContent sizeToFit aspectRatio justify align pinEdges": Method(hasNumbers: false),
  ]
}
