import LayoutModel
import LayoutSolver

/// The equations of a scene.
struct SceneSystem {
  typealias Expression = LinearExpression<ConstraintSolver.Variable>

  /// The unknowns of a rectangle.
  struct Frame {
    let x, y, width, height: ConstraintSolver.Variable
  }

  let scene: LayoutScene
  let device: SceneDevice
  private var solver = ConstraintSolver()
  private(set) var solution: ConstraintSolver.Solution
  private(set) var frames: [Frame] = []
  /// For each scroll view, the rectangle of its content.
  private(set) var contents: [Int: Frame] = [:]
  /// The constraints of the scene by their numbers in the solver.
  private(set) var sources: [Int: Int] = [:]
  private var count = 0
  /// What lengths become if nothing else determines them, with priorities below all others.
  private var wishes: [(length: Expression, priority: Int)] = []
  /// The constraints that cannot hold together, by their indices in the scene: a new one and those before it.
  private(set) var conflicts: [[Int]] = []
  /// The boxes of which a number was assumed.
  private(set) var guessed: Set<Int> = []

  /// - Parameter positive: the rectangles whose sizes are required to be at least 0; most are anyway.
  init(_ scene: LayoutScene, _ device: SceneDevice, positive: Set<Int>) {
    (self.scene, self.device) = (scene, device)
    solution = solver.solve()
    for _ in scene.boxes { frames.append(newFrame()) }
    for (index, box) in scene.boxes.enumerated() where ViewKind(box).scrolls {
      let content = newFrame()
      add(frames[index].x.expression - content.x.expression, .equal)
      add(frames[index].y.expression - content.y.expression, .equal)
      contents[index] = content
    }
    for (index, frame) in rectangles.enumerated() where positive.contains(index) {
      add(frame.width.expression, .atLeast)
      add(frame.height.expression, .atLeast)
    }
  }

  /// The rectangles of boxes and of what scrolls in them.
  private var rectangles: [Frame] {
    frames + contents.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The indices of all rectangles.
  var rectangleIndices: Set<Int> { Set(0..<(frames.count + contents.count)) }

  private mutating func newFrame() -> Frame {
    Frame(
      x: solver.variable(), y: solver.variable(), width: solver.variable(),
      height: solver.variable())
  }

  /// Wants a length, or a distance, to be 0 where nothing else determines it.
  mutating func wish(_ length: Expression, priority: Int = 2) { wishes.append((length, priority)) }

  /// Finds the places of all rectangles.
  ///
  /// - Returns: the rectangles with a negative size.
  mutating func solve() -> Set<Int> {
    solution = solver.solve()
    let open = wishes.filter { !solution.isDetermined($0.length) }
    if !open.isEmpty {
      for (length, priority) in open { add(length, .equal, priority: priority) }
      solution = solver.solve()
    }
    return Set(
      rectangles.enumerated().lazy.filter { [solution] _, frame in
        solution.value(of: frame.width).sign < 0 || solution.value(of: frame.height).sign < 0
      }.map(\.offset))
  }

  mutating func markGuess(_ box: Int) { guessed.insert(box) }

  /// Requires that an expression relates to 0.
  ///
  /// - Parameter source: the constraint of the scene that says so.
  mutating func add(
    _ expression: Expression, _ relation: ConstraintSolver.Relation,
    priority: Int = ConstraintSolver.required,
    source: Int? = nil
  ) {
    let outcome = solver.add(expression, relation, priority: priority)
    if let source { sources[count] = source }
    count += 1
    guard case .conflict(let others) = outcome, let source else { return }
    let known = others.compactMap { sources[$0] }.filter { $0 != source }
    // What the scene assumes is no reason for a complaint.
    guard known.count == others.count else { return }
    let constraints = ([source] + known).map { scene.constraints[$0] }
    if SceneConstraint.holdTogether(constraints) { conflicts.append([source] + known) }
  }

  /// The place or the length that an attribute of a rectangle is.
  func edge(_ attribute: LayoutAttributes, of frame: Frame) -> Expression {
    let half = Fraction(1, over: 2)
    let isMirrored = device.isRightToLeft
    let (left, right) = (frame.x.expression, frame.x.expression + frame.width.expression)
    return switch attribute {
    case .top: frame.y.expression
    case .bottom: frame.y.expression + frame.height.expression
    case .leading: isMirrored ? right : left
    case .trailing: isMirrored ? left : right
    case .left: left
    case .right: right
    case .centerX: left + Expression(frame.width, times: half)
    case .centerY: frame.y.expression + Expression(frame.height, times: half)
    case .width: frame.width.expression
    case .height: frame.height.expression
    // Of texts, near the bottom.
    default: frame.y.expression + Expression(frame.height, times: Fraction(4, over: 5))
    }
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

  private func expression(
    _ guide: ViewGuide, of box: Int, _ attribute: LayoutAttributes
  ) -> Expression {
    let plain = edge(attribute, of: frames[box])
    if guide == .keyboard {
      // Without a keyboard, it is what is below the safe area.
      let height = box == 0 && scene.isController ? device.bottomInset : 0
      switch attribute {
      case .top: return edge(.bottom, of: frames[box]) - Expression(Fraction(height))
      case .centerY:
        return edge(.bottom, of: frames[box]) - Expression(Fraction(height, over: 2))
      case .height: return Expression(Fraction(height))
      default: return plain
      }
    }
    if guide == .content, let content = contents[box] { return edge(attribute, of: content) }
    let isRoot = box == 0
    var insets = (top: 0, side: 0, bottom: 0)
    if isRoot, scene.isController, guide != .frame, guide != .content {
      (insets.top, insets.bottom) = (device.topInset, device.bottomInset)
    }
    if guide == .margins || guide == .readable {
      insets.side = isRoot ? 16 : 8
      if !isRoot || !scene.isController {
        (insets.top, insets.bottom) = (insets.top + 8, insets.bottom + 8)
      }
    }
    func number(_ number: Int, over divisor: Int = 1) -> Expression {
      Expression(Fraction(number, over: divisor))
    }
    let isMirrored = device.isRightToLeft
    return switch attribute {
    case .top: plain + number(insets.top)
    case .bottom: plain - number(insets.bottom)
    case .left: plain + number(insets.side)
    case .right: plain - number(insets.side)
    case .leading: isMirrored ? plain - number(insets.side) : plain + number(insets.side)
    case .trailing: isMirrored ? plain + number(insets.side) : plain - number(insets.side)
    case .width: plain - number(2 * insets.side)
    case .height: plain - number(insets.top + insets.bottom)
    case .centerY: plain + number(insets.top - insets.bottom, over: 2)
    default: plain
    }
  }
}

extension ConstraintSolver.Variable {
  var expression: LinearExpression<Self> { LinearExpression(self) }
}

extension ViewKind {
  /// Whether its content has a size of its own.
  var scrolls: Bool {
    switch self {
    case .scroll, .table, .collection, .textView: true
    default: false
    }
  }
}
