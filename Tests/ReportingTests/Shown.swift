import LintEngine
import Reporting

/// Where the samples of the formats for services were found: the folder that they start from is one below the root.
let sampleContext = ReportContext(
  version: "1.2.3",
  rules: [
    RuleDescription(
      id: "some_rule", family: .cookbook, summary: "Finds `a`", rationale: "Because of it.",
      source: "Section 1", since: "0.1.0", goodExamples: [], badExamples: [])
  ],
  currentFolder: FilePath("/repo/App"), root: FilePath("/repo"))

/// Text as every format shows it: what could steer a terminal is spelled out.
func shown(_ bytes: some Collection<UInt8>) -> String {
  var output: [UInt8] = []
  output.appendVisible(bytes)
  return String(decoding: output, as: UTF8.self)
}

func shown(_ text: String) -> String { shown(text.utf8) }

/// Text as a format shows it that has its own spelling for line breaks.
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

/// The path as a service gets it, before its format quotes it.
func rootRelative(_ path: FilePath) -> [UInt8] { sampleContext.rootRelative(path).bytes }

extension Reporter {
  /// The lines of a report, each of which must be ended.
  func lines(_ result: LintResult) -> [String] {
    let text = rendered(result)
    precondition(text.isEmpty || text.last == 0x0A, "the last line has no end")
    // Not by `Character`: a line feed behind a carriage return would be no line feed.
    return text.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// The same result with one diagnostic or problem in each.
func single(_ result: LintResult) -> [LintResult] {
  result.diagnostics.map { LintResult(diagnostics: [$0], fileCount: 1) }
    + result.problems.map { LintResult(problems: [$0], fileCount: 0) }
}
