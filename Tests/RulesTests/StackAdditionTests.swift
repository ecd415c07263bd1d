import Testing

@testable import Rules

@Suite("stack_addition")
struct StackAdditionTests {
  private let expect = Expectation(
    StackAddition(),
    in: """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let label = UILabel()

        func setup() {
          …
        }
      }
      """)

  @Test(
    "a view that is only added to a stack is reported, unless something gives it a place",
    arguments: [
      "stack.addSubview(↓label)",
      "self.stack.addSubview(↓self.label)",
      "[↓label].forEach(stack.addSubview)",
      "[↓label].forEach { stack.addSubview($0) }",
      "[label].forEach(stack.addArrangedSubview)",
      "stack.addSubview(↓label)«; label.frame = stack.bounds»",
      "stack.addSubview(↓label)«; label.autoresizingMask = [.flexibleWidth]»",
      "stack.addSubview(↓label)«; label.snp.makeConstraints { $0.edges.equalToSuperview() }»",
      "stack.addSubview(↓label)«; place(label)»",
      "stack.addSubview(↓label)«; label.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true»",
      "stack.addSubview(↓label); label.widthAnchor.constraint(equalToConstant: 8).isActive = true",
      "stack.addSubview(↓label)«; stack.addArrangedSubview(label)»",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("other stacks and other containers are silent")
  func silent() {
    expect(
      "stack.addSubview(↓label)",
      silentWith: [
        "addSubview": "addArrangedSubview", "(": "(at: 0, ", "label)": "makeLabel())",
        "stack.": "", "stack": "other.stack",
      ])
    expect(
      "stack.addSubview(↓label)",
      around: ["UIStackView()": "{ let view = UIStackView(); return view }()"])
    expect("stack.addSubview(label)", around: ["UIStackView()": "QueueStack()"])
    expect("addSubview(↓label)", around: ["PlayerView: UIView": "PlayerView: UIStackView"])
  }
}
