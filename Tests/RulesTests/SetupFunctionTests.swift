import LayoutModel
import RuleKit
import Testing

@testable import Rules

@Suite("What is no setup function")
struct SetupFunctionTests {
  private let expect = Expectation(SetupGrouping())

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

@Suite("Names of setup functions")
struct NamedSetupFunctionTests {
  /// Whether an overriding function that nothing in its file calls is a setup function.
  private func isSetup(_ name: String, _ patterns: [String] = []) -> Bool {
    var rules = RuleSet()
    rules.setupNames = SetupNames(patterns)
    rules.add(SetupGrouping(), severity: .warning)
    let found = diagnostics(
      of: rules,
      in: """
        class PlayerView: BaseView {
          override func \(name)() {
            titleLabel.font = .bold
            hintLabel.font = .bold
            timeLabel.font = .bold
            iconView.image = .play
          }
        }
        """)
    return !found.isEmpty
  }

  @Test(
    "the usual names of a common setup set up views, also below a base class of the project",
    arguments: [
      "commonSetup", "commonInit", "initialSetup", "viewSetup", "sharedInit", "initUI",
      "customInit", "constructViews", "defineLayout", "arrangeSubviews", "commonSetupOfViews",
    ])
  func usual(_ name: String) { #expect(isSetup(name)) }

  @Test(
    "other words, and the beginnings of longer ones, do not",
    arguments: ["commonSetups", "assemble", "viewsetup", "show", "updateViews"])
  func others(_ name: String) { #expect(!isSetup(name)) }

  @Test("the configured names do, whatever the rules would guess from them")
  func configured() {
    #expect(isSetup("assembleViews", ["assemble*"]))
    #expect(isSetup("updateViews", ["render", "*Views"]))
    #expect(!isSetup("updateView", ["render", "*Views"]))
    #expect(!isSetup("reassemble", ["assemble*"]))
  }
}
