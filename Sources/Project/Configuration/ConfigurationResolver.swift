import Platform
import RuleKit

/// Combines a configuration file with what it extends.
///
/// What a file names must be inside its root; see `TrustedRoot`. The depth and number of extended files are bounded.
struct ConfigurationResolver {
  private static let mostDepth = 16
  static let mostFiles = 256

  private let store: ConfigurationStore
  /// What the files may name.
  private let root: TrustedRoot
  /// The files from the first one to the current one.
  private var chain: [FilePath] = []
  /// How many files were requested.
  private var triedCount = 0

  init(_ store: ConfigurationStore, root: TrustedRoot) {
    self.store = store
    self.root = root
  }

  /// The settings where a file is the nearest one. The default preset is left to the caller.
  ///
  /// - Parameter path: absolute.
  mutating func resolved(_ file: ConfigurationFile, at path: FilePath) -> Configuration {
    var configuration = Configuration()
    apply(file, at: path, globsFrom: file.folder, to: &configuration)
    if let extends = file.extends, let first = extends.first {
      configuration.extends = Sourced(extends.map(\.value.text), .file(first.place))
    }
    return configuration
  }

  /// Adopts what a file extends, then the file itself. What it says about a family depends on what is on by then.
  private mutating func apply(
    _ file: ConfigurationFile, at path: FilePath, globsFrom base: FilePath,
    to configuration: inout Configuration
  ) {
    chain.append(path)
    defer { chain.removeLast() }
    for item in file.extends ?? [] {
      switch item.value {
      case .preset(let preset):
        configuration.apply(preset, .preset(preset, item.place), to: store.known.rules)
      case .path(let text):
        // Missing files count too: looking for one takes time, and reporting it takes a line.
        triedCount += 1
        guard triedCount <= Self.mostFiles else {
          reportTooMany(item.place)
          continue
        }
        guard let path = target(of: text, at: item.place, from: file),
          let other = other(at: path, named: text, by: item.place)
        else { continue }
        // A file above keeps its globs relative to its own folder; globs from elsewhere are read as if written here.
        let isAbove = file.folder.isInside(other.folder)
        apply(
          other, at: path, globsFrom: isAbove ? other.folder : base, to: &configuration)
      }
    }
    configuration.apply(file, globsFrom: base)
    checkPaths(of: file)
  }

  /// The absolute path of the file that an entry of `extends` refers to.
  private func target(
    of text: String, at place: ConfigurationPlace, from file: ConfigurationFile
  ) -> FilePath? {
    let path = FilePath(text).absolute(in: file.folder)
    if let refusal = root.refusal(of: path) {
      report(
        place, "`\(text)` \(refusal.reason)", "extend a file inside it, or copy what you need")
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
    guard let nearest = nearestFile(from: path) else {
      report(
        place, "there is no `\(ConfigurationName.file)` in `\(text)` or above",
        "create one there, or remove the entry")
      return nil
    }
    return mayBeRead(nearest) ? nearest : nil
  }

  private func other(
    at path: FilePath, named text: String, by place: ConfigurationPlace
  ) -> ConfigurationFile? {
    if let start = chain.firstIndex(of: path) {
      let names = (chain + [path]).map { String(decoding: store.shown($0).bytes, as: UTF8.self) }
      report(
        chain[start...], place, "`\(text)` extends itself: \(names.joined(separator: " → "))",
        "break the cycle")
      return nil
    }
    guard chain.count < Self.mostDepth else {
      report(
        chain[...], place, "more than \(Self.mostDepth) configurations extend each other",
        "extend the last of them directly")
      return nil
    }
    return store.file(at: path)
  }

  /// Reports a mistake in files that extend each other, unless it was reported for one of them before: it is one
  /// mistake, whichever comes first.
  private func report(
    _ files: ArraySlice<FilePath>, _ place: ConfigurationPlace, _ message: String, _ advice: String
  ) {
    if store.isFirstProblem(of: files) { report(place, message, advice) }
  }

  private mutating func reportTooMany(_ place: ConfigurationPlace) {
    if triedCount > Self.mostFiles + 1 { return }
    report(
      place, "more than \(Self.mostFiles) configurations are extended", "extend each only once")
  }

  /// The nearest configuration file from a folder upwards, inside the root.
  private func nearestFile(from folder: FilePath) -> FilePath? {
    var folder = folder
    while root.contains(folder) {
      let path = folder.appending(ConfigurationName.file)
      if (try? FileStatus(path: path.bytes))?.kind == .file { return path }
      if folder.bytes.count <= 1 { return nil }
      folder = folder.folder
    }
    return nil
  }

  /// Checks that the files to read and write are allowed.
  private func checkPaths(of file: ConfigurationFile) {
    if let path = file.settings.baseline.value, let place = file.settings.baseline.origin.place,
      let refusal = root.refusal(ofReading: path)
    {
      report(place, "`\(name(path, in: file))` \(refusal.reason)", refusal.advice)
    }
    if let path = file.settings.context.value, let place = file.settings.context.origin.place {
      let name = name(path, in: file)
      if let refusal = root.refusal(of: path) {
        report(place, "`\(name)` \(refusal.reason)", refusal.advice)
      } else if (try? FileStatus(path: path.bytes))?.kind != .folder {
        report(place, "there is no folder `\(name)`", "name one, relative to this file")
      }
    }
    for choice in file.settings.reporters.value ?? [] {
      guard let path = choice.file, let place = file.settings.reporters.origin.place,
        let refusal = root.refusal(ofReport: path, isReport: store.known.isReport)
      else { continue }
      let shown = String(decoding: store.shown(path).bytes, as: UTF8.self)
      report(place, "`\(shown)` \(refusal.reason)", refusal.advice)
    }
  }

  /// A path as the file may have written it.
  private func name(_ path: FilePath, in file: ConfigurationFile) -> String {
    String(decoding: path.seen(from: file.folder).bytes, as: UTF8.self)
  }

  /// Whether the nearest configuration may be read; reports it if not.
  ///
  /// - Parameter path: absolute.
  func mayBeRead(_ path: FilePath) -> Bool {
    guard let refusal = root.refusal(of: path) else { return true }
    report(
      ConfigurationPlace(path: store.shown(path), line: 1, column: 1),
      "the configuration is a link that \(refusal.reason)",
      "copy the file; `--config` may name any file")
    return false
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
  /// All names in back quotes, for a message.
  static var list: String { allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }
}
