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
    var functions: [ViewFunction] = []
    Query.setupFunctions.visit(self) { if isJudged($0) { functions.append($0) } }
    let others = functions.filter { $0.declaration.kind != .function || $0.actions.isEmpty }
    functions.removeAll { $0.declaration.kind != .function || $0.actions.isEmpty }
    return (functions + others).map { JudgedPlace($0.declaration) }
  }

  /// From the first to the last of the constraints with the same key, where there are enough of them.
  fileprivate func spans(
    least: Int = 1, of key: (Constraint) -> UInt64?
  ) -> [JudgedPlace] {
    let groups = Dictionary(grouping: constraints, by: key)
    return groups.filter { $0.key != nil && $0.value.count >= least }.map { _, group in
      let end = group.map(\.expression.bytes.upperBound).max() ?? 0
      return JudgedPlace(group[0].expression.bytes.lowerBound..<end)
    }.sorted { $0.shown < $1.shown }
  }
}

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
    file.properties.filter { view in
      guard file.names.makesView(view),
        file.scopes.type(around: view.declaration.statement)?.isView == true,
        let value = view.declaration.value?.last
      else { return false }
      return value.kind == .rightBrace || value.partner?.next != value
    }.map { JudgedPlace($0.declaration) }
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
    return file.actions.compactMap { action in
      guard action.role == .appearance, let member = action.member,
        member.hasSuffix(.color) || member.hasSuffix(.font),
        let type = file.scopes.type(around: action.statement), type.isView, types.insert(type.key)
      else { return nil }
      return JudgedPlace(type.declaration.statement.tokens, shownAt: member)
    }
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

extension ActivateTogether: LearnableRule {
  static var noun: String { "blocks of several constraints" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.spans(least: 2) {
      $0.container == .activatedArray || $0.container == .isActive ? $0.block.rawValue : nil
    }
  }
}

extension ForeignConstraint: LearnableRule {
  static var noun: String { "views added together with constraints" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.code.calls.compactMap { call in
      guard let name = call.name, options.functions.contains(name.text) else { return nil }
      let hasConstraints = call.arguments?.contains { argument in
        argument.label.map { options.labels.contains($0.text) } ?? false
      }
      return hasConstraints == true ? JudgedPlace(name.through(call.last)) : nil
    }
  }
}

extension PhysicalEdges: LearnableRule {
  static var noun: String { "views with horizontal edges" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    let horizontal: LayoutAttributes = [.leading, .trailing, .left, .right]
    return file.spans {
      $0.attributes.isDisjoint(with: horizontal)
        ? nil : TextHash.pair($0.block.rawValue, $0.firstItem.key)
    }
  }
}

extension InlinePriority: LearnableRule {
  static var noun: String { "priorities" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.spelledPriorities().filter { place in
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
