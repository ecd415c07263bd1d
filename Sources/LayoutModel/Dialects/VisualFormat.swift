import SwiftSource

extension LayoutLibrary {
  public static let visualFormat = LayoutLibrary(
    "visual_format", "visual format strings", [.needsSuperview, .relatesToSuperview, .isInFormat],
    triggers: [.withVisualFormat, .constraintsWithVisualFormat],
    dialect: Dialect(
      calls: [.constraints, .constraintsWithVisualFormat], read: VisualFormatDialect.read))
}

/// The visual format language: `NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-8-[b(==44)]-|", …)`.
///
/// Source: Auto Layout Guide, Visual Format Language
/// (https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html),
/// and UIKit, NSLayoutConstraint.FormatOptions, as of iOS 18. The format is a plain string: of any other one, and of one that
/// breaks the grammar, it is only known that it creates constraints. The views are in a dictionary literal that is the
/// argument `views:`, or the value of a local that is this argument; elsewhere a view is known by its name in the format.
///
/// A format describes the spaces between views, so its constraints belong to its views: the first item is the later
/// view, and the earlier one or the superview the second; distances to the superview point inward. They take no place
/// in an order (`Constraint.hasPlace`): the grammar orders the parts of each string.
enum VisualFormatDialect {
  @Sendable static func read(_ call: Call, in file: FactBuilder) {
    guard var arguments = call.arguments?.makeIterator() else { return }
    let first = arguments.next()
    if let first {
      let isFormat =
        first.label.map { $0.is(.withVisualFormat) }
        ?? call.head.is(.constraintsWithVisualFormat)
      guard isFormat else { return }
    }
    var options = 0..<0
    var views = 0..<0
    while let argument = arguments.next() {
      if argument.label == "options" { options = argument.value.indices }
      if argument.label == "views" { views = argument.value.indices }
    }
    guard let value = first?.value, let string = value.indices.first, value.count == 1,
      file.tokens[string].kind == .stringLiteral,
      let format = VisualFormat(file.formatText(string), in: file.bytes)
    else { return file.addAction(.constraint, nil, of: call) }
    var reader = VisualFormatReader(
      file: file, call: call, format: format, string: string,
      values: file.viewsByName(views, of: call), placement: file.placement(of: call))
    reader.takeOptions(options)
    // If it cannot read any, the constraints are on views without a name in the code.
    if !reader.read() { file.addAction(.constraint, nil, of: call) }
  }
}

private struct VisualFormatReader {
  let file: FactBuilder
  let call: Call
  let format: VisualFormat
  let string: Int
  /// The values of the names, where the code gives them.
  let values: [UInt64: Range<Int>]?
  let placement: Placement
  /// The first and the last attribute of the axis, if an option sets them.
  var ends: (start: LayoutAttributes, end: LayoutAttributes)?
  var alignment: LayoutAttributes = []

  mutating func takeOptions(_ options: Range<Int>) {
    for name in file.memberNames(in: options) {
      if file.code[name].hasPrefix("alignAll") {
        alignment.formUnion(LayoutAttributes(named: file.code[name].text.dropFirst(8)))
      }
      guard !format.isVertical else { continue }
      if file.spells(name, "directionLeftToRight") { ends = (.left, .right) }
      if file.spells(name, "directionRightToLeft") { ends = (.right, .left) }
    }
  }

  /// Adds the constraints; returns whether the code shows one of the views.
  func read() -> Bool {
    let items = format.elements.map { element in
      element.view.map { item($0) } ?? .superview(at: call.head.index)
    }
    for (index, element) in format.elements.enumerated() {
      if index > 0 { connect(index, items) }
      for size in element.sizes { addSize(size, of: items[index]) }
    }
    for (index, item) in items.enumerated().dropFirst()
    where format.elements[index].view != nil && format.elements[index - 1].view != nil {
      var constraint = constraint(item, alignment)
      constraint.relate(to: items[index - 1])
      file.add(constraint)
    }
    return zip(format.elements, items).contains { element, item in
      element.view != nil && item.key != 0 && item.tokens != string..<(string + 1)
    }
  }

