/// The lines of files that a change has made or altered.
public struct ChangedLines: Equatable, Sendable {
  private enum Lines: Equatable {
    case whole
    /// 1-based, sorted, apart from each other.
    case ranges([ClosedRange<Int>])
  }

  /// By path, as seen from the root of the working tree.
  private var files: [FilePath: Lines] = [:]

  /// No line of any file.
  public init() {}

  /// Takes a file in with all its lines.
  mutating func addWhole(_ path: FilePath) { files[path] = .whole }

  /// Takes lines in; those of a file come from top to bottom.
  mutating func add(_ lines: ClosedRange<Int>, of path: FilePath) {
    switch files[path] {
    case .whole: break
    case .ranges(var ranges):
      // Out of the dictionary, so that the array grows in place.
      files[path] = nil
      ranges.append(lines)
      files[path] = .ranges(ranges)
    case nil: files[path] = .ranges([lines])
    }
  }

  /// Leaves the lines that others have too.
  mutating func formIntersection(_ other: ChangedLines) {
    for (path, lines) in files {
      switch (lines, other.files[path]) {
      case (_, nil): files[path] = nil
      case (_, .whole): break
      case (.whole, let lines?): files[path] = lines
      case (.ranges(let ranges), .ranges(let others)?):
        files[path] = .ranges(Self.common(ranges, others))
      }
    }
  }

  /// The lines of both; each sorted and apart from each other.
  private static func common(
    _ left: [ClosedRange<Int>], _ right: [ClosedRange<Int>]
  ) -> [ClosedRange<Int>] {
    var common: [ClosedRange<Int>] = []
    var (first, second) = (left[...], right[...])
    while let one = first.first, let two = second.first {
      if one.overlaps(two) { common.append(one.clamped(to: two)) }
      if one.upperBound < two.upperBound { first.removeFirst() } else { second.removeFirst() }
    }
    return common
  }

  /// Whether a changed line is among these.
  ///
  /// - Parameters:
  ///   - lines: 1-based.
  ///   - path: as seen from the root of the working tree.
  public func touch(_ lines: ClosedRange<Int>, of path: FilePath) -> Bool {
    switch files[path] {
    case nil: return false
    case .whole: return true
    case .ranges(let ranges):
      // The first range that does not end above the lines.
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound < lines.lowerBound { low = middle + 1 } else { high = middle }
      }
      return low < ranges.count && ranges[low].lowerBound <= lines.upperBound
    }
  }
}

extension Diagnostic {
  /// The lines that the place has a character on; for an empty place the line that it is on.
  public var lines: ClosedRange<Int> {
    // What ends with a line break ends on the line before.
    let last = end.column == 1 && end.line > start.line ? end.line - 1 : end.line
    return start.line...max(start.line, last)
  }
}
