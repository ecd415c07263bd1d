extension RandomAccessCollection where Index == Int {
  /// The first index of the second part of a partitioned collection, by binary search.
  @inlinable
  package func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
