import Platform

/// The files that are context for each other: those of a repository or, without one, of the folder of the outermost
/// configuration in use, or else of a named folder. `context` in a configuration, or on the command line, narrows it.
///
/// What a file's findings are does not depend on which files of its project a run is about.
public struct ProjectContext: Sendable, Hashable {
  /// The absolute path of its folder; nil for files of which no project is known.
  public let folder: FilePath?
}

/// The projects of a run, each with an index.
package final class ProjectTable {
  /// The index of no project.
  package static let none = 0

  private(set) var projects = [ProjectContext(folder: nil)]
  private var indices: [FilePath: Int] = [:]

  /// The index of the project in a folder.
  ///
  /// - Parameter folder: absolute.
  func index(of folder: FilePath) -> Int {
    if let known = indices[folder] { return known }
    projects.append(ProjectContext(folder: folder))
    indices[folder] = projects.count - 1
    return projects.count - 1
  }
}
