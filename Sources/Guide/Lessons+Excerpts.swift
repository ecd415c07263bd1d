// Code of lessons that is more than one choice away from the sample view.
extension Lesson {
  /// A setup function that configures more views than the team allows.
  static func crowdedSetup(_ style: TeamStyle) -> [String] {
    let words = [
      "name", "city", "team", "age", "status", "title", "hint", "note", "role", "date", "place",
      "detail",
    ]
    let names = (0...style.maximumSubviews).map { index in
      let word = words[index % words.count]
      return index < words.count ? "\(word)Label" : "\(word)Label\(index / words.count + 1)"
    }
    let name = NameTemplate.name(
      style.prefix + "Labels", fitting: style.configurationFunctions, prefix: style.prefix,
      word: "Labels")
    return block(
      "extension ProfileHeaderView",
      block(
        "func \(name)()", names.flatMap { ["let \($0) = UILabel()", "\($0).numberOfLines = 0"] }))
  }

  /// A view with two subviews: what shows how it is set up, and all of it.
  static func structures(_ sample: SampleView) -> [[String]] {
    var sample = sample
    sample.subviews.removeLast()
    return [structureExcerpt(sample), sample.declaration]
  }

  /// A label that is set up where the team does not.
  static func setupElsewhere(_ style: TeamStyle) -> [String] {
    let label = SampleView.small(style).subviews[0].name
    let (setup, addition) = (["\(label).numberOfLines = 0"], ["addSubview(\(label))"])
    if style.structure == .closures {
      return framed(
        style,
        [
          ["private let \(label) = UILabel()"],
          block("func \(style.setupName(label))()", setup + addition),
        ])
    }
    let closure = ["let \(label) = UILabel()"] + setup + ["return \(label)"]
    return framed(
      style,
      [
        ["private let \(label): UILabel = {"] + closure.indented + ["}()"],
        block("func \(style.separatesLayout ? style.additionsName : style.methodName)()", addition),
      ])
  }

  /// The subviews of a view and the functions that set them up.
  static func structureExcerpt(_ sample: SampleView) -> [String] {
    let functions = sample.style.privateMethods == .extension ? [] : sample.setupFunctions
    return .separated([
      sample.body(
        of: sample.typeName,
        [.properties: sample.subviewProperties, .privateMethods: .separated(functions)]),
      functions.isEmpty
        ? block("extension \(sample.typeName)", .separated(sample.setupFunctions)) : [],
      sample.preview,
    ])
  }

  /// A setup function by its name, with the label that it sets up.
  static func nameExcerpt(_ style: TeamStyle, _ label: String) -> [String] {
    SampleView(style).privateFunction(style.setupName("nameLabel"), ["\(label).numberOfLines = 0"])
  }

  /// A view with a setup function that was copied and only partly renamed.
  static func misnamed(_ style: TeamStyle) -> [String] {
    let name = style.setupName("nameLabel")
    var isInside = false
    return SampleView.pair(style).declaration.map { line in
      if line.contains("func ") { isInside = line.contains("func \(name)()") }
      return isInside && line.contains("nameLabel.font")
        ? line.replacing("nameLabel", with: "hintLabel") : line
    }
  }

  /// The same without any constraints.
  static func halfRenamed(_ style: TeamStyle) -> [String] {
    let sample = SampleView.pair(style)
    return framed(
      style,
      [
        sample.subviews.map { "let \($0.name) = \($0.initialValue)" },
        block(
          "func \(style.setupName("nameLabel"))()",
          ["hintLabel.numberOfLines = 0"]
            + (style.additionFunctions.isEmpty ? sample.addition(sample.subviews[1]) : [])),
      ])
  }

  /// A view whose only function adds and lays out its only subview.
  static func shortLayout(_ sample: SampleView) -> [String] {
    let style = sample.style
    let label = SampleView.small(style).subviews[0]
    let name = style.separatesLayout ? style.constraintsName : style.setupName(label.name)
    let body = sample.optOut(label) + sample.addition(label) + sample.constraints([label])
    return framed(
      style, [["private let \(label.name) = \(label.initialValue)"], block("func \(name)()", body)])
  }

  /// A view with some members.
  static func framed(_ style: TeamStyle, _ members: [[String]]) -> [String] {
    .separated([
      block("final class BadgeView: UIView", .separated(members)),
      style.hasPreview ? block("#Preview", ["BadgeView()"]) : [],
    ])
  }

  /// Setups in which something is styled after it was laid out.
  static func mixedSetups(_ style: TeamStyle) -> [[String]] {
    let sample = SampleView(style)
    let view = sample.name
    let (looks, layout) = (sample.look(view), sample.placing(view))
    if style.separatesLayout {
      return [
        sample.layoutFunction(looks + sample.constraints([view])),
        sample.privateFunction(style.additionsName, sample.addition(view) + looks),
      ]
    }
    return [
      sample.privateFunction(
        style.setupName(view.name), sample.optOut(view) + layout + [""] + looks)
    ]
  }

  /// The closure that makes a view, with some layout in it, and a whole view with such a closure.
  static func initialValues(_ style: TeamStyle, _ layout: [String]) -> [[String]] {
    let members =
      ["private lazy var coverView: UIImageView = {"]
      + (["let view = UIImageView()", "view.contentMode = .center"] + layout + ["return view"])
      .indented
      + ["}()"]
    var closures = style
    closures.structure = .closures
    let whole = SampleView.round(closures, ["contentMode = .center"]).declaration.flatMap { line in
      line.contains("return view")
        ? layout.map { "    " + $0 } + [line] : [line]
    }
    return [members, whole, framed(style, [members])]
  }

  /// A function that adds views on two levels.
  static func additionTree(_ style: TeamStyle, isFlat: Bool) -> [String] {
    let step = style.indentsHierarchy.map { $0 == 0 ? 2 : $0 } ?? 2
    let gap = isFlat ? "" : String(repeating: " ", count: step)
    return SampleView(style).privateFunction(
      style.additionsName,
      [
        "addSubview(stackView)", gap + "stackView.addArrangedSubview(nameLabel)",
        gap + "stackView.addArrangedSubview(hintLabel)", "addSubview(followButton)",
      ])
  }
}
