import LayoutModel
import Platform
import RuleKit

/// The settings for the files that one configuration file governs: those of the file, those that it extends and the
/// defaults, each value with its origin.
public struct Configuration: Sendable {
  /// The settings for one rule.
  public struct RuleState: Sendable, Equatable {
    /// The severity of its findings; nil if it is not set, which means `off`.
    public var severity: Sourced<Severity>?
    /// Whether it was turned off by its own name. The name of its family or of a preset does not turn it on again.
    var isTurnedOff = false
    /// Whether its severity was set by its own name.
    public internal(set) var isNamed = false
    /// Which of its fixes are made; nil if it is not set, which means `default`.
    public var fixes: Sourced<FixSetting>?
    /// The options that were set.
    public var options: [String: Sourced<OptionValue>] = [:]
  }

  /// Other settings for some paths.
  struct Override: Sendable {
    var paths: Patterns
    var rules: ConfigurationFile.RuleSettings
  }

  /// Globs and the absolute path of the folder that they are relative to.
  public struct Patterns: Sendable {
    var globs: GlobList
    /// As they were written.
    public var patterns: [String]
    /// Where each is written.
    var places: [ConfigurationPlace]
    var folder: FilePath

    /// Whether a file or folder itself matches.
    ///
    /// - Parameter path: absolute.
    func fit(_ path: some RandomAccessCollection<UInt8>, isFolder: Bool) -> Bool {
      guard let relative = relativeBytes(path, to: folder.bytes) else { return false }
      return globs.matches(relative, isFolder: isFolder)
    }

    /// Whether a file, or a folder above it, matches.
    ///
    /// - Parameter path: absolute.
    func cover(_ path: some RandomAccessCollection<UInt8>) -> Bool {
      guard let relative = relativeBytes(path, to: folder.bytes) else { return false }
      return globs.covers(relative, isFolder: false)
    }
  }

  /// The configuration file, as displayed; nil if there is none.
  public internal(set) var path: FilePath?
  /// The presets and files that the configuration starts from, as they were written.
  public internal(set) var extends: Sourced<[String]> = Sourced([Preset.cookbook.rawValue])
  /// The Swift files that a walk includes; nil for all.
  public internal(set) var include: Sourced<Patterns?> = Sourced(nil)
  /// The files that are excluded; nil for none.
  public internal(set) var exclude: Sourced<Patterns?> = Sourced(nil)
  /// The absolute path of the folder to which the project is narrowed for files in it; nil for none.
  public internal(set) var context: Sourced<FilePath?> = Sourced(nil)
  /// What the project's own functions do about layout, by name.
  public internal(set) var layoutHelpers: [String: Sourced<LayoutHelpers.Uses>] = [:]
  /// Name patterns of the project's own setup functions, in the order in which they were added.
  public internal(set) var setupFunctions: [Sourced<String>] = []
  /// The reporters; nil for the default.
  public internal(set) var reporters: Sourced<[ReporterChoice]?> = Sourced(nil)
  /// Which warnings fail the run.
  public internal(set) var strictness: Sourced<Strictness> = Sourced(.none)
  /// Whether every suppression needs a reason.
  public internal(set) var requiresReason: Sourced<Bool> = Sourced(false)
  /// The absolute path of the baseline.
  public internal(set) var baseline: Sourced<FilePath?> = Sourced(nil)
  /// The most bytes that a linted file may have.
  public internal(set) var maximumFileSize: Sourced<Int> = Sourced(FileSize.standard)
  /// By rule id; a missing rule is off.
  public internal(set) var rules: [String: RuleState] = [:]
  /// Whether a preset is named, here or in a file that it extends.
  private(set) var namesPreset = false
  var overrides: [Override] = []
  /// The families of which some rules are on, for all files or where an override applies.
  private(set) var usedFamilies: Set<RuleFamily> = []

  /// A configuration in which every rule is off.
  init() {}

  /// The configuration without a file: the presets of the command line, or else `cookbook`.
  public static func standard(
    _ rules: [any Rule.Type], presets: [Preset] = []
  ) -> Configuration {
    var configuration = Configuration()
    if presets.isEmpty { configuration.apply(.cookbook, .preset(.cookbook, nil), to: rules) }
    for preset in presets { configuration.apply(preset, .commandLine(preset), to: rules) }
    if !presets.isEmpty {
      configuration.extends = Sourced(presets.map(\.rawValue), .commandLine(nil))
    }
    configuration.findUsedFamilies(rules)
    return configuration
  }

  /// Records which families have rules that are on, once all is merged.
  mutating func findUsedFamilies(_ known: [any Rule.Type]) {
    var on = Set(rules.lazy.filter { $0.value.severity?.value ?? .off != .off }.map(\.key))
    var groups: Set<String> = []
    for settings in overrides.lazy.map(\.rules) {
      for rule in settings.rules where rule.severity?.value ?? .off != .off { on.insert(rule.id) }
      for group in settings.groups where group.severity?.value ?? .off != .off {
        guard groups.insert(group.group.name).inserted else { continue }
        on.formUnion(
          group.rules.lazy.filter { group.group.standardSeverity(of: $0) != .off }.map(\.id))
      }
    }
    usedFamilies = []
    for type in known where on.contains(type.id) { usedFamilies.insert(type.description.family) }
  }

