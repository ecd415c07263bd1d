import LayoutModel
import RuleKit
import Semantics
import SwiftSource

// Conventions that code keeps or not: a rule and the places that it judges.

extension JudgedPlace {
  init(_ declaration: Declaration) {
    self.init(declaration.statement.tokens, shownAt: declaration.name ?? declaration.keyword)
  }
}

// MARK: - Functions

extension SetupGrouping: LearnableRule {
  static var noun: String { "functions that set up several subviews" }
  static var isStrictestFirst: Bool { true }

  /// A function that sets up one view says nothing about a limit, however many there are of it.
  func places(in file: ViewFile) -> [JudgedPlace] {
    file.setupPlaces { file.views(configuredBy: $0).count > 1 }
  }

  static func choices(_ tally: Tally) -> [[OptionSetting]] {
    [[], [.init("max_subviews", .integer(5))]]
  }
}

extension SetupLength: LearnableRule {
  func places(in file: ViewFile) -> [JudgedPlace] {
    file.setupPlaces { measure($0, in: file)?.lines ?? 0 > 20 }
  }

  static var noun: String { "setup functions of more than 20 lines" }
  static var isStrictestFirst: Bool { true }

  static func choices(_ tally: Tally) -> [[OptionSetting]] {
    [[]]
      + [(80, 60), (120, 90)].map { lines, statements in
        [.init("max_lines", .integer(lines)), .init("max_statements", .integer(statements))]
      }
  }
}

extension ViewFile {
  var viewClasses: [ViewType] { types.filter { $0.isView && $0.kind == .class } }

  /// Functions that set up views; initializers come last, as they say less about it.
  fileprivate func setupPlaces(where isJudged: (ViewFunction) -> Bool) -> [JudgedPlace] {
    var functions: [JudgedPlace] = []
    var others: [JudgedPlace] = []
    Query.setupFunctions.visit(self) { function in
      guard isJudged(function) else { return }
      let isFunction = function.declaration.kind == .function && !function.actions.isEmpty
      let place = JudgedPlace(function.declaration)
      if isFunction { functions.append(place) } else { others.append(place) }
    }
    return functions + others
  }
}

// MARK: - Views

extension FinalClass: LearnableRule {
  static var noun: String { "view classes" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.viewClasses.filter { !$0.declaration.prefix.contains { $0.is(.open) } }
      .map { JudgedPlace($0.declaration) }
  }
}

extension LayoutInInitialization: LearnableRule {
  static var noun: String { "views with code in their initial value" }

  /// `UILabel()` could contain no layout.
  func places(in file: ViewFile) -> [JudgedPlace] {
    var places: [JudgedPlace] = []
    query.visit(file) { view in
      guard file.scopes.type(around: view.declaration.statement)?.isView == true,
        let value = view.declaration.value?.last,
        value.kind == .rightBrace || value.partner?.next != value
      else { return }
      places.append(JudgedPlace(view.declaration))
    }
    return places
  }
}

extension ExposedSubview: LearnableRule {
  static var noun: String { "subviews" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.subviews.lazy.filter { subview in
      guard subview.isProperty else { return false }
      let (type, declaration) = (file.types[subview.type], subview.declaration)
      return type.isView && type.kind == .class && declaration.mayBeSubview
    }.map { JudgedPlace($0.declaration) }
  }
}

extension SubviewOrder: LearnableRule {
  static var noun: String { "types that add or set up several subviews" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    let keys = SubviewOrders(in: file, options).comparedTypes
    return file.types.lazy.filter { $0.kind != .extension && keys.contains($0.key) }
      .map { JudgedPlace($0.declaration) }
  }
}

extension MissingPreview: LearnableRule {
  static var noun: String { "files with a view" }

  static var isStrictestFirst: Bool { true }

  static func choices(_ tally: Tally) -> [[OptionSetting]] {
    [[.init("place", .string("bottom"))], []]
  }

  func places(in file: ViewFile) -> [JudgedPlace] {
    shownView(in: file).map { [JudgedPlace(0..<file.source.bytes.count, shownAt: $0)] } ?? []
  }
}

extension InterfaceBuilder: LearnableRule {
  static var noun: String { "view types" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.viewClasses.map { JudgedPlace($0.declaration) }
  }
}

extension InlineStyle: LearnableRule {
  static var noun: String { "view types that set colors or fonts" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    var types = KeySet()
    var places: [JudgedPlace] = []
    for action in file.actions where action.role == .appearance {
      guard let member = action.member, member.hasSuffix(.color) || member.hasSuffix(.font) else {
        continue
      }
      if let type = file.scopes.type(around: action.statement), type.isView,
        types.insert(type.key)
      {
        places.append(JudgedPlace(type.declaration.statement.tokens, shownAt: member))
      }
    }
    return places
  }
}

