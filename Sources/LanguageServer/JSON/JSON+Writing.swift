import Reporting

extension JSON {
  /// The text on one line, the members of objects in the order of their keys.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    append(to: &writer)
    return writer.bytes
  }

  private func append(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let flag): writer.value(flag)
    case .integer(let number): writer.value(number)
    case .number(let number): writer.value(number)
    case .string(let text): writer.value(text)
    case .array(let elements):
      writer.array { writer in
        for element in elements { element.append(to: &writer) }
      }
    case .object(let members):
      writer.object { writer in
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
          writer.key(key)
          value.append(to: &writer)
        }
      }
    }
  }
}
