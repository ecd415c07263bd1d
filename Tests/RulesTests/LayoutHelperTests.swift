import LayoutModel
import LintEngine
import Testing

@testable import Rules

@Suite("A project's own layout functions")
struct LayoutHelperTests {
  private func found(_ rule: some Rule, _ code: String, helpers: Bool = true) -> [Int] {
    var rules = RuleSet()
    rules.add(rule, severity: .warning)
    if helpers {
      rules.helpers = LayoutHelpers([
        "pinned": .edges, "embed": .add, "anchor": .constrain, "setHeight": .constrain,
      ])
    }
    return diagnostics(of: rules, in: code).map(\.start.line)
  }

  @Test("config_in_layout knows that a helper adds or constrains")
  func configuration() {
    for call in ["container.embed(title)", "title.pinned()", "title.setHeight(44)"] {
      let code = """
        final class Player: UIView {
          func setupTitle() {
            title.font = .body
            \(call)
            title.textColor = .red
          }
        }
        """
      #expect(found(ConfigInLayout(), code) == [5], "\(call)")
      #expect(found(ConfigInLayout(), code, helpers: false) == [])
    }
  }

  @Test("constraint_order ranks the constraints of helpers")
  func order() {
    let code = """
      func setup() {
        title.anchor(bottom: view.bottomAnchor)
        title.anchor(top: view.topAnchor)
      }
      """
    #expect(found(ConstraintOrder(), code) == [3])
    #expect(found(ConstraintOrder(), code, helpers: false) == [])
  }

  @Test("negative_constant reads the arguments of helpers")
  func negatives() {
    let code = "func setup() { title.anchor(top: view.topAnchor, padding: -inset) }"
    #expect(found(NegativeConstant(), code) == [1])
    #expect(found(NegativeConstant(), code, helpers: false) == [])
  }

  @Test("a file that contains only a helper's name is checked")
  func filter() {
    let code =
      "struct S { lazy var box: UIView = { let box = UIView(); box.pinned(); return box }() }"
    #expect(found(LayoutInInitialization(), code) == [1])
  }
}
