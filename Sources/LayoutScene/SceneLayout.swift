import LayoutModel
import LayoutSolver

/// One layout of a scene.
struct SceneLayout {
  let scene: LayoutScene
  let device: SceneDevice
  private let state: SceneState
  private let widths: [Fraction]?
  /// The height of a root that is not a controller's, if nothing in it decides.
  private let height: Fraction?
  private let isStrict: Bool
  /// The boxes that a constraint places along each axis.
  private var placed: (horizontally: Set<BoxName>, vertically: Set<BoxName>) = ([], [])
  /// The boxes in another one that neither constraints nor readable frames nor a stack place.
  private(set) var unplaced: Set<Int> = []
  /// The boxes with constraints that are there before others take their place.
  private let made: Set<BoxName>
  /// The edges with constraints that `updateConstraints` finds.
  private let updatable: Set<SceneEdge>
  var system: SceneSystem

  init(
    _ scene: LayoutScene, _ device: SceneDevice, state: SceneState, widths: [Fraction]?,
    height: Fraction?, isStrict: Bool = false
  ) {
    (self.scene, self.device, self.state, self.widths) = (scene, device, state, widths)
    (self.height, self.isStrict) = (height, isStrict)
    system = SceneSystem(scene, device, positive: [])
    updatable = Set(scene.constraints.lazy.filter { !$0.isUpdate }.map(\.edge))
    made = Set(
      scene.constraints.lazy.filter {
        $0.isActive && !$0.isRemake && !$0.isUpdate && $0.condition == nil
      }.map(\.edge.box))
    for constraint in scene.constraints
    where constraint.relation == .equal && constraint.isActive
      && (!constraint.isUpdate || !updatable.contains(constraint.edge))
    {
      let attribute = constraint.edge.attribute
      if attribute.isSubset(of: [.leading, .left, .centerX]) {
        placed.horizontally.insert(constraint.edge.box)
      }
      if attribute.isSubset(of: [.top, .centerY]) { placed.vertically.insert(constraint.edge.box) }
    }
    var positive: Set<Int> = []
    var rounds = 0
    repeat {
      system = SceneSystem(scene, device, positive: positive)
      addAll()
      let negative = system.solve()
      if negative.isSubset(of: positive) { return }
      rounds += 1
      // Where one view is squeezed, many of the others may be next.
      positive = rounds < 3 ? positive.union(negative) : system.rectangleIndices
    } while true
  }

  private mutating func addAll() {
    addRoot()
    // Sizes come first: what follows is expressed in them.
    for index in scene.boxes.indices.dropFirst() { addSize(index) }
    for index in scene.constraints.indices { addConstraint(index) }
    for index in scene.boxes.indices where ViewKind(scene.boxes[index]) == .stack {
      addStack(index)
    }
    for index in scene.boxes.indices.dropFirst() { addFrame(index) }
  }

  func rectangle(_ box: Int) -> SceneGeometry.Rectangle {
    let frame = system.frames[box]
    return .init(
      x: system.solution.value(of: frame.x), y: system.solution.value(of: frame.y),
      width: system.solution.value(of: frame.width),
      height: system.solution.value(of: frame.height))
  }

  private mutating func addRoot() {
    let root = system.frames[0]
    system.add(root.x.expression, .equal)
    system.add(root.y.expression, .equal)
    let width = root.width.expression - .init(Fraction(device.width))
    guard !scene.isController else {
      system.add(width, .equal)
      return system.add(root.height.expression - .init(Fraction(device.height)), .equal)
    }
    // A view may fix its own width. It is as high as what is in it, and cuts nothing off.
    system.add(width, .equal, priority: 500)
    if let height {
      system.add(root.height.expression - .init(height), .equal, priority: isStrict ? 998 : 260)
    }
  }

