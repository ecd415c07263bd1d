extension Array {
  /// Sorts what consists of parts that are in order already, mostly of one: to merge few parts costs less than a sort.
  /// Equal elements stay in their order.
  mutating func sortParts(by precedes: (Element, Element) -> Bool) {
    var starts: [Int] = []
    for index in indices.dropFirst() where precedes(self[index], self[index - 1]) {
      starts.append(index)
      guard starts.count < 8 else {
        sort(by: precedes)
        return
      }
    }
    while let start = starts.popLast() { mergeTail(from: start, after: starts.last ?? 0, precedes) }
  }

  /// Merges the last part into the one before it.
  private mutating func mergeTail(
    from start: Int, after previous: Int, _ precedes: (Element, Element) -> Bool
  ) {
    var merged: [Element] = []
    merged.reserveCapacity(count - previous)
    var next = previous
    for element in self[start...] {
      while next < start, !precedes(element, self[next]) {
        merged.append(self[next])
        next += 1
      }
      merged.append(element)
    }
    merged += self[next..<start]
    if previous == 0 { self = merged } else { replaceSubrange(previous..., with: merged) }
  }
}
