import LintEngine
import Platform
import Reporting
import RuleKit

/// A diagnostic on one line of code, at the text between `«` and `»`.
func sample(
  _ code: String, line: Int = 12, path: String = "Sources/A.swift", severity: Severity = .warning,
  rule: String = "some_rule", family: RuleFamily? = .correctness, message: String = "`a` is wrong",
  advice: String = "make it right", endLine: Int? = nil
) -> Diagnostic {
  var text: [UInt8] = []
  var marks: [Int] = []
  for scalar in code.unicodeScalars {
    if scalar == "«" || scalar == "»" {
      marks.append(text.count)
    } else {
      text += Array(String(scalar).utf8)
    }
  }
  let start = marks.first ?? 0
  let end = marks.count > 1 ? marks[1] : start
  return Diagnostic(
    path: FilePath(path), start: .init(line: line, column: start + 1),
    end: .init(line: endLine ?? line, column: end + 1), range: start..<end, severity: severity,
    rule: rule, family: family, message: message, advice: advice, lineText: text)
}

extension Diagnostic {
  /// The diagnostic with another place three lines above it.
  func related(_ message: String, isCounted: Bool = true) -> Diagnostic {
    var diagnostic = self
    let place = Place(
      start: .init(line: start.line - 3, column: 5), end: .init(line: start.line - 3, column: 9),
      utf16StartColumn: isCounted ? 4 : nil, utf16EndColumn: isCounted ? 8 : nil)
    diagnostic.related.append(RelatedPlace(range: 40..<44, place: place, message: message))
    return diagnostic
  }
}

extension Reporter {
  func text(_ result: LintResult) -> String { String(decoding: rendered(result), as: UTF8.self) }
  func text(_ diagnostics: Diagnostic...) -> String {
    text(LintResult(diagnostics: diagnostics, fileCount: 1))
  }
}
