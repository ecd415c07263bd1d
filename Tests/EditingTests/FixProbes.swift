import Editing
import Platform
import RuleKit

/// Code with a function for each name, each on its own line.
func functions(_ names: String..., lineBreak: String = "\n") -> String {
  names.map { "func \($0)() { addSubview(label) }" }.joined(separator: lineBreak) + lineBreak
}

extension RuleSet {
  init(_ rules: any Rule...) {
    self.init()
    for rule in rules { add(rule) }
  }
}

/// The result of fixing some code.
func fixed(
  _ code: String, _ rules: RuleSet, includesUnsafe: Bool = false, accepted: Set<UInt64> = []
) -> FixedFile {
  let path = FilePath("A.swift")
  return Fixer(rules: rules).fix(
    Array(code.utf8), as: path,
    FixChoice(includesUnsafe: includesUnsafe, accepted: [path: accepted]))
}

extension FixedFile {
  var string: String { String(decoding: text, as: UTF8.self) }
}
