import LayoutModel
import SwiftSource

/// A rule that needs the other files of a run: to learn what most of them do, or what they declare.
///
/// Each file is checked once, on its own. It contributes the occurrences among the rule's findings and its mentions of
/// `collectedFunctions` and `requiredFunctions`, and, where a rule needs them, its names. Once the contributions of all
/// files are merged, the `Reliance` of each finding decides what
/// becomes of it.
public protocol CollectingRule: Rule {
  /// The rule's options: only occurrences under the same options are counted together.
  var options: Options { get }
  /// The functions of the project that fixes rely on.
  var collectedFunctions: [FunctionName] { get }
  /// The functions of the project without which there is nothing to report: see `Reliance.presence`.
  var requiredFunctions: [FunctionName] { get }
  /// The name patterns of helpers of the project without which there is nothing to report: see `Reliance.helper`.
  var requiredHelpers: [String] { get }
  /// Whether a file declares or uses one of the `requiredHelpers`.
  ///
  /// - Parameter names: the names in the file that fit a pattern and are declared or called, or follow a number.
  func hasHelper(_ file: ViewFile, _ names: [Lexeme]) -> Bool
}

extension CollectingRule {
  public var collectedFunctions: [FunctionName] { [] }
  public var requiredFunctions: [FunctionName] { [] }
  public var requiredHelpers: [String] { [] }
  public func hasHelper(_ file: ViewFile, _ names: [Lexeme]) -> Bool { !names.isEmpty }
  public var collecting: (any CollectingRule)? { self }

  /// All options with their values.
  var optionsText: String {
    Options.fields.map { "\($0.name): \($0.text(options))" }.joined(separator: "\n")
  }
}

extension CollectingRule where Options == NoOptions {
  public var options: NoOptions { NoOptions() }
}
