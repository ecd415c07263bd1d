import RuleKit

/// The edits of a round, in order of position.
struct EditScript {
  private var edits: [Edit]
  /// For each edit, how much the text has grown by it and the ones before it.
  private var growths: [Int] = []

  /// - Parameter fixes: chosen by an `EditSelection`.
  init(_ fixes: [Fix]) {
    edits = fixes.flatMap(\.edits)
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var growth = 0
    for edit in edits {
      growth += edit.replacement.count - edit.range.count
      growths.append(growth)
    }
  }

  /// The text after the edits.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(max(0, text.count + (growths.last ?? 0)))
    var position = 0
    for edit in edits {
      result.append(contentsOf: text[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement)
      position = edit.range.upperBound
    }
    result.append(contentsOf: text[position...])
    return result
  }

  /// The offset of a byte after the edits; for a replaced byte, the start of the replacement.
  func moved(_ offset: Int) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    let growth = low > 0 ? growths[low - 1] : 0
    guard low < edits.count, edits[low].range.lowerBound < offset else { return offset + growth }
    return edits[low].range.lowerBound + growth
  }
}
