import Behavior
import LayoutModel
import LayoutSolver
import SwiftSource

/// Constraints that are certainly active together once control has reached the end of a block.
struct ConstraintPath {
  /// The indices of the constraints, in the order in which they are made.
  var constraints: [Int] = []
  /// The indices of the constraints of the innermost block, and of blocks in it.
  var own = 0...0
  /// The functions that make them, where these are several.
  var functions: [ViewFunction] = []
  /// The attributes of the axes along which they may contradict each other.
  private(set) var axes: LayoutAttributes = []

  /// For the key of each block, the constraints that its code activates.
  private typealias Homes = KeyMap<(block: Block, constraints: [Int])>

  /// A bound on the constraints of one path.
  private static let most = 128

  /// The paths of a file that may hold a contradiction.
  static func all(in file: ViewFile) -> [ConstraintPath] {
    guard !contestedAxes(of: file.constraints.indices, in: file).isEmpty else { return [] }
    var blocks = Homes()
    for (index, constraint) in file.constraints.enumerated() where constraint.isCertainEquation {
      guard let home = constraint.home(in: file) else { continue }
      blocks[home.key, default: (home, [])].constraints.append(index)
    }
    guard !blocks.isEmpty else { return [] }
    var paths =
      blocks.entries.compactMap { _, home in
        let (block, constraints) = home
        var path = ConstraintPath(
          constraints: constraints, own: constraints[0]...constraints[constraints.count - 1])
        for block in block.ancestors {
          guard block.runsWithParent, let outer = block.parent else { break }
          guard let around = blocks[outer.key]?.constraints else { continue }
          let before = around[..<around.partitioningIndex { $0 >= constraints[0] }]
          guard path.constraints.count + around.count <= most else { return nil }
          path.constraints.insert(contentsOf: before, at: 0)
          // What comes after a block runs, too, unless the block leaves.
          if block.mayLeave { continue }
          path.constraints += around.suffix(from: before.endIndex)
        }
        return path
      } + file.functions.compactMap { ConstraintPath(calledBy: $0, blocks, in: file) }
    paths.removeAll { !(2...most ~= $0.constraints.count) }
    for index in paths.indices {
      paths[index].axes = contestedAxes(of: paths[index].constraints, in: file)
    }
    return paths.filter { !$0.axes.isEmpty }.sorted {
      ($0.constraints[0], $0.constraints.count) < ($1.constraints[0], $1.constraints.count)
    }
  }

  private init(constraints: [Int], own: ClosedRange<Int>) {
    (self.constraints, self.own) = (constraints, own)
  }

  /// What a function makes itself and in the functions of its type that it always calls.
  private init?(calledBy function: ViewFunction, _ blocks: Homes, in file: ViewFile) {
    guard blocks.entries.count > 1, function.type >= 0, !function.isNested else { return nil }
    let type = file.typeKey(at: function.type)
    functions = [function]
    for name in function.sureCalls.prefix(Self.most) {
      guard let callee = file.names.ownFunction(named: name, of: type) else { continue }
      // What is called twice has its own problem.
      guard !functions.contains(where: { $0.body == callee.body }) else { return nil }
      functions.append(callee)
    }
    guard functions.count > 1 else { return nil }
    for function in functions {
      constraints += blocks[function.body.key]?.constraints ?? []
      guard constraints.count <= Self.most else { return nil }
    }
  }

  /// The axes along which two of some constraints are about the same attribute of a view, or three about any: a
  /// contradiction needs such a view, and most paths have none.
  private static func contestedAxes(
    of constraints: some Sequence<Int>, in file: ViewFile
  ) -> LayoutAttributes {
    var known = KeyMap<LayoutAttributes>()
    var contested: LayoutAttributes = []
    for index in constraints where file.constraints[index].isCertainEquation {
      let (view, attributes) = file.constraints[index].placement(in: file)
      guard let place = known.index(of: view) else {
        known[view] = attributes
        continue
      }
      let all = known[at: place].union(attributes)
      for axis in [LayoutAttributes.vertical, .horizontal]
      where !known[at: place].intersection(attributes).isDisjoint(with: axis)
        || all.intersection(axis).count > 2
      {
        contested.formUnion(axis)
      }
      known[at: place] = all
    }
    return contested
  }

