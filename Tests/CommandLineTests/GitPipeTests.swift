import Foundation
import TestSupport
import Testing

/// Pipes in a repository, for which Git waits.
@Suite(
  "A repository with pipes", .timeLimit(.minutes(5)),
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct GitPipeTests {
  private let sandbox: GitSandbox

  init() throws {
    sandbox = try GitSandbox()
    try sandbox.write("Sub/Cell.swift", Project.cell)
    try sandbox.commitAll()
    try sandbox.write("Sub/Cell.swift", Project.cell + "// more\n")
    try sandbox.git("add", ".")
  }

  private func lint(_ arguments: [String], in folder: String = "") throws -> Tool.Run {
    try Tool.run(
      arguments, in: sandbox.path + "/" + folder, environment: GitSandbox.environment)
  }

  private func replace(_ name: String) throws {
    let path = sandbox.path + "/" + name
    try? FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
  }

  @Test(
    "one in place of a file that Git reads first is reported at once, and Git is not started",
    arguments: [
      ".git/HEAD", ".git/config", ".git/index", ".git/packed-refs", ".git/refs/heads/main",
      ".git/commondir", ".git/MERGE_HEAD", ".gitattributes", "Sub/HEAD", ".git",
    ])
  func special(name: String) throws {
    try replace(name)
    for arguments in [["--staged"], ["--changed-lines"], ["--since", "HEAD"], ["hook", "status"]] {
      let run = try lint(arguments, in: "Sub")
      #expect(
        run.error.contains(
          "/\(name)` is neither a file nor a folder, and Git would wait for it; remove it"))
      #expect(run.status == 2)
    }
    // Nothing of Git is needed for these.
    for arguments in [["--add-suppressions"], ["--fix"]] {
      #expect(try lint(arguments + ["-q"], in: "Sub").status == 0, "\(arguments)")
    }
    #expect(try sandbox.text("Sub/Cell.swift") != Project.cell + "// more\n")
  }

  @Test("links, linked working trees and the variables of a hook lead to them as well")
  func otherPlaces() throws {
    try sandbox.git("worktree", "add", "-q", "../tree")
    let tree = sandbox.neighbour("tree")
    try replace(".git/packed-refs")
    let linked = try Tool.run(["--changed"], in: tree.path, environment: GitSandbox.environment)
    #expect(linked.error.contains("packed-refs` is neither a file nor a folder"))
    try sandbox.remove(".git/packed-refs")
    #expect(mkfifo(tree.path + "/pipe", 0o600) == 0)
    let variables = [("GIT_INDEX_FILE", "pipe"), ("GIT_INDEX_FILE", tree.path + "/pipe")]
    for (name, value) in variables {
      let run = try Tool.run(
        ["--staged"], in: tree.path,
        environment: GitSandbox.environment.merging([name: value]) { $1 })
      #expect(run.error.contains("/pipe` is neither a file nor a folder"))
    }
    try sandbox.remove(".git/index")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/.git/index", withDestinationPath: tree.path + "/pipe")
    #expect(try lint(["--staged"]).error.contains("/.git/index` is neither a file nor a folder"))
  }

  @Test("a link to `/dev/null` is an empty file, and nothing to wait for")
  func nothing() throws {
    for name in [".gitattributes", ".git/info/exclude", ".git/packed-refs"] {
      let path = sandbox.path + "/" + name
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
    }
    #expect(try lint(["--staged"]).output.contains("Sub/Cell.swift:4:5"))
  }

  @Test("a signal ends a run that waits for Git, and Git with it", arguments: [SIGINT, SIGTERM])
  func signal(number: Int32) throws {
    let pipe = try NamedPipe(sandbox.path + "/included")
    try sandbox.git("config", "include.path", pipe.path)
    var writer: Int32?
    let process = try Tool.interrupted(
      ["--changed"], in: sandbox.path, environment: GitSandbox.environment, by: number
    ) {
      writer = pipe.waitForReader()
    }
    #expect(writer != nil, "Git does not read the pipe")
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    // Nothing but the signal ends Git: the pipe has a writer until now.
    #expect(pipe.waitForNoReader(), "Git still waits")
    if let writer { close(writer) }
  }
}
