import Reporting

/// A JSON value (RFC 8259).
package enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number without a fraction or an exponent.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The member of an object; nil if there is none, or this is not an object.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  package var text: String? { if case .string(let text) = self { text } else { nil } }

  package var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// A whole number. Some clients write every number with a fraction.
  package var wholeNumber: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  package var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

  package var members: [String: JSON]? {
    if case .object(let members) = self { members } else { nil }
  }

  var isNull: Bool { self == .null }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .integer(number) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(Dictionary(members) { $1 })
  }

  /// The value, with another member; unchanged if it is not an object.
  func with(_ key: String, _ value: JSON?) -> JSON {
    guard let value, case .object(var members) = self else { return self }
    members[key] = value
    return .object(members)
  }
}

extension JSON: JSONRepresentable {
  /// The text on one line, the members of objects in the order of their keys.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.value(nil as String?)
    case .bool(let flag): json.value(flag)
    case .integer(let number): json.value(number)
    case .number(let number): json.value(number)
    case .string(let text): json.value(text)
    case .array(let elements): json.value(elements)
    case .object(let members):
      json.object { json in
        for (key, value) in members.sorted(by: { $0.key < $1.key }) { json.member(key, value) }
      }
    }
  }
}
