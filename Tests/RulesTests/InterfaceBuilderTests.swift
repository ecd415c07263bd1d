import Testing

@testable import Rules

@Suite("interface_builder")
struct InterfaceBuilderTests {
  private let expect = Expectation(InterfaceBuilder())

  @Test("a file that only asks a storyboard for a screen is read")
  func skipping() {
    let code = "func show() { storyboard?.↓instantiateViewController(withIdentifier: name) }"
    RulesTests.expect(InterfaceBuilder(), code)
  }

  @Test("what ties a type to its nib or scene is one finding, at the first place")
  func types() {
    expect(
      """
      @IBDesignable final class ↓PlayerView: UIView {
        @IBInspectable var radius: CGFloat = 0
        @IBOutlet var titleLabel: UILabel!
        override func awakeFromNib() {}
      }
      class A: UIView { @IBOutlet weak var ↓a: UILabel! }
      extension A { @IBAction func b() {} }
      class B: UIViewController { @IBAction func ↓b() {} }
      class C: UIViewController { override func ↓awakeFromNib() {} }
      class D: UIViewController { override func ↓prepare(for segue: UIStoryboardSegue, sender: Any?) {} }
      class E: UIViewController { override func ↓shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool { true } }
      class F: UIViewController { @IBSegueAction func ↓make(_ coder: NSCoder) -> UIViewController? { nil } }
      class ↓G: UIStoryboardSegue {}
      class H: UIView { @IBInspectable var ↓radius: CGFloat = 0 }
      """)
  }

  @Test("a nested type is a type of its own, and silencing the first place leaves the next")
  func groups() {
    expect(
      """
      class A: UIViewController {
        @IBOutlet var ↓a: UILabel!
        class B: UIView { @IBOutlet var ↓b: UILabel! }
      }
      """)
    expect(
      """
      class A: UIViewController {
        // layoutlint:disable:next interface_builder
        @IBOutlet var a: UILabel!
        @IBOutlet var ↓b: UILabel!
        @IBOutlet var c: UILabel!
      }
      """)
  }

  @Test(
    "each place that loads a nib or a storyboard or performs a segue is reported",
    arguments: [
      "table.register(↓UINib(nibName: \"A\", bundle: nil)); table.register(↓UINib.init(nibName: \"B\", bundle: nil))",
      "Bundle.main.↓loadNibNamed(\"A\", owner: self, options: nil)",
      "↓UIStoryboard(name: \"A\", bundle: nil).instantiateInitialViewController()",
      "let a = ↓UIStoryboard(name: \"A\", bundle: nil); a.instantiateViewController(withIdentifier: \"B\")",
      "storyboard?.↓instantiateViewController(withIdentifier: \"B\")",
      "↓performSegue(withIdentifier: \"B\", sender: nil)",
      "show(↓PlayerViewController(nibName: \"Player\", bundle: nil))",
    ])
  func calls(_ code: String) {
    expect("class A: UIViewController { func f() { \(code) } }")
  }

  @Test(
    "code without Interface Builder is silent",
    arguments: [
      "required init?(coder: NSCoder) { fatalError() }",
      "required init?(coder: NSCoder) { super.init(coder: coder); setup() }",
      "init() { super.init(nibName: nil, bundle: nil) }",
      "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
      "func awakeFromNib() {}", "func prepare(for segue: Segue) {}",
      "override func prepare(for item: Item) { use(UINib.self) }",
      "@objc func play() { let text = \"@IBOutlet UINib(nibName:)\" /* @IBOutlet */ }",
    ])
  func silent(_ code: String) {
    expect("class A: UIViewController { \(code) }")
  }
}