  /// Whether no other path has all the constraints of a conflict too.
  func isInnermost(for conflict: Conflict, in file: ViewFile) -> Bool {
    let constraints = conflict.others.map(\.constraint) + [conflict.constraint]
    guard !functions.isEmpty else { return constraints.contains { own.contains($0) } }
    return !functions.contains { function in
      constraints.allSatisfy {
        function.body.tokens.indices.contains(file.constraints[$0].tokens.lowerBound)
      }
    }
  }

  /// Whether code between the constraints of a conflict may take one away, or give a name another meaning.
  func mayChange(_ conflict: Conflict, in file: ViewFile) -> Bool {
    guard functions.isEmpty else {
      return functions.contains { CodeBetween($0.body.tokens).takesOut(in: file) }
    }
    let constraint = file.constraints[conflict.constraint]
    return conflict.others.contains {
      file.constraints[$0.constraint].mayChange(before: constraint, in: file)
    }
  }
}

extension Constraint {
  /// Whether it is a required equation that is active where its statement has run.
  var isCertainEquation: Bool {
    relation == .equal && priority.isEmpty && !setsFrame && firstItem.key != 0
      && isCertainlyActive && container != .array
  }

  /// The view that it places, and the attributes: those of the second item where the first one is the container.
  fileprivate func placement(in file: ViewFile) -> (view: UInt64, attributes: LayoutAttributes) {
    guard let second = secondItem, !second.isSuperview, second.key != 0,
      file.names.isContainer(firstItem, at: statement)
    else { return (firstItem.key, attributes) }
    return (second.key, secondAttributes)
  }

  /// The block whose code activates it; nil where it replaces others, or may be turned off with them.
  func home(in file: ViewFile) -> Block? {
    var block = statement.block
    // Makers inside each other, which nobody writes, are followed for a few levels only.
    for _ in 0..<4 {
      guard file.isMaker(block) else { return block }
      guard let call = block.closure?.call, !call.replacesConstraints,
        call.statement.kind == .expression
      else { return nil }
      block = call.statement.block
    }
    return nil
  }
}

extension Block {
  /// Whether a statement in it leaves the code around it; a `break` only leaves a `switch` or a loop.
  fileprivate var mayLeave: Bool {
    statementsOnAllLevels.contains { $0.kind == .transfer && !$0.first.is(.break) }
  }

  /// Whether its code runs as part of the code around it, perhaps under a condition.
  fileprivate var runsWithParent: Bool {
    switch kind {
    case .closure, .functionBody, .accessors, .typeBody, .file: false
    default: true
    }
  }
}

/// Constraints that cannot hold together.
struct Conflict {
  /// Why they cannot.
  enum Reason {
    /// The two sides are this far apart.
    case difference(String)
    /// They differ by the insets of a guide.
    case insets
    /// They leave a view with a size that is not possible.
    case noSize(String)
    /// They fit only one length of a view that something else decides: its number of points, if that is known.
    case screen(GivenView, LayoutAxis, String?)
    /// They give two edges, or a size, two distances of which one is only known at run time.
    case distances
  }

  /// The index of the last one.
  var constraint: Int
  /// The attribute of its first item.
  var attribute: LayoutAttributes
  /// The indices of the others, with the attributes that take part.
  var others: [(constraint: Int, attribute: LayoutAttributes)]
  var reason: Reason

  /// Whether the constraints fit together in a view without insets. Two that put one edge in two places are a mistake
  /// all the same.
  var needsInsets: Bool {
    if case .insets = reason { others.count > 1 } else { false }
  }
}

/// The equations of the constraints of one path, along both axes.
struct AxisSystems {
  private struct System {
    var equations = LinearSystem<LayoutEquation.Variable>()
    /// What the equations, by their numbers, are about.
    var known: [(constraint: Int, attribute: LayoutAttributes)] = []
    var distances = Distances()
  }

  private let file: ViewFile
  private var horizontal = System()
  private var vertical = System()

  init(_ file: ViewFile) { self.file = file }

