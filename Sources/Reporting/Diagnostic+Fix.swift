import LintEngine

extension Diagnostic {
  /// What the fix promises and how it is asked for, code in back quotes; nil where there is none.
  var fixSentence: String? {
    switch fix?.safety {
    case .safe: "safe, with `--fix`"
    case .unsafe: "unsafe, with `--unsafe-fixes`"
    case .some(.none), nil: nil
    }
  }

  /// The edits of the fix with their places; nil where there is none, or its text is not UTF-8 and cannot be written as text.
  var textEdits: [(edit: Edit, place: EditPlace)]? {
    guard let fix, fix.edits.count == editPlaces.count,
      fix.edits.allSatisfy({ String(validating: $0.replacement, as: UTF8.self) != nil })
    else { return nil }
    return Array(zip(fix.edits, editPlaces)).map { (edit: $0.0, place: $0.1) }
  }
}
