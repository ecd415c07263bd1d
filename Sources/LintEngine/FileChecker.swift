import LayoutModel
import Platform
import Project
import RuleKit
import SwiftSource

/// Checks files one by one with one set of rules. Each worker has its own; the storage is reused.
public final class FileChecker {
  /// Load a file's bytes here, then call `check`.
  public let source = SourceFile()
  /// The number of silenced findings in the last file.
  @exclusivity(unchecked) public internal(set) var suppressedCount = 0
  /// The contributions of the last file to findings that rely on all files; nil for a file without any.
  @exclusivity(unchecked) var facts: RunFacts?
  /// The contributions of all files of the run; nil to treat each file as the only one.
  package var runFacts: RunFacts? { didSet { noteLandmarks() } }
  /// Whether there is nothing that fixes could not know, without the contributions of a run: the project has no other file.
  @exclusivity(unchecked) package var isOnlyFile = true
  /// Whether only the contributions of the next file count.
  @exclusivity(unchecked) var isContext = false
  /// The names of the files so far; nil if the run does not see the whole project.
  @exclusivity(unchecked) private(set) var census: NameCensus?
  /// Whether to keep `judged`, `silenced` and `doubtful`.
  @exclusivity(unchecked) package var keepsWithheld = false
  /// The suppressions of the last file with the effects of their names.
  @exclusivity(unchecked) package private(set) var judged: [Suppression] = []
  /// The path of the last file.
  @exclusivity(unchecked) private(set) var path = FilePath(bytes: [])
  /// What the rules that learn have counted in all files so far, by rule.
  @exclusivity(unchecked) var learned: [String: Tally] = [:]
  /// The index of the rule that checks the file at the moment, or -1.
  @exclusivity(unchecked) private(set) var ruleAtWork = -1
  /// Whether the last file was read beyond its tokens.
  @exclusivity(unchecked) private(set) var hasRead = false
  /// The findings of the last file that comments silence, with their rules' indices in `RuleSet.rules`, and the indices
  /// of these comments in `judged`.
  @exclusivity(unchecked) private(set) var silenced: [(rule: Int, finding: Finding, by: Int)] = []
  /// The findings of the last file that are in doubt, with their rules' indices.
  @exclusivity(unchecked) private(set) var doubtful: [(rule: Int, finding: Finding, doubt: Doubt)] =
    []
  /// What the last file says about views.
  let view: ViewFile
  /// The rules; may change from file to file.
  @exclusivity(unchecked) public var rules: RuleSet { didSet { readConventions() } }
  /// The words to recognize for the rules, once a file needs them.
  @exclusivity(unchecked) private var knownVocabulary: Vocabulary?
  private let skipsUninteresting: Bool
  private let wantsFixes: Bool

  /// - Parameters:
  ///   - skipsUninteresting: whether to stop after the tokenizer if no word of the file interests a rule. The findings
  ///     and the syntax errors are the same either way, as tests prove.
  ///   - wantsFixes: whether each diagnostic gets its fix, which may cost more than finding it.
  public init(
    rules: RuleSet = RuleSet(), skipsUninteresting: Bool = true, wantsFixes: Bool = true
  ) {
    self.rules = rules
    self.skipsUninteresting = skipsUninteresting
    self.wantsFixes = wantsFixes
    view = ViewFile(source: source)
    readConventions()
  }

  /// The words to recognize for the rules.
  var vocabulary: Vocabulary {
    if let knownVocabulary { return knownVocabulary }
    let vocabulary = rules.vocabulary
    knownVocabulary = vocabulary
    return vocabulary
  }

  /// Takes over what the rules know about the project's own functions.
  private func readConventions() {
    knownVocabulary = nil
    view.helpers = rules.helpers
    view.setupNames = rules.setupNames
  }

  /// Checks the bytes in `source`. A file for which `source` runs out of memory has no findings.
  ///
  /// - Returns: the diagnostics in their final order. Those that depend on other files treat the file as the
  ///   only one.
  public func check(path: FilePath) -> [Diagnostic] {
    var diagnostics = occurrences(path: path)
    diagnostics.joinGroups()
    return diagnostics
  }

