import Testing

@testable import Rules

@Suite("remade_constraints")
struct RemadeConstraintsTests {
  private let expect = Expectation(
    RemadeConstraints(),
    in: """
      class DrawerView: UIView {
        private let panel = UIView()
        private let label = UILabel()

        func setup() {
          addSubview(panel)
          panel.snp.makeConstraints { make in
            make.leading.trailing.bottom.equalToSuperview()
            make.height.equalTo(92)
          }
        }

        …
      }
      """)

  @Test(
    "what is made again is reported",
    arguments: [
      "func enlarge() { «↓panel.snp.makeConstraints→panel.snp.updateConstraints» { $0.height.equalTo(8) } }",
      "@objc func enlarge() { if isOpen { ↓panel.snp.makeConstraints { make in make.height.equalTo(8) } } }",
      "func enlarge() { «panel.snp.removeConstraints(); »↓panel.snp.makeConstraints { $0.height.equalTo(8) } }",
      "func enlarge() { ↓panel.snp.makeConstraints { $0.height.equalTo(8)«.priority(.high)» } }",
      "func enlarge() { ↓panel.snp.makeConstraints { $0.height.«equalTo→greaterThanOrEqualTo»(8) } }",
      "func enlarge() { «↓panel.snp.makeConstraints { $0.height.equalTo(8) }→panel.snp.makeConstraints { $0.width.equalTo(8) }» }",
      "func enlarge() { ↓panel.snp.makeConstraints { $0.height.equalTo(8) } }«; func end() { panel.removeFromSuperview() }»",
      "func enlarge() { ↓panel.snp.makeConstraints { $0.height.equalTo(8) } }",
      "func enlarge() { label.snp.makeConstraints { $0.height.equalTo(8) } }",
      "func enlarge() { «label.removeFromSuperview(); »↓panel.snp.makeConstraints { $0.height.equalTo(8) } }",
    ])
  func again(_ code: String) { expect(code) }

  @Test("Cartography adds, unless a group is replaced")
  func groups() {
    RulesTests.expect(
      RemadeConstraints(),
      """
      class DrawerView: UIView {
        private let panel = UIView()
        init() {
          super.init(frame: .zero)
          addSubview(panel)
          constrain(panel) { panel in panel.top == panel.superview!.top; panel.height == 80 }
          constrain(panel, replace: group) { $0.width == 80 }
        }
        func grow(to height: CGFloat) { ↓constrain(panel) { panel in panel.height == height } }
        func shrink() { constrain(panel, replace: group) { panel in panel.height == 8 } }
      }
      """)
  }

  @Test(
    "a view that has no place after it is remade is reported",
    arguments: [
      "func grow() { ↓panel.snp.remakeConstraints { $0.width.equalTo(8)«; $0.leading.bottom.equalToSuperview()» } }",
      "func grow() { ↓panel.snp.remakeConstraints { make in make.height.equalTo(8); make.leading.equalToSuperview()«; make.centerY.equalToSuperview()» } }",
      "func grow() { ↓panel.snp.remakeConstraints { make in make.width.equalTo(8)«; place(make)» } }",
      "func grow() { ↓panel.snp.remakeConstraints { $0.width.equalTo(8) } }«; func tie() { label.snp.makeConstraints { $0.top.equalTo(panel) } }»",
    ])
  func remade(_ code: String) { expect(code) }
}
