import SwiftSource

/// The visual format language: `NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-8-[b(==44)]-|", …)`.
///
/// Source: Auto Layout Guide, Visual Format Language
/// (https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html),
/// and UIKit, NSLayoutConstraint.FormatOptions, as of iOS 18. Recognised are
/// - the call and its older name `constraintsWithVisualFormat`, with a plain string as format. Of any other format, and of
///   one that breaks the grammar, is only known that it makes constraints;
/// - views in a dictionary literal that is the argument `views:`, or the value of a local with the name that is passed.
///   Elsewhere a view is known by its name in the format;
/// - the options `.directionLeftToRight`, `.directionRightToLeft` and `.alignAll…`.
///
/// A format says what stands between views, so its constraints are those of its views: the first item is the later view,
/// and the earlier one or the superview the second; distances to the superview point inward. They take no place in an
/// order (`Constraint.hasPlace`): each string is an axis, whose parts the grammar orders, and no order of the strings
/// is one of the attributes: `H:|[a]|` is leading and trailing, `V:|[a]|` top and bottom.
enum VisualFormatDialect: Dialect {
  static let calls: [LayoutWord] = [.constraints, .constraintsWithVisualFormat]

  /// The names without which a file makes no constraint with a format string.
  static let triggers: [LayoutWord] = [.withVisualFormat, .constraintsWithVisualFormat]

  static func read(_ index: Int, in file: FactBuilder) {
    let call = file.outline.calls[index]
    guard call.open >= 0 else { return }
    var format = 0..<0
    var options = 0..<0
    var views = 0..<0
    for (position, argument) in file.outline.arguments(call.open, file.tokens).enumerated() {
      if position == 0 {
        let isFormat =
          argument.label >= 0
          ? file.tokens[argument.label].is(.withVisualFormat)
          : file.tokens[call.name].is(.constraintsWithVisualFormat)
        guard isFormat else { return }
        format = argument.value
      } else if argument.label >= 0, file.spells(argument.label, "options") {
        options = argument.value
      } else if argument.label >= 0, file.spells(argument.label, "views") {
        views = argument.value
      }
    }
    guard format.count == 1, file.tokens[format.lowerBound].kind == .stringLiteral,
      let parsed = VisualFormat(file.formatText(format.lowerBound), in: file.bytes)
    else { return addUnknownAction(call, in: file) }
    var reader = VisualFormatReader(
      index, parsed, string: format.lowerBound, values: file.viewsByName(views, of: call),
      in: file)
    reader.takeOptions(options)
    reader.read()
    if !reader.isAnyViewKnown { addUnknownAction(call, in: file) }
  }

  /// Notes that constraints are made on views that the code does not name.
  private static func addUnknownAction(_ call: Outline.Call, in file: FactBuilder) {
    file.addAction(
      .constraint, call.statement, nil, in: file.block(of: call.statement), member: call.name,
      tokens: call.chainStart..<(call.name + 1))
  }
}

/// Makes constraints of one format.
private struct VisualFormatReader {
  let file: FactBuilder
  let call: Outline.Call
  let format: VisualFormat
  /// The token of the format.
  let string: Int
  /// The values of the names, where the code gives them.
  let values: [UInt64: Range<Int>]?
  let block: Int
  let placement: Placement
  /// Whether the code says what one of the views is.
  private(set) var isAnyViewKnown = false

  private var start: LayoutAttributes
  private var end: LayoutAttributes
  private var alignment: LayoutAttributes = []

  init(
    _ index: Int, _ format: VisualFormat, string: Int, values: [UInt64: Range<Int>]?,
    in file: FactBuilder
  ) {
    self.file = file
    self.format = format
    self.string = string
    self.values = values
    call = file.outline.calls[index]
    block = file.block(of: call.statement)
    placement = file.placement(of: index)
    start = format.isVertical ? .top : .leading
    end = format.isVertical ? .bottom : .trailing
  }

