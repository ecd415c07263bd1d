import Foundation
import LayoutModel
import Platform
import ProbeSupport
import Project
import SwiftSource
import TestSupport
import Testing

@testable import LintEngine
@testable import RuleKit

/// Reports the outcome of each suppression.
struct SuppressionProbe: Rule {
  static let description = RuleDescription(probe: "suppression_probe", family: .suppressions)
  let query = Query.suppressions
  init(options: NoOptions) {}

  func check(_ suppression: Suppression, in file: ViewFile, _ report: inout Report) {
    let outcomes = suppression.names.map { "\($0.text) \($0.outcome)" }
    report.add(
      Finding(suppression.range, "\(outcomes.joined(separator: ", "))", advice: "none"))
  }
}

/// Reports the name of each function as a mistake.
struct MistakeProbe: Rule {
  static let description = RuleDescription(probe: "mistake_probe", family: .correctness)
  let query = Query.functionProbe()
  init(options: NoOptions) {}

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name else { return }
    report.add(Finding(name, "`\(name.text)`", advice: "none"))
  }
}

/// What suppressions silence, in the text files of `Tests/Fixtures/Suppressions`, the small parts of the engine in the tables of
/// `Tests/Fixtures/EngineTables`, and what depends on several files, or is named in vain, in `Tests/Fixtures/Projects`.
///
/// Behind the code, `// reports:` has the functions that two rules report, by their names and by their bodies, and
/// `// outcomes:` what became of each suppression. `// families:` has both for a rule of another family.
@Suite("The cases of the engine")
struct EngineCaseTests {
  @Test("suppressions silence what the case says", arguments: CaseFile.paths(in: "Suppressions"))
  func suppressions(of path: String) throws {
    let file = try CaseFile(path, keys: ["case", "reports", "outcomes", "families"])
    let differences = try file.differences([
      "reports": { piece, _ in reports(piece.texts[0], OtherProbe()) },
      "outcomes": { piece, _ in outcomes(piece.texts[0], OtherProbe()) },
      "families": { piece, _ in
        reports(piece.texts[0], MistakeProbe()) + outcomes(piece.texts[0], MistakeProbe())
      },
    ])
    for difference in differences { Issue.record("\(difference)") }
  }

  @Test("projects have the findings that the case says", arguments: CaseFile.paths(in: "Projects"))
  func projects(of path: String) throws {
    let keys = CaseProject.keys.union(["letters", "unnamed", "idle"])
    let differences = try CaseFile(path, keys: keys).differences([
      "letters": { piece, _ in try findings(in: CaseProject(piece), [LetterRule.self]) },
      "unnamed": { piece, _ in
        try findings(in: CaseProject(piece), [UnnamedRule.self, QuietRule.self])
      },
      "idle": { piece, names in try idle(CaseProject(piece), names.split(separator: " ")) },
    ])
    for difference in differences { Issue.record("\(difference)") }
  }

  @Test("each row is read as it says", arguments: CaseFile.paths(in: "EngineTables"))
  func rows(of path: String) throws {
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "read": { row in
          let found = SuppressionReader.suppressions(in: SourceFile(row.bytes))
          return found.isEmpty ? "nothing" : found.map(text).joined(separator: " ")
        },
        "names": { row in
          let parts = row.text.split(separator: "|", omittingEmptySubsequences: false)
          let (pattern, name) = (parts[0].dropLast(), parts[1].dropFirst())
          return NamePattern(String(pattern)).matches(String(name)) ? "yes" : "no"
        },
        "baseline problems": { row in
          do throws(ConfigurationProblem) {
            return "\(try Baseline(parsing: row.bytes).entries.count) entries"
          } catch {
            return "\(error.place.line):\(error.place.column) \(error.message)"
          }
        },
        "baseline entry": { row in
          let entry = Baseline.Entry(
            path: FilePath(bytes: row.bytes), rule: "rule", fingerprint: 1, text: row.bytes)
          let rendered = Baseline([entry]).rendered
          #expect(try Baseline(parsing: rendered) == Baseline([entry]))
          let line = try #require(
            String(validating: rendered, as: UTF8.self)?.split(separator: "\n").last)
          return String(line.prefix { $0 != "\t" })
        },
        "baseline entries": { row in
          try Baseline(parsing: row.bytes).entries.map {
            "\(String(decoding: $0.path.bytes, as: UTF8.self)) \($0.rule) \($0.fingerprint)"
          }.joined(separator: ", ")
        },
        "path from the root": { row in
          let parts = row.text.components(separatedBy: " | ")
          let root = BaselineRoot(FilePath("/r"), currentFolder: FilePath(parts[0]))
          return String(decoding: root.path(of: FilePath(parts[1])).bytes, as: UTF8.self)
        },
        "checked": { row in
          var rules = RuleSet()
          rules.add(EveryFunction(options: NoOptions()))
          let checker = FileChecker(rules: rules)
          checker.source.load(row.bytes)
          let found = checker.check(path: FilePath("A.swift"))
          #expect(found.allSatisfy { !$0.advice.isEmpty })
          let lines = found.map { "\($0.start.line) \($0.severity) \($0.rule): \($0.message)" }
          return lines.isEmpty ? "nothing" : lines.joined(separator: "; ")
        },
        "unnamed": { try unnamed($0.text) }, "moves": { try moves($0.text) },
        "shortened": { String(decoding: Baseline.shortened($0.bytes), as: UTF8.self) },
      ])
    for difference in differences { Issue.record("\(difference)") }
  }
}

