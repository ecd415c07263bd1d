import YAML

/// The intended differences between our reader and PyYAML. There are no others.
enum Differences {
  /// Files that we reject and PyYAML reads: a part of the first problem's message, and why.
  static let refused: [(message: String, why: String)] = [
    (
      "tags such as",
      "configuration files need no tags, and `!Foo` in a list of globs is meant as text"
    ),
    ("directive", "only `%YAML` is needed"),
    ("only YAML 1.2", "text that YAML 1.1 reads differently must not be accepted silently"),
    (
      "merge keys",
      "not part of YAML 1.2; for PyYAML too they are plain keys until it constructs values"
    ),
    ("marked with `?`", "keys are text"),
    (
      "as a key is not supported",
      "keys are text, and a reader must find them without looking elsewhere"
    ),
    ("anchors on keys", "people who write `- &a key: value` mean the mapping"),
    ("` has no value", "an anchor without a value is a mistake"),
    ("is inside the value it refers to", "a tree of values has no cycles"),
    (
      "has no key before it",
      "PyYAML wants a key too, but reads `&a : b` as an anchor on an empty one"
    ),
    ("is a duplicate: first in line", "YAML 1.2.2, 3.2.1.1: keys are unique; PyYAML does not look"),
    (
      "forget the space after `:`",
      "`key:value` is text in YAML, but never meant as text where a key may be"
    ),
    ("a comment needs a space", "YAML 1.2.2, 6.6: white space precedes a comment"),
    (
      "but is not indented enough",
      "YAML 1.2.2, 6.1: each line of a node is indented more than its parent"
    ),
    ("is not closed before line", "the same, where the line looks like a key"),
    ("a tab cannot indent", "the same: such a line has a tab where spaces are required"),
    (
      "a list with `-` is not allowed", "YAML 1.2.2, 7.3.3: `-` alone is not plain text in brackets"
    ),
    ("cannot begin with `:`", "the same for `[&a :b]`: an anchor on an empty key"),
    ("cannot begin with `?`", "YAML 1.1 read `[?a]` as a key, YAML 1.2 as text"),
    (
      "but the text it belongs to",
      "YAML 1.2.2, 8.1.1.1: no empty line before the text has more spaces than the text"
    ),
    ("cannot have two anchors", "the second of them is on a key"),
    ("` is on an alias", "if the alias is a key, the anchor is on a mapping for PyYAML"),
    (
      "is not a name followed by a space",
      "in YAML 1.2 the `:` of `&a:` is part of the name, in YAML 1.1 it is not"
    ),
    ("has no valid name", "the same for `*a:`, which is a key for PyYAML"),
    ("not a Unicode character", "half a surrogate pair is not a character"),
    ("U+FEFF", "it belongs at the start of a file"),
  ]

  /// Files that we read and PyYAML rejects: how to recognize them, and why.
  static let read: [(fits: @Sendable (YAMLDocument, [UInt8]) -> Bool, why: String)] = [
    (
      { _, file in file.contains(UInt8(ascii: "\t")) },
      "YAML 1.2.2, 6.2: tabs separate tokens as spaces do; PyYAML allows them only inside text"
    ),
    (
      { _, file in file.contains(UInt8(ascii: "?")) && !file.allSatisfy { !"[{".utf8.contains($0) }
      },
      "YAML 1.2.2, 7.3.3: `?` inside plain text in brackets is text"
    ),
    (
      { document, _ in document.root == nil },
      "YAML 1.2.2, 9.2: `...` may end a missing document"
    ),
  ]

  static func explain(_ document: YAMLDocument, of file: [UInt8], reference: [String]?) -> Bool {
    // Readers differ in where a tag ends, and so in what follows it.
    if document.problems.contains(where: { $0.message.contains("tags such as") }) { return true }
    if let problem = document.problems.first {
      return reference != nil
        && (isUnindentedText(problem, in: file)
          || refused.contains { problem.message.contains($0.message) })
    }
    return reference == nil && read.contains { $0.fits(document, file) }
  }

  /// YAML 1.2.2, 8.1: a value is indented more than its key. PyYAML does not check the position of `|` and `>`.
  private static func isUnindentedText(_ problem: YAMLProblem, in file: [UInt8]) -> Bool {
    "|>".utf8.contains(file.dropFirst(problem.place.start.offset).first ?? 0)
  }
}
