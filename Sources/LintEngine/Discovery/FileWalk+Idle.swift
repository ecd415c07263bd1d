import LayoutModel
import Platform

extension FileWalk {
  /// The globs that match nothing, of configuration files in a folder that was walked as a whole.
  mutating func idleGlobs() -> [ConfigurationProblem] {
    let walked = namedFolderPaths
    guard !walked.isEmpty else { return [] }
    // Configurations share what they extend: a glob matches something if it does in one of them.
    var idle: [ConfigurationPlace: (glob: GlobUses.Idle, count: Int)] = [:]
    var counts: [ConfigurationPlace: Int] = [:]
    for uses in globUses.values {
      for place in uses.places { counts[place, default: 0] += 1 }
      for glob in uses.idle { idle[glob.place, default: (glob, 0)].count += 1 }
    }
    return idle.values.compactMap { glob, count in
      guard count == counts[glob.place], glob.folder.isInside(oneOf: walked),
        contains(glob.place, in: walked)
      else { return nil }
      let place = NamedPlace(asking: glob.folder, isFolder: true)
      let ignored = contexts.context(of: glob.folder, for: place).ignored
      let isExcused = glob.isExcused { ignored?.ignores($0, isFolder: true) ?? false }
      return isExcused ? nil : glob.problem
    }
  }

  /// Whether a place is in a configuration file in one of some folders.
  private func contains(_ place: ConfigurationPlace, in folders: Set<FilePath>) -> Bool {
    let file = place.path.absolute(in: contexts.store.currentFolder)
    return file.isInside(oneOf: folders)
  }
}

extension FileDiscovery {
  /// What configuration files name although the code has no such thing: globs, helpers and patterns of setup functions.
  /// Only files in a folder that was linted as a whole count.
  ///
  /// - Parameters:
  ///   - result: what the run over these files has found.
  ///   - search: the search that the run has used.
  public func idleSettings(
    _ result: LintResult, _ search: ConfigurationSearch
  ) -> [ConfigurationProblem] {
    var problems = Set(idleGlobs)
    func add(_ origin: ConfigurationOrigin, _ message: String, _ advice: String) {
      guard case .file(let place) = origin,
        place.path.absolute(in: search.store.currentFolder).isInside(oneOf: walkedFolders)
      else { return }
      var problem = ConfigurationProblem(place, message, advice: advice)
      problem.isWarning = true
      problems.insert(problem)
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
