import LayoutModel

// The whole class of the sample view.
extension SampleView {
  /// The class with what belongs to it, without imports.
  var declaration: [String] {
    .separated([delegateProtocol, typeBody, outsideMembers, preview])
  }

  /// The content of a Swift file.
  var file: [String] {
    let imports = ["Combine"].filter { _ in style.interaction == .reactive } + ["UIKit"]
    let modules = (imports + [style.dialect.module].compactMap(\.self)).sorted()
    let needsSwiftUI = style.hasPreview ? ["SwiftUI"] : []
    return .separated([
      (modules + needsSwiftUI).sorted().map { "import \($0)" }, declaration,
    ])
  }

  var delegateProtocol: [String] {
    guard style.interaction == .delegate, isInteractive else { return [] }
    return block(
      "protocol \(typeName)Delegate: AnyObject",
      ["func \(delegateCall)DidTapFollow(_ view: \(typeName))"])
  }

  private var delegateCall: String { typeName.prefix(1).lowercased() + typeName.dropFirst() }

  /// The class itself.
  var typeBody: [String] {
    var groups: [TeamStyle.MemberGroup: [String]] = [:]
    for group in style.memberGroups { groups[group] = .separated(members(of: group)) }
    return body(
      of: typeName, groups, first: style.constantsPlace == .first ? constants : [],
      last: style.constantsPlace == .last ? constants : [])
  }

  /// A class with some groups of members, in the team's order and with its sections.
  func body(
    of type: String, _ groups: [TeamStyle.MemberGroup: [String]], first: [String] = [],
    last: [String] = []
  ) -> [String] {
    var body = [first]
    var previous = -1
    for group in style.memberGroups {
      guard let lines = groups[group], !lines.isEmpty else { continue }
      if let title = title(of: group, after: &previous) { body.append(["// MARK: - \(title)"]) }
      body.append(lines)
    }
    return block("final class \(type): \(superclass)", .separated(body + [last]))
  }

  private func members(of group: TeamStyle.MemberGroup) -> [[String]] {
    switch group {
    case .properties: [interactionProperty, dataProperty, subviewProperties]
    case .nestedTypes: style.nestedTypes == .extension ? [] : nestedTypes
    case .lifecycle: initializers + [layoutOverride]
    case .accessibleMethods: [dataFunction, targetFunction]
    case .privateMethods: style.privateMethods == .extension ? [] : privateMethods
    }
  }

  /// Members that are in extensions.
  private var outsideMembers: [String] {
    let types = style.nestedTypes == .extension ? nestedTypes.filter { !$0.isEmpty } : []
    let methods = style.privateMethods == .extension ? privateMethods : []
    return .separated([
      types.isEmpty ? [] : block("extension \(typeName)", .separated(types)),
      methods.isEmpty ? [] : block("extension \(typeName)", .separated(methods)),
    ])
  }

  // MARK: - Properties

  private var access: String { style.subviewsArePrivate ? "private " : "" }

  var subviewProperties: [String] {
    let subviews = declaresBackwards ? subviews.reversed() : subviews
    if style.structure == .closures { return .separated(subviews.map { closure($0) }) }
    return subviews.map { "\(access)let \($0.name) = \($0.initialValue)" }
  }

  /// The property that makes and configures a subview.
  func closure(_ view: Subview) -> [String] {
    if style.usesThen {
      let body = look(view, as: "$0") + wiring(view, as: "$0")
      let keyword = keyword(view)
      return block("\(access)\(keyword) \(view.name) = \(view.initialValue).then", body)
    }
    let local = style.namesInClosures[view.type] ?? "view"
    let optOut =
      style.dialect.needsOptOut
      ? ["\(local).translatesAutoresizingMaskIntoConstraints = false"] : []
    return ["\(access)\(keyword(view)) \(view.name): \(view.type) = {"]
      + (["let \(local) = \(view.initialValue)"] + look(view, as: local) + wiring(view, as: local)
      + optOut + ["return \(local)"]).indented
      + ["}()"]
  }

  /// Only a lazy value may name the view around it.
  private func keyword(_ view: Subview) -> String {
    let isLazy = style.usesThen ? false : style.closuresAreLazy
    return isLazy || !wiring(view, as: "$0").isEmpty ? "lazy var" : "let"
  }

