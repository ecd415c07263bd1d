import Behavior
import LayoutModel
import LayoutSolver
import SwiftSource

/// Constraints that cannot hold together.
package struct SceneConflict {
  /// Why they cannot.
  package enum Reason {
    /// The two sides are this far apart.
    case difference(Fraction)
    /// They differ by the insets of a guide.
    case insets
    /// They leave a view with a size that is not possible.
    case noSize(Fraction)
    /// They fit only one length of a view that something else decides: its number of points, if that is known.
    case given(GivenLength, LayoutAxis, Fraction?)
    /// They give two edges, or a size, two distances of which one is only known at run time.
    case distances
  }

  /// A view that the first item of a constraint stands for, in a loop.
  package struct Element: Equatable {
    /// The view, by identity.
    package let view: UInt64
    /// The view as the list names it.
    package let item: Item
  }

  /// What one constraint says about an attribute of its first item.
  package struct Part {
    /// The index of the constraint.
    package let constraint: Int
    package let attribute: LayoutAttributes
    /// The element that its first item stands for; nil outside of loops.
    package let element: Element?
  }

  /// The last one of the constraints.
  package let last: Part
  package fileprivate(set) var others: [Part]
  package let reason: Reason
  /// The stacks that make views equally long, where that takes part.
  package var fills: [StackFill] = []

  /// Whether the constraints fit together in a view without insets. Two that put one edge in two places are a mistake
  /// all the same.
  var needsInsets: Bool {
    if case .insets = reason { others.count > 1 } else { false }
  }

  /// The conflicts of a file, one for each constraint that contradicts earlier ones, and for each stack.
  package static func all(in file: ViewFile) -> [SceneConflict] {
    var found: [SceneConflict] = []
    var seen = KeySet()
    var stacks: Set<Int> = []
    for moment in SceneMoment.all(in: file) {
      var system = MomentSystem(file)
      for conflict in system.add(moment.constraints, along: moment.axes) {
        guard moment.isInnermost(for: conflict, in: file),
          !moment.mayChange(conflict, in: file),
          !conflict.fills.contains(where: { stacks.contains($0.stack) }),
          seen.insert(UInt64(conflict.last.constraint))
        else { continue }
        stacks.formUnion(conflict.fills.map(\.stack))
        found.append(conflict)
      }
    }
    return found
  }

}

/// What the constraints of one moment say along both axes.
struct MomentSystem {
  typealias Expression = LinearExpression<LayoutEquation.Variable>

  /// What an equation is known from.
  private enum Source {
    case constraint(SceneConflict.Part)
    case fill(StackFill)
  }

  private struct System {
    var equations = LinearSystem<LayoutEquation.Variable>()
    /// What the equations, by their numbers, are known from.
    var sources: [Source] = []
    var distances = Distances()
    /// The views whose stacks are known.
    var filled = KeySet()
  }

  private let file: ViewFile
  private var systems = [System(), System()]

  /// A loop over more views than this is left out.
  private static let mostElements = 16
  /// A bound on the equations along one axis.
  private static let mostEquations = 256

  init(_ file: ViewFile) { self.file = file }

  /// Adds what constraints say along some axes: the equations in their order, then the inequalities.
  ///
  /// - Returns: the conflicts that they make.
  mutating func add(_ constraints: [Int], along axes: LayoutAttributes) -> [SceneConflict] {
    var conflicts: [SceneConflict] = []
    for index in constraints where file.constraints[index].relation == .equal {
      if let conflict = add(index, along: axes) { conflicts.append(conflict) }
    }
    for index in constraints where file.constraints[index].relation != .equal {
      if let conflict = violation(of: index, along: axes) { conflicts.append(conflict) }
    }
    return conflicts
  }

  private mutating func add(_ index: Int, along axes: LayoutAttributes) -> SceneConflict? {
    let constraint = file.constraints[index]
    let constant = file.constant(of: constraint)
    let tokens = file.code[constraint.constant]
    var conflict: SceneConflict?
    for (element, equation) in equations(of: constraint, about: axes) {
      let part = SceneConflict.Part(
        constraint: index, attribute: equation.attribute, element: element)
      // All distances of a visual format are one string: which metric each is, is not known.
      let isInFormat = constant == nil && constraint.library == .visualFormat
      if !isInFormat,
        let earlier = systems[Int(equation.axis.rawValue)].distances.add(
          equation, tokens, isKnown: constant != nil, part)
      {
        conflict = conflict ?? SceneConflict(last: part, others: [earlier], reason: .distances)
      }
      guard let constant, let equation = equation.adding(constant, of: constraint),
        let found = add(equation, part),
        !found.needsInsets || mayHaveInsets(constraint)
      else { continue }
      conflict = conflict ?? found
    }
    return conflict
  }

  /// The equations of a constraint without its constant, for each element of a loop that it is made for.
  private func equations(
    of constraint: Constraint, about axes: LayoutAttributes
  ) -> [(element: SceneConflict.Element?, equation: LayoutEquation)] {
    let equations = file.equations(of: constraint, about: axes, ignoresConstant: true)
    guard let elements = constraint.loopElements(in: file) else {
      return equations.map { (nil, $0) }
    }
    let block = constraint.statement.block
    guard let variable = file.names.identity(of: constraint.firstItem, in: block),
      constraint.secondItem.map({ $0.key != constraint.firstItem.key && !$0.isSuperview }) ?? true,
      elements.count <= Self.mostElements
    else { return [] }
    var all: [(element: SceneConflict.Element?, equation: LayoutEquation)] = []
    for element in elements {
      guard let view = file.names.identity(of: element.item, in: element.block) else { continue }
      for var equation in equations {
        equation.expression = equation.expression.replacing(variable, with: view)
        all.append((SceneConflict.Element(view: view, item: element.item), equation))
      }
    }
    return all
  }

