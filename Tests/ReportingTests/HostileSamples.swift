import LintEngine
import Platform
import Project
import Reporting
import TestSupport

/// Texts that may occur in code, names and paths and must not break any format.
enum HostileSamples {
  /// Texts that could be markup, commands or delimiters in some format.
  static let texts: [String] =
    [
      // Delimiters of some format.
      "::error file=a::b", "##vso[task.complete result=Failed]", "##[error]x", "##teamcity[x|'y]",
      "]]>",
      "<![CDATA[", "-->", "<!--", "%", "%0A", "%0D%0a", "%3A%2C", "%25", "&amp;&#10;&", "a&b",
      "a|b", "'", "\"",
      "`", "\\", "\\\\\"", "\\u0000", "\\n", "${x}$(y)`z`", "{0}", "{{}}", "[a](1)",
      "[a](http://b)", "a, b; c: d",
      "<script>alert(1)</script>", "</script>", "</style>", "javascript:x", "# heading", "=1+1",
      "-", "",
      // Leading and trailing white space.
      " a ", "\ta", "a\n", "\r", "\r\n", "a\n\n::b",
      // Multibyte characters, combining ones, and joined ones.
      "\u{E4}", "\u{3042}", "\u{1D11E}", "\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}",
      "\u{2764}\u{FE0F}",
      "e\u{301}", "\u{301}", "Z\u{351}\u{36B}\u{343}\u{36A}",
      // Characters that change the direction of text, or that are invisible.
      "\u{202E}drawkcab\u{202C}", "\u{2066}a\u{2069}", "\u{200E}\u{200F}\u{61C}", "\u{5D0}\u{5D1}",
      "\u{200B}",
      "a\u{2028}b\u{2029}c", "\u{FEFF}a", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}\u{10FFFF}",
      "\u{E000}",
      // Terminal colours and links.
      "\u{1B}[31mred\u{1B}[0m", "\u{9B}31m", "\u{1B}]8;;http://a\u{7}",
    ] + controlCharacters

  /// Each control character, between two letters.
  static let controlCharacters: [String] =
    (Array(0...31) + Array(127...159)).map { (value: UInt8) in "a\(Unicode.Scalar(value))b" }

  /// Bytes that are not UTF-8: continuations without a lead, leads without an end, a surrogate, too long and too high.
  static let invalidUTF8: [[UInt8]] = [
    [0xFF], [0x61, 0x80, 0x62], [0xC3], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80],
    [0xF0, 0x9F, 0x91],
    [0xF4, 0x90, 0x80, 0x80], [0xFE, 0xFE], [0xC3, 0x22], [0xE2, 0x0A],
  ]

  /// A line of 200,000 characters with a finding far inside.
  static let longLine =
    String(repeating: "ab\u{E4}\u{1F600}", count: 25_000) + "«x»"
    + String(repeating: "y", count: 100_000)

  /// Every text and every invalid byte as path, message, advice, rule and code; and the same as problems. No path
  /// contains a NUL, which no file system allows.
  static let result: LintResult = {
    var result = LintResult(fileCount: 1)
    for bytes in texts.map({ Array($0.utf8) }) + invalidUTF8 {
      let path = FilePath(
        bytes: Array("Sources/".utf8) + bytes.filter { $0 != 0 } + Array(".swift".utf8))
      let text = String(decoding: bytes, as: UTF8.self)
      result.diagnostics.append(diagnostic(path, text, lineText: bytes))
      result.problems.append(ReadProblem(path: path, message: text, advice: text))
    }
    for path in paths { result.diagnostics.append(diagnostic(path, "x", lineText: [])) }
    for text in texts {
      result.diagnostics.append(sample("«x»").related(text).related(text, isCounted: false))
    }
    result.diagnostics.append(sample(longLine))
    return result
  }()

  /// Paths outside of the folder, with misleading components.
  static let paths: [FilePath] = [
    "/elsewhere/a b.swift", "../up.swift", "./a/./b//c.swift", "a:b.swift", "http://a/b.swift",
    "C:\\a.swift",
    "?a#b.swift", "~/a.swift", "a/../../b.swift", "-", "%2E%2E/a.swift", "a\nb/c.swift",
    "//host/a.swift",
  ].map(FilePath.init)

  static let manyCount = Effort.full(100_000, byDefault: 1_000)

  /// Many findings in a few files, as in a neglected code base.
  static func many(_ count: Int = manyCount) -> LintResult {
    var result = LintResult(fileCount: 100)
    let line = Array(
      "    title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true".utf8)
    for index in 0..<count {
      let number = index * 100 / count
      result.diagnostics.append(
        Diagnostic(
          path: FilePath("Sources/Screens/File\(number / 10)\(number % 10).swift"),
          start: .init(line: 1 + index % (count / 100 + 1), column: 5),
          end: .init(line: 1 + index % (count / 100 + 1), column: 30), range: 4..<29,
          severity: .warning,
          rule: index % 2 == 0 ? "first_rule" : "second_rule",
          message: "`title.topAnchor` comes after `title.bottomAnchor`",
          advice: "move it up: top, leading, trailing, bottom", lineText: line,
          contentHash: UInt64(index) &* 0x9E37_79B9_7F4A_7C15))
    }
    return result
  }

  private static func diagnostic(_ path: FilePath, _ text: String, lineText: [UInt8]) -> Diagnostic
  {
    Diagnostic(
      path: path, start: .init(line: 1, column: 1), end: .init(line: 1, column: lineText.count + 1),
      range: 0..<lineText.count, severity: .error, rule: text, message: text, advice: text,
      lineText: lineText,
      contentHash: UInt64(lineText.count))
  }
}