  mutating func takeOptions(_ options: Range<Int>) {
    for index in file.memberNames(in: options) {
      if file.spells(index, "directionLeftToRight"), !format.isVertical {
        (start, end) = (.left, .right)
      } else if file.spells(index, "directionRightToLeft"), !format.isVertical {
        (start, end) = (.right, .left)
      } else if let attribute = Self.alignments.value(of: index, in: file) {
        alignment.formUnion(attribute)
      }
    }
  }

  private static let alignments: NameTable<LayoutAttributes> = [
    "alignAllTop": .top, "alignAllBottom": .bottom, "alignAllLeading": .leading,
    "alignAllTrailing": .trailing, "alignAllLeft": .left, "alignAllRight": .right,
    "alignAllCenterX": .centerX, "alignAllCenterY": .centerY,
    "alignAllFirstBaseline": .firstBaseline, "alignAllLastBaseline": .lastBaseline,
    "alignAllBaseline": .lastBaseline,
  ]

  mutating func read() {
    let items = format.elements.map { element in
      element.view.map { item($0) } ?? .superview(at: call.name)
    }
    isAnyViewKnown = zip(format.elements, items).contains { element, item in
      element.view != nil && item.key != 0 && item.tokens != string..<(string + 1)
    }
    for (index, element) in format.elements.enumerated() {
      if index > 0 { connect(index, items) }
      for size in element.sizes { addSize(size, of: items[index]) }
    }
    guard !alignment.isEmpty else { return }
    for index in items.indices.dropFirst()
    where format.elements[index].view != nil && format.elements[index - 1].view != nil {
      var constraint = constraint(items[index], alignment)
      constraint.secondItem = items[index - 1]
      constraint.secondAttributes = alignment
      add(constraint)
    }
  }

  // MARK: - Constraints

  /// Adds what stands before an element.
  private func connect(_ index: Int, _ items: [Item]) {
    let isAtEnd = format.elements[index].view == nil
    let isAtEdge = isAtEnd || format.elements[index - 1].view == nil
    let attribute = isAtEnd ? end : start
    var constraint = constraint(items[isAtEnd ? index - 1 : index], attribute)
    constraint.secondItem = items[isAtEnd ? index : index - 1]
    constraint.secondAttributes = isAtEdge ? attribute : end
    constraint.constantPointsInward = isAtEdge
    switch format.connections[index - 1] {
    case .flush:
      add(constraint)
    case .standard:
      constraint.constant = string..<(string + 1)
      add(constraint)
    case .distances(let distances):
      for distance in distances {
        var constraint = constraint
        take(distance, &constraint)
        constraint.constant = string..<(string + 1)
        if attribute.isSubset(of: .farEdges) {
          constraint.relation = constraint.relation.inverted
        }
        add(constraint)
      }
    }
  }

  private func addSize(_ size: VisualFormat.Predicate, of item: Item) {
    let attribute: LayoutAttributes = format.isVertical ? .height : .width
    var constraint = constraint(item, attribute)
    take(size, &constraint)
    // The object is another view where it is one of the names, a metric where it is none.
    if let name = size.name, let values, values[file.key(ofBytes: name)] != nil {
      constraint.secondItem = self.item(name)
      constraint.secondAttributes = attribute
    } else {
      constraint.constant = string..<(string + 1)
    }
    add(constraint)
  }

  private func take(_ predicate: VisualFormat.Predicate, _ constraint: inout Constraint) {
    constraint.relation = predicate.relation
    if predicate.hasPriority { constraint.priority = string..<(string + 1) }
  }

  private func constraint(_ item: Item, _ attributes: LayoutAttributes) -> Constraint {
    var constraint = Constraint(
      tokens: call.chainStart..<(call.end + 1), statement: file.code.statements[call.statement],
      firstItem: item,
      attributes: attributes, relation: .equal, container: placement.container,
      block: placement.block, isAlternative: placement.isAlternative)
    constraint.hasPlace = false
    return constraint
  }

  private func add(_ constraint: Constraint) {
    file.constraints.append(constraint)
  }

