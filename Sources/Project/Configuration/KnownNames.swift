import RuleKit

/// The names that configurations may use.
public struct KnownNames: Sendable {
  /// All rules, in the order of the catalogue.
  public var rules: [any Rule.Type]
  /// The names of the reporters.
  public var reporters: [String]
  /// Whether a file with these first bytes was written by a reporter.
  public var isReport: @Sendable ([UInt8]) -> Bool

  public init(
    rules: [any Rule.Type], reporters: [String] = [],
    isReport: @escaping @Sendable ([UInt8]) -> Bool = { $0.isEmpty }
  ) {
    self.rules = rules
    self.reporters = reporters
    self.isReport = isReport
  }

  func rule(_ id: String) -> (any Rule.Type)? { rules.first { $0.id == id } }
}
