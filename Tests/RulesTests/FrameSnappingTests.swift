import RuleKit
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

  @Test("the fix is unsafe for a view that code computes, which runs once less")
  func computed() {
    let safety = { (declaration: String, point: String) in
      let code = """
        import KTResponsiveUI
        class A: UIView {
          \(declaration)
          func f() { p = CGPoint(x: \(point).frame.maxX, y: \(point).frame.minY) }
        }
        """
      return diagnostics(of: FrameSnapping(), in: code).map(\.fix?.safety)
    }
    #expect(safety("let icon = UIView()", "icon") == [.safe])
    #expect(safety("lazy var icon = UIView()", "icon") == [.safe])
    #expect(safety("var icon: UIView { count += 1; return icons[count] }", "icon") == [.unsafe])
    #expect(safety("var card: Card { makeCard() }", "card.contentView") == [.unsafe])
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

  /// The safety of the fix of a corner in a function of a view.
  private func safety(
    _ start: String, view: String = "iconView", in function: String = "func f()"
  ) -> FixSafety? {
    let path = view.isEmpty ? "" : view + "."
    let code = """
      \(start)
      struct Item { var frame: CGRect }
      class Screen: UIView {
      let iconView = UIImageView()
      \(function) { let a = CGPoint(x: \(path)frame.maxX, y: \(path)frame.minY) }
      }
      """
    let fixes = diagnostics(of: FrameSnapping(), in: code).compactMap(\.fix)
    return fixes.count == 1 ? fixes[0].safety : nil
  }

  private static let helper = "func topRightPoint() -> CGPoint"
  private static let corner = "{ CGPoint(x: self.frame.maxX, y: frame.minY) }"

  @Test("the fix is safe only where the library gives the point")
  func safety() {
    #expect(safety("") == .unsafe)
    #expect(safety("import KTResponsiveUI") == .safe)
    let own = "\(Self.helper) \(Self.corner)"
    for other in [
      "extension UIView { \(own) }",
      "class A: UIView { \(own) }", "private extension UIView { \(own) }",
      "extension UIView { static \(own) }", "extension UIView { @available(iOS 99, *) \(own) }",
      "extension UIView {\n#if DEBUG\n\(own)\n#endif\n}",
      "extension UIView { func topRightPoint() throws -> CGPoint \(Self.corner) }",
      "extension UIView { func topRightPoint() async -> CGPoint \(Self.corner) }",
      "extension UIView { func topRightPoint() -> CGFloat \(Self.corner) }",
      "extension UIView { func topRightPoint(by a: CGFloat = 0) -> CGPoint \(Self.corner) }",
      "extension UIView { \(Self.helper) { CGPoint(x: bounds.maxX, y: bounds.minY) } }",
      "extension UIView { \(Self.helper) { CGPoint(x: frame.minX, y: frame.minY) } }",
      "extension UIView { \(Self.helper) { count += 1; return CGPoint(x: frame.maxX, y: frame.minY) } }",
      "extension UIView { \(own) }\nextension UIImageView { \(own) }",
    ] {
      #expect(safety(other) == .unsafe, "\(other)")
    }
  }

  @Test(
    "the fix is safe only for what the file declares as a view, and not where its frame comes from")
  func receiverSafety() {
    let library = "import KTResponsiveUI"
    #expect(safety(library, view: "") == .safe)
    #expect(safety(library, view: "self.iconView") == .safe)
    #expect(safety(library, view: "otherView") == .unsafe)
    #expect(safety(library, view: "item", in: "func f(_ item: Item)") != .safe)
    #expect(safety(library, view: "label", in: "func f(_ label: Item)") != .safe)
    #expect(safety(library, view: "label", in: "func f(_ label: any Framed)") != .safe)
    #expect(safety(library, view: "", in: "static func f()") != .safe)
    #expect(safety(library, view: "", in: "override var frame: CGRect") != .safe)
    #expect(safety(library, view: "super", in: "override var frame: CGRect") != .safe)
    #expect(safety(library, in: "func f() { func topRightPoint() {} }; func g()") == .unsafe)
  }

  @Test("no fix that would lose a comment")
  func comments() {
    let code = "let a = CGPoint(x: iconView.frame.maxX, /* right */ y: iconView.frame.minY)"
    let found = diagnostics(of: FrameSnapping(), in: code)
    #expect(found.count == 1)
    #expect(found.first?.fix == nil)
  }
}
