import LintEngine
import Platform
import Reporting
import RuleKit

/// The context of the samples for services: the current folder is one level below the root.
let sampleContext = ReportContext(
  version: "1.2.3",
  rules: [
    RuleDescription(
      id: "some_rule", family: .cookbook, summary: "Finds `a`", rationale: "Because of it.",
      source: "Section 1", since: "0.1.0", goodExamples: [:], badExamples: [:])
  ],
  currentFolder: FilePath("/repo/App"), root: FilePath("/repo"))

extension ReportContext {
  /// That of a report for people.
  static func plain(
    isColored: Bool = false, width: Int? = nil, microseconds: Int? = nil,
    rules: [RuleDescription] = []
  ) -> ReportContext {
    ReportContext(
      version: "1.2.3", rules: rules, currentFolder: FilePath("/repo"), root: FilePath("/repo"),
      style: Style(isColored: isColored), width: width, microseconds: microseconds)
  }
}

/// Text as every format shows it: characters that could control a terminal are escaped.
func shown(_ bytes: some Collection<UInt8>) -> String {
  var output: [UInt8] = []
  output.appendVisible(bytes)
  return String(decoding: output, as: UTF8.self)
}

func shown(_ text: String) -> String { shown(text.utf8) }

/// Text as a format with its own escape for line breaks shows it.
func shownWithLineBreaks(_ bytes: some Collection<UInt8>) -> String {
  var text = ""
  var line: [UInt8] = []
  for byte in bytes {
    if byte == 0x0A || byte == 0x0D {
      text += shown(line) + String(Unicode.Scalar(byte))
      line = []
    } else {
      line.append(byte)
    }
  }
  return text + shown(line)
}

func shownWithLineBreaks(_ text: String) -> String { shownWithLineBreaks(text.utf8) }

/// The path as a service gets it, before the format escapes it.
func rootRelative(_ path: FilePath) -> [UInt8] { sampleContext.rootRelative(path).bytes }

extension Reporter {
  /// The lines of a report, each of which must be terminated.
  func lines(_ result: LintResult) -> [String] {
    let text = rendered(result)
    precondition(text.isEmpty || text.last == 0x0A, "the last line has no end")
    // Not by `Character`: a line feed after a carriage return would not be a line feed.
    return text.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// Splits a result into results with one diagnostic or problem each.
func single(_ result: LintResult) -> [LintResult] {
  result.diagnostics.map { LintResult(diagnostics: [$0], fileCount: 1) }
    + result.problems.map { LintResult(problems: [$0], fileCount: 0) }
}
