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
      "«→var frame = bounds; »cover.frame = ↓frame",
      "let frame = CGRect.zero; UIView.animate(withDuration: 1) { self.cover.frame = «↓self.frame→frame» }",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("an initializer gets the frame of the view; another function may get any")
  func parameters() {
    expect("cover.frame = ↓frame", around: ["func lay()": "init(frame: CGRect)"])
    expect(
      "let frame = CGRect.zero; cover.frame = frame", around: ["func lay()": "init(frame: CGRect)"])
    expect("cover.frame = frame", around: ["func lay()": "func lay(_ frame: CGRect)"])
  }

  @Test("a local is only known in its function")
  func locals() {
    let setup = "func setup() { let row = make(); addSubview(row) }"
    expect("row.frame = frame", around: ["func setup()": setup + "; func prepare()"])
    expect(
      "let row = other(); row.frame = frame",
      around: ["func setup()": setup + "; func prepare()"])
    expect("let row = make(); addSubview(row); row.frame = ↓frame")
  }

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
