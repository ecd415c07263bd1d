import LintEngine
import Project

extension Diagnostic {
  /// The message and, after a semicolon, the advice if there is any.
  var sentence: String { advice.isEmpty ? message : message + "; " + advice }
}

extension ReadProblem {
  /// Used in place of a rule's id for files that could not be read.
  static let ruleID = "unreadable"

  /// The message and, after a semicolon, the advice if there is any.
  var sentence: String { advice.isEmpty ? message : message + "; " + advice }
}
