import SwiftSource

extension FactBuilder {
  /// The indices of the constraints whose tokens are in a range.
  public func constraints(in range: Range<Int>) -> Range<Int> {
    let start = constraints.partitioningIndex { $0.tokens.lowerBound >= range.lowerBound }
    let end = constraints.partitioningIndex { $0.tokens.lowerBound >= range.upperBound }
    return start..<end
  }
}
