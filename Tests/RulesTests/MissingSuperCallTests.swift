import Testing

@testable import Rules

@Suite("missing_super_call")
struct MissingSuperCallTests {
  private static let setup = """
    init() {
      addSubview(cover)
      cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    """

  @Test(
    "an override that does nothing of what its superclass does is reported",
    arguments: [
      "class A: UICollectionViewCell { init() { contentView.addSubview(cover); cover.snp.makeConstraints { $0.edges.equalToSuperview() } }; override func ↓layoutSubviews() { update() } }",
      "class A: UIStackView { \(setup)\noverride func ↓layoutSubviews() { super.setNeedsLayout() } }",
      "class A: UIView { \(setup)\noverride func ↓layoutSubviews() {} }",
      "class A: BaseView { \(setup)\noverride func ↓layoutSubviews() { layoutSubviews(in: bounds) } }",
      "class A: UIView { \(setup) }\nextension A { override func ↓layoutSubviews() {} }",
      "class A: UIView { override func ↓updateConstraints() { height.constant = 8 } }",
      "class A: UIViewController { override func ↓updateViewConstraints() {} }",
    ])
  func missing(_ code: String) { expect(MissingSuperCall(), code) }

  @Test(
    "a call of another lifecycle function of the superclass is reported, once, as a warning",
    arguments: [
      "class A: UIViewController { override func viewWillDisappear(_ animated: Bool) { super.↓viewWillAppear(animated) } }",
      "class A: UIViewController { override func viewDidLayoutSubviews() { stop(); super.↓viewWillLayoutSubviews() } }",
      "class A: UIView { \(setup)\noverride func layoutSubviews() { super.↓updateConstraints() } }",
      "class A: UIView { override func updateConstraints() { super.↓layoutSubviews(); super.prepareForReuse() } }",
    ])
  func wrong(_ code: String) {
    expect(MissingSuperCall(), code)
    let found = diagnostics(of: MissingSuperCall(), in: code.replacing("↓", with: ""))
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(
    "a call in any place, and what has nothing to call, are silent",
    arguments: [
      "class A: UIView { \(setup)\noverride func ↓layoutSubviews() { super«.layoutSubviews()» } }",
      "class A: UIView { \(setup)\noverride func ↓layoutSubviews() { defer { super«.layoutSubviews()» } } }",
      "class A: UIView { \(setup)\noverride func ↓layoutSubviews() { if x { super«.layoutSubviews()» } } }",
      "class A: UITableViewCell { override func layoutSubviews() { super.layoutSubviews(); cover.frame = bounds } }",
      "class A: UIView { override func layoutSubviews() { label.frame = bounds } }",
      "class A: UIControl { override func layoutSubviews() { label.frame = bounds } }",
      "class A: BaseView { override func layoutSubviews() { label.frame = bounds } }",
      "class A: UIView { \(setup) }«\nextension A→; class B: UIView» { override func ↓layoutSubviews() {} }",
      "class A: UIView { «\(setup)\n→init() { row.addSubview(cover); cover.snp.makeConstraints { $0.top.equalToSuperview() } }; »override func ↓layoutSubviews() {} }",
      "class A: NSObject { func layoutSubviews() {} }",
      "class A: UIView { «\(setup)\noverride func ↓layoutSubviews→func updateConstraints»() {} }",
      "class A: UIViewController { override func «↓updateViewConstraints→viewDidLayoutSubviews»() {} }",
      "class A: UIViewController { override func viewDidAppear(_ animated: Bool) { super«.viewDidAppear(animated)»; super.↓viewWillAppear(animated) } }",
      "class A: UIViewController { override func «↓updateViewConstraints() {}→reload() { super.viewWillAppear(true) }» }",
      "class A: Store { override func viewDidLoad() { super.viewWillAppear(true) } }",
    ])
  func silent(_ code: String) { expect(MissingSuperCall(), code) }

  @Test(
    "what UIKit asks to be passed on is passed on, unless there is nothing to do",
    arguments: [
      "class A: UIViewController { override func ↓viewDidLoad() { «super.viewDidLoad(); »load() } }",
      "class A: UIViewController { override func ↓viewDidAppear(_ animated: Bool) { «super.viewDidAppear(animated); »super.reload() } }",
      "class A: UIViewController { override func ↓viewWillAppear(_ animated: Bool) { child.viewWillAppear(animated)«; super.viewWillAppear(animated)» } }",
      "class A: UITableViewCell { override func ↓prepareForReuse() { «label.text = nil→» } }",
      "class A: UIView { override func ↓awakeFromNib() { «load()→fatalError()» } }",
      "class A: UIViewController { override func «↓viewDidLoad→loadView»() { load() } }",
    ])
  func passedOn(_ code: String) { expect(MissingSuperCall(), code) }

  @Test("the advice passes the parameters on")
  func parameters() {
    let found = diagnostics(
      of: MissingSuperCall(),
      in: "class A: UIViewController { override func viewDidAppear(_ animated: Bool) { load() } }")
    #expect(found.map(\.advice) == ["call `super.viewDidAppear(animated)`"])
  }

  @Test("the message speaks of cells where there is one")
  func cells() {
    func message(_ superclass: String) -> String? {
      diagnostics(
        of: MissingSuperCall(),
        in: "class A: \(superclass) { \(Self.setup)\noverride func layoutSubviews() {} }"
      ).first?.message
    }
    let start = "without `super.layoutSubviews()`, the layout of the superclass is left out:"
    let constraints = "UIKit does not promise to apply constraints"
    #expect(message("UIView") == "\(start) \(constraints)")
    #expect(
      message("UITableViewCell")
        == "without `super.layoutSubviews()`, `UITableViewCell` does not place its own parts: its content, bars and constraints stay as they are"
    )
  }
}
