import LayoutModel
import LayoutSolver
import Semantics
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

  /// What one constraint says about an attribute of its first item.
  package struct Part {
    /// The index of the constraint.
    package let constraint: Int
    package let attribute: LayoutAttributes
    /// The view that its first item stands for in a loop; nil outside of loops.
    package let element: View?
  }

  /// The last one of the constraints.
  package let last: Part
  package fileprivate(set) var others: [Part]
  package let reason: Reason
  /// The stacks that make views equally long, where that takes part.
  package var fills: [StackFill] = []

  /// Whether it is one whatever other files and unknown numbers say.
  var isCertain: Bool {
    switch reason {
    case .difference, .insets, .noSize: fills.isEmpty
    case .given, .distances: false
    }
  }

  /// Whether the constraints fit together in a view without insets; two places of one edge are a mistake all the same.
  var needsInsets: Bool {
    if case .insets = reason { others.count > 1 } else { false }
  }

  /// The conflicts of a file, one for each constraint that contradicts earlier ones, and for each stack.
  package static func all(in file: ViewFile) -> [SceneConflict] {
    var found: [SceneConflict] = []
    var seen = KeySet()
    var stacks = KeySet()
    for moment in SceneMoment.all(in: file) {
      var system = MomentSystem(file)
      for conflict in system.add(moment.constraints, along: moment.axes) {
        guard moment.isInnermost(for: conflict, in: file),
          !moment.mayChange(conflict, in: file), !conflict.mayBeChosen(in: file),
          !conflict.fills.contains(where: { stacks.contains($0.stack.key) }),
          seen.insert(UInt64(conflict.last.constraint))
        else { continue }
        for fill in conflict.fills { stacks.insert(fill.stack.key) }
        found.append(conflict)
      }
    }
    return found
  }

  /// Whether a conditional operator chooses one of the constraints, or a list keeps it that code deactivates.
  private func mayBeChosen(in file: ViewFile) -> Bool {
    ([last] + others).lazy.map { file.constraints[$0.constraint] }.contains { constraint in
      constraint.statement.choice(around: constraint.expression) != nil
        || constraint.container == .maker
          && file.constraintLife.name(keeping: constraint)
            .flatMap { file.constraintLife.name($0, in: file) }?.contains(.deactivated) == true
    }
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
    let tokens = file.code[constraint.constant]
    var conflict: SceneConflict?
    for (element, equation) in equations(of: constraint, about: axes) {
      let part = SceneConflict.Part(
        constraint: index, attribute: equation.attribute, element: element)
      let constant = file.constant(of: constraint, at: equation.attribute)
      // All distances of a visual format are one string: which metric each is, is not known.
      let isInFormat = constant == nil && constraint.manner.contains(.isInFormat)
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
  ) -> [(element: View?, equation: LayoutEquation)] {
    func equations(_ element: View?) -> [(element: View?, equation: LayoutEquation)] {
      file.equations(of: constraint, about: axes, ignoresConstant: true, for: element)
        .map { (element, $0) }
    }
    guard let elements = constraint.loopElements(in: file) else { return equations(nil) }
    return elements.count <= Self.mostElements ? elements.flatMap(equations) : []
  }

  /// Whether the container of a constraint is the view of a controller: most others are inside of the safe area.
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
    var reason = reason(rest, of: equation)
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
      guard let view = term.variable.view, let known = fills[view],
        systems[axis].filled.insert(view)
      else { continue }
      for fill in known where fill.axis.rawValue == axis {
        systems[axis].equations.require(fill.equation)
        systems[axis].sources.append(.fill(fill))
      }
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
      !(conflict.others.isEmpty && conflict.fills.isEmpty)
      && conflict.fills.count(where: { !$0.isAlwaysShown }) < 2
    return isCertain ? conflict : nil
  }

  /// Why what is left of an equation cannot be 0; nil if it can.
  private func reason(
    _ reduced: LinearSystem<LayoutEquation.Variable>.Reduction, of equation: LayoutEquation
  ) -> SceneConflict.Reason? {
    let rest = reduced.expression
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
    // A view without a size can be meant, and may be what others leave; a share of another one's size cannot be nothing, nor
    // can two places of one edge be meant.
    let terms = equation.expression.terms
    let isMeant =
      terms.count == 1 || reduced.equations.count > 1 && !terms.allSatisfy(\.variable.isSize)
    return size.sign > 0 || size.sign == 0 && isMeant ? nil : .noSize(size)
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
      let known = system.reduced(Expression(.size(view.view.key)))
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
    for (element, equation) in equations(of: constraint, about: axes) {
      guard let constant = file.constant(of: constraint, at: equation.attribute),
        let equation = equation.adding(constant, of: constraint)
      else { continue }
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

/// The distances that constraints of one path and axis give to pairs of edges, and the lengths that they give to views.
///
/// Two required ones for one pair are a mistake whatever they are: they contradict each other, or one is superfluous.
struct Distances {
  private typealias Term = LinearExpression<LayoutEquation.Variable>.Term

  private struct Distance {
    /// What the constant is between, in one direction.
    var terms: [Term]
    var constant: Lexemes
    var isKnown: Bool
    var part: SceneConflict.Part
  }

  private var all: [Distance] = []

  /// Adds what a constraint says.
  ///
  /// - Parameters:
  ///   - equation: what it says without its constant.
  ///   - constant: the constant; empty for none.
  ///   - isKnown: whether the file tells its value.
  ///   - part: the constraint.
  /// - Returns: an earlier constraint of the same edges with another constant, where the value of one of them is unknown.
  mutating func add(
    _ equation: LayoutEquation, _ constant: Lexemes, isKnown: Bool, _ part: SceneConflict.Part
  ) -> SceneConflict.Part? {
    let terms = (equation.expression * Self.sign(of: equation.expression)).terms
    defer {
      all.append(Distance(terms: terms, constant: constant, isKnown: isKnown, part: part))
    }
    return all.first { old in
      !(old.isKnown && isKnown) && old.terms == terms && old.part.constraint != part.constraint
        && !Self.isSame(old.constant, constant)
    }?.part
  }

  /// The factor that makes the first of the terms positive.
  private static func sign(of expression: LinearExpression<LayoutEquation.Variable>) -> Fraction {
    Fraction((expression.terms.first?.factor.sign ?? 1) < 0 ? -1 : 1)
  }

  private static func isSame(_ one: Lexemes, _ other: Lexemes) -> Bool {
    let (one, other) = (one.filter { $0 != "-" }, other.filter { $0 != "-" })
    return one.count == other.count && zip(one, other).allSatisfy { $0.hasSameText(as: $1) }
  }
}

/// A view whose length something else than constraints decides: a controller's view is as large as the screen, the window
/// or the sheet, and a table cell as wide as its table.
package struct GivenLength {
  package enum Kind { case controller, row }

  package let kind: Kind
  let view: View
  /// The name of the controller, whose view another file may add to another one.
  package var controller: String?

  /// The views of the type around a statement whose length along an axis is given.
  static func all(
    around statement: Statement, _ axis: LayoutAxis, in file: ViewFile
  ) -> [GivenLength] {
    if let view = file.controllerView(around: statement) {
      let name = file.scopes.owner(of: statement)?.declaration.name?.text
      return [GivenLength(kind: .controller, view: view, controller: name)]
    }
    // The content decides how high a cell is.
    guard axis == .horizontal else { return [] }
    return file.rowViews(around: statement).map { GivenLength(kind: .row, view: $0) }
  }

  /// Whether the file may choose the length all the same: for a popover or a sheet, or for the view itself.
  func mayBeChosen(along axis: LayoutAxis, in file: ViewFile) -> Bool {
    let chosen = file.memoized(ChosenLengths.init)
    return axis == .horizontal
      ? chosen.isPopover || chosen.widths.contains(view.key)
      : chosen.isPopover || chosen.isSheet || chosen.heights.contains(view.key)
  }
}

/// What a file says about the sizes of controllers and cells.
private struct ChosenLengths {
  /// The keys of the views with a fixed width or height.
  var widths = KeySet()
  var heights = KeySet()
  /// Whether names in the file say that a view may be in a popover, or of a size that the code prefers.
  var isPopover = false
  /// Whether they say that it may be in a sheet, which is not as high as the screen.
  var isSheet = false

  init(_ file: ViewFile) {
    for constraint in file.constraints where constraint.secondItem == nil {
      let lengths = constraint.attributes.intersection([.width, .height])
      guard !lengths.isEmpty, let view = file.first(of: constraint) else { continue }
      if lengths.contains(.width) { widths.insert(view.key) }
      if lengths.contains(.height) { heights.insert(view.key) }
    }
    for token in file.code.tokens.all(.identifier) {
      isPopover =
        isPopover || token == "preferredContentSize" || token.contains("opover")
        || token.hasPrefix("systemLayoutSizeFitting")
      isSheet = isSheet || token.contains("anModal") || token.contains("heet")
    }
  }
}
