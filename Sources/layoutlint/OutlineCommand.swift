import LayoutScene
import LintEngine
import Platform
import Reporting

/// `layoutlint outline [PATH …]`: shows the tree of views that the code of classes lays out, and what a change does to it.
struct OutlineCommand {
  private let invocation: Invocation
  private let workspace: Workspace

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    try invocation.refuseContradictions()
    workspace = try Workspace(invocation)
    if workspace.readsStandardInput(invocation) {
      throw UsageError("`outline` reads no standard input", "name files and folders")
    }
  }

  func run() throws(UsageError) -> ExitStatus {
    let discovery = FileDiscovery(
      try workspace.paths(of: invocation), workspace.search, findsContext: true)
    Console.report(discovery.configurationWarnings)
    guard discovery.configurationProblems.isEmpty else {
      Console.report(discovery.configurationProblems)
      return .failure
    }
    Console.report(discovery.skipped)
    var reader = SceneFiles(discovery)
    reader.read()
    let wanted = try wantedTypes(reader)
    let output: [UInt8]
    if let revision = invocation.value(.diff) {
      output = try comparison(reader, wanted, since: revision)
    } else {
      output = outline(reader, wanted)
    }
    let written = format == .json ? Console.write(output, .json) : Console.show(output)
    return max(written, reader.hasFailed ? .failure : .success)
  }

  private var format: OutlineFormat {
    invocation.value(.format).flatMap(OutlineFormat.init(rawValue:)) ?? .text
  }

  /// The names of the classes to show.
  private func wantedTypes(_ reader: SceneFiles) throws(UsageError) -> Set<String> {
    guard let name = invocation.value(.type) else { return reader.selectedTypes }
    let known = reader.project.types
    // A name stands for a nested class, too.
    let found = known.filter { $0 == name || $0.hasSuffix("." + name) }
    guard found.isEmpty else { return Set(found) }
    throw UsageError(
      "no code lays out a class `\(name)`",
      didYouMean(name, known) ?? "`layoutlint outline` without `--type` shows all classes")
  }

  private func outline(_ reader: SceneFiles, _ types: Set<String>) -> [UInt8] {
    var scenes = reader.project.scenes(of: types)
    if !invocation.has(.type) { scenes.removeAll(where: \.isEmpty) }
    var output: [UInt8] = []
    if scenes.isEmpty, format == .text {
      output.append("no code in these files adds or constrains a view\n")
    } else {
      OutlineReport(
        scenes, style: invocation.style, width: StandardStream.output.terminalWidth ?? 80
      ).render(format, into: &output)
    }
    return output
  }

  private func comparison(
    _ reader: SceneFiles, _ types: Set<String>, since revision: String
  ) throws(UsageError) -> [UInt8] {
    var before = reader
    do throws(GitError) {
      try before.goBack(to: revision, in: workspace.currentFolder)
    } catch {
      throw UsageError(error)
    }
    let all = invocation.has(.type) ? types : types.union(before.selectedTypes)
    let comparison = OutlineComparison(
      before.project.scenes(of: all), reader.project.scenes(of: all), style: invocation.style)
    var output: [UInt8] = []
    comparison.render(format, into: &output)
    return output
  }
}

/// The files of a run, read for the scenes of their classes.
private struct SceneFiles {
  private let discovery: FileDiscovery
  private let reader = ViewReader()
  /// The files that the command is about; the others say more about their classes.
  private var selected: Set<String> = []
  private(set) var project = SceneProject()
  /// Whether a file could not be read.
  private(set) var hasFailed = false

  init(_ discovery: FileDiscovery) { self.discovery = discovery }

  /// The classes that the files of the command lay out.
  var selectedTypes: Set<String> { Set(selected.flatMap(project.types(inFile:))) }

  mutating func read() {
    for problem in discovery.problems {
      hasFailed = true
      Console.report(problem.message, problem.advice, about: problem.path.bytes)
    }
    for file in discovery.sortedFiles {
      selected.insert(String(decoding: file.path.bytes, as: UTF8.self))
      read(file, reports: true)
    }
    for file in discovery.contextFiles { read(file, reports: false) }
  }

  private mutating func read(_ file: FileDiscovery.File, reports: Bool) {
    let scope = discovery.scopes[file.scope]
    do throws(SystemError) {
      add(try readFile(file.path.systemBytes, most: scope.mostBytes), file)
    } catch {
      guard reports else { return }
      hasFailed = true
      Console.report(
        "cannot be read: \(error.text)", "check its permissions", about: file.path.systemBytes)
    }
  }

  private mutating func add(_ text: [UInt8], _ file: FileDiscovery.File) {
    guard let view = reader.read(text, discovery.scopes[file.scope]) else { return }
    project.add(view, path: String(decoding: file.path.bytes, as: UTF8.self))
  }

  /// Turns to the contents that files had where the current branch left a revision.
  mutating func goBack(to revision: String, in folder: FilePath) throws(GitError) {
    let workTree = try GitWorkTree(containing: folder)
    let changed = try GitDifference(.since(revision: revision), in: workTree).changes
    let files = (discovery.files + discovery.contextFiles).map {
      ($0.path.absolute(in: folder).relative(to: workTree.root), $0)
    }
    let known = Dictionary(files, uniquingKeysWith: { first, _ in first })
    for change in changed {
      guard let file = known[change.path] else { continue }
      project.remove(path: String(decoding: file.path.bytes, as: UTF8.self))
    }
    for (path, text) in try workTree.earlierTexts(since: revision) {
      if let file = known[path] {
        add(text, file)
      } else if let scope = discovery.files.first?.scope {
        // The file is gone: where it was says whether the command is about it.
        let named = path.absolute(in: workTree.root).relative(to: folder)
        let gone = FileDiscovery.File(path: named, byteCount: text.count, scope: scope)
        selected.insert(String(decoding: named.bytes, as: UTF8.self))
        add(text, gone)
      }
    }
  }
}
