import LayoutModel
import LayoutSolver
import Semantics
import SwiftSource

/// Constraints that certainly hold together at the end of a block, or of a function with those that it always calls.
struct SceneMoment {
  /// The indices of the constraints, in the order in which they are made.
  private(set) var constraints: [Int] = []
  /// The indices of the constraints of the innermost block, and of blocks in it.
  private var own = 0...0
  /// The functions that make them, where these are several.
  private var functions: [ViewFunction] = []
  /// The attributes of the axes along which they may contradict each other.
  private(set) var axes: LayoutAttributes = []

  /// For the key of each block, the constraints that its code activates.
  private typealias Homes = KeyMap<(block: Block, constraints: [Int])>

  /// A bound on the constraints of one moment.
  static let most = 128

  /// The moments of a file that may hold a contradiction.
  static func all(in file: ViewFile) -> [SceneMoment] {
    let contest = Contest(file)
    guard !contest.axes(of: file.constraints.indices, in: file).isEmpty else { return [] }
    var blocks = Homes()
    for (index, constraint) in file.constraints.enumerated() where file.isCertain(constraint) {
      guard let home = constraint.home(in: file) else { continue }
      blocks[home.key, default: (home, [])].constraints.append(index)
    }
    guard !blocks.isEmpty else { return [] }
    // A `break` only leaves a `switch` or a loop.
    let leavings = file.code.statements
      .filter { $0.kind == .transfer && !$0.first.is(.break) }.map(\.first.index)
    var moments =
      blocks.entries.compactMap { _, home in
        let (block, constraints) = home
        var moment = SceneMoment(
          constraints: constraints, own: constraints[0]...constraints[constraints.count - 1])
        for block in block.ancestors {
          guard block.runsWithParent, let outer = block.parent else { break }
          guard let around = blocks[outer.key]?.constraints else { continue }
          let before = around[..<around.partitioningIndex { $0 >= constraints[0] }]
          guard moment.constraints.count + around.count <= most else { return nil }
          moment.constraints.insert(contentsOf: before, at: 0)
          // What comes after a block runs, too, unless the block leaves.
          let leaves = leavings.partitioningIndex { $0 >= block.tokens.startIndex }
          if leaves < leavings.count, leavings[leaves] < block.tokens.endIndex { continue }
          moment.constraints += around.suffix(from: before.endIndex)
        }
        return moment
      } + file.functions.compactMap { SceneMoment(calledBy: $0, blocks, in: file) }
    // On its own, a constraint contradicts only a stack.
    let least = file.hasArrangements ? 1 : 2
    moments.removeAll { !(least...most ~= $0.constraints.count) }
    for index in moments.indices {
      moments[index].axes = contest.axes(of: moments[index].constraints, in: file)
    }
    return moments.filter { !$0.axes.isEmpty }.sorted {
      ($0.constraints[0], $0.constraints.count) < ($1.constraints[0], $1.constraints.count)
    }
  }

  private init(constraints: [Int], own: ClosedRange<Int>) {
    (self.constraints, self.own) = (constraints, own)
  }

