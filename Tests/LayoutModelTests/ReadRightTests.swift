import Testing

/// Code that is easy to misread; each entry of the list in the definition of the rules is a test.
@Suite("Code that is easy to misread")
struct ReadRightTests {
  @Test(
    "code that ends in the middle of a trailing closure is read",
    arguments: [
      "a.snp.makeConstraints { make in make.top.equalTo(b) {",
      "a.topAnchor.constraint(equalTo: b.topAnchor) {",
      "NSLayoutConstraint(item: a, attribute: .top) {", "a.pin.top(8) {", "a.flex.define {",
      """
      import Stevia
      a.top(8).style {
      """,
      """
      import Stevia
      layout {
      """, "view.addSubview(a) {",
    ])
  func cutOff(_ code: String) {
    let reading = Reading(code)
    #expect(reading.file.code.calls.allSatisfy { $0.last.next != nil })
    #expect(!reading.file.code.calls.isEmpty)
  }
}
