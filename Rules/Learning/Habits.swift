import LayoutModel
import LintEngine
import SwiftSource

/// A rule whose convention a team follows or not: the places that have no finding follow it.
protocol LearnableHabit: LearnableRule {
  /// What the rule judges, in the plural.
  static var places: String { get }
  /// The options to choose from.
  static func choices(of total: Int) -> [Convention.Choice]
  /// Whether these are limits.
  static var isLimit: Bool { get }
}

extension LearnableHabit {
  static var isLimit: Bool { false }

  static func choices(of total: Int) -> [Convention.Choice] { [.init(of: total)] }

  static func survey(_ file: ViewFile, _ tally: inout Tally) {
    tally.count("", Self().placeCount(in: file))
  }

  static func convention(_ tally: Tally) -> Convention? {
    guard !tally.isEmpty else { return nil }
    return Convention(places, choices(of: tally[""]), isLimit: isLimit)
  }

  /// Limits in steps, the strictest first.
  fileprivate static func limits(
    of total: Int, _ names: [String], _ steps: [[Int]]
  ) -> [Convention.Choice] {
    steps.map { values in
      Convention.Choice(zip(names, values).map { .init($0, .integer($1)) }, of: total)
    }
  }
}

// MARK: - Functions

extension SetupGrouping: LearnableHabit {
  static var places: String { "setup functions" }
  static var isLimit: Bool { true }

  static func choices(of total: Int) -> [Convention.Choice] {
    limits(of: total, ["max_subviews"], [[3], [5], [8]])
  }
}

extension SetupLength: LearnableHabit {
  static var places: String { "setup functions" }
  static var isLimit: Bool { true }

  static func choices(of total: Int) -> [Convention.Choice] {
    limits(of: total, ["max_lines", "max_statements"], [[50, 40], [80, 60], [120, 90]])
  }
}

extension ConfigInLayout: LearnableHabit {
  static var places: String { "functions that lay out views" }

  func placeCount(in file: ViewFile) -> Int {
    file.functions.count { function in
      !function.isNested
        && file.actions[function.actions].contains {
          $0.role == .addition || $0.role == .constraint
        }
    }
  }
}

extension SetupName: LearnableHabit {
  static var places: String { "functions named after a view" }

  func placeCount(in file: ViewFile) -> Int {
    guard file.subviews.count > 1 else { return 0 }
    let declared = DeclaredViews(in: file)
    return file.functions.count { view(of: $0, declared, in: file) != nil }
  }
}

// MARK: - Views

extension LayoutInInitialization: LearnableHabit {
  static var places: String { "views with an initial value" }
}

extension ExposedSubview: LearnableHabit {
  static var places: String { "subviews" }

  func placeCount(in file: ViewFile) -> Int {
    file.subviews.count { subview in
      guard subview.type >= 0 else { return false }
      let type = file.types[subview.type]
      return type.isView && type.kind == .class && subview.declaration.isStored
    }
  }
}

extension SubviewOrder: LearnableHabit {
  static var places: String { "types with several subviews" }

  func placeCount(in file: ViewFile) -> Int {
    var counts = KeyMap<Int>()
    for subview in file.subviews where subview.type >= 0 {
      counts[UInt64(subview.type), default: 0] += 1
    }
    return file.types.indices.count { (counts[UInt64($0)] ?? 0) > 1 }
  }

  static func choices(of total: Int) -> [Convention.Choice] {
    [
      .init(of: total), .init([.init("setup", .boolean(false))], of: total),
      .init([.init("additions", .boolean(false))], of: total),
    ]
  }
}

extension MissingPreview: LearnableHabit {
  static var places: String { "files with a view" }

  func placeCount(in file: ViewFile) -> Int {
    shownView(in: file) == nil ? 0 : 1
  }
}

extension InterfaceBuilder: LearnableHabit {
  static var places: String { "view types" }

  func placeCount(in file: ViewFile) -> Int {
    file.types.count { $0.isView && $0.kind == .class }
  }
}

extension InlineStyle: LearnableHabit {
  static var places: String { "view types that set how views look" }

  func placeCount(in file: ViewFile) -> Int {
    var types = KeySet()
    for action in file.actions where action.role == .appearance {
      if let type = file.scopes.type(around: action.statement), type.isView {
        types.insert(type.key)
      }
    }
    return types.count
  }
}

extension HierarchyIndentation: LearnableHabit {
  static var places: String { "trees of views" }

  func placeCount(in file: ViewFile) -> Int {
    AdditionRun.runs(in: file).count { run in
      var added = KeySet()
      for index in run.actions {
        if let parent = file.actions[index].parent, added.contains(parent.key) { return true }
        added.insert(file.actions[index].item.key)
      }
      return false
    }
  }
}

// MARK: - Constraints

extension ActivateTogether: LearnableHabit {
  static var places: String { "blocks of several constraints" }

  func placeCount(in file: ViewFile) -> Int {
    var sizes: [BlockKey: Int] = [:]
    for constraint in file.constraints
    where constraint.container == .activatedArray || constraint.container == .isActive {
      sizes[constraint.block, default: 0] += 1
    }
    return sizes.values.count { $0 > 1 }
  }
}

extension ForeignConstraint: LearnableHabit {
  static var places: String { "views added together with constraints" }

  func placeCount(in file: ViewFile) -> Int {
    file.code.calls.count { call in
      guard let name = call.name, options.functions.contains(name.text) else { return false }
      return call.arguments?.contains { argument in
        argument.label.map { options.labels.contains($0.text) } ?? false
      } ?? false
    }
  }
}

extension PhysicalEdges: LearnableHabit {
  static var places: String { "views with horizontal edges" }

  func placeCount(in file: ViewFile) -> Int {
    let horizontal: LayoutAttributes = [.leading, .trailing, .left, .right]
    var views: [BlockKey: KeySet] = [:]
    for constraint in file.constraints where !constraint.attributes.isDisjoint(with: horizontal) {
      views[constraint.block, default: KeySet()].insert(constraint.firstItem.key)
    }
    return views.values.reduce(0) { $0 + $1.count }
  }
}

extension InlinePriority: LearnableHabit {
  static var places: String { "priorities" }

  func placeCount(in file: ViewFile) -> Int { SpelledPriorities(in: file).places.count }

  static func choices(of total: Int) -> [Convention.Choice] {
    [.init(of: total), .init([.init("offsets", .boolean(false))], of: total)]
  }
}

extension NegativeConstant: LearnableRule {
  /// Negated numbers depart from one of the two styles.
  func placeCount(in file: ViewFile) -> Int {
    Style.allCases.reduce(0) { count, style in
      var options = options
      options.style = style
      return count + NegativeConstant(options: options).findingCount(in: file)
    }
  }

  static func survey(_ file: ViewFile, _ tally: inout Tally) {
    if !file.numbers.isEmpty { tally.count("") }
  }

  static func convention(_ tally: Tally) -> Convention? {
    // A negated number departs from one of the two styles, so their findings together are all places.
    Convention(
      "negated numbers", ["prefix", "factor"].map { .init([.init("style", .string($0))]) })
  }
}
