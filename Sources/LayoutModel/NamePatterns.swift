import SwiftSource

/// Patterns for names. Of any number of them, a name is compared with few: names, beginnings (`build*`) and endings
/// (`*View`) are looked up.
public struct NamePatterns: Sendable {
  /// Fewer patterns are compared one after the other, because most fail at the first byte.
  private static let fewest = 8

  /// The number of patterns.
  public let count: Int
  /// The first pattern of each text.
  private var names = KeyMap<Int>()
  private var beginnings = Pieces()
  private var endings = Pieces()
  /// Those that are compared.
  private var others: [(index: Int, pattern: NamePattern)] = []

  /// What names begin or end with, by the lengths that occur.
  private struct Pieces: Sendable {
    var indices = KeyMap<Int>()
    var lengths: [Int] = []
  }

  /// - Parameter patterns: in each, `*` matches any characters.
  public init(_ patterns: [String]) {
    count = patterns.count
    for (index, text) in patterns.enumerated() { append(text, index) }
    for pieces in [\NamePatterns.beginnings, \.endings] {
      self[keyPath: pieces].lengths = Set(self[keyPath: pieces].lengths).sorted()
    }
  }

  private mutating func append(_ text: String, _ index: Int) {
    var bytes = Array(text.utf8)
    let star = UInt8(ascii: "*")
    let starCount = bytes.count { $0 == star }
    let isBeginning = bytes.last == star
    guard count > Self.fewest, starCount == 0 || starCount == 1 && (isBeginning || bytes[0] == star)
    else {
      others.append((index, NamePattern(text)))
      return
    }
    if starCount == 1 { bytes.remove(at: isBeginning ? bytes.count - 1 : 0) }
    let key = bytes.withUnsafeBytes(Self.key)
    func add(to map: inout KeyMap<Int>) { if map[key] == nil { map[key] = index } }
    if starCount == 0 {
      add(to: &names)
    } else if isBeginning {
      add(to: &beginnings.indices)
      beginnings.lengths.append(bytes.count)
    } else {
      add(to: &endings.indices)
      endings.lengths.append(bytes.count)
    }
  }

  private static func key(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = TextHash()
    hash.add(bytes)
    return hash.value
  }

  /// Whether there is no pattern.
  public var isEmpty: Bool { count == 0 }

  /// Whether one of them matches the whole name.
  public func match(_ name: String) -> Bool { firstIndex(matching: name) != nil }

  /// Whether one of them matches the whole name that these bytes spell.
  public func match(_ name: UnsafeRawBufferPointer) -> Bool {
    var isFound = false
    forEach(matching: name) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// The index of the first one that matches the whole name.
  public func firstIndex(matching name: String) -> Int? {
    var name = name
    var first: Int?
    name.withUTF8 { name in
      forEach(matching: UnsafeRawBufferPointer(name)) { index in
        first = min(first ?? index, index)
        return true
      }
    }
    return first
  }

  /// Calls `body` with the index of each pattern that matches the whole name, in no order; of equal patterns, with that of
  /// the first.
  ///
  /// - Parameter body: returns whether to go on.
  public func forEach(matching name: UnsafeRawBufferPointer, _ body: (Int) -> Bool) {
    for other in others where other.pattern.matches(name) {
      guard body(other.index) else { return }
    }
    if !names.isEmpty, let index = names[Self.key(name)], !body(index) { return }
    for length in beginnings.lengths where length <= name.count {
      let piece = UnsafeRawBufferPointer(rebasing: name[..<length])
      if let index = beginnings.indices[Self.key(piece)], !body(index) { return }
    }
    for length in endings.lengths where length <= name.count {
      let piece = UnsafeRawBufferPointer(rebasing: name[(name.count - length)...])
      if let index = endings.indices[Self.key(piece)], !body(index) { return }
    }
  }
}
