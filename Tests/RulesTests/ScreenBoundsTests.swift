import Testing

@testable import Rules

@Suite("screen_bounds")
struct ScreenBoundsTests {
  private static let everywhere: ScreenBounds = {
    var options = ScreenBounds.Options()
    options.everywhere = true
    return ScreenBounds(options: options)
  }()

  @Test("without the option, only bounds in layout passes are reported")
  func layoutPasses() {
    RulesTests.expect(
      ScreenBounds(),
      """
      final class PagesView: UIView {
        let width = UIScreen.main.bounds.width
        override func layoutSubviews() {
          page.frame.size = ↓UIScreen.main.bounds.size
          line.frame.size.height = 1 / UIScreen.main.scale
        }
      }
      final class PagesController: UIViewController {
        override func viewDidLayoutSubviews() { views.forEach { $0.frame = ↓UIScreen.main.bounds } }
        override func viewDidLoad() { page.frame = UIScreen.main.bounds }
      }
      """)
  }

  private let expect = Expectation(
    Self.everywhere,
    in: """
      class PlayerView: UIView {
        func setup() {
          …
        }
      }
      """)

  @Test(
    "`UIScreen.main` is reported in view types, whatever is asked of it",
    arguments: [
      "let size = ↓UIScreen.main.bounds.size",
      "use(↓UIScreen.main, ↓UIScreen . main.scale)",
      "let closure = { UIKit.↓UIScreen.main.nativeScale }",
    ])
  func found(_ code: String) {
    expect(code)
  }

  @Test(
    "other screens and names are silent",
    arguments: [
      "let screen = window?.windowScene?.screen",
      "let size = ↓UIScreen«\n    .main→.screens.first?».bounds",
      "let size = Theme«.shared».↓UIScreen.main",
      "let size = «Theme→screen».↓UIScreen.main",
      "let text = \"UIScreen.main\" // UIScreen.main",
    ])
  func silent(_ code: String) {
    expect(code)
  }

  @Test("controllers and extensions of views are view types; models, presenters and tests are not")
  func places() {
    RulesTests.expect(
      Self.everywhere,
      """
      extension UIView { var scale: CGFloat { ↓UIScreen.main.scale } }
      final class PlayerController: UIViewController { let size = ↓UIScreen.main.bounds }
      struct Model { let size = UIScreen.main.bounds }
      final class LayoutTests: XCTestCase {
        func testWidth() {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.addSubview(view)
          view.widthAnchor.constraint(equalToConstant: 8).isActive = true
        }
      }
      let width = UIScreen.main.bounds.width
      """)
  }

  @Test("the advice depends on what is asked")
  func advice() {
    let found = diagnostics(
      of: Self.everywhere,
      in: """
        class A: UIView {
          let a = UIScreen.main.bounds, b = UIScreen.main.scale, c = UIScreen.main
        }
        """)
    #expect(
      found.map(\.advice) == [
        "use the `bounds` of the view",
        "use `traitCollection.displayScale`", "use `window?.windowScene?.screen`",
      ])
  }
}
