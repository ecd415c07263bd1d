import Platform
import RuleKit

/// Finds the configuration of single files and folders, in the same way as a walk.
public struct ConfigurationSearch {
  package let store: ConfigurationStore
  let choice: DiscoveryChoice
  private(set) var contexts: FolderContexts

  public init(_ choice: DiscoveryChoice, known: KnownNames, currentFolder: FilePath) {
    self.choice = choice
    store = ConfigurationStore(known: known, currentFolder: currentFolder, choice: choice)
    contexts = FolderContexts(store: store, choice: choice, fixedConfiguration: nil)
    guard let file = choice.configuration?.absolute(in: currentFolder) else { return }
    // The paths in it must be inside its own repository or folder: it may come from an untrusted pull request.
    let place = NamedPlace(asking: file, isFolder: false)
    let root = contexts.context(of: file.folder, for: place).root
    let fixed = store.configuration(at: file, root: root, isNamed: true)
    contexts = FolderContexts(store: store, choice: choice, fixedConfiguration: fixed)
  }

  /// The configurations that were ignored because another user owns them, sorted by path.
  public var passedOver: [SkippedPath] {
    store.passedOver.sorted().map { SkippedPath(path: $0, reason: .foreignConfiguration) }
  }

  /// The problems of the configurations read so far, in the order of their files.
  public var problems: [ConfigurationProblem] {
    store.problems.sorted(by: ConfigurationProblem.precedes)
  }

  /// The warnings of these configurations, in the same order.
  public var warnings: [ConfigurationProblem] {
    store.warnings.sorted(by: ConfigurationProblem.precedes)
  }

  /// The rules that run with the settings that were found for a file or folder.
  public func rules(of found: FoundConfiguration) -> RuleSet {
    found.configuration.scope(choice, store.known).rules
  }

  /// The settings for a file or folder, and the root of its repository.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - isFolder: whether it is a folder; it need not exist.
  public mutating func find(
    _ path: FilePath, isFolder: Bool
  ) -> FoundConfiguration {
    let place = NamedPlace(asking: path, isFolder: isFolder)
    let context = contexts.context(of: isFolder ? path : path.folder, for: place)
    let configuration = store.configurations[context.configuration]
    return FoundConfiguration(
      configuration: isFolder ? configuration : configuration.effective(for: path),
      isExcluded: isFolder
        ? context.isExcluded : contexts.isExcluded(path, isFolder: false, in: context),
      root: context.repository, includesOverrides: !isFolder)
  }
}

/// The settings for one file or folder.
public struct FoundConfiguration: Sendable {
  /// Including overrides, for a file.
  public var configuration: Configuration
  /// Whether it is excluded.
  public var isExcluded: Bool
  /// The absolute path of the repository's root; nil outside of a repository.
  public var root: FilePath?
  /// Whether overrides have been applied, as they are for a file.
  public var includesOverrides: Bool
}
