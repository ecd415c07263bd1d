import Testing

@testable import Rules

@Suite("early_deactivation")
struct EarlyDeactivationTests {
  private let expect = Expectation(
    EarlyDeactivation(),
    in: """
      func setUp() {
      …
      }
      """)

  @Test(
    "a constraint that the closure makes and turns off is reported",
    arguments: [
      "a.snp.makeConstraints { make in\n self.top = make.top.equalTo(b).constraint\n ↓self.top?.deactivate()\n}",
      "a.snp.makeConstraints { make in\n self.top = make.top.equalTo(b).constraint\n ↓top!.deactivate()\n}",
      "a.snp.remakeConstraints {\n top = $0.top.equalTo(b).offset(8).priority(750).constraint\n ↓top?.isActive = false\n}",
      "a.snp.makeConstraints { make in\n ↓make.top.equalTo(b).constraint.deactivate()\n}",
      "a.snp.makeConstraints { make in\n style.top = make.top.equalTo(b).constraint\n ↓style.top?.deactivate()\n}",
    ])
  func reported(body: String) { expect(body) }

  @Test("what was made elsewhere, or is turned off later, is silent")
  func silent() {
    expect(
      "a.snp.makeConstraints { make in\n top = make.top.equalTo(b).constraint\n ↓top.deactivate()\n}",
      silentWith: [
        "top.deactivate": "other.top?.deactivate",
        ".deactivate()": "?.activate()\n top?.isActive = true",
        "top.deactivate()": "later { top?.deactivate() }",
        "a.snp.makeConstraints": "all = a.snp.prepareConstraints",
      ])
    for code in [
      "a.snp.makeConstraints { make in\n top = make.top.equalTo(b).constraint\n}\ntop?.deactivate()",
      "a.snp.makeConstraints { make in\n top?.deactivate()\n make.top.equalTo(b)\n}",
      "a.snp.makeConstraints { make in\n constraint.deactivate()\n make.top.equalTo(b)\n}",
      "a.snp.makeConstraints { make in\n self.constraint.isActive = false\n make.top.equalTo(b)\n}",
      "a.snp.makeConstraints { make in\n top?.deactivate()\n top = make.top.equalTo(b).constraint\n}",
      "top = a.topAnchor.constraint(equalTo: b.topAnchor)\ntop.isActive = false",
    ] { expect(code) }
  }

  @Test("a list that was just made is not active")
  func newLists() {
    let made = "let all = [a.topAnchor.constraint(equalTo: b.topAnchor)]\n"
    let turned = "↓NSLayoutConstraint.deactivate(all)\nNSLayoutConstraint.activate(all)"
    expect(
      made + turned,
      silentWith: [
        "NSLayoutConstraint.deactivate": "use(all)\nNSLayoutConstraint.deactivate",
        "NSLayoutConstraint.deactivate(all)":
          "NSLayoutConstraint.activate(all)\nNSLayoutConstraint.deactivate(all)",
        "deactivate(all)": "deactivate(self.all)", "let all": "let others",
        "[a.": "kept ?? [a.",
      ])
    expect(
      "var all: [NSLayoutConstraint] = []\nall += [a.topAnchor.constraint(equalTo: b.topAnchor)]\n"
        + turned)
  }
}
