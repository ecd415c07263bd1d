import LintEngine
import Testing

@testable import Rules

@Suite("frame_snapping")
struct FrameSnappingTests {
  @Test(
    "all eight points are reported and fixed",
    arguments: [
      ("min", "min", "topLeftPoint"), ("mid", "min", "topMidPoint"),
      ("max", "min", "topRightPoint"), ("min", "mid", "leftMidPoint"),
      ("max", "mid", "rightMidPoint"), ("min", "max", "bottomLeftPoint"),
      ("mid", "max", "bottomMidPoint"), ("max", "max", "bottomRightPoint"),
    ])
  func points(_ x: String, _ y: String, _ method: String) {
    let point = "CGPoint(x: iconView.frame.\(x)X, y: iconView.frame.\(y)Y)"
    expectFrames(FrameSnapping(), "a = UIView(origin: ↓\(point), width: 1, height: 2)")
    #expect(
      fixing("let a = \(point)", of: FrameSnapping()) == "let a = iconView.\(method)()")
  }

  @Test(
    "the fix keeps the receiver as written",
    arguments: [
      ("self.iconView.frame.maxX", "self.iconView.frame.minY", "self.iconView.topRightPoint()"),
      ("iconView!.frame.maxX", "iconView!.frame.minY", "iconView!.topRightPoint()"),
      ("frame.maxX", "frame.minY", "topRightPoint()"),
      ("self.frame.maxX", "frame.minY", "self.topRightPoint()"),
      (
        "views[0].cardView.frame.maxX", "views[0].cardView.frame.minY",
        "views[0].cardView.topRightPoint()"
      ),
      ("view.frame.maxX", "view.frame.minY", "view.topRightPoint()"),
    ])
  func receivers(_ x: String, _ y: String, _ expected: String) {
    func code(_ point: String) -> String {
      """
      class A: UIView {
      func f() { p = \(point) }
      }
      """
    }
    #expect(fixing(code("CGPoint(x: \(x), y: \(y))"), of: FrameSnapping()) == code(expected))
  }

  @Test(
    "other points are silent",
    arguments: [
      "CGPoint(x: iconView.frame.midX, y: iconView.frame.midY)",
      "CGPoint(x: iconView.frame.maxX, y: otherView.frame.minY)",
      "CGPoint(x: iconView.frame.maxY, y: iconView.frame.minX)",
      "CGPoint(x: iconView.bounds.maxX, y: iconView.bounds.minY)",
      "CGPoint(x: iconView.frame.maxX + 1, y: iconView.frame.minY)",
      "CGPoint(x: shapeLayer.frame.maxX, y: shapeLayer.frame.minY)",
      "CGPoint(x: attributes.frame.maxX, y: attributes.frame.minY)",
      "CGPoint(x: keyboard.frame.maxX, y: keyboard.frame.minY)",
      "CGSize(width: iconView.frame.maxX, height: iconView.frame.minY)",
      "makeView().CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY)",
    ])
  func silent(_ code: String) {
    expectFrames(FrameSnapping(), "let a = \(code)")
  }

  @Test("a local named `frame`, the definitions of the points, and other types are silent")
  func noViews() {
    let point = "CGPoint(x: frame.maxX, y: frame.minY)"
    expectFrames(
      FrameSnapping(),
      """
      let frame = x
      let a = \(point)
      """)
    expectFrames(
      FrameSnapping(),
      """
      extension UIView {
      var corner: CGPoint { \(point) }
      }
      """)
    expectFrames(
      FrameSnapping(),
      """
      class A: UIView {
      func topRightPoint() -> CGPoint { \(point) }
      }
      """)
    expectFrames(
      FrameSnapping(),
      """
      class A: CALayer {
      func f() { p = \(point) }
      }
      """)
    expectFrames(
      FrameSnapping(),
      """
      class A: UIViewController {
      func f() { p = \(point) }
      }
      """)
  }

  @Test("the fix is safe only where the file declares the method or imports the library")
  func safety() {
    func safety(_ start: String) -> [FixSafety?] {
      let code = """
        \(start)
        let a = CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY)
        """
      return diagnostics(of: FrameSnapping(), in: code).map(\.fix?.safety)
    }
    #expect(safety("") == [.unsafe])
    #expect(safety("import KTResponsiveUI") == [.safe])
    #expect(
      safety(
        """
        extension UIView {
        func topRightPoint() -> CGPoint { x }
        }
        """) == [.safe])
    #expect(
      safety(
        """
        extension UIView {
        func topLeftPoint() -> CGPoint { x }
        }
        """) == [.unsafe])
    #expect(
      safety(
        """
        class A: UIView {
        func topRightPoint() -> CGPoint { x }
        }
        """) == [.unsafe])
  }

  @Test("no fix that would lose a comment")
  func comments() {
    let code = "let a = CGPoint(x: iconView.frame.maxX, /* right */ y: iconView.frame.minY)"
    let found = diagnostics(of: FrameSnapping(), in: code)
    #expect(found.count == 1)
    #expect(found.first?.fix == nil)
  }
}
