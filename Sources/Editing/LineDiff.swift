import SwiftSource

/// A line-based difference of two texts.
///
/// Lines that occur once in each text are matched first, as many as are in the same order ("patience diff", Bram
/// Cohen), then those that occur once between two of them. What is left is compared line by line if it is short, and
/// replaced as a whole otherwise: time is linear in the length of the texts.
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

  package init<Line: Hashable>(_ oldLines: [Line], _ newLines: [Line]) {
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    (old, new) = (oldLines.map(number), newLines.map(number))
    compare(0..<old.count, 0..<new.count)
  }

  /// How often the lines between two lines that were matched are compared in the same way.
  private static let mostDepth = 4

  private mutating func compare(
    _ oldRange: Range<Int>, _ newRange: Range<Int>, depth: Int = 0
  ) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let line = oldRange.first, let other = newRange.first, old[line] == new[other] {
      (oldRange, newRange) = (oldRange.dropFirst(), newRange.dropFirst())
    }
    while let line = oldRange.last, let other = newRange.last, old[line] == new[other] {
      (oldRange, newRange) = (oldRange.dropLast(), newRange.dropLast())
    }
    if oldRange.isEmpty, newRange.isEmpty { return }
    let anchors = depth < Self.mostDepth ? longestRising(pairs(oldRange, newRange)) : []
    guard !anchors.isEmpty else { return add(oldRange, newRange) }
    var (line, other) = (oldRange.lowerBound, newRange.lowerBound)
    for anchor in anchors + [(oldRange.upperBound, newRange.upperBound)] {
      compare(line..<anchor.0, other..<anchor.1, depth: depth + 1)
      (line, other) = (anchor.0 + 1, anchor.1 + 1)
    }
  }

  /// Adds what differs between lines that occur several times.
  private mutating func add(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard oldRange.count + newRange.count <= 1_000 else {
      return changes.append(Change(old: oldRange, new: newRange))
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new[newRange].difference(from: old[oldRange]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(newRange.lowerBound + offset)
      }
    }
    var (line, other) = (oldRange.lowerBound, newRange.lowerBound)
    while line < oldRange.upperBound || other < newRange.upperBound {
      let start = (line, other)
      while removed.contains(line) { line += 1 }
      while inserted.contains(other) { other += 1 }
      if start != (line, other) {
        changes.append(Change(old: start.0..<line, new: start.1..<other))
      }
      (line, other) = (line + 1, other + 1)
    }
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
}
