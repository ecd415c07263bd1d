import Editing
import LintEngine
import Platform
import Project
import RuleKit
import Rules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The peak memory of this process in bytes.
private func peakByteCount() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
  #endif
}

/// Checks that a process that lints and fixes repeatedly, like an editor's, does not need more and more memory.
struct MemoryTrial {
  private static let roundCount = 1_000
  /// Reused storage may grow until then.
  private static let warmUpCount = 200
  /// About one more round at once on both threads.
  private static let allowance = 1 << 20

  let paths: [FilePath]
  let currentFolder: FilePath

  /// - Returns: whether the memory stays the same.
  func run() -> Bool {
    var sizes: [Int] = []
    for round in 1...Self.roundCount {
      guard runOnce() else {
        print("memory: nothing was found, fixed and accepted")
        return false
      }
      if round == Self.warmUpCount || round == Self.roundCount {
        sizes.append(peakByteCount())
      }
    }
    let growth = sizes[1] - sizes[0]
    print(
      "memory: \(sizes[0] >> 10) KiB after \(Self.warmUpCount) rounds, \(sizes[1] >> 10) KiB after "
        + "\(Self.roundCount)")
    return growth <= Self.allowance
  }

  /// Reads the configuration, lints with all rules, fixes, and accepts the remaining findings.
  ///
  /// - Returns: whether there was something of each.
  private func runOnce() -> Bool {
    var choice = DiscoveryChoice()
    choice.respectsExcludes = false
    choice.selection = RuleSelection(enabled: Catalog.rules.map { $0.description.id })
    let search = ConfigurationSearch(
      choice, known: KnownNames(rules: Catalog.rules), currentFolder: currentFolder)
    let discovery = FileDiscovery(paths, search)
    let result = Linter(threads: 2).run(discovery)
    let fixed = FixRun(
      threads: 2, FixChoice(includesUnsafe: true), .diffs(folder: currentFolder)
    ).run(discovery, result)
    let root = BaselineRoot(currentFolder, currentFolder: currentFolder)
    let baseline = Baseline(accepting: result.diagnostics, root: root)
    let accepted = try? Baseline(parsing: baseline.rendered)
    return accepted?.entries.isEmpty == false && fixed.files.contains { !$0.diff.isEmpty }
  }
}
