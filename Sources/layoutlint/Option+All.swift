import Project
import Reporting

extension Option {
  private static let choosingFiles: [Command] = [.lint, .files, .outline, .wireframe]
  private static let readingConfigurations: [Command] = [
    .lint, .files, .config, .explain, .guide, .outline, .wireframe, .lsp,
  ]
  private static let runningRules: [Command] = [.lint, .lsp]

  private static let aboutRules = [
    Option(
      .preset, takes: .presets,
      "Run the rules of these presets, with the options of the configuration",
      of: [.lint, .config, .explain, .guide, .lsp]),
    Option(
      .only, takes: .rules,
      "Run only these rules, with the severities and options of the configuration",
      of: runningRules),
    Option(.enable, takes: .rules, "Run these rules too, although they are off", of: runningRules),
    Option(.disable, takes: .rules, "Do not run these rules", of: runningRules),
    Option(
      .requireReason, "Report suppressions without a reason, as `require_reason: true` does"),
  ]

  private static let aboutFiles = [
    Option(
      .config, takes: .file("FILE"), "Use only this configuration, for all files",
      of: readingConfigurations),
    Option(
      .noConfig, "Use the defaults, and ignore all configurations", of: readingConfigurations),
    Option(
      .noGitignore, "Also lint what .gitignore files exclude", of: choosingFiles + [.initialize]),
    Option(.noExclude, "Also lint what the configuration excludes", of: choosingFiles),
    Option(
      .context, takes: .file("FOLDER"),
      "The folder of all files that the checks across files look at. Default: the repository, or the folder of the outermost configuration",
      of: [.lint, .explain]),
    Option(
      .filesFrom, takes: .file("FILE"),
      "Read the paths from a file, one per line; - reads the standard input", of: choosingFiles),
    Option(
      .null, short: "0",
      "Separate paths with NUL instead of line breaks, in --files-from and in the output of `files`",
      of: choosingFiles),
    Option(
      .stdinFilename, takes: .file("PATH"),
      "With - as PATH: the file name of the text on the standard input"),
    Option(.force, "Replace an existing configuration", of: [.initialize]),
    Option(.dryRun, "Print the configuration without writing it", of: [.initialize]),
    Option(
      .update, "Measure again, and keep what people have changed in the configuration",
      of: [.initialize]),
    Option(
      .report, "Print what each rule finds under each setting, and write nothing",
      of: [.initialize]),
    Option(
      .baseline, "Also accept the findings of today, in \(InitCommand.baselineName)",
      of: [.initialize]),
  ]

  private static let aboutGit = [
    Option(
      .staged,
      "Lint what is staged, as it will be committed; in a merge, what differs from every side",
      of: [.lint, .files]),
    Option(
      .since, takes: .text("REV", example: "main"),
      "Lint the files that differ from the commit where the current branch left REV; `outline` and `wireframe`: show what differs",
      of: [.lint, .files, .outline, .wireframe]),
    Option(
      .changed,
      "The same with the branch's upstream as REV, or else the default branch, or else the last commit",
      of: [.lint, .files]),
    Option(
      .diff, takes: .text("REV", example: "main"), "The same as --since",
      of: [.outline, .wireframe]),
    Option(
      .changedLines,
      "Report only findings on new or changed lines; implies --changed unless another of these is given"
    ),
    Option(
      .wholeFiles, "With `install`: make the hook report everything in the files of a commit",
      of: [.hook]),
  ]

  private static let aboutFixes = [
    Option(
      .fix, "Apply safe fixes, and report what is left; with - as PATH, print the fixed text"),
    Option(
      .fixOnly,
      "Apply the same fixes without reporting what is left, and fail only if something could not be done"
    ),
    Option(
      .unsafeFixes, "With these or --diff: also apply fixes that may change what the code does"),
    Option(
      .fixable, takes: .rules,
      "Apply the fixes of only these rules, even if the configuration says `fix: off`"),
    Option(.unfixable, takes: .rules, "Do not apply the fixes of these rules"),
    Option(
      .addSuppressions,
      "Write a comment that silences each reported finding, instead of fixing it; with - as PATH, print the text"
    ),
    Option(
      .reason, takes: .text("TEXT", example: "'a few words'"),
      "With --add-suppressions: the reason that each comment gives"),
    Option(
      .allowDirty, "With --fix or --add-suppressions: do not warn about uncommitted changes"),
    Option(
      .diff,
      "Print what --fix, or --add-suppressions if given, would change as a diff for `git apply` or `patch`, without changing files"
    ),
    Option(.showFixes, "List for each file how often each rule was fixed"),
    Option(.exitNonZeroOnFix, "Exit with 1 if anything was fixed, even if nothing is left"),
  ]

