import RuleKit

/// Why a command line is invalid.
struct UsageError: Error, Equatable {
  /// What is wrong, no final period.
  var message: String
  /// What to do about it, no final period.
  var advice: String

  init(_ message: String, _ advice: String = "`layoutlint --help` lists the options") {
    self.message = message
    self.advice = advice
  }

  init(_ error: RuleSelectionError) { self.init(error.message, error.advice) }
}
