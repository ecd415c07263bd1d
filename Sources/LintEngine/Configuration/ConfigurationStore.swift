import Platform

/// The configurations of a run: each file is read once, and each folder looked at once.
///
/// The configuration of a file is the nearest one from its folder upwards to the root of the repository; where there is
/// no repository, to the root of the file system. One of a folder above what was named that belongs to another user is
/// passed over.
final class ConfigurationStore {
  /// What configurations are checked against.
  let known: KnownNames
  /// The absolute path of the current folder.
  let currentFolder: FilePath
  /// What is wrong with the configurations that were read.
  private(set) var problems: [ConfigurationProblem] = []
  /// What has no effect in them.
  private(set) var warnings: [ConfigurationProblem] = []

  /// The configurations of other users that were passed over, as they are shown.
  private(set) var passedOver: Set<FilePath> = []

  /// A configuration file, and what it may name.
  private struct Key: Hashable {
    var path: FilePath
    var root: TrustedRoot
  }

  private(set) var configurations: [Configuration]
  private var indices: [Key: Int] = [:]
  private var files: [FilePath: ConfigurationFile?] = [:]
  private var filesInBadChains: Set<FilePath> = []

  /// The index of what holds where there is no configuration file.
  static let standard = 0

  init(known: KnownNames, currentFolder: FilePath) {
    self.known = known
    self.currentFolder = currentFolder
    configurations = [.standard(known.rules)]
  }

  /// The index in `configurations` of a configuration file, with what it extends.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - root: what it may name.
  ///   - isNamed: by the user, so that it may be a pipe, and stand anywhere.
  func configuration(at path: FilePath, root: TrustedRoot, isNamed: Bool = false) -> Int {
    let key = Key(path: path, root: root)
    if let index = indices[key] { return index }
    var configuration = Configuration()
    var resolver = ConfigurationResolver(self, root: root)
    if isNamed || resolver.mayBeRead(path), let file = file(at: path, isNamed: isNamed) {
      configuration = resolver.resolved(file, at: path)
      configuration.path = file.path
      // Where no preset is named on the way, it all begins with the one that holds without a configuration.
      if !configuration.namesPreset {
        let own = configuration
        configuration = .standard(known.rules)
        configuration.path = own.path
        configuration.extends = own.extends
        configuration.merge(own)
      }
    }
    configurations.append(configuration)
    indices[key] = configurations.count - 1
    return configurations.count - 1
  }

  func report(_ problem: ConfigurationProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Says that a folder has a configuration under a name that nobody reads.
  func reportMisspelled(in folder: FilePath) {
    let path = shown(folder.appending(ConfigurationName.misspelledFile))
    report(
      ConfigurationProblem(
        ConfigurationPlace(path: path, line: 1, column: 1), "no configuration is read from here",
        advice: "rename the file to `\(ConfigurationName.file)`"))
  }

  /// Notes that a configuration of another user was not used.
  func passOver(_ path: FilePath) { passedOver.insert(shown(path)) }

  /// Whether none of the files was called a part of a chain with a mistake before; from now on all of them are.
  func isFirstProblem(of chain: ArraySlice<FilePath>) -> Bool {
    defer { filesInBadChains.formUnion(chain) }
    return filesInBadChains.isDisjoint(with: chain)
  }

  /// The outermost of some folders whose configuration is used: the nearest one, and from there on what is extended as
  /// `extends: ..`. Outside of a repository it is the root.
  ///
  /// - Parameter folders: absolute, each with a configuration, from the nearest one upwards; not empty.
  func outermostUsed(of folders: [FilePath]) -> FilePath {
    var index = 0
    while index + 1 < folders.count {
      let folder = folders[index]
      let path = folder.appending(ConfigurationName.file)
      let root = TrustedRoot(folder: folder, isRepository: false)
      guard root.refusal(of: path) == nil, let file = file(at: path) else { break }
      let above = (file.extends ?? []).compactMap { entry -> Int? in
        guard case .path(let text) = entry.value else { return nil }
        let named = FilePath(text).absolute(in: folder)
        guard named != folder, folder.isInside(named) else { return nil }
        return folders[(index + 1)...].firstIndex(where: named.isInside)
      }
      guard let next = above.max() else { break }
      index = next
    }
    return folders[index]
  }

  /// A path as it is shown.
  func shown(_ path: FilePath) -> FilePath { path.relative(to: currentFolder) }

  /// What a configuration file says; nil where it cannot be read.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - isNamed: by the user.
  func file(at path: FilePath, isNamed: Bool = false) -> ConfigurationFile? {
    if let known = files[path] { return known }
    let shown = shown(path)
    var file: ConfigurationFile?
    do throws(SystemError) {
      let bytes = try readFile(
        path.bytes, most: Self.maximumByteCount, waitsForPipes: isNamed)
      var reader = ConfigurationReader(path: shown, folder: path.folder, known: known)
      file = reader.read(bytes, isConfiguration: isMeant(path, isNamed: isNamed))
      problems += reader.problems
      warnings += reader.warnings
    } catch {
      report(
        ConfigurationProblem(
          ConfigurationPlace(path: shown, line: 1, column: 1),
          "the configuration cannot be read: \(error.text)", advice: "see that it can be opened"))
    }
    files[path] = .some(file)
    return file
  }

  /// Whether a file is meant to be a configuration. What a link or `extends` leads to may be anything, such as a file with
  /// passwords.
  private func isMeant(_ path: FilePath, isNamed: Bool) -> Bool {
    guard isNamed else {
      return (path.resolved ?? path).name.elementsEqual(ConfigurationName.file.utf8)
    }
    // `--config <(…)` is a link to a pipe.
    return (try? FileStatus(linkPath: path.bytes))?.kind != .link
      || (try? FileStatus(path: path.bytes))?.kind == .special
  }

  /// More than anybody writes; a bound for what a pull request can make the program read.
  private static let maximumByteCount = 1 << 20
}
