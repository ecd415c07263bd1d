import LintEngine
import Rules
import Testing

@Suite("member_order")
struct MemberOrderTests {
  @Test(
    "the first member out of place is reported, by what it is",
    arguments: [
      "func a() {}\n let ↓b = 1", "init() {}\n var ↓b: Int { didSet {} }",
      "deinit {}\n let ↓b: Int\n let c: Int", "func a() {}\n ↓init() {}",
      "private func a() {}\n override func ↓viewDidLoad() {}",
      "private func a() {}\n func ↓b() {}\n init() {}", "func a() {}\n lazy var ↓b = UILabel()",
      "fileprivate func a() {}\n func ↓b(_ song: Song) {}",
      "init() {}\n enum ↓B { case c }", "struct A {}\n let ↓b = 1",
    ])
  func late(_ members: String) {
    expect(MemberOrder(), "class A: UIView {\n \(members)\n}")
  }

  @Test(
    "what may stand anywhere",
    arguments: [
      "func a() {}\n var b: Int { 1 }", "func a() {}\n var b: Int { get { 1 } set {} }",
      "func a() {}\n typealias C = B",
      "private func a() {}\n @objc func b() {}",
      "@objc private func a() {}\n func b() {}",
      "@IBAction private func a(_ sender: Any) {}\n init() {}",
      "init() {}\n override var isHighlighted: Bool { didSet {} }",
      "private func a() {}\n @IBAction func b(_ sender: Any) {}",
      "private func a() {}\n func tableView(_ tableView: UITableView) {}",
      "private func a() {}\n func scrollViewDidScroll(_ scrollView: UIScrollView) {}",
      "private func a() {}\n override func setup() {}", "private func a() {}\n static func b() {}",
      "private func a() {}\n subscript(b: Int) -> Int { 1 }",
      "let a = 1\n init() {}\n func b() {}\n private func c() {}\n private func d() {}",
    ])
  func anywhere(_ members: String) {
    expect(MemberOrder(), "class A: UIView {\n \(members)\n}")
  }

  @Test("types that are no views, their members, extensions and locals are left alone")
  func otherTypes() {
    expect(MemberOrder(), "class A { func a() {}\n let b = 1 }")
    expect(MemberOrder(), "struct A { func a() {}\n let b = 1 }")
    expect(MemberOrder(), "extension UIView { func a() {}\n init(b: Int) {} }")
    expect(MemberOrder(), "class A: UIView { func a() { f(); let b = 1 }\n func c() {} }")
  }

  @Test("the order is an option; groups that it leaves out may stand anywhere")
  func order() throws {
    var options = MemberOrder.Options()
    try options.set(
      "order",
      to: .list([.string("nested_types"), .string("private_methods"), .string("lifecycle")]))
    let rule = MemberOrder(options: options)
    expect(rule, "class A: UIView { private func a() {}\n init() {}\n enum ↓B {} }")
    expect(rule, "class A: UIView { enum B {}\n private func a() {}\n init() {}\n let c = 1 }")
    #expect(options.order.optionText == "[nested_types, private_methods, lifecycle]")
    #expect(throws: OptionError.self) {
      try options.set("order", to: .list([.string("lifecycle"), .string("lifecycle")]))
    }
    #expect(throws: OptionError.self) { try options.set("order", to: .list([.string("init")])) }
    let found = diagnostics(
      of: MemberOrder(), in: "class A: UIView { private func a() {}\n func b(c: Int, _ d: Int) {} }"
    )
    #expect(
      found.map(\.message) == [
        "`b(c:_:)`, an accessible method, stands behind `a()`, a private method"
      ])
    #expect(
      found.first?.advice
        == "keep the order: properties, nested types, lifecycle, accessible methods, private methods"
    )
  }
}
