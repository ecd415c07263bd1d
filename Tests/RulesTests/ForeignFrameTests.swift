import Testing

@testable import Rules

@Suite("foreign_frame")
struct ForeignFrameTests {
  private let expect = Expectation(
    ForeignFrame(),
    in: """
      class CardView: UIView {
        private let cover = UIView()
        private let shade = CAGradientLayer()

        func setup() {
          addSubview(cover)
          layer.addSublayer(shade)
          cover.addSubview(label)
        }

        func lay() {
          …
        }
      }
      """)

  @Test(
    "content that gets the frame of what it is in is reported",
    arguments: [
      "cover.frame = ↓frame«.insetBy(dx: 8, dy: 8)»",
      "cover.frame = ↓self.frame; shade.frame = ↓frame",
      "self.shade.frame = «↓self.frame→self.bounds»",
      "label.frame = «↓cover.frame→cover.bounds»",
      "cover.frame = label.frame",
      "other.frame = frame; cover.bounds = frame; cover.frame = other.frame; cover.frame = superview!.frame",
      "cover.frame«.size» = ↓frame«.size»",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("a view of a controller is told by its name")
  func controllers() {
    let controller: KeyValuePairs = [
      "class CardView: UIView": "class CardController: UIViewController",
      "addSubview(cover)": "view.addSubview(cover)",
    ]
    expect("cover.frame = ↓view.frame; cover.frame = frame", around: controller)
    expect(
      "child.view.frame = ↓self.view.frame; view.insertSubview(child.view, at: 0)",
      around: controller)
    expect("cover.frame = view.frame")
  }

  @Test("a view that is made in the corner has the same frame and bounds")
  func origin() {
    let made = { (frame: String) -> KeyValuePairs<String, String> in
      ["cover = UIView()": "cover = UIView(frame: CGRect(\(frame), width: 80, height: 30))"]
    }
    expect("label.frame = cover.frame", around: made("x: 0, y: 0"))
    expect("label.frame = ↓cover.frame", around: made("x: 0, y: 8"))
  }

  @Test("what another type adds is silent")
  func otherTypes() {
    expect("other.frame = frame } }; class Other: UIView { func add() { addSubview(other)")
  }
}
