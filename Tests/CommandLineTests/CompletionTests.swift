import Foundation
import TestSupport
import Testing

@testable import layoutlint

@Suite("Completions")
struct CompletionTests {
  @Test(
    "the name of a known shell is required",
    arguments: [
      (
        [],
        "`completions` needs an operand; write `layoutlint completions [OPTION …] bash|zsh|fish`"
      ),
      (
        ["bash", "zsh"],
        "`completions` takes one operand; write `layoutlint completions [OPTION …] bash|zsh|fish`"
      ),
      (["fihs"], "`completions` does not know `fihs`; did you mean `fish`?"),
      (
        ["powershell"],
        "`completions` does not know `powershell`; write `layoutlint completions [OPTION …] bash|zsh|fish`"
      ),
    ])
  func wrong(arguments: [String], message: String) throws {
    let run = try Tool.run(["completions"] + arguments)
    #expect(run.error == "layoutlint: \(message)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test("the help says where each script goes")
  func installation() throws {
    let help = try Tool.run(["completions", "--help"]).output
    for folder in [
      "~/.local/share/bash-completion/completions", "~/.zfunc", "~/.config/fish/completions",
    ] {
      #expect(help.contains("  mkdir -p \(folder)\n"))
    }
    for line in [
      "completions bash > ~/.local/share/bash-completion/completions/layoutlint\n",
      "completions zsh > ~/.zfunc/_layoutlint\n",
      "completions fish > ~/.config/fish/completions/layoutlint.fish\n",
    ] {
      #expect(help.contains("  layoutlint \(line)"))
    }
  }

  @Test("an option that several commands have is completed as the command's own")
  func sharedNames() throws {
    func offers(_ words: String...) throws -> [String] {
      try Tool.run(["__complete"] + words).output.split(separator: "\n").map {
        String($0.prefix { $0 != "\t" })
      }
    }
    #expect(try offers("explain", "--format", "") == ["text", "json"])
    #expect(try offers("rules", "--format", "") == ["text", "markdown", "json", "docc"])
    #expect(try offers("init", "--baseline", "--dry") == ["--dry-run"])
  }

  @Test("every option of every command is offered, with its description")
  func options() throws {
    for command in try HelpWords.commands() {
      let offers = try Tool.run(["__complete", command, "-"]).output.split(separator: "\n")
      #expect(
        offers.map { String($0.prefix { $0 != "\t" }) } == (try HelpWords.options(of: command)))
      for offer in offers { #expect(offer.split(separator: "\t").count == 2) }
    }
  }

  @Test(
    "text before a value in the same word is part of the offer",
    arguments: [
      (["--color=n"], "--color=auto\t\n--color=always\t\n--color=never\t\n"),
      (["--color", "n"], "auto\t\nalways\t\nnever\t\n"),
      (["--config="], ":files\t--config=\n"),
      (["--config", ""], ":files\t\n"),
      (["--reporter=junit=a"], ":files\t--reporter=junit=\n"),
      (["--reporter", "junit=a"], ":files\tjunit=\n"),
      (["--since", ""], ""), (["--no-such="], ""), (["--fix="], ""),
      (["--strict="], "--strict=correctness\t\n"),
      (["--strict", "hook", ""], "install\t\nuninstall\t\nstatus\t\n"),
      (["lint", "--", "-"], ":swift\t\n"), (["-q", "hook", "install", ""], ""),
      ([], "lint\t"),
    ])
  func heads(words: [String], answer: String) throws {
    let run = try Tool.run(["__complete"] + words)
    #expect(words.isEmpty ? run.output.hasPrefix(answer) : run.output == answer)
    #expect(run.status == 0)
  }

  @Test("a list of rules is completed with each rule that it does not contain")
  func list() throws {
    let offers = try Tool.run(["__complete", "--only", "setup_length,setup_n"]).output
    #expect(offers.contains("\nsetup_length,setup_name\t"))
    #expect(!offers.contains("setup_length,setup_length"))
    let names = try Tool.ruleIDs() + Tool.groupNames()
    #expect(offers.count { $0 == "\n" } == names.count - 1)
    #expect(offers.contains("\nsetup_length,conventions\tfamily: "))
    #expect(offers.contains("\nsetup_length,view_layout\tpreset: "))
  }
}

/// The end of a line, and what a shell offers there.
struct Offer: Sendable {
  let line: String
  let words: [String]

  private init(_ line: String, _ words: [String]) {
    self.line = "layoutlint " + line
    self.words = words.sorted()
  }

