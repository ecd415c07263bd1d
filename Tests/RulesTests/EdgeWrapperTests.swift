import LayoutModel
import RuleKit
import Testing

@testable import Rules

@Suite("subview_wrapper, insertion and edges")
struct EdgeWrapperTests {
  private let rule = SubviewWrapper()

  private func code(_ body: String, _ uses: String...) -> String {
    """
    class A: UIView {
    func setup() {
    \(body)
    }
    func use() {
    \(uses.joined(separator: "\n"))
    }
    }
    """
  }

  private static let four = ["top", "leading", "trailing", "bottom"].map {
    "a.\($0)Anchor.constraint(equalTo: x.\($0)Anchor)"
  }
  private let optOut = "a.translatesAutoresizingMaskIntoConstraints = false"
  private let addsEdges = "y.addSubviewWithEdgeConstraints(z)"
  private let adds = "y.addSubview(z, withConstraints: [])"

  @Test(
    "plain edges are reported where the wrapper for them exists",
    arguments: [
      "↓x.addSubview(a)\nNSLayoutConstraint.activate([\(four.joined(separator: ", "))])",
      "↓x.addSubview(a, withConstraints: [\(four.joined(separator: ", "))])",
      "↓x.addSubview(a)\na.snp.makeConstraints { $0.edges.equalToSuperview() }",
      "↓x.addSubview(a)\n" + four.map { "\($0).isActive = true" }.joined(separator: "\n"),
    ])
  func plainEdges(_ body: String) {
    expect(rule, code(body, addsEdges))
    expect(rule, code(body.replacing("↓", with: "")))
  }

  @Test(
    "anything else is not for the wrapper of edges",
    arguments: [
      "x.addSubview(a, withConstraints: [\(four.dropLast().joined(separator: ", "))])",
      "x.addSubview(a, withConstraints: [\((four + ["a.heightAnchor.constraint(equalToConstant: 4)"]).joined(separator: ", "))])",
      "x.addSubview(a, withConstraints: [\(four.joined(separator: ", ").replacing("bottomAnchor)", with: "bottomAnchor, constant: 4)"))])",
      "x.addSubview(a, withConstraints: [\(four.joined(separator: ", ").replacing("x.", with: "x.safeAreaLayoutGuide."))])",
      "x.addSubview(a, withConstraints: [\(four.joined(separator: ", ").replacing("x.", with: "w."))])",
      "x.addSubview(a)\na.snp.makeConstraints { $0.edges.equalToSuperview().inset(4) }",
      "x.addSubview(a)\nif b { a.snp.makeConstraints { $0.edges.equalToSuperview() } }",
    ])
  func others(_ body: String) { expect(rule, code(body, addsEdges)) }

  @Test("each finding recommends one wrapper that exists")
  func recommended() {
    let body = """
      x.addSubview(a)
      \(optOut)
      NSLayoutConstraint.activate([\(Self.four.joined(separator: ", "))])
      """
    let advice = { (uses: [String]) in
      diagnostics(of: rule, in: code(body, uses.joined(separator: "\n"))).map(\.advice)
    }
    #expect(advice([]) == [])
    #expect(advice([adds]) == ["call `addSubview(_:withConstraints:)`"])
    #expect(advice([addsEdges]) == ["call `addSubviewWithEdgeConstraints(_:)`"])
    #expect(advice([adds, addsEdges]) == ["call `addSubviewWithEdgeConstraints(_:)`"])
  }

  @Test("a wrapper with insets is for edges at any distance")
  func insets() {
    let wrapper = FunctionName("addSubview", "_", "withEdgeInsets")
    let rule = SubviewWrapper(options: .init(wrappers: FunctionNames([wrapper])))
    let use = "y.addSubview(z, withEdgeInsets: .zero)"
    let constraints = Self.four.joined(separator: ", ")
    for edges in [
      constraints, constraints.replacing("Anchor)", with: "Anchor, constant: 8)"),
      constraints.replacing("bottomAnchor)", with: "bottomAnchor, constant: -inset)"),
    ] {
      let body = "↓x.addSubview(a)\n\(optOut)\nNSLayoutConstraint.activate([\(edges)])"
      expect(rule, code(body, use))
      expect(rule, code(body.replacing("↓", with: ""), addsEdges))
    }
    expect(
      rule, code("x.addSubview(a)\nNSLayoutConstraint.activate([\(Self.four[0])])", use))
    let advice = { (wrappers: [FunctionName]) in
      diagnostics(
        of: SubviewWrapper(options: .init(wrappers: FunctionNames(wrappers))),
        in: code("x.addSubview(a, withConstraints: [\(constraints)])", use, addsEdges)
      ).map(\.advice)
    }
    let edges = FunctionName("addSubviewWithEdgeConstraints", "_")
    #expect(advice([wrapper, edges]) == ["call `addSubviewWithEdgeConstraints(_:)`"])
  }

  @Test("an insertion asks for a wrapper with the same label")
  func insertion() {
    let body = { (label: String) in
      """
      ↓x.insertSubview(a, \(label): b)
      \(optOut)
      NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x.topAnchor)])
      """
    }
    let use = { (label: String) in "y.insertSubview(z, \(label): b, withConstraints: [])" }
    expect(rule, code(body("at"), use("at")))
    expect(rule, code(body("at").replacing("↓", with: ""), adds))
    expect(rule, code(body("aboveSubview").replacing("↓", with: ""), use("aboveSubview")))
    let above = SubviewWrapper(
      options: .init(
        wrappers: FunctionNames([
          FunctionName("insertSubview", "_", "aboveSubview", "withConstraints")
        ])))
    expect(above, code(body("aboveSubview"), use("aboveSubview")))
    #expect(
      fixing(code(body("at").replacing("↓", with: ""), use("at")), of: rule)
        .contains(
          "x.insertSubview(a, at: b, withConstraints: [a.topAnchor.constraint(equalTo: x.topAnchor)])"
        ))
  }
}
