import Testing

@testable import Rules

@Suite("scaled_circle")
struct ScaledCircleTests {
  @Test(
    "round views are reported, however the radius is written",
    arguments: [
      "a.frame.height / 2", "a.frame.size.width / 2", "a.bounds.height * 0.5", "a.height / 2.0",
      "self.a!.frame.height / 2",
    ])
  func radius(_ radius: String) {
    expectFrames(
      ScaledCircle(),
      """
      a = ↓UIView(topInset: 1, width: 32, height: 32)
      a.clipsToBounds = true
      a.layer.cornerRadius = \(radius)
      """
    )
  }

  @Test(
    "views that are not circles, or stay circles, are silent",
    arguments: [
      """
      a = UIView(width: 96, height: 32)
      a.layer.cornerRadius = a.frame.height / 2
      """,
      """
      a = UIView(width: 32, height: 32)
      a.layer.cornerRadius = 4
      """,
      """
      a = UIView(width: 32, height: 32)
      a.layer.cornerRadius = a.frame.height / 4
      """,
      """
      a = UIView(width: 32, height: 32)
      a.layer.cornerRadius = b.frame.height / 2
      """,
      """
      a = UIView(width: 32, height: 32)
      b.layer.cornerRadius = b.frame.height / 2
      """,
      """
      a = UIView(width: 32, height: 32)
      a = make()
      a.layer.cornerRadius = a.frame.height / 2
      """,
      """
      a = UIView(height: 32)
      a.layer.cornerRadius = a.frame.height / 2
      """,
      """
      a = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
      a.layer.cornerRadius = a.frame.height / 2
      """,
      """
      let side = 32.scaleForScreenWidth()
      a = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      a.layer.cornerRadius = a.frame.height / 2
      """,
      "if x { a = UIView(width: 32, height: 32) } else { a.layer.cornerRadius = a.frame.height / 2 }",
    ])
  func silent(_ code: String) {
    expectFrames(
      ScaledCircle(),
      """
      \(code)
      b = UIView(topInset: 1)
      """)
  }

  @Test("a frame scaled by the library's functions is reported once per view")
  func frames() {
    expectFrames(
      ScaledCircle(),
      """
      let side = ↓UIView(frame: CGRect(x: 0, y: 0, width: UIView.getValueScaledByScreenWidthFor(baseValue: 8), height: UIView.getValueScaledByScreenHeightFor(baseValue: 8)))
      side.layer.cornerRadius = side.frame.height / 2
      side.layer.cornerRadius = side.frame.width / 2
      """)
  }

  @Test(
    "sides are read from a frame, and are not compared where the initializer keeps them equal",
    arguments: [
      ("UIView(topInset: 10, width: w, height: w)", true),
      ("UIView(width: w, height: w, keepEqual: true)", false),
      ("UIView(width: w, height: w, keepEqual: false)", true),
      ("KTEqualImageView(width: w, height: w)", false),
      (
        "UIView(frame: CGRect(origin: p, size: CGSize(width: 8.scaleForScreenWidth(), height: 8.scaleForScreenHeight())))",
        true
      ),
      ("UIView(width: w)", false), ("UIView(frame: rect)", false),
    ])
  func sides(_ view: String, _ isReported: Bool) {
    expectFrames(
      ScaledCircle(),
      """
      a = \(isReported ? "↓" : "")\(view)
      a.layer.cornerRadius = a.frame.height / 2
      b = UIView(topInset: 1)
      """)
  }

  @Test(
    "a radius that scales by the other side of the screen is round on one screen",
    arguments: [
      ("height: 32, keepEqual: true", "16.↓scaleForScreenWidth()"),
      ("width: 32, keepEqual: true", "UIView.↓getValueScaledByScreenHeightFor(baseValue: 16)"),
      ("height: 32, keepEqual: true", "16.scaleForScreenHeight()"),
      ("height: 32, keepEqual: true", "8.scaleForScreenWidth()"),
      ("width: 64, height: 32", "16.scaleForScreenWidth()"),
    ])
  func scaledRadius(_ sides: String, _ radius: String) {
    expectFrames(
      ScaledCircle(),
      """
      a = UIView(topInset: 1, \(sides))
      a.layer.cornerRadius = \(radius)
      """)
  }
}
