import LayoutModel
import SwiftSource

extension FileChecker {
  /// Lets rules that learn count their findings, and removes these.
  ///
  /// - Parameter lines: the lines of the text, if they were needed.
  func learn(from found: inout [(rule: Int, finding: Finding)], _ lines: inout LineTable?) {
    var byRule = [[Finding]](repeating: [], count: rules.rules.count)
    for (rule, finding) in found { byRule[rule].append(finding) }
    found.removeAll { rules.rules[$0.rule].digest != nil }
    var tallies: [String: Tally] = [:]
    for (rule, findings) in zip(rules.rules, byRule) {
      guard let digest = rule.digest else { continue }
      var tally = Tally()
      digest(findings, view, &tally)
      guard !tally.isEmpty else { continue }
      if tally.hasOffsets {
        let table = lines ?? LineTable(source.bytes)
        lines = table
        tally.locate(in: path, table, salt: rule.id)
      }
      tallies[rule.id] = tally
    }
    if !tallies.isEmpty { facts.add(tallies) }
  }
}
