import Testing

@testable import Rules

@Suite("translucent_container")
struct TranslucentContainerTests {
  private let expect = Expectation(
    TranslucentContainer(),
    in: """
      class PlayerView: UIView {
        private let shade = UIView()
        private let label = UILabel()

        func setup() {
          shade.backgroundColor = .black
          shade.addSubview(label)
          …
        }
      }
      """)

  @Test(
    "a fixed alpha of a container with content is reported",
    arguments: [
      "↓shade.alpha = 0.5",
      "↓shade.alpha = 0.5«; shade.alpha = 1»",
      "↓self.shade.alpha = 0.5« }; func show() { shade.alpha = 1.0»",
      "«animate { »↓shade.alpha = 0.5« }»",
      "shade.alpha = 0; shade.alpha = 1.0",
      "«↓shade.alpha = 0.25→shade.alpha = value»",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("a view without a color or without content is silent")
  func otherViews() {
    expect("shade.alpha = 0.5", around: ["backgroundColor = .black": "tintColor = .black"])
    expect("shade.alpha = 0.5", around: ["shade.addSubview(label)": "addSubview(label)"])
    expect("shade.alpha = 0.5", around: ["label = UILabel()": "label = UIView()"])
    expect("shade.alpha = 0.5", around: ["shade = UIView()": "shade = UIImageView()"])
  }
}
