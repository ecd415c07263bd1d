/// What the files of a run say together: no file by itself can decide on it.
struct RunFacts: Sendable {
  /// What they have voted for, where a rule asks for what most do.
  var votes = VoteCounts()
  /// Which functions they have, where a fix calls one of the project's.
  var sightings = HelperSightings()

  /// Whether they say nothing.
  var isEmpty: Bool { votes.isEmpty && sightings.isEmpty }

  mutating func formUnion(_ other: RunFacts) {
    votes.formUnion(other.votes)
    sightings.formUnion(other.sightings)
  }
}
