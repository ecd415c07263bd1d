/// A pattern for the paths of files and folders below a base folder, with the syntax and anchoring of gitignore(5),
/// plus braces.
///
/// - `*` matches any number of characters of a name, `?` one, `[a-z]` one of these and `[!a-z]` one of all others. A
///   character is a UTF-8 scalar, or a byte that is not part of one. Only `**` matches slashes.
/// - `**` is any number of folders: `**/x`, `x/**`, `a/**/b`. It must be a whole path component.
/// - `{a,b}` is short for two patterns, one with `a` and one with `b`; the following applies to each of them.
/// - A backslash escapes the next character.
/// - A pattern without a slash matches a name in any folder; one with a slash, even at its start, the path relative to
///   the base folder. A slash at its end doesn't count, but restricts the pattern to folders.
///
/// Case matters. Accented letters match in either form of Unicode; see `Precomposition`. The bytes of paths need not be
/// UTF-8. A comparison takes time at most proportional to the product of the lengths of pattern and path.
public struct Glob: Hashable, Sendable {
  /// The most bytes of a pattern.
  public static let longestPattern = 4_096
  /// The most alternatives that braces may expand to.
  public static let mostAlternatives = 64

  /// As it was written.
  public let pattern: String
  let alternatives: [PathPattern]

  /// - Throws: `GlobError` for an invalid pattern, and for one that matches nothing below the base folder: with `..`,
  ///   or with a slash in `[…]`.
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
      // Problems are located in the pattern as it was written.
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

  /// Whether the pattern matches an entry itself. A walk checks each entry, and doesn't enter matching folders.
  ///
  /// - Parameters:
  ///   - path: relative to the base folder, without `.`, `..` and doubled slashes; the empty path of the base folder
  ///     never matches.
  ///   - isFolder: whether it is a folder, for patterns that end with a slash.
  public func matches(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    withPrecomposedBytes(of: path) { path in
      guard !path.isEmpty else { return false }
      let name = path.lastComponent
      return alternatives.contains { $0.fits(path: path, name: name, isFolder: isFolder) }
    }
  }

  /// Whether the pattern matches an entry or a folder above it: a matching folder covers everything in it.
  ///
  /// - Parameters:
  ///   - path: as for `matches`.
  ///   - isFolder: whether the entry itself is a folder.
  public func covers(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    withPrecomposedBytes(of: path) { path in
      alternatives.contains { $0.covers(path: path, isFolder: isFolder) }
    }
  }

  public static func == (left: Glob, right: Glob) -> Bool { left.pattern == right.pattern }
  public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

/// Calls `body` with the bytes of a path in place, or with a copy if they aren't contiguous.
func withBytes<Result>(
  of path: some Collection<UInt8>, _ body: (UnsafeRawBufferPointer) -> Result
) -> Result {
  path.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
    ?? Array(path).withUnsafeBytes(body)
}