  // MARK: - Items

  /// The view that a name in the format stands for. Where the code does not give its value, the name itself.
  private func item(_ name: Range<Int>) -> Item {
    guard let value = values?[file.key(ofBytes: name)] else {
      return Item(hash: file.key(ofBytes: name), tokens: string..<(string + 1))
    }
    var end = value.lowerBound
    while end < value.upperBound, !file.tokens[end].is(.as) {
      end = file.outline.skip(end, file.tokens)
      guard end - value.lowerBound <= CodeReader.longestItem else { break }
    }
    let path = value.lowerBound..<min(end, value.upperBound)
    return file.isPath(path) ? file.names.item(path, in: block) : .unknown(at: value.lowerBound)
  }
}

// MARK: - Names

extension CodeReader {
  /// The bytes between the quotes of a string literal; empty for one in another form than `"…"`.
  fileprivate func formatText(_ string: Int) -> Range<Int> {
    let range = tokens[string].range
    guard range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "\""),
      bytes[range.lowerBound + 1] != UInt8(ascii: "\""),
      !tokens[string].flags.contains(.unterminated)
    else { return range.lowerBound..<range.lowerBound }
    return (range.lowerBound + 1)..<(range.upperBound - 1)
  }

  fileprivate func key(ofBytes range: Range<Int>) -> UInt64 {
    var hash = TextHash()
    hash.add(UnsafeRawBufferPointer(rebasing: bytes[range]))
    return hash.value
  }

  /// The name in a format string of an item that has no other.
  func nameInFormat(_ item: Item) -> String {
    let format = formatText(item.tokens.lowerBound)
    guard format.count <= Self.longestFormat else { return "view" }
    let elements = VisualFormat(format, in: bytes)?.elements ?? []
    let name = elements.lazy.compactMap(\.view).first { key(ofBytes: $0) == item.key }
    return name.map { source.text($0) } ?? "view"
  }

  /// A format that is longer is not looked through for each message about one of its views.
  private static let longestFormat = 1 << 12
}

extension FactBuilder {
  /// The values of the names in the dictionary that a call is given; nil where the code does not show it.
  fileprivate func viewsByName(
    _ argument: Range<Int>, of call: Outline.Call
  ) -> [UInt64: Range<Int>]? {
    guard let first = argument.first else { return nil }
    if tokens[first].kind == .leftBracket { return values(inDictionary: first) }
    guard tokens[first].kind == .identifier, argument.count == 1 || tokens[first + 1].is(.as),
      let local = scopes.local(first, in: block(of: call.statement))
    else { return nil }
    let locals = dialects.dictionaryLocals ?? readDictionaryLocals()
    dialects.dictionaryLocals = locals
    return locals[local].flatMap(values(inDictionary:))
  }

  /// The locals whose value is written with `[`.
  private func readDictionaryLocals() -> [UInt64: Int] {
    var locals: [UInt64: Int] = [:]
    for declaration in outline.declarations
    where declaration.kind == .property && declaration.name >= 0 {
      guard scopes.functionsOfBlocks[declaration.block] >= 0, let open = declaration.value.first,
        tokens[open].kind == .leftBracket
      else { continue }
      locals[Scopes.localKey(block: declaration.block, key(declaration.name))] = open
    }
    return locals
  }

  /// For each plain string that is a key of a dictionary literal its value; nil for another kind of list.
  private func values(inDictionary open: Int) -> [UInt64: Range<Int>]? {
    if let known = dialects.namedValues[open] { return known }
    var values: [UInt64: Range<Int>] = [:]
    for element in outline.arguments(open, tokens) where !element.value.isEmpty {
      let name = element.value.lowerBound
      guard tokens[name].kind == .stringLiteral, element.value.count > 2,
        tokens[name + 1].kind == .colon
      else { return nil }
      values[key(ofBytes: formatText(name))] = (name + 2)..<element.value.upperBound
    }
    dialects.namedValues[open] = values
    return values
  }
}
