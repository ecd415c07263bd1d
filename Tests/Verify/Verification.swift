import Editing
import Foundation
import FuzzSupport
import Platform
import Synchronization

/// The result of fixing one file.
struct VerifiedFile: Sendable {
  var path: String
  var before: [UInt8]
  var after: [UInt8]
  var applied: [String: Int]
  var roundCount: Int
  var refusals: [String]
  var fights: [[String]]
  /// The violations.
  var violations: [String]
}

/// Fixes files, and checks each that was changed or could not be fixed.
func verify(_ paths: [FilePath], with trial: Trial, threads: Int) -> [VerifiedFile] {
  let position = Atomic<Int>(0)
  let collected = Mutex<[VerifiedFile]>([])
  runOnThreads(threads) { _ in
    let verifier = FileVerifier(trial)
    var files: [VerifiedFile] = []
    while true {
      let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < paths.count else { break }
      if let file = verifier.verify(paths[index]) { files.append(file) }
    }
    collected.withLock { $0 += files }
  }
  return collected.withLock { $0 }.sorted { $0.path < $1.path }
}

/// Verifies files one after the other.
private final class FileVerifier {
  private let fixer: Fixer
  private let choice: FixChoice

  init(_ trial: Trial) {
    fixer = Fixer(rules: trial.rules)
    choice = FixChoice(includesUnsafe: trial.includesUnsafe)
  }

  /// - Returns: nil for a file without anything to fix.
  func verify(_ path: FilePath) -> VerifiedFile? {
    let name = String(decoding: path.bytes, as: UTF8.self)
    guard let before = FileManager.default.contents(atPath: name).map({ [UInt8]($0) }) else {
      return nil
    }
    let outcome = fixer.fix(before, as: path, choice)
    guard outcome.text != before || !outcome.refusals.isEmpty || !outcome.fights.isEmpty else {
      return nil
    }
    var file = VerifiedFile(
      path: name, before: before, after: outcome.text, applied: outcome.applied,
      roundCount: outcome.roundCount, refusals: outcome.refusals.map(\.message),
      fights: outcome.fights, violations: [])
    file.violations = outcome.violations(since: before, by: fixer, as: path, choice)
    return file
  }
}
