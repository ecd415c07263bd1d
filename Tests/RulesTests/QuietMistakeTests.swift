import RuleKit
import Testing

@testable import Rules

/// Code that looks like a mistake, beside code that is one.
@Suite("Mistakes that are none")
struct QuietMistakeTests {

  @Test("a copy of the bounds, and a view that is inserted again, change nothing")
  func layoutPasses() {
    let expect = Expectation(
      LayoutInCallback(),
      in: "class A: UIView { let back = UIView(); override func layoutSubviews() { … } }")
    expect(
      "↓bounds.size.height -= 8; back.frame = bounds",
      silentWith: ["bounds.size": "var bounds = bounds; bounds.size"])
    expect("addSubview(↓back)", silentWith: ["addSubview(back)": "insertSubview(back, at: 0)"])
    let found = diagnostics(
      of: LayoutInCallback(),
      in:
        "class A: UIView { let back = UIView(); override func layoutSubviews() { addSubview(back) } }"
    )
    #expect(found.map(\.severity) == [.note])
  }

}

/// How loud mistakes are.
@Suite("Severities of mistakes")
struct MistakeSeverityTests {
  private func severities(_ rule: some Rule, _ code: String) -> [Severity] {
    diagnostics(of: rule, in: code).map(\.severity)
  }

  private func view(_ body: String, _ members: String = "") -> String {
    "class A: UIView { let a = UIView()\n\(members)\nfunc setup() { addSubview(a); a.translatesAutoresizingMaskIntoConstraints = false\n\(body) } }"
  }

  @Test("what is on no screen yet, and what shows nothing, is a note")
  func notes() {
    let priority =
      "let width = b.widthAnchor.constraint(equalToConstant: 8); width.isActive = true; width.priority = .defaultLow"
    #expect(severities(PriorityAfterActivation(), view("let b = UIView()\n" + priority)) == [.note])
    #expect(
      severities(
        PriorityAfterActivation(),
        "class A: UIView { let b = UIView()\n@objc func open() { \(priority) } }") == [.warning])
    let play = { (code: String) in
      "class A: UIView { private let play = UIButton()\nfunc setup() { addSubview(play); play.topAnchor.constraint(equalTo: topAnchor).isActive = true; like.addTarget(self, action: tap, for: .touchUpInside)\n\(code) } }"
    }
    #expect(severities(IdleControl(), play("")) == [.note])
    #expect(severities(IdleControl(), play("play.setTitle(title, for: .normal)")) == [.warning])
    let appear =
      "class A: UIViewController { override func viewWillDisappear(_ a: Bool) { super.viewWillAppear(a) } }"
    var rules = RuleSet()
    rules.add(MissingSuperCall())
    #expect(diagnostics(of: rules, in: appear).map(\.severity) == [.note])
  }
}