  private func connect(_ index: Int, _ items: [Item]) {
    let isAtEnd = format.elements[index].view == nil
    let isAtEdge = isAtEnd || format.elements[index - 1].view == nil
    let (start, end) = ends ?? (format.isVertical ? (.top, .bottom) : (.leading, .trailing))
    let attribute = isAtEnd ? end : start
    var constraint = constraint(items[isAtEnd ? index - 1 : index], attribute)
    constraint.secondItem = items[isAtEnd ? index : index - 1]
    constraint.secondAttributes = isAtEdge ? attribute : end
    constraint.constantPointsInward = isAtEdge
    if format.elements[index].distances.isEmpty { return file.constraints.append(constraint) }
    constraint.constant = string..<(string + 1)
    for distance in format.elements[index].distances {
      take(distance, &constraint)
      if attribute.isSubset(of: .farEdges) {
        constraint.relation = constraint.relation.inverted
      }
      file.constraints.append(constraint)
    }
  }

  private func addSize(_ size: VisualFormat.Predicate, of item: Item) {
    let attribute: LayoutAttributes = format.isVertical ? .height : .width
    var constraint = constraint(item, attribute)
    take(size, &constraint)
    // The object is another view if it is one of the names; otherwise it is a metric.
    if let name = size.name, let values, values[file.key(ofBytes: name)] != nil {
      constraint.relate(to: self.item(name))
    } else {
      constraint.constant = string..<(string + 1)
    }
    file.constraints.append(constraint)
  }

  private func take(_ predicate: VisualFormat.Predicate, _ constraint: inout Constraint) {
    constraint.relation = predicate.relation
    constraint.numberInFormat = predicate.object
    constraint.priority = predicate.hasPriority ? string..<(string + 1) : 0..<0
  }

  private func constraint(_ item: Item, _ attributes: LayoutAttributes) -> Constraint {
    var constraint = file.constraint(call, on: item, attributes, placement)
    constraint.hasPlace = false
    return constraint
  }

  /// The view of a name in the format. Where the code does not show its value, the name itself.
  private func item(_ name: Range<Int>) -> Item {
    let key = file.key(ofBytes: name)
    return values?[key].map { file.itemOfValue($0, in: file.block(of: call.statement)) }
      ?? Item(hash: key, tokens: string..<(string + 1))
  }
}

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

  /// The name in a format string of an item without another name.
  func nameInFormat(_ item: Item) -> String {
    let format = formatText(item.tokens.lowerBound)
    guard format.count <= Self.longestFormat else { return "view" }
    let elements = VisualFormat(format, in: bytes)?.elements ?? []
    let name = elements.lazy.compactMap(\.view).first { key(ofBytes: $0) == item.key }
    return name.map { source.text($0) } ?? "view"
  }

  /// Longer formats are not searched for each message about one of their views.
  private static let longestFormat = 1 << 12
}

extension FactBuilder {
  /// The values of the names in the dictionary argument of a call; nil where the code does not show it.
  fileprivate func viewsByName(
    _ argument: Range<Int>, of call: Call
  ) -> [UInt64: Range<Int>]? {
    guard let first = argument.first else { return nil }
    if tokens[first].kind == .leftBracket { return values(inDictionary: first) }
    guard tokens[first].kind == .identifier, argument.count == 1 || tokens[first + 1].is(.as),
      let local = scopes.local(first, in: block(of: call.statement)),
      let open = allStatedNames().value.statements[local]?.first.value.first,
      tokens[open].kind == .leftBracket
    else { return nil }
    return values(inDictionary: open)
  }

  /// For each plain string that is a key of a dictionary literal, its value; nil for another kind of list.
  private func values(inDictionary open: Int) -> [UInt64: Range<Int>]? {
    if let known = dialects.formats[open] { return known }
    var values: [UInt64: Range<Int>] = [:]
    for element in code[open].elements where !element.value.isEmpty {
      let name = element.value.startIndex
      guard tokens[name].kind == .stringLiteral, element.value.count > 2,
        tokens[name + 1].kind == .colon
      else { return nil }
      values[key(ofBytes: formatText(name))] = (name + 2)..<element.value.endIndex
    }
    dialects.formats[open] = values
    return values
  }
}

/// A parsed string of the visual format language. Names are ranges of bytes.
struct VisualFormat {
  /// A superview, or a view with its sizes.
  struct Element {
    /// The name; nil for a superview.
    var view: Range<Int>?
    var sizes: [Predicate] = []
    /// The space before it; empty where it touches the element before.
    var distances: [Predicate] = []
  }

