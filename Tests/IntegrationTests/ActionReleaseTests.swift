import Foundation
import TestSupport
import Testing

@Suite(
  "The GitHub Action with a release",
  .enabled(
    if: OutsideTool.all(.python, .curl).isThere, "\(OutsideTool.all(.python, .curl).hint)"))
struct ActionReleaseTests {
  private var runner: Runner
  private let bad = "// layoutlint:disable:next no_such_rule\nlet bad = 1\n"

  /// A server with the release 0.1.0, for Linux and macOS: the program next to the tests.
  init() throws {
    runner = try Runner()
    runner.actionPath = runner.folder("_actions/OWNER/layoutlint/v1")
    runner.server = "file://" + runner.folder.path
    try runner.write("Bad.swift", bad)
    try runner.replaceSwift("echo 'no compiler is needed'; exit 9")
    for platform in ["linux-x86_64", "linux-arm64", "macos-universal"] {
      try Program.writeStandIn(to: "binaries/\(platform)/layoutlint", in: runner.folder)
    }
    let run = try #require(Program("python3")).run(
      [
        ".ci/tools/release", "package", "https://example.com/OWNER/layoutlint",
        runner.folder("binaries"), runner.folder("OWNER/layoutlint/releases/download/0.1.0"),
      ], in: Repository.path)
    try #require(run.status == 0, "\(run.output)")
  }

  @Test("the released program is used, and nothing is built", arguments: [false, true])
  func released(named: Bool) throws {
    var runner = runner
    if !named { runner.reference = "0.1.0" }
    let job = try runner.run(named ? ["version": "0.1.0"] : [:])
    #expect(job.status == 0, "\(job.log)")
    #expect(job.outputs["steps.prepare.outputs.released"] == "true")
    #expect(job.outputs["steps.prepare.outputs.key"] == nil)
    #expect(job.log.contains("::warning file=Bad.swift,line=1"))
    #expect(!job.log.contains("no compiler is needed"))
  }

  @Test("a program with another checksum is refused")
  func checksum() throws {
    let folder = "OWNER/layoutlint/releases/download/0.1.0/"
    let sums = try String(contentsOfFile: runner.folder(folder + "SHA256SUMS"), encoding: .utf8)
    try runner.folder.write(folder + "SHA256SUMS", sums.replacing(/(?m)^./, with: "g"))
    let job = try runner.run(["version": "0.1.0"])
    #expect(job.status == 2)
    #expect(job.log.contains("::error title=layoutlint::layoutlint-0.1.0-"))
    #expect(job.log.contains("do not use it, and report this"))
  }

  @Test("without a program for the platform, it is built")
  func missing() throws {
    var runner = runner
    runner.reference = "0.2.0"
    try runner.replaceSwift("echo 'Swift version 6.1 (stand-in)'")
    try runner.folder.write("_actions/OWNER/layoutlint/v1/Package.swift", "1")
    for name in ["Sources", "Rules"] {
      try runner.folder.write("_actions/OWNER/layoutlint/v1/\(name)/A.swift", "1")
    }
    let job = try runner.run()
    #expect(job.log.contains("OWNER/layoutlint has no program of 0.2.0 for this platform"))
    #expect(job.outputs["steps.prepare.outputs.key"] != nil)
  }
}
