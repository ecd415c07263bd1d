import TestSupport
import Testing

@Suite("The command line")
struct UsageTests {
  @Test("`--version` says just the version")
  func version() throws {
    let run = try Tool.run(["--version"])
    #expect(run.output == "0.1.0\n")
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test("`--help` shows every option of the command and no other")
  func help() throws {
    let lint = try Tool.run(["-h"])
    for option in ["--only RULE", "--threads N", "--reporter NAME[=FILE]", "-h, --help"] {
      #expect(lint.output.contains("  \(option)"))
    }
    #expect(!lint.output.contains("--format"))
    #expect(lint.output.contains("layoutlint explain [OPTION …] RULE\n"))
    #expect(lint.status == 0)
    let rules = try Tool.run(["rules", "--help"])
    #expect(rules.output.contains("--format text|markdown"))
    #expect(!rules.output.contains("--strict"))
  }

  @Test(
    "what is wrong is said in one line with the next step, and the status is 2",
    arguments: [
      (["--onyl", "a"], "unknown option `--onyl`; did you mean `--only`?"),
      (["-only", "a"], "unknown option `-only`; did you mean `--only`?"),
      (["--zzzzzz"], "unknown option `--zzzzzz`; `layoutlint --help` shows what there is"),
      (["--only"], "`--only` has no value; write `--only RULE,…`"),
      (["--only", "--strict"], "`--only` has no value; write `--only RULE,…`"),
      (["--only="], "a value of `--only` is empty; write `--only RULE` or `--only RULE,RULE`"),
      (
        ["--only", "a,"], "a value of `--only` is empty; write `--only RULE` or `--only RULE,RULE`"
      ),
      (["--only=zzzzzzzzz"], "no rule `zzzzzzzzz`; `layoutlint rules` lists them all"),
      (["--strict=yes"], "`--strict` takes no value; leave out `=yes`"),
      (["--strict", "--strict"], "`--strict` is there twice; give it once"),
      (
        ["--threads", "0"], "the value of `--threads` is `0`; it takes a whole number of at least 1"
      ),
      (["--threads="], "the value of `--threads` is empty; it takes a whole number of at least 1"),
      (["--threads=2", "--threads=3"], "`--threads` is there twice; give it once"),
      (["--reporter", "prety"], "no reporter `prety`; did you mean `pretty`?"),
      (["--color=12"], "the value of `--color` is `12`; it takes `auto`, `always`, `never`"),
      (["rules", "--strict"], "`--strict` does not belong to `rules`; it belongs to `lint`"),
      (["explain"], "`explain` needs the name of a rule; `layoutlint rules` lists them all"),
      (["explain", "a", "b"], "`explain` takes one rule; `layoutlint rules` lists them all"),
      (["explain", "zzzzzzzzz"], "no rule `zzzzzzzzz`; `layoutlint rules` lists them all"),
      ([""], "a path is empty; name a file or folder; `.` is the current folder"),
      (["--\u{1B}[31m"], "unknown option `--\\u{1B}[31m`; `layoutlint --help` shows what there is"),
    ])
  func wrong(arguments: [String], message: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.error == "layoutlint: \(message)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test(
    "a path that is not there is a problem; one that looks like a command says so",
    arguments: [
      (["rulse"], "rulse: no such file or folder; did you mean the command `rules`?"),
      (["--", "--only"], "--only: no such file or folder; check how the path is spelled"),
    ])
  func missing(arguments: [String], message: String) throws {
    let run = try Tool.run(["--reporter", "pretty"] + arguments)
    #expect(run.error == "layoutlint: \(message)\n")
    #expect(run.output.hasPrefix("Nothing checked, 1 could not be read ("))
    #expect(run.status == 2)
  }

  @Test("a folder that is called like a command can be linted")
  func commandNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("rules/a.swift")
    let pretty = ["--reporter", "pretty"]
    for arguments in [["./rules"], ["lint", "rules"], ["--", "rules"]] {
      let run = try Tool.run(pretty + arguments, in: folder.path)
      #expect(run.output.hasPrefix("Nothing found in 1 file ("))
      #expect(run.status == 0)
    }
    #expect(try Tool.run(["rules"], in: folder.path).output.hasPrefix("rule"))
  }
}
