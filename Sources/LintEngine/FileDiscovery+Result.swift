import LayoutModel
import Platform
import Project

extension FileDiscovery {
  /// The files that were read without the rest of their project.
  public func filesAlone(_ result: LintResult) -> [FilePath] {
    files.filter {
      $0.project == ProjectTable.none || result.incompleteProjects.contains($0.project)
    }.map(\.path)
  }

  /// Why the findings of some files do not rely on all files of their project, and what to do about it; nil if they do.
  public func reasonOfMissingContext(
    _ result: LintResult
  ) -> (message: String, advice: String)? {
    func text(_ path: FilePath) -> String { "`\(String(decoding: path.bytes, as: UTF8.self))`" }
    let loose = files.filter { $0.project == ProjectTable.none }
    if let first = loose.min(by: { $0.path < $1.path })?.path {
      let others = loose.count > 1 ? " and \(loose.count - 1) more" : ""
      return (
        "\(text(first))\(others) \(loose.count > 1 ? "belong" : "belongs") to no repository and no configuration",
        "name the folder of the project, or `--context FOLDER`"
      )
    }
    guard !result.incompleteProjects.isEmpty else { return nil }
    if let problem = result.contextProblems.first {
      return ("\(text(problem.path)): \(problem.message)", problem.advice)
    }
    // What could not be read of the files themselves is reported anyway.
    guard result.problems.isEmpty else { return nil }
    let folders = result.incompleteProjects.compactMap { projects[$0].folder }.sorted()
    return folders.first.map {
      (
        "\(text($0)) has too many folders",
        "`--context FOLDER`, or `context` in the configuration, narrows the project"
      )
    }
  }
}

extension FileDiscovery {
  /// What configuration files name although the code has no such thing: globs, helpers and patterns of setup functions.
  /// Only files in a folder that was linted as a whole count.
  public func idleSettings(
    _ result: LintResult, _ search: ConfigurationSearch
  ) -> [ConfigurationProblem] {
    var problems = Set(idleGlobs)
    func add(_ origin: ConfigurationOrigin, _ message: String, _ advice: String) {
      guard case .file(let place) = origin,
        place.path.absolute(in: search.store.currentFolder).isInside(oneOf: walkedFolders)
      else { return }
      problems.insert(ConfigurationProblem(place, message, advice: advice, isWarning: true))
    }
    // What could not be read may call anything.
    guard !walkedFolders.isEmpty, result.problems.isEmpty else {
      return problems.sorted(by: ConfigurationProblem.precedes)
    }
    for configuration in search.store.configurations {
      for (name, uses) in configuration.layoutHelpers
      where !result.nameUses.contain(helper: name) {
        add(
          uses.origin, "no file calls the layout helper `\(name)`",
          "correct the name, or remove the line")
      }
      for pattern in configuration.setupFunctions
      where !result.nameUses.contain(setupPattern: pattern.value) {
        add(
          pattern.origin,
          "no function that may set up a view matches `\(pattern.value)` of `setup_functions`",
          "correct the pattern, or remove it; only functions without parameters set up views")
      }
    }
    return problems.sorted(by: ConfigurationProblem.precedes)
  }
}

extension GitSelection {
  /// Removes the findings that are on no changed line. Asks Git each time, since fixes move lines.
  ///
  /// - Returns: the removed findings.
  @discardableResult public func keepChangedLines(
    _ result: inout LintResult
  ) throws(GitError) -> [Diagnostic] {
    guard !result.diagnostics.isEmpty else { return [] }
    let lines = try difference.changedLines()
    var last: (path: FilePath, inTree: FilePath)?
    var others: [Diagnostic] = []
    result.diagnostics.removeAll { diagnostic in
      if last?.path != diagnostic.path {
        last = (diagnostic.path, pathInTree(diagnostic.path))
      }
      let isKept = lines.touch(diagnostic.lines, of: last?.inTree ?? diagnostic.path)
      if !isKept { others.append(diagnostic) }
      return !isKept
    }
    return others
  }
}
