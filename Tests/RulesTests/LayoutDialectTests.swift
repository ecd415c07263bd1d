import LayoutModel
import RuleKit
import Testing

@testable import Rules

@Suite("layout_dialect")
struct LayoutDialectTests {
  private func dialect(
    _ library: LayoutLibrary, _ marked: String, _ location: SourceLocation = #_sourceLocation
  ) {
    expect(LayoutDialect(options: .init(style: .init(library))), marked, sourceLocation: location)
  }

  @Test(
    "each library is told from the others",
    arguments: [
      (.anchors, "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true"),
      (
        .items,
        "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0).isActive = true"
      ),
      (
        .visualFormat,
        """
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", metrics: nil, views: ["a": a]))
        """
      ),
      (.snapKit, "a.snp.makeConstraints { $0.top.equalToSuperview() }"),
      (.pureLayout, "a.autoPinEdge(toSuperviewEdge: .top)"),
      (.tinyConstraints, "a.topToSuperview()"),
      (.cartography, "constrain(a, b) { a, b in a.top == b.top }"),
      (.anchorage, "a.topAnchor == b.topAnchor"),
      (.easyPeasy, "a.easy.layout(Top(8))"),
      (.pinLayout, "a.pin.top(8).left(8)"),
      (.flexLayout, "a.flex.width(8).height(8)"),
      (.stevia, "a.top(8)"),
    ] as [(LayoutLibrary, String)])
  func libraries(_ library: LayoutLibrary, _ statement: String) {
    let code = """
      import \(library == .stevia ? "Stevia" : "UIKit")
      import \(library == .tinyConstraints ? "TinyConstraints" : "UIKit")
      import \(library == .anchorage ? "Anchorage" : "UIKit")
      class A: UIView { func setup() { \(statement) } }
      """
    #expect(diagnostics(of: LayoutDialect(options: .init(style: .init(library))), in: code).isEmpty)
    let other: LayoutLibrary = library == .snapKit ? .anchors : .snapKit
    let found = diagnostics(of: LayoutDialect(options: .init(style: .init(other))), in: code)
    #expect(found.count == 1, "\(library)")
  }

  @Test("a project's own method may be named like one of a library that is not imported")
  func ownMethod() {
    let code = "class A: UIView { func setup() { ↓a.centerInSuperview() } }"
    dialect(.snapKit, code.replacing("↓", with: ""))
    dialect(.snapKit, "import TinyConstraints\n\(code)")
  }

  @Test("a type is reported once for each other library")
  func once() {
    dialect(
      .anchors,
      """
      class A: UIView {
        func setup() {
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
          a.snp.makeConstraints {
            ↓$0.leading.equalToSuperview()
            $0.bottom.equalToSuperview()
          }
          b.snp.makeConstraints { $0.leading.equalToSuperview() }
          ↓b.autoPinEdge(toSuperviewEdge: .top)
        }
      }
      extension A {
        func more() { b.snp.makeConstraints { $0.top.equalToSuperview() } }
      }
      """)
  }

  @Test(
    "what only an item can express, helpers of the project, and frames are accepted",
    arguments: [
      """
      class A: UIView {
        func setup() {
          NSLayoutConstraint(item: a, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 0.25, constant: 0).isActive = true
        }
      }
      """,
      "extension UIView { func pin() { snp.makeConstraints { $0.edges.equalToSuperview() } } }",
      "class A: UIView { override func layoutSubviews() { a.frame = bounds } }",
    ])
  func accepted(_ code: String) {
    dialect(.anchors, code)
  }

  @Test("a view that UIKit places by its frame, and an initial frame, are no way to lay out")
  func frames() {
    expect(
      LayoutDialect(options: .init(style: .init(.snapKit))),
      """
      class A: UITextField {
        let icon = UIImageView()
        let badge = UIView()
        var shade: UIView?
        func setup() {
          let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
          icon.frame = CGRect(x: 8, y: 0, width: 24, height: 24)
          box.addSubview(icon)
          leftView = box
          shade = UIView(frame: frame)
          ↓badge.frame = CGRect(x: 8, y: 0, width: 24, height: 24)
        }
      }
      class B: UIViewController {
        let header = UIView(), button = UIButton(), switcher = UISwitch()
        func setupHeader() {
          header.frame.size.height = 40
          table.tableFooterView = header
          switcher.frame.size = CGSize(width: 24, height: 24)
          cell.accessoryView = switcher
          button.frame = CGRect(x: 8, y: 0, width: 24, height: 24)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        }
      }
      """)
  }

  @Test("a size that is a multiple of another one needs no item")
  func multipleOfSize() {
    dialect(
      .anchors,
      """
      class A: UIView {
        func setup() {
          ↓NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 0.5, constant: 0).isActive = true
        }
      }
      """)
  }

  @Test("the majority of view types decides")
  func majority() {
    let code = """
      class A: UIView { func setup() { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true } }
      class B: UIView { func setup() { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true } }
      class C: UIView { func setup() { a.snp.makeConstraints { $0.top.equalToSuperview() } } }
      """
    #expect(
      diagnostics(of: LayoutDialect(), in: code).map(\.message) == [
        "2 of 3 view types lay out with anchors; `C` lays out with SnapKit"
      ])
  }

  @Test(
    "functions of the project are accepted beside each library, unless nothing else is to be used")
  func helpers() {
    let code = """
      class A: UIView { func setup() { a.pin(to: b); a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true } }
      class B: UIView { func setup() { a.pin(to: b) } }
      class C: UIView { func setup() { a.pin(to: b) } }
      class D: UIView { func setup() { a.snp.makeConstraints { $0.top.equalToSuperview() } } }
      """
    func found(_ style: LayoutDialect.Style) -> [String] {
      var rules = RuleSet()
      rules.helpers = LayoutHelpers(["pin": .edges])
      rules.add(LayoutDialect(options: .init(style: style)), severity: .warning)
      return diagnostics(of: rules, in: code).map(\.message)
    }
    #expect(found(.helpers) == ["`A` lays out with anchors", "`D` lays out with SnapKit"])
    #expect(found(.init(.anchors)) == ["`D` lays out with SnapKit"])
    // Two of four are no majority.
    #expect(found(.majority) == [])
  }
}
