import LayoutModel
import SwiftSource
import Testing

@Suite("Looking up the code around a token")
struct LookupTests {
  private let reading = Reading(
    """
    class A: UIView {
      let label = UILabel()
      func setup() {
        label.then { view in
          view.tag = 1
        }
        self.place()
        effect.contentView.addSubview(label)
      }
    }
    top()
    """)

  private func token(_ text: String) throws -> Lexeme {
    try #require(reading.file.code.tokens.first { $0.spells(text) })
  }

  private func statement(_ text: String) throws -> Statement {
    try #require(token(text).statement)
  }

  @Test("UIKit's classes are known with what they inherit")
  func classes() throws {
    let names = ["UIButton", "UISearchTextField", "UITextView", "UILabel", "OwnButton"]
    let reading = Reading(names.map { "let view = \($0)()" }.joined(separator: "\n"))
    let classes = reading.file.code.calls.compactMap(\.name)
    func kinds(_ kind: LayoutWord) -> [Bool] { classes.map { $0.isKind(of: kind) } }
    #expect(kinds(.UIControl) == [true, true, false, false, false])
    #expect(kinds(.UITextField) == [false, true, false, false, false])
    #expect(kinds(.UIScrollView) == [false, false, true, false, false])
    #expect(kinds(.UIView) == [true, true, true, true, false])
  }

  @Test("the innermost statement around a token is found, also after a closure that ends in it")
  func statements() throws {
    #expect(try statement("tag").first == "view")
    #expect(try statement("label").first == "let")
    let code = reading.file.code
    #expect(code.closures[0].body.close.statement?.first.text == "label")
    #expect(code.tokens.last?.statement == nil)
  }

  @Test("the type and the kind of scope of a statement are found")
  func around() throws {
    let file = reading.file
    let inner = try statement("tag")
    #expect(file.scopes.isInFunction(inner))
    #expect(file.scopes.type(around: inner)?.declaration.name?.index == 1)
    let property = try statement("let")
    #expect(!file.scopes.isInFunction(property))
    #expect(file.scopes.type(around: try statement("top")) == nil)
  }

  @Test("the owner of a content view is found")
  func contentView() throws {
    let file = reading.file
    let addition = try #require(file.actions.first { $0.role == .addition })
    let parent = try #require(addition.parent)
    let owner = try #require(file.names.owner(ofContentView: parent, at: addition.statement))
    #expect(file.name(owner) == "effect")
    #expect(file.names.owner(ofContentView: addition.item, at: addition.statement) == nil)
  }
}
