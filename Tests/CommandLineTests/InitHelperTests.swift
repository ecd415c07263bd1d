import TestSupport
import Testing

@Suite("`init` and the project's own layout functions")
struct InitHelperTests {
  @Test("the project's own functions become helpers and wrappers")
  func helpers() throws {
    let helpers = """
      extension UIView {
        func embed(_ view: UIView) {
          addSubview(view)
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }

        func fixHeight(_ height: CGFloat) {
          heightAnchor.constraint(equalToConstant: height).isActive = true
        }

        func fixRow() { self.fixHeight(44) }

        func neverCalled() {
          widthAnchor.constraint(equalToConstant: 1).isActive = true
        }
      }

      extension NSLayoutConstraint {
        func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
          self.priority = priority
          return self
        }
      }

      """
    let uses = (0..<6).map {
      InitTests.view(
        "View\($0)",
        more: """
            private func setupMore() {
              embed(label)
              label.fixHeight(20)
              label.fixRow()
              label.widthAnchor.constraint(equalToConstant: 9).prioritized(.required).isActive = true
            }

          """)
    }
    let project = try InitTests.project(uses + [helpers])
    let text = try project.lint("init", "--dry-run").output
    #expect(
      text.contains(
        """
        layout_helpers:
          embed(_:): [add, edges]  # 6 calls; Sources/View6.swift:2
          fixHeight(_:): [constrain]  # 7 calls; Sources/View6.swift:12
          fixRow(): [constrain]  # 6 calls; Sources/View6.swift:16

        """))
    #expect(!text.contains("neverCalled"))
    #expect(
      text.contains("  priority_wrapper:\n    severity: warning\n    wrapper: 'prioritized(_:)'\n"))
    try project.folder.write(".layoutlint.yml", text)
    #expect(try project.lint("config").status == 0)
  }

  @Test("a name that other functions have is no helper's")
  func ambiguousHelper() throws {
    let helper =
      "extension UIView { func fix() { widthAnchor.constraint(equalToConstant: 1).isActive = true } }"
    let other =
      "final class Store { func fix() {} }\nfinal class V: UIView { func f() { addSubview(a); fix() } }"
    let project = try Project(["A.swift": helper, "B.swift": other])
    #expect(try !project.lint("init", "--dry-run").output.contains("layout_helpers"))
    try project.folder.write(
      "B.swift",
      other.replacingOccurrences(of: "class Store { func fix", with: "class Store { func go"))
    #expect(
      try project.lint("init", "--dry-run").output.contains(
        "  fix(): [constrain]  # 1 call; A.swift:1\n"))
  }

  /// A protocol of the project that views conform to, and a function with the labels of another type's.
  private static let anchorable = """
    protocol Anchorable { var topAnchor: NSLayoutYAxisAnchor { get } }
    extension UIView: Anchorable {}
    extension Anchorable {
      func pin(_ edge: Edge, to other: Edge, of anchorable: Anchorable, withInset inset: CGFloat = 0) {
        topAnchor.constraint(equalTo: anchorable.topAnchor, constant: inset).isActive = true
      }
    }
    extension UIView {
      func set(_ side: Side, to size: CGFloat) {
        (side == .width ? widthAnchor : heightAnchor).constraint(equalToConstant: size).isActive = true
      }
      func put(_ side: Side, to size: CGFloat) {
        anchor(from: side).constraint(equalToConstant: size).isActive = true
      }
      func fill(_ other: UIView) {
        pin(.top, to: .top, of: other)
        pin(.leading, to: .leading, of: other)
        other.pin(.trailing, to: .trailing, of: self)
        other.pin(.bottom, to: .bottom, of: self)
      }
      func addSubview(_ view: UIView, spacing: CGFloat) {
        addSubview(view)
        view.topAnchor.constraint(equalTo: topAnchor, constant: spacing).isActive = true
      }
      func addSubview(_ view: UIView, behind: Bool) { addSubview(view) }
    }
    extension Row { func set(_ key: Key, to value: String) {} }
    """

  private func views(_ count: Int, _ more: String = "") -> [String] {
    (0..<count).map { number in
      """
      final class View\(number): UIView {
        private let label = UILabel()
        private func setup() {
          addSubview(label)
          label.pin(.leading, to: .leading, of: self)
          label.pin(.top, to: .top, of: self, withInset: 8)
          label.set(.height, to: 20)
          label.put(.width, to: 20)
          \(more)
        }
      }
      """
    }
  }

  @Test("functions of protocols that views conform to are helpers, by their labels")
  func labels() throws {
    let more = "badge.fill(self); addSubview(icon, spacing: 4); addSubview(box, behind: true)"
    let text = try InitTests.project(views(6, more) + [Self.anchorable])
      .lint("init", "--dry-run").output
    #expect(
      text.contains(
        """
        layout_helpers:
          addSubview(_:spacing:): [add, constrain]  # 6 calls; Sources/View6.swift:21
          fill(_:): [edges]  # 6 calls; Sources/View6.swift:15
          pin(_:to:of:withInset:): [constrain]  # 16 calls; Sources/View6.swift:4
          put(_:to:): [constrain]  # 6 calls; Sources/View6.swift:12
          set(_:to:): [constrain]  # 6 calls; Sources/View6.swift:9

        """), "\(text)")
    #expect(text.contains("    order: [[leading, top, trailing], [bottom], "), "\(text)")
    // Where not nearly all calls name an attribute, they may be of the other function.
    let rows = "row.set(key, to: value)"
    #expect(
      try !InitTests.project(views(6, rows) + [Self.anchorable]).lint("init", "--dry-run").output
        .contains("set(_:to:)"))
  }

  @Test("what adds a view of its own, or fills a view with one, is no helper")
  func ownViews() throws {
    let functions = """
      extension UIViewController {
        func embed(_ view: UIView) { self.view.addSubview(view) }
        func embedMessage() { let label = UILabel(); embed(label) }
        func embedAgain(_ view: UIView) { embed(view) }
      }
      extension UIView {
        func fill() {
          let content = UIView()
          addSubview(content)
          NSLayoutConstraint.activate([topAnchor.constraint(equalTo: content.topAnchor)])
        }
      }
      """
    let text = try InitTests.project(
      views(6, "fill(); c.embedMessage(); c.embedAgain(a)") + [functions]
    ).lint("init", "--dry-run").output
    #expect(
      text.contains(
        """
        layout_helpers:
          embed(_:): [add]  # 2 calls; Sources/View6.swift:2
          embedAgain(_:): [add]  # 6 calls; Sources/View6.swift:4


        """), "\(text)")
  }

  @Test("helpers decide how a project lays out where most of its views use nothing else")
  func dialect() throws {
    let anchors = "label.topAnchor.constraint(equalTo: topAnchor).isActive = true"
    func text(_ helped: Int, _ own: Int) throws -> String {
      let all = views(helped) + views(own, anchors) + [Self.anchorable]
      return try InitTests.project(all).lint("init", "--dry-run").output
    }
    #expect(
      try text(6, 0).contains("  layout_dialect:\n    severity: warning\n    style: helpers\n"))
    #expect(
      try text(6, 4).contains(
        "style: helpers}  # 6 of 10 view types, 60 %; 4 findings"))
    #expect(
      try text(4, 6).contains("  layout_dialect:\n    severity: warning\n    style: anchors\n"))
  }
}
