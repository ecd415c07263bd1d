import SwiftSource

/// Writes JSON (RFC 8259) by appending bytes; the caller is responsible for alternating keys and values in objects.
///
/// Characters that could control a terminal, which JSON allows in strings, are written as `\u` escapes. Bytes that are
/// not UTF-8 become U+FFFD, because JSON cannot represent them.
public struct JSONWriter {
  public private(set) var bytes: [UInt8] = []
  private let isIndented: Bool
  private var depth = 0
  private var needsComma = false
  private var isAfterKey = false

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

  // MARK: - Objects and arrays

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

public protocol JSONRepresentable {
  func write(to json: inout JSONWriter)
}

extension String: JSONRepresentable {
  public func write(to json: inout JSONWriter) { json.value(utf8: utf8) }
}

extension Int: JSONRepresentable {
  public func write(to json: inout JSONWriter) { json.element("\(self)") }
}

extension Double: JSONRepresentable {
  /// A number that JSON cannot represent is `null`.
  public func write(to json: inout JSONWriter) { json.element(isFinite ? "\(self)" : "null") }
}

extension Bool: JSONRepresentable {
  public func write(to json: inout JSONWriter) { json.element(self ? "true" : "false") }
}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  /// Nil is `null`.
  public func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.element("null") }
  }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  public func write(to json: inout JSONWriter) {
    json.array { json in
      for element in self { element.write(to: &json) }
    }
  }
}

extension JSONWriter {
  public mutating func value(_ value: some JSONRepresentable) { value.write(to: &self) }

  /// A string from UTF-8 bytes.
  public mutating func value(utf8 text: some Collection<UInt8>) {
    beginElement()
    bytes.append(UInt8(ascii: "\""))
    TextEscape.json.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  fileprivate mutating func element(_ text: String) {
    beginElement()
    bytes.append(text)
  }
}

extension TextEscape {
  fileprivate static let json = TextEscape(
    ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"],
    unsafe: { "\\u" + utf16Digits($0).joined(separator: "\\u") }, stray: "\u{FFFD}")
}

// MARK: - Members of objects

extension JSONWriter {
  public mutating func key(_ name: String) {
    value(name)
    bytes.append(isIndented ? ": " : ":")
    needsComma = false
    isAfterKey = true
  }

  public mutating func member(_ name: String, _ value: some JSONRepresentable) {
    key(name)
    value.write(to: &self)
  }

  /// A string from UTF-8 bytes.
  public mutating func member(_ name: String, utf8 text: some Collection<UInt8>) {
    key(name)
    value(utf8: text)
  }

  /// An object with the members that `body` writes.
  @inline(__always)
  public mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// An array with an object for each of these, whose members `body` writes.
  @inline(__always)
  mutating func objects<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array { json in
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
