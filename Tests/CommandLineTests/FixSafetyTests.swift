import Foundation
import TestSupport
import Testing

@Suite("Fixes under adverse conditions", .serialized)
struct FixSafetyTests {
  private static func comments(_ count: Int) -> String {
    String(repeating: "// 0123456789abcdef\n", count: count)
  }
  private static let old = FixTests.view + comments(Effort.full(300, byDefault: 60))
  private static let new = FixTests.safelyFixed + comments(Effort.full(300, byDefault: 60))

  // MARK: Signals

  private static let fileCount = Effort.full(80, byDefault: 15)

  private func writeMany(_ project: Project) throws {
    for index in 0..<Self.fileCount { try project.folder.write("\(index).swift", Self.old) }
  }

  /// Starts a run, sends it a signal after a delay, and waits for its end.
  private func interrupted(
    _ project: Project, by signal: Int32, after delay: Double
  ) throws -> Process {
    try Tool.interrupted(
      ["--fix", "--preset", "cookbook", "--quiet", "--reporter", "concise"],
      in: project.folder.path, by: signal,
      after: delay)
  }

  /// How many files are fixed; all others must be unchanged.
  private func fixedCount(_ project: Project) throws -> Int {
    try (0..<Self.fileCount).reduce(0) { count, index in
      let text = try project.text("\(index).swift")
      #expect(text == Self.old || text == Self.new, "\(index).swift has \(text.utf8.count) bytes")
      return count + (text == Self.new ? 1 : 0)
    }
  }

  private func drafts(_ project: Project) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: project.folder.path)
      .filter { $0.hasPrefix(".layoutlint-") }
  }

  /// The duration of a whole run in seconds.
  private func duration(_ project: Project) throws -> Double {
    let start = Date()
    _ = try project.lint("--fix", "--preset", "cookbook")
    return Date().timeIntervalSince(start)
  }

  @Test(
    "a run killed at any moment leaves each file old or new, and the next run succeeds"
  )
  func killed() throws {
    let project = try Project([:])
    try writeMany(project)
    let duration = try duration(project)
    var counts: [Int] = []
    var hitsTheMiddle = false
    // More rounds, because other work on the machine may make the first ones miss.
    let rounds = Effort.full(12, byDefault: 6)
    while counts.count < rounds || (!hitsTheMiddle && counts.count < 60) {
      try writeMany(project)
      let delay = duration * Double(counts.count % rounds) / Double(rounds) * 1.5
      _ = try interrupted(project, by: SIGKILL, after: delay)
      let count = try fixedCount(project)
      counts.append(count)
      hitsTheMiddle = hitsTheMiddle || (count > 0 && count < Self.fileCount)
    }
    #expect(hitsTheMiddle, "no run was killed while it wrote: \(counts)")
    #expect(try project.lint("--fix", "--preset", "cookbook").status == 0)
    #expect(try fixedCount(project) == Self.fileCount)
  }

  @Test(
    "a run that is asked to end dies from the signal, and leaves nothing beside the files",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func asked(signal: Int32) throws {
    let project = try Project([:])
    try writeMany(project)
    let duration = try duration(project)
    var signals: [Int32] = []
    var round = 0
    // At once, and later; more rounds, because other work on the machine may make the first ones miss.
    while round < 5 || (signals.isEmpty && round < 60) {
      try writeMany(project)
      let process = try interrupted(project, by: signal, after: duration * Double(round % 5) / 5)
      round += 1
      _ = try fixedCount(project)
      #expect(try drafts(project) == [])
      if process.terminationReason == .uncaughtSignal { signals.append(process.terminationStatus) }
    }
    #expect(signals.allSatisfy { $0 == signal })
    #expect(!signals.isEmpty)
  }

  // MARK: Disk space

  /// More than fits.
  private static let large = FixTests.view + comments(1_800)

  @Test(
    "beyond the file size limit a file is left alone, with a reason",
    .disabled(if: Sanitizer.isThread, "the thread sanitizer needs large files of its own"))
  func sizeLimit() throws {
    let project = try Project(["A.swift": Self.large, "B.swift": FixTests.view])
    let run = try Tool.run(
      ["--fix", "--reporter", "concise"], in: project.folder.path,
      wrapper: ["/bin/sh", "-c", "ulimit -f 16; exec \"$@\"", "sh"])
    #expect(
      run.error.hasPrefix(
        "layoutlint: A.swift: not changed, because the file cannot be written: file too large; check that"
      ))
    #expect(run.status == 2)
    #expect(try project.text("A.swift") == Self.large)
    #expect(try project.text("B.swift") == FixTests.safelyFixed)
    #expect(try drafts(project) == [])
  }

  @Test(
    "on a full or read-only disk a file is left alone, with a reason",
    .enabled(
      if: OutsideTool.mount.isThere,
      "\(OutsideTool.mount.hint); `sizeLimit` and `readOnlyFolder` fail in the same place anywhere"),
    arguments: [
      ("dd if=/dev/zero of=filler bs=1024 count=500 2>/dev/null", "no space left on device"),
      ("mount -o remount,ro none .", "read-only file system"),
    ])
  func disk(preparation: String, reason: String) throws {
    let project = try Project(["A.swift": Self.large, "disk/x": ""])
    try project.folder.write(
      "script",
      """
      mount -t tmpfs -o size=64k none disk || exit 9
      cp A.swift disk/A.swift
      cd disk
      \(preparation)
      "$@"
      echo "status $?"
      cmp A.swift ../A.swift && ls -A
      """)
    let run = try Tool.run(
      ["--fix", "--quiet", "--reporter", "concise=/dev/null"], in: project.folder.path,
      wrapper: ["/usr/bin/env", "unshare", "-rm", "/bin/sh", "script"])
    #expect(
      run.error.contains("not changed, because the file cannot be written: \(reason); check that"))
    #expect(run.output.contains("status 2\nA.swift\n"))
    #expect(!run.output.contains(".layoutlint-"))
  }

  @Test(
    "a file in a folder that may not be changed is left alone, with a reason",
    .enabled(if: OutsideTool.canBeUnprivileged, "\(OutsideTool.unprivilegedHint)"))
  func readOnlyFolder() throws {
    let project = try Project(["sub/A.swift": FixTests.view])
    chmod(project.folder.path, 0o755)
    chmod(project.folder("sub/A.swift"), 0o666)
    chmod(project.folder("sub"), 0o555)
    defer { chmod(project.folder("sub"), 0o755) }
    let run = try Tool.run(
      ["--fix", "--preset", "cookbook", "--quiet", "--reporter", "concise"],
      in: project.folder.path,
      wrapper: OutsideTool.unprivileged)
    #expect(
      run.error.hasPrefix(
        "layoutlint: sub/A.swift: not changed, because the file cannot be written: permission denied; "
      ), "\(run.error)")
    #expect(run.status == 2)
    #expect(try project.text("sub/A.swift") == FixTests.view)
  }
}
