import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Configuration and layout are separate.
struct ConfigInLayout: Rule {
  let options: Options
  private let layoutFunctions: NamePatterns
  let appearanceFunctions: NamePatterns
  /// The work that only some functions may do.
  let places: [(work: Work, names: [String], patterns: NamePatterns)]
  private let styleCalls: StyleCalls

  init(options: Options) {
    self.options = options
    layoutFunctions = NamePatterns(options.layoutFunctions)
    appearanceFunctions = NamePatterns(options.appearanceFunctions)
    let names: [(Work, [String])] = [
      (.constraints, options.constraintsOnlyIn), (.additions, options.additionsOnlyIn),
      (.configuration, options.configurationOnlyIn),
    ]
    places = names.filter { !$1.isEmpty }.map { ($0, $1, NamePatterns($1)) }
    styleCalls = StyleCalls(options.styleCalls)
  }

  var query: Query<Subject> {
    Query.functions(with: content, evenIdle: !styleCalls.isEmpty).map(Subject.function)
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
    let actions = styleCalls.actions(of: function, in: file)
    let misplaced = checkPlaces(of: actions, in: function, of: file, &report)
    if options.ownView, let place = ownAppearance(in: function, of: file) {
      report.add(
        place, "`\(place.text)` is set after subviews were added or constrained",
        advice: "configure the view itself before its layout")
    }
    guard !misplaced.contains(.configuration), !function.isObserver,
      actions.contains(where: { isAppearance($0) })
    else { return }
    lazy var isForLayout = isNamed(function, layoutFunctions)
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
        if action.member == "attributedText" { attributed.insert(action.item.key) }
        // What clips a view to round corners follows from geometry, as the radius does, and an attributed text replaces
        // what was set before.
        guard isAppearance(action), !(action.clips && rounded.contains(action.item.key)),
          !(action.isOfText && attributed.contains(action.item.key)),
          !action.takesArgument(of: function) || made.contains(action.item.key),
          !states.contains(action.item.key)
        else { continue }
        // A callback runs later, so it is not part of the layout.
        let isPart = isForLayout && action.statement.runsDirectly(in: function.body)
        if let found = mixture(action, isPart, placed, in: file) { mixed.append(found) }
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
        Set(own.additionsOnlyIn).isDisjoint(with: own.constraintsOnlyIn)
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
    var styleCalls: [String] = []
    var layoutFunctions = [
      "*Constraints", "addConstraints*", "constrain*", "setup*Layout", "setUp*Layout",
      "configureLayout", "*AutoLayout", "layout*View", "layout*Views",
      "layout*Subviews", "layout*Label", "layout*Button", "layoutElements", "layoutComponents",
    ]

    var ownView = false
    var appearanceFunctions = [
      "setup*Appearance", "setUp*Appearance", "configure*Appearance", "apply*Appearance",
      "setup*Style", "setUp*Style", "configure*Style", "setup*Styles", "setUp*Styles",
      "apply*Style", "apply*Styles", "setup*Theme", "setUp*Theme", "apply*Theme", "setup*Colors",
      "setUp*Colors", "apply*Colors", "apply*Fonts", "style*View", "style*Views", "style*Subviews",
      "style*Label", "style*Labels", "style*Button", "style*Buttons",
    ]
    var constraintsOnlyIn: [String] = []
    var additionsOnlyIn: [String] = []
    var configurationOnlyIn: [String] = []

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
}

// In which functions constraints, additions and configuration belong, by their names.
extension ConfigInLayout {
  enum Work { case constraints, additions, configuration }

  /// What an action does; nil for one that may be anywhere, such as a change of constants.
  func work(of action: ViewAction) -> Work? {
    switch action.role {
    case .constraint: action.member?.changesConstraints == true ? nil : .constraints
    case .addition: .additions
    default: isAppearance(action) ? .configuration : nil
    }
  }

