import LayoutModel
import RuleKit
import Testing

@testable import Rules

@Suite("A project's own layout functions")
struct LayoutHelperTests {
  private func found(_ rule: some Rule, _ code: String, helpers: Bool = true) -> [Int] {
    var rules = RuleSet()
    rules.add(rule, severity: .warning)
    if helpers {
      rules.helpers = LayoutHelpers([
        "pinned": .edges, "embed": .add, "fill": [.add, .edges], "anchor": .constrain,
        "setHeight": .constrain,
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

  @Test(
    "ambiguous_layout knows that a helper may constrain more than its name says, and what it pins")
  func ambiguity() {
    func code(_ chain: String) -> String {
      "func setup() { let box = UIView(); box.alpha = 1; addSubview(box)\nbox.\(chain) }"
    }
    #expect(found(AmbiguousLayout(), code("pinned(edges: .top)")) == [1])
    for chain in [
      "setHeight(44)", "setHeight(44).pinned()", "pinned(edges: .top).fillSuperview()", "pinned()",
      "pinned(edges: sides)",
    ] {
      #expect(found(AmbiguousLayout(), code(chain)) == [], "\(chain)")
    }
  }

  @Test("constant_sign reads no distance from what a helper is called with")
  func distances() {
    let code = "func setup() { view.addSubview(box); box.pinned(self); view.embed(box, inset) }"
    #expect(found(ConstantSign(), code) == [])
  }

  @Test("constrained_before_added knows that the view which a helper returns may be added")
  func handing() {
    func code(_ statement: String) -> String {
      "func setup() { let box = UIView()\n\(statement)\nbox.pinned() }"
    }
    #expect(found(ConstrainedBeforeAdded(), code("box.setHeight(8)")) == [3])
    #expect(found(ConstrainedBeforeAdded(), code("let row = Row([box.setHeight(8)])")) == [])
    #expect(found(ConstrainedBeforeAdded(), code("view.addSubview(box.setHeight(8))")) == [])
    #expect(found(ConstrainedBeforeAdded(), code("view.fill(box)")) == [])
  }

  @Test("constrained_before_added knows that a helper adds to a view that is declared elsewhere")
  func additionElsewhere() {
    func code(_ statement: String) -> String {
      """
      final class Header: UIView {
        private lazy var title: UILabel = { let label = UILabel(); return label }()
        private lazy var count: UILabel = {
          let label = UILabel()
          \(statement)
          label.leadingAnchor.constraint(equalTo: title.trailingAnchor).isActive = true
          return label
        }()
      }
      """
    }
    for call in ["contentView.fill(label)", "contentView.embed(label)"] {
      #expect(found(ConstrainedBeforeAdded(), code(call)) == [], "\(call)")
    }
  }

  @Test("a file that contains only a helper's name is checked")
  func filter() {
    let code =
      "struct S { lazy var box: UIView = { let box = UIView(); box.pinned(); return box }() }"
    #expect(found(LayoutInInitialization(), code) == [1])
  }
}
