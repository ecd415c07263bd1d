import SwiftSource

/// A project's own functions that add views or create constraints, as its configuration names them:
/// `label.pinToParent()`, `embed(label, in: view)`, `a.topAnchor.pin(equalTo: b.topAnchor)`.
struct ProjectHelperDialect {
  static let dialect = ClaimingDialect(
    occurs: { !$0.helpers.isEmpty }, readsChains: false, read: { Self(file: $1).read($0) })

  let file: FactBuilder

  private func read(_ call: Call) -> Bool {
    let name = call.head
    guard let uses = file.helperUses(of: call) else { return false }
    let receiver = file.receiver(of: call)
    let constrains = !uses.isDisjoint(with: [.constrain, .edges])
    if constrains, !receiver.isEmpty, AnchorDialect.readHelper(call, in: file) { return true }
    // The result of an expression has no name, unless it is that of a helper, which returns its view.
    guard let view = receiver.isEmpty ? receiver : file.viewPath(receiver) else { return true }
    let subjects = subjects(of: call, on: view, uses)
    let container = subjects.container.map {
      file.names.item($0, in: file.block(of: call.statement))
    }
    if uses.contains(.add) {
      for view in subjects.views {
        file.addAction(
          .addition, view, of: call, tokens: view.isEmpty ? name.alone.indices : view,
          parent: container ?? .unknown(at: name.index))
      }
    }
    guard constrains else { return true }
    readNumbers(call, subjects)
    let isEdges = uses.contains(.edges)
    let attributes = isEdges ? edges(call) : attributes(call)
    let other = isEdges ? attributes : otherAttributes(call) ?? []
    let second = isEdges ? container ?? .superview(at: name.index) : other.isEmpty ? nil : container
    // All views share the arguments, which are read once.
    let pointsInward = file.arguments(of: call).contains { $0.label?.isNameOfInset ?? false }
    for view in subjects.views {
      constrain(view, call, attributes, to: second, other, pointsInward)
    }
    return true
  }

  /// The views that a call is about, and their parent: empty for the view around the code, nil where the call does not
  /// name it.
  private struct Subjects {
    var views: [Range<Int>] = []
    var container: Range<Int>?
  }

  /// `container.embed(a, b)` and `pin(a, in: container)` are about their arguments, `a.embed(in: container)` and
  /// `a.pinToParent()` about their receiver.
  private func subjects(
    of call: Call, on receiver: Range<Int>, _ uses: LayoutHelpers.Uses
  ) -> Subjects {
    var handed: [Range<Int>] = []
    var named: Range<Int>?
    for argument in file.arguments(of: call) {
      let value = argument.value.indices
      if let label = argument.label {
        if Self.containerLabels.contains(label), file.isPath(value),
          argument.value.first?.kind != .period
        {
          named = named ?? value
        }
      } else {
        handed += file.elements(of: value).filter(file.isPath)
      }
    }
    let isType = receiver.count == 1 && file.code[receiver.lowerBound].hasCapital
    if uses.contains(.add), !handed.isEmpty {
      return Subjects(views: handed, container: named ?? (isType ? nil : receiver))
    }
    if receiver.isEmpty || isType, !handed.isEmpty {
      return Subjects(views: handed, container: named)
    }
    guard !isType else { return Subjects() }
    return Subjects(views: [receiver], container: named ?? handed.first)
  }

  private static let containerLabels = KeySet(
    names: "in to into inside within on of with view toView superview parent container")

  /// - Parameters:
  ///   - second: the view that it is constrained to, by `other` attributes; nil for another kind of constraint.
  ///   - pointsInward: whether an argument is an inset.
  private func constrain(
    _ view: Range<Int>, _ call: Call, _ attributes: LayoutAttributes, to second: Item?,
    _ other: LayoutAttributes, _ pointsInward: Bool
  ) {
    file.addAction(.constraint, view, of: call, tokens: call.tokens.indices)
    guard !attributes.isEmpty else { return }
    var constraint = file.constraint(
      call, on: file.names.item(view, in: file.block(of: call.statement)), attributes,
      file.placement(of: call).made)
    if let second { (constraint.secondItem, constraint.secondAttributes) = (second, other) }
    constraint.isOfHelper = true
    constraint.constantPointsInward = pointsInward
    if let arguments = call.arguments { constraint.constant = arguments.tokens.indices }
    file.constraints.append(constraint)
  }

  private func readNumbers(_ call: Call, _ subjects: Subjects) {
    let block = file.block(of: call.statement)
    let item =
      subjects.views.first.map { file.names.item($0, in: block) } ?? .unknown(at: call.head.index)
    for argument in file.arguments(of: call) where argument.value.first?.kind != .leftBrace {
      file.addNumber(.offset, argument.value.indices, .code(block), item, of: call.statement)
    }
  }

