import Testing

/// A file with a mistake, and what is said about it: `line:column message`.
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
    Broken("-\t- a\n", "1:3 a tab cannot stand between `-` and a list or mapping"),
    Broken("-\ta: b\n", "1:3 a tab cannot stand between `-` and a list or mapping"),
    Broken(
      "a:\n  b: 1\n c: 2\n",
      "3:2 this line is indented by 1 space, but the mapping it belongs to by 2 spaces"),
    Broken(
      "  a: 1\nb: 2\n",
      "2:1 this line is not indented, but the mapping it belongs to is, by 2 spaces"),
    Broken(
      "a: \"b\"\n  c\n",
      "2:3 this line is indented by 2 spaces, but the mapping it belongs to is not"),
    Broken(
      "- [a]\n   - b\n", "2:4 this line is indented by 3 spaces, but the list it belongs to is not"),
    Broken(
      "a: 1\n b: 2\n",
      "2:2 this line goes on with the text that began in line 1, and no key can stand in text"),
    Broken(
      "a\nb: c\n",
      "2:1 this line goes on with the text that began in line 1, and no key can stand in text"),
    Broken("a: - b\n", "1:4 a list cannot begin on the line of its key"),
    Broken("--- - b\n", "1:5 a list cannot begin behind `---`"),
    Broken("a: b: c\n", "1:4 a second key on one line"),
    Broken("--- a: b\n", "1:5 a mapping cannot begin behind `---`"),
    Broken("a: 1\nb\nc: 2\n", "2:1 a key is expected here, and no `:` stands behind it"),
    Broken(
      "\"a\"\nb: c\n", "2:1 the value of the file ended above, and this does not belong to it"),
    Broken("\"a\n b\": c\n", "1:1 a key must stand on one line with its `:`"),
    Broken("[a\n b: c]\n", "1:2 a key must stand on one line with its `:`"),
    Broken("a:b\n", "1:2 did you forget the space after `:`?"),
    Broken("a: 1\nb:2\n", "2:2 did you forget the space after `:`?"),
    Broken("\"a\":b\n", "1:4 did you forget the space after `:`?"),
    Broken("{a:b}\n", "1:2 did you forget the space after `:`?"),
    Broken("a:\n  b:c\n", "2:4 did you forget the space after `:`?"),
    Broken(": a\n", "1:1 no key stands in front of this `:`"),
    Broken("[: a]\n", "1:2 no key stands in front of this `:`"),
    Broken("-a: 1\n- b\n", "2:1 an item of a list cannot stand among the keys of a mapping"),
    Broken("- a\n-b\n", "2:1 did you forget the space after `-`?"),
    Broken(
      "- a\nb: 1\nc: 2\n- d\n",
      "2:1 the lines around this one are items of a list, and this is none"),
    Broken("a: 1\n[b]\n", "2:1 a key is expected here, and this is none"),
    Broken("'a': 1\n'b'\n", "2:1 a key is expected here, and no `:` stands behind it"),
    Broken(
      "a: 1\n- b\n- c\nd: 2\n", "2:1 an item of a list cannot stand among the keys of a mapping"),
    Broken("a: \"b\"#c\n", "1:7 a comment needs a space in front of its `#`"),
    Broken("[a,#b\n c]\n", "1:4 a comment needs a space in front of its `#`"),
    Broken("a: |b\n  c\n", "1:5 text cannot stand on the line of its `|` or `>`"),
    Broken("a: |12\n  c\n", "1:6 text cannot stand on the line of its `|` or `>`"),
    Broken(
      "a: |\n    \n  b\n",
      "3:3 the empty line 2 has 4 spaces, but the text it belongs to is indented by 2 spaces"),
    Broken("a: b\n---\nc: d\n", "2:1 a second document begins here"),
    Broken(
      "a: b\n...\nc\n", "3:1 the value of the file ended above, and this does not belong to it"),
    Broken("[a]\nb\n", "2:1 the value of the file ended above, and this does not belong to it"),
    Broken(
      "a: [\nb\n]\n",
      "2:1 this line is in the `[` of line 1, and not indented more than what that belongs to"),
    Broken(
      "a: 'b\nc'\n",
      "2:1 this line is in the `'` of line 1, and not indented more than what that belongs to"),
  ]

  static let values: [Broken] = [
    Broken("a: \"b\n", "1:4 this quote is never closed"),
    Broken(
      "a: 'b\nc: d\n",
      "1:4 this quote is not closed before line 2, which is not indented enough to go on with it"),
    Broken("a: \"b\" c\n", "1:8 text stands behind the closing quote"),
    Broken("a: 'it's'\n", "1:8 text stands behind the closing quote"),
    Broken("a: \"\\q\"\n", "1:5 `\\q` is no escape"),
    Broken("a: \"\\é\"\n", "1:5 `\\é` is no escape"),
    Broken("a: \"\\x4\"\n", "1:5 `\\x4` needs 2 hexadecimal digits"),
    Broken("a: \"\\ud83d\"\n", "1:5 `\\ud83d` is no character of Unicode"),
    Broken("a: [b\n", "1:4 this `[` is never closed"),
    Broken(
      "a: {b\nc: d\n",
      "1:4 this `{` is not closed before line 2, which is not indented enough to go on with it"),
    Broken("[a}\n", "1:3 this `}` cannot close the `[` of line 1"),
    Broken("{a]\n", "1:3 this `]` cannot close the `{` of line 1"),
    Broken("a: ]\n", "1:4 this `]` closes nothing"),
    Broken("a: , b\n", "1:4 no value stands in front of this `,`"),
    Broken("[a,, b]\n", "1:4 no value stands in front of this `,`"),
    Broken("[\"a\" b]\n", "1:6 a `,` or `]` is expected in front of this"),
    Broken("{\"a\": b \"c\": d}\n", "1:12 a second `:` in one entry"),
    Broken("{a\n : b}\n", "2:2 this `:` does not stand on the line of its key"),
    Broken("{a: b: c}\n", "1:6 a second `:` in one entry"),
    Broken("a: [b] c\n", "1:8 text stands behind the closing bracket"),
    Broken("a: [b]]\n", "1:7 text stands behind the closing bracket"),
    Broken("[- a]\n", "1:2 a list with `-` cannot stand in brackets"),
    Broken("[| a]\n", "1:2 text behind `|` cannot stand in brackets"),
    Broken("a: @b\n", "1:4 text without quotes cannot begin with `@`"),
    Broken("a: `b`\n", "1:4 text without quotes cannot begin with a back quote"),
    Broken("a: %b\n", "1:4 text without quotes cannot begin with `%`"),
    Broken("a: 1\n>b: 2\n", "2:1 text without quotes cannot begin with `>`"),
    Broken("[?a]\n", "1:2 text without quotes cannot begin with `?`"),
    Broken("[:a]\n", "1:2 text without quotes cannot begin with `:`"),
  ]

  static let refused: [Broken] = [
    Broken("- *.swift\n", "1:3 what begins with `*` is an alias, and `*.swift` has no name of one"),
    Broken(
      "- **/Generated\n",
      "1:3 what begins with `*` is an alias, and `**/Generated` has no name of one"),
    Broken("a: *b\n", "1:4 the alias `*b` stands for nothing: there is no `&b` above"),
    Broken(
      "a: &x [*x]\n",
      "1:8 the alias `*x` stands inside of what it stands for, which begins in line 1"),
    Broken("a: &x 1\nb: *x c\n", "2:7 text stands behind an alias"),
    Broken(
      "a: &\n", "1:4 what begins with `&` is an anchor, and `&` is no name with a space behind it"),
    Broken(
      "- &a.b c\n",
      "1:3 what begins with `&` is an anchor, and `&a.b` is no name with a space behind it"),
    Broken(
      "[&a[b]]\n",
      "1:2 what begins with `&` is an anchor, and `&a` is no name with a space behind it"),
    Broken("a: &x &y b\n", "1:7 a value cannot have two anchors"),
    Broken("a: &x 1\nb: &x 2\n", "2:4 the anchor `&x` stands twice: first in line 1"),
    Broken("a: &x\nb: 1\n", "1:4 the anchor `&x` stands in front of no value"),
    Broken("[&x , b]\n", "1:2 the anchor `&x` stands in front of no value"),
    Broken("&x a: 1\n", "1:1 `&x` would name the key alone, and anchors on keys are not supported"),
    Broken(
      "a: 1\n&x b: 2\n",
      "2:1 an anchor would name the key alone, and anchors on keys are not supported"),
    Broken(
      "{&x a: 1}\n", "1:2 `&x` would name the key alone, and anchors on keys are not supported"),
    Broken("a: &x 1\nb: &y *x\n", "2:4 the anchor `&y` stands in front of an alias"),
    Broken("[&x 1, &y *x]\n", "1:8 the anchor `&y` stands in front of an alias"),
    Broken("a: 1\nb: 2\na: 3\n", "3:1 the key `a` stands twice: first in line 1"),
    Broken("{a: 1, a: 2}\n", "1:8 the key `a` stands twice: first in line 1"),
    Broken("<<: a\n", "1:1 merge keys (`<<`) are not supported: YAML 1.2 has none"),
    Broken("a: &x b\n*x : c\n", "2:1 an alias as a key is not supported"),
    Broken("{a: &x b, *x : c}\n", "1:11 an alias as a key is not supported"),
    Broken("a: &x b\n[*x]: c\n", "2:1 a list or mapping as a key is not supported"),
    Broken("[a]: b\n", "1:1 a list or mapping as a key is not supported"),
    Broken("{[a]: b}\n", "1:2 a list or mapping as a key is not supported"),
    Broken("? a\n: b\n", "1:1 keys that are marked with `?` are not supported"),
    Broken("[? a]\n", "1:2 keys that are marked with `?` are not supported"),
    Broken(
      "a: !!str 1\n",
      "1:4 what begins with `!` is a tag, and tags such as `!!str` are not supported"),
    Broken(
      "- !Generated/**\n",
      "1:3 what begins with `!` is a tag, and tags such as `!Generated/**` are not supported"),
    Broken("a: !x\n", "1:4 what begins with `!` is a tag, and tags such as `!x` are not supported"),
    Broken("%TAG ! !x\n--- a\n", "1:1 the directive `%TAG` is not supported"),
    Broken("%YAML 1.1\n--- a\n", "1:1 only YAML 1.2 is supported"),
    Broken("%YAML 1.2\n%YAML 1.2\n--- a\n", "2:1 a second `%YAML` line"),
    Broken("%YAML 1.2\na: b\n", "2:1 a line `---` must stand between directives and the value"),
  ]
}
