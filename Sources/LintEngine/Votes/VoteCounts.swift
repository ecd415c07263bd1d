/// How often each way was voted for.
public struct VoteCounts: Sendable {
  /// The votes for one way.
  struct Way: Sendable {
    /// Any of the votes.
    var vote: Vote
    /// How many voters use it.
    var count = 0
    /// In how many places a comment silences it; they count like the others.
    var silencedCount = 0
  }

  /// The votes that are counted together.
  struct Tally: Sendable {
    var voterCount = 0
    var ways: [String: Way] = [:]
  }

  private(set) var tallies: [BallotBox: Tally] = [:]

  /// Whether nobody has voted.
  var isEmpty: Bool { tallies.isEmpty }

  /// The votes of one file.
  init(_ ballots: [Ballot]) {
    // Where a voter uses a way in several places, it counts once.
    var voters: [BallotBox: [UInt64: Set<String>]] = [:]
    for ballot in ballots {
      let vote = ballot.vote
      var tally = tallies[ballot.box] ?? Tally()
      if voters[ballot.box]?[vote.voter] == nil { tally.voterCount += 1 }
      let isNew = voters[ballot.box, default: [:]][vote.voter, default: []].insert(vote.way)
        .inserted
      tally.ways[vote.way, default: Way(vote: vote)].count += isNew ? 1 : 0
      tallies[ballot.box] = tally
    }
  }

  /// No votes.
  public init() {}

  /// Notes that the place of a vote, which was counted, is silenced.
  mutating func silence(_ ballot: Ballot) {
    tallies[ballot.box]?.ways[ballot.vote.way]?.silencedCount += 1
  }

  /// Adds the votes of other files.
  mutating func formUnion(_ other: VoteCounts) {
    guard !other.isEmpty else { return }
    for (box, tally) in other.tallies {
      tallies[box, default: Tally()].voterCount += tally.voterCount
      for (name, way) in tally.ways {
        tallies[box]?.ways[name, default: Way(vote: way.vote)].count += way.count
        tallies[box]?.ways[name]?.silencedCount += way.silencedCount
      }
    }
  }

  /// What most voted for.
  var majorities: VoteMajorities {
    VoteMajorities(tallies.compactMapValues(VoteMajorities.Majority.init))
  }

  /// How many silenced places would be reported.
  func silencedCount(_ majorities: VoteMajorities) -> Int {
    tallies.reduce(0) { sum, entry in
      guard let majority = majorities[entry.key] else { return sum }
      return entry.value.ways.reduce(sum) {
        $0 + ($1.key == majority.vote.way ? 0 : $1.value.silencedCount)
      }
    }
  }
}

/// What most voted for, in each box.
struct VoteMajorities {
  /// The way that more than half of the voters use, and more than any other.
  struct Majority {
    var vote: Vote
    var count: Int
    var voterCount: Int

    /// Nil where there is none.
    init?(_ tally: VoteCounts.Tally) {
      let most = tally.ways.values.map(\.count).max() ?? 0
      let leading = tally.ways.values.filter { $0.count == most }
      guard leading.count == 1, 2 * most > tally.voterCount else { return nil }
      vote = leading[0].vote
      count = most
      voterCount = tally.voterCount
    }
  }

  private let majorities: [BallotBox: Majority]

  init(_ majorities: [BallotBox: Majority]) { self.majorities = majorities }

  subscript(box: BallotBox) -> Majority? { majorities[box] }

  /// Completes the diagnostics of the minority and drops those of the majority; the others stay as they are.
  func settle(_ diagnostics: inout [Diagnostic]) {
    diagnostics = diagnostics.compactMap { diagnostic in
      guard let ballot = diagnostic.ballot else { return diagnostic }
      guard let majority = majorities[ballot.box], majority.vote.way != ballot.vote.way else {
        return nil
      }
      var settled = diagnostic
      settled.ballot = nil
      settled.message = Finding.Message.minority(diagnostic.message, majority).text
      settled.advice = majority.vote.advice.text
      return settled
    }
  }
}

extension Finding.Message {
  fileprivate static func minority(
    _ message: String, _ majority: VoteMajorities.Majority
  ) -> Self {
    let vote = majority.vote
    return
      "\(majority.count) of \(majority.voterCount) \(vote.voters.text) \(vote.practice.text); \(message)"
  }
}
