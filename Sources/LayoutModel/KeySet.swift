/// A set of keys that are hashes already, so that none is hashed again to find it.
public struct KeySet: Sendable {
  private var keys = KeyMap<Void>()

  /// Creates an empty set.
  public init() {}

  /// Creates a set of keys.
  public init(_ keys: [UInt64]) {
    for key in keys { insert(key) }
  }

  /// The number of keys.
  public var count: Int { keys.entries.count }

  /// Whether there is no key.
  public var isEmpty: Bool { keys.isEmpty }

  /// Whether a key is in the set.
  public func contains(_ key: UInt64) -> Bool { keys.index(of: key) != nil }

  /// Adds a key.
  ///
  /// - Returns: whether it was not in the set.
  @discardableResult
  public mutating func insert(_ key: UInt64) -> Bool { keys.updateValue((), forKey: key) == nil }

  /// Forgets the keys, and keeps the storage of a small set.
  public mutating func removeAll() { keys.removeAll() }
}
