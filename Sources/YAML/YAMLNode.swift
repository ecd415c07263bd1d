/// A value in a YAML file: a scalar, a list or a map, with its position.
///
/// Nodes are nested at most 64 levels deep, so that walking them by recursion is safe.
public struct YAMLNode: Sendable, Equatable {
  /// The content of a value.
  public enum Content: Sendable, Equatable {
    case scalar(YAMLScalar)
    /// The items of a list, in the order of the file.
    case sequence([YAMLNode])
    case mapping(YAMLMapping)
  }

  public var content: Content
  /// An omitted value, as after `key:`, has an empty place.
  public var place: YAMLPlace

  /// The scalar, or nil for a list or map.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The items of a list, or nil for something else.
  public var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The map, or nil for a scalar or list.
  public var mapping: YAMLMapping? {
    if case .mapping(let mapping) = content { mapping } else { nil }
  }
}

/// The entries of a map, in the order of the file.
public struct YAMLMapping: Sendable, Equatable {
  /// A key and its value.
  public struct Entry: Sendable, Equatable {
    /// A scalar.
    public var key: YAMLNode
    /// The value after the `:`; an empty scalar if there is none.
    public var value: YAMLNode

    /// The text of the key, unique within a map.
    public var name: String { key.scalar?.text ?? "" }
  }

  public var entries: [Entry]

  /// The value of a key, or nil if there is none. Searches linearly.
  public subscript(name: String) -> YAMLNode? { entries.first { $0.name == name }?.value }
}

/// A piece of text and its style.
public struct YAMLScalar: Sendable, Equatable {
  /// How text is written: without quotes, in `'` or in `"`.
  public enum Style: Sendable, Equatable {
    case plain, singleQuoted, doubleQuoted
  }

  /// The text itself: without quotes, with escapes resolved.
  public var text: String
  public var style: Style

  /// The value of the text. Only plain text can be something other than text.
  public var value: YAMLValue { style == .plain ? YAMLValue(plain: text) : .string(text) }

  /// The value of plain text that YAML 1.1 reads as true or false and YAML 1.2 as text. For advice to a user who wrote
  /// `yes` and meant `true`.
  public var legacyBool: Bool? {
    style == .plain ? ["yes": true, "on": true, "no": false, "off": false][text.lowercased()] : nil
  }
}

/// A range of a file.
public struct YAMLPlace: Sendable, Equatable {
  /// The first character.
  public var start: YAMLMark
  /// Just past the last character.
  public var end: YAMLMark

  /// Byte offsets of the place.
  public var range: Range<Int> { start.offset..<end.offset }
}

/// A point between two characters of a file.
public struct YAMLMark: Sendable, Equatable {
  /// In bytes from the start of the file, a byte order mark included.
  public var offset: Int
  /// 1-based; LF, CRLF and CR end a line.
  public var line: Int
  /// 1-based, in UTF-8 bytes; a byte order mark has no column.
  public var column: Int
}
