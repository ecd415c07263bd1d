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

  /// Whether the format begins with `V:`.
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

  /// The next symbol.
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
    index += 2
    switch sign {
    case UInt8(ascii: "="): return .equal
    case UInt8(ascii: "<"): return .lessThanOrEqual
    case UInt8(ascii: ">"): return .greaterThanOrEqual
    default:
      index -= 2
      return .equal
    }
  }

  /// Consumes digits with an optional sign, point and fraction.
  private mutating func number() -> Range<Int>? {
    let start = index
    if !take("-"), !take("+") { _ = next() }
    let first = index
    while index < end, isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
    if index > first { return start..<index }
    index = start
    return nil
  }

  /// Consumes a name of letters, digits and underscores.
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
