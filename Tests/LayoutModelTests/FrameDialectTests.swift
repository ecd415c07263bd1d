import LayoutModel
import SwiftSource
import Testing

@Suite("Frames in every spelling")
struct FrameSpellingTests {
  private func framed(_ reading: Reading) -> [String] {
    reading.file.framedViews.map { view in
      let name = view.item.key == 0 ? "?" : reading.file.name(view.item)
      return "\(name) = \(view.call.callee.text)"
        + (view.isScaled ? " scaled" : "")
    }
  }

  @Test(
    "frames of layers, layout attributes, structures, controllers and regions are not layout",
    arguments: [
      "func f() { shapeLayer.frame.size.width = 1 }",
      "func f() { let mask = CALayer(); mask.frame = x }",
      "func f() { let mask: CAShapeLayer = make(); mask.frame.origin.x = 1 }",
      "func f() { let copy = old.copy() as! UICollectionViewLayoutAttributes; copy.center.x = 1 }",
      "func f() { for attribute in attributes { attribute.frame.origin.x = 1 } }",
      "func f() { items.forEach { attr in attr.frame.origin.x = 1 } }",
      "class A: UIView { let border = CALayer(); func f() { border.frame = bounds } }",
      "class A: UIView { let border = CALayer(); func f() { self.border.frame = bounds } }",
      "func f() { if let border = view.layer.sublayers?.first as? CALayer { border.frame = x } }",
      """
      struct Card { var frame: CGRect
       mutating func f() { frame.origin.x = 1 } }
      """,
      """
      class Map: UIViewController { var center = x
       func f() { center = y } }
      """,
      "class Grid: UICollectionViewLayoutAttributes { func f() { frame.origin.x = 1 } }",
      "extension CALayer { func f() { frame.size.width = 1 } }",
      "func f() { region.center.latitude = 1 }",
    ])
  func noViews(_ code: String) {
    let reading = Reading(code)
    #expect(reading.constraints == [])
    #expect(reading.actions.filter { $0.hasPrefix("frame") } == [])
    #expect(reading.file.frames.isEmpty)
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
    #expect(
      framed(reading) == [
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

}

@Suite("ViewLayout")
struct ViewLayoutDialectTests {
  private func layouts(_ code: String) -> [String] {
    let reading = Reading(code)
    return reading.file.frameLayouts.map { layout in
      let guide = layout.guide.key == 0 ? "?" : reading.file.name(layout.guide)
      return "\(guide)\(layout.usesBounds ? " bounds" : "")"
    }
  }

  private let rest = "position: .left, size: s, padding: (0, 0)"

}
