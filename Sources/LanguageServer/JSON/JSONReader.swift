package struct JSONError: Error, Equatable {
  package var reason: String
  /// The byte at which reading stopped.
  package var offset: Int
}

extension JSON {
  /// Reads a text.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }
}

/// Reads JSON from a peer that is not trusted.
///
/// Depth, the number of values, the length of numbers and their size are limited. Invalid UTF-8 is an error; a `\u` escape of half a surrogate
/// pair becomes U+FFFD, which is as long in UTF-16, so that positions stay right.
private struct JSONReader {
  /// The deepest nesting; messages of the protocol are less than twenty deep.
  private static let mostDepth = 128
  /// The most values: each takes up to a hundred bytes. A list of 100,000 changed files has 300,000.
  private static let mostValues = 1_000_000
  private static let mostDigits = 400

  let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private var count = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONError) -> JSON {
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

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: sign) else { return false }
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

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    guard bytes[index...].starts(with: word.utf8) else { throw error("an unknown word") }
    index += word.utf8.count
    return value
  }

  private mutating func enter() throws(JSONError) {
    index += 1
    depth += 1
    guard depth <= Self.mostDepth else { throw error("the nesting is too deep") }
  }

  private mutating func object() throws(JSONError) -> JSON {
    try enter()
    var members: [String: JSON] = [:]
    if !take("}") {
      repeat {
        skipBlanks()
        guard next == UInt8(ascii: "\"") else {
          throw error("an object has a member without a key")
        }
        let key = try string()
        guard take(":") else { throw error("a key has no colon") }
        members[key] = try value()
      } while take(",")
      guard take("}") else { throw error("an object has no end") }
    }
    depth -= 1
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSON {
    try enter()
    var elements: [JSON] = []
    if !take("]") {
      repeat { elements.append(try value()) } while take(",")
      guard take("]") else { throw error("an array has no end") }
    }
    depth -= 1
    return .array(elements)
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = index
    while let byte = next, "0123456789.-+eE".utf8.contains(byte) { index += 1 }
    guard index - start <= Self.mostDigits else { throw error("a number is too long") }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    // What Swift reads besides: `+1`, `.5`, `1.` and `01`.
    let digits = text.drop { $0 == "-" }
    guard digits.first?.isNumber == true, digits.last?.isNumber == true,
      digits.first != "0" || digits.dropFirst().first?.isNumber != true
    else { throw error("an invalid number") }
    if let number = Int(text) { return .integer(number) }
    guard let number = Double(text) else { throw error("an invalid number") }
    guard number.isFinite else { throw error("a number is too large") }
    return .number(number)
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      let start = index
      while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        index += 1
      }
      text += bytes[start..<index]
      guard let byte = next else { throw error("a string has no end") }
      guard byte >= 0x20 else { throw error("a string has a control character") }
      index += 1
      if byte == UInt8(ascii: "\"") { break }
      try appendEscaped(to: &text)
    }
    guard let text = String(validating: text, as: UTF8.self) else {
      throw error("a string is not UTF-8")
    }
    return text
  }

  /// The control characters by the letters of their escapes.
  private static let characters: [UInt8: UInt8] = [
    0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
  ]

  /// Appends the character of an escape, behind its backslash.
  private mutating func appendEscaped(to text: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw error("a string has no end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"):
      var units = [try escapedUnit()]
      while bytes[index...].starts(with: "\\u".utf8) {
        index += 2
        units.append(try escapedUnit())
      }
      text += String(decoding: units, as: UTF16.self).utf8
    default:
      guard let character = Self.characters[byte] else { throw error("an unknown escape") }
      text.append(character)
    }
  }

  private mutating func escapedUnit() throws(JSONError) -> UInt16 {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else { throw error("an escape needs four hexadecimal digits") }
    index += 4
    return unit
  }
}
