import LayoutModel
import Project

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
