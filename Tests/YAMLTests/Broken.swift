import Testing

/// A file with a mistake, and the problem that is reported: `line:column message`.
struct Broken: Sendable, CustomTestStringConvertible {
  var text: String
  var problem: String

  init(_ text: String, _ problem: String) {
    self.text = text
    self.problem = problem
  }

  var testDescription: String { text.debugDescription }
}

extension Broken {
  static let lines: [Broken] = [
    Broken("a:\n\tb: 1\n", "2:1 a tab cannot indent a line"),
    Broken("a:\n  b: 1\n\tc: 2\n", "3:1 a tab cannot indent a line"),
    Broken("a:\n  b: 1\n \tc: 2\n", "3:2 a tab cannot indent a line"),
    Broken("\ta: 1\n", "1:1 a tab cannot indent a line"),
    Broken("a: \"b\n\tc\"\n", "1:4 this `\"` is not closed on its line"),
    Broken("a: [\n\tb]\n", "2:1 a tab cannot indent a line"),
    Broken("-\t- a\n", "1:2 a tab cannot indent a line"),
    Broken("-\ta: b\n", "1:2 a tab cannot indent a line"),
    Broken(
      "a:\n  b: 1\n c: 2\n",
      "3:2 this line is indented by 1 space, but the map it belongs to by 2 spaces"),
    Broken(
      "  a: 1\nb: 2\n",
      "2:1 this line is indented by 0 spaces, but the map it belongs to by 2 spaces"),
    Broken(
      "a: \"b\"\n  c\n",
      "2:3 this line is indented by 2 spaces, but the map it belongs to by 0 spaces"),
    Broken(
      "- [a]\n   - b\n",
      "2:4 this line is indented by 3 spaces, but the list it belongs to by 0 spaces"),
    Broken(
      "a: 1\n b: 2\n",
      "2:2 this line is indented by 1 space, but the map it belongs to by 0 spaces"),
    Broken(
      "a: b\n  c\n",
      "2:3 this line is indented by 2 spaces, but the map it belongs to by 0 spaces"),
    Broken(
      "a\nb: c\n", "2:1 the value of the file ended above, and this does not belong to it"),
    Broken("a: - b\n", "1:4 a list cannot begin on the line of its key"),
    Broken("a: b: c\n", "1:4 there is a second key on this line"),
    Broken("a: 1\nb\nc: 2\n", "2:1 a key is expected here, but no `:` follows"),
    Broken(
      "\"a\"\nb: c\n", "2:1 the value of the file ended above, and this does not belong to it"),
    Broken("\"a\n b\": c\n", "1:1 this `\"` is not closed on its line"),
    Broken("{\"a\n b\": c}\n", "1:2 this `\"` is not closed on its line"),
    Broken("{a\n b: c}\n", "2:2 a `,` or `}` is expected before this"),
    Broken("a:b\n", "1:2 did you forget the space after `:`?"),
    Broken("a: 1\nb:2\n", "2:2 did you forget the space after `:`?"),
    Broken("\"a\":b\n", "1:4 did you forget the space after `:`?"),
    Broken("a: 1\n\"b\":c\n", "2:4 did you forget the space after `:`?"),
    Broken("{a:b}\n", "1:3 did you forget the space after `:`?"),
    Broken("a:\n  b:c\n", "2:4 did you forget the space after `:`?"),
    Broken("a:b\nc: d\n", "1:2 did you forget the space after `:`?"),
    Broken(": a\n", "1:1 this `:` has no key before it"),
    Broken("{: a}\n", "1:2 this `:` has no key before it"),
    Broken("-a: 1\n- b\n", "2:1 a list item is not allowed among the keys of a map"),
    Broken("- a\n-b\n", "2:1 did you forget the space after `-`?"),
    Broken(
      "- a\nb: 1\nc: 2\n- d\n",
      "2:1 the lines around this one are items of a list, but this one is not"),
    Broken("'a': 1\n'b'\n", "2:1 a key is expected here, but no `:` follows"),
    Broken("a: \"b\"#c\n", "1:7 a comment needs a space before its `#`"),
    Broken("[a,#b\n c]\n", "1:4 a comment needs a space before its `#`"),
    Broken("[a]\nb\n", "2:1 the value of the file ended above, and this does not belong to it"),
    Broken(
      "a: [\nb\n]\n",
      "1:4 this `[` is not closed before line 2, which is not indented enough to belong to it"),
    Broken("a: 'b\nc'\n", "1:4 this `'` is not closed on its line"),
  ]

