import Platform

/// Puts a configuration file together with what it extends.
///
/// Nothing that a file names may lie outside of its repository or belong to Git, links resolved: a configuration may come
/// from anybody's pull request. What Git keeps holds credentials, and scripts that it runs. How deep and how many files extend each other is bounded.
struct ConfigurationResolver {
  private static let mostDepth = 16
  private static let mostFiles = 256

  private let store: ConfigurationStore
  /// The absolute path of the repository's root; nil where everything may be read.
  private let root: FilePath?
  /// The files from the first one to the one that is looked at.
  private var chain: [FilePath] = []
  /// How many files were asked for.
  private var triedCount = 0

  init(_ store: ConfigurationStore, root: FilePath?) {
    self.store = store
    self.root = root
  }

  /// What holds where a file is the nearest one, without the preset that holds if none is named.
  ///
  /// - Parameter path: absolute.
  mutating func resolved(_ file: ConfigurationFile, at path: FilePath) -> Configuration {
    resolved(file, at: path, globsFrom: file.folder)
  }

  private mutating func resolved(
    _ file: ConfigurationFile, at path: FilePath, globsFrom base: FilePath
  ) -> Configuration {
    chain.append(path)
    defer { chain.removeLast() }
    var configuration = Configuration()
    for item in file.extends ?? [] {
      switch item.value {
      case .preset(let preset):
        configuration.apply(preset, at: item.place, to: store.known.rules)
      case .path(let text):
        // What is not there counts too: to look for it takes time, and to say so a line.
        triedCount += 1
        guard triedCount <= Self.mostFiles else {
          reportTooMany(item.place)
          continue
        }
        guard let path = target(of: text, at: item.place, from: file),
          let other = other(at: path, named: text, by: item.place)
        else { continue }
        // A folder above keeps the globs of its own file; what comes from elsewhere is as if written here.
        let isAbove = isInside(file.folder, other.folder)
        configuration.merge(
          resolved(other, at: path, globsFrom: isAbove ? other.folder : base))
      }
    }
    if let extends = file.extends, let first = extends.first {
      configuration.extends = Sourced(extends.map(\.value.text), .file(first.place))
    }
    configuration.apply(file, globsFrom: base)
    checkPaths(of: file)
    return configuration
  }

  /// The absolute path of the file that an entry of `extends` means.
  private func target(
    of text: String, at place: ConfigurationPlace, from file: ConfigurationFile
  ) -> FilePath? {
    let path = FilePath(text).absolute(in: file.folder)
    if let reason = refusal(of: path) {
      report(
        place, "`\(text)` \(reason)", "extend a file inside of it, or copy what you need")
      return nil
    }
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(path: path.bytes)
    } catch {
      report(
        place, "`\(text)` cannot be read: \(error.text)",
        suggestion(for: text, among: Preset.allCases.map(\.rawValue))
          .map { "did you mean the preset `\($0)`?" }
          ?? "give the path of a file or folder relative to this file, or one of the presets \(Preset.list)"
      )
      return nil
    }
    if status.kind == .special {
      report(place, "`\(text)` is neither a file nor a folder", "extend a file")
      return nil
    }
    guard status.kind == .folder else { return path }
    if let nearest = nearestFile(from: path) { return nearest }
    report(
      place, "there is no `\(ConfigurationName.file)` in `\(text)` or above",
      "write one there, or leave the entry out")
    return nil
  }

  private func other(
    at path: FilePath, named text: String, by place: ConfigurationPlace
  ) -> ConfigurationFile? {
    guard !chain.contains(path) else {
      let names = (chain + [path]).map { String(decoding: store.shown($0).bytes, as: UTF8.self) }
      report(
        place, "`\(text)` extends itself: \(names.joined(separator: " → "))", "break the circle")
      return nil
    }
    guard chain.count < Self.mostDepth else {
      report(
        place, "more than \(Self.mostDepth) configurations extend each other",
        "extend the last of them directly")
      return nil
    }
    return store.file(at: path)
  }

  private mutating func reportTooMany(_ place: ConfigurationPlace) {
    if triedCount > Self.mostFiles + 1 { return }
    report(
      place, "more than \(Self.mostFiles) configurations are extended", "extend each only once")
  }

  /// The nearest configuration file from a folder upwards.
  private func nearestFile(from folder: FilePath) -> FilePath? {
    var folder = folder
    while true {
      let path = folder.appending(ConfigurationName.file)
      if (try? FileStatus(path: path.bytes))?.kind == .file { return path }
      if folder == root || folder.bytes.count <= 1 { return nil }
      folder = folder.folder
    }
  }

  /// Looks whether the files that are read and written lie in the repository.
  private func checkPaths(of file: ConfigurationFile) {
    var paths: [(text: String, path: FilePath, place: ConfigurationPlace)] = []
    if let baseline = file.baseline {
      let path = FilePath(baseline.value).absolute(in: file.folder)
      paths.append((baseline.value, path, baseline.place))
    }
    for choice in file.reporters?.value ?? [] {
      guard let path = choice.file, let place = file.reporters?.place else { continue }
      paths.append((String(decoding: path.bytes, as: UTF8.self), path, place))
    }
    for (text, path, place) in paths {
      guard let reason = refusal(of: path) ?? specialRefusal(of: path) else { continue }
      report(
        place, "`\(text)` \(reason)", "name a file inside of it; the command line may name any")
    }
  }

  // MARK: Paths

  /// Whether the nearest configuration may be read; says so where it may not.
  ///
  /// - Parameter path: absolute.
  func mayBeRead(_ path: FilePath) -> Bool {
    guard let reason = refusal(of: path) else { return true }
    report(
      ConfigurationPlace(path: store.shown(path), line: 1, column: 1),
      "the configuration is a link that \(reason)",
      "copy the file; `--config` reads any")
    return false
  }

  /// Why a configuration may not name a file; nil if it may.
  private func refusal(of path: FilePath) -> String? {
    guard let root else { return nil }
    let out = "leads out of the repository"
    guard isInside(path, root) else { return out }
    let git = "leads to what Git keeps of the repository"
    if belongsToGit(path, root) { return git }
    // What is not there yet stands in a folder that is.
    guard let realRoot = (try? resolvedPath(root.bytes)).map({ FilePath(bytes: $0) }),
      let real = ((try? resolvedPath(path.bytes)) ?? (try? resolvedPath(path.folder.bytes)))
        .map({ FilePath(bytes: $0) })
    else { return nil }
    guard isInside(real, realRoot) else { return out }
    return belongsToGit(real, realRoot) ? git : nil
  }

  /// Why no report is written to something, and no baseline read from it: to open a pipe may take for ever.
  private func specialRefusal(of path: FilePath) -> String? {
    guard root != nil, (try? FileStatus(path: path.bytes))?.kind == .special else { return nil }
    return "is neither a file nor a folder"
  }

  /// Whether a folder on the way from the root is called `.git`, in whatever case: some file systems see none.
  private func belongsToGit(_ path: FilePath, _ root: FilePath) -> Bool {
    (relative(path.bytes, to: root.bytes) ?? []).split(separator: UInt8(ascii: "/")).contains {
      $0.count == 4 && String(decoding: $0, as: UTF8.self).lowercased() == ".git"
    }
  }

  private func isInside(_ path: FilePath, _ folder: FilePath) -> Bool {
    path == folder || relative(path.bytes, to: folder.bytes) != nil
  }

  private func report(_ place: ConfigurationPlace, _ message: String, _ advice: String) {
    store.report(ConfigurationProblem(place, message, advice: advice))
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
