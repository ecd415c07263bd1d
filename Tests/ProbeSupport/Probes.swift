import LayoutModel
import LintEngine
import Platform
import RuleKit
import SwiftSource

/// Reports the name of each function.
package struct FunctionProbe: Rule {
  package static let description = RuleDescription(probe: "function_probe")
  package let query = Query.functionProbe()
  package init(options: NoOptions) {}

  package func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name else { return }
    report.add(name, "`\(name.text)`", advice: "none")
  }
}

/// Reports the whole body of each function, with its braces.
package struct OtherProbe: Rule {
  package static let description = RuleDescription(probe: "other_probe")
  package let query = Query.functionProbe()
  package init(options: NoOptions) {}

  package func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name,
      let body = function.body.open?.through(function.body.close)
    else { return }
    report.add(body, "`\(name.text)`", advice: "none")
  }
}

extension Query where Subject == ViewFunction {
  /// Every function of files with one of some words.
  package static func functionProbe(_ words: LayoutWord...) -> Query {
    Query(Triggers(words)) { file, check in file.functions.forEach(check) }
  }
}

extension RuleDescription {
  /// A description without content.
  package init(probe id: String, family: RuleFamily = .cookbook) {
    self.init(
      id: id, family: family, summary: "", rationale: "", source: "", since: "0.1.0",
      goodExamples: [:], badExamples: [:])
  }
}

/// The diagnostics for some code, which is checked even without trigger words.
package func check(_ code: String, _ rules: RuleSet) -> [Diagnostic] {
  let checker = FileChecker(rules: rules, skipsUninteresting: false)
  checker.source.load(Array(code.utf8))
  return checker.check(path: FilePath("A.swift"))
}
