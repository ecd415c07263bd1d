import Foundation
import LayoutModel
import LintEngine
import Platform
import Project
import SwiftSource
import Synchronization

/// One thread's storage for one step, reused from file to file as in a run.
final class StepWorker {
  private let step: Step
  private let corpus: Corpus
  // A run stops after the tokenizer if no trigger word occurs. Here every file is fully processed, so that stages add
  // up.
  private let checker = FileChecker(skipsUninteresting: false)
  private let source: SourceFile
  private let view: ViewFile
  private let code = Code()
  private var scope = -1

  init(_ step: Step, _ corpus: Corpus) {
    self.step = step
    self.corpus = corpus
    source = checker.source
    view = ViewFile(source: source)
  }

  /// The cost of the step for a file, without the steps before it.
  func run(_ index: Int) -> Cost {
    let file = corpus.discovery.files[index]
    enter(file.scope)
    guard step != .read else { return Cost.of(CLOCK_THREAD_CPUTIME_ID) { read(file) } }
    source.load(corpus.texts[index])
    switch step {
    case .read, .tokenize:
      return Cost.of(CLOCK_THREAD_CPUTIME_ID) {
        source.tokenize(LayoutVocabulary.recognizing(view.helpers.bases.sorted()))
      }
    case .outline:
      source.tokenize(LayoutVocabulary.recognizing(view.helpers.bases.sorted()))
      return Cost.of(CLOCK_THREAD_CPUTIME_ID) { code.read(source) }
    case .view:
      source.tokenize(LayoutVocabulary.recognizing(view.helpers.bases.sorted()))
      return Cost.of(CLOCK_THREAD_CPUTIME_ID) { view.read() }
    case .check: return Cost.of(CLOCK_THREAD_CPUTIME_ID) { _ = checker.check(path: file.path) }
    }
  }

  private func enter(_ index: Int) {
    guard index != scope else { return }
    scope = index
    checker.rules = corpus.discovery.scopes[index].rules
    view.helpers = checker.rules.helpers
  }

  /// Like the linter; for a deleted file, the cost of the attempt.
  private func read(_ file: FileDiscovery.File) {
    guard let open = try? OpenFile(path: file.path.bytes) else { return }
    let capacity = max(file.byteCount, (1 << 16) - SourceFile.padding - 1) + 1
    try? source.load(capacity: capacity) { (buffer) throws(SystemError) in
      try open.read(into: buffer)
    }
  }
}

extension StepWorker {
  /// The cost of a step for all files. With several threads: their total time divided by their number.
  static func measure(_ step: Step, _ corpus: Corpus, threads: Int) -> Cost {
    let position = Atomic<Int>(0)
    let collected = Mutex(Cost())
    runOnThreads(threads) { _ in
      let worker = StepWorker(step, corpus)
      var cost = Cost()
      while true {
        let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < corpus.texts.count else { break }
        cost += worker.run(index)
      }
      collected.withLock { $0 += cost }
    }
    let cost = collected.withLock { $0 }
    return Cost(nanoseconds: cost.nanoseconds / threads, allocations: cost.allocations)
  }

  /// The cost of a step for all files with warmed-up storage, including allocations.
  static func countAllocations(_ step: Step, _ corpus: Corpus) -> Cost {
    let worker = StepWorker(step, corpus)
    for index in corpus.texts.indices { _ = worker.run(index) }
    return AllocationCounter.counting {
      var cost = Cost()
      for index in corpus.texts.indices { cost += worker.run(index) }
      return cost
    }
  }
}
