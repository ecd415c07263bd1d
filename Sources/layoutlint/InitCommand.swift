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
  private let file: FilePath

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    folder = invocation.operands.first?.tidied ?? FilePath(bytes: [])
    file = folder.appending(ConfigurationName.file)
    // What people have written counts for everything but a new file.
    let keeps = invocation.has(.update) || invocation.has(.report)
    workspace = try Workspace(invocation, searchesConfigurations: keeps)
  }

  func run(start: Instant) throws(UsageError) -> ExitStatus {
    guard (try? FileStatus(path: folder.systemBytes))?.kind == .folder else {
      Console.report("is no folder", "name the folder of a project", about: folder.systemBytes)
      return .failure
    }
    let writer = workspace.search.writer(for: [folder])
    let isWritten = !invocation.has(.dryRun) && !invocation.has(.report)
    guard !isWritten || mayWrite(writer) else { return .failure }
    guard
      let old = invocation.has(.update)
        ? readText(file, "cannot be updated", "write it with `layoutlint init`") : ""
    else { return .failure }
    var discovery = FileDiscovery([FilePath(bytes: folder.systemBytes)], workspace.search)
    guard Console.accepts(discovery) else { return .failure }
    Console.report(discovery.skipped, isQuiet: invocation.has(.quiet))
    let copied = old.isEmpty ? CopiedCode(removedFrom: &discovery, in: folder) : CopiedCode()
    let learner = ConventionLearner(
      rules: Catalog.rules, threads: invocation.threads)
    let lessons = learner.learn(discovery, settled: old.isEmpty ? [:] : settled())
    Console.report(lessons.problems)
    if lessons.fileCount == 0, lessons.problems.isEmpty {
      Console.report(
        "no Swift files", "the configuration only turns on what needs no convention",
        about: folder.systemBytes)
    }
    let status: ExitStatus = lessons.problems.isEmpty ? .success : .failure
    if invocation.has(.report) { return max(status, Console.show(report(lessons))) }
    let draft = ConfigurationDraft(
      lessons, excluding: copied.patterns,
      baseline: invocation.has(.baseline) ? Self.baselineName : nil)
    let text = Array((old.isEmpty ? draft.text : draft.text(over: old)).utf8)
    if invocation.has(.dryRun) {
      return max(status, Console.writeSource(text, "the configuration"))
    }
    if !invocation.has(.quiet) { _ = Console.show(summary(of: lessons, copied.patterns)) }
    guard Console.writeSource(text, "the configuration", to: file, writer) == .success else {
      return .failure
    }
    let written = try writeBaseline(start: start)
    if !invocation.has(.quiet), written < .failure { _ = Console.show(nextStep) }
    return max(status, written)
  }

  /// The options of the rules that the configuration names, by id; nil for those that are off.
  private func settled() -> [String: [String: OptionValue]?] {
    var search = workspace.search
    let found = search.find(folder.absolute(in: workspace.currentFolder), isFolder: true)
    return found.configuration.rules.filter { $0.value.isNamed }.mapValues { state in
      state.severity?.value == .off ? nil : state.options.mapValues(\.value)
    }
  }

  private var nextStep: String {
    let path = folder.bytes.isEmpty ? "" : " " + shellWord(folder.bytes)
    return invocation.has(.baseline)
      ? "Next: commit both files. From now on, `layoutlint\(path)` reports only what is new.\n"
      : "Next: `layoutlint\(path)` shows mistakes and departures from these conventions.\n"
  }

  /// Whether the configuration may be written: not through a link that leads out, and over another one only if wanted.
  /// Reports why not.
  private func mayWrite(_ writer: FileWriter) -> Bool {
    if let link = writer.linkLeadingOut(of: file) {
      Console.report(link.message, link.advice, about: file.bytes)
      return false
    }
    guard !invocation.has(.force), !invocation.has(.update),
      let old = try? FileStatus(linkPath: file.bytes)
    else { return true }
    Console.report(
      old.kind == .link ? "is a symbolic link and is kept" : "exists and is kept",
      old.kind == .link
        ? "`--force` replaces its target, `--dry-run` prints what would be written"
        : "`--update` measures again and keeps your changes, `--force` replaces it, `--dry-run` prints what would be written",
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

  // MARK: - What was learned

  private func summary(of lessons: Lessons, _ copied: [String]) -> [UInt8] {
    let decided = lessons.decided
    let findings = decided.reduce(0) { $0 + ($1.chosen?.findingCount ?? 0) }
    var output: [UInt8] = []
    output.write(
      "\(file.bytes): \(amount(decided.count, "convention is", "conventions are")) on after reading \(amount(lessons.fileCount, "file")), with \(amount(findings, "finding")) today\n"
    )
    if !copied.isEmpty {
      output.write(
        "Left out, as it seems not to be your own: \(copied.joined(separator: ", "))\n")
    }
    return output
  }

  /// All figures: what each rule reports under each setting.
  private func report(_ lessons: Lessons) -> [UInt8] {
    var output: [UInt8] = []
    for lesson in lessons.conventions {
      let reason = lesson.decided == nil ? lesson.reason.map { "; off: \($0)" } ?? "; off" : ""
      output.write("\(lesson.rule.id)\(reason)\n")
      for (index, choice) in lesson.choices.enumerated() {
        let setting = choice.options.isEmpty ? "defaults" : choice.text
        output.write(
          "  \(index == lesson.decided ? "*" : " ") \(lesson.evidence(choice)): \(setting)\n")
      }
      for place in (lesson.chosen ?? lesson.likeliest).examples {
        output.write("      as in \(place.path.safeText):\(place.line)\n")
      }
    }
    return output
  }
}
