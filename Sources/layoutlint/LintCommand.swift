import Editing
import LintEngine
import Platform
import Project
import Reporting
import RuleKit
import Rules
import Wireframe

/// `layoutlint [PATH …]`: lints files and folders.
struct LintCommand {
  private let invocation: Invocation
  private let workspace: Workspace
  private let isQuiet: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    isQuiet = invocation.has(.quiet)
    workspace = try Workspace(invocation)
  }

  func run(start: Instant) throws(UsageError) -> ExitStatus {
    var search = workspace.search
    let paths = try workspace.paths(of: invocation)
    let place = workspace.settingsPlace(paths)
    let found = search.find(place.path, isFolder: place.isFolder)

    let input = invocation.readsStandardInput ? try StandardInputFile(invocation) : nil
    let destinations = try ReportDestinations(invocation, found.configuration)

    var fixes = try FixStep(invocation, workspace)
    var git = try GitStep(invocation, workspace)
    let linter = Linter(
      threads: invocation.threads,
      wantsFixes: fixes?.appliesFixes == true || destinations.wantsFixes
        || invocation.has(.staged))
    var (files, result) = try checked(paths, input, &git, &search, linter)
    guard Console.accepts(files) else { return .failure }
    Console.report(files.skipped, isQuiet: isQuiet)
    if StandardStream.error.isTerminal, !isQuiet {
      reportIdle(files.idleSettings(result, search))
    }
    if files.files.isEmpty, result.problems.isEmpty {
      if try git?.checksNoCommit() == true { return .failure }
      if files.skipped.isEmpty, !isQuiet { reportNoFiles(paths) }
      // An editor replaces its text with the output.
      if invocation.printsFixedText {
        return Console.writeSource(input?.text ?? [], "the text", replacesFile: true)
      }
    }
    let first = FirstRun(invocation, workspace, found, files)
    if fixes?.appliesFixes == true { fixes?.leftAlone = first?.keptDifferently(result) ?? [] }
    lazy var writer = workspace.search.writer(for: paths)
    var baselines = BaselineStep(invocation, workspace, files, settings: found.configuration)
    var status = ExitStatus.success
    var fixed = FixResult()
    if let fixes {
      guard let accepted = baselines.accepted(in: result) else { return .failure }
      (fixed, status) = try carryOut(fixes, on: &result, of: files, accepted, git, input, writer)
      if fixes.showsDiffs { return result.problems.isEmpty ? status : .failure }
    }
    try git?.finish(fixed, on: &result)
    if !invocation.has(.fixOnly) || invocation.changesBaseline {
      status = max(status, baselines.carryOut(on: &result, writer))
    }
    guard status < .failure || !fixed.files.isEmpty else { return status }
    result.diagnostics.joinGroups()
    if let severity = invocation.value(.minSeverity).flatMap(Severity.init(name:)) {
      result.diagnostics.removeAll { $0.severity < severity }
    }

    if let fixes {
      status = max(status, fixes.verdict(on: fixed), fixes.verdict(onLeft: result.diagnostics))
      if invocation.has(.fixOnly) {
        if !isQuiet, !files.files.isEmpty { fixes.report(fixed, left: nil) }
        Console.report(result.problems)
        return result.problems.isEmpty ? status : .failure
      }
    }
    let hasTooManyWarnings = failTooManyWarnings(&result)
    var context = context(root: found.root, start: start)
    var leftAlone = fixes?.leftAlone ?? []
    if let first, first.isOverview, context.isBrief, destinations.printsForPeople {
      let conventions = first.conventions(result)
      context.habits = Dictionary(conventions.map { ($0.rule.id, $0.habit) }) { $1 }
      leftAlone += conventions.filter(\.isKeptDifferently)
    }
    result.diagnostics.dropFixes(of: Set(leftAlone.map(\.rule.id)))
    if let page = invocation.file(.wireframes) {
      context.wireframes = page.absolute(in: workspace.currentFolder)
    }
    status = max(status, destinations.write(result, context) { writer })
    if let fixes, !isQuiet, !files.files.isEmpty {
      fixes.report(fixed, left: result.diagnostics, forPeople: destinations.printsForPeople)
    }
    if destinations.printsForXcode {
      for problem in result.problems {
        let path = problem.path.absolute(in: workspace.currentFolder).bytes
        Console.reportError(problem.message, problem.advice, about: path)
      }
    } else {
      Console.report(result.problems)
    }
    // The findings are written, whatever becomes of the pictures.
    if let page = invocation.file(.wireframes) {
      status = max(status, draw(files, on: page, writer))
    }
    if !isQuiet { reportLeftOut(files, result) }
    if first?.isOverview == true {
      suggestConfiguration(result, countsThem: context.habits == nil)
    }
    keepUntilExit(files)
    keepUntilExit(result)
    status = max(status, verdict(result, hasTooManyWarnings: hasTooManyWarnings))
    if status == .found, !destinations.saysWhatCanBeFixed(isQuiet: isQuiet) {
      suggestFixes(result, context)
    }
    return status
  }

  /// Applies the fixes, or shows them as diffs.
  ///
  /// - Parameter accepted: the findings that are not fixed, by file.
  /// - Returns: the result, and `failure` if a file could not be fixed.
  private func carryOut(
    _ fixes: FixStep, on result: inout LintResult, of files: FileDiscovery,
    _ accepted: [FilePath: Set<UInt64>], _ git: GitStep?, _ input: StandardInputFile?,
    _ writer: FileWriter
  ) throws(UsageError) -> (FixResult, ExitStatus) {
    var accepted = accepted
    if let git { accepted.merge(git.leftAlone) { $0.union($1) } }
    try fixes.refuseMissingReason(files, wanted: fixes.files(of: result, accepted))
    let fixable = try git?.fixable(files, wanted: fixes.files(of: result, accepted)) ?? files
    if input == nil {
      let wanted = fixes.files(of: result, accepted)
      fixes.warnOfUncommitted(fixable.sortedFiles.map(\.path).filter(wanted.contains))
    }
    var (fixed, status) = fixes.carryOut(
      on: &result, of: fixable, accepted: accepted, input: input?.text, writer)
    if fixable.files.count < files.files.count { status = .failure }
    if fixes.showsDiffs {
      Console.report(result.problems)
      if !isQuiet { fixes.report(fixed, left: fixes.left(of: result, accepted)) }
    }
    return (fixed, status)
  }

  private func draw(
    _ files: FileDiscovery, on page: FilePath, _ writer: FileWriter
  ) -> ExitStatus {
    var reader = SceneFiles(files, reportsProblems: false)
    reader.readColors()
    let scenes = reader.scenes(of: reader.selectedTypes, inheriting: true)
      .filter(\.hasLayout)
    let picture = WireframePage.all(scenes, Wireframe.Choice(), drawn: Console.progress)
    return Console.write(picture, .html, to: page, writer)
  }

  private func context(root: FilePath?, start: Instant) -> ReportContext {
    var context = ReportContext(
      version: LayoutLint.version, rules: Catalog.rules.map { $0.description },
      currentFolder: workspace.currentFolder,
      root: root ?? workspace.currentFolder, style: invocation.style,
      width: StandardStream.output.terminalWidth, microseconds: start.microsecondsAgo)
    context.documentation = LayoutLint.documentation
    context.isQuiet = isQuiet
    context.isBrief = StandardStream.output.isTerminal && !invocation.has(.all)
    // Whoever reads this did not type the command: a hook did.
    if invocation.has(.staged), let command = invocation.command(with: [.fix]) {
      context.fixCommand = command
    }
    return context
  }

  /// Says why checks across files were left out, if they were for some files.
  private func reportLeftOut(_ files: FileDiscovery, _ result: LintResult) {
    guard var reason = files.reasonOfMissingContext(result) else { return }
    if invocation.readsStandardInput, !invocation.has(.stdinFilename) {
      reason = (
        "the standard input has no name",
        "`--stdin-filename PATH` names the file that it stands for"
      )
    }
    Console.report("checks across files were left out: \(reason.message)", reason.advice)
  }

  /// Names what configurations name in vain, and of much the first ones.
  private func reportIdle(_ problems: [ConfigurationProblem]) {
    let shown = Console.few(problems)
    Console.report(Array(shown))
    guard shown.count < problems.count else { return }
    Console.report(
      "\(problems.count - shown.count) more settings have no effect",
      "`layoutlint config` names them")
  }

  /// Finds the files and lints them, or the text of the standard input.
  private func checked(
    _ paths: [FilePath], _ input: StandardInputFile?, _ git: inout GitStep?,
    _ search: inout ConfigurationSearch, _ linter: Linter
  ) throws(UsageError) -> (FileDiscovery, LintResult) {
    if let input { return input.checked(search, linter) }
    if let found = try git?.checked(paths, search, linter) { return found }
    return linter.run(paths, search)
  }

  /// Makes warnings fail the run if there are more than `--max-warnings` allows.
  ///
  /// - Returns: whether they do, and nothing else fails the run.
  private func failTooManyWarnings(_ result: inout LintResult) -> Bool {
    guard let most = invocation.number(.maxWarnings), result.count(of: .warning) > most
    else { return false }
    let failedBefore = result.diagnostics.contains(where: \.isFailure)
    for index in result.diagnostics.indices where result.diagnostics[index].severity == .warning {
      result.diagnostics[index].isFailure = true
    }
    return !failedBefore
  }

  private func verdict(_ result: LintResult, hasTooManyWarnings: Bool) -> ExitStatus {
    if !result.problems.isEmpty { return .failure }
    if hasTooManyWarnings, let most = invocation.number(.maxWarnings) {
      Console.report(
        "\(result.count(of: .warning)) warnings exceed the limit of \(most) set by `--max-warnings`",
        "")
    }
    return result.diagnostics.contains(where: \.isFailure) ? .found : .success
  }

  /// Says how to get a configuration where the conventions of the cookbook are not those of the team.
  ///
  /// - Parameter countsThem: whether no summary has said how many departures there are.
  private func suggestConfiguration(_ result: LintResult, countsThem: Bool) {
    let count = result.diagnostics.count { $0.family == .cookbook }
    guard count > Self.handful else { return }
    let next = "`layoutlint init` learns the conventions of your team from the code"
    let departures = "\(amount(count, "departure")) from conventions without a configuration"
    Console.report(countsThem ? departures : next, countsThem ? next : "")
  }

  /// Says what `--fix` can do about findings that stop a commit, unless the report has said so.
  private func suggestFixes(_ result: LintResult, _ context: ReportContext) {
    guard invocation.has(.staged), !invocation.changesFiles else { return }
    if let sentence = context.fixSentence(result) { Console.report(sentence, "") }
  }

  private static let handful = 10

  private func reportNoFiles(_ paths: [FilePath]) {
    let hasPaths = !invocation.operands.isEmpty || invocation.has(.filesFrom)
    let message =
      if paths.isEmpty, let list = invocation.file(.filesFrom) {
        "`--files-from \(list.text)` names no paths"
      } else if invocation.usesGit {
        "no Swift file \(hasPaths ? "in the given paths " : "")is \(invocation.has(.staged) ? "staged" : "changed")"
      } else {
        "no Swift files in \(hasPaths ? "the given paths" : "the current folder")"
      }
    Console.report(message, "nothing was checked")
  }
}

/// A file whose text comes from the standard input, such as unsaved text in an editor.
struct StandardInputFile {
  let text: [UInt8]
  private let path: FilePath
  private let hasName: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    do throws(SystemError) {
      text = try readStandardInput(most: InputLimit.text)
    } catch {
      throw UsageError(
        "the standard input cannot be read: \(error.text)", "pass the text of one Swift file")
    }
    path = invocation.file(.stdinFilename)?.tidied ?? FilePath("<stdin>")
    hasName = invocation.has(.stdinFilename)
  }

  /// Checks the text, unless the configuration excludes the file.
  func checked(
    _ search: ConfigurationSearch, _ linter: Linter
  ) -> (FileDiscovery, LintResult) {
    let discovery = FileDiscovery(
      text: path, byteCount: text.count, hasProject: hasName, search)
    guard discovery.configurationProblems.isEmpty else { return (discovery, LintResult()) }
    return (discovery, linter.run(discovery, texts: [path: text]))
  }
}
