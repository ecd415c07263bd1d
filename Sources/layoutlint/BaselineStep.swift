import LintEngine
import Platform
import Reporting

/// The step of a run that removes accepted findings from the result, and writes baselines.
struct BaselineStep {
  private let invocation: Invocation
  private let workspace: Workspace
  private let discovery: FileDiscovery
  private var search: ConfigurationSearch
  private var status = ExitStatus.success

  init(_ invocation: Invocation, _ workspace: Workspace, _ discovery: FileDiscovery) {
    self.invocation = invocation
    self.workspace = workspace
    self.discovery = discovery
    search = workspace.search
  }

  /// Removes the accepted findings from the result.
  ///
  /// - Returns: `failure` for a baseline that cannot be read or written, `found` for stale entries if warnings fail.
  mutating func carryOut(on result: inout LintResult) -> ExitStatus {
    if let file = invocation.file(.writeBaseline) {
      write(file.absolute(in: workspace.currentFolder), &result)
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
    for file in files { apply(file, isOnlyOne: files.count == 1, to: &result) }
    return status
  }

  /// `Diagnostic.contentHash` of the accepted findings, by file; stale entries are not reported. Nil if a baseline
  /// cannot be read.
  mutating func accepted(in result: LintResult) -> [FilePath: Set<UInt64>]? {
    guard !invocation.has(.noBaseline), !invocation.has(.writeBaseline) else { return [:] }
    let files = baselines()
    var accepted: [FilePath: Set<UInt64>] = [:]
    for file in files {
      guard let baseline = read(file) else { return nil }
      let root = root(of: file)
      let covered = result.diagnostics.filter(isCovered(by: file, isOnlyOne: files.count == 1))
      let outcome = baseline.apply(
        to: covered, root: BaselineRoot(root, currentFolder: workspace.currentFolder),
        scope: scope(result, root))
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

  /// Whether a baseline judges a finding: each file has the baseline of its own configuration.
  private func isCovered(by file: FilePath, isOnlyOne: Bool) -> (Diagnostic) -> Bool {
    if isOnlyOne { return { _ in true } }
    let covered = Set(
      discovery.files.filter { discovery.scopes[$0.scope].baseline == file }.map(\.path))
    return { covered.contains($0.path) }
  }

  /// The absolute paths of the baselines of the run, sorted.
  private func baselines() -> [FilePath] {
    if let file = invocation.file(.baseline) { return [file.absolute(in: workspace.currentFolder)] }
    return Set(discovery.scopes.compactMap(\.baseline)).sorted()
  }

  private mutating func apply(_ file: FilePath, isOnlyOne: Bool, to result: inout LintResult) {
    guard let baseline = read(file) else { return }
    let root = root(of: file)
    let isCovered = isCovered(by: file, isOnlyOne: isOnlyOne)
    let others = isOnlyOne ? [] : result.diagnostics.filter { !isCovered($0) }
    let outcome = baseline.apply(
      to: isOnlyOne ? result.diagnostics : result.diagnostics.filter(isCovered),
      root: BaselineRoot(root, currentFolder: workspace.currentFolder),
      scope: scope(result, root))
    result.diagnostics = outcome.remaining
    if !others.isEmpty {
      result.diagnostics = (result.diagnostics + others).sorted(by: Diagnostic.precedes)
    }
    result.acceptedCount += outcome.acceptedCount
    guard !outcome.gone.isEmpty || !outcome.moved.isEmpty else { return }
    if invocation.has(.pruneBaseline) {
      guard save(outcome.pruned, to: file) else { return }
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

  private mutating func write(_ file: FilePath, _ result: inout LintResult) {
    let root = root(of: file)
    let baselineRoot = BaselineRoot(root, currentFolder: workspace.currentFolder)
    let scope = scope(result, root)
    var baseline = Baseline(accepting: result.diagnostics, root: baselineRoot)
    // What was written to a device or pipe before is unknown.
    if (try? FileStatus(path: file.bytes))?.kind == .file {
      guard let old = old(file) else { return }
      baseline = baseline.keeping(old, outside: scope)
    }
    guard save(baseline, to: file) else { return }
    say("\(amount(baseline.entries.count, "finding", "findings")) accepted", file)
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
      Console.report(
        "the baseline cannot be read: \(error.text)",
        "`--write-baseline FILE` creates one, `--no-baseline` runs without", about: shown(file))
      status = .failure
      return nil
    }
  }

  /// - Returns: whether the file now contains the baseline.
  private mutating func save(_ baseline: Baseline, to file: FilePath) -> Bool {
    let written = Console.write(baseline.rendered, to: file)
    status = max(status, written)
    return written == .success
  }

  /// The findings that this run can judge.
  private func scope(_ result: LintResult, _ root: FilePath) -> BaselineScope {
    let names = BaselineRoot(root, currentFolder: workspace.currentFolder)
    let unread = Set(result.problems.map(\.path))
    let linted = discovery.files.lazy.map(\.path).filter { !unread.contains($0) }
      .map { names.path(of: $0) }
    let unjudged = discovery.scopes.reduce(into: Set<String>()) { $0.formUnion($1.rules.unjudged) }
    return BaselineScope(
      linted: Set(linted), isPartial: invocation.has(.changedLines), unjudged: unjudged
    ) { path in path.absolute(in: root).isThere }
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

  private func say(_ sentence: String, _ file: FilePath) {
    if !invocation.has(.quiet) { Console.report(sentence, "", about: shown(file)) }
  }

  private func reportMoved(_ moved: [FilePath: FilePath], _ file: FilePath) {
    guard !moved.isEmpty, !invocation.has(.quiet) else { return }
    let most = 5
    let order = moved.sorted { $0.key < $1.key }
    for (old, new) in order.prefix(order.count > most + 1 ? most : order.count) {
      let names = [old, new].map { String(decoding: $0.bytes, as: UTF8.self) }
      Console.report("\(names[0]) is now \(names[1])", "", about: shown(file))
    }
    Console.report(
      "the accepted findings of \(amount(moved.count, "moved file", "moved files")) are still accepted",
      "`--prune-baseline` records the new paths", about: shown(file))
  }

  private mutating func reportGone(_ gone: [Baseline.Entry], _ file: FilePath) {
    let isFailure = discovery.scopes.contains(where: \.isStrict)
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
    Console.report(count, "`--prune-baseline` removes stale entries", about: shown(file))
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
