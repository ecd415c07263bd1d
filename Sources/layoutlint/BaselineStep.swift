import LintEngine
import Platform
import Project
import Reporting
import RuleKit

/// The step of a run that removes accepted findings from the result, and writes baselines.
struct BaselineStep {
  private let invocation: Invocation
  private let workspace: Workspace
  private let discovery: FileDiscovery
  private var search: ConfigurationSearch
  private let settings: Configuration
  private var status = ExitStatus.success

  init(
    _ invocation: Invocation, _ workspace: Workspace, _ discovery: FileDiscovery,
    settings: Configuration
  ) {
    self.invocation = invocation
    self.workspace = workspace
    self.discovery = discovery
    search = workspace.search
    self.settings = settings
  }

  /// Removes the accepted findings from the result.
  ///
  /// - Returns: `failure` for a baseline that cannot be read or written, `found` for stale entries with
  ///   `--strict-baseline`.
  mutating func carryOut(
    on result: inout LintResult, _ writer: @autoclosure () -> FileWriter
  ) -> ExitStatus {
    if let file = invocation.file(.writeBaseline) {
      write(file.absolute(in: workspace.currentFolder), &result, writer())
      return status
    }
    guard !invocation.has(.noBaseline) else { return .success }
    let files = baselines()
    guard !files.isEmpty else {
      guard invocation.has(.pruneBaseline) else { return status }
      Console.report(
        "`--prune-baseline` without a baseline",
        "name one with `--baseline FILE`, or with `baseline:` in the configuration")
      return .failure
    }
    let (outcomes, others) = outcomes(of: files, for: result)
    result.diagnostics = others
    for (file, outcome) in outcomes {
      result.acceptedCount += outcome.acceptedCount
      result.diagnostics += outcome.remaining
      report(outcome, of: file, writer)
    }
    result.diagnostics.sort(by: Diagnostic.precedes)
    return status
  }

  /// `Diagnostic.contentHash` of the accepted findings, by file; stale entries are not reported. Nil if a baseline
  /// cannot be read.
  mutating func accepted(in result: LintResult) -> [FilePath: Set<UInt64>]? {
    guard !invocation.has(.noBaseline), !invocation.has(.writeBaseline) else { return [:] }
    let files = baselines()
    guard !files.isEmpty else { return [:] }
    let outcomes = outcomes(of: files, for: result).outcomes
    guard status < .failure else { return nil }
    return outcomes.reduce(into: [:]) { $0.merge($1.outcome.accepted) { $0.union($1) } }
  }

  /// What each baseline accepts, and the findings that none of them judges. One that cannot be read is reported.
  private mutating func outcomes(
    of files: [FilePath], for result: LintResult
  ) -> (outcomes: [(file: FilePath, outcome: BaselineOutcome)], others: [Diagnostic]) {
    // A single baseline is for all files; otherwise each has that of its own configuration.
    var baselines: [FilePath: FilePath] = [:]
    for file in discovery.files where files.count > 1 {
      baselines[file.path] = discovery.scopes[file.scope].baseline.value
    }
    var groups = Dictionary(grouping: result.diagnostics) {
      files.count > 1 ? baselines[$0.path] : files.first
    }
    var outcomes: [(file: FilePath, outcome: BaselineOutcome)] = []
    let judge = judge(result)
    for file in files {
      guard let baseline = read(file) else { continue }
      let covered = groups.removeValue(forKey: file) ?? []
      outcomes.append((file, apply(baseline, of: file, to: covered, judge)))
    }
    return (outcomes, groups.values.flatMap(\.self))
  }

  /// The absolute paths of the baselines of the run, sorted.
  private func baselines() -> [FilePath] {
    if let file = invocation.file(.baseline) { return [file.absolute(in: workspace.currentFolder)] }
    let files = Set(discovery.scopes.compactMap(\.baseline.value)).sorted()
    guard files.isEmpty, invocation.has(.pruneBaseline) else { return files }
    return settings.baseline.value.map { [$0] } ?? []
  }

