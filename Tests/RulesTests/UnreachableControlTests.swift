import RuleKit
import Testing

@testable import Rules

@Suite("unreachable_control")
struct UnreachableControlTests {
  private let expect = Expectation(
    UnreachableControl(),
    in: """
      class SongCell: UITableViewCell {
        private let card = UIView()
        private let play = UIButton()
        private let title = UILabel()
        func setUp() {
          contentView.addSubview(card)
          card.addSubview(play)
          contentView.addSubview(title)
          …
        }
      }
      """)

  @Test(
    "an element with a control in it is reported where it becomes one",
    arguments: [
      "↓isAccessibilityElement = true«; accessibilityCustomActions = [action]»",
      "↓self.isAccessibilityElement = true«; accessibilityElements = [play]»",
      "↓card.isAccessibilityElement = «true→false»",
      "↓self.card.isAccessibilityElement = true«; play.removeFromSuperview(); accessibilityCustomActions = actions»",
      "title.isAccessibilityElement = true; play.isAccessibilityElement = true",
      "other.isAccessibilityElement = true",
    ])
  func elements(_ code: String) { expect(code) }

  @Test("what is no control, or is never added, is hidden from nobody")
  func controls() {
    for name in ["UISwitch", "UISlider", "UITextField"] {
      expect("↓isAccessibilityElement = true", around: ["UIButton()": name + "()"])
    }
    expect("isAccessibilityElement = true", around: ["UIButton()": "UIImageView()"])
    expect(
      "isAccessibilityElement = true", around: ["card.addSubview(play)": "play.isHidden = true"])
  }
}
