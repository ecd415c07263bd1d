extension Lesson {
  /// The chapters on the structure of the code and of views.
  static var structure: [Lesson] {
    [
      .styled(
        "member_order", .codeStructure, "Order of members", memberOrderText,
        shows: { [SampleView.small($0.style).declaration] },
        not: { style in
          var groups: [TeamStyle] = []
          for index in style.memberGroups.indices.dropFirst().reversed() {
            var other = style
            other.memberGroups.swapAt(index, index - 1)
            groups.append(other)
          }
          return groups + style.others(\.constantsPlace, [.first, .last, .any])
            + style.others(\.privateMethods, [.body, .extension])
            + style.others(\.nestedTypes, [.body, .extension])
            + style.others(\.marksGroups, [false])
        }),
      Lesson(
        rule: "missing_preview", chapter: .codeStructure, title: "Previews",
        text: { _ in
          """
          Each view comes with a preview at the bottom of its file. We see what we change without starting the app, and a \
          reviewer finds out in seconds what the view looks like.
          """
        },
        good: { style in
          [["final class BadgeView: UIView {}", "", "#Preview {", "  BadgeView()", "}"]]
        },
        bad: { _ in [["final class BadgeView: UIView {}"]] }),
      Lesson(
        rule: "view_structure", chapter: .viewStructure, title: "Where subviews are set up",
        text: viewStructureText, good: { structures(SampleView($0)) },
        bad: { style in
          [setupElsewhere(style)]
            + style.others(\.structure, [.functions, .method, .closures])
            .flatMap { structures(SampleView($0)) }
        }),
      Lesson(
        rule: "setup_grouping", chapter: .viewStructure, title: "Views of a setup function",
        text: { style in
          let last =
            style.structure == .closures
            ? "What has more to configure belongs in the closures of its views, each of which is about one."
            : "When something about a label has to change, its function is the only place to read, and the setup never grows into something that nobody wants to touch."
          return """
            A setup function configures \(style.maximumSubviews == 1 ? "one view" : "at most \(spelled(style.maximumSubviews)) views"). \
            \(last)
            """
        },
        good: { style in
          let sample = SampleView(style)
          let views = [sample.avatar, sample.name]
          return [
            .separated(
              views.map { style.structure == .closures ? sample.closure($0) : sample.setup($0) })
          ]
        },
        bad: { [crowdedSetup($0)] }),
      Lesson(
        rule: "setup_length", chapter: .viewStructure, title: "Length of setup functions",
        text: { style in
          """
          A setup function has at most \(style.maximumLines) lines and \(style.maximumStatements) statements. One that does \
          not fit is doing the work of several.
          """
        },
        good: { style in
          let sample = SampleView(style)
          return [
            style.structure == .closures
              ? sample.constraintFunction(sample.subviews) : sample.setup(sample.name)
          ]
        },
        bad: { _ in [] }),
      .styled(
        "setup_prefix", .viewStructure, "Names of setup functions", setupPrefixText,
        shows: { sample in
          [
            sample.style.structure == .closures
              ? sample.layoutExcerpt(sample.name) : sample.setup(sample.name),
            SampleView.small(sample.style).declaration,
          ]
        },
        not: { $0.others(\.prefix, ["configure", "setup", "setUp"]) }),
      Lesson(
        rule: "setup_name", chapter: .viewStructure, title: "The view in the name",
        text: { style in
          """
          The name of a setup function says which view it sets up, and it keeps to that view: `\(style.setupName("nameLabel"))()` \
          is about `nameLabel`. It goes wrong when a function is copied and only half of it is renamed.
          """
        },
        good: { style in [nameExcerpt(style, "nameLabel"), SampleView.pair(style).declaration] },
        bad: { style in
          [nameExcerpt(style, "hintLabel"), misnamed(style), halfRenamed(style)]
        }),
      Lesson(
        rule: "subview_order", chapter: .viewStructure, title: "Order of subviews",
        text: { _ in
          """
          We declare, set up and add subviews in one order, from the back to the front and from the top to the bottom of the \
          screen. Whoever knows where a view is declared knows where to find the rest of it.
          """
        },
        good: { style in [SampleView.pair(style).declaration] },
        bad: { style in
          var sample = SampleView.pair(style)
          sample.declaresBackwards = true
          return [sample.declaration]
        }),
      Lesson(
        rule: "subview_name", chapter: .viewStructure, title: "Names of subviews",
        text: subviewNameText,
        good: { style in
          [framed(style, [[named(style.namesKinds)]]), SampleView.small(style).declaration]
        },
        bad: { style in [framed(style, [[named(!style.namesKinds)]])] }),
      Lesson(
        rule: "final_class", chapter: .codeStructure, title: "Final classes",
        text: { _ in
          """
          A view that nothing inherits from is `final`. Whoever changes it need not look for subclasses, and where there \
          are some, it shows.
          """
        },
        good: { style in [SampleView.small(style).declaration] },
        bad: { _ in [["class BadgeView: UIView {}"]] }),
      .styled(
        "exposed_subview", .viewStructure, "Private subviews",
        { _ in
          """
          Subviews are private. A controller that reaches into a view breaks when the view is rearranged; it hands in data \
          and hears about interactions instead.
          """
        },
        shows: { sample in
          [framed(sample.style, [sample.subviewProperties]), sample.declaration]
        },
        not: { $0.others(\.subviewsArePrivate, [false]) }),
      .styled(
        "initializer_style", .viewStructure, "`init(coder:)`", initializerText,
        shows: { sample in
          [framed(sample.style, sample.initializers), sample.declaration]
        },
        not: { $0.others(\.initializer, [.commonSetup, .fatalError]) }),
      Lesson(
        rule: "interface_builder", chapter: .viewStructure, title: "Views in code",
        text: { _ in
          """
          Our views and screens are made in code. Code can be reviewed, searched and merged; a storyboard has to be \
          opened in Xcode to be understood.
          """
        },
        good: { style in [["private let nameLabel = UILabel()"]] },
        bad: { _ in [["@IBOutlet private var nameLabel: UILabel!"]] }),
      Lesson(
        rule: "config_in_layout", chapter: .viewStructure, title: "Appearance first, then layout",
        text: configInLayoutText,
        good: { style in
          let sample = SampleView(style)
          return [
            style.structure == .closures
              ? .separated([
                sample.closure(sample.name), sample.constraintFunction([sample.name]),
              ])
              : style.separatesLayout
                ? .separated([sample.setup(sample.name), sample.constraintFunction([sample.name])])
                : sample.setup(sample.name)
          ]
        },
        bad: { mixedSetups($0) }),
      Lesson(
        rule: "layout_in_initialization", chapter: .viewStructure,
        title: "No layout in initial values",
        text: { style in
          """
          The closure that makes a view only configures it. It neither adds the view nor constrains it to others, which may \
          not exist yet.\(style.allowsOwnSize ? " A height or width of its own is fine." : " That goes for its height and width, too.")
          """
        },
        good: { initialValues($0, []) },
        bad: { style in
          initialValues(
            style, ["view.topAnchor.constraint(equalTo: topAnchor).isActive = true"])
            + initialValues(style, ["addSubview(view)"])
            + initialValues(style, ["view.addSubview(badgeView)"])
        }),
      Lesson(
        rule: "hierarchy_indentation", chapter: .viewStructure, title: "The hierarchy at a glance",
        text: { _ in
          """
          Calls that add views are indented below the call that adds their parent, so that the code has the shape of the \
          view tree.
          """
        },
        good: { style in [additionTree(style, isFlat: false)] },
        bad: { style in [additionTree(style, isFlat: true)] }),
    ]
  }

  // MARK: - Texts

  /// The declaration of a subview whose name says what kind of view it is, or does not.
  private static func named(_ hasKind: Bool) -> String {
    "private let \(hasKind ? "countLabel" : "count") = UILabel()"
  }

  private static func subviewNameText(_ style: TeamStyle) -> String {
    if style.isUndecided("subview_name") { return majority }
    return style.namesKinds
      ? "The name of a subview says what it is: `nameLabel`, `avatarImageView`. A line of layout can be read without a look at the declaration."
      : "The name of a subview says what it shows, and its type what it is."
  }

  private static func memberOrderText(_ style: TeamStyle) -> String {
    let order = list(style.orderedGroups.map(\.plural))
    var text =
      style.orderedGroups.count < TeamStyle.MemberGroup.allCases.count
      ? "In a type we write \(style.orderedGroups.map(\.plural).joined(separator: ", then ")). The other members may be anywhere."
      : "A type has its members in this order: \(order)."
    text += " We open a file and know where to look."
    switch style.constantsPlace {
    case .any: break
    case .first: text += " `Constants` come first of all."
    case .last: text += " `Constants` come last."
    }
    if style.privateMethods == .extension {
      text += " Private methods are in an extension of their own."
    }
    if style.privateMethods == .body { text += " Private methods stay in the body of the type." }
    if style.nestedTypes == .extension {
      text += " Nested types such as `Props` are in an extension."
    }
    if style.nestedTypes == .body {
      text += " Nested types such as `Props` stay in the body of the type."
    }
    if style.marksGroups { text += " A `MARK` comment opens each group." }
    if !style.sections.isEmpty {
      text += " The titles of sections are, in order: \(list(style.sections.map { "`\($0)`" }))."
    }
    return text
  }

  private static func viewStructureText(_ style: TeamStyle) -> String {
    if style.isUndecided("view_structure") {
      return majority + " A view with a structure of its own has to be learned first."
    }
    switch style.structure {
    case .functions:
      return """
        Each subview is set up in a function of its own, and one place calls them all. It reads like a table of contents: \
        whoever looks for the label goes straight to its function.
        """
    case .method:
      return """
        One method, `\(style.methodName)()`, sets up all subviews. We keep our views small enough for it to fit on a screen; \
        when it no longer does, it is time for another view.
        """
    case .closures:
      return """
        A subview is configured where it is declared, in the closure that is its initial value. What is left for the setup \
        functions is to add the views and to constrain them.
        """
    }
  }

  private static func setupPrefixText(_ style: TeamStyle) -> String {
    if style.isUndecided("setup_prefix") {
      return
        "The names of our setup functions begin with the same word, so that they are found by name. "
        + majority
    }
    return """
      The names of setup functions begin with `\(style.prefix)`. Nobody has to guess between `setup`, `setUp` and \
      `configure` when searching for one.
      """
  }

  private static func initializerText(_ style: TeamStyle) -> String {
    if style.isUndecided("initializer_style") {
      return majority + " What matters is that we know whether a view may be used in a storyboard."
    }
    switch style.initializer {
    case .commonSetup:
      return
        "Both initializers call the same setup, so a view works wherever it comes from, storyboards included."
    case .fatalError:
      return
        "A view that is only made in code fails in `init(coder:)`. That way, nobody maintains or tests a path that no one takes."
    }
  }

  private static func configInLayoutText(_ style: TeamStyle) -> String {
    var text = """
      Colors, fonts and the like are set before a view is added and constrained, never in between. Someone who restyles a \
      screen then does not have to read its layout.
      """
    let homes = [
      ("Constraints are only made", style.constraintFunctions),
      ("Subviews are only added", style.additionFunctions),
      ("Subviews are only styled", style.configurationFunctions),
    ]
    for (what, patterns) in homes where !patterns.isEmpty {
      text += " \(what) in \(list(patterns.map { "`\($0)()`" }, "or"))."
    }
    return text
  }

  /// What a section says if no way is prescribed.
  static let majority = "We do as most of our views do."
}

extension TeamStyle.MemberGroup {
  fileprivate var plural: String {
    switch self {
    case .properties: "properties"
    case .nestedTypes: "nested types"
    case .lifecycle: "initializers and the rest of the lifecycle"
    case .accessibleMethods: "methods that others call"
    case .privateMethods: "private methods"
    }
  }
}
