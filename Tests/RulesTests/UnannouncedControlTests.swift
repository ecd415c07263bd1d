import RuleKit
import Testing

@testable import Rules

@Suite("unannounced_control")
struct UnannouncedControlTests {
  private static let tap = "UITapGestureRecognizer(target: self, action: #selector(play))"

  private let expect = Expectation(
    UnannouncedControl(),
    in: """
      class SongTile: UIView {
        private let cover = UIImageView()
        private lazy var touch = UITapGestureRecognizer(target: self, action: #selector(play))
        func setUp() {
          addSubview(cover)
          …
        }
      }
      """)

  @Test(
    "a tap on a plain view is reported where the recognizer is added",
    arguments: [
      "↓addGestureRecognizer(\(tap))«; accessibilityTraits = .button»",
      "↓self.addGestureRecognizer(touch)«; isAccessibilityElement = true»",
      "let tap = \(tap); ↓addGestureRecognizer(tap)« }; override func accessibilityActivate() -> Bool { true»",
      "↓cover.addGestureRecognizer(\(tap))«; cover.accessibilityLabel = title»",
      "↓cover.addGestureRecognizer(touch)«; label(cover)»",
      "addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(play)))",
      "addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissTile)))",
      "addGestureRecognizer(recognizer)",
      "other.addGestureRecognizer(touch)",
    ])
  func taps(_ code: String) { expect(code) }

  @Test("a control, a cell and what is tapped to leave are silent")
  func classes() {
    let code = "addGestureRecognizer(touch)"
    expect("↓" + code, around: [": UIView": ": UIStackView"])
    for declaration in [
      "class SongTile: UIControl", "class SongTile: UITableViewCell", "class SongTile: TileView",
      "class DimmingOverlay: UIView", "class SongTile: UIViewController",
    ] { expect(code, around: ["class SongTile: UIView": declaration]) }
    expect("cover.addGestureRecognizer(touch)", around: ["UIImageView()": "UIButton()"])
    expect("cover.addGestureRecognizer(touch)", around: ["UIImageView()": "UILabel()"])
  }

  @Test("a tap may begin to edit the text of a field")
  func fields() {
    expect(
      "↓addGestureRecognizer(touch)",
      silentWith: ["": " }; private let field = UITextField(); func end() {"])
  }

  @Test("the class may speak in an extension of the file")
  func extensions() {
    expect(
      "↓addGestureRecognizer(touch)",
      silentWith: [
        "": " } }; extension SongTile { func speak() { accessibilityLabel = title"
      ])
  }
}
