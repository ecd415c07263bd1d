import Platform
import RuleKit

/// The configurations of a run: each file is read once, and each folder is searched once.
///
/// The configuration of a file is the nearest one from its folder upwards to the root of the repository or, without a
/// repository, of the file system. Above a named path, configurations of other users are ignored.
package final class ConfigurationStore {
  /// The names that configurations may use.
  let known: KnownNames
  /// The absolute path of the current folder.
  package let currentFolder: FilePath
  /// The presets of the command line, in place of those in configurations.
  let presets: [Preset]
  /// The projects of the folders.
  let projects = ProjectTable()
  /// The rules of the command line.
  private let selection: RuleSelection
  /// Texts that are used instead of those on disk.
  private let texts: [FilePath: [UInt8]]
  /// The problems of the configurations that were read.
  private(set) var problems: [ConfigurationProblem] = []
  /// The warnings of these configurations.
  private(set) var warnings: [ConfigurationProblem] = []
  /// All of them.
  private var reported: Set<ConfigurationProblem> = []

  /// The ignored configurations of other users, as displayed.
  private(set) var passedOver: Set<FilePath> = []

  /// A configuration file, and the root for the paths in it.
  private struct Key: Hashable {
    var path: FilePath
    var root: TrustedRoot
  }

  package private(set) var configurations: [Configuration]
  private var indices: [Key: Int] = [:]
  private var files: [FilePath: ConfigurationFile?] = [:]
  private var filesInBadChains: Set<FilePath> = []

  /// The index of the configuration without a file.
  static let standard = 0

  init(known: KnownNames, currentFolder: FilePath, choice: DiscoveryChoice) {
    self.known = known
    self.currentFolder = currentFolder
    presets = choice.presets
    selection = choice.selection
    texts = choice.texts
    configurations = [.standard(known.rules, presets: presets)]
  }

  /// The index in `configurations` of a configuration file combined with what it extends.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - root: the root for the paths in it.
  ///   - isNamed: whether the user named it, so that it may be a pipe, and may be anywhere.
  func configuration(at path: FilePath, root: TrustedRoot, isNamed: Bool = false) -> Int {
    let key = Key(path: path, root: root)
    if let index = indices[key] { return index }
    var configuration = Configuration()
    var resolver = ConfigurationResolver(self, root: root)
    if isNamed || resolver.mayBeRead(path), let file = file(at: path, isNamed: isNamed) {
      configuration = resolver.resolved(file, at: path)
      configuration.path = file.path
      // Without a named preset, everything starts from the default configuration.
      if !configuration.namesPreset {
        let own = configuration
        configuration = .standard(known.rules)
        configuration.path = own.path
        configuration.extends = own.extends
        configuration.merge(own)
      }
    }
    // Judged as the files are, whatever the command line turns on.
    configuration.clashProblems(known.rules).forEach(report)
    if !presets.isEmpty { configuration = configuration.withRules(of: presets, known.rules) }
    configuration.findUsedFamilies(known.rules)
    if presets.isEmpty {
      configuration.idleOptionProblems(known.rules, selection).forEach(report)
    }
    configurations.append(configuration)
    indices[key] = configurations.count - 1
    return configurations.count - 1
  }

  func report(_ problem: ConfigurationProblem) {
    guard reported.insert(problem).inserted else { return }
    if problem.isWarning { warnings.append(problem) } else { problems.append(problem) }
  }

  /// Reports a folder with a configuration under a misspelled name.
  func reportMisspelled(in folder: FilePath) {
    let path = shown(folder.appending(ConfigurationName.misspelledFile))
    report(
      ConfigurationProblem(
        ConfigurationPlace(path: path, line: 1, column: 1), "no configuration is read from here",
        advice: "rename the file to `\(ConfigurationName.file)`"))
  }

  /// Records that a configuration of another user was ignored.
  func passOver(_ path: FilePath) { passedOver.insert(shown(path)) }

  /// Whether none of the files belonged to a reported chain before; marks all of them.
  func isFirstProblem(of chain: ArraySlice<FilePath>) -> Bool {
    defer { filesInBadChains.formUnion(chain) }
    return filesInBadChains.isDisjoint(with: chain)
  }

  /// The outermost folder whose configuration is used: the nearest one, or the last in its chain of `extends: ..`.
  /// Outside of a repository it is the root.
  ///
  /// - Parameter folders: absolute, each with a configuration, from the nearest one upwards; not empty.
  func outermostUsed(of folders: [FilePath]) -> FilePath {
    var index = 0
    while index + 1 < folders.count {
      let folder = folders[index]
      let path = folder.appending(ConfigurationName.file)
      let root = TrustedRoot(folder: folder, isRepository: false)
      guard root.refusal(of: path) == nil, let file = file(at: path) else { break }
      // More are refused once the file is used.
      let extends = file.extends?.prefix(ConfigurationResolver.mostFiles) ?? []
      let above = extends.compactMap { entry -> Int? in
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

  /// The same for a folder that a walk has come to.
  ///
  /// - Parameters:
  ///   - folder: absolute, with a configuration.
  ///   - root: where the walk has begun, or a folder above it.
  func outermostUsed(from folder: FilePath, below root: FilePath) -> FilePath {
    let extends = file(at: folder.appending(ConfigurationName.file))?.extends ?? []
    let extendsPath = extends.contains { if case .path = $0.value { true } else { false } }
    guard extendsPath else { return folder }
    var folders = [folder]
    var above = folder
    while above != root, above.bytes.count > 1 {
      above = above.folder
      let path = above.appending(ConfigurationName.file)
      if (try? FileStatus(path: path.bytes))?.kind == .file { folders.append(above) }
    }
    return outermostUsed(of: folders)
  }

  /// A path as displayed.
  func shown(_ path: FilePath) -> FilePath { path.relative(to: currentFolder) }

  /// The content of a configuration file; nil if it cannot be read.
  ///
  /// - Parameter path: absolute.
  func file(at path: FilePath, isNamed: Bool = false) -> ConfigurationFile? {
    if let known = files[path] { return known }
    let shown = shown(path)
    var file: ConfigurationFile?
    do throws(SystemError) {
      let bytes =
        if let text = texts[path] { text } else {
          try readFile(path.bytes, most: Self.maximumByteCount, waitsForPipes: isNamed)
        }
      var reader = ConfigurationReader(path: shown, folder: path.folder, known: known)
      file = reader.read(bytes, isConfiguration: isMeant(path, isNamed: isNamed))
      problems += reader.problems
      warnings += reader.warnings
      reported.formUnion(reader.problems + reader.warnings)
    } catch {
      report(ConfigurationProblem(unread: shown, error, most: Self.maximumByteCount))
    }
    files[path] = .some(file)
    return file
  }

  /// Whether a file is meant to be a configuration. A link or `extends` may lead to anything, such as a file with
  /// passwords.
  private func isMeant(_ path: FilePath, isNamed: Bool) -> Bool {
    guard isNamed else {
      return (path.resolved ?? path).name.elementsEqual(ConfigurationName.file.utf8)
    }
    // `--config <(…)` is a link to a pipe.
    return (try? FileStatus(linkPath: path.bytes))?.kind != .link
      || (try? FileStatus(path: path.bytes))?.kind == .special
  }

  /// A bound on what a pull request can make the program read, far above real configurations.
  private static let maximumByteCount = 1 << 20
}
