import Learning
import Platform
import Project
import Reporting
import RuleKit
import Rules

/// `layoutlint guide [PATH]`: writes the team's document on how it writes view code.
struct GuideCommand {
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let workspace = try Workspace(invocation)
    let path = invocation.operands.first?.tidied ?? FilePath(bytes: [])
    guard let guide = guide(of: path, workspace) else { return .failure }
    if let file = invocation.file(.check) {
      // Compares a document with what would be written over it.
      guard let old = read(file) else { return .failure }
      if guide.isInStep(with: old) { return .success }
      Console.report(
        "is out of step with the configuration", "run `layoutlint guide --output \(file.text)`",
        about: file.bytes)
      return .found
    }
    guard let file = invocation.file(.output) else {
      return Console.writeSource(Array(guide.markdown.utf8), "the document")
    }
    let writer = workspace.search.writer(for: invocation.operands)
    if let link = writer.linkLeadingOut(of: file) {
      Console.report(link.message, link.advice, about: file.bytes)
      return .failure
    }
    var text = guide.markdown
    if (try? FileStatus(path: file.bytes)) != nil {
      guard let old = read(file) else { return .failure }
      guard let merged = guide.markdown(over: old) else {
        Console.report(
          "was not written by `layoutlint guide` and is kept", "name another file, or remove it",
          about: file.bytes)
        return .failure
      }
      text = merged
    }
    return Console.writeSource(Array(text.utf8), "the document", to: file, writer)
  }

  private func read(_ file: FilePath) -> String? {
    readText(file, "cannot be read", "write it with `layoutlint guide --output FILE`")
  }

  /// The document for the configuration of a path, with places of the files in it; nil after a message if that fails.
  ///
  /// - Parameter path: empty for the current folder.
  private func guide(of path: FilePath, _ workspace: Workspace) -> TeamGuide? {
    guard case (let found, let search)? = workspace.configuration(of: path) else { return nil }
    let rules = search.rules(of: found)
    let active = Catalog.rules.filter { rules.runs($0.id) }
    // What is on for everyone in frame code is a mistake, and no choice of the team.
    let conventions = active.filter {
      let rule = $0.description
      return rule.family == .cookbook || (rule.family == .frames && rule.defaultSeverity == .off)
    }
    let options = Dictionary(
      uniqueKeysWithValues: conventions.map {
        ($0.id, (found.configuration.rules[$0.id]?.options ?? [:]).mapValues(\.value))
      })
    let learner = ConventionLearner(
      rules: Catalog.rules, threads: processorCount())
    let discovery = FileDiscovery([FilePath(bytes: path.systemBytes)], workspace.search)
    let kept = Dictionary(
      uniqueKeysWithValues: learner.figures(options, in: discovery)
        .map { ($0.rule.id, $0.choices[0].examples) })
    let root = found.root ?? workspace.currentFolder
    let sections = conventions.map { rule -> TeamGuide.Section in
      let places = (kept[rule.id] ?? []).prefix(Self.mostPlaces).compactMap { place in
        (try? readFile(place.path.systemBytes, most: InputLimit.list)).map {
          TeamGuide.Place(
            place.path.absolute(in: workspace.currentFolder).relative(to: root), line: place.line,
            in: $0)
        }
      }
      return (rule.description, found.settings(of: rule, among: Catalog.rules), places)
    }
    return TeamGuide(
      sections, mistakeCount: active.count { $0.description.family.isAboutMistakes })
  }

  private static let mostPlaces = 2
}
