import Platform
import Project
import Reporting
import RuleKit
import Rules

/// The folder that the program runs in, and how it finds files: shared by several commands.
struct Workspace {
  let currentFolder: FilePath
  let search: ConfigurationSearch
  let choice: DiscoveryChoice
  let known: KnownNames

  init(
    _ invocation: Invocation, searchesConfigurations: Bool = true
  ) throws(UsageError) {
    guard !invocation.operands.contains(where: \.bytes.isEmpty) else {
      throw UsageError("a path is empty", "name a file or folder; `.` is the current folder")
    }
    currentFolder = try Self.folder()
    known = KnownNames(rules: Catalog.rules, reporters: ReportFormat.names) { start in
      ReportFormat.isReport(start, rules: Catalog.rules.map { $0.id })
    }
    var choice = try invocation.discoveryChoice()
    if let context = invocation.file(.context) {
      let folder = context.tidied
      guard (try? FileStatus(path: folder.systemBytes))?.kind == .folder else {
        throw UsageError(
          "there is no folder `\(context.text)`", "`--context` needs the folder of a project")
      }
      choice.context = folder.absolute(in: currentFolder)
    }
    if !searchesConfigurations { choice.searchesConfigurations = false }
    self.choice = choice
    search = ConfigurationSearch(choice, known: known, currentFolder: currentFolder)
  }

  init(ofFiles invocation: Invocation, _ command: String) throws(UsageError) {
    try self.init(invocation)
    if invocation.readsStandardInput {
      throw UsageError("`\(command)` reads no standard input", "name files and folders")
    }
  }

  /// The files that paths are about, with those of their projects.
  ///
  /// - Returns: nil after a message if a configuration is wrong.
  func discovery(_ invocation: Invocation) throws(UsageError) -> FileDiscovery? {
    var paths = try paths(of: invocation)
    if invocation.revision != nil, invocation.operands.isEmpty, !invocation.has(.filesFrom) {
      // The whole repository, as in Git and `lint`.
      let root = try asUsageError { () throws(GitError) in
        try GitWorkTree(containing: currentFolder).root
      }
      paths = [FilePath(bytes: root.seen(from: currentFolder).systemBytes)]
    }
    let discovery = FileDiscovery(paths, search, findsContext: true)
    guard Console.accepts(discovery) else { return nil }
    Console.report(discovery.skipped)
    return discovery
  }

  /// The configuration of a path, and what has found it; nil after a message if there is no such path, or if a
  /// configuration is wrong.
  ///
  /// - Parameter path: empty for the current folder.
  func configuration(of path: FilePath) -> (FoundConfiguration, ConfigurationSearch)? {
    var isFolder = true
    do throws(SystemError) {
      if !path.bytes.isEmpty { isFolder = try FileStatus(path: path.bytes).kind == .folder }
    } catch {
      Console.report("\(error.text)", "name a file or folder", about: path.bytes)
      return nil
    }
    var search = search
    let found = search.find(path.absolute(in: currentFolder), isFolder: isFolder)
    Console.report(search.warnings + search.problems)
    guard search.problems.isEmpty else { return nil }
    Console.report(search.passedOver)
    return (found, search)
  }

  static func folder() throws(UsageError) -> FilePath {
    do throws(SystemError) {
      return FilePath(bytes: try Platform.currentFolder())
    } catch {
      throw UsageError(
        "the current folder has no path: \(error.text)", "change to one that exists")
    }
  }

  /// The paths to lint: those of the command line and of `--files-from`, the current folder if there are none.
  func paths(of invocation: Invocation) throws(UsageError) -> [FilePath] {
    guard let list = invocation.file(.filesFrom) else {
      return invocation.operands.isEmpty ? [FilePath(".")] : invocation.operands
    }
    let name = list.text
    do throws(SystemError) {
      let bytes =
        name == "-"
        ? try readStandardInput(most: InputLimit.list)
        : try readFile(list.bytes, most: InputLimit.list, waitsForPipes: true)
      let listed =
        invocation.has(.null)
        ? bytes.split(separator: 0).map { FilePath(bytes: Array($0)) }
        : lines(of: bytes).map { FilePath(bytes: $0) }
      return invocation.operands + listed
    } catch {
      throw UsageError(
        "the paths of `\(name)` cannot be read: \(error.text)",
        "name a file with one path per line, or `-` for the standard input")
    }
  }

  /// The absolute path whose configuration determines the settings of the whole run: the first path.
  func settingsPlace(_ paths: [FilePath]) -> (path: FilePath, isFolder: Bool) {
    guard let first = paths.first, first.bytes != [UInt8(ascii: "-")] else {
      return (currentFolder, true)
    }
    let isFolder = (try? FileStatus(path: first.tidied.bytes))?.kind != .file
    return (first.absolute(in: currentFolder), isFolder)
  }
}

extension Invocation {
  fileprivate func discoveryChoice() throws(UsageError) -> DiscoveryChoice {
    var choice = DiscoveryChoice()
    choice.respectsGitIgnore = !has(.noGitignore)
    choice.respectsExcludes = !has(.noExclude)
    choice.searchesConfigurations = !has(.noConfig)
    choice.configuration = file(.config)
    choice.requiresReason = has(.requireReason)
    if has(.strict) {
      choice.strictness = value(.strict).flatMap(Strictness.init(rawValue:)) ?? .all
    }
    choice.listsSkipped = has(.skipped)
    choice.countsPlaces = has(.statistics)
    choice.presets = list(.preset).compactMap(Preset.init(rawValue:))
    choice.selection = RuleSelection(
      only: list(.only), enabled: list(.enable), disabled: list(.disable),
      fixable: list(.fixable), unfixable: list(.unfixable))
    do {
      try choice.selection.check(against: Catalog.rules)
    } catch {
      throw UsageError(error)
    }
    return choice
  }
}
