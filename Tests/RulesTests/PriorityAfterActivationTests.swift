import Testing

@testable import Rules

@Suite("priority_after_activation")
struct PriorityAfterActivationTests {
  private let expect = Expectation(
    PriorityAfterActivation(),
    in: """
      class PlayerView: UIView {
        private lazy var width = cover.widthAnchor.constraint(equalToConstant: 80)

        …
      }
      """)

  @Test(
    "a required constraint that becomes optional after its activation is reported",
    arguments: [
      "func setup() { let a = cover.topAnchor.constraint(equalTo: topAnchor); a.isActive = true; ↓a.priority = .defaultHigh }",
      "func setup() { let a = cover.topAnchor.constraint(equalTo: topAnchor)«; a.priority = .defaultLow»; NSLayoutConstraint.activate([a]); ↓a.priority = UILayoutPriority(999) }",
      "func setup() { width.isActive = true }; func shrink() { ↓width.priority = .defaultLow }",
      "func setup() { «width.priority = .defaultHigh; »width.isActive = true }; func shrink() { ↓self.width.priority = .fittingSizeLevel }",
      "func setup() { width.isActive = true }; func shrink() { «width.isActive = false; »↓width.priority = .defaultLow }",
      "func setup() { width.isActive = true }; func shrink() { «↓width.priority = .defaultLow→width.priority = .required» }",
      "func setup() { width.isActive = true }; func shrink() { «↓width.priority = .defaultLow→width.priority = value» }",
      "func setup() { let a = cover.topAnchor.constraint(equalTo: topAnchor); a.priority = .defaultHigh; a.isActive = true }",
      "func toggle() { width.isActive = true }; func shrink() { width.priority = .defaultLow }",
    ])
  func reported(_ code: String) { expect(code) }
}
