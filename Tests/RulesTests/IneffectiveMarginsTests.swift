import Testing

@testable import Rules

@Suite("ineffective_margins")
struct IneffectiveMarginsTests {
  private let expect = Expectation(
    IneffectiveMargins(),
    in: """
      class PlayerView: UIView {
        private let stack = UIStackView(), card = UIView()
        …
      }
      """)

  @Test(
    "margins of a stack that does not use them are reported once",
    arguments: [
      "func layout() { ↓stack.layoutMargins.left = 8; stack.layoutMargins.right = 8 }",
      "func layout() { addSubview(stack); ↓self.stack.directionalLayoutMargins = insets }",
      "func layout() { let row = UIStackView(); ↓row.layoutMargins = insets; addSubview(row) }",
      "lazy var row: UIStackView = { let row = UIStackView(); return row }(); func layout() { ↓row.layoutMargins = insets }",
      "func layout() { ↓stack.layoutMargins = insets; other.isLayoutMarginsRelativeArrangement = true }; let other = UIStackView()",
      "let row = UIStackView().then { ↓$0.layoutMargins = insets }",
      "let row: UIStackView = { ↓$0.layoutMargins = insets; return $0 }(UIStackView())",
      "func layout() { stack.do { stack in ↓stack.layoutMargins = insets } }",
      "func layout() { addSubViews([card, stack]); ↓stack.layoutMargins = insets }",
      "func layout() { [card, stack].forEach { addArrangedSubview($0) }; ↓stack.layoutMargins = insets }",
    ])
  func reported(members: String) { expect(members) }

  @Test("other margins, and stacks that anything else may set up, are silent")
  func silent() {
    expect(
      "func layout() { ↓stack.layoutMargins = insets }",
      silentWith: [
        "insets": "insets; stack.isLayoutMarginsRelativeArrangement = true",
        "": "; func other() { stack.isLayoutMarginsRelativeArrangement = isWide }",
        "insets": "insets; [stack].forEach { $0.isLayoutMarginsRelativeArrangement = true }",
        "insets": ".zero", "stack.": "card.", "stack.": "", "insets": "insets; style(stack)",
        "insets": "insets; stack.useMargins()",
        "insets": "insets; card.preservesSuperviewLayoutMargins = true",
        "insets": "insets; pin(stack.layoutMarginsGuide)",
      ])
    expect(
      "let row = UIStackView().then { $0 }; func layout() { ↓row.layoutMargins = insets }",
      silentWith: [
        "0": "0.isLayoutMarginsRelativeArrangement = true", "$0": "style($0)",
        "0": "0.useMargins()", "UIStackView().then { $0 }": "ListStack()",
      ])
    for code in [
      "func make() -> UIStackView { let row = UIStackView(); ↓row.layoutMargins = insets«; return row» }",
      "lazy var row: UIStackView = { let row = UIStackView(); ↓row.layoutMargins = insets; return row }()«; func layout() { row.isLayoutMarginsRelativeArrangement = true }»",
      "@IBOutlet var row: UIStackView!; func layout() { row.layoutMargins = insets }",
    ] { expect(code) }
  }
}
