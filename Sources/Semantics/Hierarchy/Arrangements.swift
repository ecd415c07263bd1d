import LayoutModel
import SwiftSource

/// Which views of a file are arranged in which stacks.
package struct Arrangements {
  /// For each view, its stack; -1 where there are several.
  private var stacks: [Int: Int] = [:]
  /// For each stack, its axis.
  private var axes: [Int: MadeStack.Axis] = [:]
  /// The stacks that make their views equally long across the axis.
  private var filling: Set<Int> = []
  /// Those that may arrange their views inside of margins.
  private var inset: Set<Int> = []

  package var isEmpty: Bool { stacks.isEmpty }

  /// The names of arranged views.
  package static func names(in file: ViewFile) -> KeySet {
    var names = KeySet()
    // Actions are large: most of them are not copied to look at them.
    for index in file.actions.indices where file.actions[index].isArrangement {
      names.insert(file.actions[index].item.key)
    }
    return names
  }

  package init(_ file: ViewFile) {
    let made = MadeStack.all(in: file)
    guard !made.isEmpty else { return }
    var names: [Int: Int] = [:]
    for stack in made {
      guard let axis = stack.axis(in: file), !stack.isCleared else { continue }
      axes[stack.index] = axis
      if stack.fillsAcross { filling.insert(stack.index) }
      if stack.mayHaveMargins { inset.insert(stack.index) }
      for use in stack.uses { names[use.subview] = stack.index }
      names[stack.index] = stack.index
    }
    for action in file.actions where action.role == .addition || action.role == .arrangement {
      let block = action.statement.block
      guard let view = file.names.subview(action.item, in: block) else { continue }
      let parent = action.role == .addition ? action.parent : file.names.stack(madeBy: action)
      let stack = parent.flatMap { file.names.subview($0, in: block) }.flatMap { names[$0] } ?? -1
      let known = action.isArrangement ? stack : -1
      stacks[view] = stacks[view].map { $0 == known ? known : -1 } ?? known
    }
    for view in stacks.keys where stacks[view] == -1 || Self.mayLeave(view, in: file) {
      stacks[view] = nil
    }
  }

  private static func mayLeave(_ view: Int, in file: ViewFile) -> Bool {
    file.names.uses(of: view).contains { use in
      use.member?.hasPrefix("removeFrom") == true
        || use.call?.name?.hasPrefix("removeArranged") == true
    }
  }

  package func axis(of stack: Int) -> MadeStack.Axis? { axes[stack] }

  /// The views that their stacks make equally long across the axis, as they do by default, with these stacks.
  package var filled: [(view: Int, stack: Int)] { all.filter { filling.contains($0.stack) } }

  /// The arranged views with their stacks.
  package var all: [(view: Int, stack: Int)] {
    stacks.sorted { $0.key < $1.key }.map { (view: $0.key, stack: $0.value) }
  }

  /// The length of a view that its stack makes that of the others: the one across the axis; nil for any other view.
  package func across(of view: Int) -> LayoutAttributes? {
    guard let stack = stacks[view], filling.contains(stack) else { return nil }
    return axes[stack]?.across
  }

  /// Whether a stack makes its views as long as itself across the axis.
  package func fillsToEdges(_ stack: Int) -> Bool {
    filling.contains(stack) && !inset.contains(stack)
  }

  /// The stack that a view is arranged in.
  package func stack(of view: Int) -> Int? { stacks[view] }

  /// The arranged view and its stack that two items are.
  package func pair(
    _ first: Item, _ second: Item, in block: Block, of file: ViewFile
  ) -> (view: Int, stack: Int)? {
    let one = file.names.source(of: first, in: block)
    let other = file.names.source(of: second, in: block)
    guard let view = file.names.subview(one.item, in: one.block) else { return nil }
    if other.item.isSuperview {
      // A helper may have added the view to another one by then.
      guard let stack = stacks[view], file.handOuts(of: view).isEmpty else {
        return nil
      }
      return (view, stack)
    }
    guard let outer = file.names.subview(other.item, in: other.block) else { return nil }
    if stacks[view] == outer { return (view, outer) }
    return stacks[outer] == view ? (outer, view) : nil
  }
}

extension ViewAction {
  /// Whether it arranges a view in a stack: it makes the stack with the view, or calls `addArrangedSubview` or a method that
  /// is spelled like it. Other additions are those of `addSubview`.
  package var isArrangement: Bool {
    role == .arrangement || role == .addition && member?.arrangesSubviews == true
  }
}

extension Constraint {
  /// Whether it fixes a length of its view, or asks for a least one, and nothing turns it off.
  package var requiresLength: Bool {
    guard relation != .lessThanOrEqual, secondItem == nil, !setsFrame, priority.isEmpty,
      !attributes.isDisjoint(with: [.width, .height]), !constant.isEmpty, isCertainlyActive
    else { return false }
    return statement.kind != .assignment || statement.assignedMember?.is(.isActive) == true
  }
}

extension MadeStack.Axis {
  /// The length along the axis.
  package var along: LayoutAttributes { self == .vertical ? .height : .width }
  /// The length across the axis.
  package var across: LayoutAttributes { self == .vertical ? .width : .height }
}
