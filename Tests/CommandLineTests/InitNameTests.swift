import Foundation
import TestSupport
import Testing

@Suite("Learning sections, names and places")
struct InitNameTests {
  /// The configuration that `init` would write for classes with these bodies.
  private static func draft(_ bodies: [String], more: String = "") throws -> String {
    let views = bodies.enumerated().map { index, body in
      "final class V\(index): UIView {\n  let label = UILabel()\n\(body)}\n"
    }
    return try InitTests.project(views + [more]).lint("init", "--dry-run").output
  }

  private static let sectioned = """
      // MARK: - Lifecycle
      init() { super.init(frame: .zero) }
      // MARK: - Methods
      func show() {}

    """

  @Test("sections have the titles and the order that most classes with sections use")
  func sections() throws {
    let reversed = """
        // MARK: - Methods
        func show() {}
        // MARK: - Lifecycle
        init() { super.init(frame: .zero) }

      """
    let text = try Self.draft(
      [String](repeating: Self.sectioned, count: 9) + [reversed, "  func show() {}\n"])
    #expect(text.contains("    sections: [Lifecycle, Methods]\n"))
    #expect(text.contains("  # - `sections`: 9 of 10, 90 %\n"))
    let mixed = try Self.draft((0..<10).map { $0 < 6 ? Self.sectioned : reversed })
    #expect(!mixed.contains("    sections:"))
    #expect(mixed.contains("  # - off: `sections: [Lifecycle, Methods]`, 6 of 10, 60 %\n"))
  }