extension HierarchyIndentation: LearnableRule {
  static var noun: String { "trees of views" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    AdditionRun.runs(in: file).compactMap { run in
      var added = KeySet()
      for action in run.actions {
        if let parent = action.parent, added.contains(parent.key) {
          let bytes = run.statements.map(\.tokens.bytes)
          return JudgedPlace(bytes[0].lowerBound..<bytes[bytes.count - 1].upperBound)
        }
        added.insert(action.item.key)
      }
      return nil
    }
  }
}

// MARK: - Constraints

extension ActivateTogether: LearnableRule {
  static var noun: String { "blocks of several constraints" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    var spans = Spans()
    for constraint in file.constraints
    where constraint.container == .activatedArray || constraint.container == .isActive {
      spans.add(constraint, to: BlockKeyAndItem(block: constraint.block, item: 0))
    }
    return spans.places(least: 2)
  }
}

extension ForeignConstraint: LearnableRule {
  static var noun: String { "views added together with constraints" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.code.calls.compactMap { call in
      guard let name = call.name, options.functions.contains(name.text) else { return nil }
      let hasConstraints =
        call.arguments?.contains { argument in
          argument.label.map { options.labels.contains($0.text) } ?? false
        } ?? false
      return hasConstraints ? JudgedPlace(name.through(call.last)) : nil
    }
  }
}

extension PhysicalEdges: LearnableRule {
  static var noun: String { "views with horizontal edges" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    let horizontal: LayoutAttributes = [.leading, .trailing, .left, .right]
    var spans = Spans()
    for constraint in file.constraints where !constraint.attributes.isDisjoint(with: horizontal) {
      spans.add(
        constraint, to: BlockKeyAndItem(block: constraint.block, item: constraint.firstItem.key))
    }
    return spans.places(least: 1)
  }
}

/// A view in a block; 0 for all views.
private struct BlockKeyAndItem: Hashable {
  var block: BlockKey
  var item: UInt64
}

/// From the first to the last of some constraints.
private struct Spans {
  private var spans: [BlockKeyAndItem: (bytes: Range<Int>, count: Int)] = [:]

  mutating func add(_ constraint: Constraint, to key: BlockKeyAndItem) {
    let bytes = constraint.expression.bytes
    let old = spans[key] ?? (bytes, 0)
    spans[key] = (old.bytes.lowerBound..<max(old.bytes.upperBound, bytes.upperBound), old.count + 1)
  }

  /// In source order.
  ///
  /// - Parameter least: how many constraints make a place.
  func places(least: Int) -> [JudgedPlace] {
    spans.values.filter { $0.count >= least }.map { JudgedPlace($0.bytes) }
      .sorted { $0.shown < $1.shown }
  }
}

extension InlinePriority: LearnableRule {
  static var noun: String { "priorities" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    SpelledPriorities(in: file).places.filter { place in
      options.offsets || RawPriority(place)?.offset == nil
    }.map { JudgedPlace($0) }
  }

  static var isStrictestFirst: Bool { true }

  static func choices(_ tally: Tally) -> [[OptionSetting]] {
    [[], [.init("offsets", .boolean(false))]]
  }
}

extension NegativeConstant: LearnableRule {
  static var noun: String { "negated numbers" }

  /// The numbers in either style, each of which is what the other one reports.
  func places(in file: ViewFile) -> [JudgedPlace] {
    Style.allCases.flatMap { style in
      var other = options
      other.style = style
      var groups: Set<Int> = []
      return NegativeConstant(options: other).findings(in: file).filter { finding in
        finding.group.map { groups.insert($0.id).inserted } ?? true
      }.map { JudgedPlace($0.range) }
    }
  }

  static func choices(_ tally: Tally) -> [[OptionSetting]] {
    [[.init("style", .string("prefix"))], []]
  }
}

// MARK: - Names

extension ConfigInLayout: LearnableRule {
  static var noun: String { "functions that lay out views" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.functions.lazy.filter { function in
      !function.isNested
        && file.actions[function.actions].contains {
          $0.role == .addition || $0.role == .constraint
        }
    }.map { JudgedPlace($0.declaration) }
  }
}

extension SetupName: LearnableRule {
  static var noun: String { "functions named after a view" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    guard file.subviews.count > 1 else { return [] }
    return file.functions.lazy.filter { view(of: $0, in: file) != nil }
      .map { JudgedPlace($0.declaration) }
  }
}

extension UnclippedCorners: LearnableRule {
  static var noun: String { "image views with round corners" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.imageViews.compactMap { view in rounding(of: view).map { JudgedPlace($0) } }
  }
}
