import LayoutModel

/// The boxes of one view class or controller, as the code of all its files lays them out.
public struct LayoutScene: Sendable {
  /// The name of the class with those around it.
  public let type: String
  /// What the class inherits from; empty where no file says so.
  public let superclass: String
  public let isController: Bool
  public let place: ScenePlace
  /// The paths of the files with code of the class.
  public let paths: Set<String>
  /// The boxes. The first one is the view that the code belongs to; parents need not come before children.
  public internal(set) var boxes: [SceneBox]
  /// The constraints; each of a box of the scene.
  public private(set) var constraints: [SceneConstraint] = []
  /// The constraints that rules find to contradict each other, by their indices: a later one and those before it.
  public private(set) var contradictions: [[Int]] = []
  /// What the code does that the scene does not show.
  public private(set) var gaps: [SceneGap] = []
  typealias Addition = (
    child: Int, parent: Int, isArranged: Bool, condition: SceneCondition?, place: ScenePlace
  )
  private(set) var additions: [Addition] = []
  private var indices: [BoxName: Int] = [:]
  private var opaque: Set<BoxName>
  /// Whether code activates constraints that the scene does not have.
  public let hasForeignConstraints: Bool
  /// The size that code which uses the class gives the view.
  var givenSize = GivenSize()

  /// The scene of one class.
  ///
  /// - Parameters:
  ///   - own: not empty, and of one type.
  ///   - inherited: the parts of the superclasses that are drawn, too, those at the top first.
  ///   - inner: what the classes of its views lay out in them.
  init(
    _ own: [ScenePart], inheriting inherited: [ScenePart] = [], inner: [InnerLayout] = []
  ) {
    let main = own.first { !$0.superclass.isEmpty } ?? own[0]
    let outer = inherited + own
    // The code of a view runs after that of what is in it.
    let parts = inner.flatMap(\.parts) + outer
    type = main.type
    superclass = main.superclass
    place = main.place
    paths = Set(own.map(\.place.path))
    isController = outer.contains(where: \.isController)
    hasForeignConstraints = parts.contains(where: \.hasForeignConstraints)
    opaque = parts.reduce(into: []) { $0.formUnion($1.opaque) }
    boxes = [
      SceneBox(
        name: .root, type: main.superclass.isEmpty ? nil : main.superclass, place: main.place)
    ]
    indices[.root] = 0
    addBoxes(outer + inner.flatMap(\.parts))
    addTree(outer + inner.flatMap(\.parts))
    for part in parts {
      for (name, type) in part.types {
        if let index = indices[name], boxes[index].type == nil { boxes[index].type = type }
      }
      for name in part.started {
        if let index = indices[name] { boxes[index].isStarted = true }
      }
      for (name, maker) in part.makers {
        if let index = indices[name] { boxes[index].maker = maker }
      }
    }
    // What initializers set is what they are given here.
    let innerSettings = inner.flatMap { inner in
      inner.parts.flatMap { part in
        let given = indices[inner.view].map { boxes[$0].given(for: part.initializers) } ?? [:]
        return part.settings.map { $0.given(given) }
      }
    }
    var known: Set<ViewSetting> = []
    for setting in innerSettings + outer.flatMap(\.settings) where known.insert(setting).inserted {
      // A frame belongs to a view, even if no code of the class says where that is.
      let isOwnFrame = setting.isFrame && !setting.box.text.contains(".")
      guard
        let index = indices[setting.box] ?? (isOwnFrame ? find(setting.box, place) : nil)
          ?? stack(styledBy: setting)
      else { continue }
      boxes[index].settings.append(setting)
    }
    gaps += parts.flatMap(\.gaps)
    addConstraints(parts)
    contradictions = outer.flatMap(\.contradictions).compactMap(indices)
    for inner in inner {
      guard let index = indices[inner.view] else { continue }
      boxes[index].isLaidOutInside = inner.hasLayout
      boxes[index].base = inner.parts.lazy.map(\.superclass).first { !$0.isEmpty }
    }
    for change in parts.flatMap(\.changes) {
      if let index = indices[change.box] { boxes[index].note(change.text) }
    }
    for index in boxes.indices { boxes[index].noteSettings() }
  }

  /// Notes that superclasses lay out views, too, which the scene does not have.
  mutating func addGap(ofSuperclasses names: [String]) {
    guard !names.isEmpty else { return }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    gaps.append(
      SceneGap(place: place, text: "the layout of \(list), which the class inherits"))
  }

  /// Whether constraints refer to the insets of views in the root.
  var hasGuidesOfViews: Bool {
    constraints.lazy.flatMap { [$0.edge, $0.target ?? $0.edge] }.contains {
      $0.box != .root && ($0.guide?.isInset == true || $0.guide == .keyboard)
    }
  }

