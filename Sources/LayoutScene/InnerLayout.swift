import LayoutModel
import LayoutSolver
import SwiftSource

/// What a class of the project lays out in a view of that class.
struct InnerLayout {
  let view: BoxName
  /// The class and its superclasses, those at the top first, as parts of the scene around.
  let parts: [ScenePart]

  /// - Parameter parts: the class and its superclasses.
  init(_ view: BoxName, _ parts: [ScenePart], _ place: ScenePlace) {
    self.view = view
    let type = parts.last?.type ?? ""
    let gap = SceneGap(place: place, text: "some of what `\(type)` does in `\(view.text)`")
    var known = Set(parts.flatMap(\.views).map(\.name))
    for part in parts { known.formUnion(part.types.keys) }
    var isIncomplete = parts.contains { $0.hasForeignConstraints || !$0.gaps.isEmpty }
    var inner: [ScenePart] = []
    for part in parts {
      var part = part
      // What functions do with views that they get is no fact about each view of the class.
      let all = part.additions.count + part.constraints.count
      part.additions.removeAll { !known.has($0.child) || !known.has($0.parent) }
      part.constraints.removeAll { constraint in
        !known.has(constraint.edge.box) || constraint.target.map { !known.has($0.box) } == true
          || constraint.edge.box == .root && constraint.condition != nil
      }
      part.settings.removeAll { $0.box == .root && $0.condition != nil }
      isIncomplete = isIncomplete || part.additions.count + part.constraints.count < all
      inner.append(part.inside(view))
    }
    if isIncomplete {
      inner[0].gaps = [gap]
      inner[0].opaque.insert(view)
    }
    self.parts = inner
  }

  var hasLayout: Bool { parts.contains { !$0.additions.isEmpty } }
}

extension Set<BoxName> {
  /// Whether a view is the root, one of these, or a part of one.
  fileprivate func has(_ box: BoxName) -> Bool {
    let first = String(box.text.prefix { $0 != "." })
    return box.text.isEmpty || contains(box) || first == "contentView"
      || contains(BoxName(text: first, scope: box.scope))
  }
}

extension ScenePart {
  /// The part as one of a class that has a view of the class.
  fileprivate func inside(_ view: BoxName) -> ScenePart {
    var inner = renaming { $0.inside(view) }
    (inner.gaps, inner.hasForeignConstraints) = ([], false)
    for index in inner.views.indices { inner.views[index].isLocal = true }
    for index in inner.constraints.indices {
      // Whether they fit is a question of the class itself.
      inner.constraints[index].isInner = true
      inner.constraints[index].constant.move(into: view)
      inner.constraints[index].multiplier.move(into: view)
      inner.constraints[index].condition = inner.constraints[index].condition?.inside(view)
    }
    for index in inner.additions.indices {
      inner.additions[index].condition = inner.additions[index].condition?.inside(view)
    }
    for index in inner.settings.indices {
      inner.settings[index].condition = inner.settings[index].condition?.inside(view)
      inner.settings[index].expression = inner.settings[index].expression.inside(view)
    }
    return inner
  }
}

extension SceneNumber {
  fileprivate mutating func move(into view: BoxName) {
    (expression, likely) = (expression?.inside(view), likely?.inside(view))
  }
}

extension NumberExpression {
  /// The same with the frames of the views of a class as those of the views in a view of that class.
  fileprivate func inside(_ view: BoxName) -> NumberExpression {
    mapped { part in
      guard var path = part.path, let first = path.first, first.first?.isUppercase == false,
        path.contains(where: { ["frame", "bounds", "center", "safeAreaInsets"].contains($0) })
      else { return part }
      if first == "self" { path.removeFirst() }
      return path.reduce(.name(view.text)) { .member($0, $1) }
    }
  }
}

extension SceneClasses {
  /// What the classes of the views of a class lay out in them, and those of the views in these.
  ///
  /// - Parameter parts: the class and its superclasses.
  func inner(of parts: [ScenePart]) -> [InnerLayout] {
    var found: [InnerLayout] = []
    var count = 0
    var waiting = views(of: parts).map { (view: $0, types: [parts.last?.type]) }[...]
    while let (view, types) = waiting.popFirst(), found.count < Self.mostInner {
      guard types.count <= Self.deepestInner, !types.contains(view.type),
        let own = named(view.type, near: parts)
      else { continue }
      let all = inherited(by: own) + own
      guard !all.contains(where: \.isController) else { continue }
      let inner = InnerLayout(view.name, all, parts.last?.place ?? own[0].place)
      count += inner.parts.reduce(0) { $0 + $1.views.count }
      guard count <= Self.mostViews else { break }
      found.append(inner)
      waiting += views(of: inner.parts).map { ($0, types + [view.type]) }
    }
    return found
  }

