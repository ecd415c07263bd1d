/// What a rule has to say about one place.
public struct Finding: Sendable, Equatable {
  /// A rule's sentence. Rules build theirs in `fileprivate static func`s named after the fact.
  public struct Message: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// What is wrong and why it matters, code in back quotes, no final period.
    public var text: String
    public init(stringLiteral value: String) { text = value }
  }

  /// The bytes of the file to look at.
  public var range: Range<Int>
  public var message: Message
  /// What to do about it, code in back quotes, no final period.
  public var advice: Message

  public init(_ range: Range<Int>, _ message: Message, advice: Message) {
    self.range = range
    self.message = message
    self.advice = advice
  }
}
