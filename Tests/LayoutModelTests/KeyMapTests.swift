import FuzzSupport
import Testing

@testable import LayoutModel

@Suite("A map by keys")
struct KeyMapTests {
  @Test(
    "holds what a dictionary holds, with few entries and with many",
    arguments: [(keys: 6, steps: 60), (keys: 12, steps: 200), (keys: 700, steps: 6_000)])
  func compared(keys: Int, steps: Int) {
    var random = RepeatableGenerator(seed: 7)
    var map = KeyMap<Int>()
    var dictionary: [UInt64: Int] = [:]
    for step in 0..<steps {
      let number = random.next() % UInt64(keys)
      // Keys are hashes, indices, or zero.
      let key = number.isMultiple(of: 2) ? number : number &* 0x9E37_79B9_7F4A_7C15
      switch step % 7 {
      case 0 where map.entries.count > keys / 2:
        map[key] = nil
        dictionary[key] = nil
      case 1, 2:
        map[key, default: 0] += step
        dictionary[key, default: 0] += step
      default:
        map[key] = step
        dictionary[key] = step
      }
      #expect(map[key] == dictionary[key])
    }
    #expect(map.entries.count == dictionary.count)
    #expect(map.entries.allSatisfy { dictionary[$0.key] == $0.value })
    map.removeAll()
    #expect(map.isEmpty)
    #expect(dictionary.keys.allSatisfy { map[$0] == nil })
  }

  @Test("keeps its entries in the order in which they were added")
  func order() {
    var map = KeyMap<String>()
    for key in [900, 3, 77, 1] as [UInt64] { map[key] = "\(key)" }
    map[3] = "three"
    map[77] = nil
    #expect(map.entries.map(\.value) == ["900", "three", "1"])
  }
}

@Suite("Sorting what consists of sorted parts")
struct SortingPartsTests {
  @Test("gives the same as a stable sort", arguments: [1, 2, 3, 5, 12])
  func compared(parts: Int) {
    var random = RepeatableGenerator(seed: UInt64(parts))
    var values: [(key: Int, place: Int)] = []
    for _ in 0..<parts {
      values += (0..<20).map { _ in Int(random.next() % 40) }.sorted().map { ($0, 0) }
    }
    for index in values.indices { values[index].place = index }
    var sorted = values
    sorted.sortParts { $0.key < $1.key }
    #expect(sorted.map(\.key) == values.map(\.key).sorted())
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.key < $1.key || $0.place < $1.place })
  }
}
