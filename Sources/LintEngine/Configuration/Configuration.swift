import LayoutModel

/// What holds for the files that one configuration file governs: its own words, what it extends and the defaults, each
/// value with its origin.
public struct Configuration: Sendable {
  /// What holds for one rule.
  public struct RuleState: Sendable, Equatable {
    /// How much its findings matter; nil where nothing says so, which is `off`.
    public var severity: Sourced<Severity>?
    /// Which of its fixes are made; nil where nothing says so, which is `default`.
    public var fixes: Sourced<FixSetting>?
    /// The options that were set.
    public var options: [String: Sourced<OptionValue>] = [:]
  }

  /// Other settings for some paths.
  struct Override: Sendable {
    var paths: GlobSource
    /// The absolute path of the folder that the globs start from.
    var folder: FilePath
    var rules: [ConfigurationFile.RuleSetting]
  }

  /// Globs and the absolute path of the folder they start from.
  public struct Patterns: Sendable {
    var globs: GlobList
    /// As they were written.
    public var patterns: [String]
    var folder: FilePath

    /// Whether a file or folder itself fits.
    ///
    /// - Parameter path: absolute.
    func fit(_ path: some RandomAccessCollection<UInt8>, isFolder: Bool) -> Bool {
      guard let relative = relative(path, to: folder.bytes) else { return false }
      return globs.matches(relative, isFolder: isFolder)
    }

    /// Whether a file, or a folder that it is in, fits.
    ///
    /// - Parameter path: absolute.
    func cover(_ path: some RandomAccessCollection<UInt8>) -> Bool {
      guard let relative = relative(path, to: folder.bytes) else { return false }
      return globs.covers(relative, isFolder: false)
    }
  }

  /// The configuration file, as it is shown; nil where there is none.
  public internal(set) var path: FilePath?
  /// The presets and files that the configuration begins with, as they were written.
  public internal(set) var extends: Sourced<[String]> = Sourced([Preset.cookbook.rawValue])
  /// Which Swift files a walk takes; nil for all.
  public internal(set) var include: Sourced<Patterns?> = Sourced(nil)
  /// What is left out; nil for nothing.
  public internal(set) var exclude: Sourced<Patterns?> = Sourced(nil)
  /// By name, what the project's own functions do about layout.
  public internal(set) var layoutHelpers: [String: Sourced<LayoutHelpers.Uses>] = [:]
  /// The reporters; nil for those that fit the output.
  public internal(set) var reporters: Sourced<[ReporterChoice]?> = Sourced(nil)
  /// Whether warnings fail the run.
  public internal(set) var isStrict: Sourced<Bool> = Sourced(false)
  /// Whether every suppression needs a reason.
  public internal(set) var requiresReason: Sourced<Bool> = Sourced(false)
  /// The absolute path of the baseline.
  public internal(set) var baseline: Sourced<FilePath?> = Sourced(nil)
  /// How many bytes a file may have to be linted.
  public internal(set) var maximumFileSize: Sourced<Int> = Sourced(FileSize.standard)
  /// By rule id; a rule that is not there is off.
  public internal(set) var rules: [String: RuleState] = [:]
  /// Whether a preset is named, here or in what is extended.
  private(set) var namesPreset = false
  var overrides: [Override] = []

  /// A configuration in which no rule is on.
  init() {}

  /// What holds without any configuration file: the preset `cookbook`.
  public static func standard(_ rules: [any Rule.Type]) -> Configuration {
    var configuration = Configuration()
    configuration.apply(.cookbook, at: nil, to: rules)
    return configuration
  }

  /// Sets the rules of which a preset says something.
  mutating func apply(
    _ preset: Preset, at place: ConfigurationPlace?, to known: [any Rule.Type]
  ) {
    namesPreset = true
    for type in known {
      guard let severity = preset.severity(of: type.description) else { continue }
      rules[type.id, default: RuleState()].severity =
        Sourced(severity, .preset(preset, place))
    }
  }

