import Foundation
import TestSupport
import Testing

/// What `SignalTests` checks in the middle of writing, at moments spread over a run, and on any system.
@Suite("Signals at any moment")
struct SignalMomentTests {
  /// Runs `body` once, and then interrupts runs after growing parts of the time that it took.
  private func atMoments(
    _ arguments: [String], in folder: String, environment: [String: String]? = nil,
    prepare: () throws -> Void, check: (_ hasEnded: Bool) throws -> Void
  ) throws {
    try prepare()
    let start = Date()
    _ = try Tool.run(arguments, in: folder, environment: environment ?? [:])
    let duration = Date().timeIntervalSince(start)
    let rounds = Effort.full(16, byDefault: 4)
    for signal in [SIGINT, SIGTERM, SIGKILL] {
      for round in 0..<rounds {
        try prepare()
        let process = try Tool.interrupted(
          arguments, in: folder, environment: environment, by: signal,
          after: duration * 1.2 * Double(round) / Double(rounds))
        let isKilled = process.terminationReason == .uncaughtSignal
        if isKilled { #expect(process.terminationStatus == signal) }
        try check(!isKilled)
        // Only a run that could not clean up leaves its new file.
        if signal != SIGKILL {
          let left = try FileManager.default.contentsOfDirectory(atPath: folder)
          #expect(!left.contains { $0.hasPrefix(".layoutlint-") }, "\(left)")
        }
      }
    }
  }

  @Test("what ends the program like a trap is called a bug, with a status of its own")
  func trap() throws {
    let folder = try TemporaryFolder()
    // More than a pipe holds: once all of it is written, the program is reading.
    let script = #"""
      mkfifo pipe; "$0" "$@" <pipe & exec 3>pipe
      head -c 200000 /dev/zero >&3; kill -SEGV $!; wait $!
      """#
    let run = try Tool.run(["-"], in: folder.path, wrapper: ["/bin/sh", "-c", script])
    #expect(run.status == 70)
    #expect(
      run.error == "layoutlint: layoutlint crashed, which is a bug in layoutlint; report it\n")
  }

  @Test(
    "a report and a baseline are the old ones or the new ones",
    arguments: [["--reporter", "json=report"], ["--write-baseline", "report"]])
  func files(arguments: [String]) throws {
    let project = try Project()
    _ = try project.run(["-q"] + arguments)
    let new = try project.text("report")
    try atMoments(["-q"] + arguments, in: project.folder.path) {
      try project.folder.write("report")
    } check: { hasEnded in
      let text = try project.text("report")
      #expect(text == new || (text.isEmpty && !hasEnded), "\(text.utf8.count) bytes")
    }
  }

  @Test(
    "a hook is there and works, or is not there",
    .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
  func hook() throws {
    let sandbox = try GitSandbox()
    let hook = sandbox.path + "/.git/hooks/pre-commit"
    try atMoments(
      ["hook", "install"], in: sandbox.path, environment: GitSandbox.environment
    ) {
      try? FileManager.default.removeItem(atPath: hook)
    } check: { hasEnded in
      let isThere = FileManager.default.fileExists(atPath: hook)
      #expect(isThere || !hasEnded)
      guard isThere else { return }
      let status = try Tool.run(
        ["hook", "status"], in: sandbox.path, environment: GitSandbox.environment)
      #expect(status.status == 0, "\(status.output)\(status.error)")
    }
  }
}
