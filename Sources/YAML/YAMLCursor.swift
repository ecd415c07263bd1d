/// The place in a file where somebody is writing. What is wrong behind it does not matter.
public struct YAMLCursor: Sendable {
  /// What is written there.
  public enum Role: Sendable {
    /// A key, or a value on a line of its own, which may become one.
    case key
    /// An item of a list.
    case item
    /// The value on the line of its key.
    case value
  }

  /// The keys around the place, from the outside.
  public var keys: [String]
  public var role: Role
  /// What stands there, up to the place.
  public var word: String

  /// Marks the place for the parser.
  static let mark = "\u{E000}"

  /// Nil in a comment, or if a mistake hides where it is.
  public init?(_ bytes: [UInt8], at offset: Int) {
    let text = bytes[..<offset]
    // Behind a mistake, the last key of the file itself may do.
    let line = text.indices.dropLast().last {
      text[$0] == 0x0A && !" #-]}\r\n".utf8.contains(text[$0 + 1])
    }
    for start in [0, line.map { $0 + 1 } ?? 0] {
      // A quote may be open.
      for end in ["", "\"", "'"] {
        var parser = Parser(Scanner(Array(text[start...]) + (Self.mark + end).utf8))
        _ = parser.readFile()
        if let cursor = parser.cursor {
          self = cursor
          return
        }
      }
    }
    return nil
  }

  init(keys: [String], role: Role, word: String) {
    (self.keys, self.role, self.word) = (keys, role, word)
  }
}
