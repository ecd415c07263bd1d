import Foundation
import TestSupport
import Testing

/// Git is used, but nothing that a repository's own configuration names is run.
@Suite(
  "A repository that means harm", .timeLimit(.minutes(10)),
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct GitTrustTests {
  private let sandbox: GitSandbox
  private var traces: String { sandbox.path + ".traces" }

  init() throws {
    sandbox = try GitSandbox()
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.commitAll()
  }

  private func lint(
    _ arguments: String..., environment: [String: String] = [:], in folder: String = ""
  ) throws -> Tool.Run {
    try Tool.run(
      arguments, in: sandbox.path + "/" + folder,
      environment: GitSandbox.environment.merging(environment) { $1 })
  }

  /// Every way to configure a program that a Git query could run.
  private static let keys = [
    "filter.f.clean", "filter.f.smudge", "filter.f.process", "diff.f.textconv", "diff.f.command",
    "diff.external", "core.fsmonitor", "core.pager", "pager.diff", "core.sshCommand",
    "core.editor", "core.askPass", "core.gitProxy", "core.alternateRefsCommand",
    "credential.helper", "interactive.diffFilter", "gpg.program", "remote.origin.uploadpack",
    "uploadpack.packObjectsHook", "alias.diff", "alias.rev-parse",
  ]

  /// Makes each such program of the repository leave a trace.
  private func arm() throws {
    for key in Self.keys {
      try sandbox.git("config", key, "sh -c 'echo \(key) >> \(traces); cat'")
    }
    for (key, value) in [
      ("filter.f.required", "true"), ("protocol.ext.allow", "always"),
      ("remote.origin.url", "ext::sh -c \"echo ext >> \(traces)\""),
      ("remote.origin.promisor", "true"), ("extensions.partialClone", "origin"),
      ("core.repositoryFormatVersion", "1"),
    ] {
      try sandbox.git("config", key, value)
    }
    try sandbox.write(".gitattributes", "*.swift filter=f diff=f\n")
    for hook in ["post-index-change", "pre-commit", "reference-transaction", "post-checkout"] {
      try sandbox.write(".git/hooks/" + hook, "#!/bin/sh\necho \(hook) >> \(traces)\n")
      #expect(chmod(sandbox.path + "/.git/hooks/" + hook, 0o755) == 0)
    }
  }

  private var left: String { (try? String(contentsOfFile: traces, encoding: .utf8)) ?? "" }

  @Test("no program of its configuration runs, and no hook")
  func programs() throws {
    try sandbox.write("Cell.swift", Project.cell + "// more\n")
    try sandbox.git("add", "Cell.swift")
    try arm()
    try sandbox.write("Cell.swift", Project.cell + "// more than that\n")
    for arguments in [
      ["--staged"], ["--changed"], ["--since", "HEAD"], ["--changed-lines"],
      ["--diff", "--changed"],
      ["--staged", "--fix"], ["--changed", "--fix"], ["--changed-lines", "--fix"],
    ] {
      let run = try Tool.run(
        arguments, in: sandbox.path, environment: GitSandbox.environment)
      // Staging would run a filter.
      let isRefused = arguments == ["--staged", "--fix"]
      #expect((run.status == 2) == isRefused, "\(arguments): \(run.error)")
    }
    #expect(left == "")
    // The trap works.
    _ = try sandbox.attempt(["diff", "HEAD"])
    #expect(left.contains("core.fsmonitor") && left.contains("filter.f"))
  }

  @Test(
    "objects missing from a partial clone are not fetched, and the message says how to get them")
  func missing() throws {
    let blob = try sandbox.git("rev-parse", "HEAD:Cell.swift")
    let name = blob.trimmingCharacters(in: .whitespacesAndNewlines)
    try arm()
    try sandbox.remove(".git/objects/\(name.prefix(2))/\(name.dropFirst(2))")
    try sandbox.write("Cell.swift", Project.cell + "// more\n")
    let run = try lint("--changed-lines")
    #expect(run.error.contains("and layoutlint does not fetch; in a partial clone, "))
    #expect(run.status == 2)
    #expect(left == "")
  }

  @Test("files that Git would filter are not staged: the filter may protect a secret")
  func filters() throws {
    try sandbox.write("Other.swift", Project.cell)
    try sandbox.write(".gitattributes", "Cell.swift filter=crypt\n")
    try sandbox.git("config", "filter.crypt.clean", "tr a-z n-za-m")
    try sandbox.write("Cell.swift", Project.cell + "// more\n")
    try sandbox.git("add", ".")
    let staged = try sandbox.git("rev-parse", ":Cell.swift")
    // The staged text is not Swift, so the fix must be for the working copy.
    try sandbox.git("config", "filter.crypt.clean", "cat")
    try sandbox.git("add", "--renormalize", "Cell.swift")
    #expect(try sandbox.git("rev-parse", ":Cell.swift") != staged)
    let run = try lint("--staged", "--fix")
    #expect(
      run.error.contains(
        "Cell.swift: not changed, because Git filters its contents when it is staged"))
    #expect(try sandbox.text("Cell.swift") == Project.cell + "// more\n")
    #expect(try sandbox.text("Other.swift") != Project.cell)
    #expect(run.status == 2)
  }

  @Test("`core.worktree` does not make other folders part of the repository")
  func workTree() throws {
    let other = sandbox.neighbour("elsewhere")
    try FileManager.default.createDirectory(
      atPath: other.path, withIntermediateDirectories: true)
    try other.write("Secret.swift", Project.cell)
    try sandbox.git("config", "core.worktree", other.path)
    for option in ["--changed", "--staged"] {
      let run = try lint(option)
      #expect(run.output == "")
      #expect(run.error.contains("`core.worktree` names a folder that is not its own"))
      #expect(run.status == 2)
    }
    // The user who runs it may set this.
    let run = try lint(
      "--changed", environment: ["GIT_DIR": ".git", "GIT_WORK_TREE": other.path])
    #expect(run.output.contains("Secret.swift:4:5"))
  }

  @Test("GIT_DIR and GIT_WORK_TREE work in a subfolder too, relative or not")
  func variables() throws {
    try sandbox.write("Sub/Other.swift", Project.cell)
    try sandbox.git("add", ".")
    try sandbox.write("Cell.swift", Project.cell + "\n")
    for (directory, tree) in [
      ("../.git", ".."), (sandbox.path + "/.git", ".."), (sandbox.path + "/.git", sandbox.path),
    ] {
      let environment = ["GIT_DIR": directory, "GIT_WORK_TREE": tree]
      let staged = try lint("--staged", "-q", environment: environment, in: "Sub")
      #expect(staged.output.contains("/Sub/Other.swift:4:5"))
      #expect(!staged.output.contains("/Cell.swift:4:5"))
      let changed = try lint("--changed", "-q", environment: environment, in: "Sub")
      #expect(changed.output.contains("/Cell.swift:4:5"))
      #expect(changed.error == "")
    }
  }

}
