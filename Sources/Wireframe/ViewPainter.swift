import LayoutModel
import LayoutScene
import LayoutSolver
import SwiftSource

struct ViewPainter {
  private let picture: Wireframe
  var output: SVGText
  private let pattern: String
  /// The areas with a color, from the back to the front.
  private var backdrops: [(area: Area, color: ViewColor)] = []

  init(_ picture: Wireframe, _ output: SVGText, _ pattern: String) {
    (self.picture, self.output, self.pattern) = (picture, output, pattern)
  }

  private var scene: LayoutScene { picture.scene }
  private var isDark: Bool { picture.choice.isDark }

  mutating func paint() {
    let root = picture.area(0)
    output.rectangle(root, fill(0, root) + " stroke=\"#9a9aa0\" stroke-width=\"1\"")
    paintSafeArea(root)
    // From the back to the front; a view hides with its container.
    var waiting = scene.boxes[0].children.reversed().map { $0 }
    while let box = waiting.popLast() {
      guard !picture.geometry.absent.contains(box) else { continue }
      if picture.hidden.contains(box) {
        paintHidden(box)
      } else {
        paint(box)
        waiting += scene.boxes[box].children.reversed()
      }
    }
    for contradiction in picture.geometry.contradictions {
      for index in contradiction { mark(scene.constraints[index], "#e00000") }
    }
    if picture.choice.showsDistances { paintDistances() }
  }

  /// Lines where the bars of the system end.
  private mutating func paintSafeArea(_ root: Area) {
    guard scene.isController else { return }
    let device = picture.choice.device
    let (top, bottom) = (Double(device.topInset), Double(device.bottomInset))
    let style = " stroke=\"\(ink(on: root))\" stroke-width=\"0.5\" stroke-opacity=\"0.2\""
    if top > 0 { output.line(root.x, root.y + top, root.right, root.y + top, style) }
    if bottom > 0 {
      output.line(root.x, root.bottom - bottom, root.right, root.bottom - bottom, style)
    }
  }

  // MARK: - Colors

  /// How an area is filled, which becomes the backdrop of what follows. A gray that every text can be read on stands for a
  /// color that the files do not tell.
  private mutating func fill(_ box: Int, _ area: Area) -> String {
    let color: ViewColor
    switch picture.look(box, .background) {
    case .known(let known): color = known
    case .unknown where box != 0: color = .unknown
    case .none where box != 0: return " fill=\"none\""
    case .unknown, .none: color = isDark ? .black : .white
    }
    if color.opacity * picture.alpha(box) > 0.4 { backdrops.append((area, color)) }
    return color.fill
  }

  private func backdrop(of area: Area) -> ViewColor {
    backdrops.suffix(200).last { $0.area.contains(area.middleX, area.middleY) }?.color ?? .white
  }

  private func ink(on area: Area) -> String { backdrop(of: area).isBright ? "#000000" : "#ffffff" }

  /// The color of names and of what only tells the kind of a view.
  private func faintInk(on area: Area) -> String {
    backdrop(of: area).isBright ? "#5a5a62" : "#c4c4cc"
  }

  /// The color of a text, with an edge where it could not be read.
  private func ink(_ look: Wireframe.Look, on area: Area, _ standard: ViewColor? = nil) -> String {
    let backdrop = backdrop(of: area)
    guard case .known(let color) = look else {
      if let standard, standard.stands(outFrom: backdrop) { return standard.fill }
      return " fill=\"\(ink(on: area))\""
    }
    return color.fill
      + (color.stands(outFrom: backdrop)
        ? "" : " stroke=\"#8e8e93\" stroke-width=\"0.7\" paint-order=\"stroke\"")
  }

  private func number(_ box: Int, _ members: String...) -> Double? {
    scene.boxes[box].value(of: members)?.value?.drawn
  }

  // MARK: - One view