  /// Checks the bytes in `source` like `check`, but does not merge the diagnostics that are shown together.
  package func occurrences(path: FilePath) -> [Diagnostic] {
    var diagnostics = checkWithoutCount(path: path)
    decide(&diagnostics)
    return diagnostics
  }

  /// Resolves what depends on all files; the file is the only one unless the facts of the run are known.
  func decide(_ diagnostics: inout [Diagnostic]) {
    let own = facts ?? RunFacts()
    suppressedCount += (runFacts ?? own).decide(&diagnostics, silenced: own.silenced)
    (runFacts ?? own).decideFixes(of: &diagnostics, inOnlyFile: runFacts == nil && isOnlyFile)
  }

  /// Checks the bytes in `source`; findings that depend on other files are undecided, and silenced ones not counted.
  func checkWithoutCount(path: FilePath) -> [Diagnostic] {
    beginFile()
    (self.path, hasRead) = (path, false)
    return whileBusy { checkBusily() }
  }

  private func checkBusily() -> [Diagnostic] {
    source.tokenize(vocabulary)
    if source.isOutOfMemory { return [] }
    // Whether or not the file interests a rule.
    census?.read(source)
    var lines: LineTable?
    let found = source.binaryKind == nil ? findings(&lines) : []
    if isContext { return [] }
    guard !(found.isEmpty && source.problems.isEmpty), !source.isOutOfMemory else { return [] }
    return diagnostics(
      of: found, source.problems, in: source.bytes, lines ?? LineTable(source.bytes), path: path)
  }

  /// The contributions of the last file to findings that rely on all files, which the checker forgets.
  func takeFacts() -> RunFacts? { facts.take() }

  /// Forgets the last file.
  private func beginFile() {
    suppressedCount = 0
    if !judged.isEmpty { judged = [] }
    if !silenced.isEmpty { silenced = [] }
    if !doubtful.isEmpty { doubtful = [] }
    if facts != nil { facts = nil }
  }

  /// The findings in the tokenized `source` that no comment silences, in order. Its facts are those of the file.
  private func findings(_ lines: inout LineTable?) -> [(rule: Int, finding: Finding)] {
    let suppressions = SuppressionReader.suppressions(in: source)
    if skipsUninteresting, suppressions.isEmpty, source.problems.isEmpty,
      source.hasBalancedBrackets, !hasTrigger
    {
      return []
    }
    guard source.hasMemoryForOutline() else { return [] }
    view.read()
    hasRead = true
    var report = Report(wantsFixes: wantsFixes, keepsDoubtful: keepsWithheld)
    var found = findings(&report)
    collect(&report)
    if isContext { return [] }
    for index in found.indices { found[index].finding.read(view) }
    if rules.countsPlaces { countPlaces() }
    guard !(found.isEmpty && suppressions.isEmpty) || rules.isLearning else { return [] }
    found.sort { $0.finding.range.lowerBound < $1.finding.range.lowerBound }
    if !suppressions.isEmpty {
      let table = LineTable(source.bytes)
      lines = table
      suppress(&found, suppressions, table)
    }
    if rules.isLearning { learn(from: &found, &lines) }
    return found
  }

  /// Adds what any rule may ask of all files to what the rules themselves collect.
  private func collect(_ report: inout Report) {
    if seesProject, rules.collectsFunctions,
      case let functions = view.memoized(FunctionSummaries.init),
      !functions.visible.isEmpty
    {
      report.collect(FunctionSummaries.self) { $0.formUnion(functions) }
    }
    if !report.contributions.isEmpty { facts = RunFacts(report.contributions) }
  }

  private var seesProject: Bool { census != nil || runFacts?.names != nil }

  private var hasTrigger: Bool {
    rules.triggers.occur(in: source) || source.words.intersects(rules.helpers.words)
      || rules.namePatterns.occur(in: source)
  }

  /// Counts the names of all files from now on.
  func beginCensus() {
    census = NameCensus()
    noteLandmarks()
  }

  /// The names of all files so far, which the checker forgets; nil if it does not count names.
  func takeCensus() -> NameCensus? {
    // Taken out: a copy would be one of all names as soon as it is finished.
    guard var names = census.take() else { return nil }
    noteLandmarks()
    names.finish()
    return names
  }

  private func noteLandmarks() { source.notesLandmarks = seesProject }

