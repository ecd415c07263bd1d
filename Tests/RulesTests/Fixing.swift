import LintEngine
import RuleKit

/// The code after the fixes that `find` returns, applied round after round until none is left.
func fixing(_ code: String, _ find: (String) -> [Diagnostic]) -> String {
  var code = code
  for _ in 0..<10 {
    let edits = editsOfOneRound(find(code).compactMap(\.fix))
    if edits.isEmpty { return code }
    code = applying(edits, to: code)
  }
  return "the fixes do not converge"
}

/// The code after the fixes of one rule.
func fixing(_ code: String, of rule: some Rule) -> String {
  fixing(code) { diagnostics(of: rule, in: $0) }
}

/// The edits of the fixes that are not close to an earlier one.
private func editsOfOneRound(_ fixes: [Fix]) -> [Edit] {
  var edits: [Edit] = []
  for fix in fixes {
    let isFree = fix.edits.allSatisfy { edit in
      edits.allSatisfy {
        $0.range.upperBound < edit.range.lowerBound || edit.range.upperBound < $0.range.lowerBound
      }
    }
    if isFree { edits += fix.edits }
  }
  return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
}

/// The code after some sorted edits without overlaps.
func applying(_ edits: [Edit], to code: String) -> String {
  let bytes = Array(code.utf8)
  var result: [UInt8] = []
  var position = 0
  for edit in edits {
    result += bytes[position..<edit.range.lowerBound] + edit.replacement
    position = edit.range.upperBound
  }
  return String(decoding: result + bytes[position...], as: UTF8.self)
}