  /// The least height of the root that cuts nothing off, from this layout and one that is higher.
  func enclosingHeight(with other: SceneLayout) -> Fraction? {
    let (own, higher) = (rectangle(0).height, other.rectangle(0).height)
    let growth = higher - own
    guard growth.sign > 0 else { return own }
    var needed = Fraction(44)
    let scrolled = scene.boxesIn {
      scene.boxes[$0].parent.map { system.contents[$0] != nil } ?? false
    }
    for box in scene.boxesIn({ $0 == 0 }).subtracting(scrolled) where box != 0 {
      let (before, after) = (rectangle(box), other.rectangle(box))
      // A place is `start + factor * height`.
      let topFactor = (after.y - before.y) / growth
      let bottomFactor = (after.bottom - before.bottom) / growth
      let top = before.y - topFactor * own
      let bottom = before.bottom - bottomFactor * own
      if topFactor.sign > 0, (-top / topFactor - needed).sign > 0 { needed = -top / topFactor }
      let rest = Fraction(1) - bottomFactor
      if rest.sign > 0, (bottom / rest - needed).sign > 0 { needed = bottom / rest }
    }
    return needed.isKnown ? needed : own
  }

  private mutating func addConstraint(_ index: Int) {
    let constraint = scene.constraints[index]
    guard constraint.isActive, !constraint.isUpdate || !updatable.contains(constraint.edge),
      state.holds(constraint.condition),
      !constraint.isRemake || !made.contains(constraint.edge.box),
      let box = scene.index(of: constraint.edge.box)
    else { return }
    var target = constraint.target
    if target == nil, constraint.edge.attribute.isDisjoint(with: [.width, .height]) {
      guard let parent = scene.boxes[box].parent else { return }
      target = SceneEdge(
        box: scene.boxes[parent].name, guide: nil, attribute: constraint.edge.attribute)
    }
    // Where the root is in its container, others decide.
    guard target?.isOfSuperview != true,
      var expression = system.expression(constraint.edge, with: target)
    else { return }
    if let target {
      guard let other = system.expression(target, with: constraint.edge) else { return }
      guard let factor = constraint.multiplier.value else { return system.markGuess(box) }
      expression.add(other, times: -factor)
    }
    let isMirrored =
      device.isRightToLeft && !constraint.edge.attribute.isDisjoint(with: [.leading, .trailing])
    var relation = constraint.relation.ofSolver
    if let constant = constraint.constant.value {
      expression.add(.init(isMirrored ? constant : -constant))
    } else {
      // A number that is not known is drawn as a usual distance.
      system.markGuess(box)
      let usual = constraint.usualConstant
      expression.add(.init(isMirrored ? usual : -usual))
    }
    if isMirrored, relation != .equal { relation = relation == .atMost ? .atLeast : .atMost }
    let isGuess = constraint.constant.value == nil
    system.add(
      expression, relation,
      priority: isGuess ? min(999, constraint.solverPriority) : constraint.solverPriority,
      source: isGuess ? nil : index)
  }

  /// The boxes that the code does not add in the state that is drawn.
  private(set) lazy var absent = scene.boxesIn { !state.holds(scene.boxes[$0].condition) }

  /// Whether the code hides a box in the state that is drawn.
  func isHidden(_ box: Int) -> Bool {
    let settings = scene.boxes[box].settings.filter { $0.member == "isHidden" }
    if let last = settings.last(where: { $0.condition != nil && state.holds($0.condition) }) {
      return last.value == "true"
    }
    // What is hidden when it is made, and shown at some other time, is drawn.
    return settings.filter { $0.condition == nil }.map(\.value) == ["true"]
  }

