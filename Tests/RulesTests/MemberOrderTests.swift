import RuleKit
import Testing

@testable import Rules

@Suite("member_order")
struct MemberOrderTests {
  @Test(
    "the first misplaced member of each kind is reported",
    arguments: [
      """
      func a() {}
      let ↓b = 1
      """,
      """
      init() {}
      var ↓b: Int { didSet {} }
      """,
      """
      deinit {}
      let ↓b: Int
      let c: Int
      """,
      """
      func a() {}
      ↓init() {}
      """,
      """
      private func a() {}
      override func ↓viewDidLoad() {}
      """,
      """
      private func a() {}
      func ↓b() {}
      init() {}
      """,
      """
      func a() {}
      lazy var ↓b = UILabel()
      """,
      """
      fileprivate func a() {}
      func ↓b(_ song: Song) {}
      """,
      """
      init() {}
      enum ↓B { case c }
      """,
      """
      struct A {}
      let ↓b = 1
      """,
    ])
  func late(_ members: String) {
    expect(
      MemberOrder(),
      """
      class A: UIView {
        \(members)
      }
      """)
  }

  @Test(
    "some members may appear anywhere",
    arguments: [
      """
      func a() {}
      var b: Int { 1 }
      """,
      """
      func a() {}
      var b: Int { get { 1 } set {} }
      """,
      """
      func a() {}
      typealias C = B
      """,
      """
      private func a() {}
      @objc func b() {}
      """,
      """
      @objc private func a() {}
      func b() {}
      """,
      """
      @IBAction private func a(_ sender: Any) {}
      init() {}
      """,
      """
      init() {}
      override var isHighlighted: Bool { didSet {} }
      """,
      """
      private func a() {}
      @IBAction func b(_ sender: Any) {}
      """,
      """
      private func a() {}
      func tableView(_ tableView: UITableView) {}
      """,
      """
      private func a() {}
      func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      """,
      """
      private func a() {}
      override func setup() {}
      """,
      """
      private func a() {}
      static func b() {}
      """,
      """
      private func a() {}
      subscript(b: Int) -> Int { 1 }
      """,
      """
      let a = 1
      init() {}
      func b() {}
      private func c() {}
      private func d() {}
      """,
    ])
  func anywhere(_ members: String) {
    expect(
      MemberOrder(),
      """
      class A: UIView {
        \(members)
      }
      """)
  }

  @Test("other types, extensions and locals are silent")
  func otherTypes() {
    expect(
      MemberOrder(),
      """
      class A { func a() {}
      let b = 1 }
      """)
    expect(
      MemberOrder(),
      """
      struct A { func a() {}
      let b = 1 }
      """)
    expect(
      MemberOrder(),
      """
      extension UIView { func a() {}
      init(b: Int) {} }
      """)
    expect(
      MemberOrder(),
      """
      class A: UIView { func a() { f(); let b = 1 }
      func c() {} }
      """)
  }

  @Test("the order is an option; groups that it omits may appear anywhere")
  func order() throws {
    var options = MemberOrder.Options()
    try options.set(
      "order",
      to: .list([.string("nested_types"), .string("private_methods"), .string("lifecycle")]))
    let rule = MemberOrder(options: options)
    expect(
      rule,
      """
      class A: UIView { private func a() {}
      init() {}
      enum ↓B {} }
      """)
    expect(
      rule,
      """
      class A: UIView { enum B {}
      private func a() {}
      init() {}
      let c = 1 }
      """)
    #expect(options.order.optionText == "[nested_types, private_methods, lifecycle]")
    #expect(throws: OptionError.self) {
      try options.set("order", to: .list([.string("lifecycle"), .string("lifecycle")]))
    }
    #expect(throws: OptionError.self) { try options.set("order", to: .list([.string("init")])) }
    let found = diagnostics(
      of: MemberOrder(),
      in: """
        class A: UIView { private func a() {}
        func b(c: Int, _ d: Int) {} }
        """
    )
    #expect(
      found.map(\.message) == [
        "`b(c:_:)`, an accessible method, comes after `a()`, a private method"
      ])
    #expect(
      found.first?.advice
        == "keep the order: properties, nested types, lifecycle, accessible methods, private methods"
    )
  }

  private func places(
    _ set: (inout MemberOrder.Options) -> Void, _ marked: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var options = MemberOrder.Options()
    set(&options)
    expect(MemberOrder(options: options), marked, sourceLocation: location)
  }

  @Test("sections have the agreed titles, in the agreed order")
  func sections() {
    let code = """
      class A: UIView {
        // MARK: - Properties
        let a = 1
        ↓// MARK: Stuff
        // MARK: - Private Methods
        private func b() {
          // MARK: inside
        }
        // MARK: -
        // a comment
        enum C {
          // MARK: - Cases
          case d
        }
        ↓/* MARK: - Lifecycle */
        // MARK: - Properties
      }
      // MARK: - Delegate
      """
    places(
      {
        $0.sections = ["Properties", "Life*", "Private*"]
        $0.order.groups = []
      }, code)
    places({ $0.order.groups = [] }, code.replacing("↓", with: ""))
  }

  @Test("each group of members has a section, if the option asks for it")
  func sectionPerGroup() {
    let code = """
      class A: UIView {
        // MARK: - Properties

        let a = 1
        var b: Int { 2 }

        ↓init() { super.init(frame: .zero) }
        deinit {}
        // MARK: -
        func ↓c() {}

        // MARK: - Private
        private func d() {
          // MARK: inside
        }
        func ↓e() {}
      }
      class B: UIView { let ↓a = 1 }
      class C: UIView { static func a() {} }
      """
    places({ ($0.sectionPerGroup, $0.order.groups) = (true, []) }, code)
    places({ $0.order.groups = [] }, code.replacing("↓", with: ""))
  }

  @Test("`enum Constants` is first or last")
  func constants() {
    let first = "class A: UIView { enum Constants {}; let a = 1; func b() {} }"
    let last = "class A: UIView { let a = 1; func b() {}; enum Constants {} }"
    places({ $0.constants = .first }, first)
    places({ $0.constants = .last }, last)
    places({ $0.constants = .first }, last.replacing("Constants", with: "↓Constants"))
    places({ $0.constants = .last }, first.replacing("Constants", with: "↓Constants"))
    places({ $0.constants = .first }, "class A: UIView { let a = 1; struct B {} }")
  }

  @Test("private methods and nested types are in the body or in an extension")
  func homes() {
    let code = """
      class A: UIView {
        let a = 1
        struct ↓Props {}
        private func ↓b() {}
        private func c() {}
      }
      private extension A { func setup() {} }
      extension A { struct Constants {} }
      extension A: UITableViewDelegate { private func d() {}; enum E {} }
      extension Other { private func f() {} }
      """
    places({ ($0.privateMethods, $0.declarations) = (.extension, .extension) }, code)
    let clean = code.replacing("↓", with: "")
    places({ _ in }, clean)
    places(
      { ($0.privateMethods, $0.declarations) = (.body, .body) },
      clean.replacing("setup", with: "↓setup").replacing("Constants", with: "↓Constants"))
  }
}
