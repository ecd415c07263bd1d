import LintEngine
import Platform
import Project
import Reporting
import RuleKit
import Rules

/// `layoutlint explain RULE`: shows the full description of a rule and its settings, or the rules of a family or preset.
/// `layoutlint explain FILE:LINE`: shows why there are findings there or why not, and what to do about them.
struct ExplainCommand {
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let (operand, name) = (invocation.operands[0], invocation.words[0])
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
      group.render(rules, style: invocation.style, into: &output)
    }
    return show(output)
  }

  // MARK: - Places

  private func explain(
    _ operand: PlaceOperand, _ workspace: Workspace
  ) throws(UsageError) -> ExitStatus {
    let path = operand.path.tidied
    let name = operand.path.text
    guard (try? FileStatus(path: path.bytes))?.kind == .file else {
      throw UsageError(
        "there is no file `\(name)`", "name a file and a line, such as `Cell.swift:12`")
    }
    let (files, result) = Linter(threads: invocation.threads).run([path], workspace.search)
    guard Console.accepts(files) else { return .failure }
    guard let file = files.files.first else {
      Console.report(files.skipped)
      throw UsageError(
        "`\(name)` is not linted, so there is nothing to explain",
        "`layoutlint config \(name)` shows why; `--no-config` ignores configurations")
    }
    let scope = files.scopes[file.scope]
    guard result.problems.isEmpty, let text = try? readFile(path.bytes, most: scope.mostBytes)
    else {
      Console.report(result.problems)
      return .failure
    }
    if let reason = files.reasonOfMissingContext(result) {
      Console.report("checks across files were left out: \(reason.message)", reason.advice)
    }
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.count > 1, lines.last == [] { lines.removeLast() }
    guard lines.indices.contains(operand.line - 1) else {
      throw UsageError(
        "`\(name)` has no line \(operand.line)",
        "it has \(amount(lines.count, "line")), counted from 1")
    }
    func isThere(_ diagnostic: Diagnostic) -> Bool {
      guard let column = operand.column else {
        return diagnostic.lines.contains(operand.line)
          || diagnostic.related.contains { $0.place.start.line == operand.line }
      }
      return (diagnostic.start...max(diagnostic.start, diagnostic.end))
        .contains(.init(line: operand.line, column: column))
    }
    var search = workspace.search
    let found = search.find(path.absolute(in: workspace.currentFolder), isFolder: false)
    let withheld = WithheldFinding.all(
      in: text, as: path, workspace.scopeWithAllRules(of: path) ?? scope,
      besides: result.diagnostics, where: scope.rules.runs)
    let explanation = PlaceExplanation(
      path, line: operand.line, Array(lines[operand.line - 1]), result.diagnostics.filter(isThere),
      withheld.filter { isThere($0.diagnostic) }
    ) { id in
      Catalog.rules.first { $0.id == id }
        .map { found.settings(of: $0, among: Catalog.rules)[0] }
    }
    let context = ReportContext(
      version: LayoutLint.version, rules: [], currentFolder: workspace.currentFolder,
      root: found.root ?? workspace.currentFolder, style: invocation.style,
      width: StandardStream.output.terminalWidth)
    var output: [UInt8] = []
    if writesJSON {
      explanation.renderJSON(context, into: &output)
    } else {
      explanation.render(context, into: &output)
    }
    return show(output)
  }
}

extension Workspace {
  /// The settings of a file, with every rule on.
  fileprivate func scopeWithAllRules(of path: FilePath) -> Scope? {
    var choice = choice
    choice.selection = RuleSelection(enabled: Catalog.rules.map { $0.description.id })
    let search = ConfigurationSearch(choice, known: known, currentFolder: currentFolder)
    let files = FileDiscovery([path], search)
    return files.files.first.map { files.scopes[$0.scope] }
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
    guard let match = operand.text.firstMatch(of: /.:([0-9]+)(?::([0-9]+))?$/),
      let line = Int(match.1)
    else { return nil }
    path = FilePath(bytes: operand.bytes.dropLast(match.0.utf8.drop { $0 != 0x3A }.count))
    (self.line, column) = (line, match.2.flatMap { Int($0) })
  }
}
