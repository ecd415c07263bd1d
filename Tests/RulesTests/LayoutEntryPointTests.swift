import LintEngine
import Rules
import Testing

@Suite("layout_entry_point")
struct LayoutEntryPointTests {
  private func view(_ members: String, _ inherited: String = "UIView") -> String {
    "class A: \(inherited) {\n\(members)\noverride func performLayout() { first() }\nfunc first() { second(1) }\n}"
  }

  @Test("performLayout(), what it calls, and what runs later")
  func silent() {
    expectFrames(
      LayoutEntryPoint(), view("func second(_ x: Int) { let a = UIView(); addSubview(a) }"))
    expectFrames(
      LayoutEntryPoint(), view("func setup() { let a = make(); addSubview(a); addSubview(b) }"))
    expectFrames(
      LayoutEntryPoint(), view("@objc func didTap() { let a = UIView(); addSubview(a) }"))
    expectFrames(
      LayoutEntryPoint(),
      view("@objc func didTap() { addBadge() }\nfunc addBadge() { addSubview(UIView()) }"))
    expectFrames(
      LayoutEntryPoint(), view("func setup() { onTap = { let a = UIView(); self.addSubview(a) } }"))
    expectFrames(LayoutEntryPoint(), view("init() { super.init(); performLayout() }"))
  }

  @Test("initializers and setup functions beside it, also in an extension")
  func reported() {
    expectFrames(LayoutEntryPoint(), view("↓init() { let a = UIView(); addSubview(a) }"))
    expectFrames(LayoutEntryPoint(), view("func ↓setup() { a = UILabel(width: 1); addSubview(a) }"))
    expectFrames(LayoutEntryPoint(), view("func ↓setup() { addSubview(UIView()) }"))
    expectFrames(
      LayoutEntryPoint(),
      view("") + "\nextension A {\nfunc ↓awakeFromNib() { a = UIView(); self.addSubview(a) }\n}")
  }

  @Test(
    "the classes of the first edition",
    arguments: ["KTResponsiveView", "KTButton", "KTLabel", "KTImageView", "KTEqualImageView"])
  func classes(_ name: String) {
    expectFrames(
      LayoutEntryPoint(), "class A: \(name) {\nfunc ↓setup() { a = UIView(); addSubview(a) }\n}")
    expectFrames(
      LayoutEntryPoint(), "class A: UIView {\nfunc setup() { a = \(name)(); addSubview(a) }\n}")
  }
}
