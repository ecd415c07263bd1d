/// What a rule has to say about one place.
public struct Finding: Sendable, Equatable {
  /// A rule's sentence. Rules build theirs in `fileprivate static func`s named after the fact.
  public struct Message: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// What is wrong and why it matters, code in back quotes, no final period.
    public var text: String
    public init(stringLiteral value: String) { text = value }

    /// Code in back quotes with commas between; of a list too long to read the first names and how many follow.
    public static func list(_ code: some Collection<String>) -> String {
      let most = 6
      let shown = code.count > most ? most - 1 : code.count
      let text = code.prefix(shown).map { "`\($0)`" }.joined(separator: ", ")
      return shown < code.count ? "\(text) and \(code.count - shown) more" : text
    }
  }

  /// The bytes of the file to look at.
  public var range: Range<Int>
  /// What is wrong and why it matters.
  public var message: Message
  /// What to do about it, code in back quotes, no final period.
  public var advice: Message
  /// What the tool itself can do about it; nil for nothing.
  public var fix: Fix?
  /// Stands in for the rule's default severity where one of its findings matters more or less than the others; a
  /// severity that was configured holds for all of them. Nil for the rule's own.
  public var severity: Severity?
  /// What the finding relies on beyond the file; nil for nothing.
  public var reliance: Reliance?
  /// The findings of the rule that it belongs to; nil for one that stands by itself.
  var group: Group?

  /// What findings that are reported as one have in common.
  struct Group: Sendable, Equatable {
    /// No other group of the file has it, of any rule.
    var id: Int
    /// How many of them must be left by comments for any to be reported.
    var least: Int
    /// Whether the message says how many the one that is shown stands for.
    var countsOthers: Bool
  }

  public init(
    _ range: Range<Int>, _ message: Message, advice: Message, fix: Fix? = nil,
    relyingOn reliance: Reliance? = nil, severity: Severity? = nil
  ) {
    self.range = range
    self.message = message
    self.advice = advice
    self.fix = fix
    self.reliance = reliance
    self.severity = severity
  }
}
