// Code of lessons that is more than one choice away from the sample view.
extension Lesson {
  /// A setup function that configures more views than the team allows.
  static func crowdedSetup(_ style: TeamStyle) -> [String] {
    let words = [
      "name", "city", "team", "age", "status", "title", "hint", "note", "role", "date", "place", "detail",
    ]
    let names = (0...style.maximumSubviews).map { index in
      let word = words[index % words.count]
      return index < words.count ? "\(word)Label" : "\(word)Label\(index / words.count + 1)"
    }
    let name = NameTemplate.name(
      style.prefix + "Labels", fitting: style.configurationFunctions, prefix: style.prefix,
      word: "Labels")
    return block("private func \(name)()", names.map { "\($0).adjustsFontForContentSizeCategory = true" })
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

  /// A view with two labels and some functions.
  static func twoLabels(_ style: TeamStyle, _ functions: [[String]]) -> [String] {
    let properties = ["nameLabel", "hintLabel"].map { "private let \($0) = UILabel()" }
    return framed(style, [properties] + functions)
  }

  /// A view with some members.
  static func framed(_ style: TeamStyle, _ members: [[String]]) -> [String] {
    .separated([
      block("final class BadgeView: UIView", .separated(members)),
      style.hasPreview ? block("#Preview", ["BadgeView()"]) : [],
    ])
  }

  static func addingLabels(_ style: TeamStyle, _ names: [String]) -> [String] {
    SampleView(style).privateFunction(style.additionsName, names.map { "addSubview(\($0))" })
  }

  /// Setups in which something is styled after it was laid out.
  static func mixedSetups(_ style: TeamStyle) -> [[String]] {
    let sample = SampleView(style)
    let view = sample.name
    let (looks, layout) = (sample.look(view), sample.placing(view))
    if style.separatesLayout {
      return [
        sample.privateFunction(style.constraintsName, looks + sample.constraints([view])),
        sample.privateFunction(style.additionsName, sample.addition(view) + looks),
      ]
    }
    return [
      sample.privateFunction(style.setupName(view.name), sample.optOut(view) + layout + [""] + looks)
    ]
  }

  static func initialValues(_ style: TeamStyle, _ layout: [String]) -> [[String]] {
    let members = ["private lazy var coverView: UIImageView = {"]
      + (["let view = UIImageView()", "view.contentMode = .center"] + layout + ["return view"]).indented
      + ["}()"]
    return [members, framed(style, [members])]
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
