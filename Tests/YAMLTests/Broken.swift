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
    Broken("a: \"b\n\tc\"\n", "2:1 a tab cannot indent a line"),
    Broken("a: [\n\tb]\n", "2:1 a tab cannot indent a line"),
    Broken("-\t- a\n", "1:3 `-` and a list or mapping cannot have a tab between them"),
    Broken("-\ta: b\n", "1:3 `-` and a list or mapping cannot have a tab between them"),
    Broken(
      "a:\n  b: 1\n c: 2\n",
      "3:2 this line is indented by 1 space, but the mapping it belongs to is indented by 2 spaces"),
    Broken(
      "  a: 1\nb: 2\n",
      "2:1 this line is not indented, but the mapping it belongs to is indented by 2 spaces"),
    Broken(
      "a: \"b\"\n  c\n",
      "2:3 this line is indented by 2 spaces, but the mapping it belongs to is not"),
    Broken(
      "- [a]\n   - b\n", "2:4 this line is indented by 3 spaces, but the list it belongs to is not"),
    Broken(
      "a: 1\n b: 2\n",
      "2:2 this line continues the text that began in line 1, and text cannot contain a key"),
    Broken(
      "a\nb: c\n",
      "2:1 this line continues the text that began in line 1, and text cannot contain a key"),
    Broken("a: - b\n", "1:4 a list cannot begin on the line of its key"),
    Broken("--- - b\n", "1:5 a list cannot begin after `---`"),
    Broken("a: b: c\n", "1:4 there is a second key on this line"),
    Broken("--- a: b\n", "1:5 a mapping cannot begin after `---`"),
    Broken("a: 1\nb\nc: 2\n", "2:1 a key is expected here, but no `:` follows"),
    Broken(
      "\"a\"\nb: c\n", "2:1 the value of the file ended above, and this does not belong to it"),
    Broken("\"a\n b\": c\n", "1:1 a key and its `:` must be on one line"),
    Broken("[a\n b: c]\n", "1:2 a key and its `:` must be on one line"),
    Broken("a:b\n", "1:2 did you forget the space after `:`?"),
    Broken("a: 1\nb:2\n", "2:2 did you forget the space after `:`?"),
    Broken("\"a\":b\n", "1:4 did you forget the space after `:`?"),
    Broken("{a:b}\n", "1:2 did you forget the space after `:`?"),
    Broken("a:\n  b:c\n", "2:4 did you forget the space after `:`?"),
    Broken(": a\n", "1:1 this `:` has no key before it"),
    Broken("[: a]\n", "1:2 this `:` has no key before it"),
    Broken("-a: 1\n- b\n", "2:1 a list item is not allowed among the keys of a mapping"),
    Broken("- a\n-b\n", "2:1 did you forget the space after `-`?"),
    Broken(
      "- a\nb: 1\nc: 2\n- d\n",
      "2:1 the lines around this one are items of a list, but this one is not"),
    Broken("a: 1\n[b]\n", "2:1 a key is expected here, but this is not one"),
    Broken("'a': 1\n'b'\n", "2:1 a key is expected here, but no `:` follows"),
    Broken(
      "a: 1\n- b\n- c\nd: 2\n", "2:1 a list item is not allowed among the keys of a mapping"),
    Broken("a: \"b\"#c\n", "1:7 a comment needs a space before its `#`"),
    Broken("[a,#b\n c]\n", "1:4 a comment needs a space before its `#`"),
    Broken("a: |b\n  c\n", "1:5 text cannot begin on the line of its `|` or `>`"),
    Broken("a: |12\n  c\n", "1:6 text cannot begin on the line of its `|` or `>`"),
    Broken(
      "a: |\n    \n  b\n",
      "3:3 the empty line 2 has 4 spaces, but the text it belongs to is indented by 2 spaces"),
    Broken("a: b\n---\nc: d\n", "2:1 a second document begins here"),
    Broken(
      "a: b\n...\nc\n", "3:1 the value of the file ended above, and this does not belong to it"),
    Broken("[a]\nb\n", "2:1 the value of the file ended above, and this does not belong to it"),
    Broken(
      "a: [\nb\n]\n",
      "2:1 this line is inside the `[` of line 1, but is not indented enough"),
    Broken(
      "a: 'b\nc'\n",
      "2:1 this line is inside the `'` of line 1, but is not indented enough"),
  ]

  static let values: [Broken] = [
    Broken("a: \"b\n", "1:4 this quote is never closed"),
    Broken(
      "a: 'b\nc: d\n",
      "1:4 this quote is not closed before line 2, which is not indented enough to belong to it"),
    Broken("a: \"b\" c\n", "1:8 there is text after the closing quote"),
    Broken("a: 'it's'\n", "1:8 there is text after the closing quote"),
    Broken("a: \"\\q\"\n", "1:5 `\\q` is not an escape"),
    Broken("a: \"\\é\"\n", "1:5 `\\é` is not an escape"),
    Broken("a: \"\\x4\"\n", "1:5 `\\x4` needs 2 hexadecimal digits"),
    Broken("a: \"\\ud83d\"\n", "1:5 `\\ud83d` is not a Unicode character"),
    Broken("a: [b\n", "1:4 this `[` is never closed"),
    Broken(
      "a: {b\nc: d\n",
      "1:4 this `{` is not closed before line 2, which is not indented enough to belong to it"),
    Broken("[a}\n", "1:3 this `}` cannot close the `[` of line 1"),
    Broken("{a]\n", "1:3 this `]` cannot close the `{` of line 1"),
    Broken("a: ]\n", "1:4 this `]` closes nothing"),
    Broken("a: , b\n", "1:4 this `,` has no value before it"),
    Broken("[a,, b]\n", "1:4 this `,` has no value before it"),
    Broken("[\"a\" b]\n", "1:6 a `,` or `]` is expected before this"),
    Broken("{\"a\": b \"c\": d}\n", "1:12 there is a second `:` in this entry"),
    Broken("{a\n : b}\n", "2:2 this `:` is not on the line of its key"),
    Broken("{a: b: c}\n", "1:6 there is a second `:` in this entry"),
    Broken("a: [b] c\n", "1:8 there is text after the closing bracket"),
    Broken("a: [b]]\n", "1:7 there is text after the closing bracket"),
    Broken("[- a]\n", "1:2 a list with `-` is not allowed in brackets"),
    Broken("[| a]\n", "1:2 text with `|` is not allowed in brackets"),
    Broken("a: @b\n", "1:4 text without quotes cannot begin with `@`"),
    Broken("a: `b`\n", "1:4 text without quotes cannot begin with a back quote"),
    Broken("a: %b\n", "1:4 text without quotes cannot begin with `%`"),
    Broken("a: 1\n>b: 2\n", "2:1 text without quotes cannot begin with `>`"),
    Broken("[?a]\n", "1:2 text without quotes cannot begin with `?`"),
    Broken("[:a]\n", "1:2 text without quotes cannot begin with `:`"),
  ]

  static let refused: [Broken] = [
    Broken(
      "- *.swift\n", "1:3 text that begins with `*` is an alias, but `*.swift` has no valid name"),
    Broken(
      "- **/Generated\n",
      "1:3 text that begins with `*` is an alias, but `**/Generated` has no valid name"),
    Broken("a: *b\n", "1:4 the alias `*b` is undefined: there is no `&b` above"),
    Broken(
      "a: &x [*x]\n",
      "1:8 the alias `*x` is inside the value it refers to, which begins in line 1"),
    Broken("a: &x 1\nb: *x c\n", "2:7 there is text after an alias"),
    Broken(
      "a: &\n",
      "1:4 text that begins with `&` is an anchor, but `&` is not a name followed by a space"),
    Broken(
      "- &a.b c\n",
      "1:3 text that begins with `&` is an anchor, but `&a.b` is not a name followed by a space"),
    Broken(
      "[&a[b]]\n",
      "1:2 text that begins with `&` is an anchor, but `&a` is not a name followed by a space"),
    Broken("a: &x &y b\n", "1:7 a value cannot have two anchors"),
    Broken("a: &x 1\nb: &x 2\n", "2:4 the anchor `&x` is a duplicate: first in line 1"),
    Broken("a: &x\nb: 1\n", "1:4 the anchor `&x` has no value"),
    Broken("[&x , b]\n", "1:2 the anchor `&x` has no value"),
    Broken("&x a: 1\n", "1:1 `&x` would name only the key, and anchors on keys are not supported"),
    Broken(
      "a: 1\n&x b: 2\n",
      "2:1 an anchor would name only the key, and anchors on keys are not supported"),
    Broken(
      "{&x a: 1}\n", "1:2 `&x` would name only the key, and anchors on keys are not supported"),
    Broken("a: &x 1\nb: &y *x\n", "2:4 the anchor `&y` is on an alias"),
    Broken("[&x 1, &y *x]\n", "1:8 the anchor `&y` is on an alias"),
    Broken("a: 1\nb: 2\na: 3\n", "3:1 the key `a` is a duplicate: first in line 1"),
    Broken("{a: 1, a: 2}\n", "1:8 the key `a` is a duplicate: first in line 1"),
    Broken("<<: a\n", "1:1 merge keys (`<<`) are not supported: they are not part of YAML 1.2"),
    Broken("a: &x b\n*x : c\n", "2:1 an alias as a key is not supported"),
    Broken("{a: &x b, *x : c}\n", "1:11 an alias as a key is not supported"),
    Broken("a: &x b\n[*x]: c\n", "2:1 a list or mapping as a key is not supported"),
    Broken("[a]: b\n", "1:1 a list or mapping as a key is not supported"),
    Broken("{[a]: b}\n", "1:2 a list or mapping as a key is not supported"),
    Broken("? a\n: b\n", "1:1 keys that are marked with `?` are not supported"),
    Broken("[? a]\n", "1:2 keys that are marked with `?` are not supported"),
    Broken(
      "a: !!str 1\n",
      "1:4 text that begins with `!` is a tag, and tags such as `!!str` are not supported"),
    Broken(
      "- !Generated/**\n",
      "1:3 text that begins with `!` is a tag, and tags such as `!Generated/**` are not supported"),
    Broken(
      "a: !x\n", "1:4 text that begins with `!` is a tag, and tags such as `!x` are not supported"),
    Broken("%TAG ! !x\n--- a\n", "1:1 the directive `%TAG` is not supported"),
    Broken("%YAML 1.1\n--- a\n", "1:1 only YAML 1.2 is supported"),
    Broken("%YAML 1.2\n%YAML 1.2\n--- a\n", "2:1 a second `%YAML` line"),
    Broken("%YAML 1.2\na: b\n", "2:1 a line `---` is required between directives and the value"),
  ]
}
