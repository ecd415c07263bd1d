import SwiftSource

/// Values for keys that are hashes already, so that none is hashed again to find one.
///
/// Most maps of a file hold few values: up to eight are searched one after the other. The entries are in the order in
/// which they were added.
public struct KeyMap<Value> {
  public typealias Entry = (key: UInt64, value: Value)

  @usableFromInline var all: [Entry] = []
  /// One more than the index of an entry at the place that its key's upper bits name, or behind; 0 is free. Empty at first.
  @usableFromInline var places: [Int32] = []
  @usableFromInline var shift: UInt64 = 0

  /// A map with more entries than this has places.
  @inlinable static var most: Int { 8 }
  /// The number of entries that a map has room for at first: to grow from one to two and to four costs more.
  @inlinable static var first: Int { 4 }

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

/// The meanings of names: `["left right": .width, "top": .height]`.
///
/// The names are not words of the vocabulary: those of libraries are common (`top`, `size`, `layout`), so they are looked up
/// only where the code around them shows which library they belong to.
struct NameTable<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  private var values = KeyMap<Value>()

  init() {}

  init(dictionaryLiteral elements: (StaticString, Value)...) { self.init(elements) }

  /// - Parameter elements: each value with its names, separated by white space.
  init(_ elements: some Sequence<(StaticString, Value)>) {
    for (names, value) in elements { add(names) { value } }
  }

  /// Adds a value for some names, separated by white space.
  mutating func add(_ names: StaticString, _ value: () -> Value) {
    names.forEachKey { values[$0] = value() }
  }

  mutating func add(_ word: LayoutWord, _ value: Value) {
    values[TextHash.key(of: word.rawValue)] = value
  }

  /// The meaning of the name at `token`.
  func value(of token: Int, in file: CodeReader) -> Value? { values[file.key(token)] }

  func value(of token: Lexeme) -> Value? {
    var hash = TextHash()
    hash.add(token)
    return values[hash.value]
  }

  func value(of name: String) -> Value? { values[TextHash.key(of: name)] }
}

extension NameTable where Value: OptionSet, Value.Element == Value {
  /// Adds a property to some names, separated by white space.
  mutating func add(_ property: Value, _ names: StaticString) {
    names.forEachKey { values[$0, default: []].insert(property) }
  }
}

extension KeySet {
  /// The keys of some names, separated by white space.
  package init(names: StaticString) {
    self.init()
    names.forEachKey { insert($0) }
  }

  /// Whether the key of a token is in the set.
  package func contains(_ token: Lexeme) -> Bool {
    var hash = TextHash()
    hash.add(token)
    return contains(hash.value)
  }
}

extension StaticString {
  /// Calls `body` with the key of each name, separated by white space.
  fileprivate func forEachKey(_ body: (UInt64) -> Void) {
    let bytes = UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    var start = 0
    // Slices would cost too much: the tables of libraries are built at every start of the program.
    for end in 0...bytes.count where end == bytes.count || bytes[end] <= UInt8(ascii: " ") {
      if end > start {
        var hash = TextHash()
        hash.add(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        body(hash.value)
      }
      start = end + 1
    }
  }
}

/// A 64-bit hash of some texts, eight bytes at a time: each is multiplied in, and its high bits, where the product is
/// mixed best, are folded onto the low ones.
package struct TextHash {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// The hash of one text.
  package init(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds the text of a token.
  package mutating func add(_ token: Lexeme) { add(token.text8) }

  /// Adds a text; the same bytes in other pieces are another hash.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    if let start = bytes.baseAddress { add(start, bytes.count) }
  }

  @inline(__always)
  mutating func add(_ start: UnsafeRawPointer, _ count: Int) {
    func eight(_ offset: Int) -> UInt64 {
      start.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    }
    func four(_ offset: Int) -> UInt64 {
      UInt64(start.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian)
    }
    func one(_ offset: Int) -> UInt64 { UInt64(start.load(fromByteOffset: offset, as: UInt8.self)) }
    // Multiplied: a length and a letter that differ in the same bits would make `b` and `ab` one name.
    value ^= UInt64(truncatingIfNeeded: count) &* 0x9e37_79b9_7f4a_7c15
    if count >= 8 {
      var offset = 0
      while offset &+ 8 < count {
        mix(eight(offset))
        offset &+= 8
      }
      // The last eight, some of them once more.
      mix(eight(count &- 8))
    } else if count >= 4 {
      mix(four(0) | four(count &- 4) &<< 32)
    } else if count > 0 {
      mix(one(0) | one(count &>> 1) &<< 8 | one(count &- 1) &<< 16)
    }
  }

  @inline(__always)
  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value &>> 32
  }

  /// The key of a text.
  package static func key(of text: String) -> UInt64 { TextHash(text).value }

  /// The key of a name.
  package static func key(_ name: StaticString) -> UInt64 {
    var hash = TextHash()
    hash.add(UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    return hash.value
  }

  /// One key of two.
  package static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var mixed = (first &* 0x9e37_79b9_7f4a_7c15) ^ second
    mixed = (mixed ^ (mixed >> 32)) &* 0xd6e8_feb8_6659_fd93
    return mixed ^ (mixed >> 32)
  }
}
