import Foundation

/// How much work the tests do: a plain `swift test` takes four minutes of processor time, with smaller inputs and
/// fewer seeds, and `LAYOUTLINT_ALL_TESTS=1` runs everything.
package enum Effort {
  /// Whether everything is requested.
  package static let isFull = ProcessInfo.processInfo.environment["LAYOUTLINT_ALL_TESTS"] == "1"

  /// The note of a test that is skipped because it takes long, such as one that builds the package again.
  package static let hint = "the test takes long; LAYOUTLINT_ALL_TESTS=1 runs it"

  /// The amount that a test tries if everything is requested, or the smaller one of a plain `swift test`.
  package static func full<Amount>(_ full: Amount, byDefault small: Amount) -> Amount {
    isFull ? full : small
  }
}
