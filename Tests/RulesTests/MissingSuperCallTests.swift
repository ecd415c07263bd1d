import Testing

@testable import Rules

@Suite("missing_super_call")
struct MissingSuperCallTests {
  private static let setup = """
    init() {
      addSubview(cover)
      cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    """

  @Test(
    "a call of another lifecycle function of the superclass is reported, once, as a warning",
    arguments: [
      "class A: UIViewController { override func viewWillDisappear(_ animated: Bool) { super.↓viewWillAppear(animated) } }",
      "class A: UIViewController { override func viewDidLayoutSubviews() { stop(); super.↓viewWillLayoutSubviews() } }",
      "class A: UIView { \(setup)\noverride func layoutSubviews() { super.↓updateConstraints() } }",
      "class A: UIView { override func updateConstraints() { super.↓layoutSubviews(); super.prepareForReuse() } }",
    ])
  func wrong(_ code: String) {
    expect(MissingSuperCall(), code)
    let found = diagnostics(of: MissingSuperCall(), in: code.replacing("↓", with: ""))
    #expect(found.map(\.severity) == [.warning])
  }

}
