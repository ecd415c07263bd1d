import Platform
import RuleKit
import YAML

/// A reader of one configuration file that collects all mistakes in it.
struct ConfigurationReader {
  let path: FilePath
  /// The absolute path of the file's folder.
  let folder: FilePath
  let known: KnownNames
  private(set) var problems: [ConfigurationProblem] = []
  /// Settings without effect, which do not prevent linting.
  private(set) var warnings: [ConfigurationProblem] = []

  init(path: FilePath, folder: FilePath, known: KnownNames) {
    self.path = path
    self.folder = folder
    self.known = known
  }

  /// The content of the file; mistakes are omitted from it and added to `problems`.
  ///
  /// - Parameter isConfiguration: whether it is meant to be one. If not, and it is not one either, none of its text is
  ///   shown.
  mutating func read(_ bytes: [UInt8], isConfiguration: Bool) -> ConfigurationFile {
    var file = ConfigurationFile(path: path, folder: folder)
    let document = YAMLDocument(bytes)
    if !isConfiguration, let mark = Self.strangeMark(in: document) {
      problems.append(
        ConfigurationProblem(
          place(mark), "this is not a layoutlint configuration, so none of its text is shown",
          advice: "extend another file, or remove from this one what layoutlint does not know"))
      return file
    }
    for problem in document.problems {
      problems.append(
        ConfigurationProblem(place(problem.mark), problem.message, advice: problem.advice))
    }
    guard let root = document.root, !root.isNull else { return file }
    guard let entries = root.entries else {
      report(
        root, "expected a map of keys, found \(root.found)",
        advice: "start with `rules:` or one of the other keys, \(Self.keys)")
      return file
    }
    for entry in entries { read(entry, into: &file) }
    return file
  }

  /// The first place where a document does not look like a configuration: it is not YAML, not a map, or has an unknown
  /// key.
  private static func strangeMark(in document: YAMLDocument) -> YAMLMark? {
    if let problem = document.problems.first { return problem.mark }
    guard let root = document.root, !root.isNull else { return nil }
    guard let entries = root.entries else { return root.place.start }
    return entries.first { ConfigurationKey(rawValue: $0.name) == nil }?.key.place.start
  }

  private static let keys = ConfigurationKey.allCases.map { "`\($0.rawValue)`" }
    .joined(separator: ", ")

  private mutating func read(_ entry: YAMLMapping.Entry, into file: inout ConfigurationFile) {
    let name = entry.name
    guard let key = ConfigurationKey(rawValue: name) else {
      reportUnknownKey(entry.key, name)
      return
    }
    let value = entry.value
    switch key {
    case .extends: file.extends = extensions(value)
    case .include: file.settings.include = sourced(globs(value, areOfCode: true), value)
    case .exclude: file.settings.exclude = sourced(globs(value), value)
    case .context: filePath(value, &file.settings.context)
    case .rules: file.rules = rules(value)
    case .overrides: file.settings.overrides = overrides(value)
    case .layoutHelpers: file.settings.layoutHelpers = layoutHelpers(value)
    case .setupFunctions: file.settings.setupFunctions = setupFunctions(value)
    case .reporter: reporters(value, &file.settings.reporters)
    case .strict: strictness(value, &file.settings.strictness)
    case .requireReason: boolean(value, &file.settings.requiresReason)
    case .baseline: filePath(value, &file.settings.baseline)
    case .maximumFileSize: fileSize(value, &file.settings.maximumFileSize)
    }
  }

  private mutating func reportUnknownKey(_ node: YAMLNode, _ name: String) {
    let keys = ConfigurationKey.allCases.map(\.rawValue)
    let advice: String
    if let ours = Self.wordsOfSwiftLint[name] {
      report(node, "`\(name)` is a key of SwiftLint, not of layoutlint", advice: ours)
      return
    }
    if let meant = suggestion(for: name, among: keys) {
      advice = "did you mean `\(meant)`?"
    } else if known.rule(name) != nil || RuleGroup(named: name) != nil {
      advice = "rules go under `rules:`, indented"
    } else {
      advice = "there are \(Self.keys)"
    }
    report(node, "unknown key `\(name)`", advice: advice)
  }