  /// The offers of every shell.
  static func all() throws -> [Offer] {
    let commands = try HelpWords.commands()
    let rules = try Tool.ruleIDs() + Tool.groupNames()
    let presets = try Tool.table("Presets").map(\.name)
    let others = { (first: String) in
      rules.filter { $0.hasPrefix("setup_") && $0 != first }.map { "\(first),\($0)" }
    }
    let paths = ["Sources", "a.swift", "my cell.swift"]
    let files = paths + ["notes.txt"]
    return [
      Offer("", commands + paths),
      Offer("ru", ["rules"]),
      Offer("lint ", paths),
      Offer("files ", paths),
      Offer("config ", paths),
      Offer("config a.swift ", []),
      Offer("-- ", paths),
      Offer("-- a.swift S", ["Sources"]),
      Offer("--strict Sources ", paths),
      Offer("a.swift co", []),
      Offer("lsp ", []),
      Offer("completions ", ["bash", "zsh", "fish"]),
      Offer("completions f", ["fish"]),
      Offer("completions fish ", []),
      Offer("hook ", ["install", "status", "uninstall"]),
      Offer("hook un", ["uninstall"]),
      Offer("hook install ", []),
      Offer("--since ", []),
      Offer("files --stage", ["--staged"]),
      Offer("--color always explain ", rules),
      Offer("explain ", rules),
      Offer("explain setup_l", ["setup_length"]),
      Offer("explain corr", ["correctness"]),
      Offer("rules ", rules),
      Offer("rules frames corr", ["correctness"]),
      Offer("explain setup_length ", []),
      Offer(
        "explain --",
        [
          "--color", "--config", "--context", "--format", "--help", "--no-config", "--preset",
          "--version",
        ]),
      Offer("--rep", ["--reporter"]),
      Offer("--stri", ["--strict", "--strict-baseline"]),
      Offer("--strict --stri", ["--strict-baseline"]),
      Offer("-q --q", []),
      Offer("--color=never --col", []),
      Offer("--only setup_length --onl", ["--only"]),
      Offer("rules --f", ["--format"]),
      Offer("--f", ["--files-from", "--fix", "--fix-only", "--fixable"]),
      Offer("--fix-only --show-f", ["--show-fixes"]),
      Offer("--color ", ["auto", "always", "never"]),
      Offer("--color=", ["auto", "always", "never"]),
      Offer("--color=al", ["always"]),
      Offer("--threads ", []),
      Offer("--only ", rules),
      Offer("--preset ", presets),
      Offer("--preset=strict,view", ["strict,view_layout"]),
      Offer("config --pre", ["--preset"]),
      Offer("--disable=neg", ["negative_constant"]),
      Offer("--fix --unfixable neg", ["negative_constant"]),
      Offer("--only setup_length,setup_", others("setup_length")),
      Offer("--enable=setup_grouping,setup_", others("setup_grouping")),
      Offer("--config ", files),
      Offer("--config=n", ["notes.txt"]),
      Offer("--reporter jun", ["junit"]),
      Offer("--reporter=jun", ["junit"]),
      Offer("--reporter junit=", files),
      Offer("--reporter=junit=n", ["notes.txt"]),
    ]
  }
}

/// The words in the help.
enum HelpWords {
  /// The commands, in the order of the help.
  static func commands() throws -> [String] {
    let help = try Tool.run(["--help"]).output
    let block = try #require(help.firstMatch(of: /\nCommands:\n((?:  .*\n)+)/)).1
    return block.matches(of: /(?m)^ {2}(\w+) .*/).map { String($0.1) }
  }

  /// The options of a command.
  static func options(of command: String) throws -> [String] {
    try Tool.run([command, "--help"]).output
      .matches(of: /(?m)^  (?:-\w, )?(--[\w\-]+)/).map { String($0.1) }
  }
}

@Suite("Completions in bash", .enabled(if: OutsideTool.bash.isThere, "\(OutsideTool.bash.hint)"))
struct BashCompletionTests {
  @Test("the script is valid, and offers what fits")
  func offers() throws {
    try check("bash")
  }

  @Test("after `=`, only the part that readline inserts is offered")
  func breaks() throws {
    let driver = try ShellDriver(try #require(OutsideTool.path("bash")))
    #expect(try driver.answer("layoutlint --color=al") == "== \nalways\n")
    #expect(try driver.answer("layoutlint --reporter=junit=n") == "== \nnotes.txt\n")
  }
}

@Suite(
  "Completions in zsh",
  .enabled(if: OutsideTool.zsh.isThere, "\(OutsideTool.zsh.hint)"))
struct ZshCompletionTests {
  @Test("the script is valid, and offers what fits")
  func offers() throws {
    try check("zsh")
  }

}

@Suite(
  "Completions in fish",
  .enabled(if: OutsideTool.fish.isThere, "\(OutsideTool.fish.hint)"))
struct FishCompletionTests {
  @Test("the script is valid, and offers what fits")
  func offers() throws {
    try check("fish")
  }

  @Test("offers have descriptions, with all punctuation")
  func descriptions() throws {
    let driver = try ShellDriver(try #require(OutsideTool.path("fish")))
    let summary = try #require(
      try Tool.run(["rules"]).output.firstMatch(of: /hierarchy_indentation .*  (`.*` .*)\n/)
    ).1
    #expect(
      try driver.answer("layoutlint --only hier").contains("hierarchy_indentation\t\(summary)\n"))
  }
}

private func check(_ shell: String) throws {
  let driver = try ShellDriver(try #require(OutsideTool.path(shell)))
  let complaints = try driver.complaints()
  #expect(complaints.error == "")
  #expect(complaints.status == 0)
  let expected = try Offer.all()
  let offers = try driver.offers(expected.map(\.line))
  try #require(offers.count == expected.count)
  for (offer, found) in zip(expected, offers) {
    #expect(found == offer.words, "\(offer.line)")
  }
}
