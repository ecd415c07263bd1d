import Learning
import LintEngine
import Platform
import Project
import Reporting
import RuleKit
import Rules

/// `layoutlint init [PATH]`: learns the conventions of the code in a folder, and writes a configuration.
struct InitCommand {
  private let invocation: Invocation
  private let workspace: Workspace
  /// The folder as it was named; empty for the current one.
  private let folder: FilePath

  init(_ invocation: Invocation) throws(UsageError) {
    guard invocation.operands.count <= 1 else {
      throw UsageError("`init` takes one folder", "run it once for each")
    }
    self.invocation = invocation
    workspace = try Workspace(invocation, searchesConfigurations: false)
    folder = invocation.operands.first?.tidied ?? FilePath(bytes: [])
  }

  func run(start: Instant) throws(UsageError) -> ExitStatus {
    do throws(SystemError) {
      guard try FileStatus(path: folder.systemBytes).kind == .folder else {
        Console.report("is no folder", "name the folder of a project", about: folder.systemBytes)
        return .failure
      }
    } catch {
      Console.report("\(error.text)", "name the folder of a project", about: folder.systemBytes)
      return .failure
    }
    let writer = workspace.writer(for: [folder])
    guard invocation.has(.dryRun) || mayWrite(writer) else { return .failure }
    let discovery = FileDiscovery([FilePath(bytes: folder.systemBytes)], workspace.search)
    Console.report(discovery.skipped, isQuiet: invocation.has(.quiet))
    var lessons = ConventionLearner(
      rules: Catalog.rules, helperSearch: Catalog.helperSearch,
      threads: invocation.threads
    ).learn(discovery)
    Console.report(lessons.problems)
    if lessons.fileCount == 0, lessons.problems.isEmpty {
      Console.report(
        "no Swift files", "the configuration only turns on what needs no convention",
        about: folder.systemBytes)
    }
    let status: ExitStatus = lessons.problems.isEmpty ? .success : .failure
    if !invocation.has(.dryRun), !invocation.has(.yes), Dialogue.isPossible {
      Dialogue().decide(&lessons)
    }
    let draft = ConfigurationDraft(
      lessons, in: folder, baseline: invocation.has(.baseline) ? Self.baselineName : nil)
    let text = Array(draft.text().utf8)
    if invocation.has(.dryRun) {
      return max(status, Console.writeSource(text, "the configuration"))
    }
    let file = folder.appending(ConfigurationName.file)
    if !invocation.has(.quiet) { _ = Console.show(summary(of: lessons, in: file)) }
    guard Console.writeSource(text, "the configuration", to: file, writer) == .success else {
      return .failure
    }
    let written = try writeBaseline(start: start)
    if !invocation.has(.quiet), written < .failure { _ = Console.show(nextStep) }
    return max(status, written)
  }

  /// What to do after it.
  private var nextStep: String {
    let path = folder.bytes.isEmpty ? "" : " " + shellWord(folder.bytes)
    return invocation.has(.baseline)
      ? "Next: commit both files. From now on, `layoutlint\(path)` reports only what is new.\n"
      : "Next: `layoutlint\(path)` shows mistakes and departures from these conventions.\n"
  }

  private func aligned(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }

  /// Whether the configuration may be written: not through a link that leads out, and over another one only if wanted.
  /// Reports why not.
  private func mayWrite(_ writer: FileWriter) -> Bool {
    let file = folder.appending(ConfigurationName.file)
    if let link = writer.linkLeadingOut(of: file) {
      Console.report(link.message, link.advice, about: file.bytes)
      return false
    }
    guard !invocation.has(.force), let old = try? FileStatus(linkPath: file.bytes) else {
      return true
    }
    Console.report(
      old.kind == .link ? "is a symbolic link and is kept" : "exists and is kept",
      old.kind == .link
        ? "`--force` replaces its target, `--dry-run` prints what would be written"
        : "`--force` replaces it, `--dry-run` prints what would be written",
      about: file.bytes)
    return false
  }

  /// Accepts the findings that the new configuration has today.
  private func writeBaseline(start: Instant) throws(UsageError) -> ExitStatus {
    guard invocation.has(.baseline) else { return .success }
    let file = folder.appending(Self.baselineName)
    let arguments = [
      folder.systemBytes, Array("--quiet".utf8), Array("--write-baseline".utf8), file.bytes,
    ]
    let status = try LintCommand(Invocation(arguments: arguments)).run(start: start)
    if !invocation.has(.quiet), let bytes = try? readFile(file.bytes, most: InputLimit.list),
      let baseline = try? Baseline(parsing: bytes)
    {
      let count = amount(baseline.entries.count, "finding is", "findings are")
      var line: [UInt8] = []
      line.write("\(file.bytes): \(count) accepted\n")
      _ = Console.show(line)
    }
    return status
  }

  static let baselineName = ".layoutlint-baseline.txt"

  // MARK: - The summary

  private func summary(of lessons: Lessons, in file: FilePath) -> [UInt8] {
    let decided = lessons.conventions.filter { $0.decided != nil }
    let open = lessons.conventions.count(where: \.isOpen)
    let findingCount = decided.reduce(0) { count, lesson in
      count + (lesson.decided.map { lesson.choices[$0].findingCount } ?? 0)
    }
    let read = amount(lessons.fileCount, "file")
    let found = amount(findingCount, "finding")
    var output: [UInt8] = []
    output.write(
      """
      \(file.bytes): \(amount(decided.count, "convention is", "conventions are")) on after reading \
      \(read), with \(found) today; \(open) undecided

      """)
    let width = decided.map(\.rule.id.count).max() ?? 0
    for lesson in decided {
      guard let choice = lesson.decided.map({ lesson.choices[$0] }) else { continue }
      let share = aligned(choice.consistency.percent, 3)
      let options = choice.options.map { "  \($0.name): \($0.value.configurationText)" }.joined()
      let noun = choice.findingCount == 1 ? "finding " : "findings"
      let count = aligned(choice.findingCount, 4)
      output.append(
        "  \(lesson.rule.id.padded(to: width))  \(share) %  \(count) \(noun)\(options)\n")
    }
    return output
  }
}
