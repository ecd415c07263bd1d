import LayoutModel
import SwiftSource
import TestSupport
import Testing

@Suite("What dialects say beside lists of facts")
struct DialectTests {
  @Test("a member of a parameter is a member of the view")
  func members() throws {
    let reading = Reading(
      """
      constrain(a, self) { x, y in
        x.top == y.safeAreaLayoutGuide.top
        x.left == x.layoutMarginsGuide.left
      }
      a.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
      a.leftAnchor.constraint(equalTo: a.layoutMarginsGuide.leftAnchor)
      """)
    let items = reading.file.constraints.map(\.secondItem)
    try #require(items.count == 4)
    #expect(items[0] == items[2])
    #expect(items[1] == items[3])
  }

  @Test("statements directly in closures of `define` run with the enclosing statement")
  func statements() {
    let reading = Reading(
      """
      func setUp() {
        root.flex.define { flex in
          flex.addItem(icon)
          flex.addItem().define { flex in flex.addItem(title) }
          if isWide { flex.addItem(detail) }
        }
      }
      """)
    let statements = reading.file.actions.filter { $0.role == .addition }.map(\.statement)
    #expect(statements.prefix(2).allSatisfy { $0 == reading.file.actions[0].statement })
    #expect(statements.count == 4)
    #expect(statements.last != statements.first)
  }

  @Test("views that scale their frames are known in both editions of the library")
  func scaledViews() {
    let reading = Reading(
      """
      class TopBarView: KTResponsiveView {
        override func performLayout() {
          userImageView = KTEqualImageView(topInset: 10, leftInset: 10, height: 32)
          self.userLabel = KTLabel(origin: userImageView.topRightPoint(), leftInset: 10, width: 284, height: 32)
          let dot = UIView(leftInset: -x, topInset: 4, width: 8, height: 8)
          iconView = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
          bar = TopBarView(width: 375, height: 54)
          let label: UILabel = .init(topInset: 1, width: 2, height: 3)
          chart = ChartView(width: 375, style: .bars)
          rect = Rect(width: 1, height: 2)
        }
        init(leftInset: CGFloat, width: CGFloat) {
          self.init(origin: CGPoint(x: 0, y: 0), leftInset: leftInset, topInset: 0, width: width, height: 0, keepEqual: true)
        }
      }
      """)
    let framed = reading.file.framedViews.map { view in
      "\(reading.file.name(view.item)) = \(view.call.callee.text)\(view.isScaled ? " scaled" : "")"
    }
    #expect(
      framed == [
        "userImageView = KTEqualImageView scaled", "userLabel = KTLabel scaled",
        "dot = UIView scaled", "iconView = UIImageView scaled", "bar = TopBarView scaled",
        "label = .init scaled",
      ])
    #expect(reading.actions.filter { $0.hasPrefix("frame") }.count == 6)
    #expect(
      reading.numbers == [
        "10", "10", "32", "userImageView.topRightPoint()", "10", "284", "32", "-x", "4", "8", "8",
        "10", "10", "32", "375", "54", "1", "2", "3",
      ])
    let kinds = Set(reading.file.numbers.filter { $0.kind == .frame }.map(\.tokens.count))
    #expect(kinds == [5], "the origin alone is not scaled")
  }

  @Test("the library's own initializer creates a view")
  func newAutoLayout() {
    let reading = Reading("class A: UIView { let icon = UIImageView.newAutoLayout() }")
    #expect(reading.file.subviews.count == 1)
  }

  @Test("a view without a value keeps its name in the format")
  func names() {
    let file = Reading(
      #"addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a]-[ball]", views: views))"#
    ).file
    #expect(file.constraints.map { file.name($0.firstItem) } == ["ball"])
    #expect(file.constraints.compactMap(\.secondItem).map(file.name) == ["a"])
  }

  @Test("many constraints in one format, and many formats of one dictionary, take linear time")
  func large() {
    let length = Effort.full(50_000, byDefault: 5_000)
    let long = "H:|" + String(repeating: "[a]-8-", count: length) + "|"
    let inOne = Reading(#"x(NSLayoutConstraint.constraints(withVisualFormat: "\#(long)"))"#)
    #expect(inOne.file.constraints.count == length + 1)
    let count = Effort.full(2_000, byDefault: 200)
    let entries = (0..<count).map { #""v\#($0)": v\#($0)"# }.joined(separator: ", ")
    let calls = (0..<count).map {
      #"x(NSLayoutConstraint.constraints(withVisualFormat: "|[v\#($0)]", views: views))"#
    }
    let reading = Reading(
      """
      func f() {
      let views = [\(entries)]
      \(calls.joined(separator: "\n"))
      }
      """)
    #expect(reading.file.constraints.count == count)
  }

}
