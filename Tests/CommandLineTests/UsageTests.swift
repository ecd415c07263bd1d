import TestSupport
import Testing

@Suite("The command line")
struct UsageTests {
  @Test("`--version` prints only the version", arguments: ["--version", "-v", "version"])
  func version(word: String) throws {
    let run = try Tool.run([word])
    #expect(run.output == "0.1.0\n")
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test("`help` prints what `--help` does, for each command")
  func helpCommand() throws {
    for command in [[], ["lint"], ["rules"], ["wireframe"]] {
      let run = try Tool.run(["help"] + command)
      let help = try Tool.run(command + ["--help"])
      #expect(run.status == 0 && run.output == help.output)
    }
  }

  @Test("`--help` without a command fits a screen and a half, and names all commands")
  func overview() throws {
    let overview = try Tool.run(["--help"])
    #expect(overview.status == 0)
    #expect(overview.output.split(separator: "\n", omittingEmptySubsequences: false).count < 60)
    #expect(overview.output == (try Tool.run(["-h"]).output))
    let commands = try Tool.commands()
    #expect(commands.count > 8)
    for command in commands { #expect(try Tool.run(["help", command]).status == 0) }
  }

  @Test("`rules --format docc` writes a page for each rule")
  func pages() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.run(["rules", "--format", "docc", "--output", "."], in: folder.path)
    #expect(run.status == 0 && run.output == "" && run.error == "")
    for id in try Tool.ruleIDs() {
      let page = try String(contentsOfFile: folder("\(id).md"), encoding: .utf8)
      #expect(page.hasPrefix("# \(id)\n\n") && page.contains("\n## Overview\n\n"))
    }
    for arguments in [
      ["rules", "--format", "docc"], ["rules", "--output", "."],
      ["rules", "--format", "docc", "--output", "missing"],
    ] {
      let run = try Tool.run(arguments, in: folder.path)
      #expect(run.status == 2 && run.error != "", "\(arguments)")
    }
  }

  @Test("`--help` shows exactly the options of the command")
  func help() throws {
    let lint = try Tool.run(["lint", "-h"])
    for option in ["--only RULE", "--threads N", "--reporter NAME[=FILE]", "-h, --help"] {
      #expect(lint.output.contains("  \(option)"))
    }
    #expect(!lint.output.contains("--format"))
    let explain = try Tool.run(["explain", "-h"])
    #expect(explain.output.contains("layoutlint explain [OPTION …] RULE|FILE:LINE\n"))
    #expect(lint.status == 0)
    let rules = try Tool.run(["rules", "--help"])
    #expect(rules.output.contains("--format text|markdown"))
    #expect(!rules.output.contains("--strict"))
  }

  @Test(
    "a mistake is reported in one line with the next step, and the status is 2",
    arguments: [
      (["--onyl", "a"], "unknown option `--onyl`; did you mean `--only`?"),
      (["-only", "a"], "unknown option `-only`; did you mean `--only`?"),
      (
        ["--format", "json"],
        "`--format` is not an option of `lint`; `--reporter` chooses the format of a run; write a command before its options"
      ),
      (["fix"], "there is no file, folder or command `fix`; `layoutlint --fix` applies fixes"),
      (
        ["check", "Sources"],
        "there is no file, folder or command `check`; `layoutlint` without a command lints the current folder"
      ),
      (
        ["explain", "--all", "setup_length"],
        "`--all` is not an option of `explain`; it is an option of `lint` and `wireframe`"
      ),
      (["--zzzzzz"], "unknown option `--zzzzzz`; `layoutlint --help` lists the options"),
      (["--only"], "`--only` has no value; write `--only RULE,…`"),
      (["--only", "--strict"], "`--only` has no value; write `--only RULE,…`"),
      (["--only="], "a value of `--only` is empty; write `--only RULE` or `--only RULE,RULE`"),
      (
        ["--only", "a,"], "a value of `--only` is empty; write `--only RULE` or `--only RULE,RULE`"
      ),
      (["--only", "corectness"], "no rule `corectness`; did you mean `correctness`?"),
      (["--preset"], "`--preset` has no value; write `--preset NAME,…`"),
      (["--preset=strcit"], "no preset `strcit`; did you mean `strict`?"),
      (
        ["--preset", "strict,conventions"],
        "no preset `conventions`; `--only conventions` runs only the rules of this family"
      ),
      (
        ["--preset=zzzzzzzzz"],
        "no preset `zzzzzzzzz`; there are `cookbook`, `strict`, `correctness`, `responsive_frames`, "
          + "`view_layout`, `none`"
      ),
      (
        ["rules", "zzzzzzzzz"],
        "no rule `zzzzzzzzz`; `layoutlint rules` lists them all; "
          + "`layoutlint ./rules` lints a folder of that name"
      ),
      (["--only=zzzzzzzzz"], "no rule `zzzzzzzzz`; `layoutlint rules` lists them all"),
      (["--schema=yes", "config"], "`--schema` takes no value; remove `=yes`"),
      (
        ["--threads", "0"], "the value of `--threads` is `0`; use a whole number of at least 1"
      ),
      (["--threads="], "the value of `--threads` is empty; use a whole number of at least 1"),
      (
        ["--threads=2", "--threads=x"],
        "the value of `--threads` is `x`; use a whole number of at least 1"
      ),
      (["--reporter", "prety"], "no reporter `prety`; did you mean `pretty`?"),
      (["--reporter", "rdjsonl"], "no reporter `rdjsonl`; did you mean `rdjson`?"),
      (["--color=12"], "the value of `--color` is `12`; use `auto`, `always`, `never`"),
      (["rules", "--strict"], "`--strict` is not an option of `rules`; it is an option of `lint`"),
      (
        ["explain"],
        "`explain` needs an operand; write `layoutlint explain [OPTION …] RULE|FILE:LINE`"
      ),
      (
        ["explain", "a", "b"],
        "`explain` takes one operand; write `layoutlint explain [OPTION …] RULE|FILE:LINE`"
      ),
      (["explain", "zzzzzzzzz"], "no rule `zzzzzzzzz`; `layoutlint rules` lists them all"),
      ([""], "a path is empty; name a file or folder; `.` is the current folder"),
      (["--\u{1B}[31m"], "unknown option `--\\u{1B}[31m`; `layoutlint --help` lists the options"),
    ])
  func wrong(arguments: [String], message: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.error == "layoutlint: \(message)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test(
    "a mistyped command is one mistake, whatever follows it, and nothing is linted",
    arguments: [
      (["rulse"], "rulse", "rules"), (["hok", "install"], "hok", "hook"),
      (["confg", "--schema"], "confg", "config"),
      (["--color=never", "explian", "a"], "explian", "explain"),
    ])
  func mistypedCommand(arguments: [String], word: String, meant: String) throws {
    let run = try Tool.run(arguments)
    #expect(
      run.error
        == "layoutlint: there is no file, folder or command `\(word)`; did you mean the command `\(meant)`?\n"
    )
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test(
    "a missing path is a problem",
    arguments: [
      (["lint", "rulse"], "rulse: no such file or folder; check the spelling of the path"),
      (["--", "rulse"], "rulse: no such file or folder; check the spelling of the path"),
      (["--", "--only"], "--only: no such file or folder; check the spelling of the path"),
    ])
  func missing(arguments: [String], message: String) throws {
    let run = try Tool.run(["--reporter", "pretty"] + arguments)
    #expect(run.error == "layoutlint: \(message)\n")
    #expect(run.output.hasPrefix("Nothing checked, 1 could not be read ("))
    #expect(run.status == 2)
  }

  @Test("a folder with the name of a command can be linted")
  func commandNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("rules/a.swift")
    let pretty = ["--reporter", "pretty"]
    try folder.write("hok/a.swift")
    for arguments in [["./rules"], ["lint", "rules"], ["--", "rules"], ["hok"]] {
      let run = try Tool.run(pretty + arguments, in: folder.path)
      #expect(run.output.hasPrefix("Nothing found in 1 file ("))
      #expect(run.status == 0)
    }
    #expect(try Tool.run(["rules"], in: folder.path).output.hasPrefix("rule"))
  }
}
