/// Which of several ways a place uses, where a project should use one.
///
/// The votes of all files that one run checks with the same configuration and options are counted together. What uses
/// another way than most becomes a diagnostic, the rest is dropped; without a majority all is.
public struct Vote: Sendable, Equatable {
  /// Names the way; the same word is the value of the option that settles the matter without a count.
  public var way: String
  /// Whose vote it is: no two voters of a file have the same. A voter that uses several ways votes for each, and once.
  public var voter: UInt64
  /// Who votes, a plural: "views".
  public var voters: Finding.Message
  /// What they do who use the way, with the verb of a plural, code in back quotes. The same for each vote of a way.
  public var practice: Finding.Message
  /// What those of other ways are to do if most use this one. The same for each vote of a way.
  public var advice: Finding.Message

  public init(
    way: String, voter: UInt64, voters: Finding.Message, practice: Finding.Message,
    advice: Finding.Message
  ) {
    self.way = way
    self.voter = voter
    self.voters = voters
    self.practice = practice
    self.advice = advice
  }
}

/// A rule some of whose findings have a vote.
public protocol VotingRule: Rule {
  /// What is set: only rules with the same options vote together.
  var options: Options { get }
}

extension Rule {
  public var ballotText: String { "" }
}

extension VotingRule {
  /// All options with their values.
  public var ballotText: String {
    Options.fields.map { "\($0.name): \($0.text(options))" }.joined(separator: "\n")
  }
}

/// Names those votes that are counted together.
struct BallotBox: Hashable, Sendable {
  /// The configuration file that governs the voters; nil where there is none.
  var configuration: FilePath?
  var rule: String
  /// The options of the rule, as text.
  var options: String

  init(of rule: some Rule, in configuration: FilePath?) {
    self.configuration = configuration
    self.rule = type(of: rule).id
    options = rule.ballotText
  }
}

/// A vote in its box.
struct Ballot: Sendable, Equatable {
  var vote: Vote
  var box: BallotBox
}