  /// All four edges, but without those that the call excludes, or only those that it names:
  /// `pinToParent(except: .bottom)`, `pinToParent(edges: .horizontal)`. None where a variable holds them.
  private func edges(_ call: Call) -> LayoutAttributes {
    var edges: LayoutAttributes = [.top, .leading, .trailing, .bottom]
    for argument in file.arguments(of: call) {
      guard let label = argument.label else { continue }
      let isExcluded = label.hasPrefix("exc")
      guard isExcluded || label == "edges" || label == "edge" || label == "sides" else { continue }
      var named: LayoutAttributes = []
      guard argument.value.allSatisfy(isPartOfNames) else { return named }
      for name in file.memberNames(in: argument.value.indices) {
        named.formUnion(self.edges(named: name))
      }
      guard isExcluded else { return named }
      if named.contains(.left) { named.insert(.leading) }
      if named.contains(.right) { named.insert(.trailing) }
      edges.subtract(named)
    }
    return edges
  }

  private func isPartOfNames(_ token: Lexeme) -> Bool {
    switch token.kind {
    case .identifier, .period, .comma, .leftBracket, .rightBracket: true
    default: false
    }
  }

  private func edges(named name: Int) -> LayoutAttributes {
    switch file.code[name].text {
    case "all": [.top, .leading, .trailing, .bottom]
    case "horizontal": [.leading, .trailing]
    case "vertical": [.top, .bottom]
    default: file.attributes(named: name)
    }
  }

  /// The attributes in the argument labels of a call; without any, those that its first argument names, as in
  /// `pin(.top, to: …)`, or those in its own name.
  private func attributes(_ call: Call) -> LayoutAttributes {
    var attributes: LayoutAttributes = []
    let arguments = file.arguments(of: call)
    for argument in arguments {
      guard let label = argument.label?.index else { continue }
      attributes.formUnion(file.attributes(named: label))
    }
    if attributes.isEmpty, let first = arguments.first, first.label == nil {
      attributes = named(in: first.value)
    }
    return attributes.isEmpty ? file.attributes(inName: call.head.index) : attributes
  }

  /// The attributes of the other view in `pin(.top, to: .bottom, of: header)`.
  private func otherAttributes(_ call: Call) -> LayoutAttributes? {
    file.arguments(of: call).dropFirst().lazy.map { named(in: $0.value) }.first { !$0.isEmpty }
  }

  /// The attributes in a value such as `.top` or `[.leading, .trailing]`.
  private func named(in value: Lexemes) -> LayoutAttributes {
    guard let first = value.first, first.kind == .period || first.kind == .leftBracket,
      value.allSatisfy(isPartOfNames)
    else { return [] }
    return file.memberNames(in: value.indices).reduce(into: []) {
      $0.formUnion(file.attributes(named: $1))
    }
  }
}

extension FactBuilder {
  fileprivate func helperUses(of call: Call) -> LayoutHelpers.Uses? {
    helpers.uses(of: call, named: key(call.head), noting: &nameUses)
  }

  /// The view that an expression is: a name, also behind the project's functions that constrain a view and return it, as
  /// in `title.setHeight(44).pinToTop()`. Nil for anything else.
  func viewPath(_ value: Range<Int>) -> Range<Int>? {
    var value = value
    while !isPath(value) {
      guard let last = value.last, tokens[last].kind == .rightParen,
        let call = code[last].partner?.previous?.call, call.last.index == last,
        let uses = helperUses(of: call), !uses.isDisjoint(with: [.constrain, .edges])
      else { return nil }
      value = receiver(of: call)
    }
    return value
  }

  /// The first attribute in a camel-case name: `top` in `pinTopToBottom`, `height` in `setHeight`.
  fileprivate func attributes(inName name: Int) -> LayoutAttributes {
    let words = code[name].words.map { $0.prefix(1).uppercased() + $0.dropFirst() } + [""]
    for (word, next) in zip(words, words.dropFirst()) {
      let attributes =
        Self.attributeWords.value(of: word + next) ?? Self.attributeWords.value(of: word)
      if let attributes { return attributes }
    }
    return []
  }

  private static let attributeWords: NameTable<LayoutAttributes> = [
    "Top": .top, "Leading": .leading, "Left": .left, "Trailing": .trailing, "Right": .right,
    "Bottom": .bottom, "CenterY": .centerY, "CenterX": .centerX, "Center": [.centerX, .centerY],
    "Height": .height, "Width": .width, "Size": [.height, .width],
    "Edges": [.top, .leading, .trailing, .bottom],
  ]
}

extension Lexeme {
  /// The words of a camel-case name: `pin`, `Top` and `To` of `pinTopTo`.
  public var words: [String] {
    text.reduce(into: []) { words, letter in
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
  }
}
