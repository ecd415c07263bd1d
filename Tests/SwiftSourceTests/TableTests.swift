import Testing

@testable import SwiftSource

@Suite("Tables")
struct TableTests {
  @Test("a table equals an array after the same changes")
  func asAnArray() {
    var table = Table<Int>()
    defer { table.free() }
    var array: [Int] = []
    #expect(table.popLast() == nil)
    for round in 0..<3 {
      for value in 0..<1000 {
        table.append(value * round)
        array.append(value * round)
      }
      #expect(table.popLast() == array.popLast())
      table[7] = round
      array[7] = round
      table.append(-1, count: 500)
      array.append(contentsOf: repeatElement(-1, count: 500))
      #expect(Array(table) == array)
      #expect(table.count == array.count)
      #expect(Array(table[5..<9]) == Array(array[5..<9]))
      #expect(table.indices == array.indices)
    }
    table.sort()
    #expect(Array(table) == array.sorted())
    table.removeAll()
    #expect(table.isEmpty)
    table.append(3)
    #expect(Array(table) == [3])
  }

  @Test("values with references are released")
  func counted() {
    final class Value {}
    weak var first: Value?
    var table = Table<Value>()
    do {
      let value = Value()
      first = value
      table.append(value)
      for _ in 0..<200 { table.append(Value()) }
    }
    #expect(first != nil)
    table.removeAll()
    #expect(first == nil)
    table.free()
  }

  @Test("an index out of bounds ends the program")
  func bounds() async {
    await #expect(processExitsWith: .failure) {
      var table = Table<Int>()
      table.append(1)
      _ = table[1]
    }
  }
}
