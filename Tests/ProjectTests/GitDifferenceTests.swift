import Foundation
import Platform
import ProbeSupport
import TestSupport
import Testing

@testable import Project

@Suite(
  "What Git says has changed",
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct GitDifferenceTests {
  private let sandbox: GitSandbox
  init() throws {
    sandbox = try GitSandbox()
    // The settings of the user who runs the tests should not matter.
    try sandbox.git("config", "core.excludesFile", "/dev/null")
  }

  private var tree: GitWorkTree {
    get throws { try GitWorkTree(containing: FilePath(sandbox.path)) }
  }

  private func names(_ comparison: GitComparison) throws -> [String] {
    try GitDifference(comparison, in: try tree).changes.map {
      String(decoding: $0.path.bytes, as: UTF8.self)
    }
  }

  private func error(_ comparison: GitComparison, in path: String? = nil) -> GitError? {
    do throws(GitError) {
      let tree = try GitWorkTree(containing: FilePath(path ?? sandbox.path))
      _ = try GitDifference(comparison, in: tree)
      return nil
    } catch {
      return error
    }
  }

  /// Lines `1` to `20`, some of them replaced.
  private func numbered(_ changes: [Int: String] = [:]) -> String {
    (1...20).map { (changes[$0] ?? "\($0)") + "\n" }.joined()
  }

  @Test("without commits, everything staged or present is new")
  func noCommits() throws {
    try sandbox.write("A.swift", "1\n")
    try sandbox.write("B.swift", "1\n")
    #expect(try names(.staged) == [])
    #expect(try names(.changed) == ["A.swift", "B.swift"])
    try sandbox.git("add", "A.swift")
    #expect(try names(.staged) == ["A.swift"])
    #expect(try names(.changed) == ["A.swift", "B.swift"])
    #expect(
      error(.since(revision: "main"))?.message
        == "there are no commits yet to compare with `main`")
  }

  @Test("what is staged is what the index has, not the working tree")
  func staged() throws {
    try sandbox.write("A.swift", "old\n")
    try sandbox.write("Same.swift", "same\n")
    try sandbox.commitAll()
    try sandbox.write("A.swift", "staged\n")
    try sandbox.write("New.swift", "new\r\n")
    try sandbox.git("add", "-A")
    try sandbox.write("A.swift", "working\n")
    try sandbox.write("Untracked.swift", "x\n")
    try sandbox.remove("New.swift")
    let changes = try GitDifference(.staged, in: try tree).changes
    #expect(changes.map(\.path) == [FilePath("A.swift"), FilePath("New.swift")])
    #expect(
      try tree.texts(of: changes) == [Array("staged\n".utf8), Array("new\r\n".utf8)])
    #expect(try tree.partlyStaged(changes.map(\.path)) == changes.map(\.path))
  }

  @Test("deletions, links and submodules are left out, renamed files have their new names")
  func kinds() throws {
    try sandbox.write("Gone.swift", numbered())
    try sandbox.write("Old.swift", numbered([1: "first"]))
    try sandbox.write("Text.swift", "text\n")
    try sandbox.commitAll()
    let sub = sandbox.neighbour("sub")
    try sandbox.git("init", "-q", "-b", "main", sub.path)
    try sub.write("Inner.swift", "1\n")
    try sub.commitAll()
    try sandbox.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", sub.path, "Module.swift")
    try sandbox.git("mv", "Old.swift", "New name.swift")
    try sandbox.git("rm", "-q", "Gone.swift")
    try sandbox.remove("Text.swift")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/Text.swift", withDestinationPath: "New name.swift")
    try sandbox.write("run.swift", "#!/usr/bin/env swift\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.path + "/run.swift")
    try sandbox.git("add", "-A")
    for comparison in [GitComparison.staged, .changed, .since(revision: "HEAD")] {
      #expect(
        try names(comparison).filter { $0.hasSuffix(".swift") } == ["New name.swift", "run.swift"])
      // A file that was only renamed has no changed line.
      let lines = try GitDifference(comparison, in: try tree).changedLines()
      #expect(!lines.touch(1...20, of: FilePath("New name.swift")))
      #expect(lines.touch(1...1, of: FilePath("run.swift")))
    }
  }

  @Test("a link that has become a file is entirely new")
  func typeChange() throws {
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/A.swift", withDestinationPath: "nowhere")
    try sandbox.commitAll()
    try sandbox.remove("A.swift")
    try sandbox.write("A.swift", "1\n2\n")
    #expect(try names(.changed) == ["A.swift"])
    let lines = try GitDifference(.changed, in: try tree).changedLines()
    #expect(lines.touch(2...2, of: FilePath("A.swift")))
  }

  @Test("names of any bytes are supported, for files and for lines")
  func hostileNames() throws {
    var expected = [
      Array("a b.swift".utf8), Array("q\"uo\\te'.swift".utf8), Array("new\nline\t.swift".utf8),
      Array(" lead.swift".utf8), Array("a \"b.swift".utf8), Array("-dash.swift".utf8),
      Array(":(glob)*.swift".utf8),
      Array("ünï.swift".utf8), Array("b/b.swift".utf8), Array("a => b.swift".utf8),
    ]
    try FileManager.default.createDirectory(
      atPath: sandbox.path + "/b", withIntermediateDirectories: true)
    for name in expected { #expect(sandbox.write(name: name, numbered())) }
    let bytes = Array("by\u{1}tes".utf8) + [0xFF, 0xFE] + Array(".swift".utf8)
    // Some file systems accept only text.
    if sandbox.write(name: bytes, numbered()) { expected.append(bytes) }
    let paths = expected.map { FilePath(bytes: $0) }.sorted()
    try sandbox.git("add", "-A")
    let staged = try GitDifference(.staged, in: try tree)
    #expect(staged.changes.map(\.path) == paths)
    #expect(try tree.texts(of: staged.changes).allSatisfy { $0 == Array(numbered().utf8) })
    try sandbox.commitAll()
    for name in expected { #expect(sandbox.write(name: name, numbered([7: "seven"]))) }
    let changed = try GitDifference(.changed, in: try tree)
    #expect(changed.changes.map(\.path) == paths)
    let lines = try changed.changedLines()
    for path in paths {
      #expect((1...20).filter { lines.touch($0...$0, of: path) } == [7], "\(path)")
    }
    #expect(try tree.partlyStaged(paths) == paths)
    try tree.restage(paths)
    #expect(try tree.partlyStaged(paths) == [])
    #expect(try GitDifference(.staged, in: try tree).changes.map(\.path) == paths)
  }

  @Test("the user's configuration changes nothing")
  func hostileConfiguration() throws {
    for (key, value) in [
      ("diff.external", "false"), ("color.ui", "always"), ("color.diff", "always"),
      ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"), ("core.quotePath", "false"),
      ("diff.context", "9"), ("diff.interHunkContext", "9"), ("diff.renames", "copies"),
      ("diff.relative", "true"), ("diff.submodule", "diff"), ("diff.colorMoved", "zebra"),
      ("diff.suppressBlankEmpty", "true"), ("diff.wordRegex", "."), ("core.autocrlf", "true"),
      ("diff.upper.textconv", "false"), ("diff.upper.command", "false"),
      ("diff.wsErrorHighlight", "all"), ("diff.ignoreSubmodules", "none"),
      ("core.fsmonitor", "false"), ("core.pager", "false"), ("core.safecrlf", "false"),
    ] {
      try sandbox.git("config", key, value)
    }
    try sandbox.write(
      ".gitattributes",
      "Text.swift diff=upper\nNo.swift -diff\nBinary.swift binary\nTwo.swift diff=upper\n")
    let names = ["Binary.swift", "No.swift", "Plain.swift", "Text.swift", "Two ä.swift"]
    for name in names { try sandbox.write(name, numbered()) }
    try sandbox.git("-c", "diff.external=", "add", "-A")
    try sandbox.git("commit", "-q", "-m", "First")
    for name in names { try sandbox.write(name, numbered([3: "three", 6: "six", 20: "end"])) }
    let difference = try GitDifference(.changed, in: try tree)
    #expect(difference.changes.map(\.path) == names.map { FilePath($0) })
    let lines = try difference.changedLines()
    for name in names {
      #expect(
        (1...20).filter { lines.touch($0...$0, of: FilePath(name)) } == [3, 6, 20], "\(name)")
    }
    try sandbox.git("add", "-A")
    let staged = try GitDifference(.staged, in: try tree)
    #expect(staged.changes.map(\.path) == names.map { FilePath($0) })
    #expect(try staged.changedLines().touch(6...6, of: FilePath("Two ä.swift")))
  }

  @Test("a branch is compared with its starting point, regardless of later commits on the other")
  func mergeBase() throws {
    try sandbox.write("Base.swift", "1\n")
    try sandbox.commitAll()
    try sandbox.git("checkout", "-q", "-b", "topic")
    try sandbox.write("Committed.swift", "1\n")
    try sandbox.commitAll()
    try sandbox.git("checkout", "-q", "main")
    try sandbox.write("Base.swift", "2\n")
    try sandbox.commitAll()
    try sandbox.git("checkout", "-q", "topic")
    try sandbox.write("Staged.swift", "1\n")
    try sandbox.git("add", "-A")
    try sandbox.write("Untracked.swift", "1\n")
    try sandbox.write(".gitignore", "Ignored.swift\n")
    try sandbox.write("Ignored.swift", "1\n")
    let all = [".gitignore", "Committed.swift", "Staged.swift", "Untracked.swift"]
    #expect(try names(.since(revision: "main")) == all)
    #expect(try names(.changed) == all)
    #expect(try names(.since(revision: "HEAD")) == all.filter { $0 != "Committed.swift" })
    for revision in ["nowhere", "-h", "main..topic", "HEAD~9", "HEAD:Base.swift"] {
      #expect(
        error(.since(revision: revision))?.message == "Git does not know the commit `\(revision)`")
    }
  }

  @Test("without a common commit, the message says so, and what to fetch in a shallow clone")
  func unrelated() throws {
    try sandbox.write("A.swift", "1\n")
    try sandbox.commitAll()
    try sandbox.git("checkout", "-q", "--orphan", "other")
    try sandbox.commitAll("Another beginning")
    #expect(
      error(.since(revision: "main"))?.message
        == "the current branch and `main` have no commit in common")
    try sandbox.git("checkout", "-q", "main")
    for _ in 0..<2 { try sandbox.commitAll() }
    try sandbox.git("checkout", "-q", "-b", "topic", "main~2")
    try sandbox.commitAll()
    try sandbox.git(
      "clone", "-q", "--depth", "1", "--no-single-branch", "file://" + sandbox.path, "../shallow")
    let clone = sandbox.neighbour("shallow")
    let shallow = self.error(.since(revision: "origin/main"), in: clone.path)
    #expect(
      shallow?.message
        == "this clone is too shallow to know where the current branch left `origin/main`")
    #expect(shallow?.advice.contains("git fetch --deepen=100") == true)
    try clone.git("fetch", "-q", "--unshallow")
    #expect(
      try GitDifference(
        .since(revision: "origin/main"), in: try GitWorkTree(containing: FilePath(clone.path))
      ).changes == [])
  }

  @Test("a file with a conflict is left out of what is staged")
  func conflict() throws {
    try sandbox.write("A.swift", "1\n")
    try sandbox.commitAll()
    try sandbox.git("checkout", "-q", "-b", "topic")
    try sandbox.write("A.swift", "2\n")
    try sandbox.commitAll()
    try sandbox.git("checkout", "-q", "main")
    try sandbox.write("A.swift", "3\n")
    try sandbox.write("B.swift", "3\n")
    try sandbox.commitAll()
    #expect(try sandbox.attempt(["merge", "-q", "topic"]).status != 0)
    #expect(try names(.staged) == [])
    #expect(try names(.changed) == ["A.swift"])
    _ = try GitDifference(.changed, in: try tree).changedLines()
  }

  @Test("`git add --intent-to-add` stages no text")
  func intentToAdd() throws {
    try sandbox.commitAll()
    try sandbox.write("A.swift", "1\n")
    try sandbox.git("add", "-N", "A.swift")
    #expect(try names(.staged) == [])
    #expect(try names(.changed) == ["A.swift"])
  }

  @Test("a subfolder and a worktree lead to their root")
  func roots() throws {
    try sandbox.write("Sub/A.swift", "1\n")
    try sandbox.commitAll()
    let below = try GitWorkTree(containing: FilePath(sandbox.path + "/Sub"))
    #expect(below.root == FilePath(sandbox.path))
    try sandbox.git("worktree", "add", "-q", "-b", "topic", "../tree with space\n")
    let other = sandbox.neighbour("tree with space\n")
    try other.write("Sub/A.swift", "2\n")
    try other.git("add", "-A")
    let tree = try GitWorkTree(containing: FilePath(other.path + "/Sub"))
    #expect(tree.root == FilePath(other.path))
    #expect(try GitDifference(.staged, in: tree).changes.map(\.path) == [FilePath("Sub/A.swift")])
    #expect(try GitDifference(.changed, in: tree).changes.count == 1)
    #expect(try names(.staged) == [])
    #expect(try tree.hooksFolder() == FilePath(sandbox.path + "/.git/hooks"))
  }

  @Test("a bare repository, and a folder outside of one, are rejected")
  func nowhere() throws {
    try sandbox.git("init", "-q", "--bare", "../bare")
    for (name, message) in [
      ("bare", "this Git repository has no working tree"),
      ("../", "this is not a Git repository"),
    ] {
      do {
        _ = try GitWorkTree(containing: FilePath(sandbox.neighbour(name).path))
        Issue.record("\(name) has a working tree")
      } catch {
        #expect(error.message == message)
      }
    }
  }

  @Test("Git that does nothing is stopped, and the message says so")
  func idle() throws {
    let pipe = sandbox.path + "/included"
    #expect(mkfifo(pipe, 0o600) == 0)
    try sandbox.git("config", "include.path", pipe)
    #expect(throws: GitError.idle("rev-parse", milliseconds: 200)) {
      try GitWorkTree(containing: FilePath(sandbox.path), idleLimit: 200)
    }
    let message = GitError.idle("diff", milliseconds: 60_000).message
    #expect(message == "`git diff` did nothing for 60 seconds, and was stopped")
  }
}
