import LintEngine
import Platform
import RuleKit
import TestSupport
import Testing

@testable import Rules

@Suite("Truncated code")
struct TruncatedCodeTests {
  @Test(
    "the examples of the rules, cut off at any byte, are read safely",
    arguments: Catalog.rules.indices)
  func examples(_ index: Int) {
    let rules = RuleSet.catalogue()
    for example in Catalog.rules[index].description.badExamples {
      let bytes = Array(example.code.utf8)
      guard bytes.count < 1_000 else { continue }
      let checker = FileChecker(rules: rules)
      for end in stride(from: 0, to: bytes.count, by: Effort.full(1, byDefault: 53)) {
        checker.source.load(bytes[..<end])
        let found = checker.check(path: FilePath("Cut.swift"))
        #expect(found.allSatisfy { $0.range.upperBound <= end })
      }
    }
  }

  @Test("comparisons and attributes, cut off at any byte at either end, are read safely")
  func comparisons() {
    let rules = RuleSet.catalogue()
    let code = """
      import Anchorage
      func s() { (a.edgeAnchors /==/ (b.edgeAnchors - 8) * 2 ~ .low).all; x = [a?.topAnchor <= b[0].topAnchor, y] }
      constrain(a, [b]) { a, b in a.edges == inset(b.superview!.edges, 8); align(top: a, b); distribute(by: 8, vertically: [a, b]) }
      self.a <- [Top(>=(8)*2).to(b, .top).when { c }].with(.low)
      self.a <- Top(8).(b).when { [c] in d }
      constrain(a) { a in a.edges == inset(b)(a.edges, 8) }
      _ = a.heightAnchor == 8
      a.easy.layout(wide ? Top(*2) : Left((>=8)*2), Size().like(b))
      """
    let checker = FileChecker(rules: rules)
    let bytes = Array(code.utf8)
    let step = Effort.full(1, byDefault: 4)
    for end in stride(from: 0, to: bytes.count, by: step) {
      checker.source.load(bytes[..<end])
      let found = checker.check(path: FilePath("Cut.swift"))
      #expect(found.allSatisfy { $0.range.upperBound <= end })
    }
    for start in stride(from: 0, to: bytes.count, by: step) {
      checker.source.load(bytes[start...])
      _ = checker.check(path: FilePath("Cut.swift"))
    }
  }
}
