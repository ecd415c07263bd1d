import SwiftSource

/// A project's own functions that add views or make constraints, as its configuration names them:
/// `label.pinToParent()`, `embed(label, in: view)`, `a.topAnchor.pin(equalTo: b.topAnchor)`.
enum ProjectHelperDialect {
  /// Reads a call of a helper.
  static func read(_ index: Int, _ uses: LayoutHelpers.Uses, in file: FactBuilder) {
    let call = file.outline.calls[index]
    let receiver = file.receiver(of: call)
    if !uses.isDisjoint(with: [.constrain, .edges]), !receiver.isEmpty,
      AnchorDialect.readHelper(index, in: file)
    {
      return
    }
    // What a computation gives has no name.
    guard receiver.isEmpty || file.isPath(receiver) else { return }
    let subjects = subjects(of: call, uses, in: file)
    if uses.contains(.add) {
      for view in subjects.views {
        file.addAction(
          .addition, call.statement, view, in: file.block(of: call.statement), member: call.name,
          tokens: view.isEmpty ? call.name..<(call.name + 1) : view,
          parent: parent(subjects.container, call, file))
      }
    }
    guard !uses.isDisjoint(with: [.constrain, .edges]) else { return }
    readNumbers(call, subjects, in: file)
    let isEdges = uses.contains(.edges)
    let attributes = isEdges ? edges(call, in: file) : attributes(call, in: file)
    let container = subjects.container.map {
      file.names.item($0, in: file.block(of: call.statement))
    }
    for view in subjects.views {
      constrain(
        view, index, attributes, to: isEdges ? container ?? .superview(at: call.name) : nil,
        in: file)
    }
  }

  private static func parent(
    _ container: Range<Int>?, _ call: Outline.Call, _ file: FactBuilder
  ) -> Item {
    guard let container else { return .unknown(at: call.name) }
    return file.names.item(container, in: file.block(of: call.statement))
  }

  // MARK: - Who is meant

  /// The views that a call is about, and the one that they are in: empty for the view that the code belongs to, nil where
  /// the call does not say.
  private struct Subjects {
    var views: [Range<Int>] = []
    var container: Range<Int>?
  }

  /// `container.embed(a, b)` and `pin(a, in: container)` are about what they are handed, `a.embed(in: container)` and
  /// `a.pinToParent()` about what they are called on.
  private static func subjects(
    of call: Outline.Call, _ uses: LayoutHelpers.Uses, in file: FactBuilder
  ) -> Subjects {
    var handed: [Range<Int>] = []
    var named: Range<Int>?
    for argument in file.arguments(of: call) {
      if argument.label < 0 {
        addPaths(argument.value, to: &handed, in: file)
      } else if named == nil, isContainerLabel(argument.label, in: file),
        file.isPath(argument.value)
      {
        named = argument.value
      }
    }
    let receiver = file.receiver(of: call)
    let isType = receiver.count == 1 && file.hasCapital(receiver.lowerBound)
    if uses.contains(.add), !handed.isEmpty {
      return Subjects(views: handed, container: named ?? (isType ? nil : receiver))
    }
    if receiver.isEmpty || isType, !handed.isEmpty {
      return Subjects(views: handed, container: named)
    }
    guard !isType else { return Subjects() }
    return Subjects(views: [receiver], container: named ?? handed.first)
  }

  private static func addPaths(
    _ value: Range<Int>, to paths: inout [Range<Int>], in file: FactBuilder
  ) {
    let open = value.lowerBound
    if file.tokens[open].kind == .leftBracket,
      file.outline.partner(of: open) == value.upperBound - 1
    {
      for element in file.outline.arguments(open, file.tokens) where file.isPath(element.value) {
        paths.append(element.value)
      }
    } else if file.isPath(value) {
      paths.append(value)
    }
  }

  private static func isContainerLabel(_ label: Int, in file: FactBuilder) -> Bool {
    switch file.text(label) {
    case "in", "to", "into", "inside", "within", "on", "of", "with", "view", "toView", "superview",
      "parent", "container":
      true
    default: false
    }
  }

  // MARK: - Constraints

