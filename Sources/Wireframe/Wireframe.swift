import LayoutModel
import LayoutScene
import LayoutSolver
import SwiftSource

/// A picture of the views of a class, as their code lays them out.
public struct Wireframe {
  let scene: LayoutScene
  let geometry: SceneGeometry
  let choice: Choice
  /// What is neither hidden nor of another branch.
  let seen: Set<Int>
  /// What the code hides, or makes transparent once and for all.
  let hidden: Set<Int>
  private var lines: [(color: String, text: String)] = []
  /// The upper left corner of what is drawn, in the root's coordinates.
  private var origin = (x: 0.0, y: 0.0)

  /// What to draw, and how.
  public struct Choice: Sendable {
    public var device = SceneDevice.phone
    public var isDark = false
    /// A condition of the code that is true.
    public var state: String?
    public var showsDistances = false

    public init() {}
  }

  /// More views than this are not drawn: nobody would recognise them.
  private static let mostViews = 4_000
  /// A screen is smaller.
  private static let mostPoints = 20_000.0

  /// Why a class cannot be drawn, as a sentence without a period.
  public struct Refusal: Error, Equatable {
    public let text: String
  }

  /// - Throws: `Refusal` for a scene with more views than anybody would recognise, for one that is too tangled to be laid out,
  ///   and for one that is larger than any screen.
  public init(_ scene: LayoutScene, _ choice: Choice) throws(Refusal) {
    func refusal(_ reason: String) -> Refusal {
      Refusal(text: "`\(scene.type)` cannot be drawn: \(reason)")
    }
    let (views, constraints) = (scene.boxes.count - 1, scene.constraints.count)
    guard views < Self.mostViews, constraints <= 4 * Self.mostViews else {
      throw refusal("\(views) views and \(constraints) constraints are too many")
    }
    self.choice = choice
    geometry = SceneGeometry(scene, on: choice.device, state: choice.state)
    self.scene = geometry.scene
    guard geometry.isComplete else { throw refusal("its constraints take too long to solve") }
    let transparent = scene.boxes.indices.dropFirst().filter { box in
      let values = scene.boxes[box].settings.filter { $0.member == "alpha" }.map(\.expression)
      return !values.isEmpty && values.allSatisfy { $0.value == .zero }
    }
    hidden = geometry.hidden.union(transparent)
    seen = scene.boxesIn { $0 == 0 }.subtracting(
      scene.boxesIn(hidden.union(geometry.absent).contains))
    let bounds = bounds
    guard max(bounds.width, bounds.height) < Self.mostPoints else {
      throw refusal("it is larger than any screen")
    }
    origin = (bounds.x, bounds.y)
    lines = notes(size.width)
  }

  /// Whether no view can be seen besides the one around all.
  var isEmpty: Bool {
    !seen.contains {
      $0 != 0 && geometry.frames[$0].width.sign > 0 && geometry.frames[$0].height.sign > 0
    }
  }

  static let margin = 16.0
  static let lineHeight = 15.0

  /// The size of the picture in points.
  public var size: (width: Double, height: Double) {
    let bounds = bounds
    let width = max(bounds.width, 320) + 2 * Self.margin
    return (
      width, bounds.height + 2 * Self.margin + 20 + Double(lines.count) * Self.lineHeight + 8
    )
  }

  /// The picture as SVG, the same bytes on each run.
  ///
  /// - Parameter origin: where it begins, in a larger picture; nil for a document of its own.
  public func svg(at origin: (x: Double, y: Double)? = nil) -> [UInt8] {
    var output = SVGText()
    let size = size
    let place = origin.map { " x=\"\($0.x.svg)\" y=\"\($0.y.svg)\"" } ?? ""
    output.add(
      "<svg xmlns=\"http://www.w3.org/2000/svg\"\(place) width=\"\(size.width.svg)\" height=\"\(size.height.svg)\" viewBox=\"0 0 \(size.width.svg) \(size.height.svg)\" font-family=\"-apple-system, 'Helvetica Neue', Helvetica, Arial, sans-serif\">\n<title>"
    )
    output.add(text: scene.type)
    output.add("</title>\n")
    // An id that no other picture of a page has, since a hidden one hides its patterns.
    let pattern =
      "guess-\(String(TextHash("\(scene.type) \(scene.place) \(place)").value, radix: 36))"
    output.add(
      """
      <defs><pattern id="\(pattern)" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
      <line x1="0" y1="0" x2="0" y2="6" stroke="#7a7a80" stroke-width="0.6" stroke-opacity="0.35"/></pattern></defs>

      """)
    output.rectangle(Area(x: 0, y: 0, width: size.width, height: size.height), " fill=\"#f4f4f6\"")
    output.text(scene.type, Self.margin, 20, size: 12, " font-weight=\"600\" fill=\"#333333\"")
    var painter = ViewPainter(self, output, pattern)
    painter.paint()
    output = painter.output
    addNotes(to: &output, size)
    output.add("</svg>\n")
    return output.bytes
  }