  /// What to write instead of a key of SwiftLint.
  private static let wordsOfSwiftLint = [
    "disabled_rules": "write `NAME: off` under `rules:` for each of them",
    "opt_in_rules": "write `NAME: warning` under `rules:` for each of them",
    "only_rules":
      "write `extends: none`, and `NAME: warning` under `rules:` for each of them",
    "analyzer_rules": "no rule needs a compiler's log: write `NAME: warning` under `rules:`",
    "excluded": "write `exclude:`, whose globs are like those of `.gitignore`",
    "included": "write `include:`, whose globs are like those of `.gitignore`",
  ]

  // MARK: Problems

  func place(_ position: YAMLMark) -> ConfigurationPlace {
    ConfigurationPlace(path: path, line: position.line, column: position.column)
  }

  mutating func report(_ node: YAMLNode, _ message: String, advice: String = "") {
    problems.append(ConfigurationProblem(place(node.place.start), message, advice: advice))
  }

  mutating func warn(_ node: YAMLNode, _ message: String, advice: String) {
    warnings.append(
      ConfigurationProblem(place(node.place.start), message, advice: advice, isWarning: true))
  }

  func sourced<Value>(_ value: Value, _ node: YAMLNode) -> Sourced<Value> {
    Sourced(value, .file(place(node.place.start)))
  }
}

// The values of single keys.
extension ConfigurationReader {
  private mutating func boolean(_ node: YAMLNode, _ setting: inout Sourced<Bool>) {
    if case .boolean(let flag) = node.optionValue {
      setting = sourced(flag, node)
    } else {
      reportBoolean(node, "`true` or `false`")
    }
  }

  private mutating func strictness(_ node: YAMLNode, _ setting: inout Sourced<Strictness>) {
    switch node.optionValue {
    case .boolean(let flag): setting = sourced(flag ? .all : .none, node)
    case .string(Strictness.correctness.rawValue): setting = sourced(.correctness, node)
    default: reportBoolean(node, "`true`, `false` or `correctness`")
    }
  }

  private mutating func reportBoolean(_ node: YAMLNode, _ expected: String) {
    report(
      node, "expected \(expected), found \(node.found)",
      advice: node.scalar?.legacyBool.map { "write `\($0)`" } ?? "")
  }

  private mutating func filePath(_ node: YAMLNode, _ setting: inout Sourced<FilePath?>) {
    guard let path = text(node, expected: "the path of a file") else { return }
    setting = sourced(FilePath(path).absolute(in: folder), node)
  }

  private mutating func fileSize(_ node: YAMLNode, _ setting: inout Sourced<Int>) {
    let bytes: Int? =
      switch node.optionValue {
      case .integer(let number): number
      case .string(let text): FileSize.bytes(of: text)
      default: nil
      }
    guard let bytes, bytes > 0 else {
      return report(
        node, "expected a size, found \(node.found)",
        advice: "write a number of bytes, or a number with a unit such as `16 MiB`")
    }
    guard bytes <= FileSize.most else {
      return report(
        node, "more than \(FileSize.text(FileSize.most))", advice: "no source file is that large")
    }
    setting = sourced(bytes, node)
  }

  /// A text; reports anything else.
  private mutating func text(_ node: YAMLNode, expected: String) -> String? {
    guard case .string(let text) = node.optionValue else {
      // A name that looks like a number is a name.
      if case .integer = node.optionValue, let scalar = node.scalar { return scalar.text }
      report(node, "expected \(expected), found \(node.found)")
      return nil
    }
    guard !text.isEmpty else {
      report(node, "expected \(expected), found empty text")
      return nil
    }
    return text
  }

  /// The elements of a list; a single value counts as a list of one. Reports those that a dash without a space was to
  /// begin, and leaves them out.
  mutating func elements(_ node: YAMLNode) -> [YAMLNode] {
    (node.items ?? [node]).filter { !reportSlip($0) }
  }

