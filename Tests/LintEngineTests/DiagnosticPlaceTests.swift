import LayoutModel
import LintEngine
import ProbeSupport
import RuleKit
import SwiftSource
import Testing

/// Reports each function, with a fix that puts `x` before its name and removes its body.
private struct FixingProbe: Rule {
  static let description = RuleDescription(probe: "fixing_probe")
  let query = Query.functionProbe()
  init(options: NoOptions) {}

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let name = function.declaration.name else { return }
    guard let body = function.body.open?.through(function.body.close) else { return }
    let start = name.bytes
    let fix = Fix(
      [
        Edit(body.bytes, with: ""),
        Edit(start.lowerBound..<start.lowerBound, with: "x"),
      ], safety: .safe)
    report.add(start, "`a`", advice: "none", fix: fix)
  }
}

/// Provides a fix with invalid edits.
private struct MistakenProbe: Rule {
  static let description = RuleDescription(probe: "mistaken_probe")
  let query = Query.functionProbe()
  var ranges: [Range<Int>] = []
  init(options: NoOptions) {}
  init(ranges: [Range<Int>]) { self.ranges = ranges }

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    let fix = Fix(ranges.map { Edit($0, with: "x") }, safety: .safe)
    report.add(0..<1, "`a`", advice: "none", fix: fix)
  }
}

@Suite("The positions of a fix")
struct PlaceTests {
  private func fixed(_ code: String) throws -> Diagnostic {
    var rules = RuleSet()
    rules.add(FixingProbe(), severity: .warning)
    return try #require(check(code, rules).first)
  }

  @Test("an edit has its lines, its columns in bytes and in UTF-16")
  func places() throws {
    let found = try fixed("let z = 1\n/* é😀 */ func a() {\r\n/*😀*/}")
    #expect(found.fix?.edits.map(\.range) == [28..<28, 32..<44])
    #expect(
      found.editPlaces == [
        .init(
          start: .init(line: 2, column: 19), end: .init(line: 2, column: 19), utf16StartColumn: 16,
          utf16EndColumn: 16),
        .init(
          start: .init(line: 2, column: 23), end: .init(line: 3, column: 10), utf16StartColumn: 20,
          utf16EndColumn: 8),
      ])
  }

  @Test(
    "a byte order mark does not count as a column in UTF-16, and far to the right nothing is counted"
  )
  func limits() throws {
    #expect(try fixed("\u{FEFF}func a() {}").editPlaces[0].utf16StartColumn == 6)
    let far = try fixed("/*" + String(repeating: "x", count: 20_000) + "*/ func a() {}")
    #expect(far.editPlaces.map(\.utf16EndColumn) == [nil, nil])
    #expect(far.editPlaces.map(\.start.column) == [20_011, 20_015])
  }

  @Test("the fix as one edit includes the text between its edits, unless that is long")
  func whole() throws {
    #expect(try fixed("func a(b: C) { d() }").wholeEdit == Edit(5..<20, with: "xa(b: C) "))
    let long = "func a(" + String(repeating: "b: C, ", count: 2_000) + ") {}"
    #expect(try fixed(long).wholeEdit == nil)
  }

  @Test("edits that overlap or exceed the file give no combined edit, and no positions")
  func impossible() throws {
    for ranges in [[0..<9, 4..<6], [0..<1, 90..<99], [99..<99]] {
      var rules = RuleSet()
      rules.add(MistakenProbe(ranges: ranges), severity: .warning)
      let found = try #require(check("func a() {}", rules).first)
      #expect(found.wholeEdit == nil)
      #expect(found.editPlaces.isEmpty)
    }
  }

  @Test("a finding without a fix has neither")
  func none() throws {
    var rules = RuleSet()
    rules.add(FunctionProbe(), severity: .warning)
    let found = try #require(check("func a() {}", rules).first)
    #expect(found.fix == nil && found.editPlaces.isEmpty && found.wholeEdit == nil)
  }
}
