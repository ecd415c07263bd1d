import Reporting
import RuleKit

extension Option {
  private static let choosingFiles: [Command] = [.lint, .files, .outline, .wireframe]
  private static let readingConfigurations: [Command] = [
    .lint, .files, .config, .explain, .guide, .outline, .wireframe, .lsp,
  ]
  private static let runningRules: [Command] = [.lint, .lsp]

  /// Every option, in the order of the help.
  static let all: [Option] = [
    Option(
      name: .preset, value: .presets, topic: .rules,
      help: "Run the rules of these presets, with the options of the configuration",
      commands: [.lint, .config, .explain, .guide, .lsp]),
    Option(
      name: .only, value: .rules, topic: .rules,
      help: "Run only these rules, with the severities and options of the configuration",
      commands: runningRules),
    Option(
      name: .enable, value: .rules, topic: .rules,
      help: "Run these rules too, although they are off", commands: runningRules),
    Option(
      name: .disable, value: .rules, topic: .rules, help: "Do not run these rules",
      commands: runningRules),
    Option(
      name: .requireReason, topic: .rules,
      help: "Report suppressions without a reason, as `require_reason: true` does"),

    Option(
      name: .config, value: .file("FILE"), topic: .files,
      help: "Use only this configuration, for all files",
      commands: readingConfigurations),
    Option(
      name: .noConfig, topic: .files, help: "Use the defaults, and ignore all configurations",
      commands: readingConfigurations),
    Option(
      name: .noGitignore, topic: .files, help: "Also lint what .gitignore files exclude",
      commands: choosingFiles + [.initialize]),
    Option(
      name: .noExclude, topic: .files, help: "Also lint what the configuration excludes",
      commands: choosingFiles),
    Option(
      name: .context, value: .file("FOLDER"), topic: .files,
      help:
        "The folder of all files that the checks across files look at. Default: the repository, or the folder of the outermost configuration",
      commands: [.lint, .explain]),
    Option(
      name: .filesFrom, value: .file("FILE"), topic: .files,
      help: "Read the paths from a file, one per line; - reads the standard input",
      commands: choosingFiles),
    Option(
      name: .null, short: "0", topic: .files,
      help:
        "Separate paths with NUL instead of line breaks, in --files-from and in the output of `files`",
      commands: choosingFiles),
    Option(
      name: .stdinFilename, value: .file("PATH"), topic: .files,
      help: "With - as PATH: the file name of the text on the standard input"),

    Option(
      name: .force, topic: .files, help: "Replace an existing configuration",
      commands: [.initialize]),
    Option(
      name: .dryRun, topic: .files, help: "Print the configuration without writing it",
      commands: [.initialize]),
    Option(
      name: .yes, short: "y", topic: .files,
      help: "Ask nothing, and leave off what the code does not agree on",
      commands: [.initialize]),
    Option(
      name: .baseline, topic: .files,
      help: "Also accept the findings of today, in \(InitCommand.baselineName)",
      commands: [.initialize]),

    Option(
      name: .staged, topic: .git,
      help:
        "Lint what is staged, as it will be committed; in a merge, what differs from every side",
      commands: [.lint, .files]),
    Option(
      name: .since, value: .revision, topic: .git,
      help:
        "Lint the files that differ from the commit where the current branch left REV; `outline` and `wireframe`: show what differs",
      commands: [.lint, .files, .outline, .wireframe]),
    Option(
      name: .changed, topic: .git,
      help:
        "The same with the branch's upstream as REV, or else the default branch, or else the last commit",
      commands: [.lint, .files]),
    Option(
      name: .diff, value: .revision, topic: .git, help: "The same as --since",
      commands: [.outline, .wireframe]),
    Option(
      name: .changedLines, topic: .git,
      help:
        "Report only findings on new or changed lines; implies --changed unless another of these is given"
    ),
    Option(
      name: .wholeFiles, topic: .git,
      help: "With `install`: make the hook report everything in the files of a commit",
      commands: [.hook]),

    Option(
      name: .fix, topic: .fixes,
      help:
        "Apply safe fixes, and report what is left; with - as PATH, print the fixed text"),
    Option(
      name: .fixOnly, topic: .fixes,
      help:
        "Apply the same fixes without reporting what is left, and fail only if something could not be done"
    ),
    Option(
      name: .unsafeFixes, topic: .fixes,
      help: "With these or --diff: also apply fixes that may change what the code does"),
    Option(
      name: .fixable, value: .rules, topic: .fixes,
      help: "Apply the fixes of only these rules, even if the configuration says `fix: off`"),
    Option(
      name: .unfixable, value: .rules, topic: .fixes, help: "Do not apply the fixes of these rules"),
    Option(
      name: .addSuppressions, topic: .fixes,
      help:
        "Write a comment that silences each reported finding, instead of fixing it; with - as PATH, print the text"
    ),
    Option(
      name: .reason, value: .text, topic: .fixes,
      help: "With --add-suppressions: the reason that each comment gives"),
    Option(
      name: .allowDirty, topic: .fixes,
      help: "With --fix or --add-suppressions: do not warn about uncommitted changes"),
    Option(
      name: .diff, topic: .fixes,
      help:
        "Print what --fix, or --add-suppressions if given, would change as a diff for `git apply` or `patch`, without changing files"
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
      help: "Ignore findings of lower severity"),
    Option(
      name: .baseline, value: .file("FILE"), topic: .verdict,
      help: "Accept the findings listed in this file"),
    Option(
      name: .noBaseline, topic: .verdict,
      help: "Accept no findings, regardless of the configuration"
    ),
    Option(
      name: .writeBaseline, value: .file("FILE"), topic: .verdict,
      help: "Write all findings of this run to a file, to accept them from then on"),
    Option(
      name: .pruneBaseline, topic: .verdict,
      help: "Remove stale entries of the linted files from the baseline"),
    Option(
      name: .strictBaseline, topic: .verdict,
      help: "Fail on stale entries of the baseline, which are otherwise only named"),

    Option(
      name: .reporter, value: .reporters(ReportFormat.allCases.map(\.rawValue)), topic: .output,
      help:
        "The format, and the file to write to instead of the standard output; may be repeated. Default: pretty on a terminal, otherwise xcode"
    ),
    Option(
      name: .wireframes, value: .file("FILE"), topic: .output,
      help: "Also draw all views of the files on an HTML page, to which the report html links"),
    Option(
      name: .statistics, topic: .output,
      help:
        "Print a table of findings and judged places by rule instead of the findings, or JSON with the reporter json"
    ),
    Option(
      name: .quiet, short: "q", topic: .output,
      help: "Print only findings and errors", commands: [.lint, .initialize]),
    Option(
      name: .color, value: .choice(["auto", "always", "never"]), topic: .output,
      help: "Whether to use colors. Default: on a terminal, unless NO_COLOR is set",
      commands: [.lint, .rules, .explain]),
    Option(
      name: .format, value: .choice(["text", "markdown", "json", "docc"]), topic: .output,
      help: "The format; docc writes a page for each rule to --output. Default: text",
      commands: [.rules]),
    Option(
      name: .output, short: "o", value: .file("FOLDER"), topic: .output,
      help: "With --format docc: the folder of the pages", commands: [.rules]),
    Option(
      name: .output, short: "o", value: .file("FILE"), topic: .output,
      help: "Write to a file instead of the standard output",
      commands: [.guide, .wireframe]),
    Option(
      name: .check, value: .file("FILE"), topic: .output,
      help: "Fail if this document is not what would be written, and write nothing",
      commands: [.guide]),
    Option(
      name: .format, value: .choice(["text", "json"]), topic: .output,
      help: "The format. Default: text", commands: [.explain]),
    Option(
      name: .format, value: .choice(OutlineFormat.allCases.map(\.rawValue)), topic: .output,
      help: "The format: lines, Markdown for a pull request, or JSON. Default: text",
      commands: [.outline]),
    Option(
      name: .type, value: .type, topic: .output,
      help: "Show only the class of this name, which may be in any file of the project",
      commands: [.outline, .wireframe]),
    Option(
      name: .device, value: .device, topic: .output,
      help: "The screen, by name or by its size in points. Default: phone", commands: [.wireframe]),
    Option(name: .dark, topic: .output, help: "Draw dark mode", commands: [.wireframe]),
    Option(
      name: .rtl, topic: .output, help: "Draw from right to left, as in Arabic",
      commands: [.wireframe]),
    Option(
      name: .textSize, value: .number(atLeast: 1), topic: .output,
      help: "The size of texts in percent. Default: 100", commands: [.wireframe]),
    Option(
      name: .state, value: .text, topic: .output,
      help: "A condition of the code that is true, as the code writes it", commands: [.wireframe]),
    Option(
      name: .distances, topic: .output, help: "Write the constants of constraints",
      commands: [.wireframe]),
    Option(
      name: .all, topic: .output,
      help:
        "Show every place with its code, on a terminal too; `explain` with a place: also list the rules that do not look at it; `wireframe`: draw all classes on one HTML page",
      commands: [.lint, .explain, .wireframe]),
    Option(
      name: .skipped, topic: .output,
      help: "List what is left out instead, each with the reason", commands: [.files]),
    Option(
      name: .schema, topic: .output, help: "Print the JSON schema of the configuration file",
      commands: [.config]),

    Option(
      name: .threads, value: .number(atLeast: 1), topic: .other,
      help: "The number of threads. Default: the number of processors",
      commands: [.lint, .initialize]),
    Option(
      name: .stdio, topic: .other,
      help: "Use the standard input and output, as without it; some editors add it",
      commands: [.lsp]),
    Option(
      name: .version, short: "v", topic: .other, help: "Print the version",
      commands: Command.allCases),
    Option(
      name: .help, short: "h", topic: .other, help: "Print this help",
      commands: Command.allCases),
  ]
}
