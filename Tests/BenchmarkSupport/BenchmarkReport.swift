/// What a run of the benchmark has measured; written and read as JSON.
package struct BenchmarkReport: Codable, Equatable, Sendable {
  /// What was linted.
  package struct Corpus: Codable, Equatable, Sendable {
    package var fileCount: Int
    package var byteCount: Int
    package var tokenCount: Int
    package var findingCount: Int
    /// Whether the rules ran that are off without configuration, too.
    package var usesAllRules: Bool

    package init(
      fileCount: Int, byteCount: Int, tokenCount: Int, findingCount: Int, usesAllRules: Bool
    ) {
      self.fileCount = fileCount
      self.byteCount = byteCount
      self.tokenCount = tokenCount
      self.findingCount = findingCount
      self.usesAllRules = usesAllRules
    }
  }

  /// One step of the way, on every file of the corpus.
  package struct Stage: Codable, Equatable, Sendable {
    package var name: String
    package var threads: Int
    /// How long it has a processor. With several threads: what they spend in it together, divided by their number.
    package var seconds: Spread
    /// How often memory is asked for; nil where that is not counted.
    package var allocations: Int?

    package init(name: String, threads: Int, seconds: Spread, allocations: Int? = nil) {
      self.name = name
      self.threads = threads
      self.seconds = seconds
      self.allocations = allocations
    }
  }

  /// A whole run without walk and report, on the corpus several times over.
  package struct Scaling: Codable, Equatable, Sendable {
    package var copies: Int
    package var threads: Int
    /// How long it takes, from the first thread's start to the last one's end.
    package var seconds: Spread
    /// How often memory is asked for; nil where that is not counted.
    package var allocations: Int?

    package init(copies: Int, threads: Int, seconds: Spread, allocations: Int? = nil) {
      self.copies = copies
      self.threads = threads
      self.seconds = seconds
      self.allocations = allocations
    }
  }

  /// The version of this format.
  package static let currentFormat = 1

  package var format = Self.currentFormat
  package var corpus: Corpus
  /// How often everything was measured.
  package var rounds: Int
  package var stages: [Stage]
  package var scaling: [Scaling]

  package init(corpus: Corpus, rounds: Int, stages: [Stage], scaling: [Scaling]) {
    self.corpus = corpus
    self.rounds = rounds
    self.stages = stages
    self.scaling = scaling
  }
}
