import Platform

/// The globs of all overrides of a configuration together, so that a file is not compared with each override.
struct OverridePatterns: Sendable {
  /// The patterns of those overrides whose globs are relative to one folder, numbered by override.
  private struct Group {
    var folder: FilePath
    var patterns = PathPatternSet()
  }

  private var groups: [Group] = []

  init(_ overrides: [Configuration.Override]) {
    for (index, override) in overrides.enumerated() {
      // A file and those that it extends: their overrides follow each other.
      if groups.last?.folder != override.folder { groups.append(Group(folder: override.folder)) }
      override.paths.globs.append(to: &groups[groups.count - 1].patterns, number: index)
    }
  }

  /// Which overrides apply to a file.
  ///
  /// - Parameter path: absolute.
  func mask(for path: some RandomAccessCollection<UInt8>) -> OverrideMask {
    var mask = OverrideMask()
    for group in groups {
      guard let relative = relativeBytes(path, to: group.folder.bytes) else { continue }
      mask.indices += withPrecomposedBytes(of: relative) { group.patterns.numbers(covering: $0) }
    }
    return mask
  }
}

/// The overrides that apply to a file, in order.
struct OverrideMask: Hashable, Sendable {
  var indices: [Int] = []
}
