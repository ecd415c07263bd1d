import Foundation
import TestSupport
import Testing

/// `FixSafetyTests` and `SignalMomentTests` send signals at many moments, on any system; here `strace` sends them in the
/// middle of writing.
@Suite(
  "Signals while a file is written",
  .enabled(
    if: OutsideTool.strace.isThere,
    "\(OutsideTool.strace.hint); `SignalMomentTests` sends signals anywhere"))
struct SignalTests {
  private let project: Project
  init() throws { project = try Project() }

  /// Runs the program, and sends it a signal at its first system call of a kind.
  private func run(_ arguments: [String], signal: String, at call: String) throws -> Tool.Run {
    let words = "\(call)|\(call)at|\(call)at2"
    return try Tool.run(
      arguments, in: project.folder.path,
      wrapper: [
        "/bin/sh", "-c",
        "strace -f -o /dev/null -e '/^(\(words))$' -e 'inject=/^(\(words))$:signal=\(signal):when=1' \"$0\" \"$@\"; exit $?",
      ])
  }

  private static let calls = ["fsync", "rename"]
  private static let signals = [("INT", Int32(130)), ("TERM", Int32(143)), ("HUP", Int32(129))]

  private func drafts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: project.folder.path)
      .filter { $0.hasPrefix(".layoutlint-") }
  }

  @Test(
    "a report, a baseline and a fix are whole, nothing is left beside them, and the signal ends the run"
  )
  func whole() throws {
    let expected: [(arguments: [String], file: String)] = [
      (["-q", "--reporter", "json=report"], "report"),
      (["-q", "--write-baseline", "report"], "report"),
      (["-q", "--fix", "Sources"], "Sources/Cell.swift"),
    ]
    for (arguments, file) in expected {
      try project.folder.write("Sources/Cell.swift", Project.cell)
      try project.folder.write("report")
      _ = try project.run(arguments)
      let new = try project.text(file)
      for call in Self.calls {
        for (signal, status) in Self.signals {
          try project.folder.write("Sources/Cell.swift", Project.cell)
          try project.folder.write("report")
          let run = try run(arguments, signal: signal, at: call)
          #expect(run.status == status, "\(arguments) \(call) \(signal)")
          #expect(try project.text(file) == new, "\(arguments) \(call) \(signal)")
          #expect(try drafts() == [], "\(arguments) \(call) \(signal)")
          #expect(
            try FileManager.default.contentsOfDirectory(atPath: project.folder("Sources"))
              == ["Cell.swift"])
        }
      }
    }
  }

  @Test(
    "a hook is written whole",
    .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
  func hook() throws {
    let sandbox = try GitSandbox()
    let run = try Tool.run(
      ["hook", "install"], in: sandbox.path, environment: GitSandbox.environment,
      wrapper: [
        "/bin/sh", "-c",
        "strace -f -o /dev/null -e fchmod -e inject=fchmod:signal=TERM:when=1 \"$0\" \"$@\"; exit $?",
      ])
    #expect(run.status == 143)
    let status = try Tool.run(
      ["hook", "status"], in: sandbox.path, environment: GitSandbox.environment)
    #expect(status.status == 0, "\(status.output)\(status.error)")
  }
}
