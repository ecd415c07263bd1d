import Foundation
import Platform
import TestSupport
import Testing

@testable import LintEngine
@testable import Project

@Suite("The baseline file")
struct BaselineFileTests {
  private func entry(
    _ path: [UInt8], _ rule: String = "rule", _ fingerprint: UInt64 = 1, text: [UInt8] = []
  ) -> Baseline.Entry {
    Baseline.Entry(path: FilePath(bytes: path), rule: rule, fingerprint: fingerprint, text: text)
  }

  private func text(_ baseline: Baseline) -> String {
    String(decoding: baseline.rendered, as: UTF8.self)
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
      _ = try? Baseline(parsing: bytes(60))
      _ = try? Baseline(parsing: Array("# layoutlint baseline 1\n".utf8) + bytes(60))
    }
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
    let sandbox = try GitSandbox()
    try sandbox.write(".gitattributes", attributes)
    func commit(_ names: [String]) throws {
      try sandbox.write("baseline", String(decoding: baseline(names).rendered, as: UTF8.self))
      try sandbox.commitAll()
    }
    try commit(base)
    try sandbox.git("checkout", "-q", "-b", "theirs")
    try commit(theirs)
    try sandbox.git("checkout", "-q", "main")
    try commit(ours)
    _ = try sandbox.attempt(["merge", "-q", "--no-edit", "theirs"])
    return Array(try sandbox.text("baseline").utf8)
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
    #expect(throws: ConfigurationProblem.self) { try Baseline(parsing: conflict) }
    for (ours, theirs) in [(["C", "D"], ["C", "E"]), (["C", "E"], ["C", "D"])] {
      let merged = try merge(["C"], ours, theirs, attributes: "baseline merge=union\n")
      #expect(try Baseline(parsing: merged).rendered == baseline(["C", "D", "E"]).rendered)
    }
  }
}
