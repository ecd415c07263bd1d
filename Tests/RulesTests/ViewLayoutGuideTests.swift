import Testing

@testable import Rules

@Suite("view_layout_guide")
struct ViewLayoutGuideTests {
  @Test(
    "the bounds of root views are silent",
    arguments: [
      "view", "self.view", "self", "contentView", "↓cell«.contentView»", "↓controller«.view»",
      "↓navigationController!«.view»", "superview!", "window", "↓UIApplication.shared«.keyWindow»!",
      "makeGuide()",
    ])
  func roots(_ guide: String) {
    expectFrames(
      ViewLayoutGuide(),
      """
      a.frame = UIView.ViewLayout(withBounds: \(guide), position: .left, size: s, padding: (0, 0)).makeInnerLayout()
      addSubview(a)
      """
    )
  }

  @Test("the bounds of other views are reported, unless the same function adds to them")
  func guides() {
    expectFrames(
      ViewLayoutGuide(),
      """
      class A: UIViewController {
        func f() {
          a.frame = UIView.ViewLayout(withBounds: ↓self.card, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
          a.frame = UIView.ViewLayout(withFrame: card, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
          view.addSubview(a)
        }
        func g() {
          a.frame = UIView.ViewLayout(withBounds: card!, position: .left, size: s, padding: (0, 0)).makeInnerLayout()
          card?.addSubview(a)
        }
      }
      """)
  }

  @Test("layouts are inside of the root view, and beside others")
  func sides() {
    expectFrames(
      ViewLayoutGuide(),
      """
      a.frame = UIView.ViewLayout(withBounds: self, position: .left, size: s, padding: (0, 8)).↓makeOuterLayout()
      a.frame = UIView.ViewLayout(withBounds: self, position: .left, size: s, padding: (0, -8)).makeOuterLayout()
      a.frame = UIView.ViewLayout(withBounds: self, position: .center, size: s, padding: (0, 8)).makeOuterLayout()
      b.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (0, 8)).↓makeInnerLayout()
      c.frame = UIView.ViewLayout(withFrame: a, position: .right, size: small, padding: (0, 8)).makeInnerLayout()
      d.frame = UIView.ViewLayout(withFrame: a, position: .right, size: s, padding: (0, 8)).makeOuterLayout()
      let layout = UIView.ViewLayout(withFrame: ↓self, position: .right, size: s, padding: (0, 8))
      e.frame = layout.makeInnerLayout()
      """)
  }
}
