import LintEngine
import Testing

@testable import Rules

@Suite("unheard_text")
struct UnheardTextTests {
  private func expect(
    _ body: String, follows: String = "page.nameField.rx.text.orEmpty.bind(to: model.name)",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mismatch = mismatch(
      UnheardText(),
      """
      class NameViewController: UIViewController {
        func bind() {
          \(follows)
          \(body)
        }
      }
      """)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  private static let clear = "page.clearButton.rx.tap.bind { ↓page.nameField.text = \"\" }"
  private static let silentClear = "page.clearButton.rx.tap.bind { page.nameField.text = \"\" }"

  @Test(
    "a field that a tap clears in silence is reported",
    arguments: [
      clear,
      "clearButton.rx.tap.bind { [weak self] in ↓self?.page.nameField.text = nil }.disposed(by: bag)",
      "clearButton.rx.throttleTap.subscribe(onNext: { [weak self] _ in\n guard let self = self else { return }\n ↓self.nameField.text = \"\"\n self.nameField.becomeFirstResponder()\n})",
      "clearButton.rx.tap.asDriver().drive(onNext: { _ in\n ↓nameField.text = \"\"\n clearButton.isHidden = true\n})",
    ])
  func reported(body: String) { expect(body) }

  @Test(
    "where the text may be told, or nobody follows it, the rule is silent",
    arguments: [
      "clearButton.rx.tap.bind { nameField.text = \"\"; nameField.sendActions(for: .valueChanged) }",
      "clearButton.rx.tap.bind { nameField.text = \"\"; model.name.accept(\"\") }",
      "clearButton.rx.tap.bind { nameField.text = \"\"; name = \"\" }",
      "sendButton.rx.tap.bind { nameField.text = \"\"; sendButton.isEnabled = false }",
      "clearButton.rx.tap.bind { nameField.text = \"\" }\nclearButton.rx.tap.map { .clear }.bind(to: model.action)",
      "clearButton.rx.tap.bind { nameField.text = \"\" }\nclearButton.addTarget(self, action: #selector(clear), for: .touchUpInside)",
      "clearButton.rx.tap.bind { titleField.text = \"\" }",
      "clearButton.rx.tap.bind { nameField.text = model.name }",
      "model.name.bind { nameField.text = \"\" }",
      "clear { nameField.text = \"\" }",
      "clearButton.rx.tap.bind { nameLabel.text = \"\" }",
      "\(silentClear)\nnameField.rx.text.onNext(\"\")",
    ])
  func silent(body: String) { expect(body) }

  @Test(
    "what only sets the text, or only hears the user, does not follow it",
    arguments: [
      "model.name.bind(to: nameField.rx.text)", "nameField.rx.text.changed.bind(to: model.name)",
      "nameField.rx.controlEvent(.editingDidEnd).bind { }",
    ])
  func noFollower(follows: String) { expect(Self.silentClear, follows: follows) }
}
