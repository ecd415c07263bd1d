import LayoutScene
import LintEngine

/// The views of a document as a tree: the same as that of `layoutlint outline`, without other files.
extension Session {
  func documentSymbols(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try document(params)
    guard document.isSwift, let project, let file = project.files[document.path],
      case let scope = project.scope(of: file), document.text.bytes.count <= scope.mostBytes,
      let view = ViewReader().read(document.text.bytes, scope)
    else { return [] }
    var scenes = SceneProject()
    scenes.add(view, path: "")
    let symbols = scenes.scenes(of: nil).map { Symbol($0) }
    if client.capabilities.hasSymbolTree {
      return .array(symbols.map { json($0, document) })
    }
    var flat: [JSON] = []
    for symbol in symbols { append(symbol, in: nil, document, to: &flat) }
    return .array(flat)
  }

  /// A class with view code, or a view in it.
  private struct Symbol {
    let name: String
    /// What the class inherits from, or the class of the view; empty if it is unknown.
    let detail: String
    /// `Class` or `Field`, by its number in the protocol.
    let kind: JSON
    let place: ScenePlace
    let children: [Symbol]

    init(_ scene: LayoutScene) {
      (name, detail, kind, place) = (scene.type, scene.superclass, 5, scene.place)
      let others = scene.boxes.indices.dropFirst().filter {
        scene.boxes[$0].parent == nil && scene.boxes[$0].isDeclared
      }
      children = (scene.boxes[0].children + others).map { Symbol($0, of: scene, depth: 1) }
    }

    /// Symbols in more others are left out: editors read them recursively.
    private static let deepest = 64

    private init(_ index: Int, of scene: LayoutScene, depth: Int) {
      let box = scene.boxes[index]
      (name, detail, kind, place) = (box.label, box.type ?? "", 8, box.place)
      children =
        depth < Self.deepest
        ? box.children.map { Symbol($0, of: scene, depth: depth + 1) } : []
    }
  }

  private func json(_ symbol: Symbol, _ document: OpenDocument) -> JSON {
    let encoding = client.capabilities.encoding
    let value: JSON = [
      "name": .string(symbol.name), "kind": symbol.kind,
      "range": document.text.json(symbol.place.declaration, encoding),
      "selectionRange": document.text.json(symbol.place.range, encoding),
      "children": .array(symbol.children.map { json($0, document) }),
    ]
    return value.with("detail", symbol.detail.isEmpty ? nil : .string(symbol.detail))
  }

  private func append(
    _ symbol: Symbol, in container: String?, _ document: OpenDocument, to flat: inout [JSON]
  ) {
    let value: JSON = [
      "name": .string(symbol.name), "kind": symbol.kind,
      "location": [
        "uri": .string(document.uri),
        "range": document.text.json(symbol.place.declaration, client.capabilities.encoding),
      ],
    ]
    flat.append(value.with("containerName", container.map { .string($0) }))
    for child in symbol.children { append(child, in: symbol.name, document, to: &flat) }
  }
}
