import Editing
import Learning
import LintEngine
import Platform
import Project
import Reporting
import RuleKit

/// The step of a run that applies fixes or silences findings, or shows what that would change.
struct FixStep {
  private let invocation: Invocation
  private let currentFolder: FilePath
  /// How findings are silenced instead of fixed; nil to fix them.
  private let silencing: Silencing?

  /// The conventions whose fixes would move the code away from what most of it does.
  var leftAlone: [LearnedConvention] = []
  let showsDiffs: Bool

  /// Nil for a run that does not change files.
  init?(_ invocation: Invocation, _ workspace: Workspace) throws(UsageError) {
    guard invocation.changesFiles || invocation.has(.diff) else { return nil }
    silencing = try invocation.silencing()
    self.invocation = invocation
    currentFolder = workspace.currentFolder
    showsDiffs = invocation.has(.diff)
  }

  var appliesFixes: Bool { silencing == nil }

  /// - Throws: `UsageError` if they need comments with reasons, and none is given.
  func refuseMissingReason(
    _ discovery: FileDiscovery, wanted: Set<FilePath>
  ) throws(UsageError) {
    guard let silencing, silencing.reason == nil else { return }
    let file = discovery.sortedFiles.first {
      wanted.contains($0.path) && discovery.scopes[$0.scope].requiresReason
    }
    guard let file else { return }
    throw UsageError(
      "`--add-suppressions` without `--reason`: suppressions in `\(file.path.text)` need a reason",
      "add `--reason 'why these are left for now'`")
  }

  /// Fixes the files, and replaces the findings with the remaining ones. A diff, and the fixed standard input, go to
  /// the standard output.
  ///
  /// - Parameter input: the text of the standard input, if that is what was linted.
  /// - Returns: the result; `failure` for a file that could not be written, `found` for a diff.
  func carryOut(
    on result: inout LintResult, of discovery: FileDiscovery,
    accepted: [FilePath: Set<UInt64>], input: [UInt8]?, _ writer: FileWriter
  ) -> (FixResult, ExitStatus) {
    let run = FixRun(
      threads: invocation.threads, choice(accepted),
      showsDiffs ? .diffs(folder: currentFolder) : .files(writer))
    var fixed = FixResult()
    var status = ExitStatus.success
    if let input, let file = discovery.files.first, let scope = discovery.scopes.first {
      fixed.files = [run.run(text: input, as: file.path, scope, in: result)]
      if !showsDiffs {
        status = Console.writeSource(fixed.files[0].text, "the text", replacesFile: true)
      }
    } else {
      fixed = run.run(discovery, result)
    }
    report(fixed)
    fixed.update(&result)
    if fixed.files.contains(where: { $0.problem != nil }) { status = .failure }
    let diffs = fixed.files.flatMap(\.diff)
    if !diffs.isEmpty { status = max(status, .found, Console.writeSource(diffs, "the diff")) }
    return (fixed, status)
  }

  /// Warns about files to be fixed whose changes Git could not restore.
  func warnOfUncommitted(_ paths: [FilePath]) {
    guard !showsDiffs, !invocation.has(.allowDirty), !invocation.has(.quiet) else { return }
    var changes = UncommittedChanges(currentFolder: currentFolder)
    let dirty = changes.files(among: paths)
    guard !dirty.isEmpty else { return }
    let shown = Console.few(dirty)
    var names = shown.map { "`\($0.text)`" }.joined(separator: ", ")
    if shown.count < dirty.count { names += " and \(dirty.count - shown.count) more" }
    Console.report(
      "\(silencing == nil ? "fixes" : "comments") are mixed with uncommitted changes in \(amount(dirty.count, "file")): \(names)",
      "commit or stage them first to keep the two apart, or use `--allow-dirty`")
  }

  private func choice(_ accepted: [FilePath: Set<UInt64>]) -> FixChoice {
    let severity = invocation.value(.minSeverity).flatMap(Severity.init(name:))
    return FixChoice(
      includesUnsafe: invocation.has(.unsafeFixes), leastSeverity: severity ?? .note,
      accepted: accepted, silencing: silencing, leftAlone: Set(leftAlone.map(\.rule.id)))
  }

  /// Reports on the standard error what could not be fixed, and why.
  private func report(_ fixed: FixResult) {
    let own = "make the change yourself; if the file compiles, report a bug in the rule"
    for file in fixed.files {
      func say(_ message: String, _ advice: String, at place: String = "") {
        Console.report(message, advice, about: file.path.bytes + Array(place.utf8))
      }
      if let problem = file.problem { say(problem.message, problem.advice) }
      if file.isBroken { say("not changed, because it has a syntax error", "correct that first") }
      for rules in file.fights {
        let names = Finding.Message.list(rules)
        if rules.count == 1 {
          say("the fixes of \(names) never converge, so none of them was applied", own)
        } else {
          say(
            "the fixes of \(names) undo each other, so none of them was applied",
            "turn off one of the rules with `--disable`, or set their options so that they agree")
        }
      }
      for refusal in file.refusals {
        say(
          refusal.message,
          silencing == nil ? own : "correct what it reports, or accept it with `--write-baseline`",
          at: ":\(refusal.position.line):\(refusal.position.column)")
      }
    }
  }

