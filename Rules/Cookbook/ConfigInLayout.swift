import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Configuration and layout are separate.
struct ConfigInLayout: Rule {
  let options: Options

  enum Subject {
    case function(ViewFunction)
    case value(ViewProperty)
  }

  var query: Query<Subject> {
    Query.functions(with: content, evenIdle: !options.styleCalls.isEmpty).map(Subject.function)
      || Query.initialValues(with: content).map(Subject.value)
  }

  private var content: FileContent {
    guard options.configurationOnlyIn.isEmpty, options.appearanceMembers.isEmpty else {
      return .anything
    }
    // A mixture needs both parts, so the query asks for the rarer one, layout.
    return options.layoutFunctions == Options().layoutFunctions
      ? .placements || .layoutFunctions : .placements || .appearance
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .function(let function): check(function, in: file, &report)
    case .value(let property): checkValue(of: property, in: file, &report)
    }
  }

  private func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    let actions = actions(of: function, in: file)
    let misplaced = checkPlaces(of: actions, in: function, of: file, &report)
    if options.ownView, let place = ownAppearance(among: actions, of: function) {
      report.add(
        place, "`\(place.text)` is set after subviews were added or constrained",
        advice: "configure the view itself before its layout")
    }
    guard !misplaced.contains(.configuration), !function.isObserver,
      actions.contains(where: { isAppearance($0) })
    else { return }
    lazy var isForLayout = isNamed(function, options.layoutFunctions)
    lazy var rounded = Set(
      actions.lazy.filter { $0.member?.is(.cornerRadius) == true }.map(\.item.key))
    lazy var states = states(shownBy: actions, in: function)
    var (made, attributed) = (KeySet(), KeySet())
    var placed = PlacedViews()
    var mixed: [MixedAppearance] = []
    for action in actions {
      switch action.role {
      case .addition, .constraint:
        guard let work = work(of: action), !misplaced.contains(work),
          action.member?.remakesConstraints != true
        else { continue }
        placed.add(action)
      case .arrangement: placed.add(action)
      case .renewal:
        made.insert(action.item.key)
        placed.forget(action)
      case .frame: continue
      case .appearance, .neutral, .configuration:
        if action.member.is(.attributedText) { attributed.insert(action.item.key) }
        // What clips a view to round corners follows from geometry, as the radius does, and an attributed text replaces
        // what was set before.
        guard isAppearance(action), !(action.clips && rounded.contains(action.item.key)),
          !(action.isOfText && attributed.contains(action.item.key)),
          !action.takesArgument(of: function) || made.contains(action.item.key),
          !states.contains(action.item.key)
        else { continue }
        // A callback runs later, so it is not part of the layout.
        let isPart = isForLayout && action.statement.runsDirectly(in: function.body)
        if let kind = mixture(action, isPart, placed, in: file) { mixed.append((kind, action)) }
      }
    }
    // Those of one kind make one finding.
    mixed = mixed.filter { $0.kind == mixed[0].kind }
    if !mixed.isEmpty { report.add(finding(mixed, in: file)) }
  }
}

extension ConfigInLayout {
  static let clashes = [
    OptionClash("appearance_members", with: ConfigInLayout.self, "neutral_members", .error) {
      (own: Options, other) in
      let neutral = Set(other.neutralMembers)
      guard let member = own.appearanceMembers.first(where: neutral.contains) else { return nil }
      return .init("neutral_members: [\(member)]", advice: "name `\(member)` in one of the two")
    },
    OptionClash("constraints_only_in", with: SubviewWrapper.self, nil, .error) {
      (own: Options, _) in
      guard !own.additionsOnlyIn.isEmpty, !own.constraintsOnlyIn.isEmpty,
        Set(own.additionsOnlyIn.texts).isDisjoint(with: own.constraintsOnlyIn.texts)
      else { return nil }
      return .init(
        advice:
          "remove one of them, or share a pattern with `additions_only_in`: a wrapper adds a view and constrains it in one place"
      )
    },
  ]

