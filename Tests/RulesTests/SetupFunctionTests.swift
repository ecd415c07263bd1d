import LayoutModel
import RuleKit
import Testing

@testable import Rules

@Suite("What is no setup function")
struct SetupFunctionTests {
  private let expect = Expectation(SetupGrouping())

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
