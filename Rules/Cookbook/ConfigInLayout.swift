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
    /// Members and methods that count as appearance, besides the built-in ones.
    var appearanceMembers: [String] = []
    /// Members and methods that do not count as appearance.
    var neutralMembers: [String] = []
    /// Patterns of the calls that style the views in their arguments.
    var styleCalls: [String] = []
    /// Patterns of the names of functions that only lay out.
    var layoutFunctions = [
      "*Constraints", "addConstraints*", "constrain*", "setup*Layout", "setUp*Layout",
      "configureLayout", "*AutoLayout", "layout*View", "layout*Views",
      "layout*Subviews", "layout*Label", "layout*Button", "layoutElements", "layoutComponents",
    ]

    /// Whether the code's own view is configured before its layout, too.
    var ownView = false
    /// Patterns of the names of functions that only set how views look.
    var appearanceFunctions = [
      "setup*Appearance", "setUp*Appearance", "configure*Appearance", "apply*Appearance",
      "setup*Style", "setUp*Style", "configure*Style", "setup*Styles", "setUp*Styles",
      "apply*Style", "apply*Styles", "setup*Theme", "setUp*Theme", "apply*Theme", "setup*Colors",
      "setUp*Colors", "apply*Colors", "apply*Fonts", "style*View", "style*Views", "style*Subviews",
      "style*Label", "style*Labels", "style*Button", "style*Buttons",
    ]
    /// Patterns of the only functions that make constraints; empty for any.
    var constraintsOnlyIn: [String] = []
    /// Patterns of the only functions that add subviews; empty for any.
    var additionsOnlyIn: [String] = []
    /// Patterns of the only functions that set how subviews look; empty for any.
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
      """,
      "Data and state are not appearance": """
      private func setupTitleLabel() {
        addSubview(titleLabel)
        titleLabel.text = "Title"
        titleLabel.isHidden = true
      }
      """,
      "Mutually exclusive branches": """
      func show(_ isError: Bool) {
        if isError {
          addSubview(errorLabel)
        } else {
          errorLabel.textColor = .gray
        }
      }
      """,
      "The code's own view": """
      func setUpViews() {
        contentView.addSubview(titleLabel)
        contentView.backgroundColor = .white
        backgroundColor = .white
      }
      """,
      "A view with a frame, configured, then added": """
      override func performLayout() {
        heartButton = KTButton(topInset: 13, leftInset: 14, width: 24, height: 22)
        heartButton.setImage(.heart, for: .normal)
        self.addSubview(heartButton)
      }
      """,
    ],
    badExamples: [
      "A font after the view was added": """
      private func setupTitleLabel() {
        addSubview(titleLabel)
        ↓titleLabel.font = .systemFont(ofSize: 16)
        titleLabel.textColor = .black
      }
      """,
      "A color between constraints": """
      func setUp() {
        titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        ↓titleLabel.textColor = .black
      }
      """,
      "Inside a constraint closure": """
      func setUp() {
        titleLabel.snp.makeConstraints { make in
          make.top.equalToSuperview()
          ↓titleLabel.textColor = .black
        }
      }
      """,
      "Layout in a function named for appearance": """
      class PlayerView: UIView {
        let titleLabel = UILabel()

        func applyTheme() {
          titleLabel.textColor = .black
          addSubview(↓titleLabel)
        }
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