  /// The size that a view has by its content, at the priorities of UIKit.
  private mutating func addSize(_ index: Int) {
    let box = scene.boxes[index]
    var size = OwnSize(box, width: widths?[index], scale: device.textScale)
    // A class of the project may have a size by what is in it.
    let isOpaque =
      box.children.allSatisfy { scene.boxes[$0].name.isMember(of: box.name) }
      && box.type?.hasPrefix("UI") != true && size.width == nil && size.height == nil
    if isOpaque {
      (size.width, size.height, size.isGuess) = (Fraction(44), Fraction(44), true)
    }
    let frame = system.frames[index]
    if size.isGuess, size.width != nil || size.height != nil { system.markGuess(index) }
    for (length, own, axis) in [
      (frame.width, size.width, ".horizontal"), (frame.height, size.height, ".vertical"),
    ] {
      guard let own else { continue }
      let difference = length.expression - .init(own)
      // What has one size, such as a switch, resists being stretched.
      let hugging =
        isOpaque ? 200 : !size.isGuess ? 750 : ViewKind(box) == .label ? 251 : 250
      system.add(
        difference, .atLeast,
        priority: box.contentPriority("setContentCompressionResistancePriority", axis) ?? 750)
      system.add(
        difference, .atMost,
        priority: box.contentPriority("setContentHuggingPriority", axis) ?? hugging)
    }
    guard box.parent != nil, !isStrict else { return }
    // What has no size becomes as small as the rest allows.
    if size.width == nil { system.wish(frame.width.expression) }
    if size.height == nil { system.wish(frame.height.expression) }
  }

  /// A frame that the code writes in numbers, relative to the parent.
  private mutating func addFrame(_ index: Int) {
    let box = scene.boxes[index]
    guard let parent = box.parent else { return }
    let frame = system.frames[index]
    let outer = system.frames[parent]
    // The content view of a cell or an effect is as large as that.
    if box.name.text.split(separator: ".").last == "contentView" {
      return place(index, at: (.init(.zero), .init(.zero)), like: outer, priority: 990)
    }
    if let value = box.settings.last(where: \.isFrame)?.value {
      if let numbers = FrameNumbers(value) {
        system.add(
          frame.x.expression - outer.x.expression - .init(numbers.x), .equal, priority: 900)
        system.add(
          frame.y.expression - outer.y.expression - .init(numbers.y), .equal, priority: 900)
        system.add(frame.width.expression - .init(numbers.width), .equal, priority: 900)
        return system.add(frame.height.expression - .init(numbers.height), .equal, priority: 900)
      }
      if let (other, isBounds) = source(ofFrame: value), other != index {
        let model = system.frames[other]
        let around = isBounds ? model : system.frames[scene.boxes[other].parent ?? other]
        return place(
          index,
          at: (model.x.expression - around.x.expression, model.y.expression - around.y.expression),
          like: model, priority: 900)
      }
    }
    guard !isStrict else { return }
    if !box.isArranged, !box.isConstrained { unplaced.insert(index) }
    // A view without any layout is at the origin, as large as nothing.
    if !placed.horizontally.contains(box.name) {
      system.wish(frame.x.expression - outer.x.expression)
    }
    if !placed.vertically.contains(box.name) {
      system.wish(frame.y.expression - outer.y.expression)
    }
  }
}

extension SceneLayout {
  /// Puts a box somewhere in its parent, as large as another one.
  private mutating func place(
    _ box: Int, at origin: (x: SceneSystem.Expression, y: SceneSystem.Expression),
    like other: SceneSystem.Frame, priority: Int
  ) {
    let frame = system.frames[box]
    let outer = system.frames[scene.boxes[box].parent ?? box]
    system.add(
      frame.x.expression - outer.x.expression - origin.x, .equal, priority: priority)
    system.add(
      frame.y.expression - outer.y.expression - origin.y, .equal, priority: priority)
    system.add(frame.width.expression - other.width.expression, .equal, priority: priority)
    system.add(frame.height.expression - other.height.expression, .equal, priority: priority)
  }

  /// The box whose frame or bounds a value is: that of `card` for `self.card.bounds` and `UIView(frame: card.bounds)`.
  private func source(ofFrame value: String) -> (box: Int, isBounds: Bool)? {
    guard let word = value.split(separator: " ").last else { return nil }
    var path = word.filter { $0 != "?" && $0 != "!" && $0 != ")" }.split(separator: ".")
    guard let member = path.popLast(), member == "frame" || member == "bounds" else { return nil }
    if path.first == "self" { path.removeFirst() }
    if path.first == "view", scene.isController { path.removeFirst() }
    let name = path.joined(separator: ".")
    let box = scene.boxes.firstIndex { $0.name.text == name }
    return box.map { ($0, member == "bounds") }
  }
}

