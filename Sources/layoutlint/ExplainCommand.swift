import LintEngine
import Platform
import Project
import Reporting
import RuleKit
import Rules

/// `layoutlint explain RULE`: shows the full description of a rule and its settings, or the rules of a family or preset.
/// `layoutlint explain FILE:LINE`: shows what the linter sees there.
struct ExplainCommand {
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    guard invocation.operands.count == 1 else {
      throw UsageError(
        invocation.operands.isEmpty
          ? "`explain` needs the name of a rule, or a place"
          : "`explain` takes one rule or place",
        "`layoutlint rules` lists the rules; a place is `FILE:LINE`")
    }
    let operand = invocation.operands[0]
    let name = String(decoding: operand.bytes, as: UTF8.self)
    let named: NamedRules
    do {
      named = try NamedRules(name, among: Catalog.rules)
    } catch {
      if let place = PlaceOperand(operand) { return try explain(place, Workspace(invocation)) }
      guard name.hasSuffix(".swift") || operand.bytes.contains(UInt8(ascii: "/")) else {
        throw UsageError(error)
      }
      throw UsageError(
        "`explain` needs a line of `\(name)`", "write `layoutlint explain \(name):1`, for example")
    }
    if invocation.has(.all) {
      throw UsageError("`--all` without a place", "name one, such as `Cell.swift:12`, or remove it")
    }
    let workspace = try Workspace(invocation)
    return switch named {
    case .rule(let rule): explain(rule, workspace)
    case .group(let group): explain(group, named.rules(among: Catalog.rules))
    }
  }

  private var writesJSON: Bool { invocation.value(.format) == "json" }

  private func show(_ output: [UInt8]) -> ExitStatus {
    writesJSON ? Console.write(output, .json) : Console.show(output)
  }

  // MARK: - Rules

  private func explain(_ rule: any Rule.Type, _ workspace: Workspace) -> ExitStatus {
    var search = workspace.search
    let found = search.find(workspace.currentFolder, isFolder: true)
    Console.report(search.warnings)
    Console.report(search.passedOver)
    Console.report(search.problems)
    let settings = SettingsExplanation(
      found.settings(of: rule, among: Catalog.rules), overrides: found.overrides(of: rule),
      style: invocation.style)
    var output: [UInt8] = []
    if writesJSON {
      RuleJSON([rule.description], documentation: LayoutLint.documentation)
        .render(settings, into: &output)
    } else {
      RuleExplanation(
        rule.description, style: invocation.style, width: StandardStream.output.terminalWidth,
        settings: search.problems.isEmpty ? settings : nil
      ).render(into: &output)
    }
    return max(show(output), search.problems.isEmpty ? .success : .failure)
  }

  private func explain(_ group: RuleGroup, _ rules: [any Rule.Type]) -> ExitStatus {
    let rules = rules.map { $0.description }
    var output: [UInt8] = []
    if writesJSON {
      RuleJSON(rules, documentation: LayoutLint.documentation).render(into: &output)
    } else {
      GroupExplanation(group, rules, style: invocation.style).render(into: &output)
    }
    return show(output)
  }

  // MARK: - Places

  private func explain(
    _ operand: PlaceOperand, _ workspace: Workspace
  ) throws(UsageError) -> ExitStatus {
    let path = operand.path.tidied
    let name = String(decoding: operand.path.bytes, as: UTF8.self)
    guard let status = try? FileStatus(path: path.bytes) else {
      throw UsageError(
        "there is no file `\(name)`", "name a file and a line, such as `Cell.swift:12`")
    }
    guard status.kind == .file else {
      throw UsageError("`\(name)` is not a file", "name a Swift file and a line in it")
    }
    let discovery = FileDiscovery([path], workspace.search)
    guard Console.accepts(discovery) else { return .failure }
    guard let file = discovery.files.first else {
      Console.report(discovery.skipped, isQuiet: false)
      throw UsageError(
        "`\(name)` is not linted, so there is nothing to explain",
        "`layoutlint config \(name)` shows why; `--no-config` ignores configurations")
    }
    let scope = discovery.scopes[file.scope]
    let text: [UInt8]
    do throws(SystemError) {
      text = try readFile(path.bytes, most: scope.mostBytes)
    } catch {
      throw UsageError("`\(name)` cannot be read: \(error.text)", "name a readable file")
    }
    let reader = PlaceReader(
      text, as: path, scope, foundInProject: findings(in: path, workspace))
    try check(operand, name, reader)
    let place = reader.place(line: operand.line, column: operand.column)
    var search = workspace.search
    let found = search.find(path.absolute(in: workspace.currentFolder), isFolder: false)
    let severities = Catalog.rules.map { rule in
      (rule: rule.id, setting: found.settings(of: rule, among: Catalog.rules)[0])
    }
    let explanation = PlaceExplanation(
      path, place, severities: severities, listsAll: invocation.has(.all),
      style: invocation.style, width: StandardStream.output.terminalWidth)
    var output: [UInt8] = []
    if writesJSON {
      explanation.renderJSON(into: &output)
    } else {
      explanation.render(into: &output)
    }
    return show(output)
  }

  /// The findings in a file whose project is known; nil otherwise.
  private func findings(in path: FilePath, _ workspace: Workspace) -> [Diagnostic]? {
    let (files, result) = Linter(threads: invocation.threads).run([path], workspace.search)
    return files.reasonOfMissingContext(result) == nil ? result.diagnostics : nil
  }

  /// - Throws: `UsageError` for a line or column that the file does not have.
  private func check(
    _ place: PlaceOperand, _ name: String, _ reader: PlaceReader
  ) throws(UsageError) {
    guard (1...max(1, reader.lineCount)).contains(place.line) else {
      let count = reader.lineCount
      throw UsageError(
        "`\(name)` has no line \(place.line)",
        "it has \(amount(count, "line")), counted from 1")
    }
    guard let column = place.column else { return }
    let length = reader.length(ofLine: place.line)
    guard (1...(length + 1)).contains(column) else {
      throw UsageError(
        "line \(place.line) of `\(name)` has no column \(column)",
        "it has \(amount(length, "byte")), counted from 1")
    }
  }
}

/// A place in a file as it is written on the command line: `FILE:LINE` or `FILE:LINE:COLUMN`.
struct PlaceOperand: Equatable {
  let path: FilePath
  /// From 1.
  let line: Int
  /// In bytes, from 1; nil for the whole line.
  let column: Int?

  /// Nil for a text without a line.
  init?(_ operand: FilePath) {
    guard let (rest, last) = Self.split(operand.bytes) else { return nil }
    if let (path, line) = Self.split(rest) {
      (self.path, self.line, column) = (FilePath(bytes: path), line, last)
    } else {
      (path, line, column) = (FilePath(bytes: rest), last, nil)
    }
  }

  private static func split(_ bytes: [UInt8]) -> (rest: [UInt8], number: Int)? {
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")), colon > 0,
      let number = Int(String(decoding: bytes[(colon + 1)...], as: UTF8.self)), number >= 0
    else { return nil }
    return (Array(bytes[..<colon]), number)
  }
}
