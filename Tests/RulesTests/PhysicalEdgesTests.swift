import LintEngine
import Testing

@testable import Rules

@Suite("physical_edges")
struct PhysicalEdgesTests {
  private func found(_ code: String) -> [Diagnostic] { diagnostics(of: PhysicalEdges(), in: code) }
  private func making(_ statements: String) -> String {
    """
    func a() { label.snp.makeConstraints { make in
    \(statements)
    } }
    """
  }

  @Test(
    "each view and block has one finding",
    arguments: [
      """
      activate([
      ↓leftAnchor.constraint(equalTo: b.leftAnchor),
      rightAnchor.constraint(equalTo: b.rightAnchor, constant: 8)])
      """,
      """
      activate([a.↓rightAnchor.constraint(equalTo: x), b.↓rightAnchor.constraint(equalTo: x)])
      activate([a.↓leftAnchor.constraint(equalTo: x)])
      """,
      "a.centerXAnchor.constraint(equalTo: b.↓leftAnchor).isActive = true",
      "a.snp.makeConstraints { $0.top.↓left.right.equalTo(b).offset(8) }",
      "a.snp.makeConstraints { $0.top.equalTo(b.snp.bottom); $0.↓leftMargin.equalToSuperview() }",
      "NSLayoutConstraint(item: a, attribute: .↓right, relatedBy: .equal, toItem: b, attribute: .right, multiplier: 1, constant: 0).isActive = true",
    ])
  func reported(_ marked: String) {
    expect(PhysicalEdges(), marked)
  }

  @Test(
    "mirroring edges, whole edges, insets and names are silent",
    arguments: [
      "a.leadingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true",
      "a.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }",
      "a.snp.makeConstraints { $0.horizontalEdges.equalToSuperview() }",
      "a.left.topAnchor.constraint(equalTo: b.right.topAnchor, constant: c.left).isActive = true",
      "a.snp.makeConstraints { $0.leading.equalToSuperview().offset(insets.left) }",
      "a.snp.makeConstraints { $0.leading.equalTo(insets.left).offset(8) }",
      "// a.leftAnchor.constraint(equalTo: b.leftAnchor)",
      "a.snp.makeConstraints { $0.left.equalToSuperview().offset(frame.minX) }",
      "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: point.x).isActive = true",
      "frame.origin.x = left", "let a = b.leftAnchor",
    ])
  func none(_ code: String) {
    #expect(found(code).map(\.message) == [])
  }

