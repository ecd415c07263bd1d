import Testing

@testable import Rules

@Suite("zero_size")
struct ZeroSizeTests {
  @Test(
    "a view with neither a width nor a height, or without one of them, is reported",
    arguments: [
      "let a = ↓UIView(topInset: 3); addSubview(a)",
      "let a = ↓UIView(topInset: 3, leftInset: 3, width: 3); addSubview(a)",
      "let a = ↓UIView(topInset: 3, width: 3); addSubview(a); addSubview(UIView(topInset: 3, leftInset: 3, width: 3, height: 3))",
      "let a = ↓UIView(width: 3); addSubview(a); addSubview(UIView(topInset: 3, width: 3, keepEqual: true))",
      "let a = ↓UIView(leftInset: 3, height: 3, keepEqual: false); addSubview(a)",
      "let a = ↓UIView(topInset: 3, keepEqual: true); addSubview(a)",
      "let a = ↓UIView.init(topInset: 3); addSubview(a)",
      "let a = ↓KTEqualImageView(topInset: 3); addSubview(a)",
      "let a = ↓UILabel(origin: icon.topRightPoint(), leftInset: 3); self.addSubview(a)",
      "addSubview(↓UIView(topInset: 3))",
      "let a = ↓UIView(topInset: 3), b = ↓UIView(topInset: 3); addSubview(a); addSubview(b)",
      "let a = ↓UIView(topInset: 3); addSubview(a); b.frame.origin = a.bottomLeftPoint()",
      "let a = ↓UIButton(topInset: 3); a.addTarget(self, action: tap, for: .touchUpInside)",
    ])
  func reported(body: String) { expectFrames(ZeroSize(), body) }

  @Test(
    "a size that is given, or may come later, is not",
    arguments: [
      "let a = ↓UIView(topInset: 3«, width: 3, height: 0»); addSubview(a)",
      "let a = ↓UIView(topInset: «3, width: »3, keepEqual: true); addSubview(a)",
      "let a = ↓UIView(topInset: 3«, width: 3, keepEqual: isSquare»); addSubview(a)",
      "let a = ↓KTEqualImageView(topInset: «3, width: »3); addSubview(a)",
      "let a = ↓UIView(topInset: 3); «a.frame.size = size; »addSubview(a)",
      "let a = ↓UIView(topInset: 3); addSubview(a)«; a.height = 3»",
      "let a = ↓UIView(topInset: 3); addSubview(a)«; a.sizeToFit()»",
      "let a = ↓UIView(topInset: 3); addSubview(a)«; a.autoresizingMask = [.flexibleWidth]»",
      "let a = ↓UIView(topInset: 3); addSubview(a)«; a.snp.makeConstraints { $0.size.equalTo(3) }»",
      "let a = ↓UIView(topInset: 3); addSubview(a)«; a.pinToEdges()»",
      "let a = ↓UIView(topInset: 3); addSubview(a)«; let width = a.widthAnchor»",
      "let a = ↓UIView(topInset: 3); addSubview(a)«; layOut(a)»",
      "let a = ↓UIView(topInset: 3); stack«.addArrangedSubview(a)»",
      "let a = ↓UIView(topInset: 3); addSubview(a)«; [a, b].forEach { $0.frame = bounds }»",
      "let a = ↓UIView(topInset: 3); addSubview(a)«; animate { a.bounds = bounds }»",
      "let a = ↓UIView(topInset: 3); «a.addSubview(icon); »addSubview(a)",
      "var a = ↓UIView(topInset: 3); «a = UIView(width: 3, height: 3); »addSubview(a)",
      "«addSubview(↓UIView(topInset: 3))→return UIView(topInset: 3)»",
      "«addSubview→cells.append»(↓UIView(topInset: 3))",
      "let a = «↓UIView→UISwitch»(topInset: 3); addSubview(a)",
      "let a = «↓UIView→TopBarView»(topInset: 3); addSubview(a)",
      "let a = ↓UIView(«topInset: 3→frame: .zero»); addSubview(a)",
    ])
  func silent(body: String) { expectFrames(ZeroSize(), body) }

  @Test("the library's own initializers keep one side equal, whether or not it is a module")
  func library() {
    for module in ["KTResponsiveUI", "UIKit"] {
      expectFrames(
        ZeroSize(),
        """
        import \(module)

        class A: UIView {
          override func performLayout() {
            let a = UIView(leftInset: 3, topInset: 3, width: 3)
            addSubview(a)
            let b = UIView(topInset: 3, width: 3)
            addSubview(b)
            let c = ↓UIView(topInset: 3)
            addSubview(c)
            let d = UIView(
              origin: .zero, leftInset: 3, topInset: 3, width: 3, height: 3, keepEqual: true)
            addSubview(d)
          }
        }
        """)
    }
  }

  @Test("a property may get its size in another function")
  func property() {
    func code(_ update: String, mark: String = "") -> String {
      """
      class A: UIView {
        private var label: UILabel!
        override func performLayout() {
          label = \(mark)UILabel(topInset: 3, leftInset: 3, width: 30)
          addSubview(label)
        }
        func render(_ text: String) { \(update) }
      }
      """
    }
    expectFrames(ZeroSize(), code("label.text = text", mark: "↓"))
    expectFrames(ZeroSize(), code("label.frame.size.height = 3"))
    expectFrames(ZeroSize(), code("label.text = text; label.sizeToFit()"))
    expectFrames(ZeroSize(), code("other.label.height = 3"))
  }
}