  /// The root and what stands out of it, up to a limit, in the root's coordinates.
  private var bounds: Area {
    let root = geometry.frames[0]
    var (left, top, right, bottom) = (0.0, 0.0, root.width.double, root.height.double)
    for box in seen {
      let frame = geometry.frames[box]
      left = min(left, max(frame.x.double, -Self.mostOverflow))
      top = min(top, max(frame.y.double, -Self.mostOverflow))
      right = max(right, min(frame.right.double, root.width.double + Self.mostOverflow))
      bottom = max(bottom, min(frame.bottom.double, root.height.double + Self.mostOverflow))
    }
    return Area(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static let mostOverflow = 120.0

  func area(_ box: Int) -> Area {
    let frame = geometry.frames[box]
    return Area(
      x: frame.x.double - origin.x + Self.margin, y: frame.y.double - origin.y + Self.margin + 12,
      width: frame.width.double, height: frame.height.double)
  }

  /// How much of a view can be seen: its own `alpha` and those of what it is in.
  func alpha(_ box: Int) -> Double {
    scene.ancestors(of: box).reduce(1) { alpha, box in
      let own = scene.boxes[box].value(of: "alpha")?.value?.drawn ?? 1
      return alpha * min(max(own, 0.1), 1)
    }
  }

  // MARK: - Colors

  enum Look {
    case none, unknown
    case known(ViewColor)
  }

  enum Part: CaseIterable {
    case background, text, tint, border

    fileprivate var members: [String] {
      switch self {
      case .background: ["backgroundColor", "baseBackgroundColor", "barTintColor"]
      case .text: ["textColor"]
      case .tint: ["tintColor", "setTitleColor", "baseForegroundColor"]
      case .border: ["layer.borderColor"]
      }
    }
  }

  func look(_ box: Int, _ part: Part) -> Look {
    var members = part.members
    if part == .tint, hasTitle(box) {
      let isWhite = standardTitle(box)
      if isWhite == true { members.removeAll { $0 == "tintColor" } }
      if scene.boxes[box].value(of: members) == nil {
        return isWhite.map { $0 ? .known(.white) : .none } ?? .unknown
      }
    }
    guard let value = scene.boxes[box].value(of: members),
      !["nil", ".clear", "UIColor.clear", "UIColor.clear.cgColor"].contains(value.text)
    else { return .none }
    return ViewColor(value, isDark: choice.isDark).map(Look.known) ?? .unknown
  }

  private func hasTitle(_ box: Int) -> Bool {
    ViewKind(scene.boxes[box]) == .button && scene.boxes[box].text != nil
  }

  /// Whether UIKit draws the title of a button white; false where it has the tint, or code sets its color.
  private func standardTitle(_ box: Int) -> Bool? {
    let hasColor = scene.boxes[box].value(of: "setTitleColor", "baseForegroundColor") != nil
    return hasColor ? false : scene.boxes[box].isCustomButton
  }

  /// The views with a color that the files do not tell.
  private var uncolored: [Int] {
    scene.boxes.indices.filter { box in
      seen.contains(box)
        && Part.allCases.contains { if case .unknown = look(box, $0) { true } else { false } }
    }
  }

  /// The views that code gives several texts or colors, of which one is drawn.
  var varied: [Int] {
    scene.boxes.indices.filter { box in
      seen.contains(box)
        && (scene.boxes[box].hasSeveralTexts
          || Part.allCases.contains { scene.boxes[box].isVaried($0.members) })
    }
  }

  /// The views with texts in a font whose size the files do not tell.
  private var unfonted: [Int] {
    scene.boxes.indices.filter { box in
      seen.contains(box)
        && [.label, .button, .textField, .textView].contains(ViewKind(scene.boxes[box]))
        && !FontSize(scene.boxes[box], default: 17).isKnown
    }
  }

  // MARK: - Notes

  private func addNotes(to output: inout SVGText, _ size: (width: Double, height: Double)) {
    var y = size.height - Double(lines.count) * Self.lineHeight
    for (color, line) in lines {
      output.text(line, Self.margin, y, size: 10, " fill=\"\(color)\"")
      y += Self.lineHeight
    }
  }

  /// What stands under the picture, in lines that fit.
  private func notes(_ width: Double) -> [(color: String, text: String)] {
    let count = max(20, Int(drawn: (width - 2 * Self.margin) / 5.2))
    let all = problems + (assumed + unknowns).map { ("#555555", $0) }
    return all.flatMap { color, text in
      wrapped(text, first: count, others: count).map { (color, $0) }
    }
  }

  /// The contradictions and the gaps of the layout, named as Xcode marks them.
  var problems: [(color: String, text: String)] {
    geometry.contradictions.prefix(Self.mostNotes).map {
      ("#c00000", "cannot all hold: " + scene.names(of: $0).joined(separator: ", "))
    }
      + geometry.undetermined.sorted { $0.key < $1.key }.prefix(Self.mostNotes).map {
        box, attributes in
        let names = attributes.names.joined(separator: " and ")
        return ("#b35900", "\(scene.boxes[box].label): \(names) not determined")
      }
  }

  private static let mostNotes = 12

  private func list(_ title: String, _ items: [String]) -> [String] {
    let more = items.count - Self.mostNotes
    let shown = items.prefix(Self.mostNotes).joined(separator: ", ")
    return items.isEmpty ? [] : ["\(title): \(shown)" + (more > 0 ? " and \(more) more" : "")]
  }

  /// The unknown numbers with what is drawn for them.
  private var assumed: [String] {
    let numbers = geometry.guesses.filter { seen.contains($0.box) }.map { guess in
      "\(scene.boxes[guess.box].label).\(guess.member) = \(guess.value)"
        + (guess.text.isEmpty ? "" : " (\(guess.text))")
    }
    guard !geometry.guessed.isDisjoint(with: seen) else { return [] }
    return numbers.isEmpty
      ? ["hatched: something that the files do not tell is assumed"]
      : list("hatched, numbers assumed", numbers)
  }

  /// What the picture does not show, and which state it is of.
  private var unknowns: [String] {
    let (views, boxes) = (scene.boxes, scene.boxes.indices.dropFirst())
    let laidOut = boxes.filter {
      seen.contains($0) && geometry.undetermined[$0] == nil && !geometry.unplaced.contains($0)
    }
    let flat = laidOut.filter { geometry.frames[$0].height.sign <= 0 }
    let thin = laidOut.filter { geometry.frames[$0].width.sign <= 0 && !flat.contains($0) }
    let unplaced = geometry.unplaced.sorted().filter { !views[$0].name.text.contains(".") }
    let white = boxes.filter { seen.contains($0) && hasTitle($0) && standardTitle($0) == true }
    let groups = [
      ("not added by this code", scene.looseBoxes),
      ("no place that the files tell", unplaced),
      ("laid out by code that is not followed", scene.unfollowedBoxes.filter(seen.contains)),
      ("colors that the files do not tell", uncolored),
      ("sizes of fonts that the files do not tell", unfonted),
      ("title in UIKit's white", white),
      ("one of several texts or colors", varied),
      ("hidden (dashed)", hidden.sorted().filter { views[$0].parent != nil }),
      ("0 points high", flat), ("0 points wide", thin),
    ]
    var notes =
      ([("state", geometry.conditions), ("size assumed", geometry.assumedSize)]
      + groups.map { ($0, $1.map { views[$0].label }) })
      .filter { !$1.isEmpty }.map { "\($0): \($1.joined(separator: ", "))" }
    let absent = Dictionary(grouping: geometry.absent) { views[$0].condition?.description ?? "" }
    notes += absent.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.prefix(Self.mostNotes)
      .map { condition, boxes in
        let names = boxes.sorted().map { views[$0].label }.joined(separator: ", ")
        return "only if \(condition): \(names)"
      }
    notes += list(
      "changes at run time",
      ([0] + boxes).filter { seen.contains($0) && !views[$0].changes.isEmpty }.map {
        "\(views[$0].label) (\(views[$0].changes.prefix(3).joined(separator: ", ")))"
      })
    notes += scene.gaps.prefix(Self.mostNotes).map {
      "not drawn, line \($0.place.line): \($0.text)"
    }
    if scene.gaps.count > Self.mostNotes {
      notes.append(
        "and \(scene.gaps.count - Self.mostNotes) more; `layoutlint outline` lists all")
    }
    return notes
  }
}

extension Fraction {
  /// The number as the picture has it; 0 for an unknown one.
  var double: Double { isKnown ? Double(numerator) / Double(denominator) : 0 }

  /// The same for a number that code spells; nil for what no screen has room for.
  var drawn: Double? { isKnown && double.magnitude < 1e6 ? double : nil }
}
