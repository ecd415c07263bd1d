import Behavior
import LayoutModel
import LayoutSolver
import RuleKit
import SwiftSource

/// A view that its stack makes as long as itself and the others across the axis, although its own length is fixed.
struct StackConflict {
  /// What contradicts the length of the view.
  enum Opponent {
    /// The stack has this length.
    case stack
    /// Another arranged view has this length, by its name.
    case view(String)
  }

  /// The later one of the constraints that contradict each other and fix a length of an arranged view.
  let constraint: Constraint
  /// The names of the view and of the stack.
  let view: String
  let stack: String
  let opponent: Opponent
  let attribute: LayoutAttributes
  /// The lengths of the view and of what contradicts it, in points.
  let lengths: (Fraction, Fraction)
  /// That other files neither set up the stack nor hide the views.
  let conditions: [any Condition]

  /// The first one of each stack whose alignment is `fill`.
  static func all(in file: ViewFile) -> [StackConflict] {
    guard let names = Arrangements.names(in: file) else { return [] }
    let sized = file.constraints.indices.filter { index in
      file.constraints[index].requiresLength && file.constraints[index].relation == .equal
        && names.mayContain(file.constraints[index].firstItem.key)
    }
    guard !sized.isEmpty else { return [] }
    let arrangements = Arrangements(in: file)
    var lengths: [Int: [StackLength]] = [:]
    var stacks: [Int] = []
    for index in sized {
      let constraint = file.constraints[index]
      let source = file.names.source(of: constraint.firstItem, in: constraint.statement.block)
      guard let points = file.constant(of: constraint), points.isKnown,
        let view = file.names.subview(source.item, in: source.block),
        let stack = arrangements.stack(of: view), arrangements.fillsAcross(stack),
        let axis = arrangements.axis(of: stack), constraint.attributes.contains(axis.across),
        let home = constraint.home(in: file), home.kind == .functionBody,
        let showing = Showing(view, in: file), showing != .never
      else { continue }
      if lengths[stack] == nil { stacks.append(stack) }
      lengths[stack, default: []].append(
        StackLength(view: view, constraint: constraint, points: points, home: home, showing))
    }
    return stacks.compactMap { stack in
      guard let all = lengths[stack], let axis = arrangements.axis(of: stack) else { return nil }
      return StackConflict(of: stack, arrangements, all, along: axis.across, in: file)
    }
  }

  private init?(
    of stack: Int, _ arrangements: Arrangements, _ lengths: [StackLength],
    along attribute: LayoutAttributes, in file: ViewFile
  ) {
    func name(_ view: Int) -> String { file.subviews[view].declaration.name?.text ?? "" }
    func conditions(_ views: [Int]) -> [any Condition]? {
      let all = views.map { PlacedView.conditions(of: file.subviews[$0], in: file) }
      return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
    }
    let runs = file.memoized(SureRuns.init)
    for (place, length) in lengths.enumerated() {
      let other = lengths[..<place].first { $0.contradicts(length, runs) }
      guard let other, let conditions = conditions([stack, length.view, other.view]) else {
        continue
      }
      constraint = length.constraint
      (view, self.stack, self.attribute) = (name(length.view), name(stack), attribute)
      (opponent, self.lengths) = (.view(name(other.view)), (length.points, other.points))
      self.conditions = conditions
      return
    }
    guard arrangements.fillsToEdges(stack) else { return nil }
    for length in lengths {
      guard let own = file.length(of: stack, along: attribute, setUpIn: length.home),
        own != length.points, let conditions = conditions([stack, length.view])
      else { continue }
      constraint = length.constraint
      (view, self.stack, self.attribute) = (name(length.view), name(stack), attribute)
      (opponent, self.lengths) = (.stack, (length.points, own))
      self.conditions = conditions
      return
    }
    return nil
  }
}

/// A required length of an arranged view across the axis of its stack.
private struct StackLength {
  let view: Int
  let constraint: Constraint
  let points: Fraction
  let home: Block
  let showing: Showing

  init(view: Int, constraint: Constraint, points: Fraction, home: Block, _ showing: Showing) {
    (self.view, self.constraint, self.points) = (view, constraint, points)
    (self.home, self.showing) = (home, showing)
  }

  /// Whether both hold at once, since the same setup makes them, and differ. Of two views that are hidden at times one
  /// may take the place of the other.
  func contradicts(_ other: Self, _ runs: SureRuns) -> Bool {
    view != other.view && points != other.points
      && (showing == .always || other.showing == .always)
      && runs.areTogether(home, other.home)
  }
}

/// When an arranged view is shown.
private enum Showing {
  case always, never, sometimes

  /// Nil where code that gets the view may hide it.
  init?(_ view: Int, in file: ViewFile) {
    guard MadeView.onlyHasMethods(view, in: file) else { return nil }
    var states: [Bool] = []
    for use in file.names.uses(of: view) {
      if use.kind == .memberAssignment, use.member == "isHidden" {
        states.append(use.statement.assigns(.true))
      } else if use.mayHideView {
        return nil
      }
    }
    self = states.isEmpty ? .always : states.allSatisfy(\.self) ? .never : .sometimes
  }
}

extension ViewUse {
  /// Whether it may hide the view in another way than by an assignment: in a loop, or in a binding.
  fileprivate var mayHideView: Bool {
    switch kind {
    case .element: call?.tokens.contains { $0 == "isHidden" } ?? true
    case .member, .call:
      member?.isReactive == true && statement.tokens.contains { $0 == "isHidden" }
    default: false
    }
  }
}

/// Which functions of a file always run together.
private struct SureRuns {
  /// For the key of each body, the functions that run it whenever they run, by their index.
  private var runners = KeyMap<[Int]>()

  init(_ file: ViewFile) {
    for (index, function) in file.functions.enumerated()
    where function.type >= 0 && !function.isNested {
      let type = file.typeKey(at: function.type)
      runners[function.body.key, default: []].append(index)
      for name in function.sureCalls.prefix(64) {
        guard let callee = file.names.ownFunction(named: name, of: type) else { continue }
        runners[callee.body.key, default: []].append(index)
      }
    }
  }

  func areTogether(_ one: Block, _ other: Block) -> Bool {
    guard one != other else { return true }
    guard let first = runners[one.key], let second = runners[other.key] else { return false }
    return first.contains { second.contains($0) }
  }
}

extension ViewFile {
  /// The length that the required constraints of one function give to a stack.
  fileprivate func length(
    of stack: Int, along attribute: LayoutAttributes, setUpIn home: Block
  ) -> Fraction? {
    var system = LinearSystem<LayoutEquation.Variable>()
    let axis = attribute == .height ? LayoutAttributes.vertical : .horizontal
    for constraint in constraints(in: home.tokens)
    where constraint.isCertainEquation && constraint.home(in: self) == home {
      for equation in equations(of: constraint, about: axis) {
        system.require(equation.expression)
      }
    }
    let length = system.reduced(LinearExpression(.size(names.identity(of: subviews[stack]))))
    return length.expression.isConstant && length.expression.isKnown
      ? length.expression.constant : nil
  }
}

extension MadeStack.Axis {
  /// The length across the axis.
  fileprivate var across: LayoutAttributes { self == .vertical ? .width : .height }
}
