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
  func configuration(at path: FilePath, root: FilePath?) -> Int {
    if let index = indices[path] { return index }
    var configuration = Configuration()
    if let file = file(at: path) {
      var chain = [path]
      configuration = resolved(file, globsFrom: file.folder, root: root, chain: &chain)
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

  private func file(at path: FilePath) -> ConfigurationFile? {
    if let known = files[path] { return known }
    let shown = shown(path)
    var file: ConfigurationFile?
    do throws(SystemError) {
      let bytes = try readFile(path.bytes, most: Self.maximumByteCount)
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

// What a configuration extends.
extension ConfigurationStore {
  private func resolved(
    _ file: ConfigurationFile, globsFrom base: FilePath, root: FilePath?, chain: inout [FilePath]
  ) -> Configuration {
    var configuration = Configuration()
    for item in file.extends ?? [] {
      switch item.value {
      case .preset(let preset): configuration.apply(preset, at: item.place, to: known.rules)
      case .path(let text):
        guard let path = target(of: text, at: item.place, from: file, root: root),
          let other = other(at: path, named: text, by: item.place, chain)
        else { continue }
        chain.append(path)
        // A folder above keeps the globs of its own file; what comes from elsewhere is as if written here.
        let isAbove = isInside(file.folder, other.folder)
        configuration.merge(
          resolved(other, globsFrom: isAbove ? other.folder : base, root: root, chain: &chain))
        chain.removeLast()
      }
    }
    if let extends = file.extends, let first = extends.first {
      configuration.extends = Sourced(extends.map(\.value.text), .file(first.place))
    }
    configuration.apply(file, globsFrom: base)
    return configuration
  }

  /// The absolute path of the file that an entry of `extends` means.
  private func target(
    of text: String, at place: ConfigurationPlace, from file: ConfigurationFile, root: FilePath?
  ) -> FilePath? {
    let path = FilePath(text).absolute(in: file.folder)
    if let root, !isInside(path, root) {
      report(
        ConfigurationProblem(
          place, "`\(text)` leads out of the repository",
          advice: "extend a file inside of it, or copy what you need"))
      return nil
    }
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(path: path.bytes)
    } catch {
      report(
        ConfigurationProblem(
          place, "`\(text)` cannot be read: \(error.text)",
          advice: suggestion(for: text, among: Preset.allCases.map(\.rawValue))
            .map { "did you mean the preset `\($0)`?" }
            ?? "give the path of a file or folder relative to this file, or one of the presets \(Preset.list)"
        ))
      return nil
    }
    guard status.kind == .folder else { return path }
    if let nearest = nearestFile(from: path, root: root) { return nearest }
    report(
      ConfigurationProblem(
        place, "there is no `\(ConfigurationName.file)` in `\(text)` or above",
        advice: "write one there, or leave the entry out"))
    return nil
  }

  private func other(
    at path: FilePath, named text: String, by place: ConfigurationPlace, _ chain: [FilePath]
  ) -> ConfigurationFile? {
    guard !chain.contains(path) else {
      let names = (chain + [path]).map { String(decoding: shown($0).bytes, as: UTF8.self) }
      report(
        ConfigurationProblem(
          place, "`\(text)` extends itself: \(names.joined(separator: " → "))",
          advice: "break the circle"))
      return nil
    }
    guard chain.count < Self.maximumDepth else {
      report(
        ConfigurationProblem(
          place, "more than \(Self.maximumDepth) configurations extend each other",
          advice: "extend the last of them directly"))
      return nil
    }
    return file(at: path)
  }

  private static var maximumDepth: Int { 16 }

  /// The nearest configuration file from a folder upwards.
  private func nearestFile(from folder: FilePath, root: FilePath?) -> FilePath? {
    var folder = folder
    while true {
      let path = folder.appending(ConfigurationName.file)
      if (try? FileStatus(path: path.bytes))?.kind == .file { return path }
      if folder == root || folder.bytes.count <= 1 { return nil }
      folder = folder.folder
    }
  }

  private func isInside(_ path: FilePath, _ folder: FilePath) -> Bool {
    path == folder || relative(path.bytes, to: folder.bytes) != nil
  }
}

extension ConfigurationFile.Extension {
  var text: String {
    switch self {
    case .preset(let preset): preset.rawValue
    case .path(let path): path
    }
  }
}

extension Preset {
  /// All names, in back quotes, for a message.
  static var list: String { allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }
}
