import LayoutModel
import SwiftSource

extension View {
  /// Whether it is a stack of UIKit, as its declaration or what makes it says.
  package var isStack: Bool {
    declaration?.type.first?.namesStack ?? classOfUIKit?.namesStack ?? false
  }

  /// Whether it is a stack of UIKit that the file makes.
  package var isMadeStack: Bool { classOfUIKit?.namesStack == true }

  /// The axis along which a stack that the file makes arranges its views; nil where the code says none or several.
  package var axis: LayoutAxis? {
    guard isMadeStack, !isSetUpElsewhere else { return nil }
    var found: LayoutAxis?
    for setting in settings(of: .axis) {
      let axis: LayoutAxis
      switch setting.value?.last {
      case .some(let name) where name == "vertical": axis = .vertical
      case .some(let name) where name == "horizontal": axis = .horizontal
      default: return nil
      }
      if let found, found != axis { return nil }
      found = axis
    }
    return found ?? .horizontal
  }

  /// Whether a stack makes its views as long as each other across its axis, as it does by default.
  package var fillsAcross: Bool {
    settings.allSatisfy { $0.member != "alignment" || $0.value?.last == "fill" }
  }

  /// Whether a stack certainly makes its views as long as each other along its axis.
  package var fillsEqually: Bool {
    let distributions = settings(of: .distribution)
    return distributions.contains(where: \.isUnconditional)
      && distributions.allSatisfy { $0.value?.last == "fillEqually" }
  }

  /// Whether a stack may arrange its views inside of margins.
  package var mayHaveMargins: Bool {
    settings(of: .isLayoutMarginsRelativeArrangement).contains { !$0.statement.assigns(.false) }
  }

  /// Whether code takes views out without naming them: `stack.subviews.forEach { $0.removeFromSuperview() }`.
  fileprivate var isCleared: Bool {
    events.contains { use in
      guard let member = use.member, member.is(.arrangedSubviews) || member == "subviews" else {
        return false
      }
      return use.statement.tokens.mayRemove(.subview, in: file)
    }
  }

  /// Whether code that the file does not show may set it up.
  package var isSetUpElsewhere: Bool {
    isNamedElsewhere
      || events.contains { use in
        switch use.reach(in: file) {
        case .nothing: false
        case .function: !use.isHandedForAddition
        case .anything: true
        }
      }
  }

  /// The stack of the file that arranges it, and nothing else; nil where it may leave that.
  package var stack: View? {
    model.arrangements.stacks[key].flatMap { $0 >= 0 ? View(model: model, index: $0) : nil }
  }
}

extension ViewFile {
  /// The stacks that its code makes.
  package var madeStacks: [View] {
    madeViews { declaration in
      declaration.type.first?.namesStack ?? false
        || declaration.value?.contains(where: \.namesStack) ?? false
    }.filter(\.isMadeStack)
  }

  /// Whether code arranges views in stacks.
  package var hasArrangements: Bool {
    // Actions are large: most of them are not copied to look at them.
    actions.indices.contains { actions[$0].isArrangement }
  }

  /// The views that one stack of the file arranges, each by its place among all views.
  package var arrangedViews: [View] {
    let model = self.model
    return model.arrangements.stacks.entries.filter { $0.value >= 0 }.map { Int($0.key) }.sorted()
      .map { View(model: model, index: $0) }
  }
}

/// Which views of a file are arranged in which stacks.
struct Arrangements {
  /// For the index of each view, that of its stack; -1 where there are several.
  fileprivate(set) var stacks = KeyMap<Int>()

  init(_ file: ViewFile) {
    guard file.hasArrangements else { return }
    for placement in file.placements {
      guard let view = placement.view, view.subview != nil else { continue }
      let stack = placement.action.isArrangement ? placement.parent?.index ?? -1 : -1
      stacks[view.key] = stacks[view.key].map { $0 == stack ? stack : -1 } ?? stack
    }
    var arranges = KeyMap<Bool>()
    for (key, stack) in stacks.entries where stack >= 0 {
      let arranging = View(model: file.model, index: stack)
      let keepsViews = arranges[arranging.key] ?? (arranging.axis != nil && !arranging.isCleared)
      arranges[arranging.key] = keepsViews
      if !keepsViews || View(model: file.model, index: Int(key)).mayLeaveStack { stacks[key] = -1 }
    }
  }
}

extension View {
  fileprivate var mayLeaveStack: Bool {
    events.contains { use in
      use.member?.hasPrefix("removeFrom") == true
        || use.call?.name?.hasPrefix("removeArranged") == true
    }
  }
}

extension ViewAction {
  /// Whether it arranges a view in a stack: makes the stack with it, or calls a method like `addArrangedSubview`.
  package var isArrangement: Bool {
    role == .arrangement || role == .addition && member?.arrangesSubviews == true
  }
}

extension ViewFile {
  /// Whether a constraint fixes a length of its view, or asks for a least one, and nothing turns it off.
  package func requiresLength(_ constraint: Constraint) -> Bool {
    constraint.relation != .lessThanOrEqual && constraint.secondItem == nil
      && !constraint.setsFrame && constraint.priority.isEmpty
      && !constraint.attributes.isDisjoint(with: [.width, .height])
      && !constraint.constant.isEmpty && isCertainlyActive(constraint)
      && (constraint.statement.kind != .assignment
        || constraint.statement.assignedMember?.is(.isActive) == true)
  }
}

extension LayoutAxis {
  /// The length along the axis.
  package var along: LayoutAttributes { self == .vertical ? .height : .width }
  /// The length across the axis.
  package var across: LayoutAttributes { self == .vertical ? .width : .height }
}

extension Lexeme {
  package var namesStack: Bool { self == "UIStackView" }

  /// Whether the method of this name is UIKit's way to add views, or spelled like it: `addAutolayoutSubviews`.
  package var addsSubviews: Bool {
    (hasWordPrefix("add") || hasWordPrefix("insert")) && (contains("ubview") || contains("ubView"))
  }
}
