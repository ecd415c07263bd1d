import TestSupport

/// Generated files: combinations and mutations, the same on every run.
enum GeneratedFiles {
  /// Each structure with each scalar, comment and line break.
  static var combinations: [String] {
    structures.flatMap { structure in
      scalars.flatMap { scalar in
        comments.flatMap { comment in
          let parts = structure.split(separator: "@", omittingEmptySubsequences: false)
          let text = parts.joined(separator: scalar + comment) + "\n"
          return lineBreaks.map { lineBreak in
            String(decoding: text.utf8.flatMap { $0 == 10 ? lineBreak : [$0] }, as: UTF8.self)
          }
        }
      }
    }
  }

  private static let structures = [
    "@", "- @", "- - @\n  - b", "k: @", "k:\n  @", "k:\n  j: @\nl: m", "- k: @\n  j: @\n- l",
    "k:\n- @\n- @\nj: m", "[@, @]", "{k: @, j: @}", "k: [a, @\n  ]\nj: b", "---\n@",
    "@: v\nk: w", "- @: v", "{@: v}", "k:\n  @: v\n  w: x", "k: {l: [@], m: {n: @}}",
  ]

  private static let scalars = [
    "", "a", "a b", "'a'", "'it''s'", "\"a\\tb\\\"\"", "a\n        b", "'a\n        b'",
    "\"a\n\n        b\"", "\"a \\\n        b\"", "|\n        a\n         b\n\n        c",
    "-a", "a:b", "a#b", "a,b", "-", "~", "1.5", "[]", "{}", "[a, [b]]", "{a: b}", "a: b", "- a",
    "ä",
    "'#'", "\"", "]", "*a", "&b c", "a\n        - b", "a\n        b: c",
  ]

  private static let comments = ["", " # c", "\n# c\n", "\n\n        # c"]

  private static let lineBreaks: [[UInt8]] = [[10], [13, 10], [13]]

  /// Mutations of files by a few edits at random places.
  static func mutations(of files: [String], count: Int, seed: UInt64) -> [[UInt8]] {
    var random = SplitMix(seed: seed)
    return (0..<count).map { _ in
      var file = Array(files[random.below(files.count)].utf8)
      for _ in 0...random.below(3) { random.edit(&file) }
      return file
    }
  }
}

extension SplitMix {
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  private static let pieces = [
    " ", "  ", "\n", "\t", ":", ": ", "- ", "-", "#", " #", "'", "\"", "[", "]", "{", "}", ",",
    "&a ", "*a", "|",
    ">", "\\", "!", "%", "@", "? ", "---\n", "...\n", "\n\n", "a", "ä", "0", "\r\n",
  ].map { Array($0.utf8) }

  /// Changes a file in one place; it stays UTF-8 most of the time.
  mutating func edit(_ file: inout [UInt8]) {
    let place = below(file.count + 1)
    switch below(4) {
    case 0: file.insert(contentsOf: Self.pieces[below(Self.pieces.count)], at: place)
    case 1: file.removeSubrange(place..<min(place + 1 + below(3), file.count))
    case 2:
      let end = min(place + below(12), file.count)
      file.insert(contentsOf: file[place..<end], at: below(file.count + 1))
    default:
      let end = min(place + 1, file.count)
      file.replaceSubrange(place..<end, with: Self.pieces[below(Self.pieces.count)])
    }
  }
}
