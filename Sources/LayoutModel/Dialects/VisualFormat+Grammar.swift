/// A string of the visual format language, taken apart. Names are ranges of bytes.
struct VisualFormat {
  /// A superview, or a view with what is said about its size.
  struct Element {
    /// The name; nil for a superview.
    var view: Range<Int>?
    var sizes: [Predicate] = []
  }

  /// `>=44@750`.
  struct Predicate {
    var relation = Constraint.Relation.equal
    /// The name of a metric or a view; nil for a number.
    var name: Range<Int>?
    var hasPriority = false
  }

  /// What stands between two elements.
  enum Connection {
    case flush
    /// `-`.
    case standard
    case distances([Predicate])
  }

  /// Whether the format begins with `V:`.
  private(set) var isVertical = false
  /// At least one view; a superview only at the ends.
  private(set) var elements: [Element] = []
  /// What stands between each element and the next.
  private(set) var connections: [Connection] = []

  /// Nil for bytes that break the grammar. Spaces are passed over.
  init?(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    var scanner = FormatScanner(bytes: bytes, index: range.lowerBound, end: range.upperBound)
    readOrientation(&scanner)
    if scanner.take("|") {
      elements.append(Element(view: nil))
      guard readConnection(&scanner) else { return nil }
    }
    var hasView = false
    while !scanner.isAtEnd {
      if scanner.take("|") {
        elements.append(Element(view: nil))
        break
      }
      guard let view = Self.view(&scanner) else { return nil }
      elements.append(view)
      hasView = true
      if scanner.isAtEnd { break }
      guard readConnection(&scanner) else { return nil }
    }
    guard scanner.isAtEnd, hasView, connections.count == elements.count - 1 else { return nil }
  }

  private mutating func readOrientation(_ scanner: inout FormatScanner) {
    let start = scanner
    let isVertical = scanner.take("V")
    guard isVertical || scanner.take("H"), scanner.take(":") else {
      scanner = start
      return
    }
    self.isVertical = isVertical
  }

  /// Reads what stands before the next element; false where it breaks the grammar.
  private mutating func readConnection(_ scanner: inout FormatScanner) -> Bool {
    guard scanner.take("-") else {
      connections.append(.flush)
      return true
    }
    if scanner.peek("[") || scanner.peek("|") {
      connections.append(.standard)
      return true
    }
    guard
      let distances = scanner.peek("(")
        ? Self.predicates(&scanner) : Self.object(&scanner).map({ [$0] }),
      scanner.take("-")
    else { return false }
    connections.append(.distances(distances))
    return true
  }

  private static func view(_ scanner: inout FormatScanner) -> Element? {
    guard scanner.take("["), let name = scanner.name() else { return nil }
    var view = Element(view: name)
    if scanner.peek("(") {
      guard let sizes = predicates(&scanner) else { return nil }
      view.sizes = sizes
    }
    return scanner.take("]") ? view : nil
  }

  private static func predicates(_ scanner: inout FormatScanner) -> [Predicate]? {
    guard scanner.take("(") else { return nil }
    var predicates: [Predicate] = []
    repeat {
      let relation = scanner.relation()
      guard var predicate = object(&scanner) else { return nil }
      predicate.relation = relation
      if scanner.take("@") {
        guard object(&scanner) != nil else { return nil }
        predicate.hasPriority = true
      }
      predicates.append(predicate)
    } while scanner.take(",")
    return scanner.take(")") ? predicates : nil
  }

  private static func object(_ scanner: inout FormatScanner) -> Predicate? {
    if scanner.number() { return Predicate() }
    return scanner.name().map { Predicate(name: $0) }
  }
}

/// Reads the symbols of a format one after the other.
private struct FormatScanner {
  let bytes: UnsafeRawBufferPointer
  var index: Int
  let end: Int

  private mutating func skipSpaces() {
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return index == end
    }
  }

  mutating func peek(_ symbol: Unicode.Scalar) -> Bool {
    skipSpaces()
    return index < end && bytes[index] == UInt8(ascii: symbol)
  }

  mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    guard peek(symbol) else { return false }
    index += 1
    return true
  }

  mutating func relation() -> Constraint.Relation {
    skipSpaces()
    guard index + 1 < end, bytes[index + 1] == UInt8(ascii: "=") else { return .equal }
    switch bytes[index] {
    case UInt8(ascii: "="):
      index += 2
      return .equal
    case UInt8(ascii: "<"):
      index += 2
      return .lessThanOrEqual
    case UInt8(ascii: ">"):
      index += 2
      return .greaterThanOrEqual
    default:
      return .equal
    }
  }

  /// Takes digits with an optional sign, point and fraction.
  mutating func number() -> Bool {
    skipSpaces()
    var next = index
    if next < end, bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+") {
      next += 1
    }
    let first = next
    while next < end, isDigit(bytes[next]) || bytes[next] == UInt8(ascii: ".") { next += 1 }
    guard next > first else { return false }
    index = next
    return true
  }

  /// Takes a name of letters, digits and underscores.
  mutating func name() -> Range<Int>? {
    skipSpaces()
    let start = index
    while index < end, isLetter(bytes[index]) || (index > start && isDigit(bytes[index])) {
      index += 1
    }
    return index > start ? start..<index : nil
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    // A letter of another script.
    default: byte >= 0x80
    }
  }
}
