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

  /// - Parameter settings: those of the whole run.
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
  /// - Parameter writer: writes baselines.
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
    if files.isEmpty, invocation.has(.pruneBaseline) {
      Console.report(
        "`--prune-baseline` without a baseline",
        "name one with `--baseline FILE`, or with `baseline:` in the configuration")
      return .failure
    }
    guard !files.isEmpty else { return status }
    let groups = findings(of: result, by: files)
    let judge = judge(result)
    result.diagnostics = groups[nil] ?? []
    for file in files {
      result.diagnostics += apply(
        file, to: groups[file] ?? [], judge, &result.acceptedCount, writer)
    }
    if files.count > 1 { result.diagnostics.sort(by: Diagnostic.precedes) }
    return status
  }

  /// `Diagnostic.contentHash` of the accepted findings, by file; stale entries are not reported. Nil if a baseline
  /// cannot be read.
  mutating func accepted(in result: LintResult) -> [FilePath: Set<UInt64>]? {
    guard !invocation.has(.noBaseline), !invocation.has(.writeBaseline) else { return [:] }
    let files = baselines()
    guard !files.isEmpty else { return [:] }
    let groups = findings(of: result, by: files)
    let judge = judge(result)
    var accepted: [FilePath: Set<UInt64>] = [:]
    for file in files {
      guard let baseline = read(file) else { return nil }
      let root = root(of: file)
      let covered = groups[file] ?? []
      let outcome = baseline.apply(
        to: covered, root: BaselineRoot(root, currentFolder: workspace.currentFolder),
        scope: judge(file, root))
      // Both are in the same order.
      var remaining = outcome.remaining[...]
      for diagnostic in covered {
        if diagnostic == remaining.first {
          remaining.removeFirst()
        } else {
          accepted[diagnostic.path, default: []].insert(diagnostic.contentHash)
        }
      }
    }
    return accepted
  }

  /// The findings that each baseline judges: each file has the baseline of its own configuration. Of a single baseline, all
  /// of them; nil stands for none.
  private func findings(
    of result: LintResult, by files: [FilePath]
  ) -> [FilePath?: [Diagnostic]] {
    if files.count == 1 { return [files[0]: result.diagnostics] }
    var baselines: [FilePath: FilePath] = [:]
    for file in discovery.files {
      baselines[file.path] = discovery.scopes[file.scope].baseline.value
    }
    return Dictionary(grouping: result.diagnostics) { baselines[$0.path] }
  }

  /// The absolute paths of the baselines of the run, sorted.
  private func baselines() -> [FilePath] {
    if let file = invocation.file(.baseline) { return [file.absolute(in: workspace.currentFolder)] }
    let files = Set(discovery.scopes.compactMap(\.baseline.value)).sorted()
    guard files.isEmpty, invocation.has(.pruneBaseline) else { return files }
    return settings.baseline.value.map { [$0] } ?? []
  }

  /// - Returns: the findings that are not accepted.
  private mutating func apply(
    _ file: FilePath, to diagnostics: [Diagnostic], _ judge: (FilePath, FilePath) -> BaselineScope,
    _ acceptedCount: inout Int, _ writer: () -> FileWriter
  ) -> [Diagnostic] {
    guard let baseline = read(file) else { return diagnostics }
    let root = root(of: file)
    let outcome = baseline.apply(
      to: diagnostics, root: BaselineRoot(root, currentFolder: workspace.currentFolder),
      scope: judge(file, root))
    acceptedCount += outcome.acceptedCount
    report(outcome, of: file, writer)
    return outcome.remaining
  }

  /// Removes the stale entries of a baseline, or reports them.
  private mutating func report(
    _ outcome: BaselineOutcome, of file: FilePath, _ writer: () -> FileWriter
  ) {
    guard !outcome.gone.isEmpty || !outcome.moved.isEmpty else { return }
    if invocation.has(.pruneBaseline) {
      guard save(outcome.pruned, to: file, writer()) else { return }
      var sentence = "\(amount(outcome.gone.count, "entry", "entries")) removed"
      if !outcome.moved.isEmpty {
        sentence += ", \(amount(outcome.moved.count, "moved file", "moved files")) renamed"
      }
      say(sentence, file)
    } else {
      reportMoved(outcome.moved, file)
      if !outcome.gone.isEmpty { reportGone(outcome.gone, file) }
    }
  }

  private mutating func write(
    _ file: FilePath, _ result: inout LintResult, _ writer: FileWriter
  ) {
    let root = root(of: file)
    let baselineRoot = BaselineRoot(root, currentFolder: workspace.currentFolder)
    let scope = judge(result)(file, root)
    var baseline = Baseline(accepting: result.diagnostics, root: baselineRoot)
    // What was written to a device or pipe before is unknown.
    if (try? FileStatus(path: file.bytes))?.kind == .file {
      guard let old = old(file) else { return }
      let judged = old.apply(to: result.diagnostics, root: baselineRoot, scope: scope)
      baseline = baseline.union(judged.pruned)
    }
    guard save(baseline, to: file, writer) else { return }
    let count = amount(baseline.entries.count, "finding", "findings")
    say("\(count) accepted", advice: adviceToUse(file, root), file)
    let outcome = baseline.apply(to: result.diagnostics, root: baselineRoot, scope: scope)
    result.diagnostics = outcome.remaining
    result.acceptedCount = outcome.acceptedCount
  }

  /// The baseline that is overwritten; nil if the file is not one, and must not be lost.
  private mutating func old(_ file: FilePath) -> Baseline? {
    guard let bytes = bytes(of: file) else { return nil }
    if bytes.isEmpty { return Baseline() }
    do {
      return try Baseline(parsing: bytes)
    } catch {
      if bytes.starts(with: "# layoutlint baseline".utf8) {
        return Baseline()
      }
      report(error, file)
      return nil
    }
  }

  private mutating func read(_ file: FilePath) -> Baseline? {
    guard let bytes = bytes(of: file) else { return nil }
    do {
      return try Baseline(parsing: bytes)
    } catch {
      report(error, file)
      return nil
    }
  }

  private mutating func bytes(of file: FilePath) -> [UInt8]? {
    do throws(SystemError) {
      return try readFile(
        file.bytes, most: InputLimit.list, waitsForPipes: invocation.file(.baseline) != nil)
    } catch {
      reportUnread(file, error)
      status = .failure
      return nil
    }
  }

  /// - Returns: whether the file now contains the baseline.
  private mutating func save(
    _ baseline: Baseline, to file: FilePath, _ writer: FileWriter
  ) -> Bool {
    let written = Console.writeSource(baseline.rendered, "the baseline", to: file, writer)
    status = max(status, written)
    return written == .success
  }

  /// Tells for a baseline and its root which findings this run can judge.
  private func judge(_ result: LintResult) -> (FilePath, FilePath) -> BaselineScope {
    let unread = Set(result.problems.map(\.path))
    let linted = LintedFiles(
      discovery.files.lazy.map(\.path).filter { !unread.contains($0) },
      currentFolder: workspace.currentFolder)
    let unjudged = discovery.scopes.reduce(into: Set<String>()) { $0.formUnion($1.rules.unjudged) }
    let isPartial = invocation.has(.changedLines)
    let alone = LintedFiles(discovery.filesAlone(result), currentFolder: workspace.currentFolder)
    let isWhole = !invocation.usesGit && result.problems.isEmpty
    return { file, root in
      var scope = BaselineScope(linted, root: root, isPartial: isPartial, unjudged: unjudged) {
        $0.absolute(in: root).isThere
      }
      scope.isAlone = { alone.contains($0.absolute(in: root)) }
      scope.projectRules = result.undecidedRules
      scope.findsMovedFiles =
        isWhole && self.folder(of: file, root).isInside(oneOf: discovery.walkedFolders)
      return scope
    }
  }

  /// The folder with all files that a baseline is for: that of the configuration which names it, else its root.
  private func folder(of file: FilePath, _ root: FilePath) -> FilePath {
    let origins = discovery.scopes.lazy.map(\.baseline).filter { $0.value == file }.map(\.origin)
    guard case .file(let place) = origins.first else { return root }
    return place.path.absolute(in: workspace.currentFolder).folder
  }

  /// The folder that a baseline's paths are relative to: the root of its repository, or its own.
  private mutating func root(of file: FilePath) -> FilePath {
    search.find(file, isFolder: false).root
      ?? FilePath("..").absolute(in: file)
  }

  // MARK: Messages

  private func shown(_ file: FilePath) -> [UInt8] {
    file.relative(to: workspace.currentFolder).bytes
  }

  private func say(_ sentence: String, advice: String = "", _ file: FilePath) {
    if !invocation.has(.quiet) { Console.report(sentence, advice, about: shown(file)) }
  }

  /// How to use a baseline that was written, if no configuration names it.
  private func adviceToUse(_ file: FilePath, _ root: FilePath) -> String {
    guard (try? FileStatus(path: file.bytes))?.kind == .file, settings.baseline.value != file,
      !discovery.scopes.contains(where: { $0.baseline.value == file })
    else { return "" }
    let path = settings.path ?? FilePath(ConfigurationName.file).absolute(in: root)
    let folder = path.absolute(in: workspace.currentFolder).folder
    let value = String(decoding: file.relative(to: folder).bytes, as: UTF8.self)
    let name = String(decoding: shown(path.absolute(in: workspace.currentFolder)), as: UTF8.self)
    return "add `baseline: \(value)` to `\(name)` to use it in each run"
  }

  private mutating func reportMoved(_ moved: [FilePath: FilePath], _ file: FilePath) {
    guard !moved.isEmpty, !invocation.has(.quiet) else { return }
    let most = 5
    let order = moved.sorted { $0.key < $1.key }
    for (old, new) in order.prefix(order.count > most + 1 ? most : order.count) {
      let names = [old, new].map { String(decoding: $0.bytes, as: UTF8.self) }
      Console.report("\(names[0]) is now \(names[1])", "", about: shown(file))
    }
    Console.report(
      "the accepted findings of \(amount(moved.count, "moved file", "moved files")) are still accepted",
      "\(pruning(file)) records the new paths", about: shown(file))
  }

  private mutating func reportGone(_ gone: [Baseline.Entry], _ file: FilePath) {
    let isFailure = invocation.has(.strictBaseline)
    if isFailure { status = max(status, .found) }
    guard isFailure || !invocation.has(.quiet) else { return }
    let most = 5
    for entry in gone.prefix(gone.count > most + 1 ? most : gone.count) {
      let path = String(decoding: entry.path.bytes, as: UTF8.self)
      Console.report("no longer found: \(entry.rule) in \(path)", "", about: shown(file))
    }
    let count =
      gone.count == 1
      ? "1 accepted finding no longer occurs" : "\(gone.count) accepted findings no longer occur"
    Console.report(
      count, "\(pruning(file)) removes stale entries", about: shown(file))
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

  private func reportUnread(_ file: FilePath, _ error: SystemError) {
    let name = String(decoding: shown(file), as: UTF8.self)
    let creation =
      error == .notFound ? "`layoutlint --write-baseline \(shellWord(name))` creates it, " : ""
    let advice = "\(creation)`--no-baseline` runs without it"
    let origins = discovery.scopes.lazy.map(\.baseline).filter { $0.value == file }.map(\.origin)
    if invocation.file(.baseline) == nil, case .file(let place) = origins.first {
      Console.report([
        ConfigurationProblem(
          place, "the baseline `\(name)` cannot be read: \(error.text)", advice: advice)
      ])
    } else {
      Console.report(
        "the baseline cannot be read: \(error.text)", advice, about: shown(file))
    }
  }

  private mutating func report(_ error: BaselineError, _ file: FilePath) {
    Console.report(
      error.problems.map {
        ConfigurationProblem(
          ConfigurationPlace(
            path: file.relative(to: workspace.currentFolder), line: $0.line, column: $0.column),
          $0.message, advice: $0.advice)
      })
    if error.othersCount > 0 {
      Console.report("\(error.othersCount) more lines are wrong", "", about: shown(file))
    }
    status = .failure
  }
}
