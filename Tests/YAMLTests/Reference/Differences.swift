import YAML

/// The intended differences between our reader and PyYAML. There are no others.
enum Differences {
  /// Files that we reject and PyYAML reads: a part of the first problem's message, and why.
  static let refused: [(message: String, why: String)] = [
    ("anchors (", "a configuration needs none"),
    ("tags (", "the same: `!Foo` in a list of globs is meant as text"),
    ("directives (", "the same"),
    ("text in lines after", "quotes do for a configuration"),
    ("is not closed on its line", "text is on one line: a configuration needs no more"),
    ("this line is indented by", "the same: it would go on with the text above"),
    ("the value of the file ended above", "the same"),
    ("is expected before this", "the same, in brackets"),
    ("merge keys", "not part of YAML 1.2"),
    ("keys with `?`", "keys are text"),
    ("cannot be a key", "keys are text"),
    ("several documents", "a configuration is one; an end needs no mark"),
    ("there is text after `---`", "nobody begins a configuration on the line of a marker"),
    ("cannot contain a key", "`[a: b]` is a list of maps in YAML, and seldom meant as one"),
    ("is a duplicate: first in line", "YAML 1.2.2, 3.2.1.1: keys are unique; PyYAML does not look"),
    (
      "forget the space after `:`",
      "`key:value` is text in YAML, but never meant as text where a key may be"
    ),
    ("a comment needs a space", "YAML 1.2.2, 6.6: white space precedes a comment"),
    (
      "is not closed before line",
      "YAML 1.2.2, 6.1: each line of a node is indented more than its parent"
    ),
    ("a list with `-`", "YAML 1.2.2, 7.3.3: `-` alone is not plain text in brackets"),
    ("cannot begin with `?`", "YAML 1.1 read `[?a]` as a key, YAML 1.2 as text"),
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
  ]

  static func explain(_ document: YAMLDocument, of file: [UInt8], reference: [String]?) -> Bool {
    if let problem = document.problems.first {
      // We do not read text after `|` and `>`, wherever PyYAML allows it.
      let isBlockText = "|>".utf8.contains(file.dropFirst(problem.mark.offset).first ?? 0)
      return reference != nil
        && (isBlockText || refused.contains { problem.message.contains($0.message) })
    }
    return reference == nil && read.contains { $0.fits(document, file) }
  }
}
