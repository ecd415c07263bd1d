import LintEngine
import Testing

@testable import Rules

@Suite("unanimated_constraints")
struct UnanimatedConstraintsTests {
  private func expect(
    _ body: String, function: String = "show()",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mismatch = mismatch(
      UnanimatedConstraints(),
      """
      class PlayerView: UIView {
        private var bottom: NSLayoutConstraint!
        private let bar = UIStackView()

        func \(function) {
          \(body)
        }
      }
      """)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  @Test(
    "a change of a constraint that the closure does not lay out is reported",
    arguments: [
      "UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 }",
      "UIView.animate(withDuration: 1) { [weak self] in\n ↓self?.topConstraint?.constant += 8\n self?.alpha = 1\n}",
      "UIView.animate(withDuration: 1) {\n ↓self.bottom.constant = 8\n self.bottom.constant = 9\n}",
      "UIView.animate(withDuration: 1, delay: 0, options: [], animations: {\n ↓self.topConstraint.isActive = true\n})",
      "UIView.animate(withDuration: 1, animations: { ↓self.topConstraint.constant = 8 }) { _ in self.layoutIfNeeded() }",
      "UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 } completion: { _ in self.layoutIfNeeded() }",
      "UIView.animate(withDuration: 1) { ↓NSLayoutConstraint.activate(self.tall) }",
      "UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 }\nlabel.setNeedsLayout()\nlet side = Side()",
      "run {\n UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 }\n}\nupdate()",
      "UIView.animate(withDuration: 1) { ↓label.snp.updateConstraints { $0.top.equalTo(x).offset(8) } }",
      "UIView.animate(withDuration: 1) {\n ↓label.snp.remakeConstraints { make in make.top.equalToSuperview() }\n self.setNeedsLayout()\n}",
      "UIView.transition(with: label, duration: 1, animations: { ↓self.topConstraint.constant = 8 })",
      "let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { ↓self.topConstraint.constant = 8 }",
      "animator.addAnimations { ↓self.topConstraint.constant = 8 }",
      "topConstraint.constant = 8\nUIView.animate(withDuration: 1) { ↓self.view.setNeedsLayout() }",
      "UIView.animate(withDuration: 1) { ↓self.setNeedsUpdateConstraints() }",
      "UIView.animate(withDuration: 1) {\n views.forEach { ↓$0.widthConstraint?.constant = 8 }\n label.transform = CGAffineTransform(scaleX: 2, y: 2)\n}",
    ])
  func reported(body: String) { expect(body) }

  @Test(
    "a layout, and any function that may lay out, keeps it silent",
    arguments: [
      "UIView.animate(withDuration: 1) {\n self.topConstraint.constant = 8\n self.layoutIfNeeded()\n}",
      "UIView.animate(withDuration: 1) {\n self.topConstraint.constant = 8\n self.superview?.layoutIfNeeded()\n}",
      "UIView.animate(withDuration: 1) {\n self.topConstraint.constant = 8\n self.update()\n}",
      "UIView.animate(withDuration: 1) {\n self.topConstraint.constant = 8\n self.isOpen = true\n}",
      "UIView.animate(withDuration: 1) {\n self.topConstraint.constant = 8\n self.table.endUpdates()\n}",
      "UIView.animate(withDuration: 1) { self.topConstraint.constant = 8 }\nupdate()",
      "if isOpen {\n UIView.animate(withDuration: 1) { self.topConstraint.constant = 8 }\n}\nlock.expandIfNeeded()",
      "UIView.animate(withDuration: 1) { self.topConstraint.constant = 8 }\nUIView.animate(withDuration: 1) { self.layoutIfNeeded() }",
      "topConstraint.constant = 8\nUIView.animate(withDuration: 1) { self.layoutIfNeeded() }",
      "UIView.animate(withDuration: 1) { self.alpha = 1 } completion: { _ in self.topConstraint.constant = 8 }",
      "UIView.animate(withDuration: 1, animations: { self.alpha = 1 }) { _ in self.topConstraint.constant = 8 }",
      "UIView.animate(withDuration: 1) { self.style.constant = 8 }",
      "UIView.animate(withDuration: 1) { self.player.isActive = true }",
      "coordinator.animate(alongsideTransition: { _ in self.topConstraint.constant = 8 })",
      "UIView.animate(withDuration: 1) {\n self.setNeedsLayout()\n self.layoutIfNeeded()\n}",
      "UIView.animate(withDuration: 1) {\n self.setNeedsLayout()\n self.update()\n}",
      "UIView.performWithoutAnimation { self.topConstraint.constant = 8 }",
      "UIView.animate(withDuration: 1) {\n self.topConstraint.constant = 8\n self.label.isHidden = true\n}",
    ])
  func silent(body: String) { expect(body) }

  @Test("what a handler of the keyboard changes is animated with it")
  func keyboard() {
    expect(
      "UIView.animate(withDuration: 1) { self.topConstraint.constant = 8 }",
      function: "keyboardWillShow(_ note: Notification)")
  }
}
