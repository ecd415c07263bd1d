import Foundation
import TestSupport
import Testing

@Suite("Full disks")
struct FullDiskTests {
  private static let hasFull = FileManager.default.fileExists(atPath: "/dev/full")

  // MARK: Streams

  private static let printing: [[String]] = [
    ["--version"], ["--help"], ["rules"], ["rules", "--format", "markdown"],
    ["explain", "constraint_order"], ["config"], ["files"], ["man"], ["completions", "bash"],
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

  /// Runs a script in a small file system, where `fill` leaves no space, `free` frees some, and `try` runs the program
  /// without standard output and shows its messages, its status and any leftovers.
  private func run(_ script: String) throws -> [String] {
    let project = try Project(["disk/x": ""])
    try project.folder.write("Cell.swift", Project.cell)
    try project.folder.write(
      "script",
      """
      tool=$1
      fill() { cat /dev/zero > filler 2>/dev/null; }
      free() { rm -f filler; }
      try() {
        { "$tool" "$@" 2>&1 >/dev/null; echo "status $?"; } | cat
        ls -A | grep '^.layoutlint-'
      }
      mount -t tmpfs -o size=256k none disk || exit 9
      cp Cell.swift disk
      cd disk
      \(script)
      true
      """)
    let run = try OutsideTool.run(
      ["unshare", "-rm", "/usr/bin/env", "-C", project.folder.path, "/bin/sh", "script", Tool.path])
    #expect(run.status == 0, "\(run.error)")
    return run.output.split(separator: "\n").map(String.init)
  }

  private static let noRoom =
    "cannot be written: no space left on device; check that its folder exists and has space, or name another file"

  @Test(
    "no report is written partially, whatever its format",
    .enabled(if: OutsideTool.mount.isThere, "\(OutsideTool.mount.hint)"))
  func reports() throws {
    for (reporter, _) in try Tool.table("Reporters") {
      let lines = try run(
        """
        echo old > old; fill
        try -q --reporter \(reporter)=old; try -q --reporter \(reporter)=new; cat old; ls
        """)
      #expect(
        lines == [
          "layoutlint: old: \(Self.noRoom)", "status 2", "layoutlint: new: \(Self.noRoom)",
          "status 2", "old", "Cell.swift", "filler", "old",
        ], "\(reporter)")
    }
  }

  @Test(
    "no baseline, no summary and no hook is written partially, and none is said to be written",
    .enabled(if: OutsideTool.mount.isThere, "\(OutsideTool.mount.hint)"))
  func others() throws {
    let lines = try run(
      """
      mkdir -p .git/hooks .git/objects .git/refs; echo 'ref: refs/heads/main' > .git/HEAD
      "$tool" -q --write-baseline accepted 2>/dev/null; cp accepted ../old; fill
      try --write-baseline accepted; try --write-baseline new
      sed -i s/-inset/inset/ Cell.swift 2>/dev/null || { free; sed -i s/-inset/inset/ Cell.swift; fill; }
      try --baseline accepted --prune-baseline; cmp accepted ../old && echo same
      free; printf %4000s before > summary; fill
      GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$PWD/summary try -q; wc -c < summary
      try hook install; ls .git/hooks; ls
      """)
    let folder = lines.first.map { $0.dropFirst("layoutlint: ".count).prefix { $0 != ":" } } ?? ""
    #expect(folder.hasSuffix("/accepted"))
    let disk = folder.dropLast("/accepted".count)
    #expect(
      lines == [
        "layoutlint: \(disk)/accepted: \(Self.noRoom)", "status 2",
        "layoutlint: \(disk)/new: \(Self.noRoom)", "status 2",
        "layoutlint: \(disk)/accepted: \(Self.noRoom)", "status 2", "same",
        "layoutlint: \(disk)/summary: \(Self.noRoom)", "status 2", "4000",
        "layoutlint: .git/hooks/pre-commit: the hook cannot be read or written: no space left on device; check the permissions of its folder",
        "status 2", "Cell.swift", "accepted", "filler", "summary",
      ])
  }

  @Test(
    "fixed files that cannot be staged are reported",
    .enabled(if: OutsideTool.mount.isThere, "\(OutsideTool.mount.hint)"),
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
}
