import LintEngine

/// Every rule of layoutlint, in the order of the catalogue.
public enum Catalog {
  public static let rules: [any Rule.Type] = [
  ]
}
