import Platform

/// The configurations of a run: each file is read once, and each folder looked at once.
///
/// The configuration of a file is the nearest one from its folder upwards to the root of the repository; where there is
/// no repository, to the root of the file system.
final class ConfigurationStore {
  /// What configurations are checked against.
  let known: KnownNames
  /// The absolute path of the current folder.
  let currentFolder: FilePath
  /// What is wrong with the configurations that were read.
  private(set) var problems: [ConfigurationProblem] = []

  private(set) var configurations: [Configuration]
  private var indices: [FilePath: Int] = [:]
  private var files: [FilePath: ConfigurationFile?] = [:]

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
  ///   - root: the absolute path of the repository's root; nil for no repository.
  ///   - isNamed: by the user, so that it may be a pipe.
  func configuration(at path: FilePath, root: FilePath?, isNamed: Bool = false) -> Int {
    if let index = indices[path] { return index }
    var configuration = Configuration()
    var resolver = ConfigurationResolver(self, root: root)
    if resolver.mayBeRead(path), let file = file(at: path, isNamed: isNamed) {
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
    indices[path] = configurations.count - 1
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

  /// A path as it is shown.
  func shown(_ path: FilePath) -> FilePath { path.relative(to: currentFolder) }

  func file(at path: FilePath, isNamed: Bool = false) -> ConfigurationFile? {
    if let known = files[path] { return known }
    let shown = shown(path)
    var file: ConfigurationFile?
    do throws(SystemError) {
      let bytes = try readFile(
        path.bytes, most: Self.maximumByteCount, waitsForPipes: isNamed)
      var reader = ConfigurationReader(path: shown, folder: path.folder, known: known)
      file = reader.read(bytes)
      problems += reader.problems
    } catch {
      report(
        ConfigurationProblem(
          ConfigurationPlace(path: shown, line: 1, column: 1),
          "the configuration cannot be read: \(error.text)", advice: "see that it can be opened"))
    }
    files[path] = .some(file)
    return file
  }

  /// More than anybody writes; a bound for what a pull request can make the program read.
  private static let maximumByteCount = 1 << 20
}
