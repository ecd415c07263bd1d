import Testing

@testable import Rules

@Suite("exposed_subview")
struct ExposedSubviewTests {
  @Test("stored and lazy properties that other types can reach are reported")
  func exposed() {
    expect(
      ExposedSubview(),
      """
      class A: UIView {
        let ↓a = UILabel()
        public lazy var ↓b: UIButton = makeButton()
        private(set) var ↓c = UIView()
        var ↓d: UILabel?
        let ↓e: UILabel
        var ↓f = UILabel() { didSet { update() } }
        func setup() { d = UILabel(); addSubview(d!); self.addSubview(e) }
      }
      class C: UIViewController {
        let ↓table = UITableView()
      }
      """)
  }

  @Test(
    "what is private, belongs to others or must be reachable is silent",
    arguments: [
      "class A: UIView { «private »let ↓a = UILabel(); fileprivate lazy var b = UILabel() }",
      "class A: UIView { @IBOutlet var a: UILabel!; @IBOutlet weak var b: UILabel! }",
      "class A: UIView { «static »let ↓a = UILabel(); override var b = UILabel() }",
      "class A: UIView { «weak »var ↓a: UILabel?; func setup() { addSubview(a!) } }",
      "class A: UIView { var a: UILabel { header.a } }",
      "class A: UIView { var a: UIView? { didSet { if let a { addSubview(a) } } } }",
      "class A: UIView { var anchor: UIView?; var other: UIView? = nil }",
      "«private »final class A: UIView { let ↓a = UILabel() }",
      "«private »enum B { final class A: UIView { let ↓a = UILabel() } }",
      "class A { let a = UILabel() }",
      "struct A: UIViewRepresentable { let a = UILabel() }",
      "class A: UIView { let model = Model(); let child = ChildViewController() }",
      "class A: UIView { func setup() { let a = UILabel(); addSubview(a) } }",
      "protocol P { «var a: UILabel { get }» }; class A: UIView, P { let ↓a = UILabel() }",
      "class A: UIView«, Themed» { let ↓a = UILabel() }",
      "class A: UIView, UITextFieldDelegate«, Themed» { let ↓a = UILabel() }",
      "protocol P { var a: UILabel { get } }; class A: UIView { let ↓a = UILabel() }«; extension A: P {}»",
    ])
  func silent(_ code: String) {
    expect(ExposedSubview(), code)
  }

  @Test("a protocol of the file that the class does not conform to requires nothing")
  func otherProtocol() {
    expect(
      ExposedSubview(),
      "protocol P { var a: UILabel { get } }; class A: UIView { let ↓a = UILabel() }")
  }

  @Test("what an extension or a subclass in another file names could not be private")
  func otherFiles() {
    let screen =
      "class Screen: UIViewController { let table = UITableView(); let header = UIView() }"
    func found(_ other: String) -> [String] {
      diagnostics(of: ExposedSubview(), inFiles: [screen, other]).map(\.message)
    }
    let both = ["table", "header"].map { "other types can reach into `Screen` for `\($0)`" }
    #expect(found("extension Screen { func top() { table.reloadData() } }") == [both[1]])
    #expect(found("extension Screen { func top() { self.table.reloadData() } }") == [both[1]])
    #expect(found("class List: Screen { func top() { table.reloadData() } }") == [both[1]])
    #expect(found("class List: Other { func top() { table.reloadData() } }") == both)
    #expect(found("extension Screen { func top() { other.table.reloadData() } }") == both)

    let themed = "class Card: UIView, Themed { let icon = UIImageView() }"
    func themedBy(_ other: String) -> Bool {
      diagnostics(of: ExposedSubview(), inFiles: [themed, other]).isEmpty
    }
    #expect(themedBy("protocol Themed { var icon: UIImageView { get } }"))
    #expect(!themedBy("protocol Themed { var theme: Theme { get } }"))
  }
}