  /// Reports the first work on a subview that belongs in functions with other names; returns all such work.
  func checkPlaces(
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
        let act =
          work == .constraints ? "constrained" : work == .additions ? "added" : "configured"
        report.add(
          action.tokens,
          "`\(file.name(action.item))` is \(act) in `\(function.name)`, whose name is \(patterns.isEmpty ? "only about appearance" : "not one for this")",
          advice: patterns.isEmpty
            ? "move layout to a function with another name"
            : "do this only in functions named \(Finding.Message.list(patterns))")
      }
      works.insert(work)
    }
    return works
  }

  func isNamed(_ function: ViewFunction, _ names: NamePatterns) -> Bool {
    function.declaration.kind == .function
      && function.declaration.name.map {
        names.match($0.text8) && !Options.isNamedForMore($0.text)
      } ?? false
  }

  /// For the work that a function must not do, the names of functions that may; empty where its own name is only about
  /// appearance.
  private func namesForWork(notDoneBy function: ViewFunction, in file: ViewFile) -> [Work: [String]]
  {
    // Helpers such as `addSubview(_:withConstraints:)` are in extensions of UIKit's types.
    guard function.isMember, case let type = file.types[function.type], type.isView,
      !(type.kind == .extension && type.declaration.name?.isNameOfUIKit == true),
      function.declaration.kind == .function || function.declaration.kind == .initializer
    else { return [:] }
    var names: [Work: [String]] =
      isNamed(function, appearanceFunctions) ? [.constraints: [], .additions: []] : [:]
    for place in places where !place.patterns.match(function.name) {
      names[place.work] = place.names
    }
    return names
  }
}

extension ViewFunction {
  fileprivate var name: String {
    declaration.kind == .function ? declaration.name?.text ?? "" : "init"
  }
}

extension ConfigInLayout {
  /// Where a function sets how the code's own view looks, after it has added or constrained anything.
  func ownAppearance(in function: ViewFunction, of file: ViewFile) -> Lexemes? {
    var layout: Statement?
    for statement in function.body.statementsOnAllLevels
    where statement.runsDirectly(in: function.body) {
      if let layout, statement.kind == .assignment, statement.canFollow(layout),
        let target = statement.target, let member = target.last, member.setsAppearance,
        target.count < 6, target.dropLast().allSatisfy(\.isPartOfOwnView)
      {
        return target
      }
      let places = {
        statement.tokens.contains { $0.call != nil && ($0.is(.constraint) || $0.addsView) }
      }
      if layout == nil, statement.kind == .expression, places() { layout = statement }
    }
    return nil
  }

  func finding(_ mixed: [MixedAppearance], in file: ViewFile) -> Finding {
    let first = mixed[0]
    var keys = KeySet()
    let views = mixed.map(\.action.item).filter { keys.insert($0.key) }.map(file.name)
    let (member, view) = (first.action.member?.text ?? "", "`\(views[0])`")
    let act =
      first.action.isStyleCall ? "`\(member)` styles \(view)" : "`\(member)` of \(view) is set"
    let rest = Finding.Message.list(views.dropFirst())
    let others = views.count > 1 ? "; so \(views.count == 2 ? "is" : "are") \(rest)" : ""
    let all = Finding.Message.list(views)
    let (place, advice): (String, Finding.Message) =
      switch first.kind {
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
    return Finding(first.action.tokens, "\(act) \(place)\(others)", advice: advice)
  }

  enum Subject {
    case function(ViewFunction)
    case value(ViewProperty)
  }

  /// Reports the closures of properties that add subviews, where only some functions may.
  func checkValue(of property: ViewProperty, in file: ViewFile, _ report: inout Report) {
    let names = options.additionsOnlyIn
    guard !names.isEmpty, property.isMember, file.types[property.type].isView,
      let value = property.declaration.value, let stack = property.declaration.name,
      let first = file.actions(in: value).first(where: \.addsToValue)
    else { return }
    report.add(
      first.tokens, "`\(file.name(first.item))` is added in the initial value of `\(stack.text)`",
      advice: "do this only in functions named \(Finding.Message.list(names))")
  }
}

extension Lexeme {
  fileprivate var isPartOfOwnView: Bool {
    kind == .period || self.is(Keyword.`self`) || self.is(.view) || self.is(.contentView)
      || self.is(.layer)
  }

