import LintEngine
import Testing

@testable import Rules

@Suite("Fixes of physical_edges")
struct PhysicalEdgesFixTests {
  private func found(_ code: String) -> [Diagnostic] { diagnostics(of: PhysicalEdges(), in: code) }
  private func fixed(_ code: String) -> String { fixing(code, of: PhysicalEdges()) }
  private func making(_ statements: String) -> String {
    """
    func a() { label.snp.makeConstraints { make in
    \(statements)
    } }
    """
  }

  @Test("the fix renames both sides of all constraints of the view in the block")
  func fix() {
    #expect(
      fixed(
        """
        activate([
        a.left.leftAnchor.constraint(equalTo: b.rightAnchor, constant: c.left), // left
        a.left.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor),
        ])
        """
      )
        == """
        activate([
        a.left.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: c.left), // left
        a.left.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
        """
    )
    #expect(
      fixed(
        making(
          """
          make.top.left.equalToSuperview().inset(insets.left)
          make.right.equalTo(b.snp.left)
          """)
      )
        == making(
          """
          make.top.leading.equalToSuperview().inset(insets.left)
          make.trailing.equalTo(b.snp.leading)
          """
        ))
    #expect(
      fixed(
        making(
          """
          make.left.right.equalTo(self).inset(8)
          make.left.equalTo(titleLabel)
          """))
        == making(
          """
          make.leading.trailing.equalTo(self).inset(8)
          make.leading.equalTo(titleLabel)
          """))
    #expect(found(making("make.left.equalToSuperview()")).first?.fix?.safety == .unsafe)
  }

  @Test(
    "no fix where the other side is not a physical edge or unknown",
    arguments: [
      "make.left.equalTo(b.snp.centerX)", "make.left.equalTo(b.snp.leading)",
      """
      make.left.equalToSuperview()
      make.right.equalTo(b.snp.centerX)
      """,
      "make.left.equalTo(leftEdge).offset(8)", "make.left.equalTo(c ?? b.snp.right)",
      "make.left.top.equalTo(b.snp.top)", "make.centerX.equalTo(b.snp.left)",
    ])
  func noFixInMaker(_ statements: String) {
    let found = found(making(statements))
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fix == nil })
  }

  @Test("no fix for an anchor in a variable")
  func noFixOfAnchors() {
    let found = found("a.leftAnchor.constraint(equalTo: edge).isActive = true")
    #expect(found.count == 1 && found[0].fix == nil)
  }

  @Test("a name that the file declares as something else is not a view")
  func declaredNames() {
    func code(_ declaration: String) -> String {
      """
      class A: UIView {
      \(declaration)
      func a() { b.snp.makeConstraints { $0.left.equalTo(row) } }
      }
      """
    }
    #expect(found(code("let row = UIView()")).compactMap(\.fix).count == 1)
    #expect(found(code("let row = table.row")).compactMap(\.fix).isEmpty)
    #expect(found(code("let rowView = b.snp.left")).compactMap(\.fix).isEmpty)
  }

  @Test(
    "the fix uses each library's own names on both sides",
    arguments: [
      (
        "PinLayout", "a.pin.top(8).left(10).right(insets.left)",
        "a.pin.top(8).start(10).end(insets.left)"
      ),
      (
        "PinLayout", "a.pin.marginLeft(4).left().width(left)",
        "a.pin.marginStart(4).start().width(left)"
      ),
      (
        "PinLayout", "a.pin.left(to: b.edge.right).vCenter()",
        "a.pin.start(to: b.edge.end).vCenter()"
      ),
      (
        "PinLayout", "a.pin.topLeft(to: b.anchor.bottomRight)",
        "a.pin.topStart(to: b.anchor.bottomEnd)"
      ),
      (
        "PinLayout", "a.pin.below(of: b, aligned: .left).right()",
        "a.pin.below(of: b, aligned: .start).end()"
      ),
      ("PinLayout", "a.pin.left(of: b, aligned: .top)", "a.pin.before(of: b, aligned: .top)"),
      (
        "PinLayout", "a.pin.right(of: [b, c]).left(to: d.edge.hCenter)",
        "a.pin.after(of: [b, c]).start(to: d.edge.hCenter)"
      ),
      ("PinLayout", "a.pin.hCenter().marginLeft(8)", "a.pin.hCenter().marginStart(8)"),
      ("PinLayout", "a.pin.all().justify(.right)", "a.pin.all().justify(.end)"),
      ("FlexLayout", "a.flex.left(8).paddingRight(4)", "a.flex.start(8).paddingEnd(4)"),
      (
        "EasyPeasy", "a.easy.layout(Left(8).to(b, .right), Top())",
        "a.easy.layout(Leading(8).to(b, .trailing), Top())"
      ),
      (
        "EasyPeasy", "a.easy.layout([Left(), RightMargin(>=8)])",
        "a.easy.layout([Leading(), TrailingMargin(>=8)])"
      ),
      ("EasyPeasy", "a <- Right().to(b).with(.high)", "a <- Trailing().to(b).with(.high)"),
      ("Stevia", "a.top(8).left(4)", "a.top(8).leading(4)"),
      ("Stevia", "a.Left == b.Right + 8", "a.Leading == b.Trailing + 8"),
      ("TinyConstraints", "a.leftToSuperview(offset: 8)", "a.leadingToSuperview(offset: 8)"),
      ("TinyConstraints", "a.rightToSuperview()", "a.trailingToSuperview()"),
      (
        "TinyConstraints", "a.leftToRight(of: b, offset: 8)",
        "a.leadingToTrailing(of: b, offset: 8)"
      ),
      (
        "TinyConstraints",
        """
        a.right(to: b, c.leftAnchor, offset: 8)
        a.leftToRight(of: b)
        """,
        """
        a.trailing(to: b, c.leadingAnchor, offset: 8)
        a.leadingToTrailing(of: b)
        """
      ),
      (
        "PureLayout", "a.autoPinEdge(toSuperviewEdge: .left)",
        "a.autoPinEdge(toSuperviewEdge: .leading)"
      ),
      (
        "PureLayout", "a.autoPinEdge(.left, to: .right, of: b)",
        "a.autoPinEdge(.leading, to: .trailing, of: b)"
      ),
      (
        "PureLayout", "a.autoConstrainAttribute(.marginLeft, to: .left, of: b)",
        "a.autoConstrainAttribute(.marginLeading, to: .leading, of: b)"
      ),
      (
        "Cartography", "constrain(a, b) { a, b in a.left == b.right + 8 }",
        "constrain(a, b) { a, b in a.leading == b.trailing + 8 }"
      ),
      (
        "Cartography", "constrain(a, b, c) { a, b, c in align(left: a, b, c) }",
        "constrain(a, b, c) { a, b, c in align(leading: a, b, c) }"
      ),
      (
        "Cartography", "constrain(a, b) { a, b in distribute(by: 8, leftToRight: a, b) }",
        "constrain(a, b) { a, b in distribute(by: 8, horizontally: a, b) }"
      ),
      ("Anchorage", "a.leftAnchor == b.rightAnchor + 4", "a.leadingAnchor == b.trailingAnchor + 4"),
    ])
  func libraries(_ library: String, _ line: String, _ expected: String) {
    func code(_ line: String) -> String {
      """
      import \(library)
      class V: UIView {
      func a() {
      \(line)
      }
      }
      """
    }
    #expect(found(code(line)).count == 1)
    #expect(found(code(line)).first?.fix?.safety == .unsafe)
    #expect(fixed(code(line)) == code(expected))
    #expect(found(code(expected)).map(\.message) == [])
  }

  @Test(
    "no fix where one side has no counterpart or may be any edge",
    arguments: [
      ("PinLayout", "a.pin.left(to: edge)"),
      ("PinLayout", "a.pin.below(of: b, aligned: side).left()"),
      ("PinLayout", "a.pin.left(to: b.start)"),
      ("EasyPeasy", "a.easy.layout(Left().to(b, edge))"),
      ("EasyPeasy", "a.easy.layout(Left().to(b, .centerX))"),
      ("EasyPeasy", "a.easy.layout(Left().to(b, .leading))"),
      ("TinyConstraints", "a.rightToSuperview(offset: -8)"),
      (
        "TinyConstraints",
        """
        a.left(to: b, edge)
        a.leftToRight(of: b)
        """
      ),
      ("PureLayout", "a.autoPinEdge(.left, to: edge, of: b)"),
      ("PureLayout", "a.autoConstrainAttribute(.left, to: .vertical, of: b)"),
    ])
  func noCounterpart(_ library: String, _ line: String) {
    let found = found(
      """
      import \(library)
      class V: UIView {
      func a() {
      \(line)
      }
      }
      """)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fix == nil })
  }

  @Test(
    "no fix where a local, parameter or property shadows the anchor",
    arguments: [
      """
      func a(leftAnchor: HorizontalAnchor) {
      a.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
      }
      """,
      """
      func a() {
      let rightAnchor = b.leadingAnchor
      a.leftAnchor.constraint(equalTo: rightAnchor).isActive = true
      }
      """,
      """
      func a(leftAnchor: HorizontalAnchor) {
      leftAnchor.constraint(equalTo: a.leftAnchor).isActive = true
      }
      """,
      """
      let leftAnchor: NSLayoutXAxisAnchor
      func a() {
      a.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
      }
      """,
      """
      let row = UIView()
      func a(row: ConstraintItem) {
      a.snp.makeConstraints { $0.left.equalTo(row) }
      }
      """,
      """
      func a(titleLabel: ConstraintItem) {
      a.snp.makeConstraints { $0.left.equalTo(titleLabel) }
      }
      """,
    ])
  func shadows(_ members: String) {
    let code = """
      class V: UIView {
      \(members)
      }
      """
    #expect(found(code).count == 1)
    #expect(found(code).allSatisfy { $0.fix == nil })
    #expect(found(code).allSatisfy { !$0.advice.contains("leadingAnchor`, `") })
  }

  @Test("a view parameter counts as a view, whatever it shadows")
  func viewParameters() {
    let code = """
      class V: UIView {
        let row = 3
        func a(row: UILabel, left: UIView) {
          a.snp.makeConstraints { $0.left.equalTo(row) }
          b.snp.makeConstraints { $0.left.equalTo(left.snp.right) }
        }
      }
      """
    #expect(
      fixed(code)
        == code.replacing("$0.left", with: "$0.leading").replacing(
          "snp.right", with: "snp.trailing"))
  }
}
