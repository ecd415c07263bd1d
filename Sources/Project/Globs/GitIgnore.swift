import RuleKit

private let slash = UInt8(ascii: "/")

/// The patterns of one `.gitignore`, or of a file with the same format such as `.git/info/exclude`.
///
/// The format is that of gitignore(5), "Pattern format", https://git-scm.com/docs/gitignore; what the page leaves open
/// follows Git itself. Names are compared as Git does on most volumes of the system: byte by byte, on macOS in either form of
/// Unicode (`core.precomposeUnicode`) and without regard to the case of ASCII letters (`core.ignoreCase`).
package final class GitIgnore: Sendable {
  /// A matching pattern.
  package struct Rule: Sendable, Equatable {
    /// Its line, 1-based.
    package var line: Int
    /// Whether it begins with `!`: what it matches is not ignored.
    package var isNegated: Bool
  }

  private let patterns: [(rule: Rule, pattern: PathPattern)]
  private let ignoresCase: Bool
  private let comparesLetters: Bool

  #if canImport(Darwin)
    package static let systemIsLenient = true
  #else
    /// Whether neither the case nor the form of Unicode matters on this system.
    package static let systemIsLenient = false
  #endif

  /// Parses a file. Lines that Git rejects as patterns, such as a `[` that is not closed, match nothing.
  package init(
    _ bytes: some Collection<UInt8>, ignoresCase: Bool = systemIsLenient,
    comparesLetters: Bool = systemIsLenient
  ) {
    self.ignoresCase = ignoresCase
    self.comparesLetters = comparesLetters
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = Array(bytes).trimmingPrefix(byteOrderMark)
    var patterns: [(rule: Rule, pattern: PathPattern)] = []
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard var text = Self.pattern(in: line) else { continue }
      let isNegated = text.first == UInt8(ascii: "!")
      if isNegated { text.removeFirst() }
      let letters = comparesLetters ? PathLetter.letters(of: text) : text.map(\.letter)
      guard let pattern = PathPattern(gitIgnore: letters, foldsCase: ignoresCase) else { continue }
      patterns.append((Rule(line: index + 1, isNegated: isNegated), pattern))
    }
    self.patterns = patterns
  }

  /// The pattern in a line, without trailing spaces; nil for a comment and a blank line.
  private static func pattern(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if line.first == UInt8(ascii: "#") { return nil }
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    // Git is written in C: a line ends at a NUL.
    line = line.prefix { $0 != 0 }
    let end = line.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? line.startIndex
    let backslashes = line[..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    // A space after a backslash stays.
    let text = line[..<min(end + backslashes % 2, line.endIndex)]
    return text.isEmpty ? nil : text
  }

  /// Whether there are no patterns.
  package var isEmpty: Bool { patterns.isEmpty }

  /// The last pattern that matches an entry itself; nil if there is none.
  ///
  /// The folders above the entry are not considered.
  ///
  /// - Parameters:
  ///   - path: relative to the file's folder, without `.`, `..` and doubled slashes.
  ///   - isFolder: whether it is a folder, for patterns that end with a slash.
  package func lastRule(_ path: some Collection<UInt8>, isFolder: Bool) -> Rule? {
    func last(_ path: some Collection<UInt8>) -> Rule? {
      PathText.with(path, comparesLetters: comparesLetters) { path in
        patterns.last { $0.pattern.matches(path, isFolder: isFolder) }?.rule
      }
    }
    if path.isEmpty { return nil }
    return ignoresCase ? last(path.map(\.lowercased)) : last(path)
  }
}

/// What Git ignores in one folder of a walk, according to the folder's `.gitignore`, then those of the folders above it
/// up to the root of the repository, then `.git/info/exclude`.
///
/// Only patterns count, not whether Git tracks a file. `core.excludesFile` is not read: results must not depend on the
/// machine.
package struct GitIgnoreFolder: Sendable {
  /// A file of patterns, and the length of the path of its folder.
  private struct Layer {
    var file: GitIgnore
    var baseLength: Int
  }

  /// Whether the folder itself, or one above it, is ignored; everything in it is then ignored, whatever the patterns
  /// say.
  package let isIgnored: Bool
  /// Relative to the root of the repository, with a trailing slash; empty for the root.
  private let path: [UInt8]
  /// The nearest one last. Folders without a `.gitignore` share the storage of their parent's.
  private var layers: [Layer]
  /// The root of a repository.
  ///
  /// - Parameters:
  ///   - gitIgnore: its `.gitignore`, if there is one.
  ///   - exclude: its `.git/info/exclude`, if there is one.
  package init(root gitIgnore: GitIgnore?, exclude: GitIgnore? = nil) {
    (isIgnored, path, layers) = (false, [], [])
    add(exclude)
    add(gitIgnore)
  }

  private init(_ path: [UInt8], in parent: GitIgnoreFolder, isIgnored: Bool) {
    (self.isIgnored, self.path, layers) = (isIgnored, path, parent.layers)
  }

  private mutating func add(_ file: GitIgnore?) {
    guard let file, !file.isEmpty else { return }
    layers.append(Layer(file: file, baseLength: path.count))
  }

  /// A subfolder.
  ///
  /// - Parameters:
  ///   - name: one component.
  ///   - gitIgnore: its `.gitignore`, if there is one; has no effect in an ignored folder.
  package func entering(
    _ name: some Collection<UInt8>, gitIgnore: GitIgnore? = nil
  ) -> GitIgnoreFolder {
    var folder = GitIgnoreFolder(
      path + name + [UInt8(ascii: "/")], in: self, isIgnored: ignores(name, isFolder: true))
    folder.add(gitIgnore)
    return folder
  }

  /// Whether Git ignores an entry of this folder.
  ///
  /// - Parameters:
  ///   - name: one component.
  ///   - isFolder: whether it is a folder; Git treats a link to one as a file.
  package func ignores(_ name: some Collection<UInt8>, isFolder: Bool) -> Bool {
    if isIgnored || layers.isEmpty { return isIgnored }
    let path = path + name
    for layer in layers.reversed() {
      if let rule = layer.file.lastRule(path[layer.baseLength...], isFolder: isFolder) {
        return !rule.isNegated
      }
    }
    return false
  }
}

extension PathPattern {
  /// The pattern of a line without `!`; nil for one that never matches in Git.
  ///
  /// - Parameter foldsCase: whether the texts to match have no ASCII capitals.
  fileprivate init?(gitIgnore line: [PathLetter], foldsCase: Bool) {
    var text = line[...]
    let fitsOnlyFolders = text.last?.byte == slash
    if fitsOnlyFolders { text.removeLast() }
    // Even a slash in `[…]`, which never matches, counts.
    let hasBase = text.contains { $0.byte == slash }
    if text.first?.byte == slash { text.removeFirst() }
    do {
      let reader = try PatternReader(Array(text), isGlob: false, foldsCase: foldsCase)
      try self.init(
        reader.tokens[...], reader, hasBase: hasBase, fitsOnlyFolders: fitsOnlyFolders)
    } catch {
      return nil
    }
  }
}
