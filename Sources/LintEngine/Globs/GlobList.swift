/// Several globs that are asked together, which costs little more than to ask one.
public struct GlobList: Sendable {
  private var patterns = PathPatternSet()

  public init(_ globs: [Glob]) {
    for glob in globs {
      for pattern in glob.alternatives { patterns.append(pattern) }
    }
  }

  /// Nothing fits.
  public var isEmpty: Bool { patterns.count == 0 }

  /// Whether any of the globs fits an entry itself; see `Glob.matches`.
  public func matches(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    guard !isEmpty else { return false }
    return withPrecomposedBytes(of: path) { path in
      guard !path.isEmpty else { return false }
      return patterns.lastFit(path: path, name: path.lastComponent, isFolder: isFolder) >= 0
    }
  }

  /// Whether any of the globs fits an entry or a folder that it is in; see `Glob.covers`.
  public func covers(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    guard !isEmpty else { return false }
    return withPrecomposedBytes(of: path) { patterns.covers(path: $0, isFolder: isFolder) }
  }
}
