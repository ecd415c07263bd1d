import LintEngine
import RuleKit

extension Diagnostic {
  /// The safety of the fix and the option that applies it, with code in back quotes; nil if there is no fix.
  var fixSentence: String? {
    switch fix?.safety {
    case .safe: "safe, with `--fix`"
    case .unsafe: "unsafe, with `--unsafe-fixes`"
    case .some(.none), nil: nil
    }
  }

  /// The edits of the fix with their positions; nil if there is no fix, or if its text is not UTF-8.
  var textEdits: [(edit: Edit, place: Place)]? {
    guard let fix, fix.edits.count == editPlaces.count,
      fix.edits.allSatisfy({ $0.replacement.isUTF8 })
    else { return nil }
    return zip(fix.edits, editPlaces).map { (edit: $0.0, place: $0.1) }
  }
}

extension [UInt8] {
  /// Whether the bytes are valid UTF-8. ASCII, which most text of code is, takes no `String` to find out.
  var isUTF8: Bool {
    allSatisfy { $0 < 0x80 } || String(validating: self, as: UTF8.self) != nil
  }
}
