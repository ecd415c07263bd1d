import LayoutModel
import LayoutScene
import SwiftSource
import TestSupport
import Testing

/// Outlines and frames of code, in the text files of `Tests/Fixtures/Scenes`.
///
/// Behind the code of a `// case:`, and that of further files behind `// file:`, `// outline:` has the lines of the outline,
/// and `// frames:` a line for each view, `name: x y width height` or `name: absent`. Behind the colon may be words, with `; `
/// between them: `of PlayerView` (else the first class), `width 100` in columns, `on tablet`, `reading leftwards`, `state isLarge`, and `from root`
/// for the frame of the root, too. `// guesses:` has a line for each unknown number with what is taken for it, and one with the
/// views that something of follows from them. `// marks:` has what is uncertain besides: what of the size of the view is assumed,
/// and for each view what code may do to it, what is not followed, and fonts without a size.
@Suite("The cases of scenes")
struct SceneCaseTests {
  @Test("each case is outlined and laid out as it says", arguments: CaseFile.paths(in: "Scenes"))
  func cases(of path: String) throws {
    let file = try CaseFile(path, keys: ["case", "file", "outline", "frames", "guesses", "marks"])
    let differences = try file.differences([
      "outline": { piece, value in
        let words = Self.words(value)
        let scene = try Self.scene(of: piece.texts, words["of"], inheriting: false)
        return OutlineText(SceneOutline(scene), width: Int(words["width"] ?? "") ?? 80).lines
      },
      "frames": { piece, value in
        let words = Self.words(value)
        let (scene, geometry) = try Self.geometry(of: piece.texts, words)
        return scene.boxes.indices.dropFirst(words["from"] == nil ? 1 : 0).map { index in
          let (label, frame) = (scene.boxes[index].label, geometry.frames[index])
          return geometry.absent.contains(index)
            ? "\(label): absent" : "\(label): \(frame.x) \(frame.y) \(frame.width) \(frame.height)"
        }
      },
      "guesses": { piece, value in
        let (scene, geometry) = try Self.geometry(of: piece.texts, Self.words(value))
        let lines = geometry.guesses.map {
          "\(scene.boxes[$0.box].label).\($0.member) = \($0.value) for `\($0.text)`"
        }
        let views = geometry.guessed.sorted().map { scene.boxes[$0].label }
        return views.isEmpty ? ["none"] : lines + ["in " + views.joined(separator: ", ")]
      },
      "marks": { piece, value in
        let (scene, geometry) = try Self.geometry(of: piece.texts, Self.words(value))
        let unfollowed = scene.unfollowedBoxes
        let lines = scene.boxes.indices.flatMap { index in
          let box = scene.boxes[index]
          let marks =
            box.changes + (unfollowed.contains(index) ? ["not followed"] : [])
            + (FontSize(box, default: 17).isKnown ? [] : ["font"])
            + (geometry.hidden.contains(index) ? ["hidden"] : [])
          return marks.map { "\(box.label): \($0)" }
        }
        return geometry.assumedSize.map { "size: \($0)" } + lines
      },
    ])
    for difference in differences { Issue.record("\(difference)") }
  }

  private static func geometry(
    of texts: [String], _ words: [String: String]
  ) throws -> (LayoutScene, SceneGeometry) {
    let scene = try scene(of: texts, words["of"], inheriting: true)
    let devices: [String: SceneDevice] = ["smallPhone": .smallPhone, "tablet": .tablet]
    var device = devices[words["on"] ?? ""] ?? .phone
    device.isRightToLeft = words["reading"] != nil
    return (scene, SceneGeometry(scene, on: device, state: words["state"]))
  }

  private static func words(_ value: String) -> [String: String] {
    var words: [String: String] = [:]
    for word in value.split(separator: "; ") {
      let parts = word.split(separator: " ", maxSplits: 1)
      words[String(parts[0])] = String(parts[1])
    }
    return words
  }

  private static func scene(
    of texts: [String], _ type: String?, inheriting: Bool
  ) throws -> LayoutScene {
    let scenes = project(texts).scenes(of: type.map { [$0] }, inheriting: inheriting)
    return try #require(scenes.first { !$0.isEmpty } ?? scenes.first)
  }

  static func project(_ texts: [String]) -> SceneProject {
    var project = SceneProject()
    for (index, text) in texts.enumerated() {
      let source = SourceFile(Array(text.utf8), vocabulary: LayoutVocabulary.recognizing([]))
      let file = ViewFile(source: source)
      file.read()
      project.add(file, path: "File\(index).swift")
    }
    return project
  }
}