  /// The configuration with the rules of presets and their severities, instead of its own: those of the command line.
  /// Its options, fixes and overrides stay. Options of these presets replace those of its own presets.
  func withRules(of presets: [Preset], _ known: [any Rule.Type]) -> Configuration {
    let standard = Configuration.standard(known, presets: presets)
    var configuration = self
    for type in known {
      var state = standard.rules[type.id] ?? RuleState()
      let own = rules[type.id] ?? RuleState()
      state.fixes = own.fixes
      state.options = own.options.merging(state.options) { own, preset in
        own.origin.isPreset ? preset : own
      }
      configuration.rules[type.id] = state
    }
    let files = extends.value.filter { Preset(rawValue: $0) == nil }
    configuration.extends = standard.extends
    configuration.extends.value += files
    return configuration
  }

  /// Sets the rules that a preset mentions, and the options that it sets. `none` also drops the options that earlier
  /// presets set.
  mutating func apply(
    _ preset: Preset, _ origin: ConfigurationOrigin, to known: [any Rule.Type]
  ) {
    namesPreset = true
    for type in known {
      let rule = type.description
      let (severity, options) = (preset.severity(of: rule), rule.presetOptions[preset] ?? [:])
      guard severity != nil || !options.isEmpty else { continue }
      var state = rules[type.id] ?? RuleState()
      if let severity { state.set(Sourced(severity, origin), isNamed: false) }
      if preset == .none { state.options = state.options.filter { !$0.value.origin.isPreset } }
      for (name, value) in options {
        state.options[name] = Sourced(value, origin)
      }
      rules[type.id] = state
    }
  }

  /// Adopts all settings of another configuration.
  mutating func merge(_ other: Configuration) {
    include.adopt(other.include)
    exclude.adopt(other.exclude)
    context.adopt(other.context)
    layoutHelpers.merge(other.layoutHelpers) { _, new in new }
    var known = Set(setupFunctions.map(\.value))
    setupFunctions += other.setupFunctions.filter { known.insert($0.value).inserted }
    reporters.adopt(other.reporters)
    strictness.adopt(other.strictness)
    requiresReason.adopt(other.requiresReason)
    baseline.adopt(other.baseline)
    maximumFileSize.adopt(other.maximumFileSize)
    namesPreset = namesPreset || other.namesPreset
    for (id, state) in other.rules {
      var merged = rules[id] ?? RuleState()
      if let severity = state.severity {
        (merged.severity, merged.isTurnedOff) = (severity, state.isTurnedOff)
        merged.isNamed = state.isNamed
      }
      if let fixes = state.fixes { merged.fixes = fixes }
      merged.options.merge(state.options) { _, new in new }
      rules[id] = merged
    }
    overrides += other.overrides
  }

  /// Adopts the settings of a file itself, without those that it extends.
  ///
  /// - Parameter base: the absolute path of the folder that its globs are relative to.
  mutating func apply(_ file: ConfigurationFile, globsFrom base: FilePath) {
    apply(file.rules)
    var settings = file.settings
    settings.include.value?.folder = base
    settings.exclude.value?.folder = base
    for index in settings.overrides.indices { settings.overrides[index].paths.folder = base }
    merge(settings)
  }

  /// Where files name globs, helpers and setup functions, which the code may not have.
  public var placesOfNames: Set<ConfigurationPlace> {
    var places = (include.value?.places ?? []) + (exclude.value?.places ?? [])
    places += overrides.flatMap(\.paths.places)
    places += layoutHelpers.values.compactMap(\.origin.place)
    places += setupFunctions.compactMap(\.origin.place)
    return Set(places)
  }

  /// Which overrides apply to a file.
  ///
  /// - Parameter path: absolute.
  func overrideMask(for path: some RandomAccessCollection<UInt8>) -> OverrideMask {
    OverrideMask(indices: overrides.indices.filter { overrides[$0].paths.cover(path) })
  }

  /// The configuration with some of its overrides applied.
  func applying(_ mask: OverrideMask) -> Configuration {
    var configuration = self
    for index in mask.indices {
      configuration.apply(overrides[index].rules)
    }
    return configuration
  }

  /// The configuration for one file, overrides included.
  ///
  /// - Parameter path: absolute.
  public func effective(for path: FilePath) -> Configuration {
    overrides.isEmpty ? self : applying(overrideMask(for: path.bytes))
  }
}

/// The part of an absolute path below a folder; nil outside of it.
func relativeBytes<Path: RandomAccessCollection<UInt8>>(
  _ path: Path, to folder: [UInt8]
) -> Path.SubSequence? {
  let isRoot = folder.count == 1
  guard path.count > folder.count + (isRoot ? 0 : 1), path.starts(with: folder) else { return nil }
  let next = path.index(path.startIndex, offsetBy: folder.count)
  if isRoot { return path[next...] }
  guard path[next] == UInt8(ascii: "/") else { return nil }
  return path[path.index(after: next)...]
}

/// The overrides that apply to a file, in order.
struct OverrideMask: Hashable, Sendable {
  var indices: [Int] = []
}
