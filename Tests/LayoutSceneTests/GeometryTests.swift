import LayoutModel
import LayoutScene
import LayoutSolver
import SwiftSource
import Testing

@Suite("The geometry of a scene")
struct GeometryTests {
  func scene(_ code: String) throws -> LayoutScene {
    var project = SceneProject()
    let source = SourceFile(Array(code.utf8), vocabulary: LayoutVocabulary.recognizing([]))
    let file = ViewFile(source: source)
    file.read()
    project.add(file, path: "File.swift")
    return try #require(project.scenes(of: nil).first)
  }

  /// The frames of the views of a controller, as `name: x y width height`.
  func frames(
    _ members: String, _ code: String, on device: SceneDevice = .phone, state: String? = nil
  ) throws -> [String] {
    let scene = try scene(
      """
      class PlayerController: UIViewController {
        \(members)
        func setUp() {
          \(code)
        }
      }
      """)
    let geometry = SceneGeometry(scene, on: device, state: state)
    return scene.boxes.indices.dropFirst().map { box in
      let frame = geometry.frames[box]
      return "\(scene.boxes[box].label): \(frame.x) \(frame.y) \(frame.width) \(frame.height)"
    }
  }

  @Test("edges, guides, multipliers and inequalities")
  func constraints() throws {
    let found = try frames(
      "let a = UIView(); let b = UIView(); let c = UISwitch()",
      """
      view.addSubview(a)
      view.addSubview(b)
      view.addSubview(c)
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        a.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 10),
        b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
        b.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
        b.heightAnchor.constraint(equalToConstant: 20),
        c.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        c.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      """)
    #expect(
      found == [
        "a: 16 67 361 180.5", "b: 146.5 257.5 100 20", "c: 326 787 51 31",
      ])
  }

  @Test("leading is right where languages are written so")
  func mirrored() throws {
    var device = SceneDevice.phone
    device.isRightToLeft = true
    let found = try frames(
      "let a = UIView()",
      """
      view.addSubview(a)
      a.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.leading.equalToSuperview().offset(16)
        make.width.height.equalTo(40)
      }
      """, on: device)
    #expect(found == ["a: 337 0 40 40"])
  }

  @Test(
    "stacks arrange as UIKit documents it",
    arguments: [
      ("", ["a: 0 100 300 40", "b: 0 148 300 40"]),
      (
        "row.axis = .horizontal; row.distribution = .fillEqually",
        ["a: 0 100 146 40", "b: 154 100 146 40"]
      ),
      ("row.alignment = .center", ["a: 100 100 100 40", "b: 120 148 60 40"]),
      ("row.alignment = .leading", ["a: 0 100 100 40", "b: 0 148 60 40"]),
      ("row.alignment = .trailing", ["a: 200 100 100 40", "b: 240 148 60 40"]),
      ("a.isHidden = true", ["a: 0 100 0 40", "b: 0 100 300 40"]),
      (
        "row.isLayoutMarginsRelativeArrangement = true; row.layoutMargins = UIEdgeInsets(top: 4, left: 8, bottom: 0, right: 12)",
        ["a: 8 104 280 40", "b: 8 152 280 40"]
      ),
    ])
  func stacks(_ settings: String, _ expected: [String]) throws {
    let found = try frames(
      "let row = UIStackView(); let a = UIView(); let b = UIView()",
      """
      row.axis = .vertical
      row.spacing = 8
      \(settings)
      view.addSubview(row)
      row.addArrangedSubview(a)
      row.addArrangedSubview(b)
      row.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(100)
        make.leading.equalToSuperview()
        make.width.equalTo(300)
      }
      a.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(100).priority(.low) }
      b.snp.makeConstraints { $0.height.equalTo(40); $0.width.equalTo(60).priority(.low) }
      """)
    #expect(Array(found.suffix(2)) == expected)
  }

  @Test("what scrolls has a content of its own size")
  func scrolling() throws {
    let found = try frames(
      "let scroll = UIScrollView(); let a = UIView()",
      """
      view.addSubview(scroll)
      scroll.addSubview(a)
      scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
      a.snp.makeConstraints { make in
        make.edges.equalToSuperview()
        make.width.equalTo(scroll)
        make.height.equalTo(2000)
      }
      """)
    #expect(found == ["scroll: 0 0 393 852", "a: 0 0 393 2000"])
  }

  @Test("constants of instances and parts of insets and sizes have their values")
  func constants() throws {
    let scene = try scene(
      """
      extension CardView {
        struct Appearance {
          let insets = UIEdgeInsets(top: 3, left: 9, bottom: 8, right: 4)
          let size = CGSize(width: 60, height: 17)
          let spacing: CGFloat = 5
        }
      }
      class CardView: UIView {
        enum Constants { static let padding = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 7) }
        let appearance: Appearance
        let a = UIView(); let b = UIView(); let row = UIStackView()
        func setUp() {
          addSubview(a)
          addSubview(b)
          row.spacing = appearance.spacing
          addSubview(row)
          a.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(self.appearance.insets)
            make.size.equalTo(self.appearance.size)
          }
          NSLayoutConstraint.activate([
            b.topAnchor.constraint(equalTo: topAnchor, constant: Constants.padding.top),
            b.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Constants.padding.right),
            b.widthAnchor.constraint(equalToConstant: appearance.size.width),
            b.heightAnchor.constraint(equalToConstant: appearance.insets.bottom),
          ])
        }
      }
      """)
    let geometry = SceneGeometry(scene, on: .phone)
    let found = geometry.frames[1...2].map { "\($0.x) \($0.y) \($0.width) \($0.height)" }
    #expect(found == ["9 3 60 17", "326 1 60 8"])
    #expect(!geometry.guessed.contains(1) && !geometry.guessed.contains(2))
    #expect(SceneOutline(scene).rows.last?.type == "UIStackView, spacing 5")
  }

  @Test("a view is a stack if it arranges others, and a view of another branch is not there")
  func arrangement() throws {
    let members = "let box: UIView = UIStackView(); let a = UISwitch(); let b = UISwitch()"
    let code = """
      view.addSubview(box)
      box.snp.makeConstraints { $0.top.leading.equalToSuperview() }
      (box as? UIStackView)?.axis = .vertical
      if isLarge {
        view.addSubview(c)
        c.snp.makeConstraints { $0.top.leading.equalToSuperview().offset(20) }
      } else {
        a.snp.makeConstraints { $0.width.equalTo(51) }
      }
      """
    let scene = try scene(
      """
      class PlayerController: UIViewController {
        \(members)
        let c = UISwitch()
        lazy var row: UIStackView = .init(arrangedSubviews: [a, b], spacing: 4)
        func setUp() {
          view.addSubview(row)
          row.snp.makeConstraints { self.top = $0.top.equalToSuperview().offset(30).constraint; $0.leading.equalToSuperview() }
          \(code)
        }
      }
      """)
    let geometry = SceneGeometry(scene, on: .phone)
    let labels = scene.boxes.map(\.label)
    let frames = try ["a", "b"].map { geometry.frames[try #require(labels.firstIndex(of: $0))] }
    #expect(frames.map(\.y) == [Fraction(30), Fraction(30)])
    #expect(frames.map(\.x) == [.zero, Fraction(55)])
    let absent = try #require(labels.firstIndex(of: "c"))
    #expect(geometry.absent == [absent])
    #expect(SceneGeometry(scene, on: .phone, state: "isLarge").absent.isEmpty)
  }

  @Test("a class of the project has a size of its own, whatever parts of it the code names")
  func partsOfClasses() throws {
    let scene = try scene(
      """
      class PlayerController: UIViewController {
        let header = HeaderView(); let list = UIScrollView()
        func setUp() {
          view.addSubview(header)
          view.addSubview(list)
          header.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
          header.close.tintColor = .red
          header.close.snp.makeConstraints { $0.size.equalTo(20) }
          list.snp.makeConstraints { make in
            make.top.equalTo(header.snp.bottom)
            make.leading.trailing.bottom.equalToSuperview()
          }
        }
      }
      """)
    #expect(SceneGeometry(scene, on: .phone).undetermined.isEmpty)
  }

  @Test("of two texts in a row, the one that hugs its content less is stretched")
  func hugging() throws {
    let code = """
      view.addSubview(a)
      view.addSubview(b)
      a.text = "1234"
      a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
      b.snp.makeConstraints { make in
        make.top.trailing.equalToSuperview()
        make.leading.equalTo(a.snp.trailing)
      }
      """
    let members = "let a = UILabel(); let b = UILabel()"
    let hugging = "a.setContentHuggingPriority(.defaultHigh, for: .horizontal)"
    #expect(try frames(members, code + "\n" + hugging)[0] == "a: 0 0 34 21")
    #expect(
      try frames(members, code + "\n" + hugging.replacing("a.", with: "b."))[0] != "a: 0 0 34 21")
  }

  @Test("frames in numbers are relative to the container")
  func frames() throws {
    let found = try frames(
      "let a = UIView(); let b = UIView()",
      """
      view.addSubview(a)
      a.addSubview(b)
      a.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      b.frame = CGRect(x: -4, y: 5, width: 10.5, height: 6)
      """)
    #expect(found == ["a: 10 20 100 50", "b: 6 25 10.5 6"])
  }

  @Test("a state decides which branch holds")
  func states() throws {
    let code = """
      view.addSubview(a)
      a.snp.makeConstraints { make in
        make.top.leading.equalToSuperview()
        make.width.equalTo(50)
        if isLarge {
          make.height.equalTo(80)
        } else {
          make.height.equalTo(40)
        }
      }
      """
    #expect(try frames("let a = UIView()", code) == ["a: 0 0 50 40"])
    #expect(try frames("let a = UIView()", code, state: "isLarge") == ["a: 0 0 50 80"])
  }

  @Test("of the cases of a switch, the first one holds, or the one that is chosen")
  func cases() throws {
    let code = """
      view.addSubview(a)
      a.snp.makeConstraints { make in
        make.top.leading.equalToSuperview()
        make.width.equalTo(50)
        switch size {
        case .small: make.height.equalTo(20)
        case .large: make.height.equalTo(80)
        }
      }
      """
    #expect(try frames("let a = UIView()", code) == ["a: 0 0 50 20"])
    #expect(try frames("let a = UIView()", code, state: "case .large") == ["a: 0 0 50 80"])
  }

  @Test("contradictions are found with all that take part, and what is not determined")
  func problems() throws {
    let scene = try scene(
      """
      class PlayerView: UIView {
        let a = UIView(); let b = UIView()
        func setUp() {
          addSubview(a)
          addSubview(b)
          a.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(16)
            make.top.equalToSuperview()
            make.height.equalTo(20)
          }
          b.snp.makeConstraints { make in
            make.leading.equalTo(a)
            make.trailing.equalTo(a).offset(-8)
            make.width.equalTo(a)
            make.height.equalTo(10)
          }
        }
      }
      """)
    let geometry = SceneGeometry(scene, on: .phone)
    let conflict = try #require(geometry.conflicts.first)
    #expect(geometry.conflicts.count == 1)
    let names = conflict.map { index in
      let edge = scene.constraints[index].edge
      return "\(edge.box.text).\(edge.attribute.names[0])"
    }
    #expect(Set(names) == ["b.leading", "b.trailing", "b.width"])
    let b = try #require(scene.boxes.firstIndex { $0.label == "b" })
    #expect(geometry.undetermined[b] == .top)
  }

  @Test("a view is as high as what is in it")
  func ownHeight() throws {
    let scene = try scene(
      """
      class CardView: UIView {
        let a = UIView()
        func setUp() {
          addSubview(a)
          a.snp.makeConstraints { make in
            make.top.leading.bottom.equalToSuperview().inset(12)
            make.height.equalTo(70)
          }
        }
      }
      """)
    #expect(SceneGeometry(scene, on: .phone).frames[0].height == Fraction(94))
  }
}