  private func findings(_ report: inout Report) -> [(rule: Int, finding: Finding)] {
    var found: [(rule: Int, finding: Finding)] = []
    // The outer loop is over rules, because switching from rule to rule costs more than going from fact to fact.
    let active = rules.rules
    let wordSets = rules.wordSetsOfRules
    let words = source.words
    // A helper makes what the words of its file don't show.
    let checksAll = !skipsUninteresting || words.intersects(rules.helpers.words)
    let mayFind = rules.wordSets.map { checksAll || $0.intersects(words) }
    let isTest = view.isTest
    defer { ruleAtWork = -1 }
    for index in active.indices where wordSets[index] < 0 || mayFind[wordSets[index]] {
      guard !isTest || active[index].looksAtTests else { continue }
      ruleAtWork = index
      report.begin(active[index].settings)
      active[index].check(view, &report)
      for finding in report.takeDoubtful() {
        if let doubt = finding.doubt { doubtful.append((index, finding, doubt)) }
      }
      guard !report.findings.isEmpty else { continue }
      for finding in report.takeFindings() { found.append((index, finding)) }
    }
    return found
  }

  /// Removes what comments silence, and adds the findings of the rules about suppressions.
  private func suppress(
    _ found: inout [(rule: Int, finding: Finding)], _ suppressions: [Suppression],
    _ lines: LineTable
  ) {
    var ledger = SuppressionLedger(suppressions, source: source, table: lines, rules: rules)
    let untouched = ledger
    found = found.filter {
      guard let silencer = ledger.silencer(rule: $0.rule, $0.finding.range, table: lines)
      else { return true }
      if keepsWithheld { silenced.append(($0.rule, $0.finding, silencer)) }
      if !silence($0.finding) { suppressedCount += 1 }
      return false
    }
    dropSmallGroups(of: &found)
    untouched.dropFixes(of: &found, table: lines)
    guard keepsWithheld || !rules.suppressionRules.isEmpty else { return }
    let judged = ledger.judged()
    if keepsWithheld { self.judged = judged }
    for suppression in judged { found += findings(about: suppression) }
  }

  /// Records a silenced finding if only all files together can tell whether it would be reported.
  ///
  /// - Returns: whether that is so.
  private func silence(_ finding: Finding) -> Bool {
    guard !finding.conditions.isEmpty else { return false }
    facts = facts ?? RunFacts()
    facts?.silence(finding)
    return true
  }

  /// The findings of the rules about suppressions.
  private func findings(about suppression: Suppression) -> [(rule: Int, finding: Finding)] {
    var found: [(rule: Int, finding: Finding)] = []
    var report = Report(wantsFixes: wantsFixes)
    for index in rules.suppressionRules {
      rules.rules[index].checkSuppression(suppression, view, &report)
      found += report.takeFindings().map { (index, $0) }
    }
    return found
  }

  /// Removes the rest of groups with too many silenced occurrences.
  private func dropSmallGroups(of found: inout [(rule: Int, finding: Finding)]) {
    guard found.contains(where: { $0.finding.group?.least ?? 1 > 1 }) else { return }
    var counts: [Int: Int] = [:]
    for (_, finding) in found {
      if let group = finding.group { counts[group.id, default: 0] += 1 }
    }
    let before = found.count
    found.removeAll { _, finding in
      finding.group.map { counts[$0.id, default: 0] < $0.least } ?? false
    }
    suppressedCount += before - found.count
  }

