import Foundation
import Platform
import TestSupport
import Testing

@testable import LintEngine
@testable import Project

@Suite("The baseline file")
struct BaselineFileTests {
  private let head = "# layoutlint baseline 1\n"

  private func entry(
    _ path: [UInt8], _ rule: String = "rule", _ fingerprint: UInt64 = 1, text: [UInt8] = []
  ) -> Baseline.Entry {
    Baseline.Entry(path: FilePath(bytes: path), rule: rule, fingerprint: fingerprint, text: text)
  }

  private func text(_ baseline: Baseline) -> String {
    String(decoding: baseline.rendered, as: UTF8.self)
  }

  private func problems(_ text: String) -> [String] { problems(Array(text.utf8)) }

  private func problems(_ bytes: [UInt8]) -> [String] {
    do throws(BaselineError) {
      _ = try Baseline(parsing: bytes)
      return []
    } catch {
      return error.problems.map { "\($0.place.line):\($0.place.column) \($0.message)" }
        + (error.othersCount > 0 ? ["\(error.othersCount) more"] : [])
    }
  }

  @Test("it is sorted text with an entry on each line")
  func rendered() throws {
    let baseline = Baseline([
      entry(Array("B.swift".utf8), "a", 2, text: Array("let b = 1".utf8)),
      entry(Array("B.swift".utf8), "a", 0xFEDC_BA98_7654_3210),
      entry(Array("A/Z.swift".utf8), "z"), entry(Array("A.swift".utf8), "z"),
      entry(Array("A.swift".utf8), "b", 9), entry(Array("A.swift".utf8), "b", 9),
    ])
    #expect(
      text(baseline) == """
        # layoutlint baseline 1
        # Accepted findings: path, rule, fingerprint, text. Written by `layoutlint --write-baseline`.
        A.swift\tb\t0000000000000009\t
        A.swift\tz\t0000000000000001\t
        A/Z.swift\tz\t0000000000000001\t
        B.swift\ta\t0000000000000002\tlet b = 1
        B.swift\ta\tfedcba9876543210\t

        """)
    #expect(try Baseline(parsing: baseline.rendered) == baseline)
    #expect(try Baseline(parsing: Baseline([]).rendered).entries.isEmpty)
  }

  @Test(
    "any bytes are written as UTF-8 text, and read back",
    arguments: [
      (Array("a\tb\nc\r\\d".utf8), #"a\tb\nc\r\\d"#),
      ([0x00, 0x1B, 0x7F], #"\x00\x1b\x7f"#),
      ([0x61, 0xFF, 0xC3, 0x28], #"a\xff\xc3("#),
      ([0xE2, 0x82], #"\xe2\x82"#),
      (Array("é 👍 \u{202E}\u{85}\u{2028}".utf8), #"é 👍 \xe2\x80\xae\xc2\x85\xe2\x80\xa8"#),
      (Array("# a".utf8), #"\x23 a"#), (Array("======= a".utf8), #"\x3d====== a"#),
      (Array("\u{FEFF}a".utf8), #"\xef\xbb\xbfa"#),
    ] as [([UInt8], String)])
  func escapes(_ path: [UInt8], _ written: String) throws {
    let baseline = Baseline([entry(path, text: path)])
    #expect(text(baseline).split(separator: "\n")[2].hasPrefix("\(written)\trule\t"))
    #expect(String(validating: baseline.rendered, as: UTF8.self) != nil)
    #expect(try Baseline(parsing: baseline.rendered) == baseline)
  }

  @Test("random bytes are read back unchanged, and garbage is rejected without a crash")
  func random() throws {
    var generator = SplitMix(seed: 2)
    func bytes(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in
        Bool.random(using: &generator)
          ? UInt8.random(in: 0...255, using: &generator)
          : Array(
            """
            \\x\t
            # <=f0
            """.utf8
          ).randomElement(using: &generator)!
      }
    }
    for _ in 0..<500 {
      let baseline = Baseline((0..<3).map { _ in entry(bytes(8) + [1], text: bytes(12)) })
      #expect(try Baseline(parsing: baseline.rendered) == baseline)
      _ = problems(bytes(60))
      _ = problems(Array(head.utf8) + bytes(60))
    }
  }

  @Test(
    "the beginning of the line is shown, cut between two characters",
    arguments: [
      ("  let  a\t= 1 ", "let a = 1"), ("", ""),
      (String(repeating: "a", count: 80), String(repeating: "a", count: 80)),
      (String(repeating: "a", count: 81), String(repeating: "a", count: 80) + "…"),
      (String(repeating: "a", count: 79) + "éa", String(repeating: "a", count: 79) + "…"),
      (String(repeating: "a", count: 78) + "éa", String(repeating: "a", count: 78) + "é…"),
      (String(repeating: "a", count: 79) + " bcd", String(repeating: "a", count: 79) + "…"),
    ])
  func shortened(_ line: String, _ shown: String) {
    #expect(String(decoding: Baseline.shortened(Array(line.utf8)), as: UTF8.self) == shown)
  }

  @Test(
    "Windows line breaks, a byte order mark, blank lines, comments, no text and no last line break are fine",
    arguments: [
      "a\tr\t0000000000000001\t\n", "a\tr\t0000000000000001",
      """

      # more

      a\tr\t0000000000000001\tx\ty

      """,
      """
      a\tr\t0000000000000001
      a\tr\t0000000000000001

      """,
      """
      # layoutlint baseline 1
      a\tr\t0000000000000001

      """,
    ])
  func lenient(_ lines: String) throws {
    for code in [
      head + lines, "\u{FEFF}\n" + head + lines, (head + lines).replacing("\n", with: "\r\n"),
    ] {
      let entries = try Baseline(parsing: Array(code.utf8)).entries
      #expect(entries.map(\.path) == [FilePath("a")] && entries.map(\.fingerprint) == [1])
      #expect(entries.map(\.rule) == ["r"])
    }
  }

  @Test("all mistakes are reported at once, with positions")
  func wrong() {
    #expect(
      problems(
        head + """
          a.swift
          a.swift\trule
          a.swift\t\t0000000000000001
          é\trule\t12\ttext
          é\trule\t000000000000000g
          a\\q\trule\t0000000000000001
          a\trule\\x1\t0000000000000001
          """) == [
          "2:8 the line has no rule", "3:13 the line has no fingerprint",
          "4:9 the line has no rule",
          "5:9 a fingerprint has 16 hexadecimal digits",
          "6:9 a fingerprint has 16 hexadecimal digits",
          "7:2 this is not an escape", "8:7 this is not an escape",
        ])
    let many = problems(head + String(repeating: "a\n", count: 50))
    #expect(many.count == 21 && many.last == "30 more")
  }

  @Test(
    "other files are rejected",
    arguments: [
      "", "\n",
      """
      {
      }

      """, "# a comment\n", "a\tr\t0000000000000001\n", "\u{0}\u{1}",
    ])
  func other(_ text: String) {
    let found = problems(text)
    #expect(found.count == 1)
    #expect(
      found[0].hasSuffix(
        "this is not a baseline: the file does not begin with `# layoutlint baseline 1`"))
  }

  @Test("an unknown version is rejected, wherever it is")
  func version() {
    let message = "the baseline has the format `2`, and this version reads `1`"
    #expect(
      problems(
        """
        # layoutlint baseline 2
        something else

        """) == ["1:23 \(message)"])
    #expect(problems(head + "# layoutlint baseline 2\n") == ["2:23 \(message)"])
  }

  @Test("a conflict is reported where it begins, and its lines are read")
  func conflict() {
    let line = "a\tr\t0000000000000001\n"
    let message = "a merge conflict was left in the baseline"
    #expect(
      problems(head + "<<<<<<< ours\n\(line)||||||| base\n=======\n\(line)>>>>>>> theirs\nx\n") == [
        "2:1 \(message)", "8:2 the line has no rule",
      ])
    #expect(
      problems(
        """
        <<<<<<< ours
        \(head)=======
        \(head)>>>>>>> theirs

        """) == ["1:1 \(message)"])
    #expect(problems(head + "=======\n\(line)") == ["2:1 \(message)"])
    #expect(problems(head + line + ">>>>>>> theirs\n") == ["3:1 \(message)"])
  }

  // Comparing each entry with each other would take minutes.
  @Test("very many entries take little time", .timeLimit(.minutes(10)))
  func large() throws {
    let count = Effort.full(100_000, byDefault: 5_000)
    let entries = (0..<count).map {
      entry(
        Array("Sources/File\($0 / 50).swift".utf8), "rule_\($0 % 7)",
        UInt64($0) &* 0x9E37_79B9_7F4A_7C15)
    }
    let baseline = Baseline(entries)
    #expect(try Baseline(parsing: baseline.rendered).entries.count == count)
  }
}