  /// Whether there is anything to show besides the view itself.
  public var isEmpty: Bool { boxes.count == 1 && constraints.isEmpty }

  /// Whether it is the view of a row or a page of a list, which is never as high as the screen.
  var isPart: Bool {
    ["Cell", "ReusableView", "HeaderFooterView"].contains {
      superclass.hasSuffix($0) || type.hasSuffix($0)
    }
  }

  var isRow: Bool { superclass.hasSuffix("TableViewCell") || type.hasSuffix("TableViewCell") }

  public var hasLayout: Bool {
    !constraints.isEmpty
      || boxes.contains { $0.parent != nil || $0.settings.contains(where: \.isFrame) }
  }

  /// The boxes that code lays out in a way that the scene does not show, where nothing else says so.
  public var unfollowedBoxes: [Int] {
    boxes.indices.filter { index in
      opaque.contains(boxes[index].name) && boxes[index].parent != nil
        && boxes[index].changes.isEmpty
        && !gaps.contains { $0.text.contains(boxes[index].quotedLabel) }
    }
  }

  /// The boxes that code lays out in a way that the scene does not show, and all in them.
  var opaqueBoxes: Set<Int> { boxesIn { opaque.contains(boxes[$0].name) } }

  /// The boxes that the code declares or lays out, and adds to none.
  public var looseBoxes: [Int] {
    boxes.indices.dropFirst().filter { index in
      let box = boxes[index]
      return box.parent == nil
        && (box.isDeclared || !box.children.isEmpty || box.isConstrained
          || box.settings.contains(where: \.isFrame))
    }
  }