  /// Whether the container of a constraint is the view of a controller: most other views are inside of the safe area of
  /// the screen, so that theirs is as large as they are.
  private func mayHaveInsets(_ constraint: Constraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      item.map { file.code[$0.tokens].contains { $0.is(.view) } } ?? false
    }
  }

  private mutating func add(
    _ equation: LayoutEquation, _ part: SceneConflict.Part
  ) -> SceneConflict? {
    let axis = Int(equation.axis.rawValue)
    addFills(of: equation.expression, along: axis)
    let rest = systems[axis].equations.reduced(equation.expression)
    var numbers = rest.equations
    var reason = reason(rest.expression, of: equation)
    if reason == nil,
      let given = given(rest.expression, part.constraint, equation.axis, systems[axis].equations)
    {
      numbers += given.equations
      reason = .given(given.view, equation.axis, given.length)
    }
    guard let reason else {
      guard systems[axis].sources.count < Self.mostEquations else { return nil }
      systems[axis].equations.require(rest)
      systems[axis].sources.append(.constraint(part))
      return nil
    }
    return conflict(part, Set(numbers), systems[axis].sources, reason)
  }

  /// Makes the arranged views among those of an expression as long across the axis as their stacks make them.
  private mutating func addFills(of expression: Expression, along axis: Int) {
    guard let fills = StackFill.all(in: file) else { return }
    for term in expression.terms {
      guard case .size(let view) = term.variable, let fill = fills[view],
        fill.axis.rawValue == axis, systems[axis].filled.insert(view)
      else { continue }
      let length = Expression(.size(view)) - Expression(.size(fill.length))
      systems[axis].equations.require(length)
      systems[axis].sources.append(.fill(fill))
    }
  }

  private func conflict(
    _ part: SceneConflict.Part, _ numbers: Set<Int>, _ sources: [Source],
    _ reason: SceneConflict.Reason
  ) -> SceneConflict? {
    var conflict = SceneConflict(last: part, others: [], reason: reason)
    for number in numbers.sorted() {
      switch sources[number] {
      case .constraint(let other):
        if other.constraint != part.constraint || other.element != part.element {
          conflict.others.append(other)
        }
      case .fill(let fill): conflict.fills.append(fill)
      }
    }
    // Of two views that are hidden at times one may take the place of the other.
    let isCertain =
      !conflict.others.isEmpty && conflict.fills.count(where: { !$0.isAlwaysShown }) < 2
    return isCertain ? conflict : nil
  }

  /// Why what is left of an equation cannot be 0; nil if it can.
  private func reason(_ rest: Expression, of equation: LayoutEquation) -> SceneConflict.Reason? {
    guard rest.isKnown else { return nil }
    guard let term = rest.terms.first else {
      return rest.constant == .zero ? nil : .difference(rest.constant)
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
    return isPossible ? nil : .noSize(size)
  }

  /// The only length that a view may have which something else decides, for what is left of an equation to be 0.
  ///
  /// - Returns: the view, its length if no insets take part, and the equations that it follows from; nil where no such
  ///   length is fixed.
  private func given(
    _ rest: Expression, _ index: Int, _ axis: LayoutAxis,
    _ system: LinearSystem<LayoutEquation.Variable>
  ) -> (view: GivenLength, length: Fraction?, equations: [Int])? {
    let lengths = rest.terms.filter { !$0.variable.isSymbol }
    guard rest.isKnown, lengths.count == 1, case .size = lengths[0].variable else { return nil }
    for view in GivenLength.all(
      around: file.constraints[index].statement, axis, in: file)
    {
      let known = system.reduced(Expression(.size(view.identity)))
      guard let factor = known.expression.factor(of: lengths[0].variable) else { continue }
      let length = known.expression - rest * (factor / lengths[0].factor)
      guard length.isKnown, length.terms.allSatisfy(\.variable.isSymbol),
        !view.mayBeChosen(along: axis, in: file)
      else { continue }
      return (view, length.isConstant ? length.constant : nil, known.equations)
    }
    return nil
  }

  /// The conflict of an inequality with equations that leave its sides no choice.
  private mutating func violation(of index: Int, along axes: LayoutAttributes) -> SceneConflict? {
    let constraint = file.constraints[index]
    guard let constant = file.constant(of: constraint) else { return nil }
    for (element, equation) in equations(of: constraint, about: axes) {
      guard let equation = equation.adding(constant, of: constraint) else { continue }
      let axis = Int(equation.axis.rawValue)
      addFills(of: equation.expression, along: axis)
      let rest = systems[axis].equations.reduced(equation.expression)
      guard rest.expression.isConstant, rest.expression.isKnown,
        rest.expression.constant.sign == -constraint.relation(at: equation.attribute).direction
      else { continue }
      let part = SceneConflict.Part(
        constraint: index, attribute: equation.attribute, element: element)
      return conflict(
        part, Set(rest.equations), systems[axis].sources, .difference(rest.expression.constant))
    }
    return nil
  }
}

extension LinearExpression where Variable == AxisVariable<UInt64> {
  /// The same about another view.
  fileprivate func replacing(_ view: UInt64, with other: UInt64) -> Self {
    terms.reduce(into: Self(constant)) { sum, term in
      let variable: Variable =
        switch term.variable {
        case .size(view): .size(other)
        case .start(view): .start(other)
        default: term.variable
        }
      sum.add(Self(variable), times: term.factor)
    }
  }
}
