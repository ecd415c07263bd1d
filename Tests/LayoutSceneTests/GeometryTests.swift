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
    let conflict = try #require(geometry.contradictions.first)
    #expect(geometry.contradictions.count == 1)
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
