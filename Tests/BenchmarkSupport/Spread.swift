/// A summary of repeated measurements: the median and the spread.
package struct Spread: Codable, Equatable, Sendable {
  /// A tenth of the measurements were lower. They are ignored, so that one lucky round does not widen the spread.
  package var low: Double
  /// Half of the measurements were lower.
  package var median: Double
  /// A tenth of the measurements were higher, such as a round interrupted by another program.
  package var high: Double

  /// The spread of some measurements, in any order.
  ///
  /// - Returns: nil for none.
  package init?(_ samples: [Double]) {
    guard !samples.isEmpty else { return nil }
    let sorted = samples.sorted()
    let outliers = sorted.count / 10
    let middle = sorted.count / 2
    low = sorted[outliers]
    high = sorted[sorted.count - 1 - outliers]
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  package init(low: Double, median: Double, high: Double) {
    self.low = low
    self.median = median
    self.high = high
  }
}
