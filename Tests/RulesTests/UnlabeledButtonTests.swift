import RuleKit
import Testing

@testable import Rules

@Suite("unlabeled_button")
struct UnlabeledButtonTests {
  private let expect = Expectation(
    UnlabeledButton(),
    in: """
      class PlayerController: UIViewController {
        private let close = UIButton(type: .system)
        private let row = UIView()
        func setUp() {
          row.addSubview(close)
          …
        }
      }
      """)

  @Test(
    "a button with an image of the app and no text is reported at the image",
    arguments: [
      "↓close.setImage(UIImage(named: \"cross\"), for: .normal)«; close.accessibilityLabel = title»",
      "↓close.setImage(Asset.cross.image, for: .normal)«; close.setTitle(title, for: .normal)»",
      "↓close.setBackgroundImage(UIImage(named: name), for: .normal)«; close.configuration?.title = title»",
      "↓close.setImage(UIImage(named: name)?.withRenderingMode(.alwaysTemplate), for: .normal); close.tintColor = .red«; close.isAccessibilityElement = false»",
      "↓close.setImage(UIImage(named: name), for: .normal); «close.addTarget(self, action: tap, for: .touchUpInside)→label(close)»",
      "↓close.setImage(UIImage(named: on), for: .normal); close.setImage(UIImage(«named→systemName»: off), for: .selected)",
      "close.setImage(UIImage(systemName: \"xmark\"), for: .normal)",
      "close.setImage(image, for: .normal)",
      "close.setTitle(title, for: .normal)",
      "[close].forEach { ↓$0.setImage(UIImage(named: name), for: .normal)«; $0.accessibilityLabel = title» }",
    ])
  func buttons(_ code: String) { expect(code) }

  @Test("what makes the button may name it, and so may other files")
  func makers() {
    let image = "close.setImage(UIImage(named: name), for: .normal)"
    expect("↓" + image)
    for maker in [
      "UIButton(configuration: .plain())", "makeButton()", "CloseButton()",
      "UIButton().then { $0.accessibilityLabel = title }",
    ] { expect(image, around: ["UIButton(type: .system)": maker]) }
    let file = "class PlayerView: UIView { let close = UIButton(); func f() { \(image) } }"
    #expect(diagnostics(of: UnlabeledButton(), inFiles: [file, "class Other {}"]).count == 1)
    #expect(
      diagnostics(
        of: UnlabeledButton(),
        inFiles: [file, "class Other { func f() { player.close.accessibilityLabel = title } }"]
      ).isEmpty)
  }
}