  @Test("a section for each group of members is learned, and so is where members are")
  func groups() throws {
    let body = "  // MARK: - Lifecycle\n  init() {}\n  enum Constants {}\n}\n"
    let properties = "\n  // MARK: - Properties\n  let title = 1\n"
    let text = try InitTests.project(
      (0..<6).map { index in
        "final class V\(index): UIView {\(properties)\(body)extension V\(index) {\n  private func f() {}\n}\n"
      }
    ).lint("init", "--dry-run").output
    #expect(text.contains("    constants: last\n"))
    #expect(text.contains("    private_methods: extension\n"))
    #expect(
      try Self.draft([String](repeating: Self.sectioned, count: 6)).contains("section_per_group")
        == false)
  }

  @Test("setup functions with names of their own are learned with their figures")
  func setupFunctions() throws {
    func view(_ name: String) -> String {
      """
        init() {
          super.init(frame: .zero)
          \(name)()
        }
        private func \(name)() { addSubview(label) }

      """
    }
    let names = ["assembleTitle", "assembleFooter"]
    let text = try Self.draft((0..<6).map { view(names[$0 % 2]) })
    #expect(
      text.contains("\nsetup_functions:\n  - assemble*  # 6 of 6 functions of this name, 100 %\n"))
    #expect(text.contains("    #   as in Sources/View"))
    #expect(try Self.draft((0..<6).map { _ in view("_init") }).contains("  - _init  # 6 of 6"))
    // Not if the functions of the name do something else, or begin with a usual word.
    let other = "  private func assembleTitle() {}\n"
    #expect(
      try !Self.draft((0..<6).map { $0 < 3 ? view("assembleTitle") : other })
        .contains("setup_functions"))
    #expect(try !Self.draft((0..<6).map { _ in view("setupViews") }).contains("setup_functions"))
  }

  @Test("the only functions that make constraints are learned by name")
  func onlyFunctions() throws {
    let body = """
        private func placeLayout() {
          NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: topAnchor)])
        }

      """
    let text = try Self.draft([String](repeating: body, count: 6))
    #expect(text.contains("    constraints_only_in: [placeLayout]\n"))
    #expect(text.contains("  # - `constraints_only_in`: 6 of 6, 100 %\n"))
    let everything = body.replacingOccurrences(of: "placeLayout", with: "viewDidLoad")
    #expect(try !Self.draft([String](repeating: everything, count: 6)).contains("only_in"))
  }

  @Test("words before the names of views are learned from functions that set these up")
  func prefixes() throws {
    let body = """
        let title = UILabel()
        private func setup() { decorateLabel() }
        private func decorateLabel() { label.textColor = .red }

      """
    let text = try Self.draft([String](repeating: body, count: 6))
    #expect(
      text.contains(
        "    prefixes: [setup, setUp, configure, style, prepare, build, create, install, decorate]\n"
      ))
    #expect(text.contains("  # - `decorate…` is the name of 6 of them\n"))
  }

  @Test("what answers to events or only checks is no setup function")
  func noSetups() throws {
    func draft(_ name: String) throws -> String {
      let body = """
          init() { super.init(frame: .zero); \(name)() }
          private func \(name)() { label.textColor = .red; addSubview(label) }

        """
      return try Self.draft([String](repeating: body, count: 6))
    }
    #expect(try draft("composeViews").contains("setup_functions:\n  - composeViews"))
    for name in ["checkLinks", "redrawViews", "adjustDesign", "toggleViews"] {
      #expect(try !draft(name).contains("setup_functions"))
    }
  }

  @Test("titles of sections are learned where most classes have them")
  func titlesOfMost() throws {
    let titled = "  // MARK: - Views\n  let label = UILabel()\n  // MARK: - Setup\n  init() {}\n"
    let plain = "  let label = UILabel()\n  init() {}\n"
    func draft(_ titledCount: Int) throws -> String {
      try Self.draft((0..<12).map { $0 < titledCount ? titled : plain })
    }
    #expect(try draft(6).contains("sections: [Views, Setup]"))
    #expect(try !draft(5).contains("sections"))
  }

  @Test("subviews whose access somebody has written down are meant to be reached")
  func writtenAccess() throws {
    func draft(_ access: String) throws -> String {
      let departing = "  \(access)lazy var icon = UIImageView()\n"
      // Nothing may cost more than the defaults, which ask for another order.
      let order =
        "  func lay() { a.snp.makeConstraints { $0.bottom.equalTo(b); $0.top.equalTo(b) } }\n"
      let kept = (0..<20).map { "  private let label\($0) = UILabel()\n" }.joined() + order
      return try InitTests.project(
        (0..<8).map { "final class V\($0): UIView {\n\(kept)\($0 < 6 ? departing : "")}\n" }
      ).lint("init", "--dry-run").output
    }
    #expect(try draft("").contains("\n  exposed_subview: warning\n"))
    #expect(try draft("private(set) ").contains("\n  # exposed_subview: warning"))
  }

  @Test("round image views are clipped or not, and the functions that only round are named")
  func corners() throws {
    let helper = """
      extension UIView {
        func roundCorners(_ radius: CGFloat) { layer.cornerRadius = radius }
        func roundAndClip() {
          layer.cornerRadius = 8
          clipsToBounds = true
        }
      }
      """
    let body = """
        let photo = UIImageView()
        private func setupPhoto() {
          photo.layer.cornerRadius = 8
          photo.clipsToBounds = true
          label.roundCorners(4)
          label.roundAndClip()
        }

      """
    let text = try Self.draft([String](repeating: body, count: 6), more: helper)
    #expect(
      text.contains(
        "  # 6 of 6 image views with round corners, 100 %; no findings\n"
      ))
    #expect(
      text.contains(
        "  unclipped_corners:\n    severity: warning\n    rounding_functions: [roundCorners]\n"))
  }

  @Test("the summary of a style says what the code does")
  func negatives() throws {
    let body = """
        func setupLabel() {
          label.topAnchor.constraint(equalTo: topAnchor, constant: -margin).isActive = true
        }

      """
    let text = try Self.draft([String](repeating: body, count: 6))
    #expect(text.contains("  # Negative constants are written as `-constant`: 6 of 6"))
  }

  @Test("the functions for each phase are learned with the names that the team has for them")
  func phases() throws {
    let views = (0..<6).map { number in
      """
      final class V\(number): UIView {
        private let label = UILabel()
        func arrangeHierarchy() { addSubview(label) }
        func bindConstraints() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }
        func applyStyle() { label.textColor = .red }
      }
      """
    }
    func text(_ more: [String] = []) throws -> String {
      try InitTests.project(views + more).lint("init", "--dry-run").output
    }
    #expect(
      try text().contains(
        """
            constraints_only_in: [bindConstraints]
            additions_only_in: [arrangeHierarchy]
            configuration_only_in: [applyStyle]

        """))
    let other = "final class W: UIView { let a = UILabel(); func f() { a.textColor = .red } }"
    #expect(try !text([other]).contains("configuration_only_in"))
  }

  @Test("edges whose order the code does not agree on may be anywhere")
  func someEdges() throws {
    // Whichever of `top` and `bottom` a view has comes first, or not.
    let orders = [
      ["top", "leading", "trailing"], ["bottom", "leading", "trailing"],
      ["leading", "trailing", "bottom"],
    ]
    let project = try InitTests.project(
      (0..<18).map { InitTests.view("View\($0)", order: orders[$0 % 3]) })
    let text = try project.lint("init", "--dry-run").output
    #expect(
      text.contains(
        "    order: [[top, leading, trailing], [bottom], [centerY, centerX], [height, width]]\n"))
  }

  @Test("an owner that also uses another way does not follow one")
  func mixedWays() throws {
    let both = "  private func configureMore() { label.alpha = 0; addSubview(label) }\n"
    let project = try InitTests.project((0..<6).map { InitTests.view("View\($0)", more: both) })
    let text = try project.lint("init", "--dry-run").output
    #expect(
      text.contains(
        "  # setup_prefix: {severity: warning, style: setup}  # 0 of 6 view types, 0 %; 6 findings\n"
      ))
  }

  @Test("an initializer that neither fails nor sets up is no agreement")
  func initializers() throws {
    let lazyOne = "  required init?(coder: NSCoder) { super.init(coder: coder) }\n"
    let fatal = "  required init?(coder: NSCoder) { fatalError() }\n"
    let text = try Self.draft((0..<8).map { $0 < 4 ? fatal : lazyOne })
    #expect(
      text.contains(
        "  # initializer_style: {severity: warning, style: fatal_error}  # 4 of 8 initializers with a coder, 50 %; 4 findings\n"
      ))
  }

  @Test("a method that has the name of one of UIKit is no helper")
  func namesOfUIKit() throws {
    let helper =
      "extension UIView { func constraint(to: Int) { widthAnchor.constraint(equalToConstant: 1).isActive = true } }"
    #expect(
      try !Self.draft(["  func f() { label.constraint(to: 1) }\n"], more: helper)
        .contains("layout_helpers"))
  }

  @Test("an example of setup is a function, not an initializer")
  func setupExamples() throws {
    let calls = (0..<25).map { "    addSubview(view\($0))\n" }.joined()
    let text = try InitTests.project(
      (0..<6).map {
        "final class V\($0): UIView {\n  init() {\n\(calls)  }\n  func setupViews() {\n\(calls)  }\n}\n"
      }
    ).lint("init", "--dry-run").output
    #expect(
      text.contains(
        /12 of 12 setup functions of more than 20 lines, 100 %; no findings\n  #   as in Sources\/View\d.swift:29\n/
      ))
  }

  @Test("a place that departs is no example")
  func departures() throws {
    let exposed = "  private let title = UILabel()\n"
    let text = try Self.draft((0..<6).map { $0 < 5 ? exposed : "" })
    #expect(
      text.contains(
        "# exposed_subview: warning  # 5 of 11 subviews, 45 %; 6 findings\n  #   as in Sources/View"
      ))
    #expect(!text.contains(/exposed_subview.*\n  #   as in Sources\/View\d.swift:2\n/))
  }

  @Test("how many values views get, and whether props can be compared, is learned")
  func data() throws {
    func project(_ parameters: (Int) -> String, props: (Int) -> String) throws -> String {
      try InitTests.project(
        (0..<10).map { index in
          """
          struct V\(index)Props\(props(index)) { var title = "" }
          final class V\(index): UIView {
            let label = UILabel()
            func render(\(parameters(index))) { label.text = "\(index)" }
          }
          """
        }
      ).lint("init", "--dry-run").output
    }
    let agreed = try project(
      { $0 < 9 ? "props: V\($0)Props" : "a: Int, b: Int" },
      props: { $0 < 9 ? ": Equatable" : "" })
    #expect(agreed.contains("    style: render\n    parameters: one\n    equatable: true\n"))
    #expect(
      agreed.contains("  # - `parameters`: 9 of 10, 90 %\n  # - `equatable`: 9 of 10, 90 %\n"))
    let mixed = try project(
      { $0 < 6 ? "a: Int, b: Int" : "props: V\($0)Props" }, props: { _ in "" })
    #expect(!mixed.contains("    parameters:") && !mixed.contains("    equatable:"))
    #expect(mixed.contains("  # - off: `parameters: several`, 6 of 10, 60 %\n"))
  }

  @Test("previews are at the bottom if nearly all are")
  func previews() throws {
    func project(_ isAtTop: (Int) -> Bool) throws -> String {
      try InitTests.project(
        (0..<10).map { index in
          let view = "final class V\(index): UIView { let label = UILabel() }\n"
          let preview = "#Preview { V\(index)() }\n"
          return isAtTop(index) ? preview + view : view + preview
        }
      ).lint("init", "--dry-run").output
    }
    #expect(
      try project { $0 == 0 }.contains(
        "  missing_preview:\n    severity: warning\n    place: bottom\n"))
    let anywhere = try project { $0 < 5 }
    #expect(anywhere.contains("  missing_preview: warning\n"))
    #expect(!anywhere.contains("    place: bottom\n"))
  }
}
