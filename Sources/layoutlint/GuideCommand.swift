import Guide
import Learning
import Platform
import Project
import RuleKit
import Rules

/// `layoutlint guide [PATH]`: writes the team's document on how it writes view code.
struct GuideCommand {
  private let invocation: Invocation
  private let workspace: Workspace

  init(_ invocation: Invocation) throws(UsageError) {
    guard invocation.operands.count <= 1 else {
      throw UsageError("`guide` takes one path", "name a file or folder")
    }
    if invocation.has(.check), invocation.has(.output) {
      throw UsageError("`--check` and `--output` contradict each other", "remove one of them")
    }
    self.invocation = invocation
    try invocation.refuseContradictions()
    workspace = try Workspace(invocation)
  }

  func run() -> ExitStatus {
    let path = invocation.operands.first?.tidied ?? FilePath(bytes: [])
    guard let team = Team(of: path, workspace) else { return .failure }
    let guide = TeamGuide(team.style, rules: team.rules, known: Catalog.rules, code: team.code)
    let text = guide.markdown()
    if let file = invocation.file(.check) { return check(file, against: text) }
    guard let file = invocation.file(.output) else {
      return Console.writeSource(Array(text.utf8), "the document")
    }
    var merged = text
    if (try? FileStatus(path: file.bytes)) != nil {
      guard let parts = TeamParts.reading(file)?.parts else { return .failure }
      merged = parts.merged(into: text)
    }
    return Console.writeSource(
      Array(merged.utf8), "the document", to: file, workspace.writer(for: invocation.operands))
  }

  /// Compares a document with what would be written over it.
  private func check(_ file: FilePath, against text: String) -> ExitStatus {
    guard let (old, parts) = TeamParts.reading(file) else { return .failure }
    // Links and figures change with the code.
    guard TeamGuide.decided(old) != TeamGuide.decided(parts.merged(into: text)) else {
      return .success
    }
    let name = String(decoding: file.bytes, as: UTF8.self)
    Console.report(
      "is out of step with the configuration",
      "write it again with `layoutlint guide --output \(name)`, which keeps what is between the markers of the team",
      about: file.bytes)
    return .found
  }
}

extension TeamParts {
  /// Reads a document with the parts of the team; reports what is wrong with it.
  fileprivate static func reading(_ file: FilePath) -> (text: String, parts: TeamParts)? {
    do throws(SystemError) {
      let bytes = try readFile(file.bytes, most: InputLimit.list, waitsForPipes: true)
      let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
      do throws(TeamParts.Problem) {
        return (text, try TeamParts(of: text))
      } catch {
        let name = String(decoding: file.bytes, as: UTF8.self)
        Console.report(
          "\(name):\(error.line): \(error.message)", error.advice)
        return nil
      }
    } catch {
      Console.report(
        "cannot be read: \(error.text)",
        "write it with `layoutlint guide --output FILE`", about: file.bytes)
      return nil
    }
  }
}

/// The style of the team whose configuration governs a path.
struct Team {
  let style: TeamStyle
  let rules: RuleSet
  let code: TeamCode

  /// Reads the configuration of a path; nil after a message if that fails.
  ///
  /// - Parameter path: empty for the current folder.
  init?(of path: FilePath, _ workspace: Workspace) {
    var isFolder = true
    do throws(SystemError) {
      if !path.bytes.isEmpty { isFolder = try FileStatus(path: path.bytes).kind == .folder }
    } catch {
      Console.report("\(error.text)", "name a file or folder", about: path.bytes)
      return nil
    }
    var search = workspace.search
    let found = search.find(path.absolute(in: workspace.currentFolder), isFolder: isFolder)
    Console.report(search.warnings)
    guard search.problems.isEmpty else {
      Console.report(search.problems)
      return nil
    }
    Console.report(search.passedOver)
    let rules = search.rules(of: found)
    let leavesOpen = Catalog.rules.contains { rule in
      let style = found.configuration.rules[rule.id]?.options["style"]?.value
      return rules.runs(rule.id) && rule.optionText("style", style) == "majority"
    }
    var ways: [String: String] = [:]
    var code = TeamCode()
    if isFolder {
      let discovery = FileDiscovery([FilePath(bytes: path.systemBytes)], workspace.search)
      let learner = ConventionLearner(
        rules: Catalog.rules, helperSearch: Catalog.helperSearch, threads: processorCount())
      if leavesOpen { ways = learner.majorities(discovery) }
      let root = found.root ?? workspace.currentFolder
      code = TeamCode(learner.learn(discovery), rules: rules, texts: Self.texts(of: discovery)) {
        $0.absolute(in: workspace.currentFolder).relative(to: root)
      }
    }
    style = TeamStyle(
      found.configuration, rules: rules, known: Catalog.rules, ways: ways, code: code)
    self.rules = rules
    self.code = code
  }

  /// Some files, from all parts of the code.
  private static func texts(of discovery: FileDiscovery) -> [String] {
    let files = discovery.sortedFiles
    let step = max(1, files.count / 32)
    return stride(from: 0, to: files.count, by: step).compactMap { index in
      let path = files[index].path.systemBytes
      return (try? readFile(path, most: InputLimit.list)).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }
}
