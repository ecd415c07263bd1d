import Testing

@testable import Rules

@Suite("unanimated_constraints")
struct UnanimatedConstraintsTests {
  private let expect = Expectation(
    UnanimatedConstraints(),
    in: """
      class PlayerView: UIView {
        private var bottom: NSLayoutConstraint!
        private let bar = UIStackView()

        func show() {
          …
        }
      }
      """)

  @Test(
    "a change of a constraint that the closure does not lay out is reported",
    arguments: [
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
      "UIView.animate(withDuration: 1) { ↓self.setNeedsUpdateConstraints() }",
      "UIView.animate(withDuration: 1) {\n views.forEach { ↓$0.widthConstraint?.constant = 8 }\n label.transform = CGAffineTransform(scaleX: 2, y: 2)\n}",
    ])
  func reported(body: String) { expect(body) }

  @Test("a layout, and any function that may lay out, keeps it silent")
  func silent() {
    expect(
      "UIView.animate(withDuration: 1) {\n ↓self.topConstraint.constant = 8\n self.table\n}",
      silentWith: [
        "table": "layoutIfNeeded()", "table": "superview?.layoutIfNeeded()", "table": "update()",
        "table": "isOpen = true", "table": "table.endUpdates()", "table": "label.isHidden = true",
      ])
    expect(
      "UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 }",
      silentWith: [
        "": "\nupdate()", "": "\nUIView.animate(withDuration: 1) { self.layoutIfNeeded() }",
        "topConstraint": "style", "topConstraint.constant = 8": "player.isActive = true",
        "animate(withDuration: 1)": "performWithoutAnimation",
      ])
    for code in [
      "if isOpen {\n UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 }\n}\nlock«.expandIfNeeded()»",
      "topConstraint.constant = 8\nUIView.animate(withDuration: 1) { ↓self.«view.setNeedsLayout→layoutIfNeeded»() }",
      "UIView.animate(withDuration: 1) { self.alpha = 1 } completion: { _ in self.topConstraint.constant = 8 }",
      "UIView.animate(withDuration: 1, animations: { self.alpha = 1 }) { _ in self.topConstraint.constant = 8 }",
      "coordinator.animate(alongsideTransition: { _ in self.topConstraint.constant = 8 })",
      "UIView.animate(withDuration: 1) {\n ↓self.setNeedsLayout«()\n self.layoutIfNeeded»()\n}",
      "UIView.animate(withDuration: 1) {\n ↓self.setNeedsLayout«()\n self.update»()\n}",
    ] { expect(code) }
  }

  @Test("what a handler of the keyboard changes is animated with it")
  func keyboard() {
    expect(
      "UIView.animate(withDuration: 1) { self.topConstraint.constant = 8 }",
      around: ["show()": "keyboardWillShow(_ note: Notification)"])
  }

  @Test(
    "a layout inside of the view that moves is reported",
    arguments: [
      "card.snp.updateConstraints { $0.top.equalToSuperview() }; UIView.animate(withDuration: 1) { ↓self.card.layoutIfNeeded()«; self.layoutIfNeeded()» }",
      "card.easy.layout(Top(8)); UIView.animate(withDuration: 1) { «↓self.card.layoutIfNeeded()→self.layoutIfNeeded()» }",
      "top.constant = 8; UIView.animate(withDuration: 1) { ↓self.card.layoutIfNeeded() }",
      "top.constant = 8«; label.snp.updateConstraints { $0.top.equalToSuperview() }»; UIView.animate(withDuration: 1) { ↓self.card.layoutIfNeeded() }",
      "«»top.isActive = false; UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { ↓self.card.layoutIfNeeded() }.startAnimation()",
      "other.constant = 8; UIView.animate(withDuration: 1) { self.card.layoutIfNeeded() }",
      "UIView.animate(withDuration: 1) { self.card.layoutIfNeeded() }",
    ].map { $0.replacing("«»", with: "") })
  func layoutInside(_ body: String) {
    Expectation(
      UnanimatedConstraints(),
      in: """
        import EasyPeasy
        import SnapKit
        class PlayerView: UIView {
          private let card = UIView()
          private let label = UILabel()
          private lazy var top = card.topAnchor.constraint(equalTo: topAnchor)
          func setup() { addSubview(card); card.addSubview(label) }
          func move() { … }
        }
        """)(body)
  }
}
