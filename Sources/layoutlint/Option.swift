/// An option of the command line. `Option.all` is the single source for parsing, messages, the help and the
/// completions.
struct Option: Sendable {
  /// The name without dashes.
  enum Name: String, CaseIterable {
    case preset, only, enable, disable
    case requireReason = "require-reason"
    case config
    case noConfig = "no-config"
    case noGitignore = "no-gitignore"
    case noExclude = "no-exclude"
    case context
    case filesFrom = "files-from"
    case null
    case staged, since, changed
    case changedLines = "changed-lines"
    case wholeFiles = "whole-files"
    case stdinFilename = "stdin-filename"
    case fix
    case fixOnly = "fix-only"
    case unsafeFixes = "unsafe-fixes"
    case fixable, unfixable
    case addSuppressions = "add-suppressions"
    case reason
    case allowDirty = "allow-dirty"
    case diff
    case showFixes = "show-fixes"
    case exitNonZeroOnFix = "exit-non-zero-on-fix"
    case strict
    case maxWarnings = "max-warnings"
    case minSeverity = "min-severity"
    case baseline
    case noBaseline = "no-baseline"
    case writeBaseline = "write-baseline"
    case pruneBaseline = "prune-baseline"
    case strictBaseline = "strict-baseline"
    case force
    case dryRun = "dry-run"
    case yes
    case type, device, dark, rtl, state, distances, wireframes
    case textSize = "text-size"
    case reporter, statistics, quiet, color, threads, format, all, skipped, schema, output, check
    case stdio
    case version, help
  }

  /// The topics of options: the sections of the help.
  enum Topic: String, CaseIterable {
    case rules = "Rules"
    case files = "Files and configuration"
    case git = "Files in Git"
    case fixes = "Fixes"
    case verdict = "Failing and accepting"
    case output = "Output"
    case other = "Other"
  }

  /// The value of an option.
  enum Value: Sendable {
    /// None: the option is given or not.
    case none
    /// One of these words.
    case choice([String])
    /// A whole number with a minimum.
    case number(atLeast: Int)
    /// The names of rules, families and presets, separated by commas.
    case rules
    /// The names of presets, separated by commas.
    case presets
    /// A file or a path.
    case file(String)
    /// A revision that Git understands.
    case revision
    /// The name of a class.
    case type
    /// A device or a size.
    case device
    /// Words for people.
    case text
    /// The name of a reporter, optionally with a file.
    case reporters([String])
  }

  let name: Name
  var short: Character?
  var value: Value = .none
  let topic: Topic
  let help: String
  var commands: [Command] = [.lint]

  /// The option as it is written: `--only`.
  var spelling: String { "--" + name.rawValue }

  /// The placeholder for the value in the help; nil if there is no value.
  var valueName: String? {
    switch value {
    case .none: nil
    case .choice(let words): words.joined(separator: "|")
    case .number: "N"
    case .rules: "RULE,…"
    case .presets: "NAME,…"
    case .file(let name): name
    case .revision: "REV"
    case .type: "NAME"
    case .device: "phone|small-phone|tablet|WxH"
    case .text: "TEXT"
    case .reporters: "NAME[=FILE]"
    }
  }

  /// Whether repeating the option adds up its values. Otherwise the last one counts.
  var isRepeatable: Bool {
    switch value {
    case .rules, .presets, .reporters: true
    case .none, .choice, .number, .file, .revision, .type, .device, .text: false
    }
  }
}