  fileprivate var addsView: Bool {
    hasPrefix(.addSubview) || hasPrefix(.insertSubview) || self.is(.addArrangedSubview)
  }
}

extension ViewAction {
  var clips: Bool { member.map { $0.is(.clipsToBounds) || $0.is(.masksToBounds) } ?? false }

  var addsToValue: Bool { role == .addition || role == .arrangement }
}

extension ConfigInLayout.Options {
  /// Whether a function, by its name, does something besides layout, is a UIKit callback in which layers follow the
  /// bounds, or is about the layout object of a collection view.
  static func isNamedForMore(_ name: String) -> Bool {
    let callbacks: [LayoutWord] = [
      .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    ]
    let isCallback = callbacks.contains { $0.rawValue == name }
    let isObject = ["FlowLayout", "CollectionViewLayout", "CollectionLayout"].contains {
      name.hasSuffix($0)
    }
    if isCallback || isObject { return true }
    // `And` as a separate word, not as the beginning of one such as `Android`.
    let bytes = Array(name.utf8)
    return bytes.indices.contains { index in
      let rest = bytes[index...]
      let isSmall = rest.dropFirst(3).first.map { $0 >= UInt8(ascii: "a") } ?? false
      return rest.starts(with: "And".utf8) && !isSmall
    }
  }
}

/// The project's own functions that style views: `UIStyle.title(label)`.
struct StyleCalls {
  private let patterns: NamePatterns

  init(_ patterns: [String]) { self.patterns = NamePatterns(patterns) }

  var isEmpty: Bool { patterns.isEmpty }

  /// The actions of a function, with those of style calls, in source order.
  func actions(of function: ViewFunction, in file: ViewFile) -> ArraySlice<ViewAction> {
    let actions = file.actions[function.actions]
    guard !patterns.isEmpty else { return actions }
    var styles: [ViewAction] = []
    for name in function.body.tokens where name.kind == .identifier {
      guard let call = name.call, let arguments = call.arguments, isStyle(call) else { continue }
      for argument in arguments { add(argument.value, of: call, name, in: file, to: &styles) }
    }
    guard !styles.isEmpty else { return actions }
    return (actions + styles).sorted { $0.tokens.startIndex < $1.tokens.startIndex }[...]
  }

  private func isStyle(_ call: Call) -> Bool {
    var callee = call.callee
    if callee.count > 2, callee.first?.is(Keyword.`self`) == true { callee = callee.dropFirst(2) }
    let text = callee.map(\.text).joined()
    return patterns.match(text)
  }

  private func add(
    _ value: Lexemes, of call: Call, _ name: Lexeme, in file: ViewFile,
    to styles: inout [ViewAction]
  ) {
    guard let first = value.first else { return }
    if first.kind == .leftBracket, first.partner == value.last {
      for element in first.elements where element.value.first?.kind != .leftBracket {
        add(element.value, of: call, name, in: file, to: &styles)
      }
      return
    }
    guard first.kind != .period, file.names.isPath(value) else { return }
    let block = call.statement.block
    let item = file.names.item(value, in: block)
    // What follows `self.` is the item's own name.
    let names = value.filter { $0.kind == .identifier }
    let root = names.count > 1 ? file.names.item(names[0].alone, in: block) : item
    styles.append(
      ViewAction(
        role: .appearance, statement: call.statement, item: item, root: root, member: name,
        tokens: value))
  }
}

extension ViewAction {
  var isStyleCall: Bool {
    role == .appearance && member.map { $0.index < item.tokens.lowerBound } ?? false
  }
}

/// The views that a function has added or constrained so far.
struct PlacedViews {
  /// How many of the last blocks that place one view are kept; a bound for extreme code.
  private static let most = 32

