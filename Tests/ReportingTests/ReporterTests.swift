import LintEngine
import Platform
import Project
import Reporting
import RuleKit
import Testing

@Suite("The xcode format")
struct XcodeReporterTests {
  private let reporter = XcodeReporter(currentFolder: FilePath("/app/work"))

  @Test("one line each, with absolute paths and columns in bytes")
  func lines() {
    let text = reporter.text(
      sample("let ü = «1»"), sample("«x»", path: "../b/./c.swift", severity: .error, advice: ""),
      sample("«x»", path: "/d.swift", severity: .note))
    #expect(
      text == """
        /app/work/Sources/A.swift:12:10: warning: `a` is wrong; make it right (some_rule)
        /app/b/c.swift:12:1: error: `a` is wrong (some_rule)
        /d.swift:12:1: note: `a` is wrong; make it right (some_rule)

        """)
  }

  @Test("an unreadable file is an error without a line")
  func problems() {
    let problem = ReadProblem(path: FilePath("x.swift"), message: "gone", advice: "look for it")
    #expect(
      reporter.text(LintResult(problems: [problem]))
        == "/app/work/x.swift: error: gone; look for it\n")
  }

  @Test("untrusted text neither controls the terminal nor breaks a line")
  func escapes() {
    let text = reporter.text(
      sample("«x»", path: "a\u{1B}[31m\n.swift", message: "`\u{7}\u{85}\u{202E}`", advice: "\t"))
    #expect(
      text == "/app/work/a\\u{1B}[31m\\u{A}.swift:12:1: warning: "
        + "`\\u{7}\\u{85}\\u{202E}`; \\u{9} (some_rule)\n")
  }

  @Test("bytes that are not UTF-8 are shown as numbers, and valid UTF-8 is unchanged")
  func strayBytes() {
    var output: [UInt8] = []
    output.appendVisible([0x61, 0xFF, 0xC3, 0xC3, 0xA4, 0xE2, 0x82, 0xED, 0xA0, 0x80, 0xF0, 0x9F])
    output.appendVisible("äあ👩👧")
    #expect(
      String(decoding: output, as: UTF8.self)
        == "a\\xFF\\xC3ä\\xE2\\x82\\xED\\xA0\\x80\\xF0\\x9Fäあ👩👧")
  }
}

@Suite("The pretty format")
struct PrettyReporterTests {
  private let plain = PrettyReporter(.plain())

  /// The two lines of the frame: the code and the marks under it.
  private func frame(_ diagnostic: Diagnostic, width: Int? = nil) -> [String] {
    let reporter = PrettyReporter(.plain(width: width))
    return reporter.text(diagnostic).split(separator: "\n").filter { $0.contains(" | ") }
      .map { String($0.dropFirst(9)) }
  }

