/// A pattern for the paths of files and folders below a base folder, with the syntax and anchoring of gitignore(5),
/// plus braces.
///
/// - `*` matches any number of characters of a name, `?` one, `[a-z]` one of these and `[!a-z]` one of all others. A
///   character is what a reader sees as one, whichever form of Unicode it has, or a byte that is not part of one. Only
///   `**` matches slashes.
/// - `**` is any number of folders: `**/x`, `x/**`, `a/**/b`. It must be a whole path component.
/// - `{a,b}` is short for two patterns, one with `a` and one with `b`; the following applies to each of them.
/// - A backslash escapes the next character.
/// - A pattern without a slash matches a name in any folder; one with a slash, even at its start, the path relative to
///   the base folder. A slash at its end doesn't count, but restricts the pattern to folders.
///
/// Case matters. The bytes of paths need not be UTF-8. A comparison takes time at most proportional to the product of
/// the lengths of pattern and path.
public struct Glob: Hashable, Sendable {
  /// The most bytes of a pattern.
  public static let longestPattern = 4_096
  /// The most alternatives that braces may expand to.
  public static let mostAlternatives = 64

  /// As it was written.
  public let pattern: String
  private(set) var alternatives: [PathPattern] = []

  /// - Throws: `GlobError` for an invalid pattern, and for one that matches nothing below the base folder: with `..`,
  ///   or with a slash in `[…]`.
  public init(_ pattern: String) throws(GlobError) {
    self.pattern = pattern
    guard pattern.utf8.count <= Self.longestPattern else {
      throw GlobError(
        "the pattern has more than \(Self.longestPattern) bytes", at: Self.longestPattern,
        "split it into several patterns")
    }
    if pattern.hasPrefix("!") {
      throw GlobError(
        "a pattern cannot be negated with `!`",
        "use narrower patterns, or write `\\!` if the name begins with it")
    }
    let letters = PathLetter.letters(of: pattern.utf8)
    do throws(GlobError) {
      let reader = try PatternReader(letters, isGlob: true)
      for tokens in try Self.alternatives(of: reader.tokens) {
        let end = tokens.lastIndex { $0.element != .slash }
        let path = tokens[..<(end.map { $0 + 1 } ?? 0)]
        alternatives.append(
          try PathPattern(
            path, reader, hasBase: path.contains { $0.element == .slash },
            fitsOnlyFolders: path.count < tokens.count))
      }
    } catch {
      var error = error
      error.offset = letters[..<error.offset].reduce(0) { $0 + $1.width }
      throw error
    }
  }

  /// The tokens with the braces expanded, from left to right and from outside to inside: `a{b,c}` yields those of `ab`
  /// and of `ac`.
  private static func alternatives(
    of tokens: [PatternReader.Token]
  ) throws(GlobError) -> [[PatternReader.Token]] {
    var done: [[PatternReader.Token]] = []
    var waiting = [tokens]
    while let next = waiting.popLast() {
      guard let open = next.firstIndex(where: { $0.element == .openBrace }) else {
        done.append(next)
        continue
      }
      // The brace, its commas and its end.
      var ends = [open]
      var (depth, index) = (1, open)
      while depth > 0 {
        index += 1
        switch next[index].element {
        case .openBrace: depth += 1
        case .comma where depth == 1: ends.append(index)
        case .closeBrace: depth -= 1
        default: break
        }
      }
      ends.append(index)
      guard done.count + waiting.count + ends.count - 1 <= mostAlternatives else {
        throw GlobError(
          "the braces expand to more than \(mostAlternatives) alternatives", at: next[open].start,
          "write `*` in place of a brace, or split it into several patterns")
      }
      for (start, end) in zip(ends, ends.dropFirst()).reversed() {
        waiting.append(Array(next[..<open] + next[(start + 1)..<end] + next[(index + 1)...]))
      }
    }
    return done
  }

  /// Whether the pattern matches an entry itself. A walk checks each entry, and doesn't enter matching folders.
  ///
  /// - Parameters:
  ///   - path: relative to the base folder, without `.`, `..` and doubled slashes; the empty path of the base folder
  ///     never matches.
  ///   - isFolder: whether it is a folder, for patterns that end with a slash.
  public func matches(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    GlobList([self]).matches(path, isFolder: isFolder)
  }

  /// Whether the pattern matches an entry or a folder above it: a matching folder covers everything in it.
  ///
  /// - Parameters:
  ///   - path: as for `matches`.
  ///   - isFolder: whether the entry itself is a folder.
  public func covers(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    GlobList([self]).covers(path, isFolder: isFolder)
  }

  public static func == (left: Glob, right: Glob) -> Bool { left.pattern == right.pattern }
  public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

/// Several globs that are matched together.
public struct GlobList: Sendable {
  let globs: [Glob]
  private let patterns: [PathPattern]

  public init(_ globs: [Glob]) {
    self.globs = globs
    patterns = globs.flatMap(\.alternatives)
  }

  /// Whether nothing matches.
  public var isEmpty: Bool { globs.isEmpty }

  /// Whether any of the globs matches an entry itself; see `Glob.matches`.
  public func matches(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    guard !isEmpty, !path.isEmpty else { return false }
    return PathText.with(path) { path in
      patterns.contains { $0.matches(path, isFolder: isFolder) }
    }
  }

  /// Whether any of the globs matches an entry or a folder above it; see `Glob.covers`.
  public func covers(_ path: some Collection<UInt8>, isFolder: Bool) -> Bool {
    guard !isEmpty else { return false }
    return PathText.with(path) { path in
      patterns.contains { $0.covers(path, isFolder: isFolder) }
    }
  }
}

/// Why a glob cannot be used.
public struct GlobError: Error, Hashable, Sendable {
  /// What is wrong, no final period.
  public let message: String
  /// What to do about it, no final period.
  public let advice: String
  /// The position in the pattern, in bytes from its start.
  public internal(set) var offset: Int

  init(_ message: String, at offset: Int = 0, _ advice: String) {
    (self.message, self.advice, self.offset) = (message, advice, offset)
  }

  static let namesNothing = GlobError(
    "the pattern names no file and no folder",
    "write a name such as `Generated`, or `**` for everything")

  static func nul(at offset: Int) -> GlobError {
    .init("the pattern contains a NUL, which no path does", at: offset, "remove it")
  }
  static func unclosedClass(at offset: Int) -> GlobError {
    .init("`[` has no `]`", at: offset, "close it, or write `\\[` if the name contains it")
  }
  static func unclosedBrace(at offset: Int) -> GlobError {
    .init("`{` has no `}`", at: offset, "close it, or write `\\{` if the name contains it")
  }
}
