import Platform
import Testing

@testable import LintEngine

@Suite("The output order of diagnostics")
struct DiagnosticOrderTests {
  private func diagnostic(_ number: Int) -> Diagnostic {
    let place = Diagnostic.Position(line: 1 + number % 7, column: 1 + number % 3)
    return Diagnostic(
      path: FilePath("\(number % 4).swift"), start: place, end: place, range: 0..<0,
      severity: .warning, rule: "rule_\(number % 2)", message: "\(number)", advice: "",
      lineText: [])
  }

  @Test("sorting in place gives the same as a sort that copies", arguments: [0, 1, 2, 3, 20, 200])
  func sorted(count: Int) {
    let ordered = (0..<count).map(diagnostic).sorted(by: Diagnostic.precedes)
    // 77 has no divisor in common with the counts, so that each index occurs once.
    let mixed = ordered.indices.map { ordered[$0 * 77 % count] }
    for diagnostics in [ordered, ordered.reversed(), mixed] {
      var sorted = diagnostics
      sorted.sort(by: Diagnostic.precedes)
      #expect(sorted == ordered)
    }
  }

  @Test("a range that ends with a line break ends on the line before")
  func places() {
    func lines(_ start: (Int, Int), _ end: (Int, Int)) -> ClosedRange<Int> {
      Diagnostic(
        path: FilePath("A"), start: .init(line: start.0, column: start.1),
        end: .init(line: end.0, column: end.1), range: 0..<1, severity: .warning, rule: "r",
        message: "m", advice: "", lineText: []
      ).lines
    }
    #expect(lines((2, 3), (2, 9)) == 2...2)
    #expect(lines((2, 3), (4, 2)) == 2...4)
    #expect(lines((2, 3), (4, 1)) == 2...3)
    #expect(lines((2, 1), (2, 1)) == 2...2)
  }
}
