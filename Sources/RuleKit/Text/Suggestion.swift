/// The known name that was probably meant.
///
/// - Returns: the name with the fewest wrong, missing, extra or swapped letters, the first one of several. If more than
///   a third of the letters differ: the first name that begins with the text, if that has at least three letters, or
///   nil.
public func suggestion(for name: String, among known: [String]) -> String? {
  let letters = Array(name.lowercased().unicodeScalars)
  guard !letters.isEmpty, letters.count <= 64 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in known {
    let distance = editDistance(letters, Array(candidate.lowercased().unicodeScalars))
    let limit = max(1, max(letters.count, candidate.unicodeScalars.count) / 3)
    if distance <= limit, distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
  }
  guard best == nil, letters.count >= 3 else { return best?.name }
  // For an abbreviation: `warn` for `warning`.
  return known.first { $0.lowercased().unicodeScalars.starts(with: letters) }
}

/// How many letters must be changed, added, removed or swapped with their neighbour.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in 1...max(1, left.count) {
    var current = [row]
    for column in 1...max(1, right.count) where column <= right.count {
      let isSame = left[row - 1] == right[column - 1]
      var distance = min(
        previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, left[row - 1] == right[column - 2],
        left[row - 2] == right[column - 1]
      {
        distance = min(distance, beforePrevious[column - 2] + 1)
      }
      current.append(distance)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}

/// "1 file", "2 files", "3 entries".
///
/// - Parameter several: the plural; nil for one that ends in "s".
package func amount(_ count: Int, _ one: String, _ several: String? = nil) -> String {
  "\(count) \(count == 1 ? one : several ?? one + "s")"
}
