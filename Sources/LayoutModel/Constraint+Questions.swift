import SwiftSource

extension Constraint {
  /// Whether a library makes the constraint and activates it.
  public var isMadeByLibrary: Bool { container == .maker }

  /// Whether the constraint is an element of a list, and not a statement.
  public var isListed: Bool {
    if case .list = block.kind { true } else { false }
  }
}

extension LayoutWord {
  /// What the closure of a library's call leaves behind besides active constraints.
  public enum ResultOfMaker: Sendable {
    /// Nothing gets hold of the constraints.
    case nothing
    /// The constants of earlier constraints are others.
    case changes
    /// The constraints have something more, and belong to the code around.
    case additions
  }

  /// What is left of the constraints that are made in the closure of this call; nil where they may be handed back.
  public var resultOfMaker: ResultOfMaker? {
    switch self {
    case .makeConstraints, .remakeConstraints, .snp_makeConstraints, .snp_remakeConstraints,
      .constrain:
      .nothing
    case .updateConstraints, .snp_updateConstraints: .changes
    case .autoSetPriority, .autoSetIdentifier: .additions
    default: nil
    }
  }

  /// Whether the member of a view with this name serves to constrain the view.
  public var servesConstraints: Bool { Self.servingConstraints.contains(self) }

  private static let servingConstraints: Set<LayoutWord> = [
    .topAnchor, .leadingAnchor, .trailingAnchor, .bottomAnchor, .leftAnchor, .rightAnchor,
    .centerXAnchor, .centerYAnchor, .widthAnchor, .heightAnchor, .firstBaselineAnchor,
    .lastBaselineAnchor, .snp, .snp_makeConstraints, .snp_remakeConstraints,
    .snp_updateConstraints, .snp_prepareConstraints, .translatesAutoresizingMaskIntoConstraints,
  ]
}

extension Lexeme {
  /// Whether it is the name of an anchor of UIKit's.
  public var isAnchor: Bool { !AnchorDialect.attribute(token).isEmpty }

  /// Whether the method of this name puts constraints in the place of earlier ones, or changes them.
  public var replacesConstraints: Bool {
    hasPrefix("remake") || hasPrefix("snp_remake") || hasPrefix("update") || hasPrefix("snp_update")
  }
}
