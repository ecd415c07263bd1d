import Testing

@testable import Rules

@Suite("weak_constraint")
struct WeakConstraintTests {
  private let expect = Expectation(
    WeakConstraint(),
    in: """
      class BannerView: UIView {
        weak var ↓height: NSLayoutConstraint?

        …
      }
      """)

  @Test(
    "a weak constraint that is turned off and on is reported",
    arguments: [
      "func show() { height?.isActive = false }; func hide() { height?.isActive = true }",
      "func show(_ isOpen: Bool) { height?.isActive = isOpen }",
      "func toggle() { height?.isActive.toggle() }",
      "func show() { NSLayoutConstraint.deactivate([height!]) }; func hide() { NSLayoutConstraint.activate([height!]) }",
      "func show() { removeConstraint(height!) }; func hide() { height?.isActive = true }",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("a constraint that is kept, only turned off, or made anew is silent")
  func silent() {
    expect(
      "func show() { height?.isActive = false }; func hide() { height?.isActive = true }",
      silentWith: [
        "weak ": "", "isActive = true": "constant = 8", "isActive = false": "constant = 8",
        "{ height?.isActive = true": "{ height = makeHeight(); height?.isActive = true",
        "NSLayoutConstraint": "UIView", "height?.isActive = true": "other.isActive = true",
      ])
  }
}
