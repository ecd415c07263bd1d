import Project
import RuleKit

/// How a team writes view code: what a configuration asks for, and the cookbook's way where it leaves the choice.
///
/// Examples are rendered from a style. A bad example is the same code in a style in which one choice differs.
public struct TeamStyle: Sendable {
  /// How subviews are set up.
  enum Structure: String { case functions, method, closures }
  /// How a view reports interactions.
  enum Interaction: String {
    case callbacks, delegate
    case targetAction = "target_action"
    case reactive
  }
  /// What `init(coder:)` does.
  enum CoderInitializer: String {
    case commonSetup = "common_setup"
    case fatalError = "fatal_error"
  }
  /// How a negative number is written.
  enum Negative: String { case factor, prefix }
  /// Where members are.
  enum Home: String { case any, body, `extension` }
  /// Where `enum Constants` is.
  enum ConstantsPlace: String { case any, first, last }
  /// The groups of members.
  enum MemberGroup: String, CaseIterable {
    case properties
    case nestedTypes = "nested_types"
    case lifecycle
    case accessibleMethods = "accessible_methods"
    case privateMethods = "private_methods"
  }

  /// The ids of the rules that are on.
  private(set) var rules: Set<String> = []
  /// The rules that are on and whose way is not prescribed: the majority's way applies.
  private(set) var undecided: Set<String> = []

  var constraintGroups = [
    ["top", "leading", "trailing", "bottom"], ["centerY", "centerX"], ["height", "width"],
  ]
  var comparesAllAttributes = false
  /// Whether centers may be in the place of the edges where their axis begins.
  var acceptsCenters = false
  var dialect = LayoutWriter.anchors
  /// The names of the team's own functions that make constraints.
  var layoutHelpers: [String] = []
  /// Whether views are laid out with nothing else.
  var usesOnlyHelpers = false
  var structure = Structure.functions
  var prefix = "setup"
  var initializer = CoderInitializer.commonSetup
  var negative = Negative.factor
  var multipliesLiterals = false
  var activatesTogether = true
  /// The wrapper that adds a view with its constraints; nil without one.
  var wrapper: (name: String, label: String)?
  var interaction = Interaction.callbacks
  /// The function or property that gets the data.
  var dataVerb = "render"
  var dataIsProperty = false
  var takesProps = true
  var propsAreEquatable = false
  var constraintFunctions: [String] = []
  var additionFunctions: [String] = []
  var configurationFunctions: [String] = []
  /// What the views of each kind inherit from, if it is no class of UIKit's.
  var baseClasses: [ViewKind: String] = [:]
  /// The functions of such a class that its subclasses override to lay out, and that it calls.
  var overridden: Set<String> = []
  /// Whether the properties whose closures make views are lazy.
  var closuresAreLazy = true
  /// What the closures call their view, by its type.
  var namesInClosures = ["UILabel": "label", "UIButton": "button"]
  /// What contains the subviews: `contentView` in cells, `view` in screens, nothing in views.
  var container = ""
  /// Whether SnapKit insets trailing and bottom edges, in place of negative offsets.
  var insetsFarEdges = true
  /// What the closures of SnapKit call their maker.
  var maker = "make"
  /// Whether views are set up with `then`, and not in a closure that is called.
  var usesThen = false
  /// What the team calls the functions that add and that constrain subviews; nil for the usual names.
  var usualAddition: String?
  var usualConstraints: String?
  var memberGroups = MemberGroup.allCases
  /// Those whose order is prescribed.
  var orderedGroups = MemberGroup.allCases
  var sections: [String] = []
  var marksGroups = false
  var constantsPlace = ConstantsPlace.any
  var privateMethods = Home.any
  var nestedTypes = Home.any
  var subviewsArePrivate = true
  /// Whether the names of subviews say what kind of view they are.
  var namesKinds = true
  var namesStyles = true
  var namesSystemColors = false
  var hasPreview = false
  var indentsHierarchy: Int?
  var priorityWrapper = "withPriority"
  var cornerHelper = "roundCornersContinuosly"
  /// The label of its first argument; empty for none.
  var cornerLabel = "radius"
  var maximumSubviews = 3
  var maximumLines = 50
  var maximumStatements = 40
  var allowsOwnSize = true

  /// The call that rounds corners.
  var roundedCorners: String {
    "\(cornerHelper)(\(cornerLabel.isEmpty ? "" : cornerLabel + ": ")Constants.radius)"
  }

