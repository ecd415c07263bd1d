import LayoutModel
import LayoutScene
import LayoutSolver
import SwiftSource
import Testing

@Suite("The geometry of a scene")
struct GeometryTests {
  private func scene(_ code: String) throws -> LayoutScene {
    var project = SceneProject()
    let source = SourceFile(Array(code.utf8), vocabulary: LayoutVocabulary.recognizing([]))
    let file = ViewFile(source: source)
    file.read()
    project.add(file, path: "File.swift")
    return try #require(project.scenes(of: nil).first)
  }

  /// The frames of the views of a controller, as `name: x y width height`.
  private func frames(
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
