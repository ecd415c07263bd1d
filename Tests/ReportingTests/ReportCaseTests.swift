import LintEngine
import Platform
import Project
import Reporting
import RuleKit
import TestSupport
import Testing

/// What each format writes, in the text files of `Tests/Fixtures/Reports`, and how it shows texts, in the tables of
/// `Tests/Fixtures/ReportTables`.
///
/// Behind a `// case:` are the findings: `A.swift:12-15 error rule`, where each part has a default, and below, indented, the
/// `code` with `«…»` around the place, what it `says`, its `help`, its `family`, a `fix` of `FixSamples`, another place (`also`),
/// or `failure`, and the `end-column`. `unreadable B.swift: gone; look`, `files 3` and the like are lines of their own. Behind a header with the name
/// of a format is its report, without what is around the results of SARIF unless it is `whole`; other options behind the colon
/// are those of `ReportContext`.
@Suite("The cases of the formats")
struct ReportCaseTests {
  @Test("each format writes what the case says", arguments: CaseFile.paths(in: "Reports"))
  func cases(of path: String) throws {
    let file = try CaseFile(
      path, keys: Set(ReportFormat.names + Self.documents.keys).union(["case", "statistics"]))
    var answers: [String: (CaseFile.Piece, String) throws -> [String]] = [:]
    for format in ReportFormat.allCases {
      answers[format.rawValue] = { piece, options in
        let report = format.reporter(context(options)).text(result(piece.texts[0]))
        let lines = lines(report, all: format != .html)
        let isWhole = format != .sarif || options.contains("whole")
        return isWhole ? lines : lines.filter { $0.hasPrefix("{\"ruleId") }
      }
    }
    answers["statistics"] = { piece, _ in
      lines(ReportFormat.json.statisticsReporter(context("")).text(result(piece.texts[0])))
    }
    for (name, document) in Self.documents {
      answers[name] = { _, _ in
        var output: [UInt8] = []
        document(&output)
        return lines(String(decoding: output, as: UTF8.self))
      }
    }
    for difference in try file.differences(answers) { Issue.record("\(difference)") }
  }

  @Test("each text is shown as the row says", arguments: CaseFile.paths(in: "ReportTables"))
  func texts(of path: String) throws {
    func guarded(_ text: String, _ spelling: LogGuard.Spelling = .visible) -> String {
      String(decoding: LogGuard.guarded(Array(text.utf8), spelling), as: UTF8.self)
    }
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "guarded": { row in
          let text = guarded(row.text)
          #expect(guarded("a\n\(row.text)\n") == "a\n\(text)\n")
          return text
        },
        "guarded in json": { guarded($0.text, .json) },
        "guarded in xml": { guarded($0.text, .xml) },
        "guarded in html": { guarded($0.text, .html) },
        "guarded beside our own": { guarded($0.text, .orders) },
        "visible": { String(decoding: Style.visibleLines($0.bytes), as: UTF8.self) },
        "is a report": {
          ReportFormat.isReport($0.bytes, rules: ["some_rule", "other_rule"]) ? "yes" : "no"
        },
        "json": { row in
          var output: [UInt8] = []
          JSONWriter.write(to: &output) { $0.value(row.text) }
          return String(decoding: output, as: UTF8.self)
        },
      ])
    for difference in differences { Issue.record("\(difference)") }
  }

  /// Documents about rules.
  private static let documents: [String: @Sendable (inout [UInt8]) -> Void] = [
    "table": { RuleTable(described, style: plain).render(into: &$0) },
    "group": { RuleGroup.preset(.strict).render([described[1]], style: plain, into: &$0) },
    "catalogue": { RuleCatalogue(described).render(into: &$0) },
    "pages": { output in
      for rule in described { RuleCatalogue(described).renderPage(of: rule, into: &output) }
    },
    "explanation": { RuleExplanation(described[0], style: plain, width: 60).render(into: &$0) },
    "explanation of options": {
      RuleExplanation(described[2], style: plain, width: 60).render(into: &$0)
    },
    "preset with options": {
      RuleGroup.preset(.viewLayout).render([described[2]], style: plain, into: &$0)
    },
    "preset without options": {
      RuleGroup.preset(.responsiveFrames).render([described[2]], style: plain, into: &$0)
    },
  ]

  private static let plain = Style(isColored: false)
  private static let described = [
    RuleDescription(
      id: "first_rule", family: .cookbook, summary: "Finds `a | b`", rationale: "Because of it.",
      limits: ["what it `leaves`"],
      source: "UIKit In Code, Best practices and Examples", fixSafety: .safe, since: "0.1.0",
      options: [
        OptionDescription(
          name: "style", type: "`x` | `y`", shape: .choice(["x", "y"]), defaultValue: "x",
          summary: "Which one to take")
      ],
      goodExamples: ["in order": "let a = 1\n", "quotes": "let a = \"\"\"\n```\n\"\"\"\n"],
      badExamples: ["out of order": "f {\n    ↓a.b(↓c)\n}\n↓d\n"]),
    RuleDescription(
      id: "second", family: .cookbook, summary: "Finds more", rationale: "Why not.",
      source: "UIKit In Code, What things should be described, Constraints: a quote",
      defaultSeverity: .error, since: "0.1.0", goodExamples: [:], badExamples: [:]),
    RuleDescription(
      id: "framed", family: .frames, summary: "Frames", rationale: "", source: "",
      framePresets: [.responsiveFrames, .viewLayout],
      presetOptions: [
        .viewLayout: ["names": .list([.string("a"), .string("b*")]), "most": .integer(5)]
      ], goodExamples: [:], badExamples: [:]),
    RuleDescription(
      id: "tried", family: .correctness, summary: "Tried", rationale: "", source: "",
      isPreview: true, effect: .sight, goodExamples: [:], badExamples: [:]),
  ]
}

