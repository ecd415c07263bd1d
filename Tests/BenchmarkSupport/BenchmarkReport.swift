/// The measurements of a benchmark run; stored as JSON.
package struct BenchmarkReport: Codable, Equatable, Sendable {
  /// The code that was linted.
  package struct Corpus: Codable, Equatable, Sendable {
    package var fileCount: Int
    package var byteCount: Int
    package var tokenCount: Int
    package var findingCount: Int
    /// Whether rules that are off by default ran, too.
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

  /// One stage of a run, for all files of the corpus.
  package struct Stage: Codable, Equatable, Sendable {
    package var name: String
    package var threads: Int
    /// Its processor time. With several threads: the total time divided by their number.
    package var seconds: Spread
    /// The number of allocations; nil if it was not counted.
    package var allocations: Int?

    package init(name: String, threads: Int, seconds: Spread, allocations: Int? = nil) {
      self.name = name
      self.threads = threads
      self.seconds = seconds
      self.allocations = allocations
    }
  }

  /// A whole run without walk and report, on several copies of the corpus.
  package struct Scaling: Codable, Equatable, Sendable {
    package var copies: Int
    package var threads: Int
    /// Its duration, from the start of the first thread to the end of the last.
    package var seconds: Spread
    /// The number of allocations; nil if it was not counted.
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
