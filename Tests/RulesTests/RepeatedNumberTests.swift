import Testing

@testable import Rules

@Suite("repeated_number")
struct RepeatedNumberTests {
  private let expect = Expectation(
    RepeatedNumber(),
    in:
      "class A: UIView { func setup() { a.topAnchor.constraint(equalTo: topAnchor, constant: …).isActive = true; a.snp.makeConstraints { … } } }"
  )

  @Test("the same number in two places, whatever its sign and its fraction")
  func repeated() {
    expect("↓16", "$0.top.equalToSuperview().offset(«16→inset»)")
    expect("-↓16", "$0.top.equalToSuperview().offset(«16.0→16.5»)")
    expect("↓8", "$0.edges.equalToSuperview().inset(«8→4»)")
  }

  @Test("0 and 1, multipliers and other types are silent")
  func silent() {
    expect("0", "$0.top.equalToSuperview().offset(0)")
    expect("1", "$0.height.equalTo(1)")
    expect("2", "$0.height.equalToSuperview().multipliedBy(2)")
  }

  @Test("frames without constraints are silent")
  func frames() {
    let code =
      "class A: UIView { func first() { box.frame.origin.x = 8 }; func second() { box.frame.origin.x = 8 } }"
    #expect(diagnostics(of: RepeatedNumber(), in: code).isEmpty)
  }

  @Test("the number of places is an option")
  func places() {
    var options = RepeatedNumber.Options()
    options.minCount = 3
    let code =
      "class A: UIView { func setup() { a.snp.makeConstraints { $0.top.equalTo(b).offset(8); $0.left.equalTo(b).offset(8) } } }"
    #expect(diagnostics(of: RepeatedNumber(options: options), in: code).isEmpty)
    #expect(diagnostics(of: RepeatedNumber(), in: code).count == 1)
  }
}
