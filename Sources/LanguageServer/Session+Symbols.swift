import LayoutScene
import LintEngine

/// The views of a document as a tree: the same as that of `layoutlint outline`, without other files.
extension Session {
  func documentSymbols(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try document(params)
    guard document.isSwift, client.capabilities.hasSymbolTree, let project,
      let file = project.files[document.path],
      case let scope = project.scope(of: file), document.text.bytes.count <= scope.mostBytes,
      let view = ViewReader().read(document.text.bytes, scope)
    else { return [] }
    var scenes = SceneProject()
    scenes.add(view, path: "")
    return .array(
      scenes.scenes(of: nil).map { scene in
        let others = scene.boxes.indices.dropFirst().filter {
          scene.boxes[$0].parent == nil && scene.boxes[$0].isDeclared
        }
        let children = (scene.boxes[0].children + others).map {
          symbol($0, of: scene, depth: 1, document)
        }
        return symbol(scene.type, scene.superclass, Self.classKind, scene.place, children, document)
      })
  }

  /// `Class` and `Field`, by their numbers in the protocol.
  private static let (classKind, fieldKind): (JSON, JSON) = (5, 8)

  /// Symbols in more others are left out: editors read them recursively.
  private static let deepest = 64

  private func symbol(
    _ index: Int, of scene: LayoutScene, depth: Int, _ document: OpenDocument
  ) -> JSON {
    let box = scene.boxes[index]
    let children = depth < Self.deepest ? box.children : []
    return symbol(
      box.label, box.type ?? "", Self.fieldKind, box.place,
      children.map { symbol($0, of: scene, depth: depth + 1, document) }, document)
  }

  /// - Parameter detail: what a class inherits from, or the class of a view; empty if it is unknown.
  private func symbol(
    _ name: String, _ detail: String, _ kind: JSON, _ place: ScenePlace, _ children: [JSON],
    _ document: OpenDocument
  ) -> JSON {
    let value: JSON = [
      "name": .string(name), "kind": kind,
      "range": document.text.json(place.declaration),
      "selectionRange": document.text.json(place.range), "children": .array(children),
    ]
    return value.with("detail", detail.isEmpty ? nil : .string(detail))
  }
}
