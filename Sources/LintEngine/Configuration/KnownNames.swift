/// What a configuration may name.
public struct KnownNames: Sendable {
  /// Every rule there is, in the order of the catalogue.
  public var rules: [any Rule.Type]
  /// The names of the reporters.
  public var reporters: [String]

  public init(rules: [any Rule.Type], reporters: [String] = []) {
    self.rules = rules
    self.reporters = reporters
  }

  func rule(_ id: String) -> (any Rule.Type)? { rules.first { $0.id == id } }
}
