/// A mistake in a YAML file, or something that this reader leaves out on purpose.
public struct YAMLProblem: Error, Sendable, Equatable {
  /// The text that is wrong, or the character at which that shows; empty at the end of a file.
  public var place: YAMLPlace
  /// What is wrong, code in back quotes, no final period.
  public var message: String
  /// What to do about it, code in back quotes, no final period.
  public var advice: String

  public init(place: YAMLPlace, message: String, advice: String) {
    self.place = place
    self.message = message
    self.advice = advice
  }
}