  struct Options: RuleOptions {
    var appearanceMembers: [String] = []
    var neutralMembers: [String] = []
    var styleCalls: NamePatterns = []
    var layoutFunctions: NamePatterns = [
      "*Constraints", "addConstraints*", "constrain*", "setup*Layout", "setUp*Layout",
      "configureLayout", "*AutoLayout", "layout*View", "layout*Views",
      "layout*Subviews", "layout*Label", "layout*Button", "layoutElements", "layoutComponents",
    ]
    var ownView = false
    var appearanceFunctions: NamePatterns = [
      "setup*Appearance", "setUp*Appearance", "configure*Appearance", "apply*Appearance",
      "setup*Style", "setUp*Style", "configure*Style", "setup*Styles", "setUp*Styles",
      "apply*Style", "apply*Styles", "setup*Theme", "setUp*Theme", "apply*Theme", "setup*Colors",
      "setUp*Colors", "apply*Colors", "apply*Fonts", "style*View", "style*Views", "style*Subviews",
      "style*Label", "style*Labels", "style*Button", "style*Buttons",
    ]
    var constraintsOnlyIn: NamePatterns = []
    var additionsOnlyIn: NamePatterns = []
    var configurationOnlyIn: NamePatterns = []

    static let fields: [OptionField<Options>] = [
      OptionField(
        "appearance_members", \.appearanceMembers,
        "members and methods that count as appearance, besides UIKit's"),
      OptionField(
        "neutral_members", \.neutralMembers, "members and methods that do not count as appearance"),
      OptionField(
        "own_view", \.ownView,
        "whether `self`, `view` and `contentView` must be configured before their layout, too"),
      .patterns(
        "style_calls", \.styleCalls, "calls that style the views they are given",
        example: ["UIStyle.*", "stylize"]),
      .patterns(
        "layout_functions", \.layoutFunctions, "functions that only lay out",
        example: ["*Constraints", "arrange*"]),
      .patterns(
        "appearance_functions", \.appearanceFunctions,
        "functions that neither constrain nor add subviews", example: ["paint*"]),
      .patterns(
        "constraints_only_in", \.constraintsOnlyIn,
        "the only functions that make constraints, or none for any", example: ["setUpConstraints"]),
      .patterns(
        "additions_only_in", \.additionsOnlyIn,
        "the only functions that add subviews, or none for any", example: ["setUpViews"]),
      .patterns(
        "configuration_only_in", \.configurationOnlyIn,
        "the only functions that set how subviews look, or none for any", example: ["style*"]),
    ]
  }

  private enum Kind { case afterLayout, inMaker, inLayoutFunction }
  private typealias MixedAppearance = (kind: Kind, action: ViewAction)

  private func mixture(
    _ action: ViewAction, _ isPartOfLayout: Bool, _ placed: PlacedViews, in file: ViewFile
  ) -> Kind? {
    if file.isInMaker(action.statement) { return .inMaker }
    guard action.item.key != 0, !file.isContainer(action.item, in: action.statement.block) else {
      return nil
    }
    if placed.holdView(before: action) { return .afterLayout }
    return isPartOfLayout && file.names.isSubview(action) ? .inLayoutFunction : nil
  }

  private func finding(_ mixed: [MixedAppearance], in file: ViewFile) -> Finding {
    let first = mixed[0].action
    var keys = KeySet()
    let views = mixed.map(\.action.item).filter { keys.insert($0.key) }.map(file.name)
    let (member, view) = (first.member?.text ?? "", "`\(views[0])`")
    let act = first.isStyleCall ? "`\(member)` styles \(view)" : "`\(member)` of \(view) is set"
    let rest = Finding.Message.list(views.dropFirst())
    let others = views.count > 1 ? "; so \(views.count == 2 ? "is" : "are") \(rest)" : ""
    let all = Finding.Message.list(views)
    let (place, advice): (String, Finding.Message) =
      switch mixed[0].kind {
      case .afterLayout:
        (
          "after the view was added or constrained",
          "configure \(all) first, then add and constrain"
        )
      case .inMaker:
        ("where constraints are created", "configure the view before its constraints")
      case .inLayoutFunction:
        (
          "in a function whose name is only about layout",
          "configure \(all) in a setup function"
        )
      }
    return Finding(first.tokens, "\(act) \(place)\(others)", advice: advice)
  }