  /// `>=44@750`; by default the standard distance.
  struct Predicate {
    var relation = Constraint.Relation.equal
    /// The name of a metric or a view; nil for a number.
    var name: Range<Int>?
    /// The number or the name; empty for the standard distance.
    var object = 0..<0
    var hasPriority = false
  }

  let isVertical: Bool
  /// At least one view; a superview only at the ends.
  private(set) var elements: [Element] = []

  /// Nil for bytes that break the grammar. Spaces are skipped.
  init?(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    var scanner = FormatScanner(range, in: bytes)
    isVertical = scanner.orientation()
    var distances: [Predicate] = []
    while true {
      guard var element = scanner.element() else { return nil }
      element.distances = distances
      elements.append(element)
      if scanner.isAtEnd { break }
      guard element.view != nil || elements.count == 1, let connection = scanner.connection() else {
        return nil
      }
      distances = connection
    }
    guard elements.contains(where: { $0.view != nil }) else { return nil }
  }
}

/// Parses the symbols of a format one by one; returns nil or false for bytes that break the grammar.
private struct FormatScanner {
  let bytes: UnsafeRawBufferPointer
  var index: Int
  let end: Int

  init(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    (index, end) = (range.lowerBound, range.upperBound)
  }

  var isAtEnd: Bool { mutating get { next() == nil } }

  private mutating func next() -> UInt8? {
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index < end ? bytes[index] : nil
  }

  private mutating func peek(_ symbol: Unicode.Scalar) -> Bool { next() == UInt8(ascii: symbol) }

  private mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    guard peek(symbol) else { return false }
    index += 1
    return true
  }

  /// Consumes `V:` or `H:`, if present; returns whether it is `V:`.
  mutating func orientation() -> Bool {
    let start = index
    let isVertical = take("V")
    if isVertical || take("H"), take(":") { return isVertical }
    index = start
    return false
  }

  /// `|`, `[a]`, `[a(>=8,<=80)]`.
  mutating func element() -> VisualFormat.Element? {
    if take("|") { return VisualFormat.Element() }
    guard take("["), let name = name() else { return nil }
    guard let sizes = peek("(") ? predicates() : [], take("]") else { return nil }
    return VisualFormat.Element(view: name, sizes: sizes)
  }

  /// The space before the next element: nothing, `-`, `-8-`, `-(>=8)-`.
  mutating func connection() -> [VisualFormat.Predicate]? {
    guard take("-") else { return [] }
    if peek("[") || peek("|") { return [VisualFormat.Predicate()] }
    guard let distances = peek("(") ? predicates() : object().map({ [$0] }), take("-") else {
      return nil
    }
    return distances
  }

  private mutating func predicates() -> [VisualFormat.Predicate]? {
    guard take("(") else { return nil }
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      let relation = relation()
      guard var predicate = object() else { return nil }
      predicate.relation = relation
      if take("@") {
        guard object() != nil else { return nil }
        predicate.hasPriority = true
      }
      predicates.append(predicate)
    } while take(",")
    return take(")") ? predicates : nil
  }

  private mutating func object() -> VisualFormat.Predicate? {
    if let number = number() { return VisualFormat.Predicate(object: number) }
    return name().map { VisualFormat.Predicate(name: $0, object: $0) }
  }

  private mutating func relation() -> Constraint.Relation {
    guard let sign = next(), index + 1 < end, bytes[index + 1] == UInt8(ascii: "=") else {
      return .equal
    }
    let relations: [UInt8: Constraint.Relation] = [
      UInt8(ascii: "="): .equal, UInt8(ascii: "<"): .lessThanOrEqual,
      UInt8(ascii: ">"): .greaterThanOrEqual,
    ]
    guard let relation = relations[sign] else { return .equal }
    index += 2
    return relation
  }

  private mutating func number() -> Range<Int>? {
    let start = index
    if !take("-"), !take("+") { _ = next() }
    let first = index
    while index < end, isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
    if index > first { return start..<index }
    index = start
    return nil
  }

  private mutating func name() -> Range<Int>? {
    guard next() != nil else { return nil }
    let start = index
    while index < end, isLetter(bytes[index]) || (index > start && isDigit(bytes[index])) {
      index += 1
    }
    return index > start ? start..<index : nil
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    // A letter, or a byte of a non-ASCII one.
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }
}
