import SwiftSource

/// Writes JSON (RFC 8259) by appending bytes; the caller is responsible for alternating keys and values in objects.
///
/// Characters that could control a terminal, which JSON allows in strings, are written as `\u` escapes. Bytes that are
/// not UTF-8 become U+FFFD, because JSON cannot represent them.
public struct JSONWriter {
  /// The output so far.
  public private(set) var bytes: [UInt8] = []
  private let isIndented: Bool
  private var depth = 0
  private var needsComma = false
  private var isAfterKey = false

  /// - Parameter isIndented: one element per line, indented by two spaces; otherwise without white space.
  public init(isIndented: Bool = false) { self.isIndented = isIndented }

  /// Appends what `body` writes to an output, without copying what is there.
  public static func write(
    to output: inout [UInt8], isIndented: Bool = false, _ body: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter(isIndented: isIndented)
    swap(&writer.bytes, &output)
    body(&writer)
    swap(&writer.bytes, &output)
  }

  /// Appends a document, an object with the members that `body` writes, and ends its line.
  static func document(
    to output: inout [UInt8], isIndented: Bool = false, _ body: (inout JSONWriter) -> Void
  ) {
    write(to: &output, isIndented: isIndented) { json in
      json.object(body)
      json.endLine()
    }
  }

  /// Ends a line: after the document, and between documents that are on one line each.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }
}

// MARK: - Objects and arrays

extension JSONWriter {
  /// An object with the members that `body` writes.
  @inline(__always)
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "{"))
    let count = bytes.count
    body(&self)
    end(UInt8(ascii: "}"), isEmpty: bytes.count == count)
  }

  /// An array with the elements that `body` writes.
  @inline(__always)
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "["))
    let count = bytes.count
    body(&self)
    end(UInt8(ascii: "]"), isEmpty: bytes.count == count)
  }

  /// An array with an element for each of these, written by `body`. Each is on its own line, even without indentation,
  /// so that line-based tools can process a long document.
  public mutating func lines<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    array { json in
      var isEmpty = true
      for element in elements {
        if !json.isIndented {
          json.bytes.append(isEmpty ? "\n" : ",\n")
          json.needsComma = false
        }
        isEmpty = false
        body(&json, element)
      }
      if !json.isIndented, !isEmpty { json.bytes.append(UInt8(ascii: "\n")) }
    }
  }

  private mutating func begin(_ bracket: UInt8) {
    beginElement()
    bytes.append(bracket)
    needsComma = false
    depth += 1
  }

  private mutating func end(_ bracket: UInt8, isEmpty: Bool) {
    depth -= 1
    if !isEmpty { breakLine() }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func beginElement() {
    if isAfterKey {
      isAfterKey = false
    } else {
      if needsComma { bytes.append(UInt8(ascii: ",")) }
      if depth > 0 { breakLine() }
    }
    needsComma = true
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    bytes.append("\n" + String(repeating: "  ", count: depth))
  }
}

// MARK: - Values

extension JSONWriter {
  /// A string.
  public mutating func value(_ text: String) { value(utf8: text.utf8) }

  /// A string from UTF-8 bytes.
  public mutating func value(utf8 text: some Collection<UInt8>) {
    beginElement()
    bytes.append(UInt8(ascii: "\""))
    TextEscape.json.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// A string with the 16 lower-case hexadecimal digits of a number.
  public mutating func value(hexadecimal number: UInt64) {
    let digits = String(number, radix: 16)
    value(String(repeating: "0", count: 16 - digits.utf8.count) + digits)
  }

  /// An integer.
  public mutating func value(_ number: Int) { element("\(number)") }

  /// A number with a fraction; one that JSON cannot represent is `null`.
  public mutating func value(_ number: Double) { element(number.isFinite ? "\(number)" : "null") }

  /// `true` or `false`.
  public mutating func value(_ flag: Bool) { element(flag ? "true" : "false") }

  /// `null`.
  public mutating func null() { element("null") }

  private mutating func element(_ text: String) {
    beginElement()
    bytes.append(text)
  }
}

extension TextEscape {
  /// The inside of strings of JSON.
  fileprivate static let json = TextEscape(
    ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"],
    unsafe: { "\\u" + utf16Digits($0).joined(separator: "\\u") }, stray: "\u{FFFD}")
}

// MARK: - Members

extension JSONWriter {
  /// The key of the next value.
  public mutating func key(_ name: String) {
    value(name)
    bytes.append(isIndented ? ": " : ":")
    needsComma = false
    isAfterKey = true
  }

  /// A member of an object: a string.
  public mutating func member(_ name: String, _ text: String) { member(name, utf8: text.utf8) }

  /// A member of an object: a string from UTF-8 bytes.
  public mutating func member(_ name: String, utf8 text: some Collection<UInt8>) {
    key(name)
    value(utf8: text)
  }

  /// A member of an object: an integer.
  public mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  /// A member of an object: `true` or `false`.
  public mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// A member of an object: an object with the members that `body` writes.
  @inline(__always)
  public mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// A member of an object: an array with the elements that `body` writes.
  @inline(__always)
  public mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }

  /// A member of an object: an array of strings.
  mutating func strings(_ name: String, _ texts: some Sequence<String>) {
    array(name) { json in
      for text in texts { json.value(text) }
    }
  }

  /// A member of an object: an array with an object for each of these, whose members `body` writes.
  @inline(__always)
  mutating func objects<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    array(name) { json in
      for element in elements { json.object { body(&$0, element) } }
    }
  }

  /// The same, each on its own line.
  mutating func lines<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    lines(elements) { json, element in json.object { body(&$0, element) } }
  }
}
