import Foundation
import TestSupport
import Testing

@Suite(
  "`layoutlint hook`",
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct HookTests {
  private let sandbox: GitSandbox
  init() throws { sandbox = try GitSandbox(name: "it's \"a\" folder") }

  private func hook(
    _ action: String, in folder: String = "", environment: [String: String] = [:]
  ) throws -> Tool.Run {
    try Tool.run(
      ["hook", action], in: sandbox.path + folder,
      environment: GitSandbox.environment.merging(environment) { $1 })
  }

  private func makeRunnable(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.path + "/" + name)
  }

  @Test("install, status and uninstall work together, and each may be repeated")
  func cycle() throws {
    let path = ".git/hooks/pre-commit"
    let none = try hook("status")
    #expect(none.output == "\(path): none; `layoutlint hook install` creates it\n")
    #expect(none.status == 1)
    let installed = try hook("install")
    #expect(
      installed.output
        == "\(path): installed; each commit runs `layoutlint --staged --changed-lines --strict --quiet`\n"
    )
    #expect(installed.error == "")
    #expect(installed.status == 0)
    let text = try sandbox.text(path)
    #expect(try hook("install").output == "\(path): is already installed\n")
    #expect(try sandbox.text(path) == text)
    let status = try hook("status")
    #expect(status.output == "\(path): installed\n")
    #expect(status.status == 0)
    #expect(try hook("uninstall").output == "\(path): removed\n")
    #expect(try hook("uninstall").output == "\(path): there is no hook\n")
    #expect(try hook("uninstall").status == 0)
  }

  @Test("it stops a commit with staged findings, and lets others pass")
  func commits() throws {
    #expect(try hook("install").status == 0)
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.git("add", "-A")
    try sandbox.write("Cell.swift", GitStagedTests.goodCell)
    let refused = try sandbox.attempt(["commit", "-q", "-m", "One"])
    #expect(refused.status == 1)
    #expect((refused.output + refused.error).contains("Cell.swift:4:5: warning: `label`: `top`"))
    try sandbox.git("add", "-A")
    try sandbox.git("commit", "-q", "-m", "One")
  }

  @Test("it runs with a short PATH, and prefers the program in PATH")
  func paths() throws {
    let script = sandbox.path + "/.git/hooks/pre-commit"
    #expect(try hook("install").status == 0)
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.git("add", "-A")
    func run(_ path: String) throws -> Tool.Run {
      try Tool.run(
        [], in: sandbox.path,
        environment: GitSandbox.environment.merging(["PATH": path]) { $1 },
        wrapper: ["/bin/sh", "-c", "exec \"$0\"", script])
    }
    // The wrapper ends with the script; the program is an argument that the script does not read.
    #expect(try run("/usr/bin:/bin").output.contains("Cell.swift:4:5: warning"))
    try sandbox.write("bin dir/layoutlint", "#!/bin/sh\necho \"other $*\"\n")
    try makeRunnable("bin dir/layoutlint")
    #expect(
      try run(sandbox.path + "/bin dir:/usr/bin:/bin").output
        == "other --staged --changed-lines --strict --quiet\n")
  }

  @Test(
    "a crash stops a commit, and is not blamed on it",
    arguments: [("exit 70", 70), ("kill -ILL $$", 132), ("kill -SEGV $$", 139)])
  func crash(script: String, status: Int) throws {
    let refused = try committed(with: script)
    #expect(refused.status == 1)
    #expect(
      refused.error.contains(
        "layoutlint crashed (status \(status)): that is a bug of layoutlint, not of your commit.\nReport it in the repository of layoutlint with the lines above, and commit with --no-verify until it is repaired.\n"
      ))
    try sandbox.git("commit", "-q", "--allow-empty", "--no-verify", "-m", "One")
  }

  @Test("what somebody stops, what the system kills, and what finds something is no crash")
  func noCrash() throws {
    for script in ["exit 1", "exit 2", "kill -INT $$", "kill -TERM $$", "kill -KILL $$"] {
      let refused = try committed(with: script)
      #expect(refused.status == 1, "\(script)")
      #expect(!refused.error.contains("a bug"), "\(script): \(refused.error)")
      #expect(refused.error.contains("the memory ran out") == script.contains("KILL"))
    }
  }

  /// Commits with a hook whose program is a script.
  private func committed(with script: String) throws -> OutsideTool.Run {
    #expect(try hook("install").status == 0)
    try sandbox.write("bin/layoutlint", "#!/bin/sh\n\(script)\n")
    try makeRunnable("bin/layoutlint")
    let folder = sandbox.path.replacing("'", with: "'\\''")
    return try sandbox.attempt([
      "-c", "alias.try=!PATH='\(folder)/bin':$PATH git commit --allow-empty -qm One", "try",
    ])
  }

  @Test("without the program, a commit is stopped, and the message says what to do")
  func missing() throws {
    try sandbox.write("tools/layoutlint", "")
    try FileManager.default.removeItem(atPath: sandbox.path + "/tools/layoutlint")
    try FileManager.default.copyItem(atPath: Tool.path, toPath: sandbox.path + "/tools/layoutlint")
    let installed = try Tool.run(
      [], in: sandbox.path, environment: GitSandbox.environment,
      wrapper: ["/bin/sh", "-c", "exec tools/layoutlint hook install"])
    #expect(installed.status == 0)
    let script = try sandbox.text(".git/hooks/pre-commit")
    #expect(
      script.contains("recorded='\(sandbox.path.replacing("'", with: "'\\''"))/tools/layoutlint'\n")
    )
    try sandbox.remove("tools/layoutlint")
    let refused = try sandbox.attempt(["commit", "-q", "--allow-empty", "-m", "One"])
    #expect(refused.status == 1)
    #expect(
      refused.error
        == "layoutlint is neither in PATH nor at \(sandbox.path)/tools/layoutlint\nInstall it and run \"layoutlint hook install\", or commit with --no-verify.\n"
    )
    try sandbox.git("commit", "-q", "--allow-empty", "--no-verify", "-m", "One")
  }

  @Test(
    "`core.hooksPath` is where it is written to, and its folder is made", arguments: [true, false])
  func hooksPath(isRelative: Bool) throws {
    try sandbox.write("Sub/A.swift", "")
    let folder = isRelative ? "tools/git hooks" : sandbox.path + "/tools/git hooks"
    try sandbox.git("config", "core.hooksPath", folder)
    let run = try hook("install", in: "/Sub")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(sandbox.path + "/tools/git hooks/pre-commit: installed; "))
    #expect(
      FileManager.default.isExecutableFile(atPath: sandbox.path + "/tools/git hooks/pre-commit"))
    #expect(try hook("status").output == "tools/git hooks/pre-commit: installed\n")
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.git("add", "-A")
    #expect(try sandbox.attempt(["commit", "-q", "-m", "One"]).status == 1)
  }

  @Test("a folder for all repositories is distinguished from the repository's own")
  func sharedFolder() throws {
    try sandbox.git("config", "core.hooksPath", sandbox.neighbour("all hooks").path)
    #expect(
      try hook("install").output.hasSuffix(". Other repositories may use this folder too\n"))
  }

  @Test("worktrees share the hook of their repository")
  func worktree() throws {
    try sandbox.commitAll()
    try sandbox.git("worktree", "add", "-q", "../tree")
    let tree = sandbox.neighbour("tree")
    let run = try Tool.run(
      ["hook", "install"], in: tree.path, environment: GitSandbox.environment)
    #expect(run.output.hasPrefix(sandbox.path + "/.git/hooks/pre-commit: installed; "))
    #expect(try hook("status").status == 0)
  }

  @Test("another hook is left alone, and the message says which line to add")
  func foreign() throws {
    let path = ".git/hooks/pre-commit"
    let own = "#!/bin/sh\nmake check\n"
    try sandbox.write(path, own)
    try makeRunnable(path)
    let install = try hook("install")
    #expect(
      install.error
        == "layoutlint: \(path): is another hook, and is not replaced; add the line `layoutlint --staged --changed-lines --strict --quiet || exit 1` to it, or its command to what the hook runs\n"
    )
    #expect(install.status == 2)
    let uninstall = try hook("uninstall")
    #expect(uninstall.status == 2)
    let status = try hook("status")
    #expect(
      status.output
        == "\(path): is another hook, which does not call layoutlint; add the line `layoutlint --staged --changed-lines --strict --quiet || exit 1` to it, or its command to what the hook runs\n"
    )
    #expect(status.status == 1)
    #expect(try sandbox.text(path) == own)
    try sandbox.write(path, own + "layoutlint --staged --strict || exit 1\n")
    #expect(try hook("status").output == "\(path): is not layoutlint's, but calls it already\n")
    #expect(try hook("status").status == 0)
    #expect(try hook("install").status == 0)
    #expect(try hook("uninstall").status == 2)
  }

  @Test("a link in its place is another hook, wherever it leads")
  func link() throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.path + "/.git/hooks", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/.git/hooks/pre-commit", withDestinationPath: "nowhere")
    #expect(try hook("install").status == 2)
    #expect(try hook("status").output.contains("is another hook, which does not call layoutlint; "))
  }

  @Test("an edited hook of ours is not replaced or removed, and one that Git ignores is repaired")
  func changed() throws {
    let path = ".git/hooks/pre-commit"
    #expect(try hook("install").status == 0)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: sandbox.path + "/" + path)
    #expect(try hook("status").output.contains("is not executable, so Git ignores it"))
    #expect(try hook("status").status == 1)
    #expect(try hook("install").output.hasPrefix("\(path): updated; "))
    #expect(try hook("status").status == 0)
    let edited = try sandbox.text(path) + "make check\n"
    try sandbox.write(path, edited)
    #expect(
      try hook("status").output.hasPrefix(
        "\(path): is of another version of layoutlint, or edited; "))
    let run = try hook("install")
    #expect(
      run.error.contains("is of another version of layoutlint, or edited, and is not replaced"))
    #expect(run.status == 2)
    let uninstall = try hook("uninstall")
    #expect(uninstall.status == 2)
    #expect(uninstall.error.contains("is not removed; delete the file, and run `layoutlint hook"))
    #expect(try sandbox.text(path) == edited)
  }

  @Test("the hook of a tool for hooks is kept like any other, and its files do not matter")
  func managers() throws {
    try sandbox.git("config", "core.hooksPath", ".husky/_")
    let own = "#!/bin/sh\n. \"$(dirname \"$0\")/h\"\n"
    try sandbox.write(".husky/_/pre-commit", own)
    let run = try hook("install")
    #expect(
      run.error.hasPrefix(
        "layoutlint: .husky/_/pre-commit: is another hook, and is not replaced; add the line"))
    #expect(run.status == 2)
    #expect(try sandbox.text(".husky/_/pre-commit") == own)
    try sandbox.git("config", "--unset", "core.hooksPath")
    try sandbox.write("lefthook.yml", "")
    #expect(try hook("install").status == 0)
  }

  @Test(
    "mistakes are reported with the next step",
    arguments: [
      ([], "`hook` needs an operand; write `layoutlint hook [OPTION …] install|uninstall|status`"),
      (
        ["install", "status"],
        "`hook` takes one operand; write `layoutlint hook [OPTION …] install|uninstall|status`"
      ),
      (["instal"], "`hook` does not know `instal`; did you mean `install`?"),
    ])
  func usage(words: [String], message: String) throws {
    let run = try Tool.run(["hook"] + words, in: sandbox.path)
    #expect(run.error == "layoutlint: \(message)\n")
    #expect(run.status == 2)
  }

  @Test(
    "outside of a repository, each action says so, and what to do",
    arguments: ["install", "uninstall", "status"])
  func outside(action: String) throws {
    let run = try Tool.run(["hook", action], environment: GitSandbox.environment)
    #expect(
      run.error
        == "layoutlint: this is not a Git repository; hooks belong to a repository; change to a folder in one\n"
    )
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test(
    "with `--whole-files` everything in the files of a commit is checked, without it only changes")
  func wholeFiles() throws {
    let path = ".git/hooks/pre-commit"
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.commitAll()
    try sandbox.write("Cell.swift", "// first\n" + Project.cell)
    try sandbox.git("add", "-A")
    func install(_ options: String...) throws -> String {
      try Tool.run(
        ["hook", "install"] + options, in: sandbox.path, environment: GitSandbox.environment
      ).output
    }
    let whole = try install("--whole-files")
    #expect(
      whole == "\(path): installed; each commit runs `layoutlint --staged --strict --quiet`\n")
    #expect(try hook("status").output == "\(path): installed, checks whole files\n")
    #expect(try hook("status").status == 0)
    #expect(try install("--whole-files") == "\(path): is already installed\n")
    #expect(try sandbox.attempt(["commit", "-q", "-m", "Two"]).status == 1)
    #expect(
      try install()
        == "\(path): updated; each commit runs `layoutlint --staged --changed-lines --strict --quiet`\n"
    )
    #expect(try hook("status").output == "\(path): installed\n")
    try sandbox.git("commit", "-q", "-m", "Two")
    let refused = try Tool.run(
      ["hook", "status", "--whole-files"], in: sandbox.path, environment: GitSandbox.environment)
    #expect(
      refused.error
        == "layoutlint: `--whole-files` is not an option of `hook status`; it is an option of `hook install`\n"
    )
    #expect(refused.status == 2)
  }
}
