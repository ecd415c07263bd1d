import SwiftSource

extension FactBuilder {
  /// Whether a constraint is made with nothing but UIKit, which leaves the view's autoresizing mask as it is: with an
  /// anchor's `constraint` or with `NSLayoutConstraint`. Other libraries turn the mask off themselves.
  public func leavesAutoresizingMask(_ constraint: Constraint) -> Bool {
    constraint.tokens.prefix(Self.longestItem).contains {
      tokens[$0].is(.constraint) || tokens[$0].is(.NSLayoutConstraint)
    }
  }
}
