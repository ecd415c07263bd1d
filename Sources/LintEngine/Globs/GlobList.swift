/// Several globs that are matched together, which costs little more than matching one.
public struct GlobList: Sendable {
  private var patterns = PathPatternSet()
  /// Those of the patterns that end in an extension of Markdown.
  private var markdownPatterns = PathPatternSet()

  public init(_ globs: [Glob]) {
    for glob in globs {
      for pattern in glob.alternatives {
        patterns.append(pattern)
        if pattern.namesMarkdown { markdownPatterns.append(pattern) }
      }
    }
  }

  /// Whether one of the globs is about Markdown: it ends in `.md` or `.markdown`.
  var namesMarkdown: Bool { markdownPatterns.count > 0 }

  /// Whether one of the globs about Markdown matches a file.
  func namesMarkdown(_ path: some Collection<UInt8>) -> Bool {
    guard namesMarkdown else { return false }
    return withPrecomposedBytes(of: path) { markdownPatterns.covers(path: $0, isFolder: false) }
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
