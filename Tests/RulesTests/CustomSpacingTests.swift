import Testing

@testable import Rules

@Suite("custom_spacing")
struct CustomSpacingTests {
  private let expect = Expectation(
    CustomSpacing(),
    in:
      "class A: UIView { let a = UILabel(); let b = UILabel(); let inner = UIStackView(); let outer = UIStackView()\nfunc setup() { … } }"
  )

  @Test("a view that is in another stack only")
  func elsewhere() {
    expect(
      "inner.addArrangedSubview(a)«; outer.addArrangedSubview(a)»; outer.setCustomSpacing(8, after: ↓a)"
    )
    expect("addSubview(a); outer.setCustomSpacing(8, after: «↓a→inner»)")
    expect(
      "let row = UIStackView(arrangedSubviews: [a]); «outer→row».setCustomSpacing(8, after: ↓a)")
  }

  @Test("a view whose parents are not known is silent")
  func unknown() {
    expect("«addSubview→addArrangedSubview»(a); outer.setCustomSpacing(8, after: ↓a)")
    expect("«inner→card».addArrangedSubview(a); outer.setCustomSpacing(8, after: ↓a)")
    expect("outer.setCustomSpacing(8, after: a); outer.setCustomSpacing(8, after: views[0])")
    expect("inner.addArrangedSubview(a); outer.then { $0.setCustomSpacing(8, after: a) }")
  }
}
