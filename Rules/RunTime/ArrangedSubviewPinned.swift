import LayoutModel
import LintEngine
import SwiftSource

/// A stack alone places its arranged subviews along its axis.
struct ArrangedSubviewPinned: FileRule {
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    guard Arrangements.mayBePinned(in: file) else { return }
    let arrangements = Arrangements(in: file)
    guard !arrangements.isEmpty else { return }
    var reported = KeySet()
    for constraint in file.constraints {
      guard constraint.relation == .equal, constraint.priority.isEmpty, constraint.isSurelyActive,
        let second = constraint.secondItem,
        let pair = arrangements.pair(constraint.firstItem, second, in: constraint.statement.block),
        let axis = arrangements.axis(of: pair.stack)
      else { continue }
      let edges = axis.edges
      let secondEdges =
        constraint.secondAttributes.isEmpty ? constraint.attributes : constraint.secondAttributes
      let pinned = constraint.attributes.intersection(edges)
      guard !pinned.isEmpty, !secondEdges.isDisjoint(with: edges),
        reported.insert(UInt64(pair.view) << 32 | UInt64(constraint.statement.block.index))
      else { continue }
      report.add(
        file.code[constraint.tokens],
        .pinned(
          file.subviews[pair.view].declaration.name?.text ?? "",
          to: file.subviews[pair.stack].declaration.name?.text ?? "", pinned, axis),
        advice: .remove)
    }
  }
}

/// Which views of a file are arranged in which stacks.
private struct Arrangements {
  private let file: ViewFile
  /// For each view, its stack; -1 where there are several.
  private var stacks: [Int: Int] = [:]
  /// For each stack, its axis.
  private var axes: [Int: MadeStack.Axis] = [:]

  var isEmpty: Bool { stacks.isEmpty }

  /// Whether a constraint relates an edge of a view that has the name of an arranged one, computed without storage.
  static func mayBePinned(in file: ViewFile) -> Bool {
    var names = KeyFilter()
    var isEmpty = true
    for action in file.actions where action.isArrangement {
      _ = names.insert(action.item.key)
      isEmpty = false
    }
    guard !isEmpty else { return false }
    return file.constraints.contains { constraint in
      guard let second = constraint.secondItem, constraint.relation == .equal,
        !constraint.attributes.isDisjoint(with: .nearEdges.union(.farEdges))
      else { return false }
      return names.mayContain(constraint.firstItem.key) || names.mayContain(second.key)
    }
  }

  init(in file: ViewFile) {
    self.file = file
    let made = MadeStack.all(in: file)
    guard !made.isEmpty else { return }
    var names: [Int: Int] = [:]
    for stack in made {
      guard let axis = stack.axis(in: file) else { continue }
      axes[stack.index] = axis
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
    for view in stacks.keys where stacks[view] == -1 || mayLeave(view) { stacks[view] = nil }
  }

  /// Whether a view may be taken out of its stack.
  private func mayLeave(_ view: Int) -> Bool {
    file.names.uses(of: view).contains { use in
      use.member?.hasPrefix("removeFrom") == true
        || use.call?.name?.hasPrefix("removeArranged") == true
    }
  }

  func axis(of stack: Int) -> MadeStack.Axis? { axes[stack] }

  /// The arranged view and its stack that two items are.
  func pair(_ first: Item, _ second: Item, in block: Block) -> (view: Int, stack: Int)? {
    let one = file.names.source(of: first, in: block)
    let other = file.names.source(of: second, in: block)
    guard let view = file.names.subview(one.item, in: one.block) else { return nil }
    if other.item.isSuperview {
      // A helper may have added the view to another one by then.
      guard let stack = stacks[view], MadeView.handOuts(of: view, in: file).isEmpty else {
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
  /// Whether it arranges a view in a stack.
  fileprivate var isArrangement: Bool {
    if role == .arrangement { return true }
    guard role == .addition, let member else { return false }
    return member.is(.addArrangedSubview) || member.is(.addArrangedSubviews)
      || member.is(.insertArrangedSubview) || member.call?.isLoopOfArrangement == true
  }
}

extension Call {
  /// Whether a call of `forEach` adds each element to a stack.
  fileprivate var isLoopOfArrangement: Bool {
    guard name?.is(.forEach) == true else { return false }
    let rest = name.map(tokens.suffix(after:)) ?? tokens
    return rest.contains { $0.is(.addArrangedSubview) }
  }
}

extension MadeStack.Axis {
  /// The edges that a stack of this axis places.
  fileprivate var edges: LayoutAttributes {
    self == .vertical ? [.top, .bottom] : [.leading, .trailing, .left, .right]
  }

  fileprivate var name: String { self == .vertical ? "vertical" : "horizontal" }
}

extension Finding.Message {
  fileprivate static func pinned(
    _ view: String, to stack: String, _ edges: LayoutAttributes, _ axis: MadeStack.Axis
  ) -> Self {
    "`\(stack)` already places `\(view)` along its \(axis.name) axis: a constraint of the \(list(edges.names)) with the stack conflicts, or has no effect"
  }

  fileprivate static var remove: Self {
    "remove it; the order of the arranged subviews, `spacing` and the margins of the stack place them"
  }
}

extension ArrangedSubviewPinned {
  static let description = RuleDescription(
    id: "arranged_subview_pinned",
    family: .runTime,
    summary: "A stack alone places its arranged subviews along its axis",
    rationale: """
      A `UIStackView` makes constraints that pin its arranged subviews to each other and to its edges along its axis. A \
      further constraint of an arranged subview with such an edge conflicts with them, so that UIKit breaks one at run \
      time, or says the same again. The rule reports required equalities of a view with the stack that it is arranged \
      in, where the file makes the stack and states its axis; a stack without one is horizontal. Sizes, centers and \
      edges across the axis are fine, and so is a view added with `addSubview`, such as a background.
      """,
    source: "UIKit, UIStackView (https://developer.apple.com/documentation/uikit/uistackview)",
    goodExamples: [
      "Across the axis, and a background": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let titleLabel = UILabel()
        private let background = UIView()

        func setupStack() {
          stack.axis = .vertical
          stack.addSubview(background)
          stack.addArrangedSubview(titleLabel)
          background.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
          titleLabel.leadingAnchor.constraint(equalTo: stack.leadingAnchor).isActive = true
        }
      }
      """
    ],
    badExamples: [
      "Along the axis": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let titleLabel = UILabel()

        func setupStack() {
          stack.axis = .vertical
          stack.addArrangedSubview(titleLabel)
          NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
            ↓titleLabel.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: -8),
          ])
        }
      }
      """,
      "A horizontal stack": """
      func makeRow() {
        let icon = UIImageView()
        let row = UIStackView(arrangedSubviews: [icon])
        icon.snp.makeConstraints { make in
          ↓make.leading.equalTo(row).offset(8)
        }
        view.addSubview(row)
      }
      """,
    ])
}
