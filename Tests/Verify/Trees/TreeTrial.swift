import Foundation
import FuzzSupport
import Platform

/// Checks that an untrusted tree cannot make `layoutlint` read, write or run anything outside of itself.
///
/// Each mutant is a tree of random files, links, configurations, owners and Git settings, and a random command line.
/// The program runs in it under strace, which records the files that it opens or changes and the programs that it
/// starts.
struct TreeTrial: Sendable {
  /// A violation by one mutant.
  struct Violation: Sendable {
    var number: Int
    var mutant: TreeMutant
    var lines: [String]
  }

  let count: Int
  let seed: UInt64
  /// The absolute path of the program.
  let program: String

  /// - Returns: whether no mutant got out of its tree.
  func run(threads: Int) throws -> Bool {
    guard (try? Self.output(["strace", "--version"])) != nil else {
      print("trees: SKIPPED, there is no strace; on Debian it is in the package strace")
      exit(3)
    }
    let base =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/layoutlint-trees-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: base) }
    let sandboxes = try (0..<threads).map { try TreeSandbox(base + "/\($0)", program: program) }
    let state = Monitor((next: 0, violations: [Violation](), ran: 0, told: 0))
    runOnThreads(threads) { thread in
      while let number = state.withLock({ state -> Int? in
        guard state.next < count, state.violations.count < 10 else { return nil }
        state.next += 1
        return state.next - 1
      }) {
        var generator = RepeatableGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
        let mutant = TreeMutant(using: &generator)
        let outcome = sandboxes[thread].run(mutant)
        state.withLock { state in
          state.ran += 1
          state.told += outcome.isRefused ? 1 : 0
          if !outcome.lines.isEmpty {
            state.violations.append(
              Violation(number: number, mutant: mutant, lines: outcome.lines))
          }
        }
      }
    }
    let (violations, ran, told) = state.withLock { ($0.violations, $0.ran, $0.told) }
    for violation in violations {
      print("trees: mutant \(violation.number) of seed \(seed)\n\(violation.mutant)")
      for line in violation.lines.prefix(10) { print("  \(line)") }
    }
    print(
      "trees: \(ran) mutants, \(told) of them with something refused; "
        + (violations.isEmpty
          ? "nothing was opened, changed or started outside of a tree"
          : "\(violations.count) got out"))
    return violations.isEmpty
  }

  static func output(_ words: [String]) throws -> [UInt8] {
    let outcome = try ChildProcess(
      program: Array(words[0].utf8), arguments: words.dropFirst().map { Array($0.utf8) }
    ).run()
    return outcome.output
  }
}
