import SwiftSource

/// Values for keys that are hashes already, so that none is hashed again to find one.
///
/// Most maps of a file hold few values: up to eight are searched one after the other. The entries are in the order in
/// which they were added.
public struct KeyMap<Value> {
  /// A key with its value.
  public typealias Entry = (key: UInt64, value: Value)

  @usableFromInline var all: [Entry] = []
  /// Behind the places that the upper bits of keys name, one more than the index of the entry; zero for a free place.
  /// Empty as long as there are few entries.
  @usableFromInline var places: [Int32] = []
  @usableFromInline var shift: UInt64 = 0

  /// A map with more entries than this has places.
  @inlinable static var most: Int { 8 }
  /// The number of entries that a map has room for at first: to grow from one to two and to four costs more.
  @inlinable static var first: Int { 4 }

  /// Creates an empty map.
  @inlinable
  public init() {}

  /// The keys with their values, in the order in which they were added.
  @inlinable public var entries: [Entry] { all }

  /// Whether there is no entry.
  @inlinable public var isEmpty: Bool { all.isEmpty }

  /// The value of a key; nil removes it, which takes time for each entry.
  @inlinable
  public subscript(key: UInt64) -> Value? {
    get { index(of: key).map { all[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): all[index].value = value
      case (nil, let value?): _ = append(key, value)
      case (let index?, nil): remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// The value of a key, which is added if it is missing.
  @inlinable
  public subscript(key: UInt64, default value: @autoclosure () -> Value) -> Value {
    get { index(of: key).map { all[$0].value } ?? value() }
    _modify {
      let index = index(of: key) ?? append(key, value())
      yield &all[index].value
    }
  }

  /// Sets the value of a key, and returns the one that it replaces.
  @inlinable
  public mutating func updateValue(_ value: Value, forKey key: UInt64) -> Value? {
    guard let index = index(of: key) else {
      _ = append(key, value)
      return nil
    }
    defer { all[index].value = value }
    return all[index].value
  }

  /// Makes room for so many entries.
  mutating func reserveCapacity(_ count: Int) {
    all.reserveCapacity(count)
    guard count > max(Self.most, all.count) else { return }
    var room = 32
    while room < 2 * count { room *= 2 }
    if room > places.count { setPlaces(room) }
  }

  /// Forgets the entries, and keeps the storage of a small map.
  @inlinable
  public mutating func removeAll() {
    all.removeAll(keepingCapacity: all.count <= 256)
    places.removeAll(keepingCapacity: places.count <= 512)
  }

  /// The value of the entry with an index.
  @inlinable
  public subscript(at index: Int) -> Value {
    get { all[index].value }
    _modify { yield &all[index].value }
  }

  /// The index of the entry with a key.
  @inlinable
  public func index(of key: UInt64) -> Int? {
    guard !places.isEmpty else { return all.firstIndex { $0.key == key } }
    var place = place(of: key)
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      if all[index].key == key { return index }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  @inlinable
  func place(of key: UInt64) -> Int { Int((key &* 0x9E37_79B9_7F4A_7C15) &>> shift) }

  /// Adds an entry for a new key.
  @inlinable
  mutating func append(_ key: UInt64, _ value: Value) -> Int {
    if all.capacity == 0 { all.reserveCapacity(Self.first) }
    all.append((key, value))
    let index = all.count - 1
    if all.count * 2 > places.count, all.count > Self.most {
      setPlaces(max(32, places.count * 2))
    } else if !places.isEmpty {
      setPlace(of: index)
    }
    return index
  }

  @inlinable
  mutating func remove(at index: Int) {
    all.remove(at: index)
    if !places.isEmpty { setPlaces(places.count) }
  }

  @inlinable
  mutating func setPlaces(_ count: Int) {
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(0, count: count))
    shift = UInt64(64 - count.trailingZeroBitCount)
    for index in all.indices { setPlace(of: index) }
  }

  @inlinable
  mutating func setPlace(of index: Int) {
    var place = place(of: all[index].key)
    while places[place] != 0 { place = (place + 1) & (places.count - 1) }
    places[place] = Int32(index + 1)
  }
}

extension KeyMap: Sendable where Value: Sendable {}

extension Block {
  /// A key for maps: the index of the block.
  @inlinable public var key: UInt64 { UInt64(index) }
}
