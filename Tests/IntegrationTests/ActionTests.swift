import Foundation
import TestSupport
import Testing

@Suite("The GitHub Action")
struct ActionTests {
  private let runner: Runner
  private let bad = "// layoutlint:disable:next no_such_rule\nlet bad = 1\n"

  init() throws { runner = try Runner() }

  @Test(
    "it conforms to GitHub's schema",
    .enabled(if: OutsideTool.checkJSONSchema.isThere, "\(OutsideTool.checkJSONSchema.hint)"))
  func schema() throws {
    let run = try #require(Program("python3")).run(
      ["-m", "check_jsonschema", "--builtin-schema", "vendor.github-actions", "action.yml"],
      in: Repository.path)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(
    "its scripts are clean",
    .enabled(if: OutsideTool.shellcheck.isThere, "\(OutsideTool.shellcheck.hint)"))
  func scripts() throws {
    for step in try ActionFile().steps {
      try runner.write("step.sh", step.script)
      let run = try #require(Program("shellcheck")).run(
        ["--shell", "bash", "step.sh"], in: runner.folder("workspace"))
      #expect(run.status == 0, "\(step.name): \(run.output)")
    }
  }

  @Test("no script contains an expression, which the runner would paste into it as code")
  func injection() throws {
    let action = try ActionFile()
    #expect(action.steps.count == 6)
    for step in action.steps { #expect(!step.script.contains("${{")) }
    #expect(action.uses.allSatisfy { $0.hasPrefix("actions/") })
  }

  @Test("it lints the workspace, annotates, writes a summary, and leaves the program in the path")
  func workspace() throws {
    let runner = try Runner(isThorough: true)
    try runner.write("a/Bad.swift", bad)
    let job = try runner.run()
    #expect(job.status == 0, "\(job.log)")
    #expect(job.log.contains("/a/Bad.swift:1:28: warning: no rule `no_such_rule`"))
    #expect(job.log.contains("\n::warning file=a/Bad.swift,line=1"))
    #expect(runner.text("summary").contains("no_such_rule"))
    let folder = try #require(job.outputs["steps.prepare.outputs.folder"])
    #expect(runner.text("path") == folder + "\n")
    #expect(FileManager.default.isExecutableFile(atPath: folder + "/layoutlint"))
  }

  @Test(
    "with `strict` warnings fail the step",
    arguments: [("true", 1), ("correctness", 0), ("false", 0), ("", 0)])
  func strict(value: String, status: Int32) throws {
    try runner.write("Bad.swift", bad)
    #expect(try runner.run(["strict": value]).status == status)
  }

  @Test("a crash of the program is not blamed on the code", arguments: [70, 139])
  func crash(status: Int32) throws {
    try runner.replaceSwift(
      """
      [ "$1" = build ] || { echo 'Swift version 6.1 (stand-in)'; exit; }
      while [ "$1" != --scratch-path ]; do shift; done
      mkdir -p "$2/release"
      case "$*" in *--show-bin-path) echo "$2/release" ;; esac
      printf '#!/bin/sh\\nexit \(status)\\n' >"$2/release/layoutlint"
      chmod +x "$2/release/layoutlint"
      """)
    let job = try runner.run()
    #expect(job.status == status, "\(job.log)")
    #expect(
      job.log.contains(
        "::error title=layoutlint::layoutlint crashed (status \(status)): that is a bug of layoutlint"
      ))
  }

  @Test("another value of `strict` is rejected")
  func strictTypo() throws {
    let job = try runner.run(["strict": "yes"])
    #expect(job.status == 2)
    #expect(job.log.contains("::error title=layoutlint::`strict` is not"))
  }

  @Test("paths are one per line, and may have spaces, wildcards and Windows line breaks")
  func paths() throws {
    for name in ["My App/A.swift", "*/B.swift", "-c/C.swift", "other/D.swift"] {
      try runner.write(name, bad)
    }
    let job = try runner.run(["paths": "My App\r\n\n*\n-c\n"])
    #expect(job.status == 0, "\(job.log)")
    for name in ["My App/A.swift", "*/B.swift", "-c/C.swift"] {
      #expect(job.log.contains("/\(name):1:28: warning: "))
    }
    #expect(!job.log.contains("/D.swift"))
  }

  @Test("arguments are split at spaces and line breaks, and passed on unchanged")
  func arguments() throws {
    try runner.write("Bad.swift", bad)
    try runner.write("Other.swift", "")
    let job = try runner.run(["args": "--max-warnings 0\n--reporter junit=out.xml\n--disable * "])
    #expect(job.status == 2)
    #expect(job.log.contains("`*`"))
    let other = try runner.run(["args": "--max-warnings 0\n--reporter junit=out.xml"])
    #expect(other.status == 1)
    #expect(runner.text("workspace/out.xml").contains("<testsuite"))
  }

  @Test("inputs are never executed")
  func hostileInputs() throws {
    let hostile = #"$(touch hacked) `touch hacked` "; touch hacked; " '; touch hacked; '"#
    for input in ["paths", "args", "strict", "version"] {
      #expect(try runner.run([input: hostile]).status == 2)
      #expect(try runner.run([input: "x\n::error::\(hostile)"]).status == 2)
    }
    #expect(!FileManager.default.fileExists(atPath: runner.folder("workspace/hacked")))
  }

  @Test("a runner without Swift, or with an old one, is told what to do")
  func missingSwift() throws {
    try runner.replaceSwift("echo 'Swift version 6.0.3 (swift-6.0.3-RELEASE)'")
    let old = try runner.run()
    #expect(old.status == 2)
    #expect(old.log.contains("::error title=layoutlint::this is Swift 6.0, too old"))
    try runner.replaceSwift("echo 'Apple Swift version 7.0 (swiftlang-7.0)'")
    #expect(try runner.run().outputs["steps.prepare.outputs.key"] != nil)

    // A search path with the tools of the script, but without `swift`.
    try FileManager.default.createDirectory(
      atPath: runner.folder("few"), withIntermediateDirectories: true)
    for name in ["uname", "cat", "sw_vers"] {
      if let program = Program(name) { try runner.folder.link("few/" + name, to: program.path) }
    }
    let none = try runner.run(path: runner.folder("few"))
    #expect(none.status == 2)
    #expect(none.log.contains("::error title=layoutlint::Swift is not installed"))
  }

  @Test("the build is reused until the sources or the compiler change")
  func cache() throws {
    var runner = runner
    try runner.useFewSources()
    let key = "steps.prepare.outputs.key"
    // The substitute sources do not build; only the key matters here.
    let first = try runner.run().outputs[key]
    #expect(first != nil)
    #expect(try runner.run().outputs[key] == first)
    try runner.folder.write("action/README.md", "2")
    #expect(try runner.run().outputs[key] == first)
    try runner.folder.write("action/Rules/A.swift", "2")
    let second = try runner.run().outputs[key]
    #expect(second != first)
    try runner.replaceSwift("echo 'Swift version 6.9 (swift-6.9-RELEASE)'")
    #expect(try runner.run().outputs[key] != second)
  }

  @Test("the program is built once per job")
  func builtOnce() throws {
    try runner.write("Good.swift", "")
    #expect(try runner.run().log.contains("::group::Build layoutlint\nbuilt\n::endgroup::\n"))
    #expect(!(try runner.run().log.contains("::group::")))
  }

  @Test(
    "`version` selects what to build: a tag, a branch, a commit",
    .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
  func version() throws {
    var runner = runner
    // The place where a runner puts actions, and their repositories.
    runner.actionPath = runner.folder("_actions/OWNER/layoutlint/v1")
    runner.server = "file://" + runner.folder.path
    let git = try #require(Program("git"))
    for name in ["Package.swift", "action.yml"] {
      try runner.folder.write("OWNER/layoutlint/\(name)", try Repository.text(name))
    }
    for folder in ["Sources", "Rules"] {
      try runner.folder.write("OWNER/layoutlint/\(folder)/A.swift", "1")
    }
    let who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    for arguments in [
      ["init", "-q"], ["add", "."], who + ["commit", "-qm", "1"], ["tag", "1.0.0"],
    ] {
      let run = try git.run(arguments, in: runner.folder("OWNER/layoutlint"))
      #expect(run.status == 0, "\(run.output)")
    }
    let id = try git.run(["rev-parse", "HEAD"], in: runner.folder("OWNER/layoutlint"))
    for version in ["1.0.0", id.output.trimmingCharacters(in: .newlines)] {
      let job = try runner.run(["version": version])
      #expect(
        job.outputs["steps.prepare.outputs.sources"] == runner.folder("temp/layoutlint-sources"),
        "\(job.log)")
    }
    let option = try runner.run(["version": "--upload-pack=touch hacked; git-upload-pack"])
    #expect(option.status == 2)
    #expect(!FileManager.default.fileExists(atPath: runner.folder("workspace/hacked")))
    let wrong = try runner.run(["version": "9.9.9"])
    #expect(wrong.status == 2)
    #expect(wrong.log.contains("::error title=layoutlint::OWNER/layoutlint has no `9.9.9`"))

    runner.actionPath = Repository.path
    let local = try runner.run(["version": "1.0.0"])
    #expect(local.status == 2)
    #expect(local.log.contains("`version` needs `uses: OWNER/REPOSITORY@REF`"))
  }
}
