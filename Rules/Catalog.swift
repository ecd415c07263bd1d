import LintEngine

/// Every rule of layoutlint, in the order of the catalogue. A test holds the list against the folder.
public enum Catalog {
  /// The rules; `explain`, the tests and the command line all read this.
  public static let rules: [any Rule.Type] = [
    ConstraintOrder.self,
    SetupGrouping.self,
    SetupLength.self,
    ConfigInLayout.self,
    LayoutInInitialization.self,
    NegativeConstant.self,
    UnknownSuppression.self,
    UnusedSuppression.self,
    SuppressionReason.self,
  ]
}
