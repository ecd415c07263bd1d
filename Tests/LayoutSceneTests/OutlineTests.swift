import LayoutModel
import LayoutScene
import SwiftSource
import Testing

@Suite("The outline of a class")
struct OutlineTests {
  /// The rows of the only scene, each with its depth as spaces.
  func outline(_ code: String..., width: Int = 80) throws -> [String] {
    var project = SceneProject()
    for (index, text) in code.enumerated() {
      let source = SourceFile(Array(text.utf8), vocabulary: LayoutVocabulary.recognizing([]))
      let file = ViewFile(source: source)
      file.read()
      project.add(file, path: "File\(index).swift")
    }
    let scenes = project.scenes(of: nil).filter { !$0.isEmpty }
    try #require(scenes.count == 1, "\(scenes.map(\.type))")
    return OutlineText(SceneOutline(scenes[0]), width: width).lines
  }

  /// A view class with these members and these statements in `setUp()`.
  func view(_ members: String, _ statements: String) throws -> [String] {
    try outline(
      """
      class PlayerView: UIView {
      \(members)
        func setUp() {
      \(statements)
        }
      }
      """)
  }

  @Test("a class with 5,000 views, and one deeply nested, end with a sentence")
  func large() throws {
    let names = (0..<5_000).map { "v\($0)" }
    let members = names.map { "  let \($0) = UIView()" }.joined(separator: "\n")
    let flat = try view(members, names.map { "    addSubview(\($0))" }.joined(separator: "\n"))
    #expect(flat.last == "  and 4001 more views; `--format json` lists all")
    let nested = zip(names, names.dropFirst()).map { "    \($0).addSubview(\($1))" }
    let deep = try view(members, (["    addSubview(v0)"] + nested).joined(separator: "\n"))
    #expect(deep.last == "  and 4001 more views; `--format json` lists all")
  }
}