  @Test("the message names the view, its edges and their replacements")
  func message() {
    let found = found(
      making(
        """
        make.left.right.equalToSuperview().offset(8)
        make.left.equalTo(b.snp.right)
        """))
    #expect(
      found.map(\.message) == [
        "the layout of `label` by `left`, `right` does not mirror in right-to-left languages; 1 more like it in this block"
      ])
    #expect(found.map(\.advice) == ["use `leading`, `trailing`"])
  }

  @Test("other uses of the names are silent")
  func otherNames() {
    let code = """
      import PinLayout
      import Stevia
      class V: UIView {
        func right(_ distance: CGFloat) {}
        func a() {
          a.pin.start(insets.left).width(model.left).marginEnd(right)
          a.pin.horizontally(8).all(insets)
          left.pin.start().end(to: right.edge.end)
          let paddingLeft = b.paddingLeft(8)
          alignLefts(a, b)
          right(8)
        }
      }
      """
    #expect(found(code).map(\.message) == [])
  }

  @Test("a local named like an anchor is silent")
  func localAnchors() {
    let code = """
      class V: UIView {
        func a(leftAnchor: NSLayoutXAxisAnchor) {
          leftAnchor.constraint(equalTo: a.leadingAnchor).isActive = true
        }
      }
      """
    #expect(found(code).map(\.message) == [])
  }

  @Test("a long chain has one finding")
  func longChain() {
    let chain = "a.pin" + String(repeating: ".left(8)", count: 1_000)
    #expect(
      found(
        """
        func a() {
        \(chain)
        }
        """
      ).count == 1)
  }

  @Test("each of many views in one block has a finding")
  func manyViews() {
    let count = 500
    let lines = (0..<count).map { "v\($0).leftAnchor.constraint(equalTo: x.leftAnchor)," }
    #expect(
      found(
        """
        activate([
        \(lines.joined(separator: "\n"))
        ])
        """
      ).count == count)
  }

  @Test(
    "left and right pinned alike mirror anyway",
    arguments: [
      "a.leftAnchor.constraint(equalTo: v.leftAnchor), a.rightAnchor.constraint(equalTo: v.rightAnchor)",
      "a.rightAnchor.constraint(equalTo: v.rightAnchor), a.leftAnchor.constraint(equalTo: v.leftAnchor)",
      "a.leftAnchor.constraint(equalTo: v.leftAnchor, constant: 8), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: -8)",
      "a.leftAnchor.constraint(equalTo: v.leftAnchor, constant: gap), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: -gap)",
      "a.leftAnchor.constraint(equalTo: v.leftAnchor, constant: gap), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: -1.0 * gap)",
      "a.leftAnchor.constraint(greaterThanOrEqualTo: v.leftAnchor), a.rightAnchor.constraint(lessThanOrEqualTo: v.rightAnchor)",
      "a.leftAnchor.constraint(lessThanOrEqualTo: v.leftAnchor, constant: 8), a.rightAnchor.constraint(greaterThanOrEqualTo: v.rightAnchor, constant: -8)",
    ])
  func pairs(_ constraints: String) {
    #expect(found("activate([\(constraints)])").isEmpty)
  }

  @Test(
    "in the chains of libraries, too",
    arguments: [
      "a.snp.makeConstraints { $0.left.right.equalToSuperview() }",
      "a.snp.makeConstraints { $0.top.left.right.equalTo(view).inset(16) }",
      "a.snp.makeConstraints { $0.left.right.equalTo(view).inset(Layout.gap) }",
      "a.snp.makeConstraints { $0.left.equalTo(view).offset(8); $0.right.equalTo(view).offset(-8) }",
      "a.snp.makeConstraints { $0.left.equalTo(view).inset(gap); $0.right.equalTo(view).inset(gap) }",
      "func f() { a.pin.left(8).right(8).top(4).height(4) }",
    ])
  func pairsOfLibraries(_ code: String) {
    #expect(found(code).isEmpty)
  }

  @Test(
    "left and right that differ in anything are reported",
    arguments: [
      "activate([a.leftAnchor.constraint(equalTo: v.leftAnchor, constant: 8), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: 8)])",
      "activate([a.leftAnchor.constraint(equalTo: v.leftAnchor, constant: 8), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: -9)])",
      "activate([a.leftAnchor.constraint(equalTo: v.leftAnchor, constant: gap), a.rightAnchor.constraint(equalTo: v.rightAnchor, constant: gap)])",
      "activate([a.leftAnchor.constraint(equalTo: v.leftAnchor), a.rightAnchor.constraint(equalTo: w.rightAnchor)])",
      "activate([a.leftAnchor.constraint(equalTo: v.leftAnchor), a.rightAnchor.constraint(lessThanOrEqualTo: v.rightAnchor)])",
      "activate([a.leftAnchor.constraint(greaterThanOrEqualTo: v.leftAnchor), a.rightAnchor.constraint(greaterThanOrEqualTo: v.rightAnchor)])",
      "activate([a.leftAnchor.constraint(equalTo: v.rightAnchor), a.rightAnchor.constraint(equalTo: v.leftAnchor)])",
      "activate([a.leftAnchor.constraint(equalTo: v.leftAnchor), b.rightAnchor.constraint(equalTo: v.rightAnchor)])",
      "a.snp.makeConstraints { $0.left.right.equalTo(v).offset(8) }",
      "a.snp.makeConstraints { $0.left.right.equalTo(v).inset(insets) }",
      "a.snp.makeConstraints { $0.left.right.equalTo(v).inset(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)) }",
      "a.snp.makeConstraints { $0.left.equalTo(v).priority(1); $0.right.equalTo(v) }",
      "a.snp.makeConstraints { $0.left.equalTo(v); $0.right.equalTo(v).inset(4) }",
      "func f() { a.pin.left().right().width(8) }",
      "func f() { a.pin.left().right().marginLeft(8) }",
      "func f() { a.pin.left(8).right(4) }",
    ])
  func unlike(_ code: String) {
    #expect(!found(code).isEmpty)
  }

  @Test("beside a pair, only the rest is reported, and the fix renames all")
  func rest() {
    let code = """
      activate([
        a.leftAnchor.constraint(equalTo: v.leftAnchor),
        a.rightAnchor.constraint(equalTo: v.rightAnchor),
        a.rightAnchor.constraint(lessThanOrEqualTo: w.leftAnchor),
      ])
      """
    let found = diagnostics(of: PhysicalEdges(), in: code)
    #expect(found.map(\.start.line) == [4])
    #expect(found.first?.fix?.edits.count == 6)
  }
}