  private mutating func paint(_ index: Int) {
    let box = scene.boxes[index]
    let area = picture.area(index)
    let kind = ViewKind(box)
    let radius = number(index, "layer.cornerRadius", "cornerRadius") ?? 0
    let alpha = picture.alpha(index)
    output.add("<g\(alpha < 1 ? " opacity=\"\(alpha.svg)\"" : "")><title>")
    output.add(text: box.label + (box.type.map { ": \($0)" } ?? ""))
    output.add("</title>\n")
    if (number(index, "layer.shadowOpacity") ?? 0) > 0, box.value(of: "backgroundColor") != nil {
      var shadow = area
      shadow.y += 3
      output.rectangle(shadow, radius: radius, " fill=\"#000000\" fill-opacity=\"0.15\"")
    }
    var stroke = " stroke=\"\(isDark ? "#5a5a60" : "#b4b4ba")\" stroke-width=\"0.5\""
    if case .known(let border) = picture.look(index, .border),
      let width = number(index, "layer.borderWidth")
    {
      stroke = " stroke=\"\(border.hex)\" stroke-width=\"\(width.svg)\""
    }
    let dashes = kind == .stack || kind == .scroll ? " stroke-dasharray=\"3 2\"" : ""
    output.rectangle(area, radius: radius, fill(index, area) + stroke + dashes)
    paintContent(of: index, kind, area)
    if picture.geometry.guessed.contains(index) {
      output.rectangle(area, radius: radius, " fill=\"url(#\(pattern))\"")
    }
    if let missing = picture.geometry.undetermined[index] { markUndetermined(missing, area) }
    if showsName(kind, box), area.width > 24, area.height > 9 { paintCorner(box, area) }
    output.add("</g>\n")
  }

  /// A view that is there and not seen.
  private mutating func paintHidden(_ index: Int) {
    let (box, area) = (scene.boxes[index], picture.area(index))
    guard area.width >= 1, area.height >= 1 else { return }
    let style =
      " fill=\"none\" stroke=\"#8e8e93\" stroke-width=\"0.7\" stroke-dasharray=\"1.5 2.5\""
    output.rectangle(area, style)
    if area.width > 24, area.height > 9 { paintCorner(box, area) }
  }

  private mutating func paintCorner(_ box: SceneBox, _ area: Area) {
    output.text(
      cut(box.shortLabel, to: Int(drawn: area.width / 4)), area.x + 2, area.y + 8, size: 7,
      " fill=\"\(faintInk(on: area))\"")
  }

  /// Whether the name is written in the corner: other views show a text, or their name in the middle.
  private func showsName(_ kind: ViewKind, _ box: SceneBox) -> Bool {
    switch kind {
    case .plain: box.children.isEmpty
    case .image, .scroll, .bar, .tabBar: true
    default: false
    }
  }

  private mutating func paintContent(of index: Int, _ kind: ViewKind, _ area: Area) {
    let ink = faintInk(on: area)
    let tint = picture.look(index, .tint)
    let tintInk = self.ink(tint, on: area, ViewColor(known: "tintColor", isDark: isDark))
    let line = " stroke=\"\(ink)\" stroke-width=\"1\" fill=\"none\""
    let box = scene.boxes[index]
    switch kind {
    case .label:
      paintText(of: index, area, self.ink(picture.look(index, .text), on: area), standard: 17)
    case .button:
      if box.text == nil, let symbol = box.imageName {
        paintSymbol(symbol, area, tint)
      } else {
        paintText(of: index, area, tintInk, standard: 18)
      }
    case .image:
      if let symbol = box.imageName { return paintSymbol(symbol, area, tint) }
      let inner = area.inset(0.5)
      for (start, end) in [(inner.x, inner.right), (inner.right, inner.x)] {
        output.line(start, inner.y, end, inner.bottom, line + " stroke-opacity=\"0.4\"")
      }
    case .textField, .searchBar:
      let field =
        kind == .searchBar
        ? Area(x: area.x + 8, y: area.middleY - 18, width: area.width - 16, height: 36) : area
      output.rectangle(field, radius: 6, line)
      output.text(
        clipped(box.text ?? box.shortLabel, 15, field.width - 16), field.x + 8, field.middleY + 5,
        size: box.isTextKnown ? 15 : 9, " fill=\"\(ink)\" fill-opacity=\"0.7\"")
    case .toggle:
      output.rectangle(area, radius: area.height / 2, " fill=\"#34c759\"")
      output.circle(
        area.right - area.height / 2, area.middleY, area.height / 2 - 2,
        " fill=\"#ffffff\"")
    case .slider, .progress:
      let isSlider = kind == .slider
      output.line(
        area.x, area.middleY, area.right, area.middleY, " stroke=\"#c7c7cc\" stroke-width=\"4\"")
      if isSlider {
        output.circle(area.middleX, area.middleY, 11, " fill=\"#ffffff\" stroke=\"#c7c7cc\"")
      }
    case .activity:
      output.circle(
        area.middleX, area.middleY, 8,
        " stroke=\"#8e8e93\" stroke-width=\"3\" stroke-dasharray=\"3 3\" fill=\"none\"")
    case .pageControl:
      for number in -1...1 {
        output.circle(
          area.middleX + Double(number) * 14, area.middleY, 3.5,
          " fill=\"#8e8e93\" fill-opacity=\"\(number == -1 ? "1" : "0.4")\"")
      }
    case .segments, .stepper:
      output.rectangle(area, radius: 8, line)
      paintName(of: box, area)
    case .textView where box.isTextKnown:
      paintText(of: index, area, self.ink(picture.look(index, .text), on: area), standard: 12)
    case .textView, .table, .collection, .map, .web, .picker: paintName(of: box, area)
    case .bar, .tabBar, .scroll, .stack, .plain: return
    }
  }

