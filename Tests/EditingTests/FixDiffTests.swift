import Editing
import Foundation
import Platform
import TestSupport
import Testing

@Suite("Unified diffs")
struct FixDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "a.swift") -> String {
    let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8))
    return String(decoding: diff.rendered(path: FilePath(path)), as: UTF8.self)
  }

  private func numbers(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

  @Test("changes have three lines of context, and close ones share a hunk")
  func hunks() {
    let old = numbers(1...30)
    let new = old.replacing("\n5\n", with: "\n5x\n").replacing("\n12\n", with: "\n")
      .replacing("\n25\n", with: "\n25\n25b\n")
    #expect(
      diff(old, new) == """
        --- a/a.swift
        +++ b/a.swift
        @@ -2,14 +2,13 @@
         2
         3
         4
        -5
        +5x
         6
         7
         8
         9
         10
         11
        -12
         13
         14
         15
        @@ -23,6 +22,7 @@
         23
         24
         25
        +25b
         26
         27
         28

        """)
    #expect(diff(old, old) == "")
    #expect(diff("", "") == "")
  }

  @Test("each row gives its diff", arguments: CaseFile.paths(in: "Diffs"))
  func rows(of path: String) throws {
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "diff": { row in
          let texts = row.text.components(separatedBy: "|").map { $0.replacing(" ", with: "") }
          let diff = diff(texts[0], texts[1])
          return diff.isEmpty ? "nothing" : diff
        },
        "name": { String(diff("a\n", "b\n", path: $0.text).prefix { $0 != "\n" }) },
      ])
    for difference in differences { Issue.record("\(difference)") }
  }

  @Test("a few moved lines give a small diff, and a large difference takes little time")
  func size() {
    let old = numbers(1...2_000)
    let moved = old.replacing("\n1000\n", with: "\n").replacing("\n1500\n", with: "\n1500\n1000\n")
    let lines = diff(old, moved).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.count == 4)
    let count = Effort.full(100_000, byDefault: 10_000)
    let brackets = String(repeating: "}\n", count: 2 * count)
    let others = String(repeating: "{\n}\n\n", count: count)
    #expect(diff(brackets, others).utf8.count > 10 * count)
  }

  // MARK: Other programs

  @Test(
    "`git apply` turns the old file into the new one",
    .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"),
    arguments: 1...Effort.full(12, byDefault: 3))
  func gitApply(seed: UInt64) throws {
    try roundTrip(seed) { folder, patch in ["git", "-C", folder, "apply", patch] }
  }

  @Test(
    "`patch` turns the old file into the new one",
    .enabled(if: OutsideTool.patch.isThere, "\(OutsideTool.patch.hint)"),
    arguments: 1...Effort.full(12, byDefault: 3))
  func patch(seed: UInt64) throws {
    try roundTrip(seed) { folder, patch in
      ["patch", "-d", folder, "-p1", "--fuzz=0", "-s", "-i", patch]
    }
  }

  private static let names = [
    "plain.swift", "with space.swift", "sub folder/ünï \"quoted\".swift", "line\nbreak\t.swift",
    "back\\slash.swift",
  ]

  /// Applies one diff of many files with a program.
  private func roundTrip(
    _ seed: UInt64, _ command: (_ folder: String, _ patch: String) -> [String]
  ) throws {
    var random = SplitMix(seed: seed)
    let folder = try TemporaryFolder()
    var wanted: [String: [UInt8]] = [:]
    var patch: [UInt8] = []
    for index in 0..<20 {
      let name = "\(index)/" + Self.names[index % Self.names.count]
      let (old, new) = random.texts()
      try folder.write("work/" + name)
      try Data(old).write(to: URL(fileURLWithPath: folder("work/" + name)))
      patch += UnifiedDiff(from: old, to: new).rendered(path: FilePath(name))
      wanted[name] = new
    }
    try Data(patch).write(to: URL(fileURLWithPath: folder("patch")))
    let run = try OutsideTool.run(command(folder("work"), folder("patch")))
    #expect(run.status == 0, "\(run.output)\(run.error)")
    for (name, new) in wanted {
      let bytes = try? Data(contentsOf: URL(fileURLWithPath: folder("work/" + name)))
      // `patch` removes a file that has become empty.
      #expect(bytes.map { Array($0) } ?? [] == new, "\(name) of seed \(seed)")
    }
  }
}

extension SplitMix {
  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  private mutating func line(_ end: String) -> String {
    let words = ["}", "", "  let a = 1", "  view.addSubview(é)", "\t\u{0}x", "-- a", "++ b", "\\"]
    return words[Int.random(in: words.indices, using: &self)] + end
  }

  /// A text, and the text after some lines were changed, added, removed and moved.
  fileprivate mutating func texts() -> (old: [UInt8], new: [UInt8]) {
    let end = chance(30) ? "\r\n" : "\n"
    var lines = (0..<(chance(10) ? 0 : Int.random(in: 1...60, using: &self))).map { number in
      chance(30) ? "\(number)\(end)" : line(end)
    }
    func text(_ lines: [String], _ hasEnd: Bool) -> [UInt8] {
      var bytes = Array(lines.joined().utf8)
      if !hasEnd, bytes.last == 0x0A { bytes.removeLast() }
      // Not UTF-8, as in a comment of an old file.
      return bytes.map { $0 == UInt8(ascii: "\\") ? 0xFF : $0 }
    }
    let old = text(lines, chance(70))
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      let place = Int.random(in: 0...lines.count, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0: lines.insert(line(end), at: place)
      case 1 where place < lines.count: lines.remove(at: place)
      case 2 where place < lines.count: lines[place] = line(end)
      case 3 where place < lines.count:
        let other = Int.random(in: lines.indices, using: &self)
        lines.insert(lines.remove(at: place), at: other)
      default: break
      }
    }
    if chance(5) { lines = [] }
    return (old, text(lines, chance(70)))
  }
}