  /// Where a function sets how the code's own view looks, after it has added or constrained anything.
  private func ownAppearance(
    among actions: ArraySlice<ViewAction>, of function: ViewFunction
  ) -> Lexemes? {
    let layout = actions.first { $0.isPlacing && $0.statement.runsDirectly(in: function.body) }
    guard let layout else { return nil }
    return function.body.statementsOnAllLevels.first {
      $0.kind == .assignment && $0.target?.setOwnAppearance == true
        && $0.first > layout.statement.first && $0.runsDirectly(in: function.body)
        && $0.canFollow(layout.statement)
    }?.target
  }

  private func isAppearance(_ action: ViewAction) -> Bool {
    guard !options.appearanceMembers.isEmpty || !options.neutralMembers.isEmpty else {
      return action.role == .appearance
    }
    let member = action.member?.text ?? ""
    if options.neutralMembers.contains(member) { return false }
    return action.role == .appearance || options.appearanceMembers.contains(member)
  }

  /// The views that look different in branches of which only one runs: they show a state.
  private func states(
    shownBy actions: ArraySlice<ViewAction>, in function: ViewFunction
  ) -> KeySet {
    var first = KeyMap<Statement>()
    var states = KeySet()
    for action in actions
    where isAppearance(action) && action.statement.runsDirectly(in: function.body) {
      if let earlier = first[action.item.key] {
        if !action.statement.canFollow(earlier) { states.insert(action.item.key) }
      } else {
        _ = first.updateValue(action.statement, forKey: action.item.key)
      }
    }
    return states
  }

  /// The actions of a function, with those of calls that style the views they are given, in source order.
  private func actions(of function: ViewFunction, in file: ViewFile) -> ArraySlice<ViewAction> {
    let actions = file.actions(of: function)
    guard !options.styleCalls.isEmpty else { return actions }
    var styles: [ViewAction] = []
    for name in function.body.tokens where name.kind == .identifier {
      guard let call = name.call, let arguments = call.arguments else { continue }
      let isQualified = call.callee.count > 2 && call.callee.first?.is(Keyword.`self`) == true
      let callee = isQualified ? call.callee.dropFirst(2) : call.callee
      guard options.styleCalls.match(callee.map(\.text).joined()) else { continue }
      for value in arguments.map(\.value) {
        let list = value.first.flatMap { $0.kind == .leftBracket ? $0 : nil }
        let views = list?.partner == value.last ? list?.elements.map(\.value) : nil
        styles += (views ?? [value]).compactMap { view in
          file.names.isPath(view) && view.first?.kind != .period
            ? ViewAction(
              .appearance, on: view, by: call.statement, call.name, at: view, in: file) : nil
        }
      }
    }
    guard !styles.isEmpty else { return actions }
    return (actions + styles).sorted { $0.tokens.startIndex < $1.tokens.startIndex }[...]
  }
}

// In which functions constraints, additions and configuration belong, by their names.
extension ConfigInLayout {
  private enum Work: String {
    case constraints = "constrained"
    case additions = "added"
    case configuration = "configured"
  }

  /// What an action does; nil for one that may be anywhere, such as a change of constants.
  private func work(of action: ViewAction) -> Work? {
    switch action.role {
    case .constraint: action.member?.changesConstraints == true ? nil : .constraints
    case .addition: .additions
    default: isAppearance(action) ? .configuration : nil
    }
  }

