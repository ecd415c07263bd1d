import Testing

@testable import Rules

@Suite("The root view of a controller with a generic superclass")
struct RootViewTests {
  private let expect = Expectation(SetupGrouping())

  @Test("it is the controller's own view, and not one that is set up")
  func setupGrouping() {
    let body = "func setup() { a.alpha = 0; bLabel.text = x; cLabel.text = x; rootView.alpha = 1 }"
    func code(_ type: String, _ mark: String) -> String {
      let body = body.replacing("func ", with: "func \(mark)")
      return "\(type) {\nlet a = UIView()\n\(body)\n}"
    }
    expect(code("class A: BaseController<PlayerView>", ""))
    expect(code("class A: BaseController", "↓"))
    expect(code("class A: BaseController<Player>", "↓"))
    expect(
      code("class A: BaseController<PlayerView> { let rootView = UIView() }\nextension A", "↓"))
    expect(
      "class A: BaseController<PlayerView> {}\nextension A {\nvar a: UIView { b }\n\(body)\n}")
  }

  @Test("it may be configured where it is constrained")
  func configInLayout() {
    func code(_ type: String, _ mark: String) -> String {
      """
      class A: \(type) {
        func setup() {
          rootView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          \(mark)rootView.backgroundColor = .red
        }
      }
      """
    }
    RulesTests.expect(ConfigInLayout(), code("BaseController<PlayerView>", ""))
    RulesTests.expect(ConfigInLayout(), code("BaseController", "↓"))
  }
}
