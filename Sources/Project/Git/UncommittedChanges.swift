import Platform

/// Finds changes that Git could not restore.
public struct UncommittedChanges {
  /// The absolute path of the current folder.
  private let currentFolder: FilePath
  /// Asking Git takes time, and a tree may contain many repositories.
  private static let mostRepositories = 16

  /// The nearest folder with `.git` for each folder; nil if there is none.
  private var repositories: [FilePath: FilePath?] = [:]

  public init(currentFolder: FilePath) { self.currentFolder = currentFolder }

  /// The files with changes that are neither committed nor staged, in the same order. Untracked files count as a whole.
  /// Without a repository, or if Git fails, there are none.
  public mutating func files(among paths: [FilePath]) -> [FilePath] {
    var named: [FilePath: [(path: FilePath, actual: FilePath)]] = [:]
    for path in paths {
      // Writing through a link changes the file that it leads to.
      guard let actual = path.absolute(in: currentFolder).resolved,
        let repository = repository(of: actual.folder)
      else { continue }
      named[repository, default: []].append((path, actual))
    }
    var found: Set<FilePath> = []
    for (repository, files) in named.sorted(by: { $0.key < $1.key }).prefix(Self.mostRepositories) {
      guard let tree = try? GitWorkTree(containing: repository),
        let names = try? Set(tree.unstagedFiles().map { PathKey($0) })
      else { continue }
      for file in files where names.contains(PathKey(file.actual.relative(to: tree.root))) {
        found.insert(file.path)
      }
    }
    return paths.filter(found.contains)
  }

  private mutating func repository(of folder: FilePath) -> FilePath? {
    if let known = repositories[folder] { return known }
    let isRoot = (try? FileStatus(path: folder.appending(".git").bytes)) != nil
    let repository =
      isRoot ? folder : folder.bytes.count > 1 ? self.repository(of: folder.folder) : nil
    repositories[folder] = .some(repository)
    return repository
  }
}
