import SwiftSource
import Testing

/// Code that is never freed: handles do not keep it alive.
private struct Sample {
  let source: SourceFile
  let code = Code()

  init(_ text: String) {
    source = SourceFile(Array(text.utf8))
    code.read(source)
    _ = Unmanaged.passRetained(source)
    _ = Unmanaged.passRetained(code)
  }

  func lexeme(_ text: String) throws -> Lexeme {
    try #require(code.tokens.first { $0.text == text })
  }
}

@Suite("Handles")
struct HandleTests {
  @Test("a token is compared and taken apart without a string")
  func text() throws {
    let sample = Sample("let setupViewé = title")
    let name = try sample.lexeme("setupViewé")
    #expect(name == "setupViewé")
    #expect(name != "setupView")
    #expect(name.hasPrefix("setupV"))
    #expect(!name.hasPrefix("setupViewéé"))
    #expect(name.hasSuffix("é"))
    #expect(name.hasWordPrefix("setup"))
    #expect(!name.hasWordPrefix("set"))
    #expect(name.hasWordPrefix("setupViewé"))
    let title = try sample.lexeme("title")
    #expect(!name.hasSameText(as: title))
    #expect(name.bytes == 4..<15)
  }

  @Test("a token knows its neighbours, and the ends of the file")
  func neighbours() throws {
    let sample = Sample("a(b)")
    let open = try sample.lexeme("(")
    #expect(open.previous?.text == "a")
    #expect(open.next?.text == "b")
    #expect(open.partner?.text == ")")
    #expect(open.partner?.partner == open)
    #expect(try sample.lexeme("a").previous == nil)
    #expect(try sample.lexeme("a").partner == nil)
    #expect(sample.code.tokens.last?.kind == .endOfFile)
    #expect(sample.code.tokens.last?.next == nil)
  }

  @Test("a member knows its base")
  func owner() throws {
    let sample = Sample("a.b?.c!.d; self.e; .f")
    #expect(try sample.lexeme("b").owner?.text == "a")
    #expect(try sample.lexeme("c").owner?.text == "b")
    #expect(try sample.lexeme("d").owner?.text == "c")
    #expect(try sample.lexeme("a").owner == nil)
    #expect(try sample.lexeme("a").isFreeName)
    #expect(try sample.lexeme("e").isFreeName)
    #expect(try !sample.lexeme("b").isFreeName)
  }

  @Test("tokens have a text, and are walked through without those in brackets")
  func tokens() throws {
    let sample = Sample("f(a, /* why */ b).g[1] { c }")
    let statement = try #require(sample.code.statements.first)
    #expect(statement.tokens.text == "f(a, /* why */ b).g[1] { c }")
    #expect(statement.tokens.outermost.map(\.text) == ["f", "(", ".", "g", "[", "{"])
    #expect(statement.tokens.hasCommentBetween)
    #expect(!statement.tokens.prefix(3).hasCommentBetween)
    #expect(statement.tokens[2..<2].bytes == 2..<2)
  }

  @Test("a statement has its parts, or nil without them")
  func statements() throws {
    let sample = Sample(
      """
      label.text = title
      self.setup()
      setup(1)
      let x = 1
      """)
    let statements = Array(sample.code.file.statements)
    #expect(statements.map(\.kind) == [.assignment, .expression, .expression, .property])
    #expect(statements[0].target?.text == "label.text")
    #expect(statements[0].assignedValue?.text == "title")
    #expect(statements[1].target == nil)
    #expect(statements[1].calledName?.text == "setup")
    #expect(statements[2].calledName == nil)
    #expect(statements[3].declaration?.name?.text == "x")
    #expect(statements[3].next == nil)
    #expect(statements[0].next == statements[1])
    #expect(try sample.lexeme("title").statement == statements[0])
  }

  @Test("a declaration has its parts, or nil without them")
  func declarations() throws {
    let sample = Sample(
      """
      private final class Cell: UIView, Themed {
        static let margin: CGFloat = 8
        init(frame: CGRect) {}
      }
      """)
    let declarations = Array(sample.code.declarations)
    let type = try #require(declarations.first)
    #expect(type.name?.text == "Cell")
    #expect(type.type.text == "UIView, Themed")
    #expect(type.isPrivate && !type.isStatic)
    #expect(type.value == nil)
    #expect(type.body?.declaration == type)
    let margin = try #require(declarations.first { $0.name?.text == "margin" })
    #expect(margin.isStatic)
    #expect(margin.value?.text == "8")
    #expect(margin.block.declaration == type)
    #expect(margin.body == nil)
    let initializer = try #require(declarations.first { $0.kind == .initializer })
    #expect(initializer.name == nil)
    #expect(initializer.parameters?.first?.label?.text == "frame")
    #expect(initializer.statement.declaration == initializer)
  }