  // MARK: - Texts

  /// The text of a view; else its name, or that of the data that fills it, smaller and slanted.
  private mutating func paintText(of index: Int, _ area: Area, _ fill: String, standard: Int) {
    let box = scene.boxes[index]
    let font = FontSize(box, default: standard)
    let known = font.points.double * picture.choice.device.textScale.double
    let (text, size) = (box.text ?? box.shortLabel, box.isTextKnown ? known : min(8, known * 0.6))
    let alignment = box.value(of: "textAlignment")?.text ?? (standard == 18 ? ".center" : "")
    let isEnd = alignment == ".right" || alignment.isEmpty && picture.choice.device.isRightToLeft
    let (x, anchor) =
      alignment.hasSuffix(".center")
      ? (area.middleX, "middle") : isEnd ? (area.right, "end") : (area.x, "start")
    let style =
      box.isTextKnown
      ? fill + " text-anchor=\"\(anchor)\"" + (font.isBold ? " font-weight=\"600\"" : "")
      : " fill=\"\(faintInk(on: area))\" font-style=\"italic\" text-anchor=\"\(anchor)\""
    let lineHeight = size * 1.2
    // In halves of the font's size, as texts are measured.
    let fits = max(2, Int(drawn: area.width / (size * 0.5)))
    let most = max(1, min(20, Int(drawn: area.height / lineHeight + 0.2)))
    var lines = text.split(separator: "\n").flatMap {
      wrapped(String($0), first: fits, others: fits)
    }
    if lines.count > most { lines[(most - 1)...] = [lines[(most - 1)...].joined(separator: " ")] }
    let top = area.middleY - Double(lines.count) * lineHeight / 2
    for (line, piece) in lines.enumerated() {
      output.text(
        clipped(piece, size, area.width), x, top + (Double(line) + 0.8) * lineHeight, size: size,
        style)
    }
  }

  /// The name of a view, or of the data that fills it, where no code spells its text: smaller than any text, and slanted.
  private mutating func paintName(of box: SceneBox, _ area: Area) {
    guard area.height > 4 else { return }
    let name = box.text ?? box.shortLabel
    let size = min(8, max(5, area.width / (Double(max(1, displayWidth(of: name))) * 0.5)))
    paintCentered(name, size, area, " fill=\"\(faintInk(on: area))\" font-style=\"italic\"")
  }

  private mutating func paintCentered(
    _ text: String, _ size: Double, _ area: Area, _ style: String
  ) {
    output.text(
      clipped(text, size, max(area.width, 24)), area.middleX, area.middleY + size * 0.35,
      size: size, "\(style) text-anchor=\"middle\"")
  }

