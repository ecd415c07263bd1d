/// A pattern for the paths of files and folders below a base folder, with the syntax and the anchoring of gitignore(5),
/// and braces.
///
/// - `*` fits any characters of a name, also none, `?` one, `[a-z]` one of these and `[!a-z]` one of all others. A
///   character is a UTF-8 scalar, or a byte that is part of none. No wildcard but `**` fits a slash.
/// - `**` is any number of folders: `**/x`, `x/**`, `a/**/b`. It does not stand beside other characters.
/// - `{a,b}` is short for two patterns, one with `a` and one with `b`, also for what follows about slashes.
/// - A backslash takes away the meaning of what follows.
/// - A pattern without a slash fits a name in any folder; one with a slash, also one at its start, the path from the base
///   folder on. A slash at its end doesn't count, but lets the pattern fit nothing but folders.
///
/// Case matters. Letters with accents are the same in either form of Unicode; see `Precomposition`. The bytes of paths need
/// not be UTF-8. A comparison takes at most time in proportion to the length of the
/// pattern times that of the path.
public struct Glob: Hashable, Sendable {
  /// A pattern may have so many bytes.
  public static let longestPattern = 4_096
  /// The braces of a pattern may come to so many alternatives.
  public static let mostAlternatives = 64

  /// As it was written.
  public let pattern: String
  let alternatives: [PathPattern]

  /// - Throws: `GlobError` for what is no pattern, and for one that fits nothing below the base folder: with `..`, or with
  ///   a slash in `[…]`.
  public init(_ pattern: String) throws(GlobError) {
    self.pattern = pattern
    guard pattern.utf8.count <= Self.longestPattern else { throw .tooLong(Self.longestPattern) }
    let bytes = Array(pattern.utf8)
    guard let precomposed = Precomposition.precomposed(bytes) else {
      alternatives = try Self.compile(bytes)
      return
    }
    do throws(GlobError) {
      alternatives = try Self.compile(precomposed)
    } catch {
      // What is wrong has its place in the pattern as it was written.
      _ = try Self.compile(bytes)
      throw error
    }
  }

  private static func compile(_ bytes: [UInt8]) throws(GlobError) -> [PathPattern] {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(GlobError) in try compile(bytes) }
    }
    return try result.get()
  }

  private static func compile(_ bytes: UnsafeRawBufferPointer) throws(GlobError) -> [PathPattern] {
    var reader = GlobReader(bytes)
    try reader.read()
    var patterns: [PathPattern] = []
    for pieces in try reader.alternatives(limit: mostAlternatives) {
      patterns.append(try GlobCompiler(pieces: pieces, classes: reader.classes).pattern())
    }
    return patterns
  }

  /// Whether the pattern fits an entry itself. A walk asks this of each entry, and doesn't enter the folders that fit.
  ///
  /// - Parameters:
  ///   - path: from the base folder on, without `.`, `..` and doubled slashes; the empty path of the base folder fits nothing.
  ///   - isFolder: what it is, for patterns that end with a slash.
  public func matches(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    withPrecomposedBytes(of: path) { path in
      guard !path.isEmpty else { return false }
      let name = path.lastComponent
      return alternatives.contains { $0.fits(path: path, name: name, isFolder: isFolder) }
    }
  }

  /// Whether the pattern fits an entry or a folder that it is in: what fits a folder covers everything below.
  ///
  /// - Parameters:
  ///   - path: as for `matches`.
  ///   - isFolder: what the entry itself is.
  public func covers(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    withPrecomposedBytes(of: path) { path in
      alternatives.contains { $0.covers(path: path, isFolder: isFolder) }
    }
  }

  public static func == (left: Glob, right: Glob) -> Bool { left.pattern == right.pattern }
  public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

/// Hands out the bytes of a path where they are, or a copy if they don't stand side by side.
func withBytes<Result>(
  of path: some Collection<UInt8>, _ body: (UnsafeRawBufferPointer) -> Result
) -> Result {
  path.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
    ?? Array(path).withUnsafeBytes(body)
}