  private var statements = KeyMap<[Statement]>()
  private var branches = KeyMap<Block>()

  mutating func add(_ action: ViewAction) {
    guard action.item.key != 0 else { return }
    let key = action.item.key
    if let known = statements[key] {
      if known.count == Self.most { statements[key, default: []].removeFirst() }
      guard !known.contains(where: { $0.block == action.statement.block }) else { return }
    }
    statements[key, default: []].append(action.statement)
  }

  mutating func forget(_ action: ViewAction) {
    if action.statement.kind == .assignment, action.statement.block.kind == .branch {
      branches[action.item.key] = action.statement.block
    }
    guard let index = statements.index(of: action.item.key) else { return }
    statements[at: index] = []
  }

  func holdView(before action: ViewAction) -> Bool {
    statements[action.item.key]?.contains { isBefore($0, action) } ?? false
  }

  private func isBefore(_ earlier: Statement, _ action: ViewAction) -> Bool {
    guard action.statement.canFollow(earlier) else { return false }
    // `if label == nil { label = UILabel(); addSubview(label) }`: no code around the branch could come before.
    guard let branch = branches[action.item.key], branch == earlier.block else { return true }
    return action.statement.block == branch || action.statement.block.ancestors.contains(branch)
  }
}

struct MixedAppearance {
  enum Kind { case afterLayout, inMaker, inLayoutFunction }

  let kind: Kind
  let action: ViewAction
}

extension ConfigInLayout {
  func mixture(
    _ action: ViewAction, _ isPartOfLayout: Bool, _ placed: PlacedViews, in file: ViewFile
  ) -> MixedAppearance? {
    if file.isInMaker(action.statement) { return MixedAppearance(kind: .inMaker, action: action) }
    guard action.item.key != 0, !file.isContainer(action.item, in: action.statement.block) else {
      return nil
    }
    if placed.holdView(before: action) {
      return MixedAppearance(kind: .afterLayout, action: action)
    }
    return isPartOfLayout && file.names.isSubview(action)
      ? MixedAppearance(kind: .inLayoutFunction, action: action) : nil
  }

  func isAppearance(_ action: ViewAction) -> Bool {
    guard !options.appearanceMembers.isEmpty || !options.neutralMembers.isEmpty else {
      return action.role == .appearance
    }
    let member = action.member?.text ?? ""
    if options.neutralMembers.contains(member) { return false }
    return action.role == .appearance || options.appearanceMembers.contains(member)
  }

  /// The views that look different in branches of which only one runs: they show a state.
  func states(shownBy actions: ArraySlice<ViewAction>, in function: ViewFunction) -> KeySet {
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
}

extension ViewAction {
  /// Whether it sets how a text looks, which an attributed text says as well.
  var isOfText: Bool {
    member.map { $0.hasPrefix("text") || $0 == "font" || $0 == "lineBreakMode" } ?? false
  }
}

extension ViewFunction {
  var isObserver: Bool { declaration.keyword.is(.didSet) || declaration.keyword.is(.willSet) }
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
      "closures such as `label.then { … }`, and a button's `configuration`",
    ],
    source:
      "UIKit In Code, Best practices: \"Do not mix view configuration (background color, font, tint color changes) with layout related code\"",
    framePresets: [.responsiveFrames, .viewLayout],
    presetOptions: [
      // `layoutViews()` is where such code makes and configures views.
      .viewLayout: [
        "layout_functions": .list(
          Options().layoutFunctions.filter { !$0.hasPrefix("layout*View") }.map { .string($0) })
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
      """,
      "In a function named for layout": """
      class PlayerView: UIView {
        let titleLabel = UILabel()

        func setupConstraints() {
          ↓titleLabel.numberOfLines = 0
          titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
    ])
}