  var interactionProperty: [String] {
    guard isInteractive else { return [] }
    return switch style.interaction {
    case .callbacks: ["var onFollow: (() -> Void)?"]
    case .delegate: ["weak var delegate: \(typeName)Delegate?"]
    case .reactive: ["let followTaps = PassthroughSubject<Void, Never>()"]
    case .targetAction: []
    }
  }

  private var dataProperty: [String] {
    guard style.dataIsProperty, isFilled else { return [] }
    return block(
      "var \(style.dataVerb): Props?", block("didSet", ["nameLabel.text = \(style.dataVerb)?.name"])
    )
  }

  // MARK: - Nested types

  private var nestedTypes: [[String]] {
    [
      isFilled && (style.takesProps || style.dataIsProperty)
        ? block("struct Props\(style.propsAreEquatable ? ": Equatable" : "")", ["let name: String"])
        : [],
      style.constantsPlace == .any ? constants : [],
    ]
  }

  var constants: [String] {
    let used = Set(subviews.flatMap { $0.pins.map(\.amount) })
    let values = [("avatarSize", 48), ("inset", 16), ("spacing", 12)]
      .filter { used.contains("Constants.\($0.0)") }
    return block(
      "private enum Constants", values.map { "static let \($0.0): CGFloat = \($0.1)" })
  }

  // MARK: - Methods

  /// What sets up the whole view: the call of a function for it or, where only one initializer does so, its statements.
  private var setup: [String] {
    if hasOneEntry { return setupCalls }
    return [
      style.structure == .method && !style.separatesLayout
        ? "\(style.methodName)()" : "commonSetup()"
    ]
  }

  private var hasOneEntry: Bool { style.initializer == .fatalError || kind == .screen }

  /// What the function for the whole view calls.
  private var setupCalls: [String] {
    switch style.structure {
    case .method: ["\(style.methodName)()"] + (style.separatesLayout ? layoutCalls : [])
    case .closures: layoutCalls
    case .functions:
      (style.separatesLayout ? [] : containerLayout)
        + subviews.map { "\(style.setupName($0.name))()" }
        + (style.separatesLayout ? layoutCalls : [])
    }
  }

  /// The function for the whole view, where there is one.
  private var commonSetup: [[String]] {
    hasOneEntry ? [] : [privateFunction("commonSetup", setupCalls)]
  }

  var initializers: [[String]] {
    if isSetUpBySuperclass { return [] }
    let coder =
      style.initializer == .fatalError
      ? ["fatalError(\"init(coder:) has not been implemented\")"]
      : ["super.init(coder: coder)"] + setup
    let (head, call) =
      switch kind {
      case .view, .item: ("override init(frame: CGRect)", "super.init(frame: frame)")
      case .cell:
        (
          "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
          "super.init(style: style, reuseIdentifier: reuseIdentifier)"
        )
      case .screen: ("override func viewDidLoad()", "super.viewDidLoad()")
      }
    let first = block(head, [call] + setup)
    return kind == .screen ? [first] : [first, block("required init?(coder: NSCoder)", coder)]
  }

  /// Whether the superclass calls all that sets the view up.
  private var isSetUpBySuperclass: Bool {
    style.structure == .closures
      && [style.additionsName, style.constraintsName].allSatisfy(overrides)
  }

  /// What lays the subviews out whenever the size changes.
  private var layoutOverride: [String] {
    switch style.dialect {
    case .pinlayout: constraintFunction(subviews)
    case .flexlayout:
      block("override func layoutSubviews()", ["super.layoutSubviews()", "flex.layout()"])
    default: []
    }
  }

  var dataFunction: [String] {
    guard !style.dataIsProperty, isFilled else { return [] }
    return style.takesProps
      ? block("func \(style.dataVerb)(_ props: Props)", ["nameLabel.text = props.name"])
      : block("func \(style.dataVerb)(name: String)", ["nameLabel.text = name"])
  }

  var targetFunction: [String] {
    guard style.interaction == .targetAction, isInteractive else { return [] }
    return block(
      "func addFollowTarget(_ target: Any?, action: Selector)",
      ["followButton.addTarget(target, action: action, for: .touchUpInside)"])
  }

  private var privateMethods: [[String]] { setupFunctions + [tapFunction] }

