import Testing

@testable import LayoutModel

@Suite("Sets of keys")
struct KeySetTests {
  /// Keys whose lower bits carry little information, like hashes of short texts.
  private static let keys = (0..<2_000).map { UInt64($0) << 20 }

  @Test("a set contains what was inserted, and nothing else")
  func holds() {
    var set = KeySet()
    #expect(set.isEmpty && !set.contains(0) && !set.contains(7))
    for key in Self.keys { set.insert(key) }
    for key in Self.keys { set.insert(key) }
    #expect(!set.isEmpty)
    #expect(Self.keys.allSatisfy(set.contains))
    #expect(!Self.keys.contains { set.contains($0 + 5) })
  }

  @Test("an emptied set is empty, however often it is filled again")
  func empties() {
    var set = KeySet()
    for count in [2_000, 3, 0, 1, 400, 2] {
      for key in Self.keys.prefix(count) { set.insert(key) }
      #expect(set.isEmpty == (count == 0))
      set.removeAll()
      #expect(set.isEmpty && !Self.keys.contains(where: set.contains))
    }
  }

  @Test("zero is a key of its own, as the index of the first block is")
  func holdsZero() {
    var set = KeySet([1])
    #expect(!set.contains(0) && set.insert(0) && set.contains(0) && set.contains(1))
    for key in 2...20 as ClosedRange<UInt64> { set.insert(key) }
    #expect(set.contains(0) && set.contains(1) && set.count == 21)
    set.removeAll()
    set.insert(0)
    #expect(!set.contains(1))
  }
}
