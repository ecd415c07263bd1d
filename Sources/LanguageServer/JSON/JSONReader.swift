/// Reads JSON from a peer that is not trusted.
///
/// Depth, the number of values, the length of numbers and their size are limited. Invalid UTF-8 is an error; a `\u` escape of half a surrogate
/// pair becomes U+FFFD, which is as long in UTF-16, so that positions stay right.
struct JSONReader {
  /// The deepest nesting; messages of the protocol are less than twenty deep.
  static let mostDepth = 128
  /// The most values: each takes up to a hundred bytes. A list of 100,000 changed files has 300,000.
  static let mostValues = 1_000_000
  /// The most characters of a number.
  static let mostDigits = 400

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var depth = 0
  private var count = 0

  /// Reads a whole text.
  ///
  /// - Throws: `JSONError` with the place of the first mistake.
  static func read(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSON, JSONError> in
      var reader = JSONReader(buffer)
      do throws(JSONError) {
        return .success(try reader.document())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func document() throws(JSONError) -> JSON {
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw error("text after the value") }
    return value
  }

  private func error(_ reason: String) -> JSONError { JSONError(reason: reason, offset: index) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipBlanks()
    count += 1
    guard count <= Self.mostValues else { throw error("there are too many values") }
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw error("the text ends early")
    default: return try number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[index..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { throw error("an unknown word") }
    index = end
    return value
  }

  // MARK: - Objects and arrays

  private mutating func enter() throws(JSONError) {
    index += 1
    depth += 1
    guard depth <= Self.mostDepth else { throw error("the nesting is too deep") }
  }

  private mutating func object() throws(JSONError) -> JSON {
    try enter()
    var members: [String: JSON] = [:]
    skipBlanks()
    if !take(UInt8(ascii: "}")) {
      repeat {
        skipBlanks()
        guard next == UInt8(ascii: "\"") else {
          throw error("an object has a member without a key")
        }
        let key = try string()
        skipBlanks()
        guard take(UInt8(ascii: ":")) else { throw error("a key has no colon") }
        members[key] = try value()
        skipBlanks()
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { throw error("an object has no end") }
    }
    depth -= 1
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSON {
    try enter()
    var elements: [JSON] = []
    skipBlanks()
    if !take(UInt8(ascii: "]")) {
      repeat {
        elements.append(try value())
        skipBlanks()
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "]")) else { throw error("an array has no end") }
    }
    depth -= 1
    return .array(elements)
  }

  // MARK: - Numbers

  private mutating func digits() -> Int {
    let start = index
    while let byte = next, byte &- 0x30 < 10 { index += 1 }
    return index - start
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = index
    _ = take(UInt8(ascii: "-"))
    let hasLeadingZero = next == 0x30
    let count = digits()
    guard count > 0, !hasLeadingZero || count == 1 else { throw error("an invalid number") }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      guard digits() > 0 else { throw error("a number ends with its point") }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() > 0 else { throw error("a number ends with its exponent") }
    }
    guard index - start <= Self.mostDigits else { throw error("a number is too long") }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else { throw error("a number is too large") }
    return .number(number)
  }

  // MARK: - Strings

  private mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    // Most strings have no escapes, and are read in one piece.
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      index += 1
    }
    if next == UInt8(ascii: "\"") {
      let text = try valid(bytes[start..<index])
      index += 1
      return text
    }
    var text = Array(bytes[start..<index])
    while true {
      guard let byte = next else { throw error("a string has no end") }
      guard byte >= 0x20 else { throw error("a string has a control character") }
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        try appendEscaped(to: &text)
      } else {
        text.append(byte)
        index += 1
      }
    }
    index += 1
    return try valid(text[...])
  }

  private func valid(_ text: some Collection<UInt8>) throws(JSONError) -> String {
    guard let text = String(validating: text, as: UTF8.self) else {
      throw error("a string is not UTF-8")
    }
    return text
  }

  private mutating func appendEscaped(to text: inout [UInt8]) throws(JSONError) {
    index += 1
    guard let byte = next else { throw error("a string has no end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try escapedScalar()).utf8)
    default: throw error("an unknown escape")
    }
  }

  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try escapedUnit()
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let end = index
    if take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let trail = try escapedUnit()
      if UTF16.isTrailSurrogate(trail) {
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
      }
    }
    index = end
    return "\u{FFFD}"
  }

  private mutating func escapedUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("an escape needs four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}

/// A mistake in JSON.
package struct JSONError: Error, Equatable {
  /// What is wrong, no final period.
  package var reason: String
  /// The byte at which reading stopped.
  package var offset: Int
}

extension JSON {
  /// Reads a text.
  package init(parsing bytes: [UInt8]) throws(JSONError) { self = try JSONReader.read(bytes) }
}