  /// Whether a rule is on.
  func follows(_ rule: String) -> Bool { rules.contains(rule) }

  /// Whether a rule is on without a prescribed way.
  func isUndecided(_ rule: String) -> Bool { undecided.contains(rule) }

  /// Whether all constraints are made with a library, and no array of them is activated.
  var hasNoArrays: Bool {
    follows("layout_dialect") && !isUndecided("layout_dialect") && !dialect.writesElements
  }

  /// Whether views are added and constrained in functions of their own.
  var separatesLayout: Bool {
    structure == .closures || !constraintFunctions.isEmpty || !additionFunctions.isEmpty
      || !configurationFunctions.isEmpty
  }
}

extension TeamStyle {
  /// The style of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: what is set.
  ///   - rules: the rules that run with it.
  ///   - known: all rules.
  ///   - ways: the ways of the team's own code, by the rules that leave the choice to the majority.
  ///   - code: what that code shows besides.
  public init(
    _ configuration: Configuration, rules: RuleSet, known: [any Rule.Type],
    ways: [String: String] = [:], code: TeamCode = TeamCode()
  ) {
    self.init()
    (usualAddition, usualConstraints) = (code.names["additions"], code.names["constraints"])
    maker = code.maker
    // One function for both is no name for either.
    if usualAddition == usualConstraints { (usualAddition, usualConstraints) = (nil, nil) }
    let reader = OptionReader(configuration, rules: rules, known: known)
    layoutHelpers = Set(
      configuration.layoutHelpers.filter { $0.value.value != .add }
        .map { String($0.key.prefix { $0 != "(" }) }
    ).sorted()
    for rule in known where rules.runs(rule.id) {
      self.rules.insert(rule.id)
      guard reader.word(rule.id, "style") == "majority", ways[rule.id] == nil else { continue }
      undecided.insert(rule.id)
    }
    func way(_ rule: String) -> String? {
      let word = reader.word(rule, "style") ?? code.usual[rule]?["style"]?.word
      return word == "majority" ? ways[rule] : word
    }
    readLayout(reader, way)
    readStructure(reader, way)
    readMembers(reader)
    readHabits(code.habits)
    if let word = way("interaction_style").flatMap(Interaction.init) { interaction = word }
    readData(reader, way("view_configuration"))
    namesSystemColors = reader.flag("inline_style", "system_colors") ?? false
    hasPreview = rules.runs("missing_preview")
    if rules.runs("hierarchy_indentation") {
      indentsHierarchy = reader.number("hierarchy_indentation", "indent")
    }
    if let helper = reader.word("rounded_corners", "helper") {
      let parts = helper.split { "(:)".contains($0) }
      cornerHelper = String(parts.first ?? "")
      cornerLabel = parts.count > 1 && parts[1] != "_" ? String(parts[1]) : ""
    }
  }

  private mutating func readLayout(_ reader: OptionReader, _ way: (String) -> String?) {
    if let groups = reader.lists("constraint_order", "order") { constraintGroups = groups }
    comparesAllAttributes = reader.word("constraint_order", "mode").map { $0 != "groups" } ?? false
    acceptsCenters = reader.word("constraint_order", "mode") == "axis"
    let dialectWay = way("layout_dialect")
    if let writer = dialectWay.flatMap(LayoutWriter.init) { dialect = writer }
    usesOnlyHelpers = dialectWay == "helpers"
    if let word = way("negative_constant").flatMap(Negative.init) { negative = word }
    multipliesLiterals = negative == .factor && reader.flag("negative_constant", "literals") == true
    if let wrapper = reader.words("subview_wrapper", "wrappers")?.lazy.compactMap(Self.wrapper)
      .first
    {
      self.wrapper = wrapper
    }
    priorityWrapper = reader.functionBase("priority_wrapper", "wrapper") ?? priorityWrapper
  }

  private mutating func readStructure(_ reader: OptionReader, _ way: (String) -> String?) {
    if let word = way("view_structure").flatMap(Structure.init) { structure = word }
    if let word = way("setup_prefix") { prefix = word }
    if let word = way("subview_name") { namesKinds = word != "plain" }
    if let word = way("initializer_style").flatMap(CoderInitializer.init) { initializer = word }
    constraintFunctions = reader.words("config_in_layout", "constraints_only_in") ?? []
    additionFunctions = reader.words("config_in_layout", "additions_only_in") ?? []
    configurationFunctions = reader.words("config_in_layout", "configuration_only_in") ?? []
    maximumSubviews = reader.number("setup_grouping", "max_subviews") ?? maximumSubviews
    maximumLines = reader.number("setup_length", "max_lines") ?? maximumLines
    maximumStatements = reader.number("setup_length", "max_statements") ?? maximumStatements
    allowsOwnSize = reader.flag("layout_in_initialization", "allow_own_size") ?? true
  }

