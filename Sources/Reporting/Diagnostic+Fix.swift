import LintEngine

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
  var textEdits: [(edit: Edit, place: EditPlace)]? {
    guard let fix, fix.edits.count == editPlaces.count,
      fix.edits.allSatisfy({ String(validating: $0.replacement, as: UTF8.self) != nil })
    else { return nil }
    return Array(zip(fix.edits, editPlaces)).map { (edit: $0.0, place: $0.1) }
  }
}
