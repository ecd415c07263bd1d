import Foundation
import TestSupport
import Testing

@Suite("Full disks")
struct FullDiskTests {
  private static let hasFull = FileManager.default.fileExists(atPath: "/dev/full")

  // MARK: Streams

  private static let printing: [[String]] = [
    ["--version"], ["--help"], ["rules"], ["rules", "--format", "markdown"],
    ["explain", "constraint_order"], ["config"], ["files"], ["completions", "bash"],
    ["completions", "zsh"], ["completions", "fish"], ["Sources"], ["Sources", "--statistics"],
    ["Sources", "--diff"],
  ]

  /// Where output gets lost, with the system's words for it; a closed stream is one everywhere.
  private static let losses =
    [("&-", "bad file descriptor")] + (hasFull ? [("/dev/full", "no space left on device")] : [])

  @Test("every command reports lost output")
  func output() throws {
    let project = try Project()
    let reporters = try Tool.table("Reporters").map { ["-q", "--reporter", $0.name] }
    for (index, arguments) in (Self.printing + reporters).enumerated() {
      for (target, reason) in Self.losses
      where Effort.isFull || !Self.hasFull || (target == "&-") == index.isMultiple(of: 2) {
        let run = try Tool.run(
          arguments, in: project.folder.path,
          wrapper: ["/bin/sh", "-c", "exec \"$0\" \"$@\" >\(target)"])
        #expect(
          run.error.contains("the output could not be written: \(reason); free some space"),
          "\(arguments): \(run.error)")
        #expect(run.status == 2, "\(arguments)")
      }
    }
  }

  @Test(
    "lost messages change neither the status nor the rest of the work",
    arguments: ["2>&-", ">&- 2>&- <&-"] + (hasFull ? ["2>/dev/full", ">/dev/full 2>&-"] : []))
  func messages(redirection: String) throws {
    let project = try Project()
    func run(_ arguments: String...) throws -> Int32 {
      try Tool.run(
        arguments, in: project.folder.path,
        wrapper: ["/bin/sh", "-c", "exec \"$0\" \"$@\" \(redirection)"]
      ).status
    }
    let isLost = redirection.hasPrefix(">")
    #expect(try run("--unknown") == 2)
    #expect(try run("none.swift") == 2)
    #expect(try run("Sources", "--strict") == (isLost ? 2 : 1))
    _ = try run("--fix", "Sources")
    // An opened file may get the number of a closed stream; nothing else may be written to it.
    #expect(try project.text("Sources/Cell.swift").hasPrefix("final class Cell"))
    #expect(try project.lint("--strict", "Sources").output == "")
    _ = try run("--reporter", "concise=report", "-q")
    #expect(try project.text("report") == "")
  }

  // MARK: Files

  /// What keeps files from being written.
  private enum Disk {
    /// A small file system in memory, which `fill` fills.
    case full
    /// `fill` sets a limit to the size of files, which is there on every system.
    case limited

    var reason: String { self == .full ? "no space left on device" : "file too large" }

    var noRoom: String {
      "cannot be written: \(reason); check that its folder exists and has space, or name another file"
    }

    var preparation: String {
      switch self {
      case .full:
        """
        fill() { cat /dev/zero > filler 2>/dev/null; }
        free() { rm -f filler; }
        mount -t tmpfs -o size=256k none disk || exit 9
        """
      case .limited:
        """
        limit=true
        fill() { : > filler; limit='ulimit -f 0'; }
        free() { rm -f filler; limit=true; }
        rm disk/x
        """
      }
    }
  }

  /// Runs a script in a folder where `fill` leaves no space, `free` frees some, and `try` runs the program without
  /// standard output and shows its messages, its status and any leftovers.
  private func run(_ script: String, on disk: Disk = .full) throws -> [String] {
    let project = try Project(["disk/x": ""])
    try project.folder.write("Cell.swift", Project.cell)
    try project.folder.write(
      "script",
      """
      tool=$1
      cd "$2" || exit 9
      try() {
        { (eval "$limit"; exec "$tool" "$@") 2>&1 >/dev/null; echo "status $?"; } | cat
        ls -A | grep '^.layoutlint-'
      }
      \(disk.preparation)
      cp Cell.swift disk
      cd disk
      \(script)
      true
      """)
    let run = try OutsideTool.run(
      (disk == .full ? ["unshare", "-rm"] : [])
        + ["/bin/sh", project.folder("script"), Tool.path, project.folder.path])
    #expect(run.status == 0, "\(run.error)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "no report is written partially, whatever its format",
    .enabled(
      if: OutsideTool.mount.isThere,
      "\(OutsideTool.mount.hint); `limitedReports` checks it anywhere"))
  func reports() throws { try checkReports(on: .full) }

  @Test(
    "no report is written partially where files may not grow",
    .disabled(if: Sanitizer.isThread, "the thread sanitizer needs large files of its own"))
  func limitedReports() throws { try checkReports(on: .limited) }

  private func checkReports(on disk: Disk) throws {
    for (reporter, _) in try Tool.table("Reporters") {
      let lines = try run(
        """
        echo old > old; fill
        try -q --reporter \(reporter)=old; try -q --reporter \(reporter)=new; cat old; ls
        """, on: disk)
      #expect(
        lines == [
          "layoutlint: old: \(disk.noRoom)", "status 2", "layoutlint: new: \(disk.noRoom)",
          "status 2", "old", "Cell.swift", "filler", "old",
        ], "\(reporter)")
    }
  }

  @Test(
    "no baseline, no summary and no hook is written partially, and none is said to be written",
    .enabled(
      if: OutsideTool.mount.isThere,
      "\(OutsideTool.mount.hint); `limitedOthers` checks it anywhere"))
  func others() throws { try checkOthers(on: .full) }

  @Test(
    "no baseline, no summary and no hook is written partially where files may not grow",
    .disabled(if: Sanitizer.isThread, "the thread sanitizer needs large files of its own"))
  func limitedOthers() throws { try checkOthers(on: .limited) }

  private func checkOthers(on disk: Disk) throws {
    let lines = try run(
      """
      mkdir -p .git/hooks .git/objects .git/refs; echo 'ref: refs/heads/main' > .git/HEAD
      "$tool" -q --write-baseline accepted 2>/dev/null; cp accepted ../old; fill
      try --write-baseline accepted; try --write-baseline new
      free; sed s/-inset/inset/ Cell.swift > changed; mv changed Cell.swift; fill
      try --baseline accepted --prune-baseline; cmp accepted ../old && echo same
      free; printf %4000s before > summary; fill
      export GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$PWD/summary
      try -q; wc -c < summary | tr -d ' '
      unset GITHUB_ACTIONS GITHUB_STEP_SUMMARY
      try hook install; ls .git/hooks; ls
      """, on: disk)
    let folder = lines.first.map { $0.dropFirst("layoutlint: ".count).prefix { $0 != ":" } } ?? ""
    #expect(folder.hasSuffix("/accepted"))
    let parent = folder.dropLast("/accepted".count)
    #expect(
      lines == [
        "layoutlint: \(parent)/accepted: \(disk.noRoom)", "status 2",
        "layoutlint: \(parent)/new: \(disk.noRoom)", "status 2",
        "layoutlint: \(parent)/accepted: \(disk.noRoom)", "status 2", "same",
        "layoutlint: \(parent)/summary: \(disk.noRoom)", "status 2", "4000",
        "layoutlint: .git/hooks/pre-commit: the hook cannot be read or written: \(disk.reason); check the permissions of its folder",
        "status 2", "Cell.swift", "accepted", "filler", "summary",
      ])
  }

  @Test(
    "fixed files that cannot be staged are reported",
    .enabled(
      if: OutsideTool.mount.isThere, "\(OutsideTool.mount.hint); `lockedIndex` checks it anywhere"),
    .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
  func staging() throws {
    let lines = try run(
      """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      # The fix needs two pages. So does the new index, and one more for what is staged.
      for number in $(seq 100); do : > "file number $number.txt"; done
      git init -q .; git add .; fill; truncate -s -8192 filler
      try --staged --fix
      """)
    #expect(
      lines.first?.hasPrefix(
        "layoutlint: the files were fixed, but not staged: `git update-index` failed: ") == true,
      "\(lines)")
    #expect(lines.first?.hasSuffix("; stage them with `git add`") == true)
    #expect(lines.dropFirst().contains("status 2"))
  }

  @Test(
    "fixed files that cannot be staged, because another Git is at work, are reported",
    .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
  func lockedIndex() throws {
    let sandbox = try GitSandbox()
    try sandbox.write("Cell.swift", Project.cell)
    try sandbox.git("add", ".")
    try sandbox.write(".git/index.lock", "")
    let run = try Tool.run(
      ["--staged", "--fix", "-q"], in: sandbox.path, environment: GitSandbox.environment)
    #expect(
      run.error.hasPrefix(
        "layoutlint: the files were fixed, but not staged: `git update-index` failed: "),
      "\(run.error)")
    #expect(run.error.contains("; stage them with `git add`"))
    #expect(run.status == 2)
  }
}
