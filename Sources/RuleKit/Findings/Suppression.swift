/// A comment that turns rules off or on again: `// layoutlint:disable:next setup_length - a screen of settings`.
///
/// It begins a comment, or follows another `//` in a comment after code. The verb is followed by the names of rules,
/// families or presets, or `all`, separated by commas or spaces; a separate dash introduces the reason.
public struct Suppression: Sendable, Equatable {
  /// What the comment does; the raw value is its spelling.
  public enum Verb: String, Sendable, CaseIterable {
    /// Disables rules from the comment on.
    case disable
    /// Enables disabled rules from the comment on.
    case enable
    /// Findings that begin on the next line with code.
    case disableNext = "disable:next"
    /// Findings that begin or end on the comment's line.
    case disableThis = "disable:this"
    /// Findings that begin or end on the nearest line with code above the comment.
    case disablePrevious = "disable:previous"
  }

  /// A name in the list.
  public struct Name: Sendable, Equatable {
    /// Its position, in bytes of the file.
    public var range: Range<Int>
    /// The name as written; truncated if it is too long for a rule.
    public var text: String
    /// The effect that it had.
    public var outcome: Outcome

    package init(range: Range<Int>, text: String, outcome: Outcome) {
      self.range = range
      self.text = text
      self.outcome = outcome
    }
  }

  /// The effect of a name.
  public enum Outcome: Sendable, Equatable {
    /// It silenced a finding, or ended a `disable`.
    case used
    /// It silenced nothing, or is an `enable` without a `disable` before it.
    case unused
    /// It silenced nothing because the rule is off, or all rules of the family or preset.
    case off
    /// Unknown: the run omits the rule, or the file has a syntax error that may hide findings.
    case unjudged
    /// No rule has this name; the most similar one, if any.
    case unknown(meant: String?)
    /// It is always reported: `syntax`, and the rules about suppressions.
    case unsilenceable
  }

  /// The word that names every rule.
  public static let allRules = "all"

  /// From `layoutlint:` to the end, including the reason, in bytes of the file.
  public var range: Range<Int>
  /// From `layoutlint:` to the end of the verb.
  public var headRange: Range<Int>
  /// The text after `layoutlint:`, without the names; truncated if it is long.
  public var verbText: String
  /// Whether spaces precede the verb, so that the comment is not a suppression.
  public var hasBlankBeforeVerb: Bool
  /// The names in order; empty if the verb is wrong.
  public var names: [Name]
  /// The text after the dash, in bytes of the file; nil if no reason is given.
  public var reason: Range<Int>?
  /// What the comment does; nil if it is misspelled, and then it does nothing.
  public var verb: Verb?
  /// The comment that contains it, from its slashes on, in bytes of the file.
  public var comment: Range<Int>

  package init(
    range: Range<Int>, headRange: Range<Int>, verbText: String, hasBlankBeforeVerb: Bool,
    verb: Verb?, comment: Range<Int>
  ) {
    self.range = range
    self.headRange = headRange
    self.verbText = verbText
    self.hasBlankBeforeVerb = hasBlankBeforeVerb
    names = []
    self.verb = verb
    self.comment = comment
  }

  /// Whether a reason is given.
  public var hasReason: Bool { reason != nil }
}
