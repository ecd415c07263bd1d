extension Lesson {
  /// The chapters on data, interactions, styles and numbers.
  static var content: [Lesson] {
    [
      .styled(
        "view_configuration", .data, "How a view gets its data", dataText,
        shows: { sample in [dataExcerpt(sample)] },
        not: { style in
          var configured = style
          (configured.dataVerb, configured.dataIsProperty) = ("configure", false)
          var rendered = style
          (rendered.dataVerb, rendered.dataIsProperty) = ("render", false)
          return [configured, rendered] + style.others(\.takesProps, [true, false])
            + style.others(\.propsAreEquatable, [false])
        }),
      .styled(
        "interaction_style", .interactions, "How a view reports interactions", interactionText,
        shows: { sample in [interactionExcerpt(sample)] },
        not: { $0.others(\.interaction, [.delegate, .callbacks, .targetAction, .reactive]) }),
      .styled(
        "inline_style", .styles, "Colors and fonts have names",
        { style in
          """
          View code takes colors and fonts from named styles\(style.namesSystemColors ? ", and that includes UIKit's own colors: they go by the names of our design" : ""). \
          A number in a view says nothing about where else the design uses it, and is forgotten when the design changes.
          """
        },
        shows: { sample in
          [
            sample.style.structure == .closures
              ? sample.closure(sample.name)
              : sample.privateFunction(
                sample.style.setupName("nameLabel"), sample.look(sample.name)),
            SampleView.small(sample.style).declaration,
          ]
        },
        not: { $0.others(\.namesStyles, [false]) }),
      Lesson(
        rule: "rounded_corners", chapter: .styles, title: "Round corners",
        text: { style in
          """
          Corners are rounded with `\(style.cornerHelper)`, which also takes care of the curve that the design asks for.
          """
        },
        good: { style in [["coverView.\(style.roundedCorners)"]] },
        bad: { style in
          let sample = SampleView(style)
          return [
            .separated([
              sample.privateFunction(
                style.setupName("coverView"),
                ["coverView.\(style.roundedCorners)"]),
              sample.privateFunction(
                style.setupName("badgeView"), ["badgeView.layer.cornerRadius = Constants.radius"]),
            ])
          ]
        }),
      Lesson(
        rule: "unclipped_corners", chapter: .styles, title: "Round images are clipped",
        text: { _ in
          "An image view with round corners also clips: without `clipsToBounds`, the image covers the corners again."
        },
        good: { style in roundAvatars(style, isClipped: true) },
        bad: { style in roundAvatars(style, isClipped: false) }),
      Lesson(
        rule: "negative_constant", chapter: .numbers, title: "Negative numbers",
        text: { style in
          switch style.negative {
          case .factor:
            """
            A negative \(style.multipliesLiterals ? "number" : "value with a name") is written as `-1.0 * \(style.multipliesLiterals ? "16" : "inset")`. \
            A minus sign in front of a name is easily overlooked in a list of constraints; a factor is not.
            """
          case .prefix:
            "A negative value has a minus sign in front, as in `-inset`, and no factor. That is how we read it aloud."
          }
        },
        good: { negatives($0) },
        bad: { style in style.others(\.negative, [.factor, .prefix]).flatMap { negatives($0) } }),
      Lesson(
        rule: "repeated_number", chapter: .numbers, title: "Numbers with names",
        text: { _ in
          "A number that the layout of a view uses more than once has a name. Whoever changes it then knows which places mean the same."
        },
        good: { style in [SampleView.small(style).declaration] },
        bad: { _ in
          [
            [
              "final class BadgeView: UIView {", "  private func setUp() {",
              "    countLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true",
              "    countLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true",
              "  }", "}",
            ]
          ]
        }),
    ]
  }

  // MARK: - Texts

  private static func dataText(_ style: TeamStyle) -> String {
    if style.isUndecided("view_configuration") {
      return "A view gets its data in one way, and it is the same way for all views. " + majority
    }
    var text =
      style.dataIsProperty
      ? "A view gets its data through a property and updates itself in `didSet`."
      : style.takesProps
        ? "A view gets all its data at once, through `\(style.dataVerb)(_:)`."
        : "A view gets all its data at once, through `\(style.dataVerb)(…)` with a parameter for each value."
    text +=
      " Whoever uses a view for the first time knows what to call, and it cannot be left half filled."
    if style.propsAreEquatable {
      text += " `Props` are `Equatable`, so that we can tell whether anything has changed."
    }
    return text
  }

  private static func interactionText(_ style: TeamStyle) -> String {
    if style.isUndecided("interaction_style") {
      return "Our views report interactions in one way. " + majority
    }
    let how =
      switch style.interaction {
      case .callbacks: "calls a closure, `onFollow`,"
      case .delegate: "calls its delegate"
      case .targetAction: "takes a target and an action, as UIKit's controls do,"
      case .reactive: "sends an event through a publisher"
      }
    return """
      A view \(how) when something happens in it, and leaves the rest to its controller. It does not know where it is \
      used, so that it can be used again.
      """
  }

  // MARK: - Code

  private static func dataExcerpt(_ sample: SampleView) -> [String] {
    let style = sample.style
    let property =
      style.dataIsProperty
      ? block(
        "var \(style.dataVerb): Props?",
        block("didSet", ["nameLabel.text = \(style.dataVerb)?.name"]))
      : []
    let props =
      style.takesProps || style.dataIsProperty
      ? block("struct Props\(style.propsAreEquatable ? ": Equatable" : "")", ["let name: String"])
      : []
    let groups: [TeamStyle.MemberGroup: [String]] = [
      .properties: property, .nestedTypes: style.nestedTypes == .extension ? [] : props,
      .accessibleMethods: sample.dataFunction,
    ]
    return .separated([
      sample.body(of: "ProfileHeaderView", groups),
      style.nestedTypes == .extension && !props.isEmpty
        ? block("extension ProfileHeaderView", props) : [],
      style.hasPreview ? block("#Preview", ["ProfileHeaderView()"]) : [],
    ])
  }

  private static func interactionExcerpt(_ sample: SampleView) -> [String] {
    .separated([
      sample.delegateProtocol,
      sample.body(
        of: "ProfileHeaderView",
        [
          .properties: sample.interactionProperty, .accessibleMethods: sample.targetFunction,
          .privateMethods: sample.style.privateMethods == .extension ? [] : sample.tapFunction,
        ]),
      sample.style.privateMethods == .extension && !sample.tapFunction.isEmpty
        ? block("extension ProfileHeaderView", sample.tapFunction) : [],
      sample.style.hasPreview ? block("#Preview", ["ProfileHeaderView()"]) : [],
    ])
  }

  private static func roundAvatars(_ style: TeamStyle, isClipped: Bool) -> [[String]] {
    let helper = [style.roundedCorners]
    let spelled = ["layer.cornerRadius = Constants.radius"]
    return ((style.follows("rounded_corners") ? [helper] : []) + [spelled]).flatMap { corners in
      let look = corners + (isClipped ? ["clipsToBounds = true"] : [])
      let sample = SampleView.round(style, look)
      let setup = sample.look(sample.subviews[0]) + sample.addition(sample.subviews[0])
      let short = framed(
        style,
        [
          ["private let avatarView = UIImageView()"],
          sample.privateFunction(style.setupName("avatarView"), setup),
        ])
      return [sample.declaration, short]
    }
  }

  private static func negatives(_ style: TeamStyle) -> [[String]] {
    let sample = SampleView(style)
    let distance = style.negated(style.multipliesLiterals ? "16" : "Constants.inset")
    return [
      sample.layoutExcerpt(sample.button),
      ["bottomConstraint.constant = \(distance)"],
      ["scrollView.contentInset.top = \(style.negated("Constants.inset"))"],
    ].filter { lines in lines.contains { $0.contains("-1.0") || $0.contains(" -") } }
  }
}
