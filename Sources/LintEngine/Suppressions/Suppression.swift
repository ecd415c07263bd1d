/// A comment that turns rules off or on again: `// layoutlint:disable:next setup_length - a screen of settings`.
///
/// It stands at the beginning of a comment, or behind another `//` in a comment that follows code. Behind the verb come
/// the names of rules, or `all`, with commas or blanks between; behind a dash that stands alone comes the reason.
public struct Suppression: Sendable, Equatable {
  /// What the comment asks for; the raw value is how it is written.
  public enum Verb: String, Sendable, CaseIterable {
    /// From the comment on.
    case disable
    /// From the comment on, rules that were disabled report again.
    case enable
    /// Findings that begin on the next line with code.
    case disableNext = "disable:next"
    /// Findings that begin or end on the comment's line.
    case disableThis = "disable:this"
    /// Findings that begin or end on the nearest line with code above the comment.
    case disablePrevious = "disable:previous"
  }

  /// One name of the list.
  public struct Name: Sendable, Equatable {
    /// Where it stands, in bytes of the file.
    public var range: Range<Int>
    /// The name as it is written; of one that is too long for a rule just the beginning.
    public var text: String
    /// What became of it.
    public var outcome: Outcome
  }

  /// What becomes of a name.
  public enum Outcome: Sendable, Equatable {
    /// It silenced a finding, or ended a `disable`.
    case used
    /// It silenced nothing, or is an `enable` without a `disable` before it.
    case unused
    /// It silenced nothing because the rule is off here.
    case off
    /// Nobody can say: the run leaves the rule out, or the file has a syntax error that may hide findings.
    case unjudged
    /// No rule has this name; the one that may have been meant.
    case unknown(meant: String?)
    /// What it names is always reported: `syntax`, and the rules about suppressions.
    case unsilenceable
  }

  /// The word that names every rule.
  public static let allRules = "all"

  /// From `layoutlint:` to the end, the reason included, in bytes of the file.
  public var range: Range<Int>
  /// From `layoutlint:` to the end of the verb.
  public var headRange: Range<Int>
  /// What stands behind `layoutlint:`, without the names; of a long text just the beginning.
  public var verbText: String
  /// Whether blanks stand before the verb, which keep the comment from being a suppression.
  public var hasBlankBeforeVerb: Bool
  /// The names in order; none are read where the verb is wrong.
  public var names: [Name]
  /// Whether a reason is given.
  public var hasReason: Bool
  /// What the comment asks for; nil where it is written wrong, and then it does nothing.
  public var verb: Verb?
  /// The comment that it stands in, from its slashes on, in bytes of the file.
  public var comment: Range<Int>
}
