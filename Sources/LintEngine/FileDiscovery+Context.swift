import Platform
import Project

extension FileDiscovery {
  /// The files that were read without the rest of their project.
  ///
  /// - Parameter result: that of the run over these files.
  public func filesAlone(_ result: LintResult) -> [FilePath] {
    files.filter {
      $0.project == ProjectTable.none || result.incompleteProjects.contains($0.project)
    }.map(\.path)
  }

  /// Why the findings of some files do not rely on all files of their project, and what to do about it; nil if they do.
  ///
  /// - Parameter result: that of the run over these files.
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