  /// Adds what a constraint says along some axes.
  ///
  /// - Returns: the conflict with earlier ones that it makes.
  mutating func add(
    _ constraint: Constraint, _ index: Int, along axes: LayoutAttributes
  ) -> Conflict? {
    var conflict: Conflict?
    let tokens = file.code[constraint.constant]
    let constant = file.constant(of: constraint)
    let isKnown = constant != nil
    let equations = file.equations(of: constraint, about: axes, ignoresConstant: true)
    for equation in equations {
      let attribute = equation.attribute
      let earlier =
        equation.axis == .vertical
        ? vertical.distances.add(equation, tokens, isKnown: isKnown, index)
        : horizontal.distances.add(equation, tokens, isKnown: isKnown, index)
      guard let earlier else { continue }
      conflict =
        conflict
        ?? Conflict(
          constraint: index, attribute: attribute, others: [earlier], reason: .distances)
    }
    guard let constant else { return conflict }
    for equation in equations.lazy.compactMap({ $0.adding(constant, of: constraint) }) {
      let isVertical = equation.axis == .vertical
      let found =
        isVertical ? add(equation, index, to: &vertical) : add(equation, index, to: &horizontal)
      guard let found, !found.needsInsets || mayHaveInsets(constraint) else { continue }
      conflict = conflict ?? found
    }
    return conflict
  }

  /// Whether the container of a constraint is the view of a controller: most other views are inside of the safe area of
  /// the screen, so that theirs is as large as they are.
  private func mayHaveInsets(_ constraint: Constraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      item.map { file.code[$0.tokens].contains { $0.is(.view) } } ?? false
    }
  }

  private func add(_ equation: LayoutEquation, _ index: Int, to system: inout System) -> Conflict? {
    let rest = system.equations.reduced(equation.expression)
    var numbers = rest.equations
    var reason = reason(rest.expression, of: equation)
    if reason == nil, let screen = screen(rest.expression, index, equation, in: system.equations) {
      numbers += screen.equations
      reason = .screen(screen.view, equation.axis, screen.length)
    }
    guard let reason else {
      system.equations.require(rest)
      system.known.append((index, equation.attribute))
      return nil
    }
    let others = Set(numbers).sorted().map { system.known[$0] }.filter { $0.constraint != index }
    guard !others.isEmpty else { return nil }
    return Conflict(
      constraint: index, attribute: equation.attribute, others: others, reason: reason)
  }

  /// Why what is left of an equation cannot be 0; nil if it can.
  private func reason(
    _ rest: LinearExpression<LayoutEquation.Variable>, of equation: LayoutEquation
  ) -> Conflict.Reason? {
    guard rest.isKnown else { return nil }
    guard let term = rest.terms.first else {
      return rest.constant == .zero ? nil : .difference(points(rest.constant))
    }
    if rest.terms.allSatisfy(\.variable.isSymbol) {
      // The insets of two sides may be equal.
      let signs = Set(rest.terms.map(\.factor.sign))
      return signs.count == 1 ? .insets : nil
    }
    guard rest.terms.count == 1, case .size = term.variable else { return nil }
    let size = -rest.constant / term.factor
    // A view without a size can be meant, a share of another one's size cannot be nothing.
    let isPossible = size.sign > 0 || size.sign == 0 && equation.expression.terms.count == 1
    return isPossible ? nil : .noSize(size.description)
  }

  /// The only screen for which what is left of an equation is 0, where it fixes a length that something else decides.
  ///
  /// - Returns: the view, its length if no insets take part, and the equations that it follows from; nil where no such
  ///   length is fixed.
  private func screen(
    _ rest: LinearExpression<LayoutEquation.Variable>, _ index: Int, _ equation: LayoutEquation,
    in system: LinearSystem<LayoutEquation.Variable>
  ) -> (view: GivenView, length: String?, equations: [Int])? {
    let lengths = rest.terms.filter { !$0.variable.isSymbol }
    guard rest.isKnown, lengths.count == 1, case .size = lengths[0].variable else { return nil }
    for view in GivenView.all(around: file.constraints[index].statement, equation.axis, in: file) {
      let known = system.reduced(LinearExpression(.size(view.identity)))
      guard let factor = known.expression.factor(of: lengths[0].variable) else { continue }
      let screen = known.expression - rest * (factor / lengths[0].factor)
      guard screen.isKnown, screen.terms.allSatisfy(\.variable.isSymbol),
        !view.mayBeChosen(along: equation.axis, in: file)
      else { continue }
      return (view, screen.isConstant ? points(screen.constant) : nil, known.equations)
    }
    return nil
  }

  private func points(_ number: Fraction) -> String {
    let size = number.sign < 0 ? -number : number
    return size == Fraction(1) ? "1 point" : "\(size) points"
  }
}

extension AxisVariable {
  fileprivate var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }
}