  /// Takes over whatever another configuration says.
  mutating func merge(_ other: Configuration) {
    if other.include.origin != .standard { include = other.include }
    if other.exclude.origin != .standard { exclude = other.exclude }
    layoutHelpers.merge(other.layoutHelpers) { _, new in new }
    if other.reporters.origin != .standard { reporters = other.reporters }
    if other.isStrict.origin != .standard { isStrict = other.isStrict }
    if other.requiresReason.origin != .standard { requiresReason = other.requiresReason }
    if other.baseline.origin != .standard { baseline = other.baseline }
    if other.maximumFileSize.origin != .standard { maximumFileSize = other.maximumFileSize }
    namesPreset = namesPreset || other.namesPreset
    for (id, state) in other.rules {
      var merged = rules[id] ?? RuleState()
      if let severity = state.severity { merged.severity = severity }
      if let fixes = state.fixes { merged.fixes = fixes }
      merged.options.merge(state.options) { _, new in new }
      rules[id] = merged
    }
    overrides += other.overrides
  }

  /// Takes over what a file says itself, without what it extends.
  ///
  /// - Parameter base: the absolute path of the folder that its globs start from.
  mutating func apply(_ file: ConfigurationFile, globsFrom base: FilePath) {
    func sourced(_ located: ConfigurationFile.Located<GlobSource>) -> Sourced<Patterns?> {
      let source = located.value
      return Sourced(
        Patterns(globs: source.globs, patterns: source.patterns, folder: base),
        .file(located.place))
    }
    if let value = file.include { include = sourced(value) }
    if let value = file.exclude { exclude = sourced(value) }
    for helper in file.layoutHelpers {
      layoutHelpers[helper.name] = Sourced(helper.uses.value, .file(helper.uses.place))
    }
    if let value = file.reporters { reporters = Sourced(value.value, .file(value.place)) }
    if let value = file.strict { isStrict = Sourced(value.value, .file(value.place)) }
    if let value = file.requireReason {
      requiresReason = Sourced(value.value, .file(value.place))
    }
    if let value = file.baseline {
      baseline = Sourced(FilePath(value.value).absolute(in: file.folder), .file(value.place))
    }
    if let value = file.maximumFileSize {
      maximumFileSize = Sourced(value.value, .file(value.place))
    }
    for setting in file.rules { apply(setting) }
    overrides += file.overrides.map {
      Override(paths: $0.paths, folder: base, rules: $0.rules)
    }
  }

  mutating func apply(_ setting: ConfigurationFile.RuleSetting) {
    var state = rules[setting.id] ?? RuleState()
    if let severity = setting.severity {
      state.severity = Sourced(severity.value, .file(severity.place))
    }
    if let fixes = setting.fixes { state.fixes = Sourced(fixes.value, .file(fixes.place)) }
    for (name, value) in setting.options {
      state.options[name] = Sourced(value.value, .file(value.place))
    }
    rules[setting.id] = state
  }

  /// Which of the overrides hold for a file; the first ones are the first bits.
  ///
  /// - Parameter path: absolute.
  func overrideMask(for path: some RandomAccessCollection<UInt8>) -> OverrideMask {
    var mask = OverrideMask()
    for (index, override) in overrides.enumerated() {
      guard let relative = relative(path, to: override.folder.bytes) else { continue }
      if override.paths.globs.covers(relative, isFolder: false) { mask.indices.append(index) }
    }
    return mask
  }

  /// The configuration with some of its overrides carried out.
  func applying(_ mask: OverrideMask) -> Configuration {
    var configuration = self
    for index in mask.indices {
      for setting in overrides[index].rules { configuration.apply(setting) }
    }
    return configuration
  }

  /// The configuration as it holds for one file.
  ///
  /// - Parameter path: absolute.
  public func settled(for path: FilePath) -> Configuration {
    overrides.isEmpty ? self : applying(overrideMask(for: path.bytes))
  }
}

/// The overrides that hold for a file, in their order.
struct OverrideMask: Hashable, Sendable {
  var indices: [Int] = []
}

/// The part of an absolute path below a folder; nil outside of it.
func relative<Path: RandomAccessCollection<UInt8>>(
  _ path: Path, to folder: [UInt8]
) -> Path.SubSequence? {
  let isRoot = folder.count == 1
  guard path.count > folder.count + (isRoot ? 0 : 1), path.starts(with: folder) else { return nil }
  let next = path.index(path.startIndex, offsetBy: folder.count)
  if isRoot { return path[next...] }
  guard path[next] == UInt8(ascii: "/") else { return nil }
  return path[path.index(after: next)...]
}