  /// The boxes of which something is true, and all in them.
  public func boxesIn(_ isOuter: (Int) -> Bool) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = boxes.indices.filter(isOuter)
    while let box = waiting.popLast() {
      if found.insert(box).inserted { waiting += boxes[box].children }
    }
    return found
  }

  /// The index of a box.
  public func index(of name: BoxName) -> Int? { indices[name] }

  /// The stack that a member of it sets up: `row` of `row.style.axis = .vertical`, where `style` is no view.
  private func stack(styledBy setting: ViewSetting) -> Int? {
    guard ["axis", "distribution", "alignment"].contains(setting.member),
      let period = setting.box.text.lastIndex(of: "."),
      case let name = BoxName(text: String(setting.box.text[..<period]), scope: setting.box.scope),
      let index = indices[name], boxes[index].type?.contains("Stack") == true
    else { return nil }
    return index
  }

  // MARK: - Building

  private mutating func addBoxes(_ parts: [ScenePart]) {
    var placed: Set<BoxName> = []
    for part in parts {
      for addition in part.additions { placed.formUnion([addition.child, addition.parent]) }
      for constraint in part.constraints { placed.insert(constraint.edge.box) }
    }
    for view in parts.flatMap(\.views) where !view.isLocal || placed.contains(view.name) {
      guard indices[view.name] == nil else { continue }
      add(SceneBox(name: view.name, type: view.type, place: view.place, isDeclared: true))
    }
  }

  private mutating func add(_ box: SceneBox) {
    indices[box.name] = boxes.count
    boxes.append(box)
  }

  /// The index of a box, which is added if the code only uses it: a view that a superclass or another view has.
  private mutating func find(_ name: BoxName, _ place: ScenePlace) -> Int {
    if let known = indices[name] { return known }
    add(SceneBox(name: name, type: nil, place: place))
    let index = boxes.count - 1
    // The view of a child controller is not in the controller.
    guard !name.isExpression, let period = name.text.lastIndex(of: "."),
      !name.text.hasSuffix(".view")
    else {
      // Cells have a view for their content, which is there before all others.
      if name.text == "contentView" { put(index, in: 0, place, before: 0) }
      boxes[index].isMember = boxes[index].parent != nil
      return index
    }
    let owner = BoxName(text: String(name.text[..<period]), scope: name.scope)
    let parent = find(owner, place)
    put(index, in: parent, place)
    boxes[index].isMember = boxes[index].parent != nil
    return index
  }

  private mutating func addTree(_ parts: [ScenePart]) {
    var ofChildren: [Int: [Addition]] = [:]
    for addition in parts.flatMap(\.additions) {
      let child = find(addition.child, addition.place)
      let parent = find(addition.parent, addition.place)
      let known = ofChildren[child] ?? []
      // What happens later does not move it yet.
      if addition.isLater, !known.isEmpty, !boxes[child].isAddedLater { continue }
      let new = (child, parent, addition.isArranged, addition.condition, addition.place)
      additions.append(new)
      boxes[child].isAddedLater = addition.isLater && (known.isEmpty || boxes[child].isAddedLater)
      ofChildren[child] = known + [new]
      boxes[child].condition =
        known.isEmpty ? addition.condition : .either(boxes[child].condition, addition.condition)
      // Branches may add one view to several.
      let isAlternative =
        !known.isEmpty
        && known.allSatisfy { other in
          addition.condition.map { other.condition?.excludes($0) == true } ?? false
        }
      guard !isAlternative || boxes[child].parent == nil else { continue }
      put(
        child, in: parent, addition.place, isArranged: addition.isArranged,
        isMove: addition.condition == nil
          && known.allSatisfy { $0.condition == nil && $0.place.path == addition.place.path },
        before: addition.isFirst
          ? 0
          : addition.sibling.flatMap { indices[$0] }.flatMap {
            boxes[parent].children.firstIndex(of: $0)
          })
      if addition.isWholeView { boxes[child].isWholeView = true }
    }
    // A class that adds nothing before is shown with what it adds.
    if boxes.allSatisfy({ $0.parent == nil || $0.isMember || $0.isAddedLater }) {
      for index in boxes.indices { boxes[index].isAddedLater = false }
    }
  }

  /// The scene with the views in each other as the branches of a state add them, with the same indices.
  func arranged(in state: SceneState) -> LayoutScene {
    let holding = additions.filter { state.holds($0.condition) }
    var scene = self
    for (child, all) in Dictionary(grouping: holding, by: \.child) {
      guard let parent = scene.boxes[child].parent, let first = all.first, first.parent != parent,
        !all.contains(where: { $0.parent == parent }),
        !scene.ancestors(of: first.parent).contains(child)
      else { continue }
      scene.boxes[parent].children.removeAll { $0 == child }
      scene.boxes[first.parent].children.append(child)
      (scene.boxes[child].parent, scene.boxes[child].isArranged) = (first.parent, first.isArranged)
    }
    // Branches may add the same views in another order.
    let twice = Dictionary(grouping: additions, by: \.child).filter { $0.value.count > 1 }.keys
    for parent in Set(twice.compactMap { scene.boxes[$0].parent }) {
      var order = holding.filter { $0.parent == parent }.map(\.child)[...]
      let moved = Set(order)
      for place in scene.boxes[parent].children.indices
      where moved.contains(scene.boxes[parent].children[place]) {
        guard let next = order.popFirst() else { break }
        scene.boxes[parent].children[place] = next
        order.removeAll { $0 == next }
      }
    }
    return scene
  }

  private mutating func put(
    _ child: Int, in parent: Int, _ place: ScenePlace, isArranged: Bool = false,
    isMove: Bool = false, before position: Int? = nil
  ) {
    guard child != parent else { return }
    if let known = boxes[child].parent, boxes[child].isMember {
      // Code that adds a member of another view takes it away from there.
      boxes[known].children.removeAll { $0 == child }
      (boxes[child].parent, boxes[child].isMember) = (nil, false)
    }
    if let known = boxes[child].parent {
      guard known != parent else { return }
      // UIKit moves it, if the code runs in its order.
      let isMoved = !ancestors(of: parent).contains(child)
      let other = isMoved ? known : parent
      if !isMove || !isMoved {
        opaque.insert(boxes[child].name)
        let text = "\(boxes[child].quotedLabel) is added to \(boxes[other].quotedLabel), too"
        gaps.append(SceneGap(place: place, text: text))
      }
      guard isMoved else { return }
      boxes[known].children.removeAll { $0 == child }
    }
    guard !ancestors(of: parent).contains(child) else {
      let text = "\(boxes[child].quotedLabel) is added to `\(boxes[parent].label)`, which is in it"
      gaps.append(SceneGap(place: place, text: text))
      return
    }
    boxes[child].parent = parent
    boxes[child].isArranged = isArranged
    if isArranged { boxes[parent].arranges = true }
    if let position {
      boxes[parent].children.insert(child, at: position)
    } else {
      boxes[parent].children.append(child)
    }
  }

  /// A view and those around it, from the inside out.
  public func ancestors(of box: Int) -> [Int] {
    Array(sequence(first: box) { boxes[$0].parent })
  }

  private mutating func addConstraints(_ parts: [ScenePart]) {
    for constraint in parts.flatMap(\.constraints) {
      var constraint = constraint
      let box = find(constraint.edge.box, constraint.place)
      constraint.edge = resolved(constraint.edge)
      if let target = constraint.target {
        constraint.target = resolved(target)
        if constraint.target?.isOfSuperview == false, let target = constraint.target {
          _ = find(target.box, constraint.place)
        }
      }
      boxes[box].isConstrained = true
      if let change = constraint.change { boxes[box].note(change) }
      constraint = turnedToChild(constraint)
      if constraints.last != constraint { constraints.append(constraint) }
    }
  }

  /// The constraints that code makes at some places of some attributes; nil if the scene does not have one of them.
  private func indices(
    of contradiction: [(place: ScenePlace, attribute: LayoutAttributes)]
  ) -> [Int]? {
    let found = contradiction.map { place, attribute in
      let there = constraints.indices.filter { constraints[$0].place == place }
      let exact = there.filter { constraints[$0].edge.attribute == attribute }
      return exact.isEmpty ? there : exact
    }
    return found.contains(where: \.isEmpty) ? nil : found.flatMap(\.self)
  }

  /// The constraints of a contradiction in words: `label.top (line 12)`.
  public func names(of contradiction: [Int]) -> [String] {
    contradiction.map { index in
      let constraint = constraints[index]
      let name = constraint.edge.box.text.isEmpty ? "self" : constraint.edge.box.text
      return "\(name).\(constraint.edge.attribute.name) (line \(constraint.place.line))"
    }
  }

  /// A constraint that is written on a view and refers to one in it, as one of the inner view.
  private func turnedToChild(_ constraint: SceneConstraint) -> SceneConstraint {
    guard let target = constraint.target, target.box != constraint.edge.box,
      constraint.multiplier.isOne, let inner = indices[target.box],
      let outer = indices[constraint.edge.box], ancestors(of: inner).contains(outer)
    else { return constraint }
    var turned = constraint
    (turned.edge, turned.target) = (target, constraint.edge)
    turned.relation = constraint.relation.inverted
    turned.constant.negate()
    return turned
  }

  /// The edge of a superview as that of the box, where the scene has it.
  private func resolved(_ edge: SceneEdge) -> SceneEdge {
    guard edge.isOfSuperview, let box = indices[edge.box], let parent = boxes[box].parent else {
      return edge
    }
    var edge = edge
    (edge.box, edge.isOfSuperview) = (boxes[parent].name, false)
    return edge
  }
}

