import Foundation
import FuzzSupport
import Platform

/// Checks what must hold for Swift code on many mutants, on all processors, and survives neither traps nor hangs: both are
/// reported with their input.
struct MutantRun {
  /// How many mutants each property gets.
  let count: Int
  let seed: Int
  /// Seeds besides those of the properties.
  let seeds: [Seed]

  private static let properties: [any Property.Type] = [
    LintProperty.self, ProjectProperty.self, FixProperty.self, SuppressionProperty.self,
    ServerProperty.self,
  ]
  /// Longer than any input of a few thousand bytes may take, on a busy machine.
  private static let mostSeconds = 20

  /// What a thread is trying.
  private struct Trial: Sendable {
    var property: String
    var input: [UInt8]
    let start = Instant()

    func report(_ failure: String) {
      print(
        "\(property): \(failure)\necho \(Data(input).base64EncodedString()) | base64 -d > mutant")
      fflush(nil)
    }
  }

  /// - Returns: whether all properties hold for all mutants.
  func run() -> Bool {
    let threadCount = processorCount()
    let trials = Monitor([Trial?](repeating: nil, count: threadCount))
    reportTraps {
      // The other threads' inputs are innocent, but which thread has trapped is unknown.
      for trial in trials.withLock({ $0 }) { trial?.report("perhaps a trap") }
    }
    let watchdog = Thread {
      while true {
        sleep(1)
        for trial in trials.withLock({ $0 })
        where (trial?.start.microsecondsAgo ?? 0) > Self.mostSeconds * 1_000_000 {
          trial?.report("no end after \(Self.mostSeconds) s")
          exit(1)
        }
      }
    }
    watchdog.start()
    let failures = Monitor(0)
    runOnThreads(threadCount) { thread in
      for type in Self.properties {
        let property = type.init()
        var mutator = Mutator(of: type, seed: UInt64(seed * threadCount + thread), and: seeds)
        for _ in 0..<(count / threadCount) {
          let trial = Trial(property: type.name, input: mutator.next())
          trials.withLock { $0[thread] = trial }
          guard let violation = property.violation(in: trial.input) else { continue }
          trial.report(violation)
          failures.withLock { $0 += 1 }
        }
        trials.withLock { $0[thread] = nil }
      }
    }
    let failureCount = failures.withLock { $0 }
    print(
      "\(count) mutants for each of \(Self.properties.count) properties, \(failureCount) violations"
    )
    return failureCount == 0
  }
}
