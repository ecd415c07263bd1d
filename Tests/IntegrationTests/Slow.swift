import Foundation

/// The tests that build the whole package again.
enum Slow {
  /// Whether they are asked for. A plain `swift test` is done in seconds without them.
  static let isAskedFor = ProcessInfo.processInfo.environment["LAYOUTLINT_INTEGRATION"] == "1"
  static let hint = "LAYOUTLINT_INTEGRATION is not 1; the test builds the package again"
}