  func files(of result: LintResult, _ accepted: [FilePath: Set<UInt64>]) -> Set<FilePath> {
    let choice = choice(accepted)
    return Set(result.diagnostics.lazy.filter(choice.includes).map(\.path))
  }

  /// The findings that would remain after the fixes of a diff.
  func left(of result: LintResult, _ accepted: [FilePath: Set<UInt64>]) -> [Diagnostic] {
    let least = choice(accepted).leastSeverity
    var left = result.diagnostics.filter {
      $0.severity >= least && accepted[$0.path]?.contains($0.contentHash) != true
    }
    left.joinGroups()
    return left
  }

  /// The exit status of the fixes themselves, regardless of other findings.
  func verdict(on fixed: FixResult) -> ExitStatus {
    let hasLeftOut = fixed.files.contains { file in
      file.isBroken || !file.fights.isEmpty || !file.refusals.isEmpty
    }
    if invocation.has(.fixOnly), hasLeftOut { return .failure }
    return invocation.has(.exitNonZeroOnFix) && fixed.changedCount > 0 ? .found : .success
  }

  /// The exit status for findings that are left although all should have been silenced.
  func verdict(onLeft left: [Diagnostic]) -> ExitStatus {
    silencing != nil && !left.isEmpty ? .found : .success
  }

  /// Reports what was done.
  ///
  /// - Parameters:
  ///   - left: the remaining findings; nil if they are not reported.
  ///   - forPeople: whether the sentence follows a report on the standard output.
  func report(_ fixed: FixResult, left: [Diagnostic]?, forPeople: Bool = false) {
    // The report for people already says what can be fixed.
    let sentence = summary(of: fixed, left: left, saysWhatCanBeFixed: !forPeople)
    if forPeople {
      _ = Console.show(sentence + "\n")
    } else {
      Console.report(sentence.prefix(1).lowercased() + sentence.dropFirst(), "")
    }
    for convention in leftAlone {
      Console.report(
        "`\(convention.rule.id)` is left alone: \(convention.habit)",
        "`--preset cookbook` fixes it, `layoutlint init` writes down your own conventions")
    }
    if invocation.has(.showFixes) { list(fixed, forPeople: forPeople) }
  }

  /// Lists for each file how often each rule was fixed: "Sources/Cell.swift: 3 × constraint_order".
  private func list(_ fixed: FixResult, forPeople: Bool) {
    var lines: [UInt8] = []
    for file in fixed.files where file.isFixed {
      let counts = file.counts.map { "\($0.count) × \($0.rule)" }.joined(separator: ", ")
      if forPeople {
        lines.append("- ")
        lines.appendVisible(file.path.bytes)
        lines.append(": \(counts)\n")
      } else {
        Console.report(counts, "", about: file.path.bytes)
      }
    }
    if forPeople { _ = Console.show(lines) }
  }

  /// The result in one sentence: "Fixed 12 findings in 5 files (8 constraint_order, 4 negative_constant), 3 left".
  private func summary(
    of fixed: FixResult, left: [Diagnostic]?, saysWhatCanBeFixed: Bool
  ) -> String {
    let applied = fixed.applied
    let count = applied.reduce(0) { $0 + $1.count }
    var text =
      silencing == nil
      ? showsDiffs ? "Would fix " : "Fixed " : showsDiffs ? "Would silence " : "Silenced "
    if count == 0 {
      text += "nothing"
    } else {
      let rules = applied.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
      text += "\(amount(count, "finding")) in \(amount(fixed.changedCount, "file")) (\(rules))"
    }
    guard let left else { return text }
    guard !left.isEmpty else { return text + ", nothing left" }
    text += ", \(left.count) left"
    if silencing != nil { return text + unsilenceable(left) }
    let unsafeCount = left.reduce(0) { $0 + ($1.fix?.safety == .unsafe ? 1 : 0) }
    if unsafeCount > 0, saysWhatCanBeFixed, !invocation.has(.unsafeFixes) {
      text += "; \(unsafeCount) of them can be fixed with `--unsafe-fixes`"
    }
    return text
  }

  private func unsilenceable(_ left: [Diagnostic]) -> String {
    let rules = Set(left.filter { !$0.canBeSilenced }.map(\.rule)).sorted()
    return rules.isEmpty ? "" : "; no comment can silence \(Finding.Message.list(rules))"
  }
}

extension Invocation {
  var carriesOutFixes: Bool { has(.fix) || has(.fixOnly) }

  /// Whether files, or the text of the standard input, are fixed, or get comments that silence findings.
  var changesFiles: Bool { carriesOutFixes || (has(.addSuppressions) && !has(.diff)) }

  /// How findings are silenced instead of fixed; nil to fix them.
  fileprivate func silencing() throws(UsageError) -> Silencing? {
    guard has(.addSuppressions) else { return nil }
    do {
      return try Silencing(reason: value(.reason))
    } catch {
      throw UsageError("the value of `--reason` \(error.message)", error.advice)
    }
  }

  var printsFixedText: Bool {
    changesFiles && operands.contains { $0.bytes == [UInt8(ascii: "-")] }
  }
}
