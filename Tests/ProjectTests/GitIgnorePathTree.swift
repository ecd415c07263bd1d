import Project
import TestSupport

/// Paths with odd names, three levels deep.
enum PathTree {
  struct Entry {
    var path: [UInt8]
    var isFolder: Bool
  }

  static let folderNames: [[UInt8]] = ["a", "b.c", "ab", "foo", "[a]", "!a"].map { Array($0.utf8) }
  static let fileNames: [[UInt8]] =
    [
      "b", "c", "abc", ".a", "a.b", "b.b", "*", "[b", "]", "a b", "a ", " ", "\\", "a\\", "#a", "-",
      "a-b", "{a,b}", "\n", "\u{B}", "\t", "é", "_", "~", "B", "foobar", "\r", "CaB.A",
    ].map { Array($0.utf8) } + [[0xFF], [0x61, 0xFF], [0xC3]]

  /// Each folder precedes its contents.
  static let entries: [Entry] = {
    var entries: [Entry] = []
    var folders: [[UInt8]] = [[]]
    for level in 0..<3 {
      var next: [[UInt8]] = []
      for folder in folders {
        for name in folderNames.dropLast(level * 3) {
          next.append(folder.appending(name))
          entries.append(Entry(path: folder.appending(name), isFolder: true))
        }
        // Fewer names further down, to keep the test fast.
        for name in fileNames.dropLast(level * 5) {
          entries.append(Entry(path: folder.appending(name), isFolder: false))
        }
      }
      folders = next
    }
    return entries
  }()

  /// The files that a walk from the root finds to be ignored.
  ///
  /// - Parameter files: each folder's `.gitignore`, which is itself one of its files.
  static func ignoredFiles(
    _ root: GitIgnoreFolder, files: [[UInt8]: [UInt8]], ignoresCase: Bool
  ) -> [[UInt8]] {
    var folders: [[UInt8]: GitIgnoreFolder] = [[]: root]
    var ignored: [[UInt8]] = []
    let gitIgnores = files.keys.map { Entry(path: $0.appending(".gitignore"), isFolder: false) }
    for entry in entries + gitIgnores {
      let end = entry.path.lastIndex(of: UInt8(ascii: "/"))
      guard let parent = folders[end.map { Array(entry.path[..<$0]) } ?? []] else { continue }
      let name = entry.path[(end.map { $0 + 1 } ?? 0)...]
      if entry.isFolder {
        folders[entry.path] = parent.entering(
          name, gitIgnore: files[entry.path].map { GitIgnore($0, ignoresCase: ignoresCase) })
      } else if parent.ignores(name, isFolder: false) {
        ignored.append(entry.path)
      }
    }
    return ignored
  }
}

/// Generates random patterns, the same ones on every run.
struct PatternGenerator {
  private var random: SplitMix
  private static let parts: [[UInt8]] =
    [
      "a", "a", "b", "ab", "foo", "c", ".", ".b", "*", "*", "*", "**", "**/", "/**", "/**/", "***",
      "?", "/", "/", "/", "[ab]", "[!a]", "[^b]", "[a-c]", "[]a]", "[a", "[c-a]", "[\\]]",
      "[a\\-c]",
      "[[:alpha:]]", "[[:punct:]]", "[[:space:]]", "[![:alnum:]]", "[[:x:]]", "[[:a]", "[/]", "[a-",
      "[[:cntrl:]-a]", "[*]", "\\", "\\a", "\\*", "\\/", "\\[", "\\ ", "!", "#", " ", "]", "{a,b}",
      "-", "é", "[é]", "\t", "\r", "A", "FOO", ".B", "\\A", "[A]", "[A-C]", "[[:upper:]]",
      "[[:lower:]]",
    ].map { Array($0.utf8) } + [[0xFF], [0x5B, 0x80, 0x2D, 0xFF, 0x5D]]

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func next(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  mutating func pattern() -> [UInt8] {
    while true {
      var pattern: [UInt8] = []
      for _ in 0...next(below: 6) { pattern += Self.parts[next(below: Self.parts.count)] }
      if !hasStarsBehindLiteral(pattern) { return pattern }
    }
  }

  mutating func file() -> [UInt8] {
    var file: [UInt8] = []
    for _ in 0...next(below: 8) {
      if next(below: 3) == 0 { file.append(UInt8(ascii: "!")) }
      file += pattern() + Array((next(below: 5) == 0 ? "\r\n" : "\n").utf8)
    }
    return file
  }

  /// Git 2.39 reads `foo**/bar` as if there were a slash before the stars, because it compares the literal start on its
  /// own. The manual says otherwise, and so do we.
  private func hasStarsBehindLiteral(_ pattern: [UInt8]) -> Bool {
    let literal = pattern.prefix { !"*?[\\".utf8.contains($0) }
    guard let last = literal.last, last != UInt8(ascii: "/") else { return false }
    return pattern[literal.endIndex...].starts(with: "**".utf8)
  }
}

extension [UInt8] {
  func appending(_ name: [UInt8]) -> [UInt8] {
    isEmpty ? name : self + [UInt8(ascii: "/")] + name
  }

  func appending(_ name: String) -> [UInt8] { appending(Array(name.utf8)) }

  /// For test messages: bytes that are not printable ASCII as numbers.
  var readable: String {
    map { (32..<127).contains($0) ? String(Unicode.Scalar($0)) : "<\($0)>" }.joined()
  }
}
