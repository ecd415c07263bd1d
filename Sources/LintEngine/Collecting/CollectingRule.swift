/// A rule that needs the other files of a run: to learn what most of them do, or what they declare.
///
/// Each file is checked once, on its own. It contributes the occurrences among the rule's findings and its mentions of
/// `collectedFunctions`, and, where a rule needs them, its names. Once the contributions of all files are merged, the `Reliance` of each finding decides what
/// becomes of it.
public protocol CollectingRule: Rule {
  /// The rule's options: only occurrences under the same options are counted together.
  var options: Options { get }
  /// The functions of the project that findings rely on.
  var collectedFunctions: [FunctionName] { get }
}

extension CollectingRule {
  public var collectedFunctions: [FunctionName] { [] }
  public var collecting: (any CollectingRule)? { self }

  /// All options with their values.
  var optionsText: String {
    Options.fields.map { "\($0.name): \($0.text(options))" }.joined(separator: "\n")
  }
}

extension CollectingRule where Options == NoOptions {
  public var options: NoOptions { NoOptions() }
}
