extension Array {
  /// Sorts what is mostly in order already: to see that it is costs less than a sort, which first makes room for a copy.
  mutating func sortUnlessSorted(by precedes: (Element, Element) -> Bool) {
    for index in indices.dropFirst() where precedes(self[index], self[index - 1]) {
      sort(by: precedes)
      return
    }
  }
}
