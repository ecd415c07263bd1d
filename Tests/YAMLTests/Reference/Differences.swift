import YAML

/// Where our reader and PyYAML are meant to differ. Nothing else may.
enum Differences {
  /// What we refuse and PyYAML reads: a part of the message of the first problem, and why.
  static let refused: [(message: String, why: String)] = [
    (
      "tags such as",
      "a configuration file needs no tags, and `!Foo` in a list of globs is meant as text"
    ),
    ("directive", "none but `%YAML` is needed"),
    ("only YAML 1.2", "what YAML 1.1 would read otherwise must not be read silently"),
    ("merge keys", "YAML 1.2 has none; for PyYAML too they are plain keys until it makes values"),
    ("marked with `?`", "keys are text"),
    (
      "as a key is not supported",
      "keys are text, and a reader must find them without looking elsewhere"
    ),
    ("anchors on keys", "who writes `- &a key: value` means the mapping"),
    ("in front of no value", "an anchor on nothing is a value that was forgotten"),
    ("stands inside of what it stands for", "a value tree has no circles"),
    (
      "no key stands in front",
      "PyYAML wants a key too, but takes `&a : b` for an anchor on an empty one"
    ),
    ("stands twice: first in line", "YAML 1.2.2, 3.2.1.1: keys are unique; PyYAML does not look"),
    (
      "forget the space after `:`",
      "`key:value` is text in YAML, and never meant so where a key may stand"
    ),
    ("a comment needs a space", "YAML 1.2.2, 6.6: white space stands in front of a comment"),
    (
      "not indented more than what",
      "YAML 1.2.2, 6.1: each line of a node is indented more than its parent"
    ),
    ("is not closed before line", "the same, where the line looks like a key"),
    ("a tab cannot indent", "the same: the tab of such a line stands where spaces must"),
    ("a list with `-` cannot", "YAML 1.2.2, 7.3.3: `-` alone is no plain text in brackets"),
    ("cannot begin with `:`", "the same for `[&a :b]`: an anchor on an empty key"),
    ("cannot begin with `?`", "YAML 1.1 read `[?a]` as a key, YAML 1.2 as text"),
    (
      "but the text it belongs to",
      "YAML 1.2.2, 8.1.1.1: no empty line in front of the text has more spaces than the text"
    ),
    ("cannot have two anchors", "the second of them is on a key"),
    ("in front of an alias", "where the alias is a key, the anchor is on a mapping for PyYAML"),
    (
      "is no name with a space",
      "YAML 1.2 takes the `:` of `&a:` for a part of the name, YAML 1.1 does not"
    ),
    ("has no name of one", "the same for `*a:`, which is a key for PyYAML"),
    ("no character of Unicode", "half a surrogate pair is no character"),
    ("U+FEFF", "it belongs at the start of a file"),
  ]

  /// What we read and PyYAML refuses: how to know such a file, and why.
  static let read: [(fits: @Sendable (YAMLDocument, [UInt8]) -> Bool, why: String)] = [
    (
      { _, file in file.contains(UInt8(ascii: "\t")) },
      "YAML 1.2.2, 6.2: tabs separate tokens as spaces do; PyYAML has them only inside of text"
    ),
    (
      { _, file in file.contains(UInt8(ascii: "?")) && !file.allSatisfy { !"[{".utf8.contains($0) }
      },
      "YAML 1.2.2, 7.3.3: `?` inside of plain text in brackets is text"
    ),
    (
      { document, _ in document.root == nil },
      "YAML 1.2.2, 9.2: `...` may end a document that is not there"
    ),
  ]

  static func explain(_ document: YAMLDocument, of file: [UInt8], reference: [String]?) -> Bool {
    // Where a tag ends is not the same in all readers, and what comes behind it neither.
    if document.problems.contains(where: { $0.message.contains("tags such as") }) { return true }
    if let problem = document.problems.first {
      return reference != nil
        && (isUnindentedText(problem, in: file)
          || refused.contains { problem.message.contains($0.message) })
    }
    return reference == nil && read.contains { $0.fits(document, file) }
  }

  /// YAML 1.2.2, 8.1: a value is indented more than its key. PyYAML does not look where `|` and `>` are.
  private static func isUnindentedText(_ problem: YAMLProblem, in file: [UInt8]) -> Bool {
    "|>".utf8.contains(file.dropFirst(problem.place.start.offset).first ?? 0)
  }
}
