import LayoutModel
import Semantics
import Testing

@Suite("The uses of views")
struct ViewUseTests {
  @Test("in another type the name belongs to that type, or may be inherited")
  func otherTypes() {
    let code = """
      class A: UIView { let label = UILabel() }
      class B: UIView { let label = ""; func f() { x(label) } }
      """
    let file = ViewFile(code: code)
    #expect(!isNamedElsewhere(code) && file.model.uses(of: 0).isEmpty)
    #expect(isNamedElsewhere(code.replacing("let label = \"\"; ", with: "")))
    #expect(
      isNamedElsewhere("class A: UIView { let label = UILabel() }\nfunc f() { x(label) }"))
  }

  private func isNamedElsewhere(_ code: String) -> Bool {
    let file = ViewFile(code: code)
    return withExtendedLifetime(file) { file.view(0).isNamedElsewhere }
  }

  @Test("views of one name in branches of `#if` are not distinguished")
  func conditions() {
    let file = ViewFile(
      code:
        """
        class A: UIView {
          #if DEBUG
          let label = UILabel()
          #else
          let label = UIButton()
          #endif
          func f() { label.text = x }
        }
        """
    )
    #expect(file.subviews.count == 2)
    #expect(file.view(0).isNamedElsewhere && file.view(1).isNamedElsewhere)
  }

  @Test("a view that may be new each time is no lasting one")
  func lastingViews() {
    let file = ViewFile(
      code:
        """
        class A: UIView {
          let stored = UIView()
          lazy var made: UIView = { UIView() }()
          var watched: UIView? { didSet { x() } }
          var computed: UIView { UIView() }
          var both: UIView { get { x } set { y = newValue } }
          func f(_ parameter: UIView) {
            addSubview(stored); addSubview(self.stored); addSubview(made); addSubview(watched!)
            addSubview(parameter); addSubview(parameter.view); addSubview(computed); addSubview(both)
            addSubview(inherited); addSubview(stored.badge); addSubview(rows[0]); addSubview(UIView())
          }
        }
        """)
    let known = file.actions.filter { $0.role == .addition }
      .map { file.lastingView($0.item, in: $0.statement.block) }
    #expect(
      known.map { $0 != nil } == [
        true, true, true, true, true, true, false, false, false, false, false, false,
      ])
    #expect(known[0] == known[1] && Set(known.compactMap(\.self)).count == 5)
  }

  @Test(
    "a view added to several parents has no certain container; an extension shares its type's facts"
  )
  func severalContainers() {
    let file = ViewFile(
      code:
        """
        class A: UIView {
          func add() { addSubview(a); card.addSubview(a); addSubview(b) }
        }
        extension A {
          func make() {
            a.topAnchor.constraint(equalTo: topAnchor)
            b.topAnchor.constraint(equalTo: topAnchor)
          }
        }
        class C: UIView {
          func make() { b.topAnchor.constraint(equalTo: topAnchor) }
        }
        """
    )
    let found = file.constraints.filter(file.relatesToContainer)
    #expect(found.map { file.name($0.firstItem) } == ["b"])
  }

  @Test(
    "other names of a view mean it",
    arguments: [
      "let box = card; box", "guard let box = self.card else { return }; box",
      "card.do { $0 }", "card.then { box in box }", "constrain(label, card) { a, b in b }",
      "card.safeAreaLayoutGuide", "let guide = card.layoutMarginsGuide; guide",
      "title.superview!",
    ])
  func otherNames(_ code: String) throws {
    let file = ViewFile.playerView(
      "let card = UIView(); let title = UILabel()\nfunc set() { card.addSubview(title); \(code) }")
    let body = try file.function(named: "set").body
    let last = try #require(body.statementsOnAllLevels.last)
    let path =
      last.tokens.last?.kind == .rightBrace ? last.tokens.suffix(2).dropLast() : last.tokens
    let found = file.reference(file.names.item(path, in: last.block), in: last.block)
    #expect(withExtendedLifetime(file) { found.view?.text } == "card")
  }

  @Test("the variable of a loop means each view in the list")
  func loops() throws {
    let file = ViewFile.playerView(
      "let a = UIView(); let b = UIView()\nfunc set() { for box in [a, b] { box.alpha = 0 } }")
    let inner = try #require(file.code.statements.last { $0.kind == .assignment })
    let views = file.views(inner.tokens.prefix(1), in: inner.block)
    #expect(views.map(\.text) == ["a", "b"])
    #expect(file.view(inner.tokens.prefix(1), in: inner.block)?.subview == nil)
  }
}
