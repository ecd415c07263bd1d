import Platform
import ProbeSupport
import TestSupport
import Testing

@testable import Project

@Suite(
  "What `--changed` compares with",
  .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct GitBranchBaseTests {
  private let origin: GitSandbox
  private let clone: GitSandbox

  init() throws {
    origin = try GitSandbox(name: "origin")
    try origin.commitAll("One")
    try origin.git("clone", "-q", origin.path, "../clone")
    clone = origin.neighbour("clone")
  }

  private func base() throws -> String {
    let tree = try GitWorkTree(containing: FilePath(clone.path))
    let name = try tree.baseOfBranch()
    return try clone.git("log", "-1", "--format=%s", name).trimmed
  }

  @Test("on the default branch: what is on the server")
  func defaultBranch() throws {
    try clone.commitAll("Local")
    #expect(try base() == "One")
  }

  @Test("on a branch without an upstream, and on one that is only pushed: the default branch")
  func topic() throws {
    try clone.git("checkout", "-q", "-b", "topic")
    try clone.commitAll("Two")
    #expect(try base() == "One")
    try clone.git("push", "-q", "-u", "origin", "topic")
    #expect(try clone.git("rev-parse", "--abbrev-ref", "@{upstream}").trimmed == "origin/topic")
    #expect(try base() == "One")
  }

  @Test("an upstream with another name is the base of the branch")
  func upstream() throws {
    try clone.git("checkout", "-q", "-b", "develop")
    try clone.commitAll("Develop")
    try clone.git("push", "-q", "origin", "develop")
    try clone.git("checkout", "-q", "-b", "topic", "--track", "origin/develop")
    try clone.commitAll("Topic")
    #expect(try base() == "Develop")
    try clone.git("checkout", "-q", "-b", "local", "--track", "develop")
    try clone.commitAll("Local")
    #expect(try base() == "Develop")
  }

  @Test("a server without a default branch, or with another name, makes no difference")
  func others() throws {
    try clone.git("remote", "set-head", "origin", "--delete")
    try clone.git("checkout", "-q", "-b", "topic")
    try clone.commitAll("Two")
    #expect(try base() == "One")
    try clone.git("remote", "rename", "origin", "hub")
    #expect(try base() == "One")
    try clone.git("checkout", "-q", "main")
    try clone.commitAll("Local")
    #expect(try base() == "One")
  }

  @Test("without anything to compare with: the last commit")
  func alone() throws {
    let alone = try GitSandbox()
    try alone.git("checkout", "-q", "-b", "trunk")
    try alone.commitAll("One")
    let tree = try GitWorkTree(containing: FilePath(alone.path))
    #expect(try tree.baseOfBranch() == "HEAD")
    try alone.git("checkout", "-q", "--detach")
    #expect(try tree.baseOfBranch() == "HEAD")
  }

  @Test("without a branch, as on a server: the default branch")
  func detached() throws {
    try clone.commitAll("Two")
    try clone.git("checkout", "-q", "--detach")
    #expect(try base() == "One")
  }
}

extension String {
  fileprivate var trimmed: String { String(split(separator: "\n").first ?? "") }
}
