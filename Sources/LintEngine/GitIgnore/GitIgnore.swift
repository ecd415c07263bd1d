/// The patterns of one `.gitignore`, or of a file with the same format such as `.git/info/exclude`.
///
/// The format is that of gitignore(5), "Pattern format", https://git-scm.com/docs/gitignore; what the page leaves open is
/// as in Git itself. Patterns are bytes: `?` fits one byte, and case matters.
package final class GitIgnore: Sendable {
  /// A pattern that fits.
  package struct Rule: Sendable, Equatable {
    /// Where it stands, 1-based.
    package var line: Int
    /// It begins with `!`: what fits is not ignored.
    package var isNegated: Bool
  }

  private let patterns: PathPatternSet
  private let rules: [Rule]

  /// Reads a file's bytes. What Git takes for no pattern, such as a `[` that is not closed, fits nothing.
  package init(_ bytes: some Collection<UInt8>) {
    var patterns = PathPatternSet()
    var rules: [Rule] = []
    withBytes(of: bytes) { bytes in
      var lines = GitIgnoreLines(bytes)
      while let line = lines.next() {
        guard let pattern = GitIgnorePattern(line.text) else { continue }
        patterns.append(pattern.pattern)
        rules.append(Rule(line: line.number, isNegated: pattern.isNegated))
      }
    }
    self.patterns = patterns
    self.rules = rules
  }

  /// There is no pattern.
  package var isEmpty: Bool { rules.isEmpty }

  /// Some pattern asks for the path; the name alone is not enough.
  var asksForPath: Bool { patterns.asksForPath }

  /// The last pattern that fits an entry itself; nil if the file has nothing to say about it.
  ///
  /// The folders that the entry is in are not looked at.
  ///
  /// - Parameters:
  ///   - path: from the file's folder on, without `.`, `..` and doubled slashes.
  ///   - isFolder: what it is, for patterns that end with a slash.
  package func lastRule(_ path: some Collection<UInt8>, isFolder: Bool) -> Rule? {
    withBytes(of: path) { path in
      path.isEmpty ? nil : lastRule(path: path, name: path.lastComponent, isFolder: isFolder)
    }
  }

  /// - Parameters:
  ///   - path: may be any text if no pattern asks for it.
  ///   - name: its last component.
  func lastRule(
    path: UnsafeRawBufferPointer, name: UnsafeRawBufferPointer, isFolder: Bool
  ) -> Rule? {
    let number = patterns.lastFit(path: path, name: name, isFolder: isFolder)
    return number < 0 ? nil : rules[number]
  }
}
