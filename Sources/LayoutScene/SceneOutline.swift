import LayoutModel

/// The tree of a scene as rows: each view with what is known of it.
public struct SceneOutline: Sendable {
  public let scene: LayoutScene
  /// The views from the root down, those in each other together; then those that the code adds to none.
  public private(set) var rows: [Row] = []

  public struct Row: Sendable {
    public let box: Int
    /// How many views it is in; 0 for the root and for views that the code adds to none.
    public let depth: Int
    public let isPlaced: Bool
    public let name: String
    /// The class, with the axis and the spacing of a stack: `UIStackView, vertical, spacing 8`.
    public let type: String
    /// The condition under which the code adds it; nil without one.
    public let condition: String?
    public let constraints: [String]
    /// What the code sets, each with the beginning of its value: `numberOfLines = 0`.
    public let settings: [String]
    /// What fills it: `props.songName`.
    public let data: [String]
  }

  /// The constraints that cannot hold together, each as `label.top (line 12)`: a later one and those before it.
  public var contradictions: [[String]] { scene.contradictions.map(scene.names) }

  /// - Parameter scene: what to outline.
  public init(_ scene: LayoutScene) {
    self.scene = scene
    let constraints = Dictionary(
      grouping: scene.constraints.lazy.filter { !$0.isImplied }, by: \.edge.box)
    var hasRow: Set<Int> = []
    func add(_ root: Int, isPlaced: Bool) {
      // A stack of its own: views may be nested without end.
      var waiting = [(box: root, depth: 0)]
      while let (box, depth) = waiting.popLast() {
        guard hasRow.insert(box).inserted else { continue }
        rows.append(
          Row(
            scene, box, depth: depth, isPlaced: isPlaced,
            constraints[scene.boxes[box].name] ?? []))
        for child in scene.boxes[box].children.reversed() { waiting.append((child, depth + 1)) }
      }
    }
    add(0, isPlaced: true)
    for box in scene.looseBoxes { add(box, isPlaced: false) }
  }
}

extension SceneOutline.Row {
  fileprivate init(
    _ scene: LayoutScene, _ index: Int, depth: Int, isPlaced: Bool, _ constraints: [SceneConstraint]
  ) {
    let box = scene.boxes[index]
    (self.box, self.depth, self.isPlaced) = (index, depth, isPlaced)
    name = index == 0 ? (scene.isController ? "view" : "self") : box.name.text
    let made = box.name.isExpression ? nil : box.maker?.text
    type = ([box.type ?? made?.onOneLine(atMost: 40) ?? ""] + box.stackWords).filter {
      !$0.isEmpty
    }.joined(
      separator: ", ")
    condition = box.condition.map(\.description).flatMap { $0.isEmpty ? nil : $0 }
    let text = ConstraintText(index, in: scene)
    // What is true at first comes first.
    self.constraints =
      text.texts(of: constraints.filter { !$0.isUpdate })
      + box.settings.filter(\.isFrame).map { "\($0.member) = \($0.value)" }
      + text.texts(of: constraints.filter(\.isUpdate))
    var words: [String] = []
    var data: [String] = []
    var known: Set<String> = []
    for setting in box.settings where setting.isPlain {
      if setting.isData {
        let value = setting.value.onOneLine(atMost: 60)
        let text = setting.isContent ? value : "\(setting.member): \(value)"
        if known.insert("← " + text).inserted { data.append(text) }
      } else {
        let word = setting.text(atMost: 30)
        if known.insert(word).inserted { words.append(word) }
      }
    }
    (settings, self.data) = (words, data)
  }
}

extension SceneBox {
  /// What a stack says about its arrangement: `vertical`, `spacing 8`.
  fileprivate var stackWords: [String] {
    ViewSetting.membersOfStacks.compactMap { member in
      guard let setting = settings.last(where: { $0.member == member }) else { return nil }
      let value = String(setting.value.drop { $0 == "." })
      return member == "axis" ? value : "\(member) \(value)"
    }
  }
}

extension ViewSetting {
  static let membersOfStacks = ["axis", "spacing", "alignment", "distribution"]

  var isPlain: Bool { !isFrame && !Self.membersOfStacks.contains(member) }

  fileprivate var isContent: Bool {
    ["text", "attributedText", "image", "setTitle", "setImage", "title", "setAttributedTitle"]
      .contains(member)
  }
}
