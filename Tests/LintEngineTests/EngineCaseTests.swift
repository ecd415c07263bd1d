import LayoutModel
import Platform
import ProbeSupport
import SwiftSource
import TestSupport
import Testing

@testable import LintEngine
@testable import RuleKit

/// Reports the outcome of each suppression.
struct SuppressionProbe: Rule {
  static let description = RuleDescription(probe: "suppression_probe", family: .suppressions)
  let query = Query.suppressions
  init(options: NoOptions) {}

  func check(_ suppression: Suppression, in file: ViewFile, _ report: inout Report) {
    let outcomes = suppression.names.map { "\($0.text) \($0.outcome)" }
    report.add(
      Finding(suppression.range, "\(outcomes.joined(separator: ", "))", advice: "none"))
  }
}

/// Reports the name of each function as a mistake.
struct MistakeProbe: Rule {
  static let description = RuleDescription(probe: "mistake_probe", family: .correctness)
  let query = Query.functionProbe()
  init(options: NoOptions) {}

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name else { return }
    report.add(Finding(name, "`\(name.text)`", advice: "none"))
  }
}

/// What suppressions silence, in the text files of `Tests/Fixtures/Suppressions`, and the small parts of the engine in the
/// tables of `Tests/Fixtures/EngineTables`.
///
/// Behind the code, `// reports:` has the functions that two rules report, by their names and by their bodies, and
/// `// outcomes:` what became of each suppression. `// families:` has both for a rule of another family.
@Suite("The cases of the engine")
struct EngineCaseTests {
  @Test("suppressions silence what the case says", arguments: CaseFile.paths(in: "Suppressions"))
  func suppressions(of path: String) throws {
    let file = try CaseFile(path, keys: ["case", "reports", "outcomes", "families"])
    let differences = try file.differences([
      "reports": { piece, _ in reports(piece.texts[0], OtherProbe()) },
      "outcomes": { piece, _ in outcomes(piece.texts[0], OtherProbe()) },
      "families": { piece, _ in
        reports(piece.texts[0], MistakeProbe()) + outcomes(piece.texts[0], MistakeProbe())
      },
    ])
    for difference in differences { Issue.record("\(difference)") }
  }

  @Test("each row is read as it says", arguments: CaseFile.paths(in: "EngineTables"))
  func rows(of path: String) throws {
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "read": { row in
          let found = SuppressionReader.suppressions(in: SourceFile(row.bytes))
          return found.isEmpty ? "nothing" : found.map(text).joined(separator: " ")
        },
        "names": { row in
          let parts = row.text.split(separator: "|", omittingEmptySubsequences: false)
          let (pattern, name) = (parts[0].dropLast(), parts[1].dropFirst())
          return NamePattern(String(pattern)).matches(String(name)) ? "yes" : "no"
        },
        "baseline problems": { row in
          do throws(BaselineError) {
            return "\(try Baseline(parsing: row.bytes).entries.count) entries"
          } catch {
            let places = error.problems.map {
              "\($0.place.line):\($0.place.column) \($0.message)"
            }
            let others = error.othersCount > 0 ? ["\(error.othersCount) more"] : []
            return (places + others).joined(separator: "; ")
          }
        },
        "baseline entry": { row in
          let entry = Baseline.Entry(
            path: FilePath(bytes: row.bytes), rule: "rule", fingerprint: 1, text: row.bytes)
          let rendered = Baseline([entry]).rendered
          #expect(try Baseline(parsing: rendered) == Baseline([entry]))
          let line = try #require(
            String(validating: rendered, as: UTF8.self)?.split(separator: "\n").last)
          return String(line.prefix { $0 != "\t" })
        },
        "baseline entries": { row in
          try Baseline(parsing: row.bytes).entries.map {
            "\(String(decoding: $0.path.bytes, as: UTF8.self)) \($0.rule) \($0.fingerprint)"
          }.joined(separator: ", ")
        },
        "shortened": { String(decoding: Baseline.shortened($0.bytes), as: UTF8.self) },
      ])
    for difference in differences { Issue.record("\(difference)") }
  }
}

private func found(_ code: String, _ rule: some Rule) -> [Diagnostic] {
  var rules = RuleSet()
  rules.add(FunctionProbe())
  rules.add(rule)
  rules.add(SuppressionProbe())
  return check(code, rules)
}

private func reports(_ code: String, _ rule: some Rule) -> [String] {
  found(code, rule).filter { $0.rule != "suppression_probe" }.map { "\($0.rule) \($0.message)" }
}

private func outcomes(_ code: String, _ rule: some Rule) -> [String] {
  found(code, rule).filter { $0.rule == "suppression_probe" }.map(\.message)
}

/// `verb[name|name]` and `!` for a reason.
private func text(_ suppression: Suppression) -> String {
  let names = suppression.names.map(\.text).joined(separator: "|")
  let verb = suppression.verb?.rawValue ?? "?\(suppression.verbText)"
  return "\(verb)[\(names)]\(suppression.hasReason ? "!" : "")"
}
