import LayoutModel
import LayoutSolver

/// The equations of a scene.
struct SceneSystem {
  typealias Expression = LinearExpression<ConstraintSolver.Variable>

  /// The unknowns of a rectangle.
  struct Frame {
    let x, y, width, height: ConstraintSolver.Variable

    func start(_ axis: LayoutAxis) -> ConstraintSolver.Variable { axis == .horizontal ? x : y }
    func size(_ axis: LayoutAxis) -> ConstraintSolver.Variable {
      axis == .horizontal ? width : height
    }
  }

  /// What relates to 0.
  struct Equation {
    let expression: Expression
    let relation: ConstraintSolver.Relation
    let priority: Int
  }

  /// A length, or a distance, that is 0 where nothing else determines it.
  struct Wish {
    let length: Expression
    /// Below all others.
    let priority: Int
  }

  let scene: LayoutScene
  let device: SceneDevice
  /// The rectangles of a first layout; nil in that.
  let known: [SceneGeometry.Rectangle]?
  private(set) var solver = ConstraintSolver()
  private(set) var frames: [Frame] = []
  /// For each scroll view, the rectangle of its content.
  private(set) var contents: [Int: Frame] = [:]
  private(set) var equations: [Equation] = []
  private(set) var wishes: [Wish] = []
  /// The boxes of which something was assumed that is no number.
  private(set) var guessed: Set<Int> = []
  private(set) var guesses: [SceneGuess] = []
  /// What assumed numbers, and the height of the root, grow with, to see what follows from them.
  let shift, growth: ConstraintSolver.Variable
  /// Whether parts of the root are below the bars of the system.
  let hasScreenInsets: Bool

  init(
    _ scene: LayoutScene, _ device: SceneDevice, _ known: [SceneGeometry.Rectangle]?,
    isScreen: Bool
  ) {
    (self.scene, self.device, self.known) = (scene, device, known)
    hasScreenInsets = scene.isController || isScreen || scene.givenSize.isScreen
    (shift, growth) = (solver.parameter(), solver.parameter())
    for _ in scene.boxes { frames.append(newFrame()) }
    for (index, box) in scene.boxes.enumerated() where ViewKind(box).scrolls {
      let content = newFrame()
      add(frames[index].x.expression - content.x.expression, .equal)
      add(frames[index].y.expression - content.y.expression, .equal)
      contents[index] = content
    }
  }

  /// The rectangles of boxes and of what scrolls in them.
  var rectangles: [Frame] { frames + contents.sorted { $0.key < $1.key }.map(\.value) }

  private mutating func newFrame() -> Frame {
    Frame(
      x: solver.variable(), y: solver.variable(), width: solver.variable(),
      height: solver.variable())
  }

  mutating func wish(_ length: Expression, priority: Int = 2) {
    wishes.append(Wish(length: length, priority: priority))
  }

  mutating func markGuess(_ box: Int) { guessed.insert(box) }

  /// Notes a number that is not known, and left out.
  mutating func markUnknown(_ box: Int, _ member: String, as text: String) {
    guessed.insert(box)
    guesses.append(SceneGuess(box: box, member: member, text: text, value: .unknown))
  }

  /// A number in the place of an unknown one.
  mutating func guess(
    _ value: Fraction, of box: Int, _ member: String, as text: String
  ) -> Expression {
    guesses.append(SceneGuess(box: box, member: member, text: text, value: value))
    // No two differ by the same, so that they do not make up for each other.
    return Expression(value) + Expression(shift, times: Fraction(guesses.count % 16 + 1))
  }

  mutating func add(
    _ expression: Expression, _ relation: ConstraintSolver.Relation,
    priority: Int = ConstraintSolver.required
  ) {
    equations.append(
      Equation(
        expression: expression, relation: relation, priority: priority))
  }

