import LayoutModel
import LintEngine
import SwiftSource

/// Reports the name of each function.
struct FunctionProbe: Rule {
  static let description = RuleDescription(probe: "function_probe")
  let query = Query.functionProbe()
  init(options: NoOptions) {}

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name else { return }
    report.add(name, "`\(name.text)`", advice: "none")
  }
}

/// Reports the whole body of each function, with its braces.
struct OtherProbe: Rule {
  static let description = RuleDescription(probe: "other_probe")
  let query = Query.functionProbe()
  init(options: NoOptions) {}

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name,
      let body = function.body.open?.through(function.body.close)
    else { return }
    report.add(body, "`\(name.text)`", advice: "none")
  }
}

extension Query where Subject == ViewFunction {
  /// Every function of files with one of some words.
  static func functionProbe(_ words: LayoutWord...) -> Query {
    Query(Triggers(words)) { file, check in file.functions.forEach(check) }
  }
}

extension RuleDescription {
  /// A description without content.
  init(probe id: String, family: RuleFamily = .cookbook) {
    self.init(
      id: id, family: family, summary: "", rationale: "", source: "", since: "0.1.0",
      goodExamples: [:], badExamples: [:])
  }
}

/// The diagnostics for some code, which is checked even without trigger words.
func check(_ code: String, _ rules: RuleSet) -> [Diagnostic] {
  let checker = FileChecker(rules: rules, skipsUninteresting: false)
  checker.source.load(Array(code.utf8))
  return checker.check(path: FilePath("A.swift"))
}
