/// Several globs that are matched together, which costs little more than matching one.
public struct GlobList: Sendable {
  let globs: [Glob]
  private var patterns = PathPatternSet()

  public init(_ globs: [Glob]) {
    self.globs = globs
    for glob in globs {
      for pattern in glob.alternatives { patterns.append(pattern) }
    }
  }

  /// Adds the patterns of all globs to a set under one number.
  func append(to patterns: inout PathPatternSet, number: Int) {
    for glob in globs {
      for pattern in glob.alternatives { patterns.append(pattern, number: number) }
    }
  }

  /// Whether nothing matches.
  public var isEmpty: Bool { patterns.count == 0 }

  /// Whether any of the globs matches an entry itself; see `Glob.matches`.
  public func matches(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    guard !isEmpty else { return false }
    return withPrecomposedBytes(of: path) { path in
      guard !path.isEmpty else { return false }
      return patterns.lastFit(path: path, name: path.lastComponent, isFolder: isFolder) >= 0
    }
  }

  /// Whether any of the globs matches an entry or a folder above it; see `Glob.covers`.
  public func covers(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    guard !isEmpty else { return false }
    return withPrecomposedBytes(of: path) { patterns.covers(path: $0, isFolder: isFolder) }
  }
}