  /// The place or the length that an attribute of a rectangle is.
  func edge(_ attribute: LayoutAttributes, of frame: Frame) -> Expression {
    guard let (axis, place) = place(attribute) else {
      // The baseline of texts is near the bottom.
      return Expression(frame.y, Fraction(4, over: 5), of: frame.height)
    }
    return Expression(place, start: frame.start(axis), size: frame.size(axis))
  }

  /// What an attribute means on the device; nil for a baseline.
  private func place(
    _ attribute: LayoutAttributes
  ) -> (axis: LayoutAxis, place: AxisAttribute)? {
    guard let (_, axis, place) = LayoutAttributes.onAxes.first(where: { $0.0 == attribute }) else {
      return nil
    }
    guard device.isRightToLeft, attribute.isSubset(of: [.leading, .trailing]) else {
      return (axis, place)
    }
    return (axis, place == .start ? .end : .start)
  }

  /// What an edge of the scene is; nil where its box is not in the scene.
  ///
  /// - Parameter other: the box at the other side of the constraint: the edges of a scroll view are those of its content for
  ///   what is in it.
  func expression(_ edge: SceneEdge, with other: SceneEdge?) -> Expression? {
    guard !edge.isOfSuperview, let box = scene.index(of: edge.box) else { return nil }
    if let guide = edge.guide { return expression(guide, of: box, edge.attribute) }
    if let content = contents[box], edge.attribute.isDisjoint(with: [.width, .height]),
      let other, let inner = scene.index(of: other.box), inner != box,
      scene.ancestors(of: inner).contains(box)
    {
      return self.edge(edge.attribute, of: content)
    }
    return self.edge(edge.attribute, of: frames[box])
  }

  func isScreen(_ box: Int) -> Bool {
    box == 0 ? hasScreenInsets : scene.boxes[box].isWholeView && hasScreenInsets
  }

  private func expression(
    _ guide: ViewGuide, of box: Int, _ attribute: LayoutAttributes
  ) -> Expression {
    let frame = guide == .content ? contents[box] ?? frames[box] : frames[box]
    let whole = edge(attribute, of: frame)
    guard let (axis, place) = place(attribute), guide != .content, guide != .frame else {
      return whole
    }
    let isScreen = isScreen(box)
    let covered = covered(box)
    if guide == .keyboard {
      // Without a keyboard, it is what is below the safe area.
      guard axis == .vertical else { return whole }
      let bottom = Expression(covered.after)
      return whole.inset(
        place, before: frame.height.expression - bottom, after: Expression(.zero))
    }
    let hasMargins = guide == .margins || guide == .readable
    var insets = axis == .vertical ? covered : (.zero, .zero)
    if hasMargins, axis == .horizontal || !isScreen {
      // Those of a row of a table are as in iOS 17.
      let isRow = scene.isRow && (box == 0 || scene.boxes[box].name.text == "contentView")
      let margin = axis == .horizontal ? (box == 0 || isRow ? 16 : 8) : isRow ? 11 : 8
      insets = (insets.before + Fraction(margin), insets.after + Fraction(margin))
    }
    return whole.inset(place, before: Expression(insets.before), after: Expression(insets.after))
  }

  /// How much of a view the bars of the system cover at the top and the bottom.
  private func covered(_ box: Int) -> (before: Fraction, after: Fraction) {
    let bars = (before: Fraction(device.topInset), after: Fraction(device.bottomInset))
    if isScreen(box) { return bars }
    guard hasScreenInsets, let frame = known?[box], let screen = known?[0] else {
      return (.zero, .zero)
    }
    let (top, bottom) = (bars.before - frame.y, frame.bottom - screen.height + bars.after)
    return (top.sign > 0 ? top : .zero, bottom.sign > 0 ? bottom : .zero)
  }
}

extension ConstraintSolver.Variable {
  var expression: LinearExpression<Self> { LinearExpression(self) }
}

extension ViewKind {
  var fillsScreens: Bool { [.scroll, .table, .collection, .map, .web].contains(self) }

  var scrolls: Bool { [.scroll, .table, .collection, .textView].contains(self) }
}
