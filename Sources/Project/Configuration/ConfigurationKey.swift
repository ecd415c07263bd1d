import RuleKit

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
    case .strict:
      "Whether warnings fail the run, as errors do: all (`true`), those about mistakes (`correctness`), or none"
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

/// File sizes in configurations: a number of bytes, or a number with a unit, such as `16 MiB`.
public enum FileSize {
  /// The default limit: a thousand times the size of real source files.
  public static let standard = 16 << 20
  /// The largest limit that a configuration may set, since it may be untrusted.
  public static let most = 1 << 30

  /// In ascending order; the sizes of IEC 80000-13 and of the SI.
  private static let units = [
    ("KB", 1_000), ("KiB", 1 << 10), ("MB", 1_000_000), ("MiB", 1 << 20), ("GB", 1_000_000_000),
    ("GiB", 1 << 30),
  ]

  /// The bytes that a text denotes; nil for a text that is not a size.
  static func bytes(of text: String) -> Int? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard let number = Int(digits) else { return nil }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    if unit.isEmpty { return number }
    guard let factor = units.first(where: { $0.0.lowercased() == unit.lowercased() })?.1
    else { return nil }
    let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: factor)
    return isTooLarge ? Int.max : bytes
  }

  /// The shortest text for a size, such as `16 MiB`.
  public static func text(_ bytes: Int) -> String {
    guard bytes > 0, let unit = units.last(where: { bytes % $0.1 == 0 }) else { return "\(bytes)" }
    return "\(bytes / unit.1) \(unit.0)"
  }
}

/// The names that configurations may use.
public struct KnownNames: Sendable {
  /// All rules, in the order of the catalogue.
  public var rules: [any Rule.Type]
  /// The names of the reporters.
  public var reporters: [String]
  /// Whether a file with these first bytes was written by a reporter.
  public var isReport: @Sendable ([UInt8]) -> Bool

  public init(
    rules: [any Rule.Type], reporters: [String] = [],
    isReport: @escaping @Sendable ([UInt8]) -> Bool = { $0.isEmpty }
  ) {
    self.rules = rules
    self.reporters = reporters
    self.isReport = isReport
  }

  func rule(_ id: String) -> (any Rule.Type)? { rules.first { $0.id == id } }
}
