/// Text that brings the tokenizer or the outline into each of their states, and may leave it there.
enum LexerStates {
  static let all: [String] =
    names + strings + regexes + comments + operators + pounds + conflicts + brackets + bytes
    + statements

  private static let names = [
    "a ", "a.b", "`a`", "`a b`", "`", "` ", "$0", "$", "1", "1.5", "0x1.8", "0x1p", "1_e", "<#a#>",
    "<#", "+<#", "<#a ",
  ]
  private static let strings = [
    #""a""#, #"""#, #""\(a)""#, #""\("#, #")""#, "\"\"\"\na\n\"\"\"", "\"\"\"", "\"\"\"\n\\(",
    ##"#"a"#"##, ##"#""##, ##"#"\#("##, ##"#"""##, ##"#"""\#("##, ###"##"""#"###, #"\"#, #"\""#,
    "'a'", "'", #"'\"#, #"\(a)"#,
  ]
  private static let regexes = [
    "/a/", " /a/ ", "/a", "(/a", " = /a)", #"\/"#, #" /\/"#, " /[", "#/a/#", "#/a", "#/\n",
    "#/\na\n/#", "##/a/#", #"#/\"#, "/#",
  ]
  private static let comments = ["//", "///", "// a\n", "/*", "*/", "/**/", "/*\n*/", "/**", "/*/"]
  private static let operators = [
    "+", " + ", "->", "*/**/", ".+", ".*/**/", "...", "?", "!", "<", ">", "= ", "&", "≠",
    "a ? b : c",
    "a ? ", " as b ",
  ]
  private static let pounds = [
    "#", "##", "#a", "#`a`", "#`", "#!", "\n#if A\n", "\n#elseif A\n", "\n#else\n", "\n#endif\n",
  ]
  private static let conflicts = [
    "\n<<<<<<< a\n", "\n=======\n", "\n>>>>>>> a\n", "\n>>>> a\n", "\n<<<<\n",
  ]
  private static let brackets = [
    "(", ")", "[", "]", "{", "}", "()", "[]", "{}", "({", "})", "a(", "a{", "a[", ").b", "a<b>(",
    "a<",
  ]
  private static let bytes = [
    ",", ":", ";", ".", "@", "@a ", " ", "\t", "\n", "\r", "\r\n", "\u{B}", "\0", "\u{1}", "é",
    "\u{301}",
    "\u{A0}", "\u{FEFF}", "\u{E000}",
  ]
  private static let statements = [
    "\nfunc f() {", "\nclass A: B {", "\nlet a = ", "\nvar a: b { ", "\nif a {", "} else {",
    "\ncase .a: ",
    "\nswitch a {", "\nreturn ", "\nimport a", " in ", "\nguard a ", " where ", "\nfor a in ",
    "init",
    "get {", "@a(", "\nextension A {", "private ", "try await ", "{ a, b in ",
  ]

  /// Every text on its own and every ordered pair: alternating on one line, alternating on separate lines, and all of
  /// the first before all of the second, like nested brackets.
  static var codes: [GrowingCode] {
    var codes: [GrowingCode] = []
    for first in all {
      codes.append(GrowingCode("\(first.debugDescription) on one line", first))
      codes.append(GrowingCode("\(first.debugDescription) on lines", first, "\n"))
      for second in all where second != first {
        let name = "\(first.debugDescription) and \(second.debugDescription)"
        codes.append(GrowingCode("\(name) in turn", first, second))
        codes.append(GrowingCode("\(name) on lines", first, "\n", second, "\n"))
        codes.append(
          GrowingCode("\(name) after each other") { count in
            Array(String(repeating: first, count: count).utf8)
              + String(repeating: second, count: count).utf8
          })
      }
    }
    return codes
  }

  /// Bytes that are not UTF-8, which no string of Swift holds.
  static var brokenCodes: [GrowingCode] {
    let broken: [[UInt8]] = [[0x80], [0xC2], [0xE2, 0x80], [0xF0, 0x9F], [0xFF], [0xEF, 0xBB]]
    return broken.flatMap { bytes in
      all.map { state in
        GrowingCode("\(bytes) and \(state.debugDescription)") { count in
          Array(repeatElement(bytes + state.utf8, count: count).joined())
        }
      }
    }
  }
}