  /// What a function makes itself and in the functions of its type that it always calls.
  private init?(calledBy function: ViewFunction, _ blocks: Homes, in file: ViewFile) {
    guard blocks.entries.count > 1, function.isMember, !function.isNested else { return nil }
    let type = file.typeKey(at: function.type)
    functions = [function]
    for name in function.sureCalls.prefix(Self.most) {
      guard let callee = file.flow.function(named: name, of: type) else { continue }
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

  /// Whether no other moment has all the constraints of a conflict too.
  func isInnermost(for conflict: SceneConflict, in file: ViewFile) -> Bool {
    let constraints = conflict.others.map(\.constraint) + [conflict.last.constraint]
    guard !functions.isEmpty else { return constraints.contains { own.contains($0) } }
    return !functions.contains { function in
      constraints.allSatisfy {
        function.body.tokens.indices.contains(file.constraints[$0].tokens.lowerBound)
      }
    }
  }

  /// Whether code between the constraints of a conflict may take one away, or give a name another meaning.
  func mayChange(_ conflict: SceneConflict, in file: ViewFile) -> Bool {
    guard functions.isEmpty else {
      return functions.contains { $0.body.tokens.mayRemove(.layout, in: file) }
    }
    let constraint = file.constraints[conflict.last.constraint]
    return conflict.others.contains {
      file.constraints[$0.constraint].mayChange(before: constraint, in: file)
    }
  }
}

/// Where constraints may contradict each other: most moments have no such axis.
private struct Contest {
  private let hasArrangements: Bool
  private static let mostElements = 16

  init(_ file: ViewFile) { hasArrangements = file.hasArrangements }

  /// The axes along which two of some constraints are about the same attribute of a view, or three about any, or along which
  /// one is about what a stack decides.
  func axes(of constraints: some Sequence<Int>, in file: ViewFile) -> LayoutAttributes {
    var known = KeyMap<LayoutAttributes>()
    var contested: LayoutAttributes = []
    for index in constraints where file.isCertain(file.constraints[index]) {
      let constraint = file.constraints[index]
      if let elements = constraint.loopElements(in: file) {
        for element in elements.prefix(Self.mostElements) {
          contested.formUnion(known.add(constraint.attributes, of: element.key))
          contested.formUnion(arranged(constraint, element, file.tie(of: index).second?.view))
        }
      } else {
        let (view, attributes) = constraint.placement(file.tie(of: index), in: file)
        contested.formUnion(known.add(attributes, of: view))
        if hasArrangements {
          let tie = file.tie(of: index)
          contested.formUnion(arranged(constraint, tie.first.view, tie.second?.view))
        }
      }
    }
    return contested
  }

  /// The axes along which a constraint is about what the stack of one of its views decides.
  private func arranged(
    _ constraint: Constraint, _ first: View?, _ second: View?
  ) -> LayoutAttributes {
    let second = constraint.secondItem?.isSuperview == true ? first?.stack : second
    return [(first, second), (second, first)].reduce(into: []) { axes, pair in
      guard let view = pair.0, let stack = view.stack, let axis = stack.axis,
        pair.1 == nil ? constraint.secondItem == nil : pair.1 == stack || pair.1?.stack == stack
      else { return }
      let across: LayoutAxis = axis == .vertical ? .horizontal : .vertical
      for (axis, decided) in [(across, LayoutAttributes.all(along: across)), (axis, axis.along)]
      where !constraint.attributes.isDisjoint(with: decided)
        && (axis == across || stack.fillsEqually)
      {
        axes.formUnion(.all(along: axis))
      }
    }
  }
}

extension KeyMap<LayoutAttributes> {
  /// Adds attributes of a view.
  ///
  /// - Returns: the axes along which it has one of them twice, or three of any.
  fileprivate mutating func add(_ new: LayoutAttributes, of view: UInt64) -> LayoutAttributes {
    guard let place = index(of: view) else {
      self[view] = new
      return []
    }
    let old = self[at: place]
    let all = old.union(new)
    self[at: place] = all
    return [LayoutAttributes.vertical, .horizontal].reduce(into: []) { contested, axis in
      if !old.intersection(new).isDisjoint(with: axis) || all.intersection(axis).count > 2 {
        contested.formUnion(axis)
      }
    }
  }
}

extension ViewFile {
  /// Whether a constraint is required, and active where its statement has run.
  func isCertain(_ constraint: Constraint) -> Bool {
    constraint.priority.isEmpty && !constraint.setsFrame && constraint.firstItem.key != 0
      && isCertainlyActive(constraint)
      && (constraint.container != .array || activation(ofKept: constraint) != nil)
  }
}

extension Constraint {
  /// The view that it places, and the attributes: those of the second item where the first one is around it.
  fileprivate func placement(
    _ tie: ConstraintTies.Tie, in file: ViewFile
  ) -> (view: UInt64, attributes: LayoutAttributes) {
    let (first, second) = (tie.first.view, tie.second?.view)
    let own = (first?.key ?? firstItem.key, attributes)
    guard let item = secondItem, !item.isSuperview, item.key != 0 else { return own }
    let isTurned =
      file.isContainer(firstItem, in: statement.block)
      || first.map { second?.parent == $0 } == true
    return isTurned ? (second?.key ?? item.key, secondAttributes) : own
  }

  /// The block whose code activates it: the closure that makes all constraints of a view anew; nil where it changes others,
  /// or may be turned off with them.
  func home(in file: ViewFile) -> Block? {
    let isInLoop = loopElements(in: file) != nil
    var block = statement.block
    while true {
      let isLoop = isInLoop && block.closure?.call?.name?.is(.forEach) == true
      guard isLoop || file.isMaker(block) else { return block }
      guard let call = block.closure?.call else { return nil }
      if call.name?.remakesConstraints == true { return block }
      guard isLoop || !call.replacesConstraints,
        call.statement.kind == .expression
      else { return nil }
      block = call.statement.block
    }
  }
}

extension Block {
  fileprivate var runsWithParent: Bool {
    switch kind {
    case .closure, .functionBody, .accessors, .typeBody, .file: false
    default: true
    }
  }
}