extension SceneBox {
  /// The priority that the code gives the size of the content along an axis, just below required at most.
  fileprivate func contentPriority(_ member: String, _ axis: String) -> Int? {
    let setting = settings.last { $0.member == member && $0.value.hasSuffix(axis) }
    guard let words = setting?.value.split(whereSeparator: { ".(, ".contains($0) }) else {
      return nil
    }
    let priority = words.first { $0 != "UILayoutPriority" && $0 != "init" && $0 != "rawValue:" }
    return priority.map { min(999, SceneConstraint.solverPriority(of: String($0))) }
  }
}

extension Constraint.Relation {
  fileprivate var ofSolver: ConstraintSolver.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .atMost
    case .greaterThanOrEqual: .atLeast
    }
  }
}

extension SceneConstraint {
  /// What a constant usually is that no file tells.
  fileprivate var usualConstant: Fraction {
    guard target == nil else { return Fraction(constant.isNegated ? -16 : 16) }
    let text = (edge.box.text + constant.text).lowercased()
    let isLine = ["separator", "divider", "hairline", "line", "border", "1.0 /", "1 /"].contains {
      text.contains($0)
    }
    return Fraction(isLine ? 1 : 44)
  }

  /// The priority as a number; 1,000 for required and for what is not known.
  var solverPriority: Int {
    priority.map(Self.solverPriority(of:)) ?? ConstraintSolver.required
  }

  fileprivate static func solverPriority(of priority: String) -> Int {
    let names: [(String, Int)] = [
      ("defaultHigh", 750), ("defaultLow", 250), ("required", 1_000), ("almostRequired", 999),
      ("high", 750),
      ("medium", 500), ("low", 250), ("fittingSizeLevel", 50), ("must", 999),
    ]
    let head = priority.prefix { $0.isLetter || $0.isNumber }
    let rest = priority.dropFirst(head.count).filter { !$0.isWhitespace }
    let most = ConstraintSolver.required
    var value = Int(head).map { min($0, most) } ?? names.first { $0.0 == head }?.1 ?? 999
    if let sign = rest.first, sign == "-" || sign == "+" {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      let change = digits.isEmpty ? 0 : min(Int(digits) ?? most, most)
      value += sign == "-" ? -change : change
    }
    return min(max(value, 3), most)
  }
}

extension SceneLayout {
  /// The arrangement of a stack, as UIKit documents it.
  ///
  /// Source: UIStackView (https://developer.apple.com/documentation/uikit/uistackview).
  mutating func addStack(_ index: Int) {
    let stack = scene.boxes[index]
    let views = stack.children.filter {
      scene.boxes[$0].isArranged && !isHidden($0) && !absent.contains($0)
    }
    for child in stack.children where scene.boxes[child].isArranged && isHidden(child) {
      system.add(system.frames[child].width.expression, .equal)
      system.add(system.frames[child].height.expression, .equal)
    }
    guard !views.isEmpty else { return }
    let isVertical = stack.setting("axis").map { $0.hasSuffix("vertical") } ?? false
    let spacing = stack.setting("spacing").map { Fraction(literal: $0.utf8) } ?? .zero
    // A stack that other code makes may have any axis.
    let isMadeElsewhere = stack.setting("axis") == nil && stack.type != "UIStackView"
    if spacing == nil || isMadeElsewhere { system.markGuess(index) }
    let arrangement = StackArrangement(
      system.frames[index], isVertical: isVertical, spacing: spacing ?? Fraction(8),
      alignment: stack.setting("alignment") ?? "fill",
      distribution: stack.setting("distribution") ?? "fill", insets: insets(of: stack))
    for (expression, relation, priority) in arrangement.constraints(views.map { system.frames[$0] })
    {
      system.add(expression, relation, priority: priority)
    }
    if let thickness = arrangement.thickness { system.wish(thickness, priority: 3) }
  }

