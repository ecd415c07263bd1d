import SwiftSource

private enum PriorityNames {
  static let makers = KeySet(
    names: """
      UILayoutPriority ConstraintPriority LayoutPriority Priority init custom customPriority Float
      Double CGFloat
      """)
}

extension Lexeme {
  /// Whether it names a type of priorities of constraints.
  public var isNameOfPriority: Bool {
    self.is(.UILayoutPriority) || self.is(.ConstraintPriority) || self.is(.LayoutPriority)
  }

  /// Whether the first argument of the method with this name is a priority.
  public var takesPriorityFirst: Bool {
    self.is(.setContentHuggingPriority) || self.is(.setContentCompressionResistancePriority)
      || self.is(.setHugging) || self.is(.setCompressionResistance) || self.is(.withPriority)
  }

  /// Whether a call of this name makes a priority of its argument, or a number for one.
  public var makesPriority: Bool { PriorityNames.makers.contains(self) }
}