  private mutating func apply(
    _ baseline: Baseline, of file: FilePath, to diagnostics: [Diagnostic],
    _ judge: (FilePath, FilePath) -> BaselineScope
  ) -> BaselineOutcome {
    let root = root(of: file)
    return baseline.apply(
      to: diagnostics, root: BaselineRoot(root, currentFolder: workspace.currentFolder),
      scope: judge(file, root))
  }

  private mutating func write(
    _ file: FilePath, _ result: inout LintResult, _ writer: FileWriter
  ) {
    let root = root(of: file)
    let judge = judge(result)
    var baseline = Baseline(
      accepting: result.diagnostics,
      root: BaselineRoot(root, currentFolder: workspace.currentFolder))
    // What was written to a device or pipe before is unknown.
    if isRegular(file) {
      guard let old = read(file, toReplace: true) else { return }
      baseline = baseline.union(apply(old, of: file, to: result.diagnostics, judge).pruned)
    }
    guard save(baseline, to: file, writer) else { return }
    let count = amount(baseline.entries.count, "finding", "findings")
    say("\(count) accepted", adviceToUse(file, root), about: file)
    let outcome = apply(baseline, of: file, to: result.diagnostics, judge)
    result.diagnostics = outcome.remaining
    result.acceptedCount = outcome.acceptedCount
  }

  private func isRegular(_ file: FilePath) -> Bool {
    (try? FileStatus(path: file.bytes))?.kind == .file
  }

