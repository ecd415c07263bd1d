import Testing

@testable import Rules

@Suite("self_constraint")
struct SelfConstraintTests {
  @Test(
    "constraints from a view to itself are reported",
    arguments: [
      "↓a.topAnchor.constraint(equalTo: a.topAnchor)",
      "↓self.a!.topAnchor.constraint(greaterThanOrEqualTo: a.topAnchor, constant: 8)",
      "↓topAnchor.constraint(equalTo: self.topAnchor)",
      "↓a.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5)",
      "↓a.leadingAnchor.constraint(equalTo: a.trailingAnchor)",
      "↓a.bottomAnchor.constraint(equalTo: a.topAnchor, constant: -8)",
      "↓a.centerYAnchor.constraint(equalTo: a.topAnchor, constant: 0)",
      "↓a.safeAreaLayoutGuide.topAnchor.constraint(equalTo: a.topAnchor)",
      "↓bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)",
      "a.snp.makeConstraints { ↓$0.edges.equalTo(a) }",
      "a.snp.makeConstraints { ↓$0.bottom.equalTo(a.snp.top) }; updateConstraints()",
      "a.snp.makeConstraints { make in ↓make.height.equalTo(a.snp.height) }",
      "let c = ↓NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: a, attribute: .bottom, multiplier: 1, constant: 0)",
      "views.forEach { ↓$0.topAnchor.constraint(equalTo: $0.bottomAnchor) }",
    ])
  func found(_ code: String) {
    expect(
      SelfConstraint(),
      """
      func setUp() {
      \(code)
      }
      """)
  }

  @Test(
    "other constraints are silent",
    arguments: [
      "a.widthAnchor.constraint(equalTo: a.heightAnchor)",
      "a.snp.makeConstraints { $0.width.equalTo(a.snp.height) }",
      "a.topAnchor.constraint(equalTo: b.topAnchor)",
      "a.bottomAnchor.constraint(equalTo: a.topAnchor, constant: 44)",
      "a.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -height)",
      "a.bottomAnchor.constraint(greaterThanOrEqualTo: a.topAnchor)",
      "scroll.contentLayoutGuide.topAnchor.constraint(equalTo: scroll.topAnchor)",
      "scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)",
      "a.layoutMarginsGuide.topAnchor.constraint(equalTo: a.topAnchor)",
      "a.readableContentGuide.leadingAnchor.constraint(equalTo: a.leadingAnchor)",
      "view.keyboardLayoutGuide.topAnchor.constraint(equalTo: view.bottomAnchor)",
      "let view = UIView(); view.topAnchor.constraint(equalTo: self.view.topAnchor)",
      "make().topAnchor.constraint(equalTo: make().bottomAnchor)",
      "a[i].topAnchor.constraint(equalTo: a[i - 1].bottomAnchor)",
      "(wide ? a : b).topAnchor.constraint(equalTo: (wide ? b : a).topAnchor)",
      "a.bottomAnchor.constraint(equalToSystemSpacingBelow: a.topAnchor, multiplier: 1)",
      "a.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor)",
      "superview.snp.makeConstraints { $0.top.equalToSuperview() }",
      "a.snp.makeConstraints { $0.bottom.equalTo(a.snp.top) }; open { a.snp.updateConstraints { $0.bottom.equalTo(a.snp.top).offset(8) } }",
      "a.pin.top(to: a.edge.bottom)",
      "a.pin.top(to: a.edge.top).bottom(8)",
      "a.heightToWidth(of: a); a.autoMatch(.width, to: .height, of: a)",
    ])
  func silent(_ code: String) {
    expect(
      SelfConstraint(),
      """
      func setUp() {
      \(code)
      }
      """)
  }

  @Test("an anchor passed as a parameter is silent")
  func parameter() {
    let code =
      "extension UIView { func pin(topAnchor: A) { self.topAnchor.constraint(equalTo: topAnchor) } }"
    expect(SelfConstraint(), code)
  }

  @Test(
    "the message says what an attribute that is related to itself does",
    arguments: [
      ("equalTo: a.heightAnchor", "always holds and changes nothing"),
      ("equalTo: a.heightAnchor, constant: 0", "always holds and changes nothing"),
      (
        "equalTo: a.heightAnchor, constant: 1",
        "cannot hold, so that UIKit breaks a constraint and logs it"
      ),
      ("equalTo: a.heightAnchor, constant: gap", "does not position it and may be unsatisfiable"),
      ("equalTo: a.heightAnchor, multiplier: 2", "does not position it and may be unsatisfiable"),
      ("lessThanOrEqualTo: a.heightAnchor", "does not position it and may be unsatisfiable"),
    ])
  func effects(argument: String, effect: String) {
    let found = diagnostics(
      of: SelfConstraint(),
      in: "func f() { a.heightAnchor.constraint(\(argument)).isActive = true }")
    #expect(
      found.map(\.message) == ["the `height` of `a` is related to itself, which \(effect)"])
    let isRatio = argument.contains("multiplier")
    #expect(
      found.map(\.advice) == [
        isRatio ? "name the other attribute of the ratio" : "name the view that it should follow"
      ])
  }
}