  /// The diagnostics of findings and of syntax problems.
  func diagnostics(
    of found: [(rule: Int, finding: Finding)], _ problems: [SyntaxProblem],
    in bytes: UnsafeRawBufferPointer, _ lines: LineTable, path: FilePath
  ) -> [Diagnostic] {
    if let (message, advice) = source.binaryKind {
      let start = Diagnostic.Position(line: 1, column: 1)
      return [
        Diagnostic(
          path: path, start: start, end: start, range: 0..<0, severity: .note,
          rule: SyntaxProblem.ruleID, message: message, advice: advice, lineText: [])
      ]
    }
    // The findings of one line share its text.
    var lastLine = (number: 0, text: [UInt8]())
    func diagnostic(
      _ range: Range<Int>, _ severity: Severity, _ rule: String, _ message: String, _ advice: String
    ) -> Diagnostic {
      let start = lines.position(of: range.lowerBound)
      let end = lines.position(of: range.upperBound)
      if lastLine.number != start.line {
        lastLine = (start.line, Array(bytes[lines.byteRange(ofLine: start.line)]))
      }
      return Diagnostic(
        path: path,
        start: .init(line: start.line, column: start.column),
        end: .init(line: end.line, column: end.column),
        range: range, severity: severity, rule: rule, message: message, advice: advice,
        lineText: lastLine.text)
    }
    // Only fixes need this, and it is computed once for their file.
    lazy var writesPairs = bytes.endsLinesWithPairs
    var diagnostics: [Diagnostic] = []
    diagnostics.reserveCapacity(found.count + problems.count)
    for (index, finding) in found {
      let ownSeverity = rules.rules[index].hasDefaultSeverity ? finding.severity : nil
      let fixes = rules.rules[index].fixes
      diagnostics.append(
        diagnostic(
          finding.range, ownSeverity ?? rules.rules[index].severity, rules.rules[index].id,
          finding.message.text, finding.advice.text))
      // In place: to copy a diagnostic is to retain everything it contains.
      let last = diagnostics.count - 1
      diagnostics[last].family = rules.rules[index].family
      if !finding.conditions.isEmpty { diagnostics[last].conditions.all = finding.conditions }
      if let fix = fixes.applied(to: finding.fix) {
        diagnostics[last].take(fix, bytes, lines, writesPairs: writesPairs)
      }
      if !finding.related.isEmpty { diagnostics[last].take(finding.related, bytes, lines) }
      diagnostics[last].group = finding.group
    }
    for (problem, others) in SyntaxProblem.worthReporting(problems) {
      diagnostics.append(
        diagnostic(
          Int(problem.start)..<Int(problem.end), problem.kind.severity, SyntaxProblem.ruleID,
          problem.kind.message + (others > 0 ? "; \(others) more like it" : ""),
          problem.kind.advice))
    }
    diagnostics.sort(by: Diagnostic.precedes)
    diagnostics.fillContentHashes()
    return diagnostics
  }
}

extension FileChecker {
  /// Lets rules that learn count their findings in a file, and removes these, except those that other files decide.
  func learn(from found: inout [(rule: Int, finding: Finding)], _ lines: inout LineTable?) {
    var byRule = [[Finding]](repeating: [], count: rules.rules.count)
    for (rule, finding) in found { byRule[rule].append(finding) }
    found.removeAll { rule, finding in
      rules.rules[rule].digest != nil
        && !(rules.rules[rule].digestsLater && !finding.conditions.isEmpty)
    }
    func locate(_ tally: inout Tally) {
      let table = lines ?? LineTable(source.bytes)
      lines = table
      tally.locate(in: path, table)
    }
    if view.isTest { return }
    for (rule, findings) in zip(rules.rules, byRule) {
      guard let digest = rule.digest else { continue }
      learned[rule.id, default: Tally(salt: rule.id)].begin(path)
      digest(findings, view, &learned[rule.id, default: Tally()])
      if learned[rule.id]?.hasOffsets ?? false { locate(&learned[rule.id, default: Tally()]) }
    }
  }

  /// Counts the places that each rule judges.
  func countPlaces() {
    let isTest = view.isTest
    for rule in rules.rules where !isTest || rule.looksAtTests {
      learned[rule.id, default: Tally()].count(Tally.places, rule.placeCount(view))
    }
  }
}

extension FileChecker {
  /// The checker that a thread is busy with.
  private static let busy = ThreadReference<FileChecker>()

  /// Runs `body`, which works on the last file: a trap in it is blamed on that file and its rule.
  package func whileBusy<Result>(_ body: () -> Result) -> Result {
    let outer = Self.busy.object
    Self.busy.object = self
    defer { Self.busy.object = outer }
    return body()
  }

  /// The file that the calling thread works on, and the rule that checks it; nil if it works on none.
  public static var work: Crash? {
    guard let checker = busy.object else { return nil }
    let rules = checker.rules.rules
    let index = checker.ruleAtWork
    return Crash(path: checker.path, rule: rules.indices.contains(index) ? rules[index].id : nil)
  }
}
