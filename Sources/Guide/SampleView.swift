/// The view that the examples show, written in a team's style.
struct SampleView {
  /// A subview of it.
  struct Subview {
    var name: String
    var type: String
    /// Assignments and calls that set how it looks, without the name of the view.
    var look: [String]
    var pins: [Pin]
  }

  var style: TeamStyle
  var typeName = "ProfileHeaderView"
  let kind: ViewKind
  /// What it inherits from.
  let superclass: String

  let avatar: Subview
  let name: Subview
  let button: Subview
  var subviews: [Subview] = []
  /// Whether the properties are declared from last to first.
  var declaresBackwards = false

  init(_ style: TeamStyle, typeName: String = "ProfileHeaderView") {
    let kind = ViewKind(ofClass: typeName)
    self.style = style
    self.style.container = kind.container
    (self.typeName, self.kind) = (typeName, kind)
    superclass = style.baseClasses[kind] ?? kind.baseClass
    avatar = Subview(
      name: "avatarView", type: "UIImageView",
      look: ["contentMode = .scaleAspectFill", "clipsToBounds = true"],
      pins: [
        Pin(attribute: "leading", amount: "Constants.inset"), Pin(attribute: "centerY"),
        Pin(attribute: "height", target: .nothing, amount: "Constants.avatarSize"),
        Pin(attribute: "width", target: .nothing, amount: "Constants.avatarSize"),
      ])
    name = Subview(
      name: "nameLabel", type: "UILabel",
      look: [
        "font = "
          + (style.namesStyles
            ? ".preferredFont(forTextStyle: .headline)" : ".systemFont(ofSize: 17)"),
        "textColor = " + style.textColor,
      ],
      pins: [
        Pin(attribute: "top", amount: "Constants.inset"),
        Pin(
          attribute: "leading", target: .view("avatarView", "trailing"), amount: "Constants.spacing"
        ),
        Pin(attribute: "bottom", amount: "Constants.inset"),
      ])
    button = Subview(
      name: "followButton", type: "UIButton",
      look: ["setTitle(\"Follow\", for: .normal)", "tintColor = " + style.accentColor],
      pins: [
        Pin(
          attribute: "leading", target: .view("nameLabel", "trailing"), amount: "Constants.spacing"),
        Pin(attribute: "trailing", amount: "Constants.inset"), Pin(attribute: "centerY"),
      ])
    subviews = [avatar, name, button]
  }

  /// A view with one label, which shows the shape of a type.
  static func small(_ style: TeamStyle) -> SampleView {
    var view = SampleView(style, typeName: "BadgeView")
    var label = view.name
    label.look = Array(label.look.prefix(1))
    label.pins = ["top", "leading", "trailing", "bottom"].map {
      Pin(attribute: $0, amount: "Constants.inset")
    }
    view.subviews = [label]
    return view
  }

  /// A view with two labels, one below the other.
  static func pair(_ style: TeamStyle) -> SampleView {
    var view = small(style)
    var (name, hint) = (view.subviews[0], view.subviews[0])
    name.pins.removeLast()
    hint.name = "hintLabel"
    hint.pins[0] = Pin(
      attribute: "top", target: .view("nameLabel", "bottom"), amount: "Constants.spacing")
    view.subviews = [name, hint]
    return view
  }

  /// A view with a round image.
  static func round(_ style: TeamStyle, _ look: [String]) -> SampleView {
    var view = small(style)
    view.subviews = [view.avatar]
    view.subviews[0].look = look
    return view
  }

  /// Whether it gets data: whether it has a label for it.
  var isFilled: Bool { subviews.contains { $0.name == name.name } }

  /// Whether it reports interactions: whether it has a button.
  var isInteractive: Bool { subviews.contains { $0.name == button.name } }
}

extension TeamStyle {
  /// A call on what contains the subviews, or a member of it.
  func inContainer(_ code: String) -> String { container.isEmpty ? code : "\(container).\(code)" }

  /// The color of text: a name of UIKit, or of the asset catalog.
  fileprivate var textColor: String {
    if !namesStyles { return "UIColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 1)" }
    return namesSystemColors ? "UIColor(named: \"PrimaryText\")" : ".label"
  }

  fileprivate var accentColor: String {
    namesSystemColors ? "UIColor(named: \"Accent\")" : ".systemBlue"
  }