  private mutating func readMembers(_ reader: OptionReader) {
    if let words = reader.words("member_order", "order") {
      orderedGroups = words.compactMap(MemberGroup.init)
      // The groups without a prescribed place stay where they usually are.
      var next = orderedGroups.makeIterator()
      memberGroups = MemberGroup.allCases.map { group in
        orderedGroups.contains(group) ? next.next() ?? group : group
      }
    }
    sections = reader.words("member_order", "sections") ?? []
    marksGroups = reader.flag("member_order", "section_per_group") ?? false
    constantsPlace = reader.word("member_order", "constants").flatMap(ConstantsPlace.init) ?? .any
    privateMethods = reader.word("member_order", "private_methods").flatMap(Home.init) ?? .any
    nestedTypes = reader.word("member_order", "declarations").flatMap(Home.init) ?? .any
  }

  private mutating func readHabits(_ habits: Habits) {
    for kind in ViewKind.allCases {
      if let base = habits.usual(kind.habit) { baseClasses[kind] = base }
    }
    insetsFarEdges = habits.usual(.farEdges) != "offset"
    usesThen = habits.usual(.closures) == "then"
    closuresAreLazy = habits.usual(.closures) != "let"
    for (type, habit) in [
      ("UILabel", Habit.labelInClosure), ("UIButton", .buttonInClosure),
      ("UIImageView", .imageInClosure),
    ] {
      if let name = habits.usual(habit) { namesInClosures[type] = name }
    }
    overridden = Set([additionsName, constraintsName].filter(habits.overrides))
  }

  private mutating func readData(_ reader: OptionReader, _ way: String?) {
    let verbs = reader.words("view_configuration", "verbs") ?? []
    if let verb = verbs.first {
      dataVerb = NameTemplate(verb).name(with: "Profile")
      undecided.remove("view_configuration")
    } else if let way {
      dataIsProperty = way == "property"
      dataVerb = dataIsProperty ? "props" : way
    }
    // One value needs no type around it where nobody asks for one.
    takesProps = reader.word("view_configuration", "parameters").map { $0 != "several" } ?? false
    propsAreEquatable = reader.flag("view_configuration", "equatable") ?? false
  }

  /// The name and the last label of a function such as `addSubview(_:withConstraints:)`.
  private static func wrapper(_ function: String) -> (name: String, label: String)? {
    guard let open = function.firstIndex(of: "(") else { return nil }
    let labels = function[open...].dropFirst().dropLast().split(separator: ":")
    guard labels.count == 2, labels[0] == "_", labels[1] != "_" else { return nil }
    return (String(function[..<open]), String(labels[1]))
  }
}

/// Reads the options of rules that are on.
struct OptionReader {
  private let configuration: Configuration
  private let types: [String: any Rule.Type]

  init(_ configuration: Configuration, rules: RuleSet, known: [any Rule.Type]) {
    self.configuration = configuration
    types = Dictionary(
      known.filter { rules.runs($0.id) }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func value(_ rule: String, _ option: String) -> OptionValue? {
    types[rule]?.optionValue(option, configuration.rules[rule]?.options[option]?.value)
  }

  func word(_ rule: String, _ option: String) -> String? { value(rule, option)?.word }

  func flag(_ rule: String, _ option: String) -> Bool? {
    if case .boolean(let flag) = value(rule, option) { flag } else { nil }
  }

  func number(_ rule: String, _ option: String) -> Int? {
    if case .integer(let number) = value(rule, option) { number } else { nil }
  }

  func words(_ rule: String, _ option: String) -> [String]? {
    value(rule, option)?.elements?.compactMap(\.word)
  }

  func lists(_ rule: String, _ option: String) -> [[String]]? {
    value(rule, option)?.elements?.map { $0.elements?.compactMap(\.word) ?? [] }
  }

  /// The name before the parentheses of a function.
  func functionBase(_ rule: String, _ option: String) -> String? {
    word(rule, option).map { String($0.prefix { $0 != "(" }) }
  }
}

extension OptionValue {
  var word: String? { if case .string(let word) = self { word } else { nil } }
  fileprivate var elements: [OptionValue]? { if case .list(let list) = self { list } else { nil } }
}
