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
    guard !attribute.isSubset(of: [.width, .height]) else { return constant }
    // Margins point to the same side.
    let isFar = attribute.isSubset(of: .farEdges)
    var sum = constant
    if isFar { sum.negate() }
    for call in constraint.expression.first?.call?.wholeChain ?? [] {
      guard let name = call.name, name.hasPrefix("margin") else { continue }
      let arguments = call.arguments.map { Array($0) } ?? []
      let attributes = ViewFile.sides[name.text.dropFirst("margin".count).lowercased()]
      let isCenter = attribute.isSubset(of: [.centerX, .centerY])
      let sides: LayoutAttributes = attribute == .centerX ? .left : .top
      if let attributes, attributes.isDisjoint(with: isCenter ? sides : attribute) { continue }
      guard attributes != nil, arguments.count == 1, let value = arguments.first?.value, !isCenter
      else {
        addGap("what", name.through(call.last), "does")
        continue
      }
      let known = file.value(of: value, in: constraint.statement.block)
      sum = sum.adding(
        SceneNumber(
          value: known, text: value.onOneLine(atMost: 60),
          expression: expression(value, at: constraint.statement)))
    }
    if isFar { sum.negate() }
    return sum
  }

  /// Reads the calls of a chain that adjust a frame in a way that depends on contents: `sizeToFit(.width)`.
  mutating func readAdjustments(behind pin: Lexeme, _ action: ViewAction) {
    let statement = action.statement
    let boxes = boxes(of: action.item, at: statement)
    for call in pin.next?.next?.call?.chain.map({ $0 }) ?? [] {
      guard let name = call.name, Self.adjustments.contains(name.text) else { continue }
      for box in boxes {
        var setting = self.setting(box, name.text, call.arguments?.tokens, statement)
        (setting.isCall, setting.isData) = (true, false)
        append(setting, statement)
      }
    }
  }

  private static let adjustments: Set<String> = [
    "sizeToFit", "wrapContent", "aspectRatio", "justify", "align", "pinEdges",
  ]
}

extension SceneReader {
  /// Reads FlexLayout's containers as stacks: `root.flex.direction(.row).padding(12).define { flex in … }`.
  mutating func readFlexContainers() {
    for call in file.code.calls where call.name == "define" && call.closure != nil {
      let chain = call.wholeChain
      guard let first = chain.first, let container = flexContainer(first, chain) else { continue }
      var members = ["axis": Self.vertical]
      var unread: [Lexeme] = []
      for call in chain {
        guard let name = call.name else { continue }
        let value = call.arguments?.first.map { expression($0.value, at: call.statement) } ?? .zero
        switch name.text {
        case "direction":
          let isRow = value.text.hasPrefix(".row")
          members["axis"] = isRow ? .member(.name(""), "horizontal") : Self.vertical
        case "gap", "rowGap", "columnGap": members["spacing"] = value
        case "alignItems":
          let names = [".start": "leading", ".end": "trailing", ".stretch": "fill"]
          members["alignment"] = names[value.text].map { .member(.name(""), $0) } ?? value
        case "padding" where call.arguments.map { Array($0).count } == 1:
          members["isLayoutMarginsRelativeArrangement"] = .name("true")
          members["layoutMargins"] = .call(
            .name("UIEdgeInsets"),
            ["top", "left", "bottom", "right"].map { .init(label: $0, value: value) })
        case "define", "addItem", "grow", "shrink": continue
        default:
          let isOfItem = name.hasPrefix("margin") || name == "position" || name == "alignSelf"
          if !isOfItem, !Self.lengthsOfFlex.contains(name.text) { unread.append(name) }
        }
      }
      for (member, value) in members.sorted(by: { $0.key < $1.key }) {
        let setting = ViewSetting(
          box: container, member: member, value: value.text, isData: false, expression: value)
        append(setting, call.statement)
      }
      addFlexGap(unread, container, call)
    }
    for call in file.code.calls where call.name == "addItem" {
      let unread = call.chain.dropFirst().compactMap(\.name).filter {
        $0.hasPrefix("margin") || $0 == "position" || $0 == "alignSelf"
      }
      guard !unread.isEmpty, let box = flexContainer(call, [call]) else { continue }
      addFlexGap(unread, box, call)
    }
  }

  private static let vertical = NumberExpression.member(.name(""), "vertical")

  private mutating func addFlexGap(_ names: [Lexeme], _ box: BoxName, _ call: Call) {
    for name in names { addGap("", name.alone, "of FlexLayout") }
    if !names.isEmpty { update(call.statement) { $0.opaque.insert(box) } }
  }

  /// The view of a container: the one that a chain adds, or whose `flex` it begins with.
  private func flexContainer(_ first: Call, _ chain: [Call]) -> BoxName? {
    if let added = chain.last(where: { $0.name == "addItem" }) {
      guard let value = added.arguments?.first?.value else {
        return boxName(madeBy: added.head.through(added.last))
      }
      return file.names.isPath(value)
        ? boxes(ofPath: value, at: added.statement).first : boxName(madeBy: value)
    }
    guard let path = first.receiver, path.last == "flex", file.names.isPath(path) else {
      return nil
    }
    let item = file.names.item(path.dropLast(min(2, path.count)), in: first.statement.block)
    return boxes(of: item, at: first.statement).first
  }

  private static let lengthsOfFlex: Set<String> = [
    "width", "height", "size", "minWidth", "minHeight", "maxWidth", "maxHeight", "backgroundColor",
    "cornerRadius", "border", "layout", "isIncludedInLayout",
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
  fileprivate func adding(_ other: SceneNumber) -> SceneNumber {
    if self == .zero { return other }
    if let value, let more = other.value { return SceneNumber(value: value + more, text: "") }
    func number(_ number: SceneNumber) -> NumberExpression? {
      number.value.map { .number($0) } ?? number.expression
    }
    guard let one = number(self), let more = number(other) else { return other }
    let sum = NumberExpression.operation("+", one, more)
    return SceneNumber(value: nil, text: "(\(sum.text))", expression: sum)
  }
}