  private static let aboutTheVerdict = [
    Option(
      .strict, takes: .addition(Strictness.correctness.rawValue),
      "Fail on warnings as on errors, or only on those about mistakes"),
    Option(.maxWarnings, takes: .number(atLeast: 0), "Fail on more warnings than this"),
    Option(
      .minSeverity, takes: .choice(["note", "warning", "error"]),
      "Ignore findings of lower severity"),
    Option(.baseline, takes: .file("FILE"), "Accept the findings listed in this file"),
    Option(.noBaseline, "Accept no findings, regardless of the configuration"),
    Option(
      .writeBaseline, takes: .file("FILE"),
      "Write all findings of this run to a file, to accept them from then on"),
    Option(.pruneBaseline, "Remove stale entries of the linted files from the baseline"),
    Option(
      .strictBaseline, "Fail on stale entries of the baseline, which are otherwise only named"),
  ]

  private static let aboutOutput = [
    Option(
      .reporter, takes: .reporters,
      "The format, and the file to write to instead of the standard output; may be repeated. Default: pretty on a terminal, otherwise xcode"
    ),
    Option(
      .wireframes, takes: .file("FILE"),
      "Also draw all views of the files on an HTML page, to which the report html links"),
    Option(
      .statistics,
      "Print a table of findings and judged places by rule instead of the findings, or JSON with the reporter json"
    ),
    Option(.quiet, short: "q", "Print only findings and errors", of: [.lint, .initialize]),
    Option(
      .color, takes: .choice(["auto", "always", "never"]),
      "Whether to use colors. Default: on a terminal, unless NO_COLOR is set",
      of: [.lint, .rules, .explain]),
    Option(
      .format, takes: .choice(["text", "markdown", "json", "docc"]),
      "The format; docc writes a page for each rule to --output. Default: text", of: [.rules]),
    Option(
      .output, short: "o", takes: .file("FOLDER"), "With --format docc: the folder of the pages",
      of: [.rules]),
    Option(
      .output, short: "o", takes: .file("FILE"), "Write to a file instead of the standard output",
      of: [.guide, .wireframe]),
    Option(
      .check, takes: .file("FILE"),
      "Fail if this document is not what would be written, and write nothing", of: [.guide]),
    Option(.format, takes: .choice(["text", "json"]), "The format. Default: text", of: [.explain]),
    Option(
      .format, takes: .choice(OutlineFormat.allCases.map(\.rawValue)),
      "The format: lines, Markdown for a pull request, or JSON. Default: text", of: [.outline]),
    Option(
      .type, takes: .text("NAME", example: "PlayerView"),
      "Show only the class of this name, which may be in any file of the project",
      of: [.outline, .wireframe]),
    Option(
      .device, takes: .device, "The screen, by name or by its size in points. Default: phone",
      of: [.wireframe]),
    Option(.dark, "Draw dark mode", of: [.wireframe]),
    Option(.rtl, "Draw from right to left, as in Arabic", of: [.wireframe]),
    Option(
      .textSize, takes: .number(atLeast: 1), "The size of texts in percent. Default: 100",
      of: [.wireframe]),
    Option(
      .state, takes: .text("TEXT", example: "'a few words'"),
      "A condition of the code that is true, as the code writes it", of: [.wireframe]),
    Option(.distances, "Write the constants of constraints", of: [.wireframe]),
    Option(
      .all,
      "Show every place with its code, on a terminal too; `wireframe`: draw all classes on one HTML page",
      of: [.lint, .wireframe]),
    Option(.skipped, "List what is left out instead, each with the reason", of: [.files]),
    Option(.schema, "Print the JSON schema of the configuration file", of: [.config]),
  ]

  private static let others = [
    Option(
      .threads, takes: .number(atLeast: 1),
      "The number of threads. Default: the number of processors", of: [.lint, .initialize]),
    Option(
      .stdio, "Use the standard input and output, as without it; some editors add it",
      of: [.lsp]),
    Option(.version, short: "v", "Print the version", of: Command.allCases),
    Option(.help, short: "h", "Print this help", of: Command.allCases),
  ]

  static let sections: KeyValuePairs<String, [Option]> = [
    "Rules": aboutRules, "Files and configuration": aboutFiles, "Files in Git": aboutGit,
    "Fixes": aboutFixes, "Failing and accepting": aboutTheVerdict, "Output": aboutOutput,
    "Other": others,
  ]

  /// Every option, in the order of the help.
  static let all: [Option] = sections.flatMap(\.value)

  /// Those that decide what is found: which files are linted, with which rules, and which findings count.
  static var selectingFindings: [Option] {
    let others: [Name] = [.fixable, .unfixable, .minSeverity, .baseline, .noBaseline]
    return (aboutRules + aboutFiles + aboutGit).filter { $0.commands.contains(.lint) }
      + (aboutFixes + aboutTheVerdict).filter { others.contains($0.name) }
  }
}
