import LintEngine
import Testing

@testable import Rules

@Suite("ineffective_margins")
struct IneffectiveMarginsTests {
  private func expect(_ members: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let code = """
      class PlayerView: UIView {
        private let stack = UIStackView(), card = UIView()
        \(members)
      }
      """
    let mismatch = mismatch(IneffectiveMargins(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  @Test(
    "margins of a stack that does not use them are reported once",
    arguments: [
      "func layout() { ↓stack.layoutMargins = insets }",
      "func layout() { ↓stack.layoutMargins.left = 8; stack.layoutMargins.right = 8 }",
      "func layout() { addSubview(stack); ↓self.stack.directionalLayoutMargins = insets }",
      "func layout() { let row = UIStackView(); ↓row.layoutMargins = insets; addSubview(row) }",
      "lazy var row: UIStackView = { let row = UIStackView(); ↓row.layoutMargins = insets; return row }()",
      "lazy var row: UIStackView = { let row = UIStackView(); return row }(); func layout() { ↓row.layoutMargins = insets }",
      "func layout() { ↓stack.layoutMargins = insets; other.isLayoutMarginsRelativeArrangement = true }; let other = UIStackView()",
      "let row = UIStackView().then { ↓$0.layoutMargins = insets }",
      "let row: UIStackView = { ↓$0.layoutMargins = insets; return $0 }(UIStackView())",
      "func layout() { stack.do { stack in ↓stack.layoutMargins = insets } }",
      "func layout() { addSubViews([card, stack]); ↓stack.layoutMargins = insets }",
      "func layout() { [card, stack].forEach { addArrangedSubview($0) }; ↓stack.layoutMargins = insets }",
    ])
  func reported(members: String) { expect(members) }

  @Test(
    "other margins, and stacks that anything else may set up, are silent",
    arguments: [
      "func layout() { stack.layoutMargins = insets; stack.isLayoutMarginsRelativeArrangement = true }",
      "func layout() { stack.layoutMargins = insets }; func other() { stack.isLayoutMarginsRelativeArrangement = isWide }",
      "func layout() { stack.layoutMargins = insets; [stack].forEach { $0.isLayoutMarginsRelativeArrangement = true } }",
      "func layout() { stack.layoutMargins = .zero }",
      "let row = UIStackView().then { $0.isLayoutMarginsRelativeArrangement = true }; func layout() { row.layoutMargins = insets }",
      "let row = UIStackView().then { style($0) }; func layout() { row.layoutMargins = insets }",
      "let row = UIStackView().then { $0.useMargins() }; func layout() { row.layoutMargins = insets }",
      "func layout() { card.layoutMargins = insets }",
      "func layout() { layoutMargins = insets }",
      "func layout() { stack.layoutMargins = insets; style(stack) }",
      "func layout() { stack.layoutMargins = insets; stack.useMargins() }",
      "func layout() { stack.layoutMargins = insets; card.preservesSuperviewLayoutMargins = true }",
      "func layout() { stack.layoutMargins = insets; pin(stack.layoutMarginsGuide) }",
      "func make() -> UIStackView { let row = UIStackView(); row.layoutMargins = insets; return row }",
      "lazy var row: UIStackView = { let row = UIStackView(); row.layoutMargins = insets; return row }(); func layout() { row.isLayoutMarginsRelativeArrangement = true }",
      "let row = ListStack(); func layout() { row.layoutMargins = insets }",
      "@IBOutlet var row: UIStackView!; func layout() { row.layoutMargins = insets }",
    ])
  func silent(members: String) { expect(members) }
}
