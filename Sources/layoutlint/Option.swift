/// One option of the command line. `Option.all` is the one place where options are described: parsing, the messages about
/// wrong ones, the help, the manual and the completions all come from it.
struct Option: Sendable {
  /// The name without dashes.
  enum Name: String, CaseIterable {
    case only, enable, disable
    case requireReason = "require-reason"
    case config
    case noConfig = "no-config"
    case noGitignore = "no-gitignore"
    case noExclude = "no-exclude"
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
    case reporter, statistics, quiet, color, threads, format, schema, version, help
  }

  /// What options are about: the sections of the help.
  enum Topic: String, CaseIterable {
    case rules = "Rules"
    case files = "Files and configuration"
    case git = "Files in Git"
    case fixes = "Fixes"
    case verdict = "What fails, and what is accepted"
    case output = "Output"
    case other = "Other"
  }

  /// What follows the name.
  enum Value: Sendable {
    /// Nothing: the option is there or not.
    case none
    /// One of these words.
    case choice([String])
    /// A whole number of at least so much.
    case number(atLeast: Int)
    /// The ids of rules, separated by commas.
    case rules
    /// A file or a path.
    case file(String)
    /// What Git knows a commit by.
    case revision
    /// The name of a reporter, perhaps with a file.
    case reporters([String])
  }

  let name: Name
  var short: Character?
  var value: Value = .none
  let topic: Topic
  let help: String
  var commands: [Command] = [.lint]

  /// As it is written: `--only`.
  var spelling: String { "--" + name.rawValue }

  /// What stands for the value in the help; nil if there is none.
  var valueName: String? {
    switch value {
    case .none: nil
    case .choice(let words): words.joined(separator: "|")
    case .number: "N"
    case .rules: "RULE,…"
    case .file(let name): name
    case .revision: "REV"
    case .reporters: "NAME[=FILE]"
    }
  }

  /// Whether it says more if it stands more than once: the values add up. Of another option the last one holds.
  var isRepeatable: Bool {
    switch value {
    case .rules, .reporters: true
    case .none, .choice, .number, .file, .revision: false
    }
  }
}
