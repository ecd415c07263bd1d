/// A value in a YAML file: a scalar, a list or a mapping, with its position.
///
/// Nodes are nested at most as deeply as `YAMLLimits.depth` allows, aliases included, so that walking them by recursion
/// is safe.
public struct YAMLNode: Sendable, Equatable {
  /// The content of a value.
  public enum Content: Sendable, Equatable {
    case scalar(YAMLScalar)
    case sequence(YAMLSequence)
    case mapping(YAMLMapping)
  }

  /// The content; for an alias, the content of the value it refers to.
  public var content: Content
  /// Where the value is used: its text without anchor, or `*name` for an alias. An omitted value, as after `key:`, has
  /// an empty place.
  public var place: YAMLPlace
  /// For an alias, the place of the value it refers to; otherwise nil.
  public var definition: YAMLPlace?

  public init(_ content: Content, place: YAMLPlace, definition: YAMLPlace? = nil) {
    self.content = content
    self.place = place
    self.definition = definition
  }

  /// The scalar, or nil for a list or mapping.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The items of a list, or nil for something else.
  public var items: [YAMLNode]? {
    if case .sequence(let sequence) = content { sequence.items } else { nil }
  }

  /// The mapping, or nil for a scalar or list.
  public var mapping: YAMLMapping? {
    if case .mapping(let mapping) = content { mapping } else { nil }
  }

  /// The kind of value, for messages: `a list`, `a mapping`, `text`, `a whole number`, `nothing` and the like.
  public var kindName: String {
    switch content {
    case .scalar(let scalar): scalar.value.kindName
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// How a list or mapping is written.
public enum YAMLCollectionStyle: Sendable, Equatable {
  /// By indentation: `- item`, `key: value`.
  case block
  /// In brackets: `[item]`, `{key: value}`.
  case flow
}

/// The items of a list, in the order of the file.
public struct YAMLSequence: Sendable, Equatable {
  public var items: [YAMLNode]
  /// How the list is written.
  public var style: YAMLCollectionStyle

  public init(_ items: [YAMLNode], style: YAMLCollectionStyle) {
    self.items = items
    self.style = style
  }
}

/// The entries of a mapping, in the order of the file.
public struct YAMLMapping: Sendable, Equatable {
  /// A key and its value.
  public struct Entry: Sendable, Equatable {
    /// A scalar.
    public var key: YAMLNode
    /// The value after the `:`; an empty scalar if there is none.
    public var value: YAMLNode

    public init(key: YAMLNode, value: YAMLNode) {
      self.key = key
      self.value = value
    }

    /// The text of the key, unique within a mapping that was read.
    public var name: String { key.scalar?.text ?? "" }
  }

  public var entries: [Entry]
  /// How the mapping is written.
  public var style: YAMLCollectionStyle

  public init(_ entries: [Entry], style: YAMLCollectionStyle) {
    self.entries = entries
    self.style = style
  }

  /// The value of a key, or nil if there is none. Searches linearly.
  public subscript(name: String) -> YAMLNode? { entries.first { $0.name == name }?.value }
}
