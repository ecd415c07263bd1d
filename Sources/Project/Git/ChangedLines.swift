import Platform

/// The added or changed lines of files.
public struct ChangedLines: Equatable, Sendable {
  private enum Lines: Equatable {
    case whole
    /// 1-based, sorted, not adjacent.
    case ranges([ClosedRange<Int>])
  }

  /// By path relative to the root of the working tree.
  private var files: [PathKey: Lines] = [:]

  /// No line of any file.
  public init() {}

  /// Adds a file with all its lines.
  mutating func addWhole(_ path: FilePath) { files[PathKey(path)] = .whole }

  /// Adds lines; those of a file must come from top to bottom.
  mutating func add(_ lines: ClosedRange<Int>, of path: FilePath) {
    let path = PathKey(path)
    switch files[path] {
    case .whole: break
    case .ranges(var ranges):
      // Removed from the dictionary, so that the array grows in place.
      files[path] = nil
      // Two files of one name in two forms of Unicode: some systems can have both.
      if let last = ranges.last, lines.lowerBound <= last.upperBound {
        files[path] = .whole
      } else {
        ranges.append(lines)
        files[path] = .ranges(ranges)
      }
    case nil: files[path] = .ranges([lines])
    }
  }

  /// Keeps only the lines that are also in another set.
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

  /// The intersection of two sorted lists of separate ranges.
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

  /// Whether any of these lines is changed.
  ///
  /// - Parameters:
  ///   - lines: 1-based.
  ///   - path: relative to the root of the working tree.
  public func touch(_ lines: ClosedRange<Int>, of path: FilePath) -> Bool {
    switch files[PathKey(path)] {
    case nil: return false
    case .whole: return true
    case .ranges(let ranges):
      // The first range that ends at or after the start of the lines.
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