public struct SceneBox: Sendable {
  public let name: BoxName
  /// The class; nil where the code does not spell it.
  public internal(set) var type: String?
  /// What the class inherits from at last, if the project declares it.
  var base: String?
  /// What code may do to it when it runs, besides what is so at first: `height = 44`, `isHidden`, `for index in 1...8`.
  public private(set) var changes: [String] = []
  /// What makes it where the code does not spell its class: `UIView.spacer(height: 8)`.
  var maker: NumberExpression?
  /// The declaration or, without one, the first use.
  public let place: ScenePlace
  /// Whether it is in its parent only because it is one of that one's members.
  var isMember = false
  public var isDeclared = false
  /// The index of the box that it is added to; nil for the root and for a view that the code adds to none.
  public var parent: Int?
  public var isArranged = false
  var isAddedLater = false
  /// The branches that add it; nil if it always is.
  public var condition: SceneCondition?
  public var arranges = false
  /// The boxes in it, from the back to the front; of a stack, in their order.
  public var children: [Int] = []
  /// What the code sets on it.
  public var settings: [ViewSetting] = []
  public var isConstrained = false
  /// Whether it is as large as its parent, a controller's view: `view = mainView`.
  var isWholeView = false
  /// Whether the scene has what its class lays out in it.
  var isLaidOutInside = false
  var isStarted = false

  /// Whether the code hides it when it is seen for the first time, or in a state that somebody asks for.
  ///
  /// - Parameter isPart: whether it is part of a row, which gets its data before that.
  func isHidden(in state: SceneState, isPart: Bool) -> Bool {
    if type == "UIActivityIndicatorView", !isStarted, !state.isGiven,
      !settings.contains(where: { $0.member == "hidesWhenStopped" && $0.value == "false" })
    {
      return true
    }
    let all = settings.filter { $0.member == "isHidden" }
    let first =
      isPart ? [] : all.filter { !$0.isLater && ["true", "false"].contains($0.value) }
    let known = first.isEmpty || state.isGiven ? all : first
    if let last = known.last(where: { $0.condition != nil && state.holds($0.condition) }) {
      return last.value == "true"
    }
    let sure = known.filter { $0.condition == nil }.map(\.value)
    return first.isEmpty ? sure == ["true"] : sure.last == "true"
  }

  fileprivate mutating func note(_ change: String) {
    if !changes.contains(change) { changes.append(change) }
  }

  /// Notes the settings of which a picture shows one.
  fileprivate mutating func noteSettings() {
    let members = ["alpha", "font", "numberOfLines", "frame", "center"]
    for member in members + ViewSetting.membersOfStacks where isVaried([member]) { note(member) }
    for setting in settings {
      let isMoved = setting.member == "transform" && !setting.value.hasSuffix("identity")
      let isHidden =
        setting.member == "isHidden" && setting.value != "false"
        && (setting.isLater || setting.condition == nil)
      if isMoved || isHidden { note(setting.member) }
    }
  }

  /// The name for people.
  public var label: String { name.text.isEmpty ? "self" : name.text }

  var quotedLabel: String { name.text.isEmpty ? "the view itself" : "`\(name.text)`" }
}
