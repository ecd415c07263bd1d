import RuleKit

/// The patterns of one `.gitignore`, or of a file with the same format such as `.git/info/exclude`.
///
/// The format is that of gitignore(5), "Pattern format", https://git-scm.com/docs/gitignore; what the page leaves open
/// follows Git itself. Patterns are bytes: `?` matches one byte. The case of ASCII letters matters unless the repository
/// says otherwise.
package final class GitIgnore: Sendable {
  /// A matching pattern.
  package struct Rule: Sendable, Equatable {
    /// Its line, 1-based.
    package var line: Int
    /// Whether it begins with `!`: what it matches is not ignored.
    package var isNegated: Bool
  }

  private let patterns: PathPatternSet
  private let rules: [Rule]
  private let ignoresCase: Bool

  /// Parses a file. Lines that Git rejects as patterns, such as a `[` that is not closed, match nothing.
  ///
  /// - Parameter ignoresCase: Git's setting `core.ignoreCase`.
  package init(_ bytes: some Collection<UInt8>, ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    var patterns = PathPatternSet()
    var rules: [Rule] = []
    withBytes(of: bytes) { bytes in
      var lines = GitIgnoreLines(bytes)
      while let line = lines.next() {
        guard let pattern = GitIgnorePattern(line.text, foldsCase: ignoresCase) else { continue }
        patterns.append(pattern.pattern)
        rules.append(Rule(line: line.number, isNegated: pattern.isNegated))
      }
    }
    self.patterns = patterns
    self.rules = rules
  }

  /// Whether there are no patterns.
  package var isEmpty: Bool { rules.isEmpty }

  /// Whether some pattern needs the path; the name is not enough.
  var asksForPath: Bool { patterns.asksForPath }

  /// The last pattern that matches an entry itself; nil if there is none.
  ///
  /// The folders above the entry are not considered.
  ///
  /// - Parameters:
  ///   - path: relative to the file's folder, without `.`, `..` and doubled slashes.
  ///   - isFolder: whether it is a folder, for patterns that end with a slash.
  package func lastRule(_ path: some Collection<UInt8>, isFolder: Bool) -> Rule? {
    withBytes(of: ignoresCase ? path.map(\.lowercased) : Array(path)) { path in
      path.isEmpty ? nil : lastRule(path: path, name: path.lastComponent, isFolder: isFolder)
    }
  }

  /// - Parameters:
  ///   - path: arbitrary if no pattern needs it; without ASCII capitals if case does not matter.
  ///   - name: its last component.
  func lastRule(
    path: UnsafeRawBufferPointer, name: UnsafeRawBufferPointer, isFolder: Bool
  ) -> Rule? {
    let number = patterns.lastFit(path: path, name: name, isFolder: isFolder)
    return number < 0 ? nil : rules[number]
  }
}
