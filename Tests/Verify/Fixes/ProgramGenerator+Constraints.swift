extension ProgramGenerator {
  /// A block of layout code.
  enum Block: String, CaseIterable {
    case activatedArray, activatedOneByOne, addedConstraints, storedArray, returnedArray,
      passedArray
    case appended, loop, builder, itemConstraints, priorities, maker, remake, prepared, pureLayout
    case tinyConstraints, anchorage, cartography, stevia, easyPeasy, pinLayout, frames, additions
    case constants
  }

  /// The statements of a block.
  ///
  /// - Parameter index: makes its names different from those of other blocks.
  mutating func lines(of block: Block, _ index: Int) -> [String] {
    switch block {
    case .activatedArray: return ["NSLayoutConstraint.activate(["] + elements() + ["])"]
    case .addedConstraints: return ["addConstraints(["] + elements() + ["])"]
    case .passedArray: return ["keep(["] + elements() + ["])"]
    case .activatedOneByOne:
      return conditional(commented(constraints().map { "\($0).isActive = true" }))
    case .storedArray:
      let name = any(["let made\(index)", "kept"])
      let variable = name.split(separator: " ").last ?? ""
      return ["\(name) = ["] + elements() + ["]"] + reading(String(variable))
    case .returnedArray:
      members.append(
        (["func make\(index)() -> [NSLayoutConstraint] {", "  ["] + elements().map { "  " + $0 }
          + ["  ]", "}"]).joined(separator: "\n"))
      return reading("make\(index)()")
    case .appended:
      return commented(constraints(optional: false).map { "kept.append(\($0))" }) + reading("kept")
    case .loop:
      return ["["] + elements() + ["].forEach {", "  Recorder.note(\"next\", $0)"]
        + ["  $0.isActive = true", "}"]
    case .builder: return builder(index)
    case .itemConstraints: return itemConstraints()
    case .priorities: return priorities(index)
    case .constants:
      return [
        "let kept\(index) = a.topAnchor.constraint(equalTo: topAnchor)",
        "kept\(index).isActive = true", "kept\(index).constant = \(points())",
        "c.frame = CGRect(x: \(points()), y: \(points()), width: 10, height: 20)",
      ]
    default: return libraryLines(of: block, index)
    }
  }

  // MARK: - Elements

  /// Two to five constraints, mostly of one view.
  mutating func constraints(optional: Bool = true) -> [String] {
    var own = view()
    // An array does not accept optional constraints.
    if !optional { own = own.replacing("?", with: "!").replacing("missing", with: "extra") }
    return (0..<(2 + below(4))).map { _ in
      constraint(of: below(6) == 0 ? any(["a", "b", "c"]) : own)
    }
  }

  private mutating func constraint(of view: String) -> String {
    let spelling: String
    switch below(8) {
    case 0, 1:
      let size = any(["width", "height"])
      spelling = "\(view).\(size)Anchor.constraint(equalToConstant: \(points()))"
    case 2, 3:
      let (edge, other) = any([("top", "bottom"), ("bottom", "top"), ("top", "top")])
      spelling =
        "\(view).\(edge)Anchor.constraint(equalTo: \(target())\(other)Anchor, constant: \(points()))"
    case 4:
      let center = any(["centerX", "centerY"])
      spelling = "\(view).\(center)Anchor.constraint(equalTo: \(target())\(center)Anchor)"
    default:
      let (edge, other) = any([
        ("leading", "leading"), ("trailing", "trailing"), ("bottom", "bottom"),
        ("leading", "trailing"),
      ])
      let relation = any(["equalTo", "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"])
      spelling =
        "\(view).\(edge)Anchor.constraint(\(relation): \(target())\(other)Anchor, constant: \(points()))"
    }
    return below(10) == 0 && !view.hasSuffix("?")
      ? spelling + ".withPriority(.defaultHigh)" : spelling
  }

  /// The elements of an array, one per line, with comments.
  private mutating func elements() -> [String] {
    let elements = constraints(optional: false)
    let lines = elements.indices.map { index in
      elements[index] + (index + 1 < elements.count || below(2) == 0 ? "," : "")
    }
    return commented(lines).map { "  " + $0.replacing("\n", with: "\n  ") }
  }

  /// Code that reads an array by position, or does not depend on it.
  private mutating func reading(_ array: String) -> [String] {
    switch below(7) {
    case 0: ["NSLayoutConstraint.activate(\(array))"]
    case 1: ["\(array)[1].isActive = true", "Recorder.note(\"[0]\", \(array)[0])"]
    case 2: ["\(array).first?.priority = .defaultLow", "NSLayoutConstraint.activate(\(array))"]
    case 3: ["for made in \(array) { Recorder.note(\"in turn\", made) }"]
    case 4: ["keep(\(array))"]
    case 5: ["kept += \(array)", "Recorder.note(\"last\", kept.last)"]
    default: ["\(array).dropFirst().forEach { $0.isActive = true }"]
    }
  }

  private mutating func builder(_ index: Int) -> [String] {
    members.append(
      """
      func build\(index)(@Constraints\(index) _ make: () -> [NSLayoutConstraint]) { keep(make()) }
      """)
    below.append(
      """
      @resultBuilder
      enum Constraints\(index) {
        static func buildBlock(_ parts: NSLayoutConstraint...) -> [NSLayoutConstraint] { parts }
      }
      """)
    return ["build\(index) {"] + commented(constraints(optional: false)).map { "  " + $0 } + ["}"]
  }

  private mutating func itemConstraints() -> [String] {
    let lines = (0..<(2 + below(3))).map { _ in
      let attribute = any(["top", "bottom", "leading", "trailing", "width"])
      return
        "addConstraint(NSLayoutConstraint(item: a, attribute: .\(attribute), relatedBy: .equal, toItem: self, "
        + "attribute: .\(attribute), multiplier: 1, constant: \(points())))"
    }
    return commented(lines)
  }

  private mutating func priorities(_ index: Int) -> [String] {
    let made = constraints(optional: false)
    return [
      "let low\(index) = \(made[0])", "low\(index).priority = .defaultLow",
      any([
        "low\(index).isActive = true", "kept = [low\(index)]",
        "NSLayoutConstraint.activate([low\(index)])",
      ]),
    ] + commented(made.dropFirst().map { "\($0).isActive = true" })
  }
}
