import LintEngine
import Testing

@testable import Rules

@Suite("What is no setup function")
struct SetupFunctionTests {
  private func expect(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    RulesTests.expect(SetupGrouping(), marked, sourceLocation: sourceLocation)
  }

  private let four = """
        aLabel.text = ""
        bButton.setTitle("", for: .normal)
        self.cView?.isHidden = true
        dLabel!.font = .bold
    """

  private let texts = """
        aLabel.text = a
        bButton.setTitle("", for: .normal)
        self.cField?.placeholder = c
        dLabel!.attributedText = d
    """

  @Test(
    "functions that only hand something in are silent",
    arguments: [
      "setupLocalization", "setupTranslations", "setUpTexts", "setup", "setupViews", "localize",
    ])
  func texts(_ name: String) {
    expect("class A: UIView { init() { \(name)() }\nfunc \(name)() {\n\(texts)\n} }")
    expect("class A: UIView { init() { \(name)() }\nfunc ↓\(name)() {\n\(four)\n} }")
  }

  @Test(
    "handlers, bindings and animations set data and state",
    arguments: [
      "setupHandlers", "configureActions", "setupBindings", "addObservers", "setupAnimations",
      "animateIn", "observePlayer",
    ])
  func handlers(_ name: String) {
    let state = "aLabel.text = a; bView.alpha = 0; cSwitch.isOn = true; dView.isHidden = false"
    func code(_ mark: String, _ more: String) -> String {
      "class A: UIView { init() { \(name)() }\nfunc \(mark)\(name)() { \(state); \(more) } }"
    }
    expect(code("", ""))
    expect(code("↓", "aLabel.font = font"))
    expect(code("↓", "addSubview(aLabel)"))
    expect(code("↓", "aLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true"))
  }

  @Test("a function that sets texts and calls others is still a setup function")
  func textsAndCalls() {
    expect(
      """
      class A: UIView {
        init() { fill() }
        func fill() {
          aLabel.text = a
          finish()
        }
        func ↓finish() {
      \(four)
        }
      }
      """)
  }

  @Test(
    "a plain class that is no view has no setup functions",
    arguments: [
      "class A", "class A: NSObject", "class A: NSObject, UITableViewDelegate", "struct A",
      "class A: PanelDelegate", "protocol P {}\nclass A: P", "enum A",
    ])
  func noViews(_ type: String) {
    let body = "func setup() {\nhost.addSubview(aLabel)\n\(four)\n}"
    expect("\(type) { \(body) }")
    expect("\(type) {}\nextension A { \(body) }")
  }

  @Test(
    "a class that may be a view has some",
    arguments: ["class A: Base", "class A: UIView", "class A: BaseController<B>", "extension A"])
  func views(_ type: String) {
    expect("\(type) { func ↓setup() {\naddSubview(aLabel)\n\(four)\n} }")
  }
}
