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

  // MARK: - Numbers

  // MARK: - Lists, locals and frames

}
