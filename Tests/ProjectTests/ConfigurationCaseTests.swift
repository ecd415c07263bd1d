import Foundation
import Platform
import ProbeSupport
import RuleKit
import TestSupport
import Testing

@testable import Project

/// What configurations say, in the text files of `Tests/Fixtures/Configurations`.
///
/// Each `// case:` and each piece behind `// ---` is a `CaseProject`:
///
/// - `// at: a/x.swift --preset strict` has the settings for a file: the problems, or the rules that are on and whatever else
///   is set; `// families at:` the same with rules of several families;
/// - `// finds: . --no-gitignore` has the files that are found, with their rules, and what is skipped.
@Suite("The cases of configurations")
struct ConfigurationCaseTests {
  @Test(
    "each configuration means what the case says", arguments: CaseFile.paths(in: "Configurations"))
  func cases(of path: String) throws {
    let keys = CaseProject.keys.union(["at", "families at", "finds"])
    var last: (line: Int, project: CaseProject)?
    func project(_ piece: CaseFile.Piece) throws -> CaseProject {
      if let last, last.line == piece.blocks[0].line { return last.project }
      let project = try CaseProject(piece)
      last = (piece.blocks[0].line, project)
      return project
    }
    let differences = try CaseFile(path, keys: keys).differences([
      "at": { try settings(in: project($0), $1, reporting) },
      "families at": { try settings(in: project($0), $1, groupedRules) },
      "finds": { try files(in: project($0), $1) },
    ])
    for difference in differences { Issue.record("\(difference)") }
  }

  @Test(
    "choices of the command line and paths are read as they say",
    arguments: CaseFile.paths(in: "Selections"))
  func selections(of path: String) throws {
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "choices": { row in
          do throws(RuleSelectionError) {
            try Request(row.text).choice.selection.check(against: groupedRules.rules)
            return "fine"
          } catch {
            return "\(error.message); \(error.advice)"
          }
        },
        "tidied": { String(decoding: FilePath($0.text).tidied.bytes, as: UTF8.self) },
        "absolute": { row in
          let path = FilePath(row.text).absolute(in: FilePath("/x/y"))
          return String(decoding: path.bytes, as: UTF8.self)
        },
        "size": { row in
          guard let bytes = FileSize.bytes(of: row.text) else { return "not a size" }
          #expect(bytes == Int.max || FileSize.bytes(of: FileSize.text(bytes)) == bytes)
          return "\(bytes)"
        },
        "suggestion": { row in
          let known = ["only", "enable", "disable", "strict", "threads"]
          return suggestion(for: row.text, among: known) ?? "nothing"
        },
      ])
    for difference in differences { Issue.record("\(difference)") }
  }
}

/// The rules, and what a report looks like.
private let reporting = KnownNames(rules: configuredRules.rules, reporters: ["pretty", "json"]) {
  $0.isEmpty || $0.starts(with: "{\"tool\":\"layoutlint\"".utf8)
}

/// Paths and options of the command line.
private struct Request {
  var paths: [String] = []
  var choice = DiscoveryChoice()

  init(_ text: String) {
    var words = text.split(separator: " ").map(String.init)[...]
    while let word = words.popFirst() {
      func names() -> [String] {
        (words.popFirst() ?? "").split(separator: ",").map(String.init)
      }
      switch word {
      case "--config": choice.configuration = FilePath(words.popFirst() ?? "")
      case "--preset": choice.presets = names().compactMap(Preset.init(rawValue:))
      case "--no-config": choice.searchesConfigurations = false
      case "--no-excludes": choice.respectsExcludes = false
      case "--no-gitignore": choice.respectsGitIgnore = false
      case "--skipped": choice.listsSkipped = true
      case "--only": choice.selection.only = names()
      case "--enable": choice.selection.enabled = names()
      case "--disable": choice.selection.disabled = names()
      case "--fixable": choice.selection.fixable = names()
      case "--unfixable": choice.selection.unfixable = names()
      default: paths.append(word)
      }
    }
  }
}

private func text(_ problem: ConfigurationProblem) -> String {
  let place = problem.place
  let path = String(decoding: place.path.bytes, as: UTF8.self)
  let advice = problem.advice.isEmpty ? "" : "; \(problem.advice)"
  return "\(problem.isWarning ? "warning: " : "")\(path):\(place.line):\(place.column): "
    + problem.message + advice
}

/// The problems, or the settings for a file.
private func settings(
  in folder: CaseProject, _ request: String, _ known: KnownNames
) throws -> [String] {
  let request = Request(request)
  try request.choice.selection.check(against: known.rules)
  var search = ConfigurationSearch(
    request.choice, known: known, currentFolder: FilePath(folder.path))
  let found = search.find(FilePath(folder(request.paths[0])), isFolder: false)
  guard search.problems.isEmpty else { return search.problems.map { folder.shown(text($0)) } }
  let rules = search.rules(of: found).rules
  var lines = rules.map { rule in
    let options = found.configuration.rules[rule.id]?.options.sorted { $0.key < $1.key }
    let list = options?.map { " \($0.key): \(SizeRule.optionText($0.key, $0.value.value))" }
    let fixes = rule.fixes == .standard ? "" : " fix: \(rule.fixes.rawValue)"
    return "\(rule.id) \(rule.severity.name)\(list?.joined() ?? "")\(fixes)"
  }
  let configuration = found.configuration
  if configuration.strictness.value != .none {
    lines.append("strict: \(configuration.strictness.value.rawValue)")
  }
  for (name, uses) in configuration.layoutHelpers.sorted(by: { $0.key < $1.key }) {
    lines.append("helper \(name): \(uses.value.names.joined(separator: " "))")
  }
  lines += configuration.setupFunctions.map { "setup function \($0.value)" }
  if found.isExcluded { lines.append("excluded") }
  if lines.isEmpty { lines.append("nothing") }
  return lines + search.warnings.map(text)
}

/// The files that are found, with their rules, and what is skipped.
private func files(in folder: CaseProject, _ request: String) throws -> [String] {
  let request = Request(request)
  let paths = request.paths.map { FilePath($0 == "." ? folder.path : folder($0)) }
  let found = discovery(
    paths, request.choice, rules: configuredRules.rules, in: folder.path)
  func name(_ path: FilePath) -> String {
    folder.shown(String(decoding: path.bytes, as: UTF8.self))
  }
  let files = found.sortedFiles.map { file in
    let rules = found.scopes[file.scope].rules.rules.map { " \($0.id)=\($0.severity.name)" }
    return name(file.path) + rules.joined()
  }
  let skipped = found.skipped.map {
    "skipped \(name($0.path)): \("\($0.reason)".prefix { $0 != "(" })"
  }
  let problems = found.problems.map { "problem \(name($0.path)): \($0.message)" }
  return files + skipped + problems + found.configurationProblems.map { folder.shown(text($0)) }
}
