/// What a finding or its fix relies on that only all files of a run together can tell.
public enum Reliance: Sendable, Equatable {
  /// The majority uses another way; otherwise the finding of a `CollectingRule` is dropped. Its message says what is
  /// done here and is prefixed with what the majority does; its advice becomes that of the majority's way.
  case minority(Occurrence)
  /// An extension of the type declares the function, and other files can call it; otherwise the fix is unsafe.
  case declaration(FunctionName, ofExtended: String)
  /// A file declares or calls the function; otherwise there is no fix.
  case presence(FunctionName)

  /// What remains of it when the user configures the safety of the rule's fixes; nil for nothing.
  func left(with setting: FixSetting) -> Reliance? {
    if case .declaration = self, setting == .safe { nil } else { self }
  }
}
