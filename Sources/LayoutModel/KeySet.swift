/// A set of keys that are hashes already, so that none is hashed again to find it.
///
/// Most sets of a file hold few keys: up to eight are searched one after the other.
public struct KeySet: Sendable {
  /// The keys as they were added; once there were many, at the places that their upper bits name, or behind; 0 is free.
  private var places: [UInt64] = []
  /// The number of keys.
  public private(set) var count = 0
  /// How far the upper bits of a key are from its place; zero as long as the keys have no places.
  private var shift: UInt64 = 0

  /// A set with more keys than this gives them places.
  private static let most = 8

  /// Below this number of places a set is not made smaller again.
  private static let fewest = 256

  /// Creates an empty set.
  public init() {}

  /// Creates a set of keys.
  public init(_ keys: [UInt64]) {
    for key in keys { insert(key) }
  }

  /// Whether there is no key.
  public var isEmpty: Bool { count == 0 }

  /// Whether a key is in the set.
  public func contains(_ key: UInt64) -> Bool {
    guard count > 0 else { return false }
    let key = Self.stored(key)
    guard shift > 0 else { return places.contains(key) }
    var place = place(of: key)
    while places[place] != 0 {
      if places[place] == key { return true }
      place = (place + 1) & (places.count - 1)
    }
    return false
  }

  /// Adds a key.
  ///
  /// - Returns: whether it was not in the set.
  @discardableResult
  public mutating func insert(_ key: UInt64) -> Bool {
    let key = Self.stored(key)
    guard shift > 0 else { return append(key) }
    // A quarter is free at least, so that a search ends soon.
    if (count + 1) * 4 > places.count * 3 { grow() }
    return add(key)
  }

  private mutating func append(_ key: UInt64) -> Bool {
    if places.contains(key) { return false }
    guard count < Self.most else {
      grow()
      return add(key)
    }
    if count == 0 { places.reserveCapacity(Self.most) }
    places.append(key)
    count += 1
    return true
  }

  /// Forgets the keys, and keeps the storage unless it was much too large for them.
  public mutating func removeAll() {
    guard count > 0 else { return }
    if shift == 0 {
      places.removeAll(keepingCapacity: true)
    } else if places.count > Self.fewest, count * 8 < places.count {
      setPlaces(max(Self.fewest, places.count / 4))
    } else {
      for place in places.indices { places[place] = 0 }
    }
    count = 0
  }

  /// Zero is that of a free place; the greatest number is no index, and hardly ever a hash.
  private static func stored(_ key: UInt64) -> UInt64 { key == 0 ? .max : key }

  private func place(of key: UInt64) -> Int { Int((key &* 0x9E37_79B9_7F4A_7C15) &>> shift) }

  private mutating func add(_ key: UInt64) -> Bool {
    var place = place(of: key)
    while places[place] != 0 {
      if places[place] == key { return false }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = key
    count += 1
    return true
  }

  private mutating func grow() {
    let keys = places
    setPlaces(max(64, keys.count * 2))
    count = 0
    for key in keys where key != 0 { _ = add(key) }
  }

  private mutating func setPlaces(_ number: Int) {
    places = [UInt64](repeating: 0, count: number)
    shift = UInt64(64 - number.trailingZeroBitCount)
  }
}
