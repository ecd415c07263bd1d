import Testing

@testable import Rules

/// Rules that do not know about these libraries, on code with Anchorage, Cartography and EasyPeasy.
@Suite("Rules on comparisons and attributes")
struct ComparisonDialectTests {
  @Test("constraint_order reads comparisons and attributes")
  func order() {
    expect(
      ConstraintOrder(options: .init()),
      """
      func setUp() {
        a.topAnchor == b.topAnchor
        a.trailingAnchor == b.trailingAnchor
        ↓a.leadingAnchor == b.leadingAnchor + 8
        log()
        a.bottomAnchor == b.bottomAnchor
        constrain(c, d) { x, y in
          x.bottom == y.bottom
          y.top == x.top
          ↓x.top == y.top ~ 250
          x.left == y.left
        }
        e.easy.layout(Bottom(8), ↓Top(8).to(f, .bottom), Height(8), Left().when { wide })
      }
      """)
  }

  @Test("constraint_order sorts comparisons in statements, but not attributes")
  func orderFix() throws {
    let code = """
      func setUp() {
        a.bottomAnchor == b.bottomAnchor  // x
        a.topAnchor
          == b.topAnchor
      }
      """
    let fixed = """
      func setUp() {
        a.topAnchor
          == b.topAnchor
        a.bottomAnchor == b.bottomAnchor  // x
      }
      """
    let found = diagnostics(of: ConstraintOrder(options: .init()), in: code)
    try #require(found.count == 1)
    let edits = try #require(found[0].fix).edits
    var bytes = Array(code.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
  }

  @Test(
    "constraint_order offers no fix where the order may matter",
    arguments: [
      "a.easy.layout(Bottom(), Top())",
      """
      func setUp() {
        self.a.bottomAnchor == b.bottomAnchor
        self.all.append(self.a.leadingAnchor == b.leadingAnchor)
        self.all.append(self.a.topAnchor == b.topAnchor)
      }
      """,
      """
      func setUp() {
        let all = batch(active: false) {
          a.bottomAnchor == b.bottomAnchor ~ .low
          a.topAnchor == b.topAnchor ~ .low
        }
      }
      """,
    ])
  func orderWithoutFix(_ code: String) {
    let found = diagnostics(of: ConstraintOrder(options: .init()), in: code)
    #expect(found.map { $0.fix == nil } == [true])
  }

  @Test("negative_constant reads comparisons and attributes")
  func negatives() {
    let rule = NegativeConstant(options: .init())
    expect(
      rule,
      """
      func setUp() {
        a.topAnchor == b.topAnchor - x
        a.leftAnchor == b.leftAnchor - 8 ~ .required - 1
        a.rightAnchor == b.rightAnchor + -8
        a.bottomAnchor == b.bottomAnchor - x * y
      }
      """)
    expect(
      rule,
      """
      func f() {
        a.topAnchor == b.topAnchor + ↓-x
      }
      """)
    expect(
      rule,
      """
      func f() {
        a.widthAnchor == b.widthAnchor * ↓-x
      }
      """)
    expect(rule, "constrain(a, b) { a, b in a.top == b.top - x; a.left == b.left + ↓-x }")
    expect(rule, "constrain(a, b) { a, b in a.edges == inset(b.edges, 8, ↓-x) }")
    expect(rule, "a.easy.layout(Top(8 - x), Left(-8), Right(↓-x))")
    expect(rule, "a.easy.layout(Top(>=(↓-x)))")
  }

  @Test("config_in_layout reads comparisons and attributes")
  func configuration() {
    let rule = ConfigInLayout(options: .init())
    expect(
      rule,
      """
      class A: UIView {
        func setUp() {
          label.topAnchor == topAnchor
          ↓label.textColor = .red
        }
        func tearUp() {
          constrain(label, button) { l, b in l.top == b.top; ↓label.font = .bold }
          button.tintColor = .red
        }
        func cheerUp() {
          constrain(label, button) { l, b in l.top == b.top }
          button.tintColor = .red
          ↓label.textColor = .red
        }
        func messUp() {
          label.easy.layout(Top())
          ↓label.textColor = .red
        }
      }
      """)
  }
}
