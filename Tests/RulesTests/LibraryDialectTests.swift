import LintEngine
import Platform
import RuleKit
import TestSupport
import Testing

@testable import Rules

/// The rules on code with PureLayout, TinyConstraints and format strings.
@Suite("Libraries that activate constraints by themselves")
struct LibraryDialectTests {

  @Test("a file truncated at any byte is read safely")
  func prefixes() {
    let rules = RuleSet.catalogue()
    let bytes = Array(
      #"""
      import TinyConstraints
      class A: UIView {
        func setUp() {
          a.edgesToSuperview(excluding: [.top], insets: .top(-x) + .left(8), isActive: false)
          a.stack([b, self.c], axis: .vertical)
          a.width(min: 8, max: -x).then { $0.isActive = true }
          NSLayoutConstraint.autoSetPriority(.required) { a.autoPinEdge(.top, to: .bottom, of: b) }
          ([a, b] as NSArray).autoSetViewsDimensions(to: CGSize(width: 8, height: 8))
          let views = ["a": a as Any]
          x(NSLayoutConstraint.constraints(withVisualFormat: "|-[a(>=8)]", options: [.alignAllTop], views: views))
        }
      }
      """#.utf8)
    let checker = FileChecker(rules: rules)
    for end in stride(from: 0, to: bytes.count, by: Effort.full(1, byDefault: 4)) {
      checker.source.load(bytes[..<end])
      let found = checker.check(path: FilePath("Cut.swift"))
      #expect(found.allSatisfy { $0.range.upperBound <= end })
    }
  }
}