/// What happens when two branches both add to a baseline.
@Suite("Merging baselines", .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"))
struct BaselineMergeTests {
  private func baseline(_ names: [String]) -> Baseline {
    Baseline(
      names.map {
        Baseline.Entry(
          path: FilePath("\($0).swift"), rule: "rule", fingerprint: 1, text: Array($0.utf8))
      })
  }

  /// Merges the baselines of two branches; returns the bytes of the resulting file.
  private func merge(
    _ base: [String], _ ours: [String], _ theirs: [String], attributes: String
  ) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let git = Git(folder: folder.path)
    try git.run("init", "-q", "-b", "main")
    try folder.write(".gitattributes", attributes)
    func commit(_ names: [String]) throws {
      try folder.write("baseline", String(decoding: baseline(names).rendered, as: UTF8.self))
      try git.run("add", "-A")
      try git.run("commit", "-q", "--allow-empty", "-m", "baseline")
    }
    try commit(base)
    try git.run("checkout", "-q", "-b", "theirs")
    try commit(theirs)
    try git.run("checkout", "-q", "main")
    try commit(ours)
    try git.run("merge", "-q", "--no-edit", "theirs", mayFail: true)
    return Array(try Data(contentsOf: URL(filePath: folder("baseline"))))
  }

  @Test("additions in different places merge automatically")
  func apart() throws {
    let merged = try merge(
      ["C", "G", "M"], ["A", "C", "G", "M"], ["C", "G", "M", "Z"], attributes: "")
    #expect(merged == baseline(["A", "C", "G", "M", "Z"]).rendered)
  }

  @Test("additions in the same place are a reported conflict, or merge with `merge=union`")
  func together() throws {
    let conflict = try merge(["C"], ["C", "D"], ["C", "D", "E"], attributes: "")
    #expect(throws: BaselineError.self) { try Baseline(parsing: conflict) }
    for (ours, theirs) in [(["C", "D"], ["C", "E"]), (["C", "E"], ["C", "D"])] {
      let merged = try merge(["C"], ours, theirs, attributes: "baseline merge=union\n")
      #expect(try Baseline(parsing: merged).rendered == baseline(["C", "D", "E"]).rendered)
    }
  }
}

/// The `git` of this machine.
private struct Git {
  var folder: String

  struct Failure: Error {}

  func run(_ arguments: String..., mayFail: Bool = false) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let settings = ["user.name=t", "user.email=t", "commit.gpgsign=false"].flatMap { ["-c", $0] }
    process.arguments = ["git", "-C", folder] + settings + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard mayFail || process.terminationStatus == 0 else { throw Failure() }
  }
}
