import Platform
import TestSupport
import Testing

@testable import Project

@Suite("Changed lines")
struct ChangedLinesTests {
  private func lines(_ patch: String) throws -> ChangedLines {
    try ChangedLines(patch: Array(patch.utf8))
  }

  private func touched(_ lines: ChangedLines, _ path: String, upTo last: Int = 20) -> [Int] {
    (1...last).filter { lines.touch($0...$0, of: FilePath(path)) }
  }

  @Test("a path matches in either form of Unicode")
  func unicode() {
    for names in [("Caf\u{E9}/A.swift", "Cafe\u{301}/A.swift"), ("\u{6F}\u{308}", "\u{F6}")] {
      for (git, walk) in [names, (names.1, names.0)] {
        var lines = ChangedLines()
        lines.add(2...3, of: FilePath(git))
        lines.add(7...7, of: FilePath(git))
        #expect(touched(lines, walk) == [2, 3, 7])
        var whole = ChangedLines()
        whole.addWhole(FilePath(walk))
        #expect(touched(whole, git, upTo: 3) == [1, 2, 3])
        lines.formIntersection(whole)
        #expect(touched(lines, walk) == [2, 3, 7])
        // Both exist.
        lines.add(1...1, of: FilePath(walk))
        #expect(touched(lines, git, upTo: 3) == [1, 2, 3])
      }
    }
  }

  @Test("patches change the lines that the case says", arguments: CaseFile.paths(in: "Patches"))
  func patches(of path: String) throws {
    let file = try CaseFile(path, keys: ["case", "changes"])
    let differences = try file.differences([
      "changes": { piece, name in
        let lines = try ChangedLines(patch: Array((piece.texts[0] + "\n").utf8))
        let touched = (1...99).filter { lines.touch($0...$0, of: FilePath(name)) }
        return touched.isEmpty ? [] : [touched.map(String.init).joined(separator: " ")]
      }
    ])
    for difference in differences { Issue.record("\(difference)") }
  }

  @Test("a range is changed if one of its lines is")
  func ranges() throws {
    let changed = try lines("+++ b/A\n@@ -2 +2 @@\n-x\n+y\n@@ -9,0 +7,2 @@\n+x\n+y\n")
    #expect(changed.touch(3...7, of: FilePath("A")) && changed.touch(8...100, of: FilePath("A")))
    #expect(!changed.touch(3...6, of: FilePath("A")))
  }

  @Test("the intersection of two changes has the lines that both have changed")
  func intersection() throws {
    func ranges(_ ranges: [ClosedRange<Int>]) -> ChangedLines {
      var lines = ChangedLines()
      for range in ranges { lines.add(range, of: FilePath("A.swift")) }
      return lines
    }
    let samples: [([ClosedRange<Int>], [ClosedRange<Int>], [Int])] = [
      ([2...4, 8...9], [1...2, 4...8], [2, 4, 8]), ([1...9], [3...3, 5...5, 7...7], [3, 5, 7]),
      ([1...2], [3...4], []), ([], [3...4], []),
    ]
    for (left, right, common) in samples {
      var both = ranges(left)
      both.formIntersection(ranges(right))
      #expect(touched(both, "A.swift") == common)
      var other = ranges(right)
      other.formIntersection(ranges(left))
      #expect(touched(other, "A.swift") == common)
    }
    var whole = ChangedLines()
    whole.addWhole(FilePath("A.swift"))
    whole.addWhole(FilePath("B.swift"))
    whole.formIntersection(ranges([3...4]))
    #expect(touched(whole, "A.swift") == [3, 4])
    #expect(touched(whole, "B.swift") == [])
  }

  @Test("a name that is not text is found too")
  func bytes() throws {
    let changed = try lines("--- a/x\n+++ \"b/\\377.swift\"\n@@ -1 +1 @@\n-x\n+y\n")
    #expect(changed.touch(1...1, of: FilePath(bytes: [0xFF] + Array(".swift".utf8))))
  }

  @Test("a whole file stays new, whatever lines are added")
  func whole() throws {
    var changed = try lines("--- a/x\n+++ b/A\n@@ -1 +3 @@\n-x\n+y\n")
    changed.addWhole(FilePath("A"))
    changed.add(5...5, of: FilePath("A"))
    #expect(touched(changed, "A").count == 20)
  }

  @Test("very many hunks take little time")
  func many() throws {
    var patch = "--- a/A\n+++ b/A\n"
    let count = Effort.full(300_000, byDefault: 15_000)
    for line in 1...count { patch += "@@ -\(2 * line) +\(2 * line) @@\n-x\n+y\n" }
    let changed = try lines(patch)
    #expect(changed.touch(2 * count...2 * count, of: FilePath("A")))
    #expect(!changed.touch(2 * count - 1...2 * count - 1, of: FilePath("A")))
  }
}
