extension Array {
  /// Sorts what consists of few parts that are in order already, by merging these; equal elements stay in their order.
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

  /// Merges the last part into the one before it: from the end, in place, so that the storage stays, and what is before
  /// the first element of the last part is not touched.
  private mutating func mergeTail(
    from start: Int, after previous: Int, _ precedes: (Element, Element) -> Bool
  ) {
    var tail = Array(self[start...])
    var place = count
    var next = start
    while let element = tail.popLast() {
      while next > previous, precedes(element, self[next - 1]) {
        next -= 1
        place -= 1
        self[place] = self[next]
      }
      place -= 1
      self[place] = element
    }
  }
}
