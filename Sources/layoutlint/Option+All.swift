import LintEngine
import Reporting

extension Option {
  private static let choosingFiles: [Command] = [.lint, .files]
  private static let readingConfigurations: [Command] = [.lint, .files, .config]

  /// Every option, in the order of the help.
  static let all: [Option] = [
    Option(name: .only, value: .rules, topic: .rules, help: "Run just these rules"),
    Option(
      name: .enable, value: .rules, topic: .rules,
      help: "Run these rules too, although they are off"),
    Option(name: .disable, value: .rules, topic: .rules, help: "Leave these rules out"),
    Option(
      name: .requireReason, topic: .rules,
      help: "Report suppressions without a reason, as `require_reason: true` does"),

    Option(
      name: .config, value: .file("FILE"), topic: .files,
      help: "Use this configuration for all files, and look for no other",
      commands: readingConfigurations),
    Option(
      name: .noConfig, topic: .files, help: "Use the defaults, and look for no configuration",
      commands: readingConfigurations),
    Option(
      name: .noGitignore, topic: .files, help: "Lint what .gitignore files leave out too",
      commands: choosingFiles),
    Option(
      name: .noExclude, topic: .files, help: "Lint what the configuration excludes too",
      commands: choosingFiles),
    Option(
      name: .filesFrom, value: .file("FILE"), topic: .files,
      help: "Take the paths from a file, one on each line; - reads the standard input",
      commands: choosingFiles),
    Option(
      name: .null, short: "0", topic: .files,
      help:
        "End paths with NUL instead of a line break, in --files-from and in the list of `files`",
      commands: choosingFiles),
    Option(
      name: .stdinFilename, value: .file("PATH"), topic: .files,
      help: "With - as PATH: what file the text of the standard input is"),

    Option(
      name: .staged, topic: .git,
      help: "Lint what is staged, as it will be committed; in a merge what differs from each side",
      commands: choosingFiles),
    Option(
      name: .since, value: .revision, topic: .git,
      help: "Lint the files that differ from the commit where the current branch left REV",
      commands: choosingFiles),
    Option(
      name: .changed, topic: .git,
      help:
        "The same, where REV is the branch's upstream, else the default branch, else the last commit",
      commands: choosingFiles),
    Option(
      name: .changedLines, topic: .git,
      help:
        "Report only what touches a new or changed line; means --changed if none of these is there"),
    Option(
      name: .wholeFiles, topic: .git,
      help: "With `install`: have the hook report all that is in the files of a commit",
      commands: [.hook]),

    Option(
      name: .fix, topic: .fixes,
      help:
        "Carry out safe fixes, and report what is left; with - as PATH the fixed text is printed"),
    Option(
      name: .fixOnly, topic: .fixes,
      help:
        "Carry out the same fixes, report nothing that is left, and fail only if something could not be done"
    ),
    Option(
      name: .unsafeFixes, topic: .fixes,
      help: "With these or --diff: also fixes that may change what the code does"),
    Option(
      name: .fixable, value: .rules, topic: .fixes,
      help: "Make the fixes of just these rules, also where the configuration says `fix: off`"),
    Option(
      name: .unfixable, value: .rules, topic: .fixes, help: "Leave the fixes of these rules out"),
    Option(
      name: .allowDirty, topic: .fixes,
      help: "With --fix: do not warn of changes that are neither committed nor staged"),
    Option(
      name: .diff, topic: .fixes,
      help: "Print what --fix would change as a diff for `git apply` or `patch`, and change nothing"
    ),
    Option(
      name: .showFixes, topic: .fixes,
      help: "List for each file how often each rule was fixed"),
    Option(
      name: .exitNonZeroOnFix, topic: .fixes,
      help: "Exit with 1 if anything was fixed, even if nothing is left"),

    Option(name: .strict, topic: .verdict, help: "Fail on warnings as on errors"),
    Option(
      name: .maxWarnings, value: .number(atLeast: 0), topic: .verdict,
      help: "Fail on more warnings than this"),
    Option(
      name: .minSeverity, value: .choice(["note", "warning", "error"]), topic: .verdict,
      help: "Leave out what matters less"),
    Option(
      name: .baseline, value: .file("FILE"), topic: .verdict,
      help: "Accept the findings that this file lists"),
    Option(
      name: .noBaseline, topic: .verdict, help: "Accept no finding, whatever the configuration says"
    ),
    Option(
      name: .writeBaseline, value: .file("FILE"), topic: .verdict,
      help: "Write all findings of this run to a file, to accept them from now on"),
    Option(
      name: .pruneBaseline, topic: .verdict,
      help: "Drop from the baseline what is no longer found"),

    Option(
      name: .reporter, value: .reporters(ReportFormat.allCases.map(\.rawValue)), topic: .output,
      help:
        "The format, and the file to write to, if not the standard output; may stand more than once. Default: pretty on a terminal, otherwise xcode"
    ),
    Option(
      name: .statistics, topic: .output,
      help: "Print how often each rule was broken instead of the findings"),
    Option(
      name: .quiet, short: "q", topic: .output,
      help: "Print the findings and what went wrong, nothing else"),
    Option(
      name: .color, value: .choice(["auto", "always", "never"]), topic: .output,
      help: "Whether to use colors. Default: on a terminal without NO_COLOR",
      commands: [.lint, .rules, .explain]),
    Option(
      name: .format, value: .choice(["text", "markdown"]), topic: .output,
      help: "The format. Default: text", commands: [.rules]),
    Option(
      name: .schema, topic: .output, help: "Print the JSON schema of the configuration file",
      commands: [.config]),

    Option(
      name: .threads, value: .number(atLeast: 1), topic: .other,
      help: "How many threads may work. Default: as many as processors"),
    Option(
      name: .version, topic: .other, help: "Print the version", commands: Command.allCases),
    Option(
      name: .help, short: "h", topic: .other, help: "Print this help",
      commands: Command.allCases),
  ]
}