  /// The name of an image: its drawing is not in the code.
  private mutating func paintSymbol(_ name: String, _ area: Area, _ tint: Wireframe.Look) {
    let style: String
    if case .known(let color) = tint { style = color.hex } else { style = faintInk(on: area) }
    output.circle(
      area.middleX, area.middleY, max(1, min(area.width, area.height) / 2 - 2),
      " fill=\"none\" stroke=\"\(style)\" stroke-width=\"1.2\"")
    paintCentered(name, 7, area, " fill=\"\(faintInk(on: area))\"")
  }

  private func clipped(_ text: String, _ size: Double, _ width: Double) -> String {
    cut(text, to: max(2, Int(drawn: width / (size * 0.47))))
  }

  // MARK: - Marks

  /// The edge of an area that an attribute names; nil for a length.
  private func edge(_ attribute: LayoutAttributes, of area: Area) -> Area? {
    let isMirrored =
      picture.choice.device.isRightToLeft && attribute.isSubset(of: .directionalEdges)
    var edge = area
    if attribute.isSubset(of: [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]) {
      edge.height = 0
      if attribute != .top { edge.y = attribute == .centerY ? area.middleY : area.bottom }
    } else if attribute.isSubset(of: [.leading, .left, .trailing, .right, .centerX]) {
      edge.width = 0
      let isRight = attribute.isSubset(of: [.trailing, .right]) != isMirrored
      edge.x = attribute == .centerX ? area.middleX : isRight ? area.right : area.x
    } else {
      return nil
    }
    return edge
  }

  private mutating func drawEdge(_ attribute: LayoutAttributes, of area: Area, _ style: String) {
    if let edge = edge(attribute, of: area) {
      output.line(edge.x, edge.y, edge.right, edge.bottom, style)
    } else {
      output.rectangle(area, " fill=\"none\"\(style)")
    }
  }

  /// Dashes at the edges whose place nothing determines.
  private mutating func markUndetermined(_ attributes: LayoutAttributes, _ area: Area) {
    let style = " stroke=\"#ff9500\" stroke-width=\"1.5\" stroke-dasharray=\"4 3\""
    let edges: [(LayoutAttributes, LayoutAttributes)] = [
      (.top, .top), ([.top, .height], .bottom), (.leading, .left), ([.leading, .width], .right),
    ]
    for (missing, edge) in edges where !attributes.isDisjoint(with: missing) {
      drawEdge(edge, of: area, style)
    }
  }

  private mutating func mark(_ constraint: SceneConstraint, _ color: String) {
    guard let box = scene.index(of: constraint.edge.box) else { return }
    drawEdge(
      constraint.edge.attribute, of: picture.area(box), " stroke=\"\(color)\" stroke-width=\"2\"")
  }

  private mutating func paintDistances() {
    for constraint in scene.constraints where constraint.isActive && !constraint.isUpdate {
      guard let box = scene.index(of: constraint.edge.box), let value = constraint.constant.value,
        value != .zero, picture.seen.contains(box)
      else { continue }
      let (area, attribute) = (picture.area(box), constraint.edge.attribute)
      let signs = [Constraint.Relation.lessThanOrEqual: "≤ ", .greaterThanOrEqual: "≥ "]
      let text = (signs[constraint.relation] ?? "") + (value.sign < 0 ? -value : value).description
      let style = " fill=\"#c2185b\" text-anchor=\"middle\""
      if attribute == .width {
        output.text(text, area.middleX, area.bottom - 2, size: 8, style)
      } else if attribute == .height {
        output.text(text, area.right - 8, area.middleY + 3, size: 8, style)
      } else if attribute.isSubset(of: .allEdges), let edge = edge(attribute, of: area) {
        let isAbove = edge.height == 0
        let (x, y, length) = (edge.middleX, edge.middleY, value.double)
        output.line(
          x, y, isAbove ? x : x - length, isAbove ? y - length : y,
          " stroke=\"#c2185b\" stroke-width=\"0.7\"")
        output.text(
          text, isAbove ? x + 9 : x - length / 2, isAbove ? y - length / 2 + 3 : y - 2, size: 8,
          style)
      }
    }
  }
}
