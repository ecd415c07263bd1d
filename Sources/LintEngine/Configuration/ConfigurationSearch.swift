/// Finds the configuration of single files and folders, as a walk does for all.
public struct ConfigurationSearch {
  let store: ConfigurationStore
  let choice: DiscoveryChoice
  private(set) var contexts: FolderContexts

  /// - Parameters:
  ///   - choice: how to look.
  ///   - known: what configurations may name.
  ///   - currentFolder: its absolute path.
  public init(_ choice: DiscoveryChoice, known: KnownNames, currentFolder: FilePath) {
    self.choice = choice
    store = ConfigurationStore(known: known, currentFolder: currentFolder)
    contexts = FolderContexts(store: store, choice: choice, fixedConfiguration: nil)
    guard let file = choice.configuration?.absolute(in: currentFolder) else { return }
    // What it names stays inside of its own repository or folder: it may be the file of anybody's pull request.
    let place = NamedPlace(asking: file, isFolder: false)
    let root = contexts.context(of: file.folder, for: place).root
    let fixed = store.configuration(at: file, root: root, isNamed: true)
    contexts = FolderContexts(store: store, choice: choice, fixedConfiguration: fixed)
  }

  /// The configurations that were not used because another user owns them, in the order of their paths.
  public var passedOver: [SkippedPath] {
    store.passedOver.sorted().map { SkippedPath(path: $0, reason: .foreignConfiguration) }
  }

  /// What is wrong with the configurations that were read so far, in the order of their files.
  public var problems: [ConfigurationProblem] {
    store.problems.sorted(by: ConfigurationProblem.precedes)
  }

  /// What has no effect in them, in the same order.
  public var warnings: [ConfigurationProblem] {
    store.warnings.sorted(by: ConfigurationProblem.precedes)
  }

  /// What holds for one file where it is linted by itself, such as a text of the standard input.
  ///
  /// - Parameter path: absolute; need not exist.
  public mutating func scope(of path: FilePath) -> Scope {
    let place = NamedPlace(asking: path, isFolder: false)
    let context = contexts.context(of: path.folder, for: place)
    return store.configurations[context.configuration].settled(for: path)
      .scope(choice, store.known)
  }

  /// What holds for a file or folder, and the root of its repository.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - isFolder: what it is; it need not exist.
  public mutating func find(
    _ path: FilePath, isFolder: Bool
  ) -> FoundConfiguration {
    let place = NamedPlace(asking: path, isFolder: isFolder)
    let context = contexts.context(of: isFolder ? path : path.folder, for: place)
    let configuration = store.configurations[context.configuration]
    return FoundConfiguration(
      configuration: isFolder ? configuration : configuration.settled(for: path),
      isExcluded: isFolder
        ? context.isExcluded : contexts.isExcluded(path, isFolder: false, in: context),
      root: context.repository, isSettled: !isFolder)
  }
}

/// What holds for one file or folder.
public struct FoundConfiguration: Sendable {
  /// With its overrides, for a file.
  public var configuration: Configuration
  /// Whether it is left out.
  public var isExcluded: Bool
  /// The absolute path of the repository's root; nil outside of a repository.
  public var root: FilePath?
  /// Whether the overrides are part of it, as they are for a file.
  public var isSettled: Bool
}