  @Test("files, frames, advice, counts")
  func whole() {
    let result = LintResult(
      diagnostics: [
        sample("    «title.top».constraint()"),
        sample("«let x»", line: 1234, severity: .error, rule: "other_rule", advice: ""),
        sample("\tfoo(«bar {»", line: 3, path: "B.swift", endLine: 7),
      ], fileCount: 14)
    let reporter = PrettyReporter(.plain(width: 100, microseconds: 12_345))
    #expect(
      reporter.text(result) == """
        Sources/A.swift

          1234:1 error[other_rule]: `a` is wrong
          1234 | let x
               | ^^^^^

        Sources/A.swift

          12:5 warning[some_rule]: `a` is wrong
            12 |     title.top.constraint()
               |     ^^^^^^^^^
               = help: make it right

        B.swift

          3:6 warning[some_rule]: `a` is wrong
             3 |     foo(bar {
               |         ^^^^^ to line 7
               = help: make it right

          2  some_rule
          1  other_rule

        3 mistakes
        Found 1 error and 2 warnings in 2 of 14 files (12 ms)

        """)
  }

  @Test("mistakes come before conventions, each by file, and the summary counts the families")
  func sections() {
    let result = LintResult(
      diagnostics: [
        sample("«x»", line: 1, rule: "style", family: .cookbook, advice: ""),
        sample("«x»", line: 2, rule: "broken", advice: ""),
        sample("«x»", line: 3, rule: "style", family: .cookbook, advice: ""),
        sample("«x»", line: 4, path: "B.swift", rule: "syntax", family: nil, advice: ""),
        sample("«x»", line: 5, path: "B.swift", rule: "frame", family: .frames, advice: ""),
      ], fileCount: 2)
    let lines = plain.text(result).split(separator: "\n").filter { !$0.contains(" |") }
    #expect(
      lines == [
        "Mistakes",
        "Sources/A.swift", "  2:1 warning[broken]: `a` is wrong",
        "B.swift", "  4:1 warning[syntax]: `a` is wrong",
        "Conventions",
        "Sources/A.swift", "  1:1 warning[style]: `a` is wrong",
        "  3:1 warning[style]: `a` is wrong",
        "B.swift", "  5:1 warning[frame]: `a` is wrong",
        "  1  broken", "  1  syntax", "  2  style", "  1  frame",
        "2 mistakes, 2 departures from conventions, 1 departure from frame conventions",
        "Found 5 warnings in 2 of 2 files",
      ])
  }

  @Test(
    "mistakes are sorted by severity, then by their effect; notes are last, in one line if many")
  func effects() {
    let rules = [("growing", .growth), ("dead", .touch), ("crashing", .crash)].map {
      (id: String, effect: Effect) in
      RuleDescription(
        id: id, family: .correctness, summary: "", rationale: "", source: "", effect: effect,
        goodExamples: [:], badExamples: [:])
    }
    func result(notes: Int) -> LintResult {
      LintResult(
        diagnostics: [
          sample("«x»", line: 1, path: "A.swift", rule: "growing"),
          sample("«x»", line: 2, path: "A.swift", rule: "dead"),
          sample("«x»", line: 3, path: "A.swift", severity: .error, rule: "growing"),
          sample("«x»", line: 4, path: "B.swift", rule: "dead"),
          sample("«x»", line: 5, path: "B.swift", severity: .error, rule: "crashing"),
        ] + (0..<notes).map { sample("«x»", line: 10 + $0, path: "C.swift", severity: .note) })
    }
    func places(notes: Int, isBrief: Bool = true) -> [Substring] {
      var context = ReportContext.plain(width: 60, rules: rules)
      context.isBrief = isBrief
      context.isQuiet = true
      return PrettyReporter(context).text(result(notes: notes)).split(separator: "\n")
        .filter { !$0.contains(" |") && !$0.contains("= help") }
    }
    let mistakes: [Substring] = [
      "Mistakes", "B.swift", "  5:1 error[crashing]: `a` is wrong", "A.swift",
      "  3:1 error[growing]: `a` is wrong", "A.swift", "  2:1 warning[dead]: `a` is wrong",
      "B.swift", "  4:1 warning[dead]: `a` is wrong", "A.swift",
      "  1:1 warning[growing]: `a` is wrong",
    ]
    #expect(
      places(notes: 6)
        == mistakes + ["Leftovers"]
        + (10..<16).map { "  C.swift:\($0) `a` is wrong [some_rule]" })
    let all = (10..<16).map { Substring("  \($0):1 note[some_rule]: `a` is wrong") }
    #expect(places(notes: 6, isBrief: false) == mistakes + ["Leftovers", "C.swift"] + all)
    #expect(places(notes: 1) == mistakes + ["Leftovers", "C.swift", all[0]])
  }

  @Test("lines of leftovers fit the width, below a path that is too long")
  func longLeftovers() {
    var context = ReportContext.plain(width: 50)
    context.isBrief = true
    let path = String(repeating: "Sources/", count: 6) + "A.swift"
    let message = String(repeating: "word ", count: 20)
    let result = LintResult(
      diagnostics: (0..<6).map {
        sample("«x»", line: $0, path: path, severity: .note, message: message)
      })
    let lines = PrettyReporter(context).text(result).split(separator: "\n")
    #expect(lines[0] == "  \(path):0")
    #expect(lines[1].count == 50 && lines[1].hasPrefix("    word") && lines[1].hasSuffix("…"))
  }

  @Test("a first run has a paragraph for each convention with many departures")
  func paragraphs() {
    var context = ReportContext.plain(width: 60)
    context.habits = ["style": "most of the code follows `way: other`: 8 of 9 places"]
    let many = (1...6).map {
      sample("«x»", line: $0, path: "\($0 / 2).swift", rule: "style", family: .cookbook)
    }
    let few = sample("«x»", path: "Z.swift", rule: "other", family: .cookbook, advice: "")
    let result = LintResult(diagnostics: many + [few], fileCount: 9)
    #expect(
      PrettyReporter(context).text(result) == """
        Z.swift

          12:1 warning[other]: `a` is wrong
            12 | x
               | ^

          style: 6 places in 4 files
            most of the code follows `way: other`: 8 of 9 places
            0.swift:1
              `a` is wrong
            1.swift:2
              `a` is wrong
            2.swift:4
              `a` is wrong

          6  style
          1  other

        7 departures from conventions
        Found 7 warnings in 5 of 9 files
        `--all` shows each place, with its code

        """)
    context.habits = nil
    #expect(!PrettyReporter(context).text(result).contains("--all"))
  }

  @Test(
    "the summary names only the families with findings, in the singular for one",
    arguments: [
      ([.correctness], "1 mistake"), ([nil, .correctness], "2 mistakes"),
      ([.cookbook], "1 departure from conventions"),
      (
        [.suppressions, .frames, .cookbook, .cookbook, .correctness],
        "1 mistake, 2 departures from conventions, 1 departure from frame conventions, "
          + "1 problem with suppressions"
      ),
      ([.suppressions, .suppressions], "2 problems with suppressions"),
    ] as [([RuleFamily?], String)])
  func families(families: [RuleFamily?], expected: String) {
    let result = LintResult(diagnostics: families.map { sample("«x»", family: $0) }, fileCount: 1)
    #expect(plain.text(result).split(separator: "\n").dropLast().last ?? "" == expected)
  }

  @Test("an unreadable file alone makes no section")
  func unreadable() {
    let problem = ReadProblem(path: FilePath("x"), message: "gone", advice: "")
    let text = plain.text(
      LintResult(diagnostics: [sample("«x»", family: .cookbook)], problems: [problem]))
    #expect(text.hasPrefix("Sources/A.swift\n"))
  }

  @Test("a run without findings says so in one line")
  func nothing() {
    #expect(plain.text(LintResult(fileCount: 1)) == "Nothing found in 1 file\n")
    let problem = ReadProblem(path: FilePath("x"), message: "", advice: "")
    #expect(
      plain.text(LintResult(problems: [problem], fileCount: 2))
        == "Nothing found in 2 files, 1 could not be read\n")
  }

  @Test("the mark is under the code, whatever the width of the characters")
  func widths() {
    #expect(frame(sample("let 名前 = «値»")) == ["let 名前 = 値", "           ^^"])
    #expect(frame(sample("\"👩é🇩🇪❤️\" + «x»")) == ["\"👩é🇩🇪❤️\" + x", "            ^"])
    #expect(frame(sample("👩‍👧«x»")) == ["👩\\u{200D}👧x", "            ^"])
    #expect(frame(sample("\tx\t«y»")) == ["    x   y", "        ^"])
    #expect(frame(sample("a\u{1B}[0m«y»")) == ["a\\u{1B}[0my", "          ^"])
    #expect(frame(sample("ab«»")) == ["ab", "  ^"])
    #expect(frame(sample("a«  b  »", endLine: 13)) == ["a  b  ", " ^^^ to line 13"])
  }

  @Test("columns count characters, not bytes")
  func columns() {
    #expect(plain.text(sample("ä«b»")).contains("  12:2 warning"))
  }

  @Test("a long line is cut around the place, and the mark is still under it")
  func longLines() {
    let filler = String(repeating: "x", count: 500)
    for code in ["«here»" + filler, filler + "«here»", filler + "«here»" + filler] {
      let lines = frame(sample(code), width: 60)
      #expect(lines[0].count <= 51)
      let indent = lines[1].prefix { $0 == " " }.count
      #expect(lines[0].dropFirst(indent).hasPrefix("here"))
      #expect(lines[1].drop { $0 == " " } == "^^^^")
      #expect(lines[0].contains("…"))
    }
    let lines = frame(sample(filler + "«" + filler + "»" + filler), width: 60)
    #expect(lines[0].hasPrefix("…x") && lines[0].hasSuffix("x…") && lines[0].count == 51)
    #expect(lines[1].count < 51 && lines[1].hasSuffix("^^^^^^"))
  }

  @Test("text is wrapped to the terminal and indented")
  func wrapping() {
    let reporter = PrettyReporter(.plain(width: 50))
    let words = Array(repeating: "word", count: 20).joined(separator: " ")
    let text = reporter.text(sample("«x»", message: words, advice: words))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 50 })
    #expect(text.contains("\n      word word"))
    #expect(text.contains("\n               word word"))
  }

  @Test("colors are written only if requested, and always reset")
  func colors() {
    let reporter = PrettyReporter(.plain(isColored: true, microseconds: 5))
    let text = reporter.text(sample("«x»", severity: .error))
    #expect(text.contains("\u{1B}[1;31merror\u{1B}[0m"))
    let pieces = text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).dropFirst()
    #expect(pieces.enumerated().allSatisfy { ($0.offset % 2 == 1) == $0.element.hasPrefix("0m") })
    #expect(!plain.text(sample("«x»")).contains("\u{1B}"))
  }
}
