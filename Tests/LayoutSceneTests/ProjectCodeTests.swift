import LayoutModel
import LayoutScene
import SwiftSource
import Testing

@Suite("What the project's own code does to a scene")
struct ProjectCodeTests {
  func project(_ files: [String]) -> SceneProject {
    var project = SceneProject()
    for (index, text) in files.enumerated() {
      let source = SourceFile(Array(text.utf8), vocabulary: LayoutVocabulary.recognizing([]))
      let file = ViewFile(source: source)
      file.read()
      project.add(file, path: "File\(index).swift")
    }
    return project
  }

  /// The outline of the class `PlayerView` with these members, of which other files declare functions.
  func outline(_ members: String, _ others: String...) throws -> [String] {
    let project = project(["class PlayerView: UIView {\n\(members)\n}"] + others)
    let scene = try #require(project.scenes(of: ["PlayerView"]).first)
    return OutlineText(SceneOutline(scene), width: 100).lines.dropFirst(2).map {
      String($0.drop { "│├└─ ".contains($0) })
    }
  }

  /// The frames of the views of the class `PlayerController`, as `name: x y width height`.
  func frames(_ files: String..., state: String? = nil) throws -> [String] {
    let scene = try #require(
      project(files).scenes(of: ["PlayerController"], inheriting: true).first)
    let geometry = SceneGeometry(scene, on: .phone, state: state)
    return scene.boxes.indices.dropFirst().map { box in
      let frame = geometry.frames[box]
      return "\(scene.boxes[box].label): \(frame.x) \(frame.y) \(frame.width) \(frame.height)"
    }
  }

  private static let pin = """
    extension UIView {
      func pinEdges(to other: UIView?, insets: UIEdgeInsets = .zero) {
        guard let container = other else { return }
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
          leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.left),
          trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -insets.right),
          bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -insets.bottom),
        ])
      }
      func pinToSuperview(_ padding: CGFloat = 4) {
        pinEdges(
          to: superview,
          insets: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
      }
      func embed(_ child: UIView) {
        addSubview(child)
        child.pinToSuperview()
      }
      func edgeConstraints(to other: UIView) -> [NSLayoutConstraint] {
        [
          topAnchor.constraint(equalTo: other.topAnchor),
          bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ]
      }
    }
    """

  @Test(
    "functions of the project are read from their bodies",
    arguments: [
      ("addSubview(a)\na.pinEdges(to: self)", "edges = superview"),
      (
        "addSubview(a)\na.pinEdges(to: self, insets: UIEdgeInsets(top: 8, left: Space.m, bottom: 0, right: 1))",
        "top = superview + 8, leading = superview + 12, trailing = superview - 1, bottom = superview"
      ),
      ("addSubview(a)\na.pinEdges(to: self, insets: .zero)", "edges = superview"),
      ("addSubview(a)\na.pinToSuperview()", "edges = superview inset 4"),
      ("addSubview(a)\na.pinToSuperview(Space.m)", "edges = superview inset 12"),
      ("embed(a)", "edges = superview inset 4"),
      (
        "addSubview(a)\nNSLayoutConstraint.activate(a.edgeConstraints(to: self))",
        "top, bottom = superview"
      ),
    ])
  func functions(_ code: String, _ expected: String) throws {
    let lines = try outline(
      "let a = UIView()\nfunc setUp() {\n\(code)\n}", Self.pin,
      "enum Space { static let m: CGFloat = 12 }")
    #expect(lines == ["a  UIView", expected])
  }

  @Test("of a function with optional anchors, those that are given are constrained")
  func anchors() throws {
    let lines = try outline(
      """
      let a = UIView()
      let b = UIView()
      func setUp() {
        addSubview(a)
        addSubview(b)
        a.anchor(top: topAnchor, paddingTop: 8, width: 40)
        b.anchor(left: a.rightAnchor, isCentered: true)
      }
      """,
      """
      extension UIView {
        func anchor(
          top: NSLayoutYAxisAnchor? = nil, left: NSLayoutXAxisAnchor? = nil, paddingTop: CGFloat = 0,
          width: CGFloat? = nil, isCentered: Bool = false
        ) {
          if let top = top {
            topAnchor.constraint(equalTo: top, constant: paddingTop).isActive = true
          }
          if let left {
            leftAnchor.constraint(equalTo: left).isActive = true
          }
          if width != nil {
            widthAnchor.constraint(equalToConstant: width!).isActive = true
          }
          if isCentered {
            centerYAnchor.constraint(equalTo: superview!.centerYAnchor).isActive = true
          }
        }
      }
      """)
    #expect(
      lines == [
        "a  UIView", "top = superview + 8, width = width!", "b  UIView",
        "left = a.right, centerY = superview",
      ])
  }

  @Test("functions of the class and of its superclass are read, and others' are not")
  func methods() throws {
    let base = """
      class BaseView: UIView {
        func place(_ view: UIView, below other: UIView) {
          addSubview(view)
          view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8).isActive = true
        }
      }
      """
    let members = """
      let a = UIView()
      let b = UIView()
      func setUp() {
        addSubview(a)
        place(b, below: a)
      }
      """
    let project = project(["class PlayerView: BaseView {\n\(members)\n}", base])
    let scene = try #require(project.scenes(of: ["PlayerView"]).first)
    let lines = OutlineText(SceneOutline(scene), width: 100).lines
    #expect(lines.contains("      top = a.bottom + 8"), "\(lines)")
    #expect(try outline(members, base).last == "line 6: what `place(b, below: a)` does")
  }

  @Test(
    "what the reader does not understand of a function is listed",
    arguments: [
      // It makes a view of its own.
      "func pinBox(to other: UIView) { let box = UIView(); other.addSubview(box); box.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
      // Two of them differ.
      "func pinBox(to other: UIView) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }\nfunc pinBox(to other: UILayoutGuide) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true; leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true }",
      // It calls an unknown function.
      "func pinBox(to other: UIView) { pinOthers(other) }",
      // It calls itself.
      "func pinBox(to other: UIView) { pinBox(to: other) }",
      "func pinBox(to other: UIView, insets: UIEdgeInsets) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }",
    ])
  func unclear(_ function: String) throws {
    let lines = try outline(
      "let a = UIView()\nfunc setUp() {\naddSubview(a)\na.pinBox(to: self)\n}",
      "extension UIView {\n\(function)\n}")
    #expect(lines.last == "line 5: what `a.pinBox(to: self)` does", "\(lines)")
  }

  @Test("functions that call each other again and again come to an end")
  func manyCalls() throws {
    let calls = String(repeating: "pinInner(to: other)\n", count: 10)
    let lines = try outline(
      "let a = UIView()\nfunc setUp() {\naddSubview(a)\na.pinOuter(to: self)\n}",
      """
      extension UIView {
        func pinOuter(to other: UIView) {
          \(calls)
        }
        func pinInner(to other: UIView) {
          \(calls.replacing("Inner", with: "Leaf"))
        }
        func pinLeaf(to other: UIView) {
          topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        }
      }
      """)
    #expect(lines.last == "line 5: what `a.pinOuter(to: self)` does", "\(lines)")
  }

  @Test("a function that nobody calls is shown with what it gets")
  func uncalled() throws {
    let lines = try outline(
      "func style(_ row: UIView) { row.heightAnchor.constraint(equalToConstant: 8).isActive = true }"
    )
    #expect(lines == ["Not added to a view by this code:", "row", "height = 8"])
  }

  // MARK: - Numbers

  @Test(
    "numbers of other files are computed",
    arguments: [
      ("Space.m", "12"), ("-1.0 * Space.m", "-12"), ("Space.m * -1", "-12"),
      ("Space.m + 2 * (Space.l - 4)", "36"), ("CGFloat(8) / 2", "4"), ("kMargin", "10"),
      ("MARGIN * -1", "-11"), ("-Space.unknown", "-Space.unknown"),
      ("Space.unknown * -1.0", "-Space.unknown"), ("unknown + Space.m", "unknown + Space.m"),
    ])
  func numbers(_ code: String, _ expected: String) throws {
    let lines = try outline(
      "let a = UIView()\nfunc setUp() {\naddSubview(a)\na.topAnchor.constraint(equalTo: topAnchor, constant: \(code)).isActive = true\n}",
      "enum Space { static let m: CGFloat = 12; static let l: CGFloat = 16 }",
      "let kMargin: CGFloat = 10\nlet MARGIN = 11")
    let sign = expected.hasPrefix("-") ? "-" : "+"
    #expect(lines == ["a  UIView", "top = superview \(sign) \(expected.drop { $0 == "-" })"])
  }

  // MARK: - Lists, locals and frames

  @Test("lists of views are read by their names")
  func lists() throws {
    let lines = try outline(
      """
      let a = UILabel()
      let b = UILabel()
      lazy var all: [UIView] = [a, b]
      lazy var row: UIStackView = {
        let views = [a, b]
        return UIStackView(arrangedSubviews: views)
      }()
      func setUp() {
        addSubview(row)
        for view in all { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
        all[1].widthAnchor.constraint(equalToConstant: 30).isActive = true
      }
      """)
    #expect(
      lines == [
        "row  UIStackView", "a  UILabel", "height = 20", "b  UILabel", "height = 20, width = 30",
      ])
  }

  @Test("a variable that is another view each time is not taken for one")
  func variables() throws {
    let lines = try outline(
      """
      let a = UILabel()
      let b = UILabel()
      func setUp() {
        addSubview(a)
        addSubview(b)
        var previous: UIView = a
        b.topAnchor.constraint(equalTo: previous.bottomAnchor).isActive = true
        previous = b
      }
      """)
    #expect(
      lines.last
        == "line 8: what `b.topAnchor.constraint(equalTo: previous.bottomAnchor)` refers to")
  }

  @Test("a local that a function with arguments makes has what that function sets")
  func madeLocals() throws {
    let lines = try outline(
      """
      func setUp() {
        let header = makeHeader(title: "A")
        addSubview(header)
      }
      private func makeHeader(title: String) -> UIView {
        let box = UIView()
        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
        return box
      }
      """)
    #expect(lines.prefix(2) == ["header  UIView", "height = 20"], "\(lines)")
  }

  @Test("frames may be those of other views")
  func frames() throws {
    let found = try frames(
      """
      class PlayerController: UIViewController {
        let a = UIView()
        let b = UIView()
        let c = UIView()
        func setUp() {
          view.addSubview(a)
          a.addSubview(b)
          b.addSubview(c)
          a.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
          b.frame = self.a.bounds
          c.frame = a.frame
        }
      }
      """)
    #expect(found == ["a: 10 20 100 50", "b: 10 20 100 50", "c: 20 40 100 50"])
    let whole = try frames(
      "class PlayerController: UIViewController { let a = UIView(); func setUp() { view.addSubview(a); a.frame = view.frame } }"
    )
    #expect(whole == ["a: 0 0 393 852"])
  }
}
