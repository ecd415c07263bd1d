import LayoutModel
import RuleKit
import SwiftSource

/// A rule whose convention a team follows or not: the places that have no finding follow it.
protocol LearnableHabit: LearnableRule {
  /// What the rule judges, in the plural.
  static var noun: String { get }
  /// Whether the choices are limits.
  static var isLimit: Bool { get }
}

extension LearnableHabit {
  static var isLimit: Bool { false }

  static var knownChoices: [Convention.Choice] { [.init()] }

  func placeCount(in file: ViewFile) -> Int { places(in: file).count }

  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    tally.count("", Self().placeCount(in: file))
  }

  static func convention(_ tally: Tally) -> Convention? {
    guard !tally.isEmpty else { return nil }
    return Convention(
      noun, knownChoices.map { .init($0.options, of: tally[""]) }, isLimit: isLimit)
  }

  /// Limits in steps, the strictest first.
  fileprivate static func limits(_ names: [String], _ steps: [[Int]]) -> [Convention.Choice] {
    steps.map { values in Convention.Choice(zip(names, values).map { .init($0, .integer($1)) }) }
  }
}

extension JudgedPlace {
  /// A declaration, shown by its name.
  init(_ declaration: Declaration) {
    self.init(declaration.statement.tokens, shownAt: declaration.name ?? declaration.keyword)
  }
}

extension Declaration {
  fileprivate var hasWrittenAccess: Bool {
    prefix.contains {
      $0.is(.private) || $0.is(.public) || $0.is(.open) || $0.is(.internal) || $0.is(.package)
    }
  }
}

// MARK: - Functions

extension SetupGrouping: LearnableHabit {
  static var noun: String { "functions that set up several subviews" }
  static var isLimit: Bool { true }

  /// A function that sets up one view says nothing about a limit, however many there are of it.
  func places(in file: ViewFile) -> [JudgedPlace] {
    file.setupPlaces { file.views(configuredBy: $0).count > 1 }
  }

  static var knownChoices: [Convention.Choice] { limits(["max_subviews"], [[3], [5]]) }
}

extension SetupLength: LearnableHabit {
  /// What is far below every limit says nothing about one.
  func places(in file: ViewFile) -> [JudgedPlace] {
    file.setupPlaces { measure($0, in: file)?.lines ?? 0 > 20 }
  }

  static var noun: String { "setup functions of more than 20 lines" }
  static var isLimit: Bool { true }

  static var knownChoices: [Convention.Choice] {
    limits(["max_lines", "max_statements"], [[50, 40], [80, 60], [120, 90]])
  }
}

extension ViewFile {
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

extension FinalClass: LearnableHabit {
  static var noun: String { "view classes" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    var places: [JudgedPlace] = []
    Query.viewClasses.visit(file) { type in
      if !type.declaration.prefix.contains(where: { $0.is(.open) }) {
        places.append(JudgedPlace(type.declaration))
      }
    }
    return places
  }
}

extension LayoutInInitialization: LearnableHabit {
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

extension ExposedSubview: LearnableHabit {
  static var noun: String { "subviews" }

  static var surveysFindings: Bool { true }

  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    tally.count("", Self().placeCount(in: file))
    let departures = Set(findings.map(\.range.lowerBound))
    for subview in file.subviews where subview.declaration.hasWrittenAccess {
      guard let name = subview.declaration.name, departures.contains(name.bytes.lowerBound) else {
        continue
      }
      tally.count(written)
    }
  }

  /// The departures whose access somebody has written down: `private(set)`.
  private static let written = "written"

  static func convention(_ tally: Tally) -> Convention? {
    guard !tally.isEmpty else { return nil }
    var choice = Convention.Choice([], of: tally[""])
    choice.deliberate = tally[written]
    return Convention(noun, [choice])
  }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.subviews.lazy.filter { subview in
      guard subview.isProperty else { return false }
      let type = file.types[subview.type]
      return type.isView && type.kind == .class && subview.declaration.isStored
    }.map { JudgedPlace($0.declaration) }
  }
}

extension SubviewOrder: LearnableHabit {
  static var noun: String { "types with several subviews" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    var counts = KeyMap<Int>()
    for subview in file.subviews where subview.isProperty {
      counts[UInt64(subview.type), default: 0] += 1
    }
    return file.types.indices.lazy.filter { (counts[UInt64($0)] ?? 0) > 1 }
      .map { JudgedPlace(file.types[$0].declaration) }
  }

  static var knownChoices: [Convention.Choice] {
    [
      .init(), .init([.init("setup", .boolean(false))]),
      .init([.init("additions", .boolean(false))]),
    ]
  }
}

extension MissingPreview: LearnableHabit {
  static var noun: String { "files with a view" }

  static var knownChoices: [Convention.Choice] {
    [.init([.init("place", .string("bottom"))]), .init()]
  }

  func places(in file: ViewFile) -> [JudgedPlace] {
    shownView(in: file).map { [JudgedPlace(0..<file.source.bytes.count, shownAt: $0)] } ?? []
  }
}

extension InterfaceBuilder: LearnableHabit {
  static var noun: String { "view types" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.types.lazy.filter { $0.isView && $0.kind == .class }.map { JudgedPlace($0.declaration) }
  }
}

extension InlineStyle: LearnableHabit {
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

extension HierarchyIndentation: LearnableHabit {
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

extension ActivateTogether: LearnableHabit {
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

extension ForeignConstraint: LearnableHabit {
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

extension PhysicalEdges: LearnableHabit {
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

extension InlinePriority: LearnableHabit {
  static var noun: String { "priorities" }

  func places(in file: ViewFile) -> [JudgedPlace] {
    SpelledPriorities(in: file).places.map { JudgedPlace($0) }
  }

  static var knownChoices: [Convention.Choice] {
    [.init(), .init([.init("offsets", .boolean(false))])]
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

  /// The numbers in this style, which are what the other one reports.
  func places(in file: ViewFile) -> [JudgedPlace] {
    var other = options
    other.style = options.style == .factor ? .prefix : .factor
    return NegativeConstant(options: other).findings(in: file).map { JudgedPlace($0.range) }
  }

  static var knownChoices: [Convention.Choice] {
    [
      .init(
        [.init("style", .string("prefix"))],
        summary: "Negative constants are written as `-constant`"),
      .init([.init("style", .string("factor"))]),
    ]
  }

  static func survey(_ file: ViewFile, _ findings: [Finding], _ tally: inout Tally) {
    if !file.numbers.isEmpty { tally.count("") }
  }

  static func convention(_ tally: Tally) -> Convention? {
    // A negated number departs from one of the two styles, so their findings together are all places.
    tally.isEmpty ? nil : Convention("negated numbers", knownChoices)
  }
}
