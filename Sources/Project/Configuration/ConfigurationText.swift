import LayoutModel
import Platform
import RuleKit
import YAML

/// The settings for a file or folder, as a configuration file whose comments say where each value was set.
public struct ConfigurationText {
  private let found: FoundConfiguration
  private let rulesWithoutClashes: [String: Configuration.RuleState]
  private let path: FilePath
  private let rules: [any Rule.Type]
  private let currentFolder: FilePath
  private var lines: [(text: String, origin: String?)] = []

  /// - Parameters:
  ///   - path: the file or folder, as the user named it; empty for the current folder.
  ///   - currentFolder: its absolute path; paths inside it are shown relative to it.
  public init(
    _ found: FoundConfiguration, path: FilePath, rules: [any Rule.Type], currentFolder: FilePath
  ) {
    self.found = found
    rulesWithoutClashes = found.configuration.withoutClashes(rules).rules
    self.path = path
    self.rules = rules
    self.currentFolder = currentFolder
  }

  /// The text, with a line feed at the end.
  public func text() -> String {
    var copy = self
    copy.addLines()
    // Comments are aligned in one column, unless a value is too long.
    let width = copy.lines.reduce(0) { width, line in
      line.origin == nil || line.text.count > 60 ? width : max(width, line.text.count)
    }
    return copy.lines.reduce(into: "") { text, line in
      text += line.text
      if let origin = line.origin {
        text += String(repeating: " ", count: max(0, width - line.text.count) + 2) + "# " + origin
      }
      text += "\n"
    }
  }

  private mutating func addLines() {
    let configuration = found.configuration
    let name = path.bytes.isEmpty ? "the current folder" : path.safeText
    add("# The configuration of \(name). The comments say where each value was set.")
    if found.isExcluded {
      add("# It is not linted: the configuration excludes it.")
    }
    add("extends: \(list(configuration.extends.value))", configuration.extends.origin)
    add(
      "include: \(list(configuration.include.value?.patterns ?? ["**"]))",
      configuration.include.origin)
    add(
      "exclude: \(list(configuration.exclude.value?.patterns ?? []))",
      configuration.exclude.origin)
    addPath("context", configuration.context)
    addHelpers(configuration.layoutHelpers)
    addSetupFunctions(configuration.setupFunctions)
    addReporters(configuration.reporters)
    add("strict: \(configuration.strictness.value.rawValue)", configuration.strictness.origin)
    add(
      "require_reason: \(configuration.requiresReason.value)", configuration.requiresReason.origin)
    addPath("baseline", configuration.baseline)
    add(
      "max_file_size: \(FileSize.text(configuration.maximumFileSize.value))",
      configuration.maximumFileSize.origin)
    add("rules:")
    for rule in rules { add(rule) }
    guard !configuration.overrides.isEmpty, !found.includesOverrides else { return }
    add("overrides:")
    for override in configuration.overrides { add(override) }
  }

  private mutating func addPath(_ key: String, _ path: Sourced<FilePath?>) {
    guard let value = path.value?.relative(to: currentFolder) else {
      add("# \(key): none", path.origin)
      return
    }
    let text = value.bytes.isEmpty ? "." : value.safeText
    add("\(key): \(YAMLText.scalar(text))", path.origin)
  }

  private mutating func addHelpers(_ helpers: [String: Sourced<LayoutHelpers.Uses>]) {
    guard !helpers.isEmpty else {
      add("layout_helpers: {}", .standard)
      return
    }
    add("layout_helpers:")
    for (name, uses) in helpers.sorted(by: { $0.key < $1.key }) {
      add("  \(YAMLText.scalar(name)): \(list(uses.value.names))", uses.origin)
    }
  }

  private mutating func addSetupFunctions(_ patterns: [Sourced<String>]) {
    guard !patterns.isEmpty else {
      add("setup_functions: []", .standard)
      return
    }
    add("setup_functions:")
    for pattern in patterns { add("  - \(YAMLText.scalar(pattern.value))", pattern.origin) }
  }

  private mutating func addReporters(_ reporters: Sourced<[ReporterChoice]?>) {
    guard let choices = reporters.value else {
      add("# reporter: pretty on a terminal, otherwise xcode", .standard)
      return
    }
    let names = choices.map { choice in
      choice.format + (choice.file.map { "=" + $0.relative(to: currentFolder).safeText } ?? "")
    }
    add("reporter: \(list(names))", reporters.origin)
  }

  private mutating func add(_ rule: any Rule.Type) {
    add("  \(rule.id):")
    for setting in found.settings(of: rule, rulesWithoutClashes[rule.id]) {
      lines.append(("    \(setting.name): \(setting.value)", setting.origin))
    }
  }

  private mutating func add(_ override: Configuration.Override) {
    add("  - paths: \(list(override.paths.patterns))")
    let settings = override.rules
    let isEmpty = settings.groups.isEmpty && settings.rules.isEmpty
    add("    rules:\(isEmpty ? " {}" : "")")
    for group in settings.groups { add(group.group.name, group.severity, group.fixes) }
    for setting in settings.rules {
      add(setting.id, setting.severity, setting.fixes, setting.options)
    }
  }

  /// Adds the settings that a rule, family or preset has in an override.
  private mutating func add(
    _ name: String, _ severity: Sourced<Severity>?, _ fixes: Sourced<FixSetting>?,
    _ options: [(name: String, value: Sourced<OptionValue>)] = []
  ) {
    let isEmpty = severity == nil && fixes == nil && options.isEmpty
    add("      \(name):\(isEmpty ? " {}" : "")")
    if let severity { add("        severity: \(severity.value.name)", severity.origin) }
    if let fixes { add("        fix: \(fixes.value.rawValue)", fixes.origin) }
    guard let type = rules.first(where: { $0.id == name }) else { return }
    for (name, value) in options {
      add("        \(name): \(type.optionText(name, value.value))", value.origin)
    }
  }

  private mutating func add(_ text: String) { lines.append((text, nil)) }

  private mutating func add(_ text: String, _ origin: ConfigurationOrigin) {
    lines.append((text, origin.text))
  }

  private func list(_ texts: [String]) -> String {
    "[" + texts.map { YAMLText.scalar($0, inBrackets: true) }.joined(separator: ", ") + "]"
  }
}

extension ConfigurationOrigin {
  /// Where a value was set, in a few words.
  var text: String {
    switch self {
    case .standard: "default"
    case .preset(let preset, nil): "default: preset \(preset.rawValue)"
    case .preset(let preset, let place?): "preset \(preset.rawValue), \(place.text)"
    case .file(let place): place.text
    case .commandLine(let preset?): "preset \(preset.rawValue), --preset"
    case .commandLine(nil): "--preset"
    case .turnedOff(let option, let place): "clashes with \(option), \(place.text)"
    }
  }
}

extension ConfigurationPlace {
  /// The file and the line.
  fileprivate var text: String { "\(path.safeText):\(line)" }
}

extension FilePath {
  /// The path without control characters, which could end a comment.
  public var safeText: String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
