import SwiftSource

/// A line-based difference of two texts.
///
/// Lines that occur once in each text are matched first, as many as are in the same order ("patience diff", Bram
/// Cohen). The ranges between them are compared line by line if they are short, and replaced as a whole otherwise: time
/// is linear, not quadratic, in the length of the texts.
package struct LineDiff {
  /// A range of lines replaced by another; one of the two may be empty, and then only marks a position.
  package struct Change: Equatable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  /// In order; no two touch.
  package private(set) var changes: [Change] = []
  private var old: [Int] = []
  private var new: [Int] = []

  package init(_ oldLines: TextLines, _ newLines: TextLines) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    old = (0..<oldLines.count).map { number(oldLines[$0]) }
    new = (0..<newLines.count).map { number(newLines[$0]) }
    var end = (old: 0, new: 0)
    for anchor in anchors() + [(old.count, new.count)] {
      compare(end.old..<anchor.0, end.new..<anchor.1)
      end = (anchor.0 + 1, anchor.1 + 1)
    }
  }

  // MARK: Anchors

  /// The pairs of equal lines that are unique in both texts, as many as are in the same order.
  private func anchors() -> [(Int, Int)] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - start,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    {
      tail += 1
    }
    let middle = pairs(start..<(old.count - tail), start..<(new.count - tail))
    return (0..<start).map { ($0, $0) } + longestRising(middle)
      + (0..<tail).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  /// The lines that are unique in each range, by their index in the old text.
  private func pairs(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [(Int, Int)] {
    var places: [Int: (oldCount: Int, newCount: Int, new: Int)] = [:]
    for line in oldRange { places[old[line], default: (0, 0, 0)].oldCount += 1 }
    for line in newRange {
      places[new[line], default: (0, 0, 0)].newCount += 1
      places[new[line], default: (0, 0, 0)].new = line
    }
    return oldRange.compactMap { line in
      guard let place = places[old[line]], place.oldCount == 1, place.newCount == 1 else {
        return nil
      }
      return (line, place.new)
    }
  }

  private func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    // For each length, the pair with the smallest second number that an increasing sequence can end with.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      let place = ends.partitioningIndex { pairs[$0].1 >= pairs[index].1 }
      if place > 0 { previous[index] = ends[place - 1] }
      if place < ends.count { ends[place] = index } else { ends.append(index) }
    }
    var row: [(Int, Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      row.append(pairs[next])
      next = previous[next]
    }
    return row.reversed()
  }

  // MARK: Between anchors

  /// If there are more lines than this between two anchors, they are not compared.
  private static let mostLines = 1_000

  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard !oldRange.isEmpty, !newRange.isEmpty, oldRange.count + newRange.count <= Self.mostLines
    else { return add(Change(old: oldRange, new: newRange)) }
    let difference = new[newRange].difference(from: old[oldRange])
    let removed = Set(difference.removals.map { oldRange.lowerBound + $0.offset })
    let inserted = Set(difference.insertions.map { newRange.lowerBound + $0.offset })
    var (line, newLine) = (oldRange.lowerBound, newRange.lowerBound)
    while line < oldRange.upperBound || newLine < newRange.upperBound {
      let start = (line, newLine)
      while removed.contains(line) { line += 1 }
      while inserted.contains(newLine) { newLine += 1 }
      add(Change(old: start.0..<line, new: start.1..<newLine))
      (line, newLine) = (line + 1, newLine + 1)
    }
  }

  private mutating func add(_ change: Change) {
    if change.old.isEmpty, change.new.isEmpty { return }
    if let last = changes.last, last.old.upperBound == change.old.lowerBound,
      last.new.upperBound == change.new.lowerBound
    {
      changes[changes.count - 1].old = last.old.lowerBound..<change.old.upperBound
      changes[changes.count - 1].new = last.new.lowerBound..<change.new.upperBound
    } else {
      changes.append(change)
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
