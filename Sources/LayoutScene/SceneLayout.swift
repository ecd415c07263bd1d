import LayoutModel
import LayoutSolver

/// The equations of a scene in one state, but for the size of its root.
struct SceneLayout {
  let scene: LayoutScene
  let device: SceneDevice
  private let state: SceneState
  private let known: [SceneGeometry.Rectangle]?
  /// The boxes that a constraint places along each axis.
  private var placed: (horizontally: Set<BoxName>, vertically: Set<BoxName>) = ([], [])
  /// The boxes in another one that neither constraints nor readable frames nor a stack place.
  private(set) var unplaced: Set<Int> = []
  let absent: Set<Int>
  let hidden: Set<Int>
  /// The boxes with constraints that are there before others take their place.
  private let made: Set<BoxName>
  /// The edges with constraints that `updateConstraints` finds.
  private let updatable: Set<SceneEdge>
  private(set) var system: SceneSystem

  /// - Parameters:
  ///   - known: the rectangles of a first layout, for texts that wrap and for insets; nil in that.
  ///   - isScreen: whether the root is as large as the screen.
  init(
    _ scene: LayoutScene, _ device: SceneDevice, _ state: SceneState,
    known: [SceneGeometry.Rectangle]?, isScreen: Bool
  ) {
    (self.scene, self.device, self.state, self.known) = (scene, device, state, known)
    system = SceneSystem(scene, device, known, isScreen: isScreen)
    absent = scene.boxesIn { !state.holds(scene.boxes[$0].condition) }
    hidden = Set(
      scene.boxes.indices.dropFirst().filter { index in
        scene.boxes[index].isHidden(in: state, isPart: scene.isPart)
          || scene.boxes[index].isAddedLater && !state.isGiven
      })
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
    // Sizes come first: what follows is expressed in them.
    for index in scene.boxes.indices.dropFirst() { addSize(index) }
    for index in scene.constraints.indices { addConstraint(index) }
    for index in scene.boxes.indices where ViewKind(scene.boxes[index]) == .stack {
      addStack(index)
    }
    for index in scene.boxes.indices.dropFirst() { addFrame(index) }
    for index in scene.boxes.indices where scene.boxes[index].isLaidOutInside { enclose(index) }
  }

