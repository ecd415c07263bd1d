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
    guard pattern.utf8.count <= Self.longestPattern else { throw .tooLong(Self.longestPattern) }
    if pattern.hasPrefix("!") { throw .negated }
    let letters = PathLetter.letters(of: pattern.utf8)
    do throws(GlobError) {
      var reader = PatternReader(letters, isGlob: true)
      try reader.read()
      for tokens in try Self.alternatives(of: reader.tokens) {
        alternatives.append(try Self.compile(tokens, reader))
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
    of tokens: [PatternToken]
  ) throws(GlobError) -> [[PatternToken]] {
    var done: [[PatternToken]] = []
    var waiting = [tokens]
    while let next = waiting.popLast() {
      guard let open = next.firstIndex(where: { $0.kind == .openBrace }) else {
        done.append(next)
        continue
      }
      // The commas of this brace, and its end.
      var ends: [Int] = []
      var (depth, index) = (0, open)
      repeat {
        switch next[index].kind {
        case .openBrace: depth += 1
        case .comma where depth == 1: ends.append(index)
        case .closeBrace: depth -= 1
        case .comma, .element: break
        }
        index += 1
      } while depth > 0
      ends.append(index - 1)
      guard done.count + waiting.count + ends.count <= mostAlternatives else {
        throw .tooManyAlternatives(mostAlternatives, at: next[open].start)
      }
      let starts = [open + 1] + ends.dropLast().map { $0 + 1 }
      for (start, end) in zip(starts, ends).reversed() {
        waiting.append(Array(next[..<open] + next[start..<end] + next[index...]))
      }
    }
    return done
  }

  private static func compile(
    _ tokens: [PatternToken], _ reader: PatternReader
  ) throws(GlobError) -> PathPattern {
    let dot = PathPattern.Element.byte(UInt8(ascii: "."))
    var names: [[PathPattern.Element]] = []
    for name in tokens.split(whereSeparator: \.isSlash) {
      let elements = name.compactMap(\.element)
      // Doubled slashes and `.` have no meaning, as in paths on the command line.
      if elements == [dot] { continue }
      if elements == [dot, dot] { throw .parentFolder(at: name[name.startIndex].start) }
      if elements == [.run, .run] {
        names.append([.folders])
        continue
      }
      if let stars = zip(name, name.dropFirst()).first(where: { $0.isRun && $1.isRun }) {
        throw .starsInName(at: stars.0.start)
      }
      names.append(elements)
    }
    if names.isEmpty { throw .namesNothing }
    let path = tokens[...(tokens.lastIndex { !$0.isSlash } ?? 0)]
    var pattern = PathPattern(
      names, classes: reader.classes, hasBase: path.contains(where: \.isSlash),
      fitsOnlyFolders: path.count < tokens.count)
    let texts = (names[0] == [.folders] ? path.dropFirst(3) : path).map(reader.literal)
    pattern.literalStart = texts.prefix { $0 != nil }.flatMap { $0 ?? [] }
    pattern.isLiteral = !texts.contains(nil)
    return pattern
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