  private func insets(of stack: SceneBox) -> (
    top: Fraction, left: Fraction, bottom: Fraction, right: Fraction
  ) {
    guard stack.setting("isLayoutMarginsRelativeArrangement") == "true" else {
      return (.zero, .zero, .zero, .zero)
    }
    let usual = Fraction(8)
    guard let margins = stack.setting("layoutMargins", "directionalLayoutMargins") else {
      return (usual, usual, usual, usual)
    }
    func number(_ label: String, or other: String) -> Fraction {
      margins.number(behind: label) ?? margins.number(behind: other) ?? .zero
    }
    return (
      number("top:", or: "top:"), number("left:", or: "leading:"), number("bottom:", or: "bottom:"),
      number("right:", or: "trailing:")
    )
  }

  /// The boxes of whose place the scene may not know everything: other code lays them out, or constraints are added later or in
  /// one of several cases, or they refer to such a box or to one that is elsewhere.
  private var uncertainBoxes: Set<Int> {
    var uncertain = scene.opaqueBoxes.union(
      Set(scene.boxes.indices).subtracting(scene.boxesIn { $0 == 0 }))
    var users: [Int: [Int]] = [:]
    for constraint in scene.constraints {
      guard let box = scene.index(of: constraint.edge.box) else { continue }
      let isUnknown = constraint.multiplier.value == nil || constraint.constant.value == nil
      if !constraint.isActive || constraint.condition != nil || constraint.setsFrame || isUnknown {
        uncertain.insert(box)
      }
      guard let target = constraint.target else { continue }
      if let other = scene.index(of: target.box), !target.isOfSuperview {
        users[other, default: []].append(box)
      } else {
        uncertain.insert(box)
      }
    }
    for (index, box) in scene.boxes.enumerated() {
      if let parent = box.parent { users[parent, default: []].append(index) }
    }
    uncertain.remove(0)
    var waiting = Array(uncertain)
    while let box = waiting.popLast() {
      for user in users[box] ?? [] where user != 0 && uncertain.insert(user).inserted {
        waiting.append(user)
      }
    }
    return uncertain
  }

  private func needsSize(_ box: Int) -> Bool {
    guard let type = scene.boxes[box].type, type.hasPrefix("UI") else { return false }
    return switch ViewKind(scene.boxes[box]) {
    case .scroll, .table, .collection: true
    case .plain: type == "UIView" && scene.boxes[box].children.isEmpty
    default: false
    }
  }

  /// For each view with constraints, what of its place in its container and of its size nothing determines.
  var undetermined: [Int: LayoutAttributes] {
    var found: [Int: LayoutAttributes] = [:]
    guard !scene.hasForeignConstraints else { return [:] }
    let uncertain = uncertainBoxes
    var solution = system.solution
    let constrained = Set(scene.constraints.lazy.map(\.edge.box))
    for (index, box) in scene.boxes.enumerated().dropFirst() {
      // The parts of another view are its own business.
      guard let parent = box.parent, !box.isArranged, !box.name.text.contains("."),
        constrained.contains(box.name),
        !box.settings.contains(where: \.isFrame), !uncertain.contains(index)
      else { continue }
      let (frame, outer) = (system.frames[index], system.contents[parent] ?? system.frames[parent])
      var missing: LayoutAttributes = []
      for (attributes, length) in [
        ([LayoutAttributes.leading, .centerX, .trailing], LayoutAttributes.width),
        ([.top, .centerY, .bottom], .height),
      ] {
        let isPlaced = attributes.contains { attribute in
          solution.isDetermined(
            system.edge(attribute, of: frame) - system.edge(attribute, of: outer))
        }
        if !isPlaced { missing.formUnion(attributes[0]) }
        if needsSize(index), !solution.isDetermined(system.edge(length, of: frame)) {
          missing.formUnion(length)
        }
      }
      if !missing.isEmpty { found[index] = missing }
    }
    return found
  }
}