  /// Reports the first work on a subview that belongs in functions with other names; returns all such work.
  private func checkPlaces(
    of actions: ArraySlice<ViewAction>, in function: ViewFunction, of file: ViewFile,
    _ report: inout Report
  ) -> Set<Work> {
    let names = namesForWork(notDoneBy: function, in: file)
    guard !names.isEmpty else { return [] }
    var works: Set<Work> = []
    for action in actions {
      guard let work = work(of: action), let patterns = names[work],
        file.names.isSubview(action),
        file.code[action.root.tokens].first.map(function.declaration.hasParameter) != true,
        action.statement.runsDirectly(in: function.body)
      else { continue }
      if works.isEmpty {
        report.add(
          action.tokens,
          "`\(file.name(action.item))` is \(work.rawValue) in `\(function.name)`, whose name is \(patterns.isEmpty ? "only about appearance" : "not one for this")",
          advice: patterns.isEmpty
            ? "move layout to a function with another name" : .onlyIn(patterns))
      }
      works.insert(work)
    }
    return works
  }

  private func isNamed(_ function: ViewFunction, _ names: NamePatterns) -> Bool {
    function.declaration.kind == .function
      && function.declaration.name.map { names.match($0.text8) && !$0.isNamedForMore } ?? false
  }

  /// For the work that a function must not do, the names of functions that may; empty where its own name is only about
  /// appearance.
  private func namesForWork(
    notDoneBy function: ViewFunction, in file: ViewFile
  ) -> [Work: NamePatterns] {
    // Helpers such as `addSubview(_:withConstraints:)` are in extensions of UIKit's types.
    guard function.isMember, case let type = file.types[function.type], type.isView,
      !(type.kind == .extension && type.declaration.name?.isNameOfUIKit == true),
      function.declaration.kind == .function || function.declaration.kind == .initializer
    else { return [:] }
    var names: [Work: NamePatterns] =
      isNamed(function, options.appearanceFunctions) ? [.constraints: [], .additions: []] : [:]
    let places: [(Work, NamePatterns)] = [
      (.constraints, options.constraintsOnlyIn), (.additions, options.additionsOnlyIn),
      (.configuration, options.configurationOnlyIn),
    ]
    for (work, patterns) in places where !patterns.isEmpty && !patterns.match(function.name) {
      names[work] = patterns
    }
    return names
  }

  /// Reports the closures of properties that add subviews, where only some functions may.
  private func checkValue(of property: ViewProperty, in file: ViewFile, _ report: inout Report) {
    guard !options.additionsOnlyIn.isEmpty, property.isMember, file.types[property.type].isView,
      let value = property.declaration.value, let stack = property.declaration.name,
      let first = file.actions(in: value).first(where: {
        $0.role == .addition || $0.role == .arrangement
      })
    else { return }
    report.add(
      first.tokens, "`\(file.name(first.item))` is added in the initial value of `\(stack.text)`",
      advice: .onlyIn(options.additionsOnlyIn))
  }
}

extension Finding.Message {
  fileprivate static func onlyIn(_ functions: NamePatterns) -> Self {
    "do this only in functions named \(list(functions.texts))"
  }
}

extension ViewFunction {
  fileprivate var name: String {
    declaration.kind == .function ? declaration.name?.text ?? "" : "init"
  }

  fileprivate var isObserver: Bool {
    declaration.keyword.is(.didSet) || declaration.keyword.is(.willSet)
  }
}

extension Lexeme {
  fileprivate var isNamedForMore: Bool {
    self.is(.layoutSubviews) || self.is(.viewWillLayoutSubviews) || self.is(.viewDidLayoutSubviews)
      || hasSuffix("FlowLayout") || hasSuffix("CollectionViewLayout")
      || hasSuffix("CollectionLayout") || words.contains("And")
  }
}

extension Lexemes {
  /// `backgroundColor`, `self.view.layer.borderColor`.
  fileprivate var setOwnAppearance: Bool {
    last?.setsAppearance == true && count < 6
      && dropLast().allSatisfy {
        $0.kind == .period || $0.is(Keyword.`self`) || $0.is(.view) || $0.is(.contentView)
          || $0.is(.layer)
      }
  }
}