  /// Reports a value such as `-A`, which YAML reads as a text that begins with a dash.
  ///
  /// - Returns: whether it is one.
  mutating func reportSlip(_ node: YAMLNode) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain, case .string = node.optionValue,
      scalar.text.hasPrefix("-"), let name = scalar.text.split(separator: " ").first?.dropFirst(),
      !name.isEmpty
    else { return false }
    report(
      node, "a space is missing after the dash of `-\(name)`",
      advice: "write `- \(name)`; a name that begins with a dash needs quotes")
    return true
  }

  private mutating func extensions(
    _ node: YAMLNode
  ) -> [(value: ConfigurationFile.Extension, place: ConfigurationPlace)] {
    var extensions: [(value: ConfigurationFile.Extension, place: ConfigurationPlace)] = []
    for element in elements(node) {
      guard let text = text(element, expected: "a preset or the path of a configuration file")
      else { continue }
      let value = Preset(rawValue: text).map(ConfigurationFile.Extension.preset) ?? .path(text)
      extensions.append((value, place(element.place.start)))
    }
    return extensions
  }

  /// - Parameter areOfCode: whether they name the files to lint.
  private mutating func globs(
    _ node: YAMLNode, areOfCode: Bool = false
  ) -> Configuration.Patterns {
    var globs: [Glob] = []
    var places: [ConfigurationPlace] = []
    for element in elements(node) {
      guard let pattern = text(element, expected: "a glob") else { continue }
      do throws(GlobError) {
        let glob = try Glob(pattern)
        if areOfCode, glob.alternatives.contains(where: \.namesMarkdown) {
          report(
            element, "the glob `\(pattern)` names Markdown, which is not linted",
            advice: "remove it: `include` names Swift files")
        }
        globs.append(glob)
        places.append(place(element.place.start))
      } catch {
        var place = place(element.isVerbatim ? element.textStart : element.place.start)
        // In a verbatim scalar, the position is that of the character.
        if element.isVerbatim { place.column += error.offset }
        problems.append(
          ConfigurationProblem(
            place, "bad glob `\(pattern)`: \(error.message)", advice: error.advice)
        )
      }
    }
    return Configuration.Patterns(
      globs: GlobList(globs), patterns: globs.map(\.pattern), places: places, folder: folder)
  }

  private static let mostReporters = 64

  private mutating func reporters(
    _ node: YAMLNode, _ setting: inout Sourced<[ReporterChoice]?>
  ) {
    var choices: [ReporterChoice] = []
    let elements = elements(node)
    // Each is a file that is written.
    guard elements.count <= Self.mostReporters else {
      return report(
        node, "more than \(Self.mostReporters) reporters",
        advice: "remove those that nobody reads")
    }
    for element in elements {
      guard let text = text(element, expected: "the name of a reporter") else { continue }
      do throws(OptionError) {
        var choice = try ReporterChoice(text, known: known.reporters)
        choice.file = choice.file?.absolute(in: folder)
        choices.append(choice)
      } catch {
        report(error, in: element)
      }
    }
    setting = sourced(choices, node)
  }

  private mutating func overrides(_ node: YAMLNode) -> [Configuration.Override] {
    guard let elements = node.items else {
      report(
        node, "expected a list of maps with `paths` and `rules`, found \(node.found)",
        advice: "write `- paths: […]`, with `rules:` below")
      return []
    }
    // Each makes settings of its own for the files that it matches.
    guard isShort(elements, most: 1_000) else { return [] }
    return elements.compactMap { override($0) }
  }

  private mutating func override(_ node: YAMLNode) -> Configuration.Override? {
    guard let entries = node.entries else {
      report(node, "expected a map with `paths` and `rules`, found \(node.found)")
      return nil
    }
    var paths: Configuration.Patterns?
    var settings: ConfigurationFile.RuleSettings?
    for entry in entries {
      switch entry.name {
      case "paths": paths = globs(entry.value)
      case "rules": settings = rules(entry.value)
      case let name:
        let known = ConfigurationKey.overrideKeys
        report(
          entry.key, "unknown key `\(name)` in an override",
          advice: suggestion(for: name, among: known).map { "did you mean `\($0)`?" }
            ?? "an override has `paths` and `rules`")
      }
    }
    if paths == nil {
      report(node, "the override has no `paths`", advice: "say which files it applies to")
    }
    if settings == nil {
      report(node, "the override has no `rules`", advice: "say what is different for these files")
    }
    guard let paths, let settings else { return nil }
    return Configuration.Override(paths: paths, rules: settings)
  }
}
