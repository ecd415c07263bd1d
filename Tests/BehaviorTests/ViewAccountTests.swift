import Behavior
import LayoutModel
import SwiftSource
import Testing

@Suite("What a file does with a view")
struct ViewAccountTests {
  /// What makes `label` in a class with some members, and each use of it; nil where it may come from elsewhere.
  private func account(of members: String) -> (made: [String], uses: [String])? {
    let source = SourceFile(
      Array("class PlayerView: UIView {\n\(members)\n}\n".utf8),
      vocabulary: LayoutVocabulary.shared)
    let file = ViewFile(source: source)
    file.read()
    guard
      let index = file.subviews.indices.first(where: {
        file.subviews[$0].declaration.name == "label" && file.subviews[$0].isProperty
      }), let view = ViewAccount.of(index, in: file)
    else { return nil }
    let uses = view.uses.map { use in
      let member = use.member.map { ".\($0.text)" } ?? ""
      return "\(use.tokens.text)\(member) \(use.kind)"
    }
    return (view.makings.map { "\($0.className.text) \($0.initializer.text)" }, uses)
  }

  @Test(
    "a view is known whatever makes it",
    arguments: [
      "let label = UILabel()", "let label: UILabel = .init()",
      "lazy var label: UILabel = { UILabel() }()",
      "lazy var label = { let inner = UILabel(); inner.text = title; return inner }()",
      "let label = { $0.text = title; return $0 }(UILabel())",
      "let label = UILabel().then { $0.text = title }",
      "let label = UILabel().then { view in view.text = title }",
      "lazy var label: UILabel = makeLabel()\nfunc makeLabel() -> UILabel { let inner = UILabel(); return inner }",
      "let label: UILabel\ninit() { label = UILabel(); super.init(frame: .zero) }",
      "var label: UILabel?\nfunc show() { label = nil; label = UILabel() }",
    ])
  func made(members: String) throws {
    let made = try #require(account(of: members)).made
    #expect(made == [members.contains(".init()") ? "UILabel .init()" : "UILabel UILabel()"])
  }

  @Test(
    "a view that may come from elsewhere is not",
    arguments: [
      "let label: UILabel", "@IBOutlet var label: UILabel!", "static let label = UILabel()",
      "weak var label: UILabel?", "lazy var label = card.label",
      "lazy var label = { let inner = card.label; return inner }()",
      "var label = UILabel()\nfunc show() { label = card.label }",
      "lazy var label = { let inner = UILabel(); inner = card.label; return inner }()",
    ])
  func foreign(members: String) { #expect(account(of: members) == nil) }

  @Test(
    "its uses are known whatever it is called",
    arguments: [
      ("let label = UILabel()\nfunc set() { label.text = title }", ["label.text memberAssignment"]),
      (
        "lazy var label = { let inner = UILabel(); inner.text = title; return inner }()",
        ["inner.text memberAssignment"]
      ),
      ("let label = UILabel().then { $0.text = title }", ["$0.text memberAssignment"]),
      (
        "let label = { $0.layer.borderWidth = 1; return $0 }(UILabel())",
        ["$0.layer memberAssignment"]
      ),
      (
        "let label = UILabel()\nfunc set() { label.do { $0.sizeToFit() } }",
        ["$0.sizeToFit call"]
      ),
      (
        "let label = UILabel()\nfunc set() { [label].forEach { view in view.alpha = 1; view.tag = 1 } }",
        ["label element", "view.alpha memberAssignment", "view.tag memberAssignment"]
      ),
      ("let label = UILabel()\nfunc set() { [label].forEach(addSubview) }", ["label element"]),
    ])
  func uses(members: String, expected: [String]) throws {
    let uses = try #require(account(of: members)).uses
    #expect(uses == expected)
  }

  @Test("what makes the view comes first, and uses of other closures are not its own")
  func order() throws {
    let view = try #require(
      account(
        of: """
          let label = UILabel().then { $0.text = title }
          func set() {
            addSubview(label)
            label.do { $0.tag = 1; names.forEach { print($0) } }
          }
          """))
    #expect(
      view.uses == ["$0.text memberAssignment", "label argument", "$0.tag memberAssignment"])
  }
}
