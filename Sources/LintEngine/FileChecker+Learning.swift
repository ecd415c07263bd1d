import LayoutModel
import RuleKit
import SwiftSource

extension FileChecker {
  /// Lets rules that learn count their findings in a file, and removes these, except those that other files decide.
  ///
  /// - Parameter lines: the lines of the text, if they were needed.
  func learn(from found: inout [(rule: Int, finding: Finding)], _ lines: inout LineTable?) {
    var byRule = [[Finding]](repeating: [], count: rules.rules.count)
    for (rule, finding) in found { byRule[rule].append(finding) }
    found.removeAll { rule, finding in
      rules.rules[rule].digest != nil
        && !(rules.rules[rule].digestsLater && !finding.conditions.isEmpty)
    }
    func locate(_ tally: inout Tally) {
      let table = lines ?? LineTable(source.bytes)
      lines = table
      tally.locate(in: path, table)
    }
    if view.isTest { return }
    for (rule, findings) in zip(rules.rules, byRule) {
      guard let digest = rule.digest else { continue }
      learned[rule.id, default: Tally(salt: rule.id)].begin(path)
      digest(findings, view, &learned[rule.id, default: Tally()])
      if learned[rule.id]?.hasOffsets ?? false { locate(&learned[rule.id, default: Tally()]) }
    }
  }

  /// Counts the places that each rule judges.
  func countPlaces() {
    let isTest = view.isTest
    for rule in rules.rules where !isTest || rule.looksAtTests {
      learned[rule.id, default: Tally()].count(Tally.places, rule.placeCount(view))
    }
  }
}
