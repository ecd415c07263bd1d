import LayoutModel
import LayoutSolver
import SwiftSource

// What libraries say about constraints apart from their attributes and numbers.
extension SceneReader {
  /// The guide of the superview that a library's call names: `topToSuperview(usingSafeArea: true)`,
  /// `autoPinEdge(toSuperviewMargin: .left)`.
  func guideOfSuperview(_ constraint: Constraint) -> ViewGuide? {
    guard constraint.manner.contains(.namesGuide) else { return nil }
    for token in constraint.expression where token.kind == .identifier {
      if token.contains("uperviewSafeArea") { return .safeArea }
      if token.contains("uperviewMargin") { return .margins }
      if token == "usingSafeArea", token.next?.next?.is(.true) == true { return .safeArea }
    }
    return nil
  }

  /// The number of a constraint in a format string, as far as the string spells it.
  func numberInFormat(_ constraint: Constraint) -> SceneNumber {
    let text = file.source.text(constraint.numberInFormat).filter { !$0.isWhitespace }
    return text.isEmpty
      ? SceneNumber(value: nil, text: "standard space")
      : SceneNumber(value: Fraction(literal: text.utf8), text: text)
  }

  /// What a sum of insets says about an attribute: 8 for `left` in `.left(8) + .top(4)`; nil for any other expression.
  func part(ofSum insets: Lexemes, at attribute: LayoutAttributes, _ block: Block) -> Fraction? {
    var rest = insets
    var sum = Fraction.zero
    while let first = rest.first {
      let name = first.kind == .period ? first.next : first.hasCapital ? first.next?.next : nil
      guard let name, let call = name.call, rest.indices.contains(call.last.index),
        let argument = call.arguments?.first, argument.label == nil,
        let parts = Self.namesOfInsets[name.text]
      else { return nil }
      if attribute.isSubset(of: parts) {
        guard let value = file.value(of: argument.value, in: block) else { return nil }
        sum = sum + value
      }
      rest = rest.suffix(after: call.last)
      if let plus = rest.first {
        guard plus == "+" else { return nil }
        rest = rest.dropFirst()
      }
    }
    return insets.isEmpty ? nil : sum
  }

  private static let namesOfInsets: [String: LayoutAttributes] = [
    "top": .top, "bottom": .bottom, "left": [.left, .leading], "right": [.right, .trailing],
    "horizontal": [.left, .right, .leading, .trailing], "vertical": [.top, .bottom],
    "uniform": [.top, .bottom, .left, .right, .leading, .trailing],
  ]

  // MARK: - PinLayout

  /// Whether a length is a share of the superview: `width(50%)`.
  func isShare(_ constraint: Constraint) -> Bool {
    constraint.setsFrame && constraint.statement.tokens(constraint.multiplier).last == "%"
  }

  func share(_ constraint: Constraint) -> SceneNumber {
    let tokens = constraint.statement.tokens(constraint.multiplier)
    let value = file.value(of: tokens.dropLast(), in: constraint.statement.block)
    return SceneNumber(value: value.map { $0 / Fraction(100) }, text: tokens.text)
  }

  /// Whether an offset is not about an attribute: `topCenter(8)` moves the top only.
  func isCenterOfCorner(_ constraint: Constraint, _ attribute: LayoutAttributes) -> Bool {
    constraint.manner.contains(.setsFrame) && attribute.isSubset(of: [.centerX, .centerY])
      && !constraint.attributes.isSubset(of: [.centerX, .centerY])
  }

  /// The constant with the margins that other calls of the chain set: `below(of: a).marginTop(8)`.
  mutating func withMargins(
    _ constant: SceneNumber, _ constraint: Constraint, _ attribute: LayoutAttributes
  ) -> SceneNumber {
    var sum = constant
    guard !attribute.isSubset(of: [.width, .height]) else { return sum }
    for call in constraint.expression.first?.call?.wholeChain ?? [] {
      guard let name = call.name, name.hasPrefix("margin") else { continue }
      let arguments = call.arguments.map { Array($0) } ?? []
      let attributes = Self.margins[name.text]
      let isCenter = attribute.isSubset(of: [.centerX, .centerY])
      let sides: LayoutAttributes = attribute == .centerX ? .left : .top
      if let attributes, attributes.isDisjoint(with: isCenter ? sides : attribute) { continue }
      guard attributes != nil, arguments.count == 1, let value = arguments.first?.value, !isCenter
      else {
        addGap(
          "what `\(name.through(call.last).text.onOneLine(atMost: 60))` does",
          constraint.statement, name.through(call.last))
        continue
      }
      let known = file.value(of: value, in: constraint.statement.block)
      sum = sum.adding(
        SceneNumber(value: known, text: value.text.onOneLine(atMost: 60)),
        isNegated: attribute.isSubset(of: .farEdges))
    }
    return sum
  }

  private static let margins: [String: LayoutAttributes] = [
    "margin": [.top, .bottom, .left, .right, .leading, .trailing], "marginTop": .top,
    "marginBottom": .bottom, "marginLeft": [.left, .leading], "marginRight": [.right, .trailing],
    "marginStart": [.left, .leading], "marginEnd": [.right, .trailing],
    "marginHorizontal": [.left, .right, .leading, .trailing], "marginVertical": [.top, .bottom],
  ]

  /// Reads the calls of a chain that adjust a frame in a way that depends on contents: `sizeToFit(.width)`.
  mutating func readAdjustments(behind pin: Lexeme, _ action: ViewAction) {
    let statement = action.statement
    let boxes = boxes(of: action.item, at: statement)
    for call in pin.next?.next?.call?.chain.map({ $0 }) ?? [] {
      guard let name = call.name, Self.adjustments.contains(name.text) else { continue }
      for box in boxes {
        let setting = ViewSetting(
          box: box, member: name.text,
          value: call.arguments?.tokens.text.onOneLine(atMost: 60) ?? "", isData: false)
        append(setting, statement)
      }
    }
  }

  private static let adjustments: Set<String> = [
    "sizeToFit", "wrapContent", "aspectRatio", "justify", "align", "pinEdges",
  ]
}

extension Call {
  fileprivate var wholeChain: [Call] {
    var first = self
    while let close = first.receiver?.last, let call = close.partner?.previous?.call {
      first = call
    }
    return Array(first.chain)
  }
}

extension SceneNumber {
  /// The sum with a number that points to the right and down, or with its negative.
  fileprivate func adding(_ other: SceneNumber, isNegated: Bool) -> SceneNumber {
    var other = other
    if isNegated {
      other.value = other.value.map { -$0 }
      other.isNegated = true
    }
    guard self != .zero else { return other.value == .zero ? .zero : other }
    if let value, let more = other.value {
      return value + more == .zero ? .zero : SceneNumber(value: value + more, text: "")
    }
    let isBoth = self.isNegated && other.isNegated
    let own =
      value.map { (isBoth ? -$0 : $0).description }
      ?? (self.isNegated && !isBoth ? "-\(text)" : text)
    let more =
      other.value.map { (isBoth ? -$0 : $0).description }
      ?? (other.isNegated && !isBoth ? "-\(other.text)" : other.text)
    return SceneNumber(value: nil, text: "(\(own) + \(more))", isNegated: isBoth)
  }
}
