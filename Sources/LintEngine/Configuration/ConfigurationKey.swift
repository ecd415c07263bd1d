/// The keys of a configuration file. The raw value is the key.
public enum ConfigurationKey: String, CaseIterable, Sendable {
  case extends
  case include
  case exclude
  case rules
  case overrides
  case layoutHelpers = "layout_helpers"
  case reporter
  case strict
  case requireReason = "require_reason"
  case baseline
  case maximumFileSize = "max_file_size"

  /// What the key says, one line, no final period.
  public var summary: String {
    switch self {
    case .extends:
      "Presets and configuration files to begin with; of two that say different things the later one holds"
    case .include:
      "Globs of the Swift files to lint below a folder, relative to this file; without it all of them"
    case .exclude: "Globs of files and folders to leave out, relative to this file"
    case .rules:
      "For each rule its severity, or a map with `severity`, `fix` (`default`, `safe`, `unsafe`, `off`) and the rule's options"
    case .overrides: "Other settings for some paths; of two that fit a file the later one holds"
    case .layoutHelpers:
      "The project's own layout functions: for each name whether it adds a view (`add`), makes constraints (`constrain`), or constrains all edges (`edges`)"
    case .reporter: "The reporters, each as `NAME` or `NAME=FILE`"
    case .strict: "Whether warnings fail the run as errors do"
    case .requireReason: "Whether every suppression needs a reason"
    case .baseline: "The file with the findings that are accepted, relative to this file"
    case .maximumFileSize:
      "The size up to which a file is linted, in bytes or with a unit; larger ones are skipped and named"
    }
  }

  /// The keys of an entry of `overrides`.
  public static let overrideKeys = ["paths", "rules"]
  /// The key of a severity beside a rule's options.
  public static let severity = "severity"
  /// The key that says which fixes of a rule are made, beside its options.
  public static let fix = "fix"
}

/// The name of a configuration file.
public enum ConfigurationName {
  /// The one that is looked for.
  public static let file = ".layoutlint.yml"
  /// A name that people give it too, which is refused with a word about the right one.
  static let misspelledFile = ".layoutlint.yaml"
}