  /// The pins of one view in the team's order.
  func ordered(_ pins: [Pin]) -> [Pin] {
    let ranks = Dictionary(
      constraintGroups.joined().enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    return pins.enumerated().sorted { left, right in
      let (first, second) = (
        ranks[left.element.attribute] ?? .max, ranks[right.element.attribute] ?? .max
      )
      return (first, left.offset) < (second, right.offset)
    }.map(\.element)
  }

  /// `setup` and `nameLabel` as `setupNameLabel`, or another name that the configuration allows.
  func setupName(_ view: String) -> String {
    NameTemplate.name(
      prefix + view.capitalizedFirst, fitting: separatesLayout ? configurationFunctions : [],
      prefix: prefix, word: view.capitalizedFirst)
  }

  var additionsName: String {
    NameTemplate.name(
      usualAddition ?? prefix + "Views", fitting: additionFunctions, prefix: prefix, word: "Views")
  }

  var constraintsName: String {
    NameTemplate.name(
      usualConstraints ?? prefix + "Constraints", fitting: constraintFunctions, prefix: prefix,
      word: "Constraints")
  }

  /// The only setup function of a view.
  var methodName: String {
    NameTemplate.name(
      prefix + "Subviews", fitting: configurationFunctions, prefix: prefix, word: "Subviews")
  }
}

extension SampleView {
  /// The lines that set how a subview looks.
  func look(_ view: Subview, as name: String? = nil) -> [String] {
    view.look.map { "\(name ?? view.name).\($0)" }
  }

  /// The lines that add a subview.
  func addition(_ view: Subview) -> [String] {
    let call =
      style.dialect == .flexlayout ? "flex.addItem(\(view.name))" : "addSubview(\(view.name))"
    return [style.inContainer(call)]
  }

  /// What lays out the container before its subviews are added.
  var containerLayout: [String] {
    style.dialect == .flexlayout && isInteractive
      ? [style.inContainer("flex.direction(.row)")] : []
  }

  var usesWrapper: Bool {
    style.wrapper != nil && style.dialect == .anchors && !style.separatesLayout
  }

  /// The lines that turn off the autoresizing mask.
  func optOut(_ view: Subview) -> [String] {
    guard style.dialect.needsOptOut, !usesWrapper else { return [] }
    return ["\(view.name).translatesAutoresizingMaskIntoConstraints = false"]
  }

  /// The lines that constrain some subviews.
  func constraints(_ views: [Subview], sorted: Bool = true) -> [String] {
    let all = views.flatMap { view in
      style.dialect.lines(sorted ? style.ordered(view.pins) : view.pins, of: view.name, style)
    }
    guard style.dialect.writesElements else { return all }
    if !style.activatesTogether { return all.map { $0.dropLast() + ".isActive = true" } }
    return ["NSLayoutConstraint.activate(["] + all.indented + ["])"]
  }

  /// The lines that add and constrain a subview, as far as they are in one function.
  func placing(_ view: Subview, sorted: Bool = true) -> [String] {
    if style.dialect.setsFramesOnLayout { return addition(view) }
    if style.dialect == .flexlayout {
      return style.dialect.chain(addition(view)[0], style.dialect.flexCalls(view.pins))
    }
    guard usesWrapper, let wrapper = style.wrapper else {
      return addition(view) + constraints([view], sorted: sorted)
    }
    let pins = sorted ? style.ordered(view.pins) : view.pins
    return [style.inContainer("\(wrapper.name)(\(view.name), \(wrapper.label): [")]
      + style.dialect.lines(pins, of: view.name, style).indented + ["])"]
  }

  /// The function that sets up one subview.
  func setup(_ view: Subview, sorted: Bool = true) -> [String] {
    let body =
      style.separatesLayout
      ? look(view) : look(view) + optOut(view) + [""] + placing(view, sorted: sorted)
    return privateFunction(style.setupName(view.name), body)
  }

  /// The function with the constraints of some subviews, where they have one of their own.
  func constraintFunction(_ views: [Subview], sorted: Bool = true) -> [String] {
    layoutFunction(constraints(views, sorted: sorted))
  }

  /// The function that lays out, where there is one for that.
  func layoutFunction(_ body: [String]) -> [String] {
    style.dialect.setsFramesOnLayout
      ? block("override func layoutSubviews()", ["super.layoutSubviews()"] + body)
      : privateFunction(style.constraintsName, body)
  }

  func privateFunction(_ name: String, _ body: [String]) -> [String] {
    overrides(name)
      ? block("override func \(name)()", ["super.\(name)()"] + body)
      : block("private func \(name)()", body)
  }

  /// Whether a function takes the place of one of the superclass, which calls it.
  func overrides(_ function: String) -> Bool {
    superclass != kind.baseClass && style.overridden.contains(function)
  }

  /// A function that shows the constraints of one view.
  func layoutExcerpt(_ view: Subview, sorted: Bool = true) -> [String] {
    style.separatesLayout || style.dialect.setsFramesOnLayout
      ? constraintFunction([view], sorted: sorted) : setup(view, sorted: sorted)
  }
}

/// Lines in braces.
func block(_ head: String, _ body: [String]) -> [String] {
  ["\(head) {"] + body.indented + ["}"]
}

extension [String] {
  /// The lines, moved to the right by one level.
  var indented: [String] { map { $0.isEmpty ? "" : "  " + $0 } }

  /// The lines of several parts, with an empty line between two.
  static func separated(_ parts: [[String]]) -> [String] {
    [String](parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}