  static let values: [Broken] = [
    Broken("a: \"b\n", "1:4 this `\"` is not closed on its line"),
    Broken("a: \"b\\\n", "1:4 this `\"` is not closed on its line"),
    Broken("a: 'b\nc: d\n", "1:4 this `'` is not closed on its line"),
    Broken("a: \"b\" c\n", "1:8 there is text after the closing quote"),
    Broken("a: 'it's'\n", "1:8 there is text after the closing quote"),
    Broken("a: \"\\q\"\n", "1:5 `\\q` is not an escape"),
    Broken("a: \"\\é\"\n", "1:5 `\\é` is not an escape"),
    Broken("a: \"\\x4\"\n", "1:5 `\\x4` needs 2 hexadecimal digits"),
    Broken("a: \"\\ud83d\"\n", "1:5 `\\ud83d` is not a Unicode character"),
    Broken("a: [b\n", "1:4 this `[` is never closed"),
    Broken("a: [b\n---\n", "1:4 this `[` is never closed"),
    Broken(
      "a: {b\nc: d\n",
      "1:4 this `{` is not closed before line 2, which is not indented enough to belong to it"),
    Broken("[a}\n", "1:3 a `,` or `]` is expected before this"),
    Broken("{a]\n", "1:3 a `,` or `}` is expected before this"),
    Broken("a: ]\n", "1:4 this `]` closes nothing"),
    Broken("a: , b\n", "1:4 this `,` has no value before it"),
    Broken("[a,, b]\n", "1:4 this `,` has no value before it"),
    Broken("[\"a\" b]\n", "1:6 a `,` or `]` is expected before this"),
    Broken("{\"a\": b \"c\": d}\n", "1:12 a `,` or `}` is expected before this"),
    Broken("{a\n : b}\n", "2:2 a `,` or `}` is expected before this"),
    Broken("{a: b: c}\n", "1:6 a `,` or `}` is expected before this"),
    Broken("a: [b] c\n", "1:8 there is text after the closing bracket"),
    Broken("a: [b]]\n", "1:7 there is text after the closing bracket"),
    Broken("[- a]\n", "1:2 brackets cannot contain a list with `-`"),
    Broken("[a: b]\n", "1:2 a list in brackets cannot contain a key"),
    Broken("a: @b\n", "1:4 text without quotes cannot begin with `@`"),
    Broken("a: `b`\n", "1:4 text without quotes cannot begin with '`'"),
    Broken("a: %b\n", "1:4 text without quotes cannot begin with `%`"),
    Broken("[| a]\n", "1:2 text without quotes cannot begin with `|`"),
    Broken("[?a]\n", "1:2 text in brackets cannot begin with `?`"),
    Broken("[:a]\n", "1:2 text in brackets cannot begin with `:`"),
  ]

  static let unsupported: [Broken] = [
    Broken("a: &x 1\nb: *x\n", "1:4 anchors (`&name`) are not supported"),
    Broken("&x a: 1\n", "1:1 anchors (`&name`) are not supported"),
    Broken("[&x, a]\n", "1:2 anchors (`&name`) are not supported"),
    Broken("a: *b\n", "1:4 aliases (`*name`) are not supported"),
    Broken("- *.swift\n", "1:3 aliases (`*name`) are not supported"),
    Broken("[**/Generated, a]\n", "1:2 aliases (`*name`) are not supported"),
    Broken("a: 1\n*b : c\n", "2:1 aliases (`*name`) are not supported"),
    Broken("a: !!str 1\n", "1:4 tags (`!name`) are not supported"),
    Broken("- !Generated/**\n", "1:3 tags (`!name`) are not supported"),
    Broken("%YAML 1.2\n---\na: b\n", "1:1 directives (`%YAML`) are not supported"),
    Broken("# a\n%TAG ! !x\n---\na: b\n", "2:1 directives (`%YAML`) are not supported"),
    Broken("a: b\n---\nc: d\n", "2:1 several documents in one file are not supported"),
    Broken("a: b\n...\n", "2:1 several documents in one file are not supported"),
    Broken("--- a\n", "1:5 there is text after `---`"),
    Broken("a: |\n  b: c\n", "1:4 text in lines after `|` is not supported"),
    Broken("- >-\n  b\n\n  c\n", "1:3 text in lines after `>` is not supported"),
    Broken("a: 1\n>b: 2\n", "2:1 text in lines after `>` is not supported"),
    Broken("a: 1\nb: 2\na: 3\n", "3:1 the key `a` is a duplicate: first in line 1"),
    Broken("{a: 1, a: 2}\n", "1:8 the key `a` is a duplicate: first in line 1"),
    Broken("<<: a\n", "1:1 merge keys (`<<`) are not supported"),
    Broken("[a]: b\n", "1:1 a list or map cannot be a key"),
    Broken("a: 1\n[b]: c\n", "2:1 a list or map cannot be a key"),
    Broken("{[a]: b}\n", "1:2 a list or map cannot be a key"),
    Broken("? a\n: b\n", "1:1 keys with `?` are not supported"),
    Broken("{? a}\n", "1:2 keys with `?` are not supported"),
  ]
}
