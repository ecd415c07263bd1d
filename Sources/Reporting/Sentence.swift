import LintEngine

extension Diagnostic {
  /// The message and, behind a semicolon, the advice if there is one.
  var sentence: String { advice.isEmpty ? message : message + "; " + advice }
}

extension ReadProblem {
  /// What stands in the place of a rule's id where a file could not be read.
  static let ruleID = "unreadable"

  /// The message and, behind a semicolon, the advice if there is one.
  var sentence: String { advice.isEmpty ? message : message + "; " + advice }
}