extension ViewAction {
  fileprivate var isStyleCall: Bool {
    role == .appearance && member.map { $0.index < item.tokens.lowerBound } ?? false
  }

  fileprivate var isPlacing: Bool {
    role == .addition || role == .arrangement || role == .constraint
  }

  fileprivate var clips: Bool { member.is(.clipsToBounds) || member.is(.masksToBounds) }

  fileprivate var isOfText: Bool {
    member.map { $0.hasPrefix("text") || $0.is(.font) || $0.is(.lineBreakMode) } ?? false
  }
}

/// The views that a function has added or constrained so far.
private struct PlacedViews {
  /// How many of the last blocks that place one view are kept; a bound for extreme code.
  private static let most = 32
  private var statements = KeyMap<[Statement]>()
  private var branches = KeyMap<Block>()

  mutating func add(_ action: ViewAction) {
    let known = statements[action.item.key]?.suffix(Self.most - 1) ?? []
    guard action.item.key != 0,
      !known.contains(where: { $0.block == action.statement.block })
    else { return }
    statements[action.item.key, default: []] = known + [action.statement]
  }

  mutating func forget(_ action: ViewAction) {
    if action.statement.kind == .assignment, action.statement.block.kind == .branch {
      branches[action.item.key] = action.statement.block
    }
    if let index = statements.index(of: action.item.key) { statements[at: index] = [] }
  }

  func holdView(before action: ViewAction) -> Bool {
    statements[action.item.key]?.contains { earlier in
      guard action.statement.canFollow(earlier) else { return false }
      // `if label == nil { label = UILabel(); addSubview(label) }`: no code around the branch could come before.
      guard let branch = branches[action.item.key], branch == earlier.block else { return true }
      return action.statement.block == branch || action.statement.block.ancestors.contains(branch)
    } ?? false
  }
}

extension ConfigInLayout {
  static let description = RuleDescription(
    id: "config_in_layout",
    family: .cookbook,
    summary: "Appearance mixed with layout code",
    rationale: """
      Colors, fonts and images change for other reasons than positions, and are looked for in other places. The rule \
      reports appearance that is set on a view after the same function added or constrained it, inside a constraint \
      closure, or in a function named only for layout. It also reports layout in a function named only for \
      appearance. `constraints_only_in`, `additions_only_in` and `configuration_only_in` name the functions for each \
      kind of work, `style_calls` your own styling functions.
      """,
    limits: [
      "data and state: `text`, `setTitle`, `isHidden`, observers, values from parameters, members that exclusive branches set",
      "what follows from geometry or text: `cornerRadius`, `clipsToBounds` beside it, a font after `attributedText`",
      "`self`, `view` and `contentView`, unless `own_view` is set",
      "layout in remade or updated constraints",
      "closures of loops, and a button's configuration that a variable holds",
    ],
    source:
      "UIKit In Code, Best practices: \"Do not mix view configuration (background color, font, tint color changes) with layout related code\"",
    framePresets: [.responsiveFrames, .viewLayout],
    presetOptions: [
      // `layoutViews()` is where such code makes and configures views.
      .viewLayout: [
        "layout_functions": .list(
          Options().layoutFunctions.texts.filter { !$0.hasPrefix("layout*View") }.map {
            .string($0)
          })
      ]
    ],
    options: Options.descriptions,
    goodExamples: [
      "Configuration, then layout": """
      private func setupCalendarButton() {
        calendarButton.tintColor = .white
        calendarButton.setImage(.calendar, for: .normal)

        addSubview(calendarButton, withConstraints: [
          calendarButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
          calendarButton.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }
      """
    ],
    badExamples: [
      "A font after the view was added": """
      private func setupTitleLabel() {
        addSubview(titleLabel)
        ↓titleLabel.font = .systemFont(ofSize: 16)
        titleLabel.textColor = .black
      }
      """
    ])
}
