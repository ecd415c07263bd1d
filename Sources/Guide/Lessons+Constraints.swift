extension Lesson {
  /// The chapter on constraints.
  static var constraints: [Lesson] {
    [
      Lesson(
        rule: "constraint_order", chapter: .constraints, title: "Order of constraints",
        text: constraintOrderText,
        good: { style in orderedSamples(style).map { $0.layoutExcerpt($0.name) } },
        bad: { style in
          let samples = orderedSamples(style)
          return samples.flatMap { sample in
            sample.disordered(sample.name).map { sample.layoutExcerpt($0, sorted: false) }
          }
        }),
      .styled(
        "layout_dialect", .constraints, "One way to write constraints", dialectText,
        shows: { sample in
          [
            sample.layoutExcerpt(sample.avatar),
            shortLayout(sample), sample.declaration,
          ]
        },
        not: { $0.others(\.dialect, [.anchors, .snapkit, .items]) }),
      Lesson(
        rule: "activate_together", chapter: .constraints, title: "Activation",
        text: { _ in
          """
          The constraints of a view are activated together, with one `NSLayoutConstraint.activate`. The array shows where \
          they begin and end, and no line ends in `.isActive = true`.
          """
        },
        good: { style in
          let sample = SampleView(style)
          return [sample.layoutExcerpt(sample.name)]
        },
        bad: { style in
          style.others(\.activatesTogether, [false]).map { other in
            var other = other
            other.wrapper = nil
            let sample = SampleView(other)
            return sample.layoutExcerpt(sample.name)
          }
        }),
      Lesson(
        rule: "subview_wrapper", chapter: .constraints, title: "Adding a view with its constraints",
        text: { style in
          """
          A view and its constraints are added with one call, `\(style.wrapper?.name ?? "addSubview")(_:\(style.wrapper?.label ?? "withConstraints"):)`. \
          It turns the autoresizing mask off and activates the constraints, so that neither can be forgotten.
          """
        },
        good: { style in
          let sample = SampleView(style.wrapping)
          return [sample.setup(sample.name), sample.placing(sample.name)]
        },
        bad: { style in
          var other = style.wrapping
          other.wrapper = nil
          let (sample, plain) = (SampleView(style.wrapping), SampleView(other))
          // Where no function shows the wrapper, the rule has nothing to ask for.
          let setups = [sample.setup(sample.avatar), plain.setup(plain.name)]
          let parts = [sample.placing(sample.avatar), plain.placing(plain.name)]
          let name = style.constraintsName
          return [
            .separated(setups), .separated(parts.map { sample.privateFunction(name, $0) }),
          ]
        }),
      Lesson(
        rule: "foreign_constraint", chapter: .constraints, title: "Only the view's own constraints",
        text: { _ in
          """
          A view is added with its own constraints and no others. A constraint between two other views is usually a copied \
          line with the old name left in it.
          """
        },
        good: { ownConstraints($0, of: "nameLabel") },
        bad: { ownConstraints($0, of: "hintLabel") }),
      Lesson(
        rule: "priority_wrapper", chapter: .constraints, title: "Priorities on one line",
        text: { style in
          """
          A constraint gets its priority where it is made, with `\(style.priorityWrapper)(_:)`. It needs neither a name nor \
          two more lines.
          """
        },
        good: { style in
          [priorities(style, isLate: false)]
        },
        bad: { style in [priorities(style, isLate: true)] }),
      Lesson(
        rule: "inline_priority", chapter: .constraints, title: "Named priorities",
        text: { _ in
          """
          Priorities have names. `.defaultHigh` says what is meant; 999 has to be interpreted, and 998 makes you wonder why \
          it is not 999.
          """
        },
        good: { _ in [["nameLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)"]] },
        bad: { _ in
          [["nameLabel.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)"]]
        }),
      Lesson(
        rule: "physical_edges", chapter: .constraints, title: "Leading and trailing",
        text: { _ in
          """
          We constrain to leading and trailing edges, not to left and right. The layout then mirrors itself in \
          right-to-left languages.
          """
        },
        good: { style in
          let sample = SampleView(style)
          return [sample.layoutExcerpt(sample.button)]
        },
        bad: { style in
          let sample = SampleView(style)
          var view = sample.button
          view.pins = style.ordered(view.pins).map { $0.physical }
          return [sample.layoutExcerpt(view, sorted: false)]
        }),
    ]
  }

  // MARK: - Texts

  private static func constraintOrderText(_ style: TeamStyle) -> String {
    let groups = style.constraintGroups.filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
    let order =
      style.comparesAllAttributes
      ? "The constraints of a view are always in the order \(groups.joined(separator: ", "))."
        + (style.acceptsCenters
          ? " `centerY` takes the place of `top`, and `centerX` that of `leading`." : "")
      : groups.count == 1
        ? "The constraints of a view are in the order \(groups[0])."
        : "The constraints of a view are in order: \(groups.joined(separator: "; ")). Which of these groups comes first does not matter."
    return order + " That way, an edge that is missing or there twice catches the eye."
  }

  /// How many functions of the team are named.
  private static let mostHelpers = 4

  private static func dialectText(_ style: TeamStyle) -> String {
    if style.isUndecided("layout_dialect") {
      return majority + " Two libraries in one project are twice as much to know."
    }
    let names = style.layoutHelpers.prefix(mostHelpers).map { "`\($0)(…)`" }
    let helpers = names.joined(separator: ", ")
    let own =
      style.layoutHelpers.count > mostHelpers ? "functions of our own, such as \(helpers)" : helpers
    let title =
      style.usesOnlyHelpers
      ? "\(own.isEmpty ? "functions of our own" : own)"
      : style.dialect.title + (own.isEmpty ? "" : ", and with \(own)")
    return """
      We write constraints with \(title). A second way to say the same thing is one more thing to learn, and \
      code in two ways cannot be moved from one view to another.
      """
  }

  // MARK: - Code

  /// The sample view, and one in which only the attributes of one group are used.
  private static func orderedSamples(_ style: TeamStyle) -> [SampleView] { [SampleView(style)] }

  private static func ownConstraints(_ style: TeamStyle, of view: String) -> [[String]] {
    var style = style
    style.wrapper = style.wrapper ?? ("addSubview", "withConstraints")
    let sample = SampleView(style)
    let (function, label) = style.wrapper ?? ("", "")
    let pins = style.ordered([
      Pin(attribute: "top", amount: "Constants.inset"),
      Pin(attribute: "leading", amount: "Constants.inset"),
    ])
    let lines = style.dialect.lines(pins, of: "nameLabel", style)
    let foreign = style.dialect.lines(Array(pins.suffix(1)), of: view, style)
    return [
      sample.privateFunction(
        style.setupName("nameLabel"),
        ["\(function)(nameLabel, \(label): ["] + (lines.dropLast() + foreign).indented + ["])"])
    ]
  }

  /// Functions in which constraints get a priority where they are made and, on request, one that gets it later.
  private static func priorities(_ style: TeamStyle, isLate: Bool) -> [String] {
    let sample = SampleView(style)
    let height = "heightAnchor.constraint(equalToConstant: Constants.height)"
    let short = [
      "NSLayoutConstraint.activate([",
      "  nameLabel.\(height).\(style.priorityWrapper)(.defaultHigh),",
      "])",
    ]
    let long = [
      "let height = hintLabel.\(height)", "height.priority = .defaultHigh",
      "height.isActive = true",
    ]
    let names =
      style.separatesLayout
      ? [style.constraintsName, style.constraintsName]
      : [style.setupName("nameLabel"), style.setupName("hintLabel")]
    return .separated([
      sample.privateFunction(names[0], short),
      isLate ? sample.privateFunction(names[1], long) : [],
    ])
  }
}

extension TeamStyle {
  /// The same with the wrapper in use: its arrays are of anchors, and it adds where it constrains.
  fileprivate var wrapping: TeamStyle {
    var style = self
    style.dialect = .anchors
    style.structure = .functions
    (style.constraintFunctions, style.additionFunctions) = ([], [])
    return style
  }
}

extension Pin {
  /// The same with left for leading and right for trailing.
  fileprivate var physical: Pin {
    var pin = self
    let names = ["leading": "left", "trailing": "right"]
    pin.attribute = names[attribute] ?? attribute
    if case .view(let other, let edge) = target { pin.target = .view(other, names[edge] ?? edge) }
    return pin
  }
}

extension SampleView {
  /// A subview with two of its constraints exchanged, in all ways.
  fileprivate func disordered(_ view: Subview) -> [Subview] {
    let pins = style.ordered(view.pins)
    var result: [Subview] = []
    for end in pins.indices.dropFirst() {
      for start in pins.indices.prefix(end).reversed() {
        var other = view
        other.pins = pins
        other.pins.swapAt(start, end)
        result.append(other)
      }
    }
    return result
  }
}