private func findings(in project: CaseProject, _ rules: [any Rule.Type]) throws -> [String] {
  let found = discovery([FilePath(project.path)], rules: rules, in: project.path)
  let result = Linter(threads: 2).run(found)
  let lines = result.diagnostics.map {
    let path = String(decoding: $0.path.bytes, as: UTF8.self)
    let severity = $0.severity == .warning ? "" : "\($0.severity.name): "
    return "\(project.shown(path)):\($0.start.line) \(severity)\($0.message); \($0.advice)"
  }
  return lines + (result.suppressedCount > 0 ? ["\(result.suppressedCount) suppressed"] : [])
}

/// What configurations name in vain, in a run over some paths.
private func idle(_ project: CaseProject, _ names: [Substring]) -> [String] {
  let search = ConfigurationSearch(
    DiscoveryChoice(), known: configuredRules, currentFolder: FilePath(project.path))
  let paths = names.map { FilePath($0 == "." ? project.path : project(String($0))) }
  let (files, result) = Linter(threads: 1).run(paths, search)
  let idle = files.idleSettings(result, search)
  #expect(idle.allSatisfy { $0.isWarning })
  return idle.map { "\($0.place.line):\($0.place.column) \($0.message)" }
}

/// What becomes of a baseline of the functions in files, as in `A.swift a b`, when the files and functions behind `|` are the
/// only ones.
private func moves(_ row: String) throws -> String {
  let parts = row.split(separator: " | ").map { $0.split(separator: ", ").map(String.init) }
  let root = BaselineRoot(FilePath("/r"), currentFolder: FilePath("/r"))
  func path(_ file: String) -> FilePath { FilePath(String(file.prefix { $0 != " " })) }
  func diagnostics(_ file: String) -> [Diagnostic] {
    let names = file.split(separator: " ").dropFirst()
    var rules = RuleSet()
    rules.add(FunctionProbe())
    rules.add(OtherProbe())
    return check(names.map { "func \($0)() {}\n" }.joined(), rules).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.path = path(file)
      return diagnostic
    }
  }
  let options = parts.count > 2 ? parts[2] : []
  func values(_ name: String) -> Set<String> {
    Set(options.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) })
  }
  let linted = Set(parts[1].map(path))
  let unjudged = values("unjudged")
  let present = Set(values("present").map { FilePath($0) })
  let scope = BaselineScope(
    linted: linted, isPartial: options.contains("partial"), unjudged: unjudged
  ) { linted.contains($0) || present.contains($0) }
  let written = Baseline(accepting: parts[0].flatMap(diagnostics), root: root).rendered
  let outcome = try Baseline(parsing: written).apply(
    to: parts[1].flatMap(diagnostics).filter { !unjudged.contains($0.rule) }, root: root,
    scope: scope)
  func text(_ path: FilePath) -> String { String(decoding: path.bytes, as: UTF8.self) }
  func counts(_ word: String, _ names: [String]) -> [String] {
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) \(word) \($0.key)" }
  }
  return
    (["\(outcome.acceptedCount) accepted"]
    + counts("new in", outcome.remaining.map { "\(text($0.path)) \($0.message)" })
    + counts("gone from", outcome.gone.map { text($0.path) })
    + outcome.moved.map { "\(text($0.key)) moved to \(text($0.value))" }.sorted()
    + counts("kept for", outcome.pruned.entries.map { text($0.path) })).joined(separator: ", ")
}

/// The members of a player that no other file names, beside one with a text.
private func unnamed(_ other: String) throws -> String {
  let folder = try TemporaryFolder()
  try folder.write(".git/HEAD")
  try folder.write("Player.swift", NameCensusTests.player)
  try folder.write("Playing.swift", "protocol Playing { func play(badge: Int) }\n")
  try folder.write("Other.swift", other)
  let found = discovery([FilePath(folder.path)], rules: [UnnamedRule.self], in: folder.path)
  let names = Linter(threads: 1).run(found).diagnostics.map(\.message)
  return names.isEmpty ? "nothing" : names.joined(separator: ", ")
}

private func found(_ code: String, _ rule: some Rule) -> [Diagnostic] {
  var rules = RuleSet()
  rules.add(FunctionProbe())
  rules.add(rule)
  rules.add(SuppressionProbe())
  return check(CaseRow(code).text, rules)
}

private func reports(_ code: String, _ rule: some Rule) -> [String] {
  found(code, rule).filter { $0.rule != "suppression_probe" }.map { "\($0.rule) \($0.message)" }
}

private func outcomes(_ code: String, _ rule: some Rule) -> [String] {
  found(code, rule).filter { $0.rule == "suppression_probe" }.map(\.message)
}

/// `verb[name|name]` and `!` for a reason.
private func text(_ suppression: Suppression) -> String {
  let names = suppression.names.map(\.text).joined(separator: "|")
  let verb = suppression.verb?.rawValue ?? "?\(suppression.verbText)"
  return "\(verb)[\(names)]\(suppression.hasReason ? "!" : "")"
}
