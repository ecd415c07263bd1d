/// The keys of a configuration file. The raw value is the key.
public enum ConfigurationKey: String, CaseIterable, Sendable {
  case extends
  case include
  case exclude
  case context
  case rules
  case overrides
  case layoutHelpers = "layout_helpers"
  case setupFunctions = "setup_functions"
  case reporter
  case strict
  case requireReason = "require_reason"
  case baseline
  case maximumFileSize = "max_file_size"

  /// What the key sets: one line, no final period.
  public var summary: String {
    switch self {
    case .extends:
      "Presets and configuration files to start from; where two differ, the later one wins"
    case .include:
      "Globs of the Swift files to lint in a folder, relative to this file; the default is all of them"
    case .exclude: "Globs of files and folders to exclude, relative to this file"
    case .context:
      "The folder, relative to this file, of all files that the checks across files look at; the default is the repository or, without one, the folder of the outermost configuration"
    case .rules:
      "For each rule its severity, or a map with `severity`, `fix` (`default`, `safe`, `unsafe`, `off`) and the rule's options; a family or preset has a severity or a map with `severity` and `fix`"
    case .overrides: "Other settings for some paths; where two match a file, the later one wins"
    case .layoutHelpers:
      "The project's own layout functions: for each name whether it adds a view (`add`), makes constraints (`constrain`), or constrains all edges (`edges`)"
    case .setupFunctions:
      "Name patterns of the project's own functions that set up views, besides `setup…`, `commonInit` and the like: functions without parameters; `*` matches any characters"
    case .reporter: "The reporters, each as `NAME` or `NAME=FILE`"
    case .strict: "Whether warnings fail the run, as errors do"
    case .requireReason: "Whether every suppression needs a reason"
    case .baseline: "The file with the accepted findings, relative to this file"
    case .maximumFileSize:
      "The size up to which files are linted, in bytes or with a unit; larger ones are skipped with a message"
    }
  }

  /// The keys of an entry of `overrides`.
  public static let overrideKeys = ["paths", "rules"]
  /// The key of a severity beside a rule's options.
  public static let severity = "severity"
  /// The key for which fixes of a rule are made, beside its options.
  public static let fix = "fix"
}

/// The name of a configuration file.
public enum ConfigurationName {
  /// The name that is searched for.
  public static let file = ".layoutlint.yml"
  /// A common misspelling, which is rejected with a hint.
  static let misspelledFile = ".layoutlint.yaml"
}
