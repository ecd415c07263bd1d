/// What a finding or its fix relies on that only the files of a run can say together.
public enum Reliance: Sendable, Equatable {
  /// The majority uses another way: the finding of a `CollectingRule` is dropped otherwise. Its message says what is done
  /// here, and what the majority does is put in front; the advice becomes that of the majority's way.
  case minority(Occurrence)
  /// An extension of the type declares the function, and other files can call it: the fix is unsafe otherwise.
  case declaration(FunctionName, ofExtended: String)
  /// A file declares or calls the function: there is no fix otherwise.
  case presence(FunctionName)

  /// What is left of it where the user says how safe the fixes of the rule are; nil for nothing.
  func left(with setting: FixSetting) -> Reliance? {
    if case .declaration = self, setting == .safe { nil } else { self }
  }
}
