import Platform
import ProbeSupport
import Project
import TestSupport
import Testing

@Suite("The script of the hook")
struct HookScriptTests {
  private static let programs: [[UInt8]] = [
    Array("/usr/bin/layoutlint".utf8), Array("/a b/it's \"$HOME\" `x` \\ é\n/l".utf8),
    Array("/'".utf8), [0x2F, 0xFF, 0x27, 0x27],
  ]

  @Test(
    "it is recognized, with what it checks, whatever its program",
    arguments: programs, [false, true])
  func roundTrip(program: [UInt8], wholeFiles: Bool) {
    let script = HookScript(program: FilePath(bytes: program), checksWholeFiles: wholeFiles)
    #expect(HookScript.kind(of: script.bytes) == .current(checksWholeFiles: wholeFiles))
  }

  @Test("a script that was edited, or that another version wrote, is recognized as ours")
  func versions() {
    let bytes = HookScript(program: FilePath("/l")).bytes
    let old = "#!/bin/sh\n# layoutlint hook af63bd4c8601b7df\n"
    for text in [bytes + [10], Array(bytes.prefix(60)), Array((old + "x").utf8)] {
      #expect(HookScript.kind(of: text) == .other)
    }
  }

  @Test(
    "`shellcheck` does not complain about it",
    .enabled(if: OutsideTool.shellcheck.isThere, "\(OutsideTool.shellcheck.hint)"),
    arguments: programs.prefix(3))
  func shellcheck(program: [UInt8]) throws {
    let script = HookScript(program: FilePath(bytes: program)).bytes
    let run = try OutsideTool.withFile(named: "pre-commit", script) {
      try OutsideTool.run(["shellcheck", "--norc", $0])
    }
    // Quotes in a name look like a mistake.
    #expect(run.output.isEmpty || program.contains(UInt8(ascii: "'")), "\(run.output)")
    #expect(run.status == 0 || program.contains(UInt8(ascii: "'")))
  }
}
