import LayoutModel
import Testing

@testable import Rules

@Suite("rounded_corners")
struct RoundedCornersTests {
  private let expect = Expectation(
    RoundedCorners(), in: "…\nlet used = { x.roundCornersContinuosly(radius: y) }")

  @Test("a corner radius or corner mask of a view's layer is reported once per view and block")
  func byHand() {
    expect("func f() { ↓a.layer.cornerRadius = 8; a.layer.cornerRadius = 9 }")
    expect("func f() { ↓self.a?.layer.maskedCorners = []; a?.layer.cornerRadius = 8 }")
    expect("class A: UIView { func f() { ↓layer.cornerRadius = x; ↓a.layer.cornerRadius = x } }")
    expect("func f() { if x { ↓a.layer.cornerRadius = 1 } else { ↓a.layer.cornerRadius = 2 } }")
    expect("let a = UIView().then { ↓$0.layer.cornerRadius = 8 }")
    expect("extension UIView { func f() { ↓a.layer.cornerRadius = 8 } }")
    expect("extension PlayerView { func f() { ↓layer.cornerRadius = 8 } }")
  }

  @Test(
    "other layers and values are silent",
    arguments: [
      "a.layer.cornerRadius = 0", "a.layer.cornerRadius = 0.0", "↓a.layer.cornerRadius = «.zero»",
      "↓a.layer.cornerRadius = CGFloat«.zero»", "a.layer.cornerCurve = .continuous",
      "maskLayer.cornerRadius = 8", "a.cornerRadius = 8", "a.layer.cornerRadius += 1",
      "«let layer = CALayer(); »↓layer.cornerRadius = 8", "let r = a.layer.cornerRadius",
      "a.layer?.cornerRadius = 8", "if a.layer.cornerRadius == 8 {}", "view.cornerRadius(8)",
    ])
  func others(_ statement: String) {
    expect("func f() { \(statement) }")
  }

  @Test("helpers may round corners by hand")
  func helpers() {
    expect("extension UIView { func any(_ r: CGFloat) { layer.cornerRadius = r } }")
    expect("class A: UIView { func roundCornersContinuosly() { a.layer.cornerRadius = r } }")
    expect("class A: UIView { func round() { ↓a.layer.cornerRadius = r } }")
    expect(
      "class A: UIView { func round() { a.layer.cornerRadius = r } }",
      .init(helper: FunctionName("round")),
      around: ["roundCornersContinuosly(radius: y)": "round()"])
    expect(
      "class A: UIView { var cornerRadius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } } }"
    )
    expect(
      "class A: UIView { var isRound: Bool { get { x } set { ↓layer.cornerRadius = newValue ? 8 : 0 } } }"
    )
  }

  @Test("the advice names the helper")
  func advice() {
    let found = diagnostics(
      of: RoundedCorners(),
      in: "func f() { a.layer.cornerRadius = 8; b.roundCornersContinuosly(radius: 8) }")
    #expect(
      found.map(\.advice) == ["call `roundCornersContinuosly(radius:corners:)` on the view"])
  }

  @Test(
    "without the helper, nothing is reported",
    arguments: [
      "", "b.roundCorners(radius: 8)", "b.roundCornersContinuosly(width: 8)",
      "b.roundCornersContinuosly()", "let f = b.roundCornersContinuosly",
      "// b.roundCornersContinuosly(radius: 8)",
    ])
  func noHelper(_ code: String) {
    let found = diagnostics(
      of: RoundedCorners(), in: "func f() { a.layer.cornerRadius = 8; \(code)\n }")
    #expect(found.map(\.message) == [])
  }
}
