/// A mistake in a YAML file, or a feature that this reader does not support.
public struct YAMLProblem: Error, Sendable, Equatable {
  /// The wrong text, or the character where the mistake shows; empty at the end of a file.
  public var place: YAMLPlace
  /// What is wrong, with code in back quotes and no final period.
  public var message: String
  /// What to do about it, with code in back quotes and no final period.
  public var advice: String

  public init(place: YAMLPlace, message: String, advice: String) {
    self.place = place
    self.message = message
    self.advice = advice
  }
}
