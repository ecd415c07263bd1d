import LintEngine
import Testing

@testable import Rules

@Suite("early_deactivation")
struct EarlyDeactivationTests {
  private func expect(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let mismatch = mismatch(EarlyDeactivation(), "func setUp() {\n\(body)\n}")
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  @Test(
    "a constraint that the closure makes and turns off is reported",
    arguments: [
      "a.snp.makeConstraints { make in\n top = make.top.equalTo(b).constraint\n ↓top.deactivate()\n}",
      "a.snp.makeConstraints { make in\n self.top = make.top.equalTo(b).constraint\n ↓self.top?.deactivate()\n}",
      "a.snp.makeConstraints { make in\n self.top = make.top.equalTo(b).constraint\n ↓top!.deactivate()\n}",
      "a.snp.remakeConstraints {\n top = $0.top.equalTo(b).offset(8).priority(750).constraint\n ↓top?.isActive = false\n}",
      "a.snp.makeConstraints { make in\n ↓make.top.equalTo(b).constraint.deactivate()\n}",
      "a.snp.makeConstraints { make in\n style.top = make.top.equalTo(b).constraint\n ↓style.top?.deactivate()\n}",
    ])
  func reported(body: String) { expect(body) }

  @Test(
    "what was made elsewhere, or is turned off later, is silent",
    arguments: [
      "a.snp.makeConstraints { make in\n top = make.top.equalTo(b).constraint\n}\ntop?.deactivate()",
      "a.snp.makeConstraints { make in\n top?.deactivate()\n make.top.equalTo(b)\n}",
      "a.snp.makeConstraints { make in\n constraint.deactivate()\n make.top.equalTo(b)\n}",
      "a.snp.makeConstraints { make in\n self.constraint.isActive = false\n make.top.equalTo(b)\n}",
      "a.snp.makeConstraints { make in\n top?.deactivate()\n top = make.top.equalTo(b).constraint\n}",
      "a.snp.makeConstraints { make in\n top = make.top.equalTo(b).constraint\n other.top?.deactivate()\n}",
      "a.snp.makeConstraints { make in\n top = make.top.equalTo(b).constraint\n top?.activate()\n top?.isActive = true\n}",
      "a.snp.makeConstraints { make in\n top = make.top.equalTo(b).constraint\n later { top?.deactivate() }\n}",
      "top = a.topAnchor.constraint(equalTo: b.topAnchor)\ntop.isActive = false",
      "all = a.snp.prepareConstraints { make in\n top = make.top.equalTo(b).constraint\n top.deactivate()\n}",
    ])
  func silent(body: String) { expect(body) }
}
