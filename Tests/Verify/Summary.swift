/// The result of all trials.
struct Summary {
  private let fileCount: Int
  private(set) var violations: [String] = []
  private var trials: [String] = []

  init(fileCount: Int) { self.fileCount = fileCount }

  mutating func add(
    _ files: [VerifiedFile], of trial: Trial, _ complaints: [(path: String, complaint: String)]
  ) {
    var applied: [String: Int] = [:]
    var rounds: [Int: Int] = [:]
    for file in files {
      applied.merge(file.applied, uniquingKeysWith: +)
      rounds[file.roundCount, default: 0] += 1
      violations += file.violations.map { "\(trial.name): \(file.path): \($0)" }
    }
    violations += complaints.map { "\(trial.name): \($0.path): \($0.complaint)" }
    let changed = files.count { $0.after != $0.before }
    let fixes = applied.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let inRounds = rounds.sorted { $0.key < $1.key }.map { "\($0.value) in \($0.key)" }
    var lines = [
      "\(trial.name): \(changed) files changed",
      "  fixes: \(fixes.isEmpty ? "none" : fixes.joined(separator: ", "))",
      "  files by rounds: \(inRounds.isEmpty ? "none" : inRounds.joined(separator: ", "))",
    ]
    for file in files { lines += file.refusals.map { "  refused in \(file.path): \($0)" } }
    trials.append(lines.joined(separator: "\n"))
  }

  var text: String {
    var lines = ["\(fileCount) files"] + trials
    lines.append(violations.isEmpty ? "All is as it should be" : "\(violations.count) violations:")
    lines += violations.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }
}
