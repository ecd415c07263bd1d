import LintEngine
import Rules
import TestSupport
import Testing

@Suite("Left and right in constraints")
struct PhysicalEdgesTests {
  private func found(_ code: String) -> [Diagnostic] { diagnostics(of: PhysicalEdges(), in: code) }
  private func fixed(_ code: String) -> String { fixing(code, of: PhysicalEdges()) }
  private func making(_ statements: String) -> String {
    "func a() { label.snp.makeConstraints { make in\n\(statements)\n} }"
  }

  @Test(
    "each view and block is one finding",
    arguments: [
      "activate([\n↓leftAnchor.constraint(equalTo: b.leftAnchor),\nrightAnchor.constraint(equalTo: b.rightAnchor)])",
      "activate([a.↓rightAnchor.constraint(equalTo: x), b.↓rightAnchor.constraint(equalTo: x)])\nactivate([a.↓leftAnchor.constraint(equalTo: x)])",
      "a.centerXAnchor.constraint(equalTo: b.↓leftAnchor).isActive = true",
      "a.snp.makeConstraints { $0.top.↓left.right.equalTo(b).offset(8) }",
      "a.snp.makeConstraints { $0.top.equalTo(b.snp.bottom); $0.↓leftMargin.equalToSuperview() }",
      "NSLayoutConstraint(item: a, attribute: .↓right, relatedBy: .equal, toItem: b, attribute: .right, multiplier: 1, constant: 0).isActive = true",
    ])
  func reported(_ marked: String) {
    #expect(mismatch(PhysicalEdges(), marked) == nil)
  }

  @Test(
    "what mirrors, whole edges, insets and names are none",
    arguments: [
      "a.leadingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true",
      "a.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }",
      "a.snp.makeConstraints { $0.horizontalEdges.equalToSuperview() }",
      "a.left.topAnchor.constraint(equalTo: b.right.topAnchor, constant: c.left).isActive = true",
      "a.snp.makeConstraints { $0.leading.equalToSuperview().offset(insets.left) }",
      "a.snp.makeConstraints { $0.leading.equalTo(insets.left).offset(8) }",
      "// a.leftAnchor.constraint(equalTo: b.leftAnchor)",
      "frame.origin.x = left", "let a = b.leftAnchor",
    ])
  func none(_ code: String) {
    #expect(found(code).map(\.message) == [])
  }

  @Test("the fix renames both sides of all constraints of the view in the block")
  func fix() {
    #expect(
      fixed(
        "activate([\na.left.leftAnchor.constraint(equalTo: b.rightAnchor, constant: c.left), // left\na.left.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor),\n])"
      )
        == "activate([\na.left.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: c.left), // left\na.left.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),\n])"
    )
    #expect(
      fixed(
        making(
          "make.top.left.equalToSuperview().inset(insets.left)\nmake.right.equalTo(b.snp.left)")
      )
        == making(
          "make.top.leading.equalToSuperview().inset(insets.left)\nmake.trailing.equalTo(b.snp.leading)"
        ))
    #expect(
      fixed(making("make.left.right.equalTo(self).inset(8)\nmake.left.equalTo(titleLabel)"))
        == making("make.leading.trailing.equalTo(self).inset(8)\nmake.leading.equalTo(titleLabel)"))
    #expect(found(making("make.left.equalToSuperview()")).first?.fix?.safety == .unsafe)
  }

  @Test(
    "no fix where one of the other sides is something else, or unknown",
    arguments: [
      "make.left.equalTo(b.snp.centerX)", "make.left.equalTo(b.snp.leading)",
      "make.left.equalToSuperview()\nmake.right.equalTo(b.snp.centerX)",
      "make.left.equalTo(leftEdge).offset(8)", "make.left.equalTo(c ?? b.snp.right)",
      "make.left.top.equalTo(b.snp.top)", "make.centerX.equalTo(b.snp.left)",
    ])
  func noFixInMaker(_ statements: String) {
    let found = found(making(statements))
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fix == nil })
  }

  @Test("no fix where an anchor is in a variable")
  func noFixOfAnchors() {
    let found = found("a.leftAnchor.constraint(equalTo: edge).isActive = true")
    #expect(found.count == 1 && found[0].fix == nil)
  }

  @Test("the message names the view, and what to write in place of which names")
  func message() {
    let found = found(making("make.left.right.equalToSuperview()\nmake.left.equalTo(b.snp.right)"))
    #expect(
      found.map(\.message) == [
        "the layout of `label` by `left`, `right` does not mirror where the language is written from right to left; 1 more like it in this block"
      ])
    #expect(found.map(\.advice) == ["use `leading`, `trailing`"])
  }

  @Test("a name that the file declares as something else is no view")
  func declaredNames() {
    func code(_ declaration: String) -> String {
      "class A: UIView {\n\(declaration)\nfunc a() { b.snp.makeConstraints { $0.left.equalTo(row) } }\n}"
    }
    #expect(found(code("let row = UIView()")).compactMap(\.fix).count == 1)
    #expect(found(code("let row = table.row")).compactMap(\.fix).isEmpty)
    #expect(found(code("let rowView = b.snp.left")).compactMap(\.fix).isEmpty)
  }

  @Test("many views in one block cost one look each")
  func manyViews() {
    let count = Effort.full(10_000, byDefault: 500)
    let lines = (0..<count).map { "v\($0).leftAnchor.constraint(equalTo: x.leftAnchor)," }
    #expect(found("activate([\n\(lines.joined(separator: "\n"))\n])").count == count)
  }
}
