import FuzzSupport

/// Generates random programs: layout code for UIKit and the libraries, some of it with side effects, significant
/// positions, conditions, comments and suppressions.
struct ProgramGenerator {
  var random: RepeatableGenerator
  /// The kind of numbers in the program.
  var hazard = Hazard.none
  var imports: Set<String> = []
  var members: [String] = []
  var below: [String] = []

  init(seed: UInt64) { random = RepeatableGenerator(seed: seed ^ 0xA5A5_5A5A) }

  /// What makes the order or the type of a number matter.
  enum Hazard: String, CaseIterable {
    case none, function, computed, lazyViews, integers, readsState, optionalViews
  }

  /// The next program: one to three blocks with one kind of hazard.
  mutating func unit(number: Int) -> CodeUnit {
    hazard = below(2) == 0 ? .none : Hazard.allCases[below(Hazard.allCases.count)]
    (imports, members, below) = ([], [], [])
    var body: [String] = []
    var names: Set<String> = []
    for index in 0...self.below(3) / 2 {
      let block = Block.allCases[self.below(Block.allCases.count)]
      names.insert(block.rawValue)
      let lines = self.lines(of: block, index)
      // Not all code has a comment or a condition.
      body += self.below(8) == 0 ? ["#if os(Linux) || os(macOS)"] + lines + ["#endif"] : lines
      if self.below(3) == 0 { body.append("") }
    }
    let kind =
      "generated, " + names.sorted().joined(separator: " and ")
      + (hazard == .none ? "" : ", with \(hazard.rawValue)")
    return Program(
      imports: imports.sorted(), members: members.joined(separator: "\n\n"),
      body: body.joined(separator: "\n"), below: self.below.joined(separator: "\n\n")
    ).unit("program \(number)", kind: kind)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  mutating func any<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  // MARK: - Comments

  /// Lines with a comment above or beside some of them.
  mutating func commented(_ lines: [String]) -> [String] {
    lines.flatMap { line in
      switch below(14) {
      case 0: ["// above \(below(100))", line]
      case 1:
        line.contains("\n") || line.contains("//") ? [line] : [line + " // beside \(below(100))"]
      case 2:
        [
          "// layoutlint:disable:next "
            + any(["constraint_order", "negative_constant", "activate_together", "all"]), line,
        ]
      case 3: ["", line]
      case 4: ["/// several \(below(100))", "/* lines */", line]
      default: [line]
      }
    }
  }

  /// A condition around one of several lines.
  mutating func conditional(_ lines: [String]) -> [String] {
    guard below(12) == 0, lines.count > 1 else { return lines }
    var lines = lines
    let index = below(lines.count)
    lines[index] = "#if os(Linux) || os(macOS)\n\(lines[index])\n#endif"
    return lines
  }

  // MARK: - Numbers

  /// A number of points, according to the hazard of the program, or harmless.
  mutating func points() -> String {
    switch (hazard, below(3)) {
    case (.function, 0...1): return "takeSpace(\(1 + below(20)))"
    case (.computed, 0...1): return "\(any(["", "-", "2 * "]))margin"
    case (.integers, 0...1):
      return any([
        "CGFloat(-count)", "-CGFloat(count)", "CGFloat(max(-count, 2))", "CGFloat(count * -1)",
        "count > 2 ? -inset : inset", "CGFloat([-count, 1][0])", "-CGFloat(-count)",
      ])
    case (.readsState, 0...1):
      return any([
        "constraints.isEmpty ? 4 : 8", "CGFloat(constraints.count)", "isWide ? 4 : 8",
        "kept.first?.isActive == true ? 4 : 8",
      ])
    default:
      return any([
        "\(below(40))", "-\(1 + below(40))", "-inset", "inset", "-Layout.margin", "Layout.gap",
        "-(inset + Layout.gap)", "inset * -1", "-1 * inset", "-inset + 3", "-inset*2",
        "inset / Layout.margin * -1", "-1.0 * Layout.gap", "bounds.width / 4", "-bounds.height / 8",
      ])
    }
  }

  /// A view to place.
  mutating func view() -> String {
    switch (hazard, below(2)) {
    case (.optionalViews, 0): return any(["extra?", "missing?"])
    default: return any(["a", "a", "b", "c", "self.b"])
    }
  }

  /// The view that another is placed relative to; empty for the program itself.
  mutating func target() -> String {
    switch (hazard, below(2)) {
    case (.lazyViews, 0): return any(["badge.", "hint."])
    default: return any(["", "", "self.", "a.", "b.", "safeAreaLayoutGuide."])
    }
  }
}