  @Test("a call has a receiver, arguments by their labels, and a closure")
  func calls() throws {
    let sample = Sample("a.b(x).c(1, with: [2, 3]) { $0 }; d { }; e()")
    let call = try #require(try sample.lexeme("c").call)
    #expect(call.receiver?.text == "a.b(x)")
    #expect(call.chainStart.text == "a")
    #expect(call.tokens.text == "a.b(x).c(1, with: [2, 3]) { $0 }")
    #expect(call.arguments?["with"]?.text == "[2, 3]")
    #expect(call.arguments?["without"] == nil)
    #expect(call.arguments?.map { $0.value.text } == ["1", "[2, 3]"])
    let list = try #require(call.arguments?["with"]?.first)
    #expect(list.elements.map { $0.value.text } == ["2", "3"])
    #expect(call.trailingClosure?.body.statements.map { $0.tokens.text } == ["$0"])
    #expect(call.trailingClosure?.call == call)
    let trailing = try #require(try sample.lexeme("d").call)
    #expect(trailing.arguments == nil)
    #expect(trailing.receiver == nil)
    #expect(try sample.lexeme("e").call?.trailingClosure == nil)
    #expect(try sample.lexeme("x").call == nil)
  }

  @Test("a block knows its owner and its surroundings")
  func blocks() throws {
    let sample = Sample(
      """
      class A {
        func f() {
          if x { views.forEach { add($0) } }
        }
      }
      """)
    let statement = try #require(try sample.lexeme("add").statement)
    let kinds = statement.block.ancestors.map(\.kind)
    #expect(kinds == [.closure, .branch, .functionBody, .typeBody, .file])
    #expect(statement.block.closure?.call?.name?.text == "forEach")
    #expect(statement.block.declaration == nil)
    #expect(statement.block.function?.name?.text == "f")
    #expect(statement.block.function?.block.function == nil)
    #expect(statement.block.owner?.kind == .expression)
    #expect(sample.code.file.parent == nil)
    #expect(sample.code.file.statementsOnAllLevels.count == 5)
    #expect(sample.code.file.count == 1)
    #expect(statement.block.tokens.text == "add($0)")
  }

  @Test("a call knows its chain, its closure and the lists that it is in")
  func chain() throws {
    let sample = Sample("x = [(a.b(1)?.c { $0 }.d), e[f()]]")
    let call = try #require(try sample.lexeme("b").call)
    #expect(call.chain.map(\.head.text) == ["b", "c"])
    #expect(call.next?.closure?.body.tokens.text == "$0")
    #expect(call.closure == nil)
    let group = try #require(call.list)
    #expect(group.isGrouping)
    #expect(group.outer?.open.kind == .leftBracket)
    #expect(group.outer?.outer == nil)
    let inner = try #require(try sample.lexeme("f").call?.list)
    #expect(!inner.beginsExpression)
    #expect(inner.chainStart == "e")
    #expect(group.statement.list(with: call.head) == group)
    #expect(group.open.indexAfterBrackets == group.elements.close.index + 1)
  }

  @Test("an element of a list is conditional between directives")
  func directives() throws {
    let sample = Sample("x = [\na,\n#if B\nc,\n#endif\nd]")
    let list = try #require(sample.code.lists.first)
    #expect(sample.code.directives.count == 2)
    #expect(!list.isConditional(try sample.lexeme("a")))
    #expect(list.isConditional(try sample.lexeme("c")))
    #expect(!list.isConditional(try sample.lexeme("d")))
  }

  @Test("very deeply nested code can be walked, from the inside out too")
  func depth() throws {
    let depth = 2_000
    let sample = Sample(
      String(repeating: "if a { ", count: depth) + "b" + String(repeating: "}", count: depth))
    let statement = try #require(try sample.lexeme("b").statement)
    #expect(statement.block.ancestors.count { _ in true } < depth)
    #expect(statement.block.function == nil)
  }

  @Test("an empty file has only its end")
  func empty() {
    let sample = Sample("")
    #expect(sample.code.tokens.count == 1)
    #expect(sample.code.file.firstStatement == nil)
    #expect(Array(sample.code.file.statements).isEmpty)
    #expect(sample.code.file.tokens.isEmpty)
    #expect(sample.code.calls.isEmpty)
  }
}
