import LayoutModel
import Testing

@Suite("Looking up what encloses a place")
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

  private func token(_ text: String) throws -> Int {
    try #require(reading.file.tokens.indices.first { reading.file.text($0) == text })
  }

  private func statement(_ text: String) throws -> Int {
    try #require(reading.file.statement(around: try token(text)))
  }

  private func text(_ statement: Int) -> String {
    reading.file.text(reading.file.outline.statements[statement].first)
  }

  @Test("the innermost statement around a token is found, also after a closure that ends in it")
  func statements() throws {
    #expect(text(try statement("tag")) == "view")
    #expect(text(try statement("label")) == "let")
    let file = reading.file
    let closing = file.outline.closures[0].block
    let end = file.outline.blocks[closing].close
    #expect(try text(#require(file.statement(around: end))) == "label")
    #expect(file.statement(around: file.tokens.count - 1) == nil)
  }

  @Test("a statement's function, type and kind of scope are found")
  func around() throws {
    let file = reading.file
    let inner = try statement("tag")
    let function = try #require(file.functionDeclaration(around: inner))
    #expect(file.text(file.outline.declarations[function].name) == "setup")
    #expect(file.isInFunction(inner))
    #expect(
      file.type(around: inner).map { file.outline.declarations[$0.declaration.index].name } == 1)
    let property = try statement("let")
    #expect(file.functionDeclaration(around: property) == nil)
    #expect(!file.isInFunction(property))
    #expect(file.type(around: try statement("top")) == nil)
  }

  @Test("the owner of a content view is found")
  func contentView() throws {
    let file = reading.file
    let addition = try #require(file.actions.first { $0.role == .addition })
    let parent = try #require(addition.parent)
    let owner = try #require(file.owner(ofContentView: parent, at: addition.statement.index))
    #expect(file.name(owner) == "effect")
    #expect(file.owner(ofContentView: addition.item, at: addition.statement.index) == nil)
  }
}
