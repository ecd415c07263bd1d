import Testing

@testable import Rules

@Suite("view_in_load_view")
struct ViewInLoadViewTests {
  private let expect = Expectation(
    ViewInLoadView(),
    in: """
      class PlayerController: UIViewController {
        override func loadView() {
          …
        }
      }
      """)

  @Test(
    "a view that is read before it is set is reported",
    arguments: [
      "«view = UIView(); »↓view.backgroundColor = .white",
      "super.viewDidLoad(); self.↓view.addSubview(map)",
      "«super.loadView(); »self.↓view.addSubview(map)",
      "view = UIView(frame: «↓view→screen».bounds)",
      "if isOpen { ↓view.alpha = 1 }",
      "«let view = UIView(); »↓view.alpha = 1",
      "«handler = { »↓view.alpha = 1« }»",
      "«map.»↓view.alpha = 1",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("other functions are silent")
  func otherFunctions() {
    expect("view.alpha = 1", around: ["loadView": "viewDidLoad"])
    expect("view.alpha = 1", around: ["override ": ""])
  }
}