  private static let deepestInner = 4
  private static let mostInner = 64
  private static let mostViews = 400

  private func views(of parts: [ScenePart]) -> [(name: BoxName, type: String)] {
    var known: Set<BoxName> = []
    let placed = Set(parts.flatMap(\.additions).map(\.child))
    return parts.flatMap { part in
      part.views.map { ($0.name, $0.type ?? part.types[$0.name]) }
        + part.types.filter { placed.contains($0.key) }.sorted { $0.key.text < $1.key.text }
        .map { ($0.key, $0.value) }
    }.compactMap { name, type in
      guard let type, !type.hasPrefix("UI"), placed.contains(name), known.insert(name).inserted
      else {
        return nil
      }
      return (name, type)
    }
  }
}

/// The size that code gives a view of a class: that of the screen, or of a part of it.
struct GivenSize: Hashable, Sendable {
  struct Length: Hashable, Sendable {
    /// Whether it is that of the screen, with `points` more.
    var isOfScreen = false
    /// Whether the parts of the screen at the top and the bottom that the system covers are left out.
    var leavesTop = false
    var leavesBottom = false
    var points = Fraction.zero
  }

  var width: Length?
  var height: Length?

  /// Whether it is where the insets of the screen are.
  var isScreen: Bool {
    guard let height else { return false }
    return height.isOfScreen && !height.leavesTop && !height.leavesBottom
  }

  /// What all that use a class agree on.
  func common(with other: GivenSize) -> GivenSize {
    GivenSize(
      width: width == other.width ? width : nil, height: height == other.height ? height : nil)
  }

  /// The sizes of the views of a controller, or of numbers, by their classes.
  static func all(in scenes: [LayoutScene]) -> [String: GivenSize] {
    var sizes: [String: GivenSize] = [:]
    for scene in scenes {
      for (index, box) in scene.boxes.enumerated().dropFirst() {
        guard let type = box.type, !type.hasPrefix("UI") else { continue }
        let size = GivenSize(of: index, in: scene)
        sizes[type] = sizes[type].map { $0.common(with: size) } ?? size
      }
    }
    return sizes
  }

  init(width: Length? = nil, height: Length? = nil) { (self.width, self.height) = (width, height) }

  private init(of index: Int, in scene: LayoutScene) {
    let box = scene.boxes[index]
    if box.isWholeView, box.parent == 0 {
      (width, height) = (Length(isOfScreen: true), Length(isOfScreen: true))
      return
    }
    let constraints = scene.constraints.filter {
      $0.edge.box == box.name && $0.relation == .equal && $0.isActive && $0.condition == nil
        && !$0.isInner && $0.edge.guide == nil
    }
    width = Self.length(.width, [.leading, .left], [.trailing, .right], constraints, box, scene)
    height = Self.length(.height, .top, .bottom, constraints, box, scene)
  }

  private static func length(
    _ attribute: LayoutAttributes, _ starts: LayoutAttributes, _ ends: LayoutAttributes,
    _ constraints: [SceneConstraint], _ box: SceneBox, _ scene: LayoutScene
  ) -> Length? {
    func only(_ wanted: LayoutAttributes) -> SceneConstraint? {
      let found = constraints.filter { $0.edge.attribute.isSubset(of: wanted) }
      return found.count == 1 && found[0].multiplier.isOne ? found[0] : nil
    }
    if let own = only(attribute), own.target == nil, let points = own.constant.value,
      points.sign > 0
    {
      return Length(points: points)
    }
    guard scene.isController, box.parent == 0, let start = only(starts), let end = only(ends),
      start.target?.box == .root, end.target?.box == .root,
      start.target?.attribute == start.edge.attribute, end.target?.attribute == end.edge.attribute,
      let before = start.constant.value, let after = end.constant.value
    else { return nil }
    let guides = [start.target?.guide, end.target?.guide]
    guard guides.allSatisfy({ $0 == nil || $0 == .safeArea }) else { return nil }
    return Length(
      isOfScreen: true, leavesTop: guides[0] != nil, leavesBottom: guides[1] != nil,
      points: after - before)
  }
}

extension SceneDevice {
  func width(_ length: GivenSize.Length) -> Fraction {
    length.points + Fraction(length.isOfScreen ? width : 0)
  }

  func height(_ length: GivenSize.Length) -> Fraction {
    let insets =
      (length.leavesTop ? topInset : 0) + (length.leavesBottom ? bottomInset : 0)
    return length.points + Fraction(length.isOfScreen ? height - insets : 0)
  }
}
