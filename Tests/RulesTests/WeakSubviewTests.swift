import Testing

@testable import Rules

@Suite("weak_subview")
struct WeakSubviewTests {
  private let expect = Expectation(
    WeakSubview(),
    in:
      "class A: UIViewController { weak var toast: UILabel?; var other: UIView?\nfunc hide() { … }\nfunc show() { view.addSubview(toast!) }\n}"
  )

  @Test("a weak view that is removed, and added again elsewhere")
  func released() {
    expect("↓toast?.removeFromSuperview()")
    expect("↓self.toast?.removeFromSuperview()")
    expect(
      "UIView.animate { self.toast?.alpha = 0 } completion: { _ in ↓self.«toast→other»?.removeFromSuperview() }"
    )
  }

  @Test(
    "a view that is unwrapped first, is made anew, or that other code may keep",
    arguments: [
      ("guard let toast = toast else { return }; view.addSubview(toast)", true),
      ("if let toast { view.addSubview(toast) }", true),
      ("toast = make(); view.addSubview(toast!)", false),
      ("let new = UILabel(); view.addSubview(new); toast = new", false),
      ("view.addSubview(toast!); keep(toast)", false), ("toast?.isHidden = false", false),
    ])
  func shown(_ code: String, isFound: Bool) {
    RulesTests.expect(
      WeakSubview(),
      "class A: UIViewController { weak var toast: UILabel?\nfunc hide() { \(isFound ? "↓" : "")toast?.removeFromSuperview() }\nfunc show() { \(code) }\n}"
    )
  }
}
