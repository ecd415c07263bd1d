import LintEngine

/// Every rule of layoutlint, in the order of the catalogue. A test holds the list against the folder.
public enum Catalog {
  public static let rules: [any Rule.Type] = [
    ConstraintOrder.self,
    SetupGrouping.self,
    SetupLength.self,
    ConfigInLayout.self,
    LayoutInInitialization.self,
    NegativeConstant.self,
  ]
}
