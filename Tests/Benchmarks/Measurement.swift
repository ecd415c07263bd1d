import BenchmarkSupport
import Foundation
import LayoutScene
import LintEngine
import Platform
import Reporting
import Rules
import SwiftSource
import Wireframe

/// Measures everything several times, in rounds: a temporary slowdown of the machine then widens every spread a little,
/// and hardly moves a median.
struct Measurement {
  private struct Key: Hashable {
    var name: String
    var threads: Int
  }

  private static let threadCounts = [1, 2]
  private static let copyCounts = [1, 2, 4, 8]

  private let corpus: Corpus
  private let result: LintResult
  private let scenes: [LayoutScene]
  private let reporter: any Reporter
  private var seconds: [Key: [Double]] = [:]
  private var allocations: [Key: Int] = [:]

  init(_ corpus: Corpus) {
    self.corpus = corpus
    result = Linter(threads: 1).run(corpus.discovery)
    scenes = corpus.scenes()
    let folder = FilePath(FileManager.default.currentDirectoryPath)
    reporter = ReportFormat.pretty.reporter(
      ReportContext(
        version: "", rules: Catalog.rules.map { $0.description }, currentFolder: folder,
        root: folder))
  }

  /// Takes the measurements.
  ///
  /// - Parameter usesAllRules: how the corpus was made, for the report.
  mutating func report(rounds: Int, usesAllRules: Bool) -> BenchmarkReport {
    // Allocations first, which also brings the files into the page cache.
    if AllocationCounter.isAvailable { countAllocations() }
    for _ in 0..<rounds { measureRound() }
    return BenchmarkReport(
      corpus: BenchmarkReport.Corpus(
        fileCount: corpus.texts.count, byteCount: corpus.byteCount, tokenCount: tokenCount,
        findingCount: result.diagnostics.count, usesAllRules: usesAllRules),
      rounds: rounds, stages: stages, scaling: scaling)
  }

  private mutating func measureRound() {
    for threads in Self.threadCounts {
      var costs = StepCosts()
      for step in Step.allCases {
        costs[step] = StepWorker.measure(step, corpus, threads: threads)
      }
      for stage in Stage.allCases {
        guard let cost = cost(of: stage, costs, threads: threads) else { continue }
        seconds[Key(name: stage.rawValue, threads: threads), default: []].append(cost.seconds)
      }
      for copies in Self.copyCounts {
        seconds[Self.key(copies: copies, threads), default: []]
          .append(run(copies: copies, threads: threads).seconds)
      }
    }
  }

  private mutating func countAllocations() {
    var costs = StepCosts()
    for step in Step.allCases { costs[step] = StepWorker.countAllocations(step, corpus) }
    for stage in Stage.allCases {
      allocations[Key(name: stage.rawValue, threads: 1)] =
        AllocationCounter.counting { cost(of: stage, costs, threads: 1) }?.allocations
    }
    for copies in Self.copyCounts {
      allocations[Self.key(copies: copies, 1)] =
        AllocationCounter.counting { run(copies: copies, threads: 1) }.allocations
    }
  }

  /// - Returns: nil for a single-threaded stage, if there are several threads.
  private func cost(of stage: Stage, _ costs: StepCosts, threads: Int) -> Cost? {
    guard stage.isShared || threads == 1 else { return nil }
    return switch stage {
    case .walk: Cost.of(CLOCK_THREAD_CPUTIME_ID) { _ = corpus.walk() }
    case .report: Cost.of(CLOCK_THREAD_CPUTIME_ID) { _ = reporter.rendered(result) }
    case .scene: Cost.of(CLOCK_THREAD_CPUTIME_ID) { _ = corpus.scenes() }
    case .wireframe:
      Cost.of(CLOCK_THREAD_CPUTIME_ID) { _ = WireframePage.all(scenes, .init()) { _, _ in } }
    case .oneFile: Cost.of(CLOCK_MONOTONIC) { corpus.lintOneFile(threads: threads) }
    default: costs.cost(of: stage)
    }
  }

  private func run(copies: Int, threads: Int) -> Cost {
    let discovery = corpus.discovery(copies: copies)
    let linter = Linter(threads: threads)
    return Cost.of(CLOCK_MONOTONIC) { _ = linter.run(discovery) }
  }

  private static func key(copies: Int, _ threads: Int) -> Key {
    Key(name: "\(copies)x", threads: threads)
  }

  private var tokenCount: Int {
    let source = SourceFile()
    return corpus.texts.reduce(0) { count, text in
      source.load(text)
      source.tokenize(.swift)
      return count + source.tokens.count
    }
  }

  private var stages: [BenchmarkReport.Stage] {
    Stage.allCases.flatMap { stage in
      Self.threadCounts.compactMap { threads in
        let key = Key(name: stage.rawValue, threads: threads)
        return Spread(seconds[key] ?? []).map {
          BenchmarkReport.Stage(
            name: key.name, threads: threads, seconds: $0, allocations: allocations[key])
        }
      }
    }
  }

  private var scaling: [BenchmarkReport.Scaling] {
    Self.threadCounts.flatMap { threads in
      Self.copyCounts.compactMap { copies in
        let key = Self.key(copies: copies, threads)
        return Spread(seconds[key] ?? []).map {
          BenchmarkReport.Scaling(
            copies: copies, threads: threads, seconds: $0, allocations: allocations[key])
        }
      }
    }
  }
}