  /// A baseline; nil, after a report, if it cannot be read.
  ///
  /// - Parameter isReplaced: whether it is overwritten, so that mistakes in it do not matter. What is no baseline must not
  ///   be lost.
  private mutating func read(_ file: FilePath, toReplace isReplaced: Bool = false) -> Baseline? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try readFile(
        file.bytes, most: InputLimit.list, waitsForPipes: invocation.file(.baseline) != nil)
    } catch {
      reportUnread(file, error)
      return nil
    }
    do throws(ConfigurationProblem) {
      return try Baseline(parsing: bytes, path: file.relative(to: workspace.currentFolder))
    } catch {
      if isReplaced, bytes.isEmpty || bytes.starts(with: Baseline.headerStart.utf8.dropLast()) {
        return Baseline()
      }
      Console.report([error])
      status = .failure
      return nil
    }
  }

  private mutating func save(
    _ baseline: Baseline, to file: FilePath, _ writer: FileWriter
  ) -> Bool {
    let written = Console.writeSource(baseline.rendered, "the baseline", to: file, writer)
    status = max(status, written)
    return written == .success
  }

  /// Tells for a baseline and its root which findings this run can judge.
  private func judge(_ result: LintResult) -> (FilePath, FilePath) -> BaselineScope {
    func keys(_ paths: some Sequence<FilePath>) -> Set<PathKey> {
      Set(paths.map { PathKey($0.absolute(in: workspace.currentFolder)) })
    }
    let unread = Set(result.problems.map(\.path))
    // One set for the baselines of all folders.
    let linted = keys(discovery.files.lazy.map(\.path).filter { !unread.contains($0) })
    let alone = keys(discovery.filesAlone(result))
    let unjudged = discovery.scopes.reduce(into: Set<String>()) { $0.formUnion($1.rules.unjudged) }
    let isPartial = invocation.has(.changedLines)
    let isWhole = !invocation.usesGit && result.problems.isEmpty
    return { file, root in
      var scope = BaselineScope(isPartial: isPartial, unjudged: unjudged) {
        $0.absolute(in: root).isThere
      }
      scope.isLinted = { linted.contains(PathKey($0.absolute(in: root))) }
      scope.isAlone = { alone.contains(PathKey($0.absolute(in: root))) }
      scope.projectRules = result.undecidedRules
      scope.findsMovedFiles =
        isWhole && self.folder(of: file, root).isInside(oneOf: discovery.walkedFolders)
      return scope
    }
  }

  /// Where a configuration names a baseline; nil if none does.
  private func place(naming file: FilePath) -> ConfigurationPlace? {
    let origin = discovery.scopes.lazy.map(\.baseline).first { $0.value == file }?.origin
    return if case .file(let place) = origin { place } else { nil }
  }

  /// The folder with all files that a baseline is for: that of the configuration which names it, else its root.
  private func folder(of file: FilePath, _ root: FilePath) -> FilePath {
    place(naming: file)?.path.absolute(in: workspace.currentFolder).folder ?? root
  }

  /// The folder that a baseline's paths are relative to: the root of its repository, or its own.
  private mutating func root(of file: FilePath) -> FilePath {
    search.find(file, isFolder: false).root ?? file.folder
  }

  // MARK: Messages

  private func shown(_ file: FilePath) -> String {
    file.relative(to: workspace.currentFolder).text
  }

  private func report(_ sentence: String, _ advice: String = "", about file: FilePath) {
    Console.report(sentence, advice, about: file.relative(to: workspace.currentFolder).bytes)
  }

  private func say(_ sentence: String, _ advice: String = "", about file: FilePath) {
    if !invocation.has(.quiet) { report(sentence, advice, about: file) }
  }

  /// How to use a baseline that was written, if no configuration names it.
  private func adviceToUse(_ file: FilePath, _ root: FilePath) -> String {
    guard isRegular(file), settings.baseline.value != file,
      !discovery.scopes.contains(where: { $0.baseline.value == file })
    else { return "" }
    let path = settings.path ?? FilePath(ConfigurationName.file).absolute(in: root)
    let configuration = path.absolute(in: workspace.currentFolder)
    let value = file.relative(to: configuration.folder).text
    return "add `baseline: \(value)` to `\(shown(configuration))` to use it in each run"
  }

  /// Removes the stale entries of a baseline, or reports them.
  private mutating func report(
    _ outcome: BaselineOutcome, of file: FilePath, _ writer: () -> FileWriter
  ) {
    let (gone, moved) = (outcome.gone, outcome.moved)
    guard !gone.isEmpty || !moved.isEmpty else { return }
    let files = amount(moved.count, "moved file", "moved files")
    if invocation.has(.pruneBaseline) {
      guard save(outcome.pruned, to: file, writer()) else { return }
      let removed = "\(amount(gone.count, "entry", "entries")) removed"
      return say(moved.isEmpty ? removed : "\(removed), \(files) renamed", about: file)
    }
    func list(_ sentences: [String]) {
      for sentence in Console.few(sentences) { report(sentence, about: file) }
    }
    let isQuiet = invocation.has(.quiet)
    if !moved.isEmpty, !isQuiet {
      list(moved.sorted { $0.key < $1.key }.map { "\($0.text) is now \($1.text)" })
      report(
        "the accepted findings of \(files) are still accepted",
        "\(pruning(file)) records the new paths", about: file)
    }
    let isFailure = invocation.has(.strictBaseline)
    guard !gone.isEmpty, isFailure || !isQuiet else { return }
    if isFailure { status = max(status, .found) }
    list(gone.map { "no longer found: \($0.rule) in \($0.path.text)" })
    let verb = gone.count == 1 ? "occurs" : "occur"
    report(
      "\(amount(gone.count, "accepted finding")) no longer \(verb)",
      "\(pruning(file)) removes stale entries", about: file)
  }

  /// The command that updates a baseline. A commit contains what is staged, so a changed baseline must be staged, too.
  private mutating func pruning(_ file: FilePath) -> String {
    guard var command = invocation.command(with: [.pruneBaseline], without: [.changedLines]) else {
      return "`--prune-baseline`"
    }
    if invocation.has(.staged) {
      // From whatever folder: a hook runs at the root.
      command += " && git add " + shellWord(":/".utf8 + file.relative(to: root(of: file)).bytes)
    }
    return "`\(command)`"
  }

  private mutating func reportUnread(_ file: FilePath, _ error: SystemError) {
    status = .failure
    let name = shown(file)
    let creation =
      error == .notFound ? "`layoutlint --write-baseline \(shellWord(name))` creates it, " : ""
    let advice = "\(creation)`--no-baseline` runs without it"
    if invocation.file(.baseline) == nil, let place = place(naming: file) {
      let message = "the baseline `\(name)` cannot be read: \(error.text)"
      Console.report([ConfigurationProblem(place, message, advice: advice)])
    } else {
      report("the baseline cannot be read: \(error.text)", advice, about: file)
    }
  }
}