  /// - Parameter edges: the view whose edges they are constrained to; nil for another kind of constraint.
  private static func constrain(
    _ view: Range<Int>, _ index: Int, _ attributes: LayoutAttributes, to edges: Item?,
    in file: FactBuilder
  ) {
    let call = file.outline.calls[index]
    let block = file.block(of: call.statement)
    let tokens = call.chainStart..<(call.end + 1)
    file.addAction(
      .constraint, call.statement, view, in: block, member: call.name, tokens: tokens)
    guard !attributes.isEmpty else { return }
    let placement = file.placement(of: index)
    var constraint = Constraint(
      tokens: tokens, statement: file.code.statements[call.statement],
      firstItem: file.names.item(view, in: block),
      attributes: attributes, relation: .equal, container: .maker, block: placement.block,
      isAlternative: placement.isAlternative)
    if let edges {
      constraint.secondItem = edges
      constraint.secondAttributes = attributes
    }
    // What is handed over tells two calls apart.
    if call.open >= 0 {
      constraint.constant = (call.open + 1)..<file.outline.partner(of: call.open)
    }
    file.constraints.append(constraint)
  }

  private static func readNumbers(_ call: Outline.Call, _ subjects: Subjects, in file: FactBuilder)
  {
    let block = file.block(of: call.statement)
    let item =
      subjects.views.first.map { file.names.item($0, in: block) } ?? .unknown(at: call.name)
    for argument in file.arguments(of: call)
    where file.tokens[argument.value.lowerBound].kind != .leftBrace {
      file.addNumber(.offset, argument.value, .code(block), item, of: call.statement)
    }
  }

  /// All four, without what the call excludes: `pinToParent(except: .bottom)`.
  private static func edges(_ call: Outline.Call, in file: FactBuilder) -> LayoutAttributes {
    var edges: LayoutAttributes = [.top, .leading, .trailing, .bottom]
    for argument in file.arguments(of: call)
    where argument.label >= 0 && file.hasPrefix(argument.label, "exc") {
      for index in argument.value {
        guard let word = file.tokens[index].layoutWord else { continue }
        edges.subtract(LayoutAttributes(named: word))
      }
    }
    return edges
  }

  /// The attributes that the labels of a call name; without any, those that its own name speaks of.
  private static func attributes(_ call: Outline.Call, in file: FactBuilder) -> LayoutAttributes {
    var attributes: LayoutAttributes = []
    for argument in file.arguments(of: call) where argument.label >= 0 {
      guard let word = file.tokens[argument.label].layoutWord else { continue }
      attributes.formUnion(LayoutAttributes(named: word))
    }
    return attributes.isEmpty ? file.attributes(inName: call.name) : attributes
  }
}

extension FactBuilder {
  /// The attribute that a name in camel case speaks of first: `top` in `pinTopToBottom`, `height` in `setHeight`.
  fileprivate func attributes(inName name: Int) -> LayoutAttributes {
    var found: (place: Int, attributes: LayoutAttributes)?
    for (word, attributes) in Self.attributeWords {
      guard let place = self.place(ofWord: word, inName: name), place < found?.place ?? .max else {
        continue
      }
      found = (place, attributes)
    }
    return found?.attributes ?? []
  }

  /// Where a name has this word, with a capital letter unless the name begins with it. In bytes.
  private func place(ofWord word: StaticString, inName name: Int) -> Int? {
    let text = UnsafeRawBufferPointer(rebasing: bytes[tokens[name].range])
    let count = word.utf8CodeUnitCount
    guard text.count >= count else { return nil }
    return (0...(text.count - count)).first { start in
      let end = start + count
      if end < text.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[end]) {
        return false
      }
      return (0..<count).allSatisfy { offset in
        let byte = text[start + offset]
        // The first letter is a capital one inside a name, and a small one at its start.
        let expected = word.utf8Start[offset] ^ (offset == 0 && start == 0 ? 0x20 : 0)
        return byte == expected
      }
    }
  }

  private static let attributeWords: [(StaticString, LayoutAttributes)] = [
    ("Top", .top), ("Leading", .leading), ("Left", .left), ("Trailing", .trailing),
    ("Right", .right), ("Bottom", .bottom), ("CenterY", .centerY), ("CenterX", .centerX),
    ("Center", [.centerX, .centerY]), ("Height", .height), ("Width", .width),
    ("Size", [.height, .width]), ("Edges", [.top, .leading, .trailing, .bottom]),
  ]
}