  /// Makes a view with a layout of its own as large as what is in it, where nothing else decides.
  private mutating func enclose(_ index: Int) {
    let outer = system.frames[index]
    for child in scene.boxes[index].children
    where !hidden.contains(child) && !absent.contains(child) {
      for end in [LayoutAttributes.right, .bottom] {
        system.add(
          system.edge(end, of: outer) - system.edge(end, of: system.frames[child]), .atLeast,
          priority: 300)
      }
    }
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
      var attribute = constraint.edge.attribute
      if constraint.setsFrame, attribute == .centerX { attribute = .left }
      if constraint.setsFrame, attribute == .centerY { attribute = .top }
      target = SceneEdge(box: scene.boxes[parent].name, guide: nil, attribute: attribute)
    }
    if constraint.isOfFrame, target?.guide == nil { target?.guide = .frame }
    // Where the root is in its container, others decide.
    guard target?.isOfSuperview != true,
      var expression = system.expression(constraint.edge, with: target)
    else { return }
    if let target {
      guard let other = system.expression(target, with: constraint.edge) else { return }
      expression.add(other, times: -factor(of: constraint, box))
    }
    let isMirrored =
      device.isRightToLeft && !constraint.edge.attribute.isDisjoint(with: [.leading, .trailing])
    let known = value(constraint.constant, around: box)
    if known == nil, constraint.target == nil, constraint.relation != .equal {
      // A limit that is not known limits nothing.
      return system.markUnknown(box, constraint.edge.attribute.name, as: constraint.constant.text)
    }
    let constant = known ?? guess(constraint, box)
    expression.add(constant, times: Fraction(isMirrored ? 1 : -1))
    var relation = constraint.relation.ofSolver
    if isMirrored, relation != .equal { relation = relation == .atMost ? .atLeast : .atMost }
    system.add(
      expression, relation,
      priority: known == nil ? min(998, constraint.solverPriority) : constraint.solverPriority)
  }

  /// What a number comes to on the device; nil where no file tells it.
  func value(_ number: SceneNumber, around box: Int) -> SceneSystem.Expression? {
    if let value = number.value { return .init(value) }
    return number.expression.flatMap { system.value($0, around: box) }.map {
      number.isNegated ? $0 * Fraction(-1) : $0
    }
  }

  private mutating func factor(of constraint: SceneConstraint, _ box: Int) -> Fraction {
    if let known = value(constraint.multiplier, around: box), known.isConstant {
      return known.constant
    }
    system.markGuess(box)
    _ = system.guess(
      Fraction(1), of: box, constraint.edge.attribute.name, as: constraint.multiplier.text)
    return Fraction(1)
  }

  /// A usual number in the place of a constant that is not known.
  private mutating func guess(
    _ constraint: SceneConstraint, _ box: Int
  ) -> SceneSystem.Expression {
    let number = constraint.constant
    let expression = number.likely ?? number.expression
    let likely = expression.flatMap { system.value($0.likely ?? $0, around: box) }
    let usual =
      likely.flatMap { $0.isConstant ? (number.isNegated ? -$0.constant : $0.constant) : nil }
      ?? constraint.usualConstant
    return system.guess(usual, of: box, constraint.edge.attribute.name, as: number.text)
  }

  /// The size that a view has by its content, at the priorities of UIKit.
  private mutating func addSize(_ index: Int) {
    let box = scene.boxes[index]
    var size = OwnSize(box, width: known?[index].width, scale: device.textScale)
    // A class of the project may have a size by what is in it.
    let isOpaque =
      !box.isLaidOutInside
      && box.children.allSatisfy { scene.boxes[$0].name.isMember(of: box.name) }
      && box.type?.hasPrefix("UI") != true && size.width == nil && size.height == nil
    if isOpaque {
      size = .unknown(Fraction(44))
    }
    let frame = system.frames[index]
    for (length, own, axis) in [
      (frame.width, size.width, ".horizontal"), (frame.height, size.height, ".vertical"),
    ] {
      guard let own else { continue }
      let known =
        size.isUnknown
        ? system.guess(own, of: index, axis == ".horizontal" ? "width" : "height", as: "")
        : .init(own)
      let difference = length.expression - known
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
    guard box.parent != nil else { return }
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
    if box.isWholeView
      || !box.isDeclared && box.name.text.split(separator: ".").last == "contentView"
    {
      for attribute in [LayoutAttributes.left, .top, .width, .height] {
        let difference = system.edge(attribute, of: frame) - system.edge(attribute, of: outer)
        system.add(difference, .equal)
      }
      return
    }
    if addFrameParts(index) { return }
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
  /// Sets what the code says about the parts of a frame.
  ///
  /// - Returns: whether it says where the view is.
  private mutating func addFrameParts(_ index: Int) -> Bool {
    var parts: [(name: String, value: NumberExpression)] = []
    for setting in scene.boxes[index].settings where setting.isFrame {
      let whole = setting.expression.argument(["frame"]) ?? setting.expression
      let names =
        switch setting.member {
        case "size": ["width", "height"]
        case "origin", "center": ["x", "y"]
        default: ["x", "y", "width", "height"]
        }
      guard whole != .zero, whole.path?.last != "zero" else { continue }
      parts.removeAll { names.contains($0.name.replacing("mid", with: "").lowercased()) }
      for name in names {
        guard let part = whole.part(ofRectangle: name) else { continue }
        parts.append((setting.member == "center" ? "mid" + name.uppercased() : name, part))
      }
    }
    var isPlaced = false
    for (name, part) in parts {
      // A rectangle that no code makes is unknown as a whole.
      guard let side = system.part(name, of: index, in: scene.boxes[index].parent ?? index),
        let value = system.value(part, around: index)
          ?? (part.path == nil
            ? system.guess(
              Fraction(name == "width" || name == "height" ? 44 : 16), of: index, name, as: "")
            : nil)
      else { continue }
      system.add(side - value, .equal, priority: 900)
      if name != "width", name != "height" { isPlaced = true }
    }
    return isPlaced
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
      scene.boxes[$0].isArranged && !hidden.contains($0) && !absent.contains($0)
    }
    let isVertical =
      stack.value(of: "axis").map { $0.text.hasSuffix("vertical") } ?? stack.isNamedVertical
    for child in stack.children where scene.boxes[child].isArranged && hidden.contains(child) {
      let length = system.frames[child].size(isVertical ? .vertical : .horizontal)
      system.add(length.expression, .equal, priority: 998)
    }
    guard !views.isEmpty else { return }
    let spacing = length(stack, "spacing", index, usual: 8)
    let spacings = views.map { customSpacing(stack, behind: $0, index) ?? spacing }
    // A stack that other code makes may have any axis.
    if stack.value(of: "axis") == nil, stack.type != "UIStackView" { system.markGuess(index) }
    let arrangement = StackArrangement(
      stack: system.frames[index], isVertical: isVertical, spacings: spacings,
      alignment: stack.lastName(of: "alignment"), distribution: stack.lastName(of: "distribution"),
      insets: insets(of: stack, index))
    for (expression, relation, priority) in arrangement.constraints(views.map { system.frames[$0] })
    {
      system.add(expression, relation, priority: priority)
    }
    if let thickness = arrangement.thickness { system.wish(thickness, priority: 3) }
  }

  /// A length that the code sets; 0 if it sets none.
  private mutating func length(
    _ box: SceneBox, _ member: String, _ index: Int, usual: Int
  ) -> SceneSystem.Expression {
    guard let setting = box.settings.last(where: { $0.member == member }) else {
      return .init(.zero)
    }
    return number(setting, index, usual: usual)
  }

  /// `row.setCustomSpacing(8, after: label)`.
  private mutating func customSpacing(
    _ stack: SceneBox, behind view: Int, _ index: Int
  ) -> SceneSystem.Expression? {
    guard stack.settings.contains(where: { $0.member == "setCustomSpacing" }) else { return nil }
    let name = scene.boxes[view].name.text.split(separator: ".").last.map(String.init) ?? ""
    let setting = stack.settings.last {
      $0.member == "setCustomSpacing"
        && $0.value.split(whereSeparator: { ":. ()".contains($0) }).last.map(String.init) == name
    }
    return setting.map { number($0, index, usual: 8) }
  }

  private mutating func number(
    _ setting: ViewSetting, _ index: Int, usual: Int
  ) -> SceneSystem.Expression {
    system.value(setting.expression, around: index)
      ?? system.guess(Fraction(usual), of: index, setting.member, as: setting.value)
  }

  private mutating func insets(of stack: SceneBox, _ index: Int) -> (
    top: Fraction, left: Fraction, bottom: Fraction, right: Fraction
  ) {
    guard stack.value(of: "isLayoutMarginsRelativeArrangement") == .name("true") else {
      return (.zero, .zero, .zero, .zero)
    }
    let usual = Fraction(8)
    let setting = stack.settings.last {
      $0.member == "layoutMargins" || $0.member == "directionalLayoutMargins"
    }
    guard let setting else { return (usual, usual, usual, usual) }
    let sides = [("top", "top"), ("left", "leading"), ("bottom", "bottom"), ("right", "trailing")]
    let numbers = sides.map { side in
      let part = setting.expression[side.0] ?? setting.expression[side.1]
      return part.flatMap { system.value($0, around: 0) }?.constant
    }
    if numbers.contains(nil) { system.markUnknown(index, setting.member, as: setting.value) }
    let known = numbers.map { $0 ?? .zero }
    return (known[0], known[1], known[2], known[3])
  }
}

extension SceneBox {
  fileprivate var isNamedVertical: Bool {
    let name = type ?? maker?.text ?? ""
    return name.contains("ertical") || name.hasPrefix("VStack")
  }

  /// The last name of what code sets; `fill` for nothing.
  fileprivate func lastName(of member: String) -> String {
    value(of: member).map { ($0.likely ?? $0).lastName } ?? "fill"
  }
}
