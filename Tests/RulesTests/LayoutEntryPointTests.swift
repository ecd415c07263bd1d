import LintEngine
import Testing

@testable import Rules

@Suite("layout_entry_point")
struct LayoutEntryPointTests {
  private func view(_ members: String, _ inherited: String = "UIView") -> String {
    """
    class A: \(inherited) {
      \(members)
      override func performLayout() { first() }
      func first() { second(1) }
    }
    """
  }

  @Test("performLayout(), the functions it calls and later callbacks are silent")
  func silent() {
    expectFrames(
      LayoutEntryPoint(), view("func second(_ x: Int) { let a = UIView(); addSubview(a) }"))
    expectFrames(
      LayoutEntryPoint(), view("func setup() { let a = make(); addSubview(a); addSubview(b) }"))
    expectFrames(
      LayoutEntryPoint(), view("@objc func didTap() { let a = UIView(); addSubview(a) }"))
    expectFrames(
      LayoutEntryPoint(),
      view(
        """
        @objc func didTap() { addBadge() }
        func addBadge() { addSubview(UIView()) }
        """))
    expectFrames(
      LayoutEntryPoint(), view("func setup() { onTap = { let a = UIView(); self.addSubview(a) } }"))
    expectFrames(LayoutEntryPoint(), view("init() { super.init(); performLayout() }"))
  }

  @Test("initializers and setup functions beside it are reported, also in an extension")
  func reported() {
    expectFrames(LayoutEntryPoint(), view("↓init() { let a = UIView(); addSubview(a) }"))
    expectFrames(LayoutEntryPoint(), view("func ↓setup() { a = UILabel(width: 1); addSubview(a) }"))
    expectFrames(LayoutEntryPoint(), view("func ↓setup() { addSubview(UIView()) }"))
    expectFrames(
      LayoutEntryPoint(),
      """
      \(view(""))
      extension A {
        func ↓awakeFromNib() { a = UIView(); self.addSubview(a) }
      }
      """)
  }

  @Test(
    "the library's original classes count as views",
    arguments: ["KTResponsiveView", "KTButton", "KTLabel", "KTImageView", "KTEqualImageView"])
  func classes(_ name: String) {
    expectFrames(
      LayoutEntryPoint(),
      """
      class A: \(name) {
        func ↓setup() { a = UIView(); addSubview(a) }
      }
      """)
    expectFrames(
      LayoutEntryPoint(),
      """
      class A: UIView {
        func setup() { a = \(name)(); addSubview(a) }
      }
      """)
  }
}
