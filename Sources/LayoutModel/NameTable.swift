import SwiftSource

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

  /// The meaning of the name at `token`.
  func value(of token: Int, in file: CodeReader) -> Value? { values[file.key(token)] }

  /// The meaning of a token.
  func value(of token: Lexeme) -> Value? {
    var hash = TextHash()
    hash.add(token)
    return values[hash.value]
  }

  /// The meaning of a name.
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