  private func wiring(_ view: Subview, as name: String) -> [String] {
    guard view.name == button.name, style.interaction != .targetAction else { return [] }
    return ["\(name).addTarget(self, action: #selector(didTapFollow), for: .touchUpInside)"]
  }

  /// The functions that set up the subviews.
  var setupFunctions: [[String]] {
    switch style.structure {
    case .method:
      let looks = subviews.flatMap { look($0) + wiring($0, as: $0.name) + optOut($0) }
      guard style.separatesLayout else {
        let layout =
          usesWrapper
          ? subviews.flatMap { [""] + placing($0) }
          : [""] + containerLayout
            + (laysOutOnAddition
              ? subviews.flatMap { placing($0) }
              : subviews.flatMap { addition($0) } + constraints(subviews))
        return [privateFunction(style.methodName, looks + layout)]
      }
      return commonSetup + [privateFunction(style.methodName, looks)] + layoutFunctions
    case .closures: return (isSetUpBySuperclass ? [] : commonSetup) + layoutFunctions
    case .functions:
      return commonSetup + subviews.map { setupFunction($0) }
        + (style.separatesLayout ? layoutFunctions : [])
    }
  }

  /// Whether a view is laid out by what adds it, or elsewhere.
  private var laysOutOnAddition: Bool {
    style.dialect == .flexlayout || style.dialect.setsFramesOnLayout
  }

  /// The calls of `layoutFunctions`.
  private var layoutCalls: [String] {
    ["\(style.additionsName)()"]
      + (style.dialect.setsFramesOnLayout ? [] : ["\(style.constraintsName)()"])
  }

  /// The functions that add and lay out the subviews, where these are separate.
  private var layoutFunctions: [[String]] {
    style.dialect.setsFramesOnLayout
      ? [additions] : [additions, layoutFunction(containerLayout + constraints(subviews))]
  }

  private func setupFunction(_ view: Subview) -> [String] {
    let body = look(view) + wiring(view, as: view.name) + optOut(view)
    return privateFunction(
      style.setupName(view.name), style.separatesLayout ? body : body + [""] + placing(view))
  }

  private var additions: [String] {
    privateFunction(style.additionsName, subviews.flatMap { addition($0) })
  }

  var tapFunction: [String] {
    guard isInteractive else { return [] }
    let call: String
    switch style.interaction {
    case .callbacks: call = "onFollow?()"
    case .delegate: call = "delegate?.\(delegateCall)DidTapFollow(self)"
    case .reactive: call = "followTaps.send()"
    case .targetAction: return []
    }
    return block("@objc private func didTapFollow()", [call])
  }

  // MARK: - Around the class

  var preview: [String] {
    style.hasPreview ? block("#Preview", ["\(typeName)()"]) : []
  }

  /// The title of the section of a group of members; nil if the style has no such sections.
  private func title(of group: TeamStyle.MemberGroup, after previous: inout Int) -> String? {
    guard style.marksGroups || !style.sections.isEmpty else { return nil }
    guard !style.sections.isEmpty else { return group.titles[0] }
    let allowed = style.sections.enumerated().filter { $0.offset >= previous }
    for title in group.titles {
      for (rank, pattern) in allowed where NamePattern(pattern).matches(title) {
        previous = rank
        return title
      }
    }
    guard style.marksGroups else { return nil }
    guard let (rank, pattern) = allowed.first(where: { $0.offset > previous }) ?? allowed.first
    else { return nil }
    previous = rank
    return NameTemplate(pattern).name(with: group.titles[0])
  }
}

extension TeamStyle.MemberGroup {
  /// The usual titles of its section, the first one if none is prescribed.
  var titles: [String] {
    switch self {
    case .properties: ["Properties", "Private Properties", "Subviews"]
    case .nestedTypes: ["Nested Types", "Declarations", "Types"]
    case .lifecycle: ["Lifecycle", "Life Cycle", "Initialization", "Init"]
    case .accessibleMethods: ["Accessible Methods", "Public Methods", "Methods"]
    case .privateMethods: ["Private Methods", "Setup", "Private"]
    }
  }
}

extension SampleView.Subview {
  var initialValue: String { type == "UIButton" ? "UIButton(type: .system)" : "\(type)()" }
}