/// The lines of a report: of a page only those about findings and rules.
private func lines(_ report: String, all: Bool = true) -> [String] {
  var lines = report.split(separator: "\n", omittingEmptySubsequences: false).map {
    String($0).replacing("\u{1B}", with: "⟨1B⟩")
  }
  if !all {
    lines = Array(lines.drop { !$0.hasPrefix("<body") }.prefix { !$0.hasPrefix("<script") })
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}

private func context(_ options: String) -> ReportContext {
  var context = sampleContext
  context.rules += [("growing", .growth), ("dead", .touch), ("crashing", .crash)].map {
    (id: String, effect: Effect) in
    RuleDescription(
      id: id, family: .correctness, summary: "Finds \(id) code", rationale: "It is.",
      source: "Section 2", defaultSeverity: id == "dead" ? .off : .warning, effect: effect,
      goodExamples: ["fine": "let good = a[0](b)"], badExamples: ["wrong": "let ↓bad = 1"])
  }
  for option in options.split(separator: ", ") {
    let words = option.split(separator: " ", maxSplits: 1).map(String.init)
    switch words[0] {
    case "width": context.width = Int(words[1])
    case "colored": context.style = Style(isColored: true)
    case "microseconds": context.microseconds = Int(words[1])
    case "quiet": context.isQuiet = true
    case "brief": context.isBrief = true
    case "root": context.root = FilePath(words[1])
    case "documentation": context.documentation = words[1]
    case "whole": break
    case "habit": context.habits = ["style": words[1]]
    default: Issue.record("no option \(option)")
    }
  }
  return context
}

private func result(_ text: String) -> LintResult {
  var result = LintResult()
  for line in text.split(separator: "\n") {
    let words = line.split(separator: " ").map(String.init)
    if line.hasPrefix("  ") {
      let value = line.drop { $0 == " " }.dropFirst(words[0].count + 1)
      if let last = result.diagnostics.indices.last {
        result.diagnostics[last].change(words[0], CaseRow(value).text)
      }
    } else if let count = words.count == 2 ? Int(words[1]) : nil {
      switch words[0] {
      case "files": result.fileCount = count
      case "bytes": result.byteCount = count
      case "suppressed": result.suppressedCount = count
      default: result.acceptedCount = count
      }
    } else if words[0] == "unreadable" {
      let parts = line.dropFirst("unreadable ".count).split(separator: ": ", maxSplits: 1)
      let texts = parts[1].split(separator: "; ").map(String.init)
      result.problems.append(
        ReadProblem(
          path: FilePath(String(parts[0])), message: texts[0],
          advice: texts.count > 1 ? texts[1] : ""))
    } else {
      result.diagnostics.append(finding(words))
    }
  }
  return result
}

/// A finding as its first line has it.
private func finding(_ words: [String]) -> Diagnostic {
  let place = words[0].split(separator: ":")
  let lines = place[place.count - 1].split(separator: "-").compactMap { Int($0) }
  let path = place.dropLast().joined(separator: ":")
  var diagnostic = sample(
    "«x»", line: lines[0], path: CaseRow(path).text, endLine: lines.count > 1 ? lines[1] : nil)
  for word in words.dropFirst() {
    if let severity = Severity(name: word) {
      diagnostic.severity = severity
    } else {
      diagnostic.rule = word
    }
  }
  return diagnostic
}

extension Diagnostic {
  /// Changes what an indented line names.
  fileprivate mutating func change(_ key: String, _ value: String) {
    switch key {
    case "code":
      let other = sample(value, line: start.line, endLine: end.line)
      (start, end, range, lineText) = (other.start, other.end, other.range, other.lineText)
    case "says": message = value
    case "help": advice = value
    case "family": family = RuleFamily.allCases.first { "\($0)" == value }
    case "also": self = related(value)
    case "far": self = related(value, isCounted: false)
    case "end-column": end.column = Int(value) ?? 0
    case "failure": isFailure = true
    case "fix":
      let sample = value == "one" ? FixSamples.one : FixSamples.two
      (fix, editPlaces, wholeEdit) = (sample.fix, sample.editPlaces, sample.wholeEdit)
    default: Issue.record("no part \(key)")
    }
  }
}
