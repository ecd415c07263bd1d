import LayoutModel
import LayoutScene
import LayoutSolver
import SwiftSource

/// Draws the boxes of a scene, those at the back first.
struct ViewPainter {
  private let picture: Wireframe
  var output: SVGText
  /// The id of the hatching of what was assumed.
  private let pattern: String

  init(_ picture: Wireframe, _ output: SVGText, _ pattern: String) {
    (self.picture, self.output, self.pattern) = (picture, output, pattern)
  }

  private var scene: LayoutScene { picture.scene }
  private var isDark: Bool { picture.choice.isDark }

  mutating func paint() {
    let root = picture.area(0)
    let background =
      color(0, "backgroundColor")?.fill ?? (isDark ? " fill=\"#000000\"" : " fill=\"#ffffff\"")
    output.rectangle(root, "\(background) stroke=\"#9a9aa0\" stroke-width=\"1\"")
    // From the back to the front; a view hides with its container.
    var waiting = scene.boxes[0].children.reversed().map { $0 }
    while let box = waiting.popLast() {
      guard !picture.geometry.hidden.contains(box), !picture.geometry.absent.contains(box) else {
        continue
      }
      paint(box)
      waiting += scene.boxes[box].children.reversed()
    }
    for conflict in picture.geometry.conflicts {
      for index in conflict { mark(scene.constraints[index], "#e00000") }
    }
    if picture.choice.showsDistances { paintDistances() }
  }

  private func color(_ box: Int, _ members: String...) -> ViewColor? {
    let value = scene.boxes[box].settings.last { members.contains($0.member) }?.value
    return ViewColor(value, isDark: isDark)
  }

  private func number(_ box: Int, _ member: String) -> Double? {
    scene.boxes[box].settings.last { $0.member == member }.flatMap { Double(code: $0.value) }
  }

  // MARK: - One view

  private mutating func paint(_ index: Int) {
    let box = scene.boxes[index]
    let area = picture.area(index)
    let kind = ViewKind(box)
    let radius = number(index, "layer.cornerRadius") ?? number(index, "cornerRadius") ?? 0
    output.add("<g><title>")
    output.add(text: box.label + (box.type.map { ": \($0)" } ?? ""))
    output.add("</title>\n")
    let border = color(index, "layer.borderColor")
    let width = number(index, "layer.borderWidth")
    let stroke =
      border != nil && width != nil
      ? " stroke=\"\(border!.hex)\" stroke-width=\"\(width!.svg)\""
      : " stroke=\"\(isDark ? "#5a5a60" : "#b4b4ba")\" stroke-width=\"0.5\""
    if (number(index, "layer.shadowOpacity") ?? 0) > 0, color(index, "backgroundColor") != nil {
      var shadow = area
      shadow.y += 3
      output.rectangle(shadow, radius: radius, " fill=\"#000000\" fill-opacity=\"0.15\"")
    }
    let fill = color(index, "backgroundColor")?.fill ?? " fill=\"none\""
    let dashes = kind == .stack || kind == .scroll ? " stroke-dasharray=\"3 2\"" : ""
    output.rectangle(area, radius: radius, fill + stroke + dashes)
    paintContent(of: index, kind, area)
    if picture.geometry.guessed.contains(index) {
      output.rectangle(area, radius: radius, " fill=\"url(#\(pattern))\"")
    }
    if let missing = picture.geometry.undetermined[index] { markUndetermined(missing, area) }
    if showsName(kind, box), area.width > 24, area.height > 9 {
      let name = box.label.split(separator: ".").last.map(String.init) ?? box.label
      output.text(
        String(name.prefix(Int(drawn: area.width / 4))), area.x + 2, area.y + 8, size: 7,
        " fill=\"#6a6a72\"")
    }
    output.add("</g>\n")
  }

  /// Whether the name is written: what shows a text is recognised by that.
  private func showsName(_ kind: ViewKind, _ box: SceneBox) -> Bool {
    switch kind {
    case .label, .button, .textField, .stack: false
    default: box.children.isEmpty || kind != .plain
    }
  }

  private mutating func paintContent(of index: Int, _ kind: ViewKind, _ area: Area) {
    let ink = isDark ? "#d0d0d4" : "#55555c"
    let tint = color(index, "tintColor", "setTitleColor")?.hex ?? (isDark ? "#0a84ff" : "#007aff")
    let line = " stroke=\"\(ink)\" stroke-width=\"1\" fill=\"none\""
    let box = scene.boxes[index]
    switch kind {
    case .label:
      guard let text = box.text else { return paintName(of: box, area, ink) }
      paintText(
        text, index, area, color(index, "textColor")?.hex ?? (isDark ? "#ffffff" : "#000000"),
        standard: 17)
    case .button:
      if let symbol = box.symbolName, box.settings.allSatisfy({ $0.member != "setTitle" }) {
        paintSymbol(symbol, area, tint)
      } else if let text = box.text {
        let font = FontSize(box, default: 18)
        let size = font.points.double * picture.choice.device.textScale.double
        paintCentered(text, size, area, tint, font.isBold ? " font-weight=\"600\"" : "")
      } else {
        paintName(of: box, area, tint)
      }
    case .image:
      if let symbol = box.symbolName { return paintSymbol(symbol, area, tint) }
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
        clipped(box.text ?? box.label, 15, field.width - 16), field.x + 8, field.middleY + 5,
        size: 15, " fill=\"#9a9aa0\"")
    case .textView:
      for number in 0..<max(0, min(40, Int(drawn: area.height / 18))) {
        let y = area.y + 14 + Double(number) * 18
        output.line(
          area.x + 6, y, area.x + area.width * (number % 4 == 3 ? 0.6 : 0.95), y,
          line + " stroke-opacity=\"0.4\"")
      }
    case .toggle:
      output.rectangle(area, radius: area.height / 2, " fill=\"#34c759\"")
      output.circle(
        area.right - area.height / 2, area.middleY, area.height / 2 - 2,
        " fill=\"#ffffff\"")
    case .slider, .progress:
      let isSlider = kind == .slider
      for (share, color) in [(1.0, "#c7c7cc"), (isSlider ? 0.5 : 0.4, tint)] {
        output.line(
          area.x, area.middleY, area.x + area.width * share, area.middleY,
          " stroke=\"\(color)\" stroke-width=\"4\"")
      }
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
      output.line(area.middleX, area.y + 6, area.middleX, area.bottom - 6, line)
    case .table, .collection, .map, .web, .picker:
      let isTable = kind == .table
      let step = isTable ? 44.0 : kind == .map ? 32 : 88
      let style = line + " stroke-opacity=\"0.3\""
      for column in 1..<max(1, isTable ? 1 : min(30, Int(drawn: area.width / step))) {
        let x = area.x + Double(column) * step
        output.line(x, area.y, x, area.bottom, style)
      }
      for row in 1..<max(1, min(60, Int(drawn: area.height / step))) {
        let y = area.y + Double(row) * step
        output.line(area.x + (isTable ? 16 : 0), y, area.right, y, style)
      }
      if kind == .map { output.circle(area.middleX, area.middleY, 6, " fill=\"#ff3b30\"") }
    case .bar, .tabBar, .scroll, .stack, .plain: return
    }
  }

  // MARK: - Texts

  private mutating func paintText(
    _ text: String, _ index: Int, _ area: Area, _ color: String, standard: Int
  ) {
    let font = FontSize(scene.boxes[index], default: standard)
    let size = font.points.double * picture.choice.device.textScale.double
    let alignment = scene.boxes[index].settings.last { $0.member == "textAlignment" }?.value ?? ""
    let isEnd = alignment == ".right" || alignment.isEmpty && picture.choice.device.isRightToLeft
    let (x, anchor) =
      alignment == ".center"
      ? (area.middleX, "middle") : isEnd ? (area.right, "end") : (area.x, "start")
    let style =
      " fill=\"\(color)\" text-anchor=\"\(anchor)\"" + (font.isBold ? " font-weight=\"600\"" : "")
    let lineHeight = size * 1.2
    // In halves of the font's size, as texts are measured.
    let fits = max(2, Int(drawn: area.width / (size * 0.5)))
    let needed = (displayWidth(of: text) + fits - 1) / fits
    let count = max(1, min(needed, Int(drawn: area.height / lineHeight)))
    let top = area.middleY - Double(count) * lineHeight / 2
    var rest = text[...]
    for line in 0..<min(count, 20) {
      guard !rest.isEmpty else { return }
      let isLast = line == count - 1
      var width = 0
      let piece = rest.prefix {
        width += displayWidth(of: $0)
        return width <= fits
      }
      output.text(
        isLast ? clipped(String(rest), size, area.width) : String(piece), x,
        top + (Double(line) + 0.8) * lineHeight, size: size, style)
      rest = rest.dropFirst(piece.count)
    }
  }

  /// The name of a view whose text or image no code spells, as large as it fits.
  private mutating func paintName(of box: SceneBox, _ area: Area, _ color: String) {
    let name = box.label.split(separator: ".").last.map(String.init) ?? box.label
    let size = min(13, max(6, area.width / (Double(max(1, displayWidth(of: name))) * 0.55)))
    paintCentered(name, size, area, least: 24, color, " font-style=\"italic\"")
  }

  private mutating func paintCentered(
    _ text: String, _ size: Double, _ area: Area, least: Double = 0, _ color: String,
    _ style: String
  ) {
    output.text(
      clipped(text, size, max(area.width, least)), area.middleX, area.middleY + size * 0.35,
      size: size, " fill=\"\(color)\" text-anchor=\"middle\"\(style)")
  }

  /// The name of a symbol: its drawing is Apple's.
  private mutating func paintSymbol(_ name: String, _ area: Area, _ color: String) {
    output.circle(
      area.middleX, area.middleY, max(1, min(area.width, area.height) / 2 - 2),
      " fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.2\"")
    paintCentered(name, 7, area, least: 40, color, "")
  }

  /// A text that is cut where it does not fit.
  private func clipped(_ text: String, _ size: Double, _ width: Double) -> String {
    cut(text, to: max(2, Int(drawn: width / (size * 0.47))))
  }

  // MARK: - Marks

  /// Dashes at the edges whose place nothing determines.
  private mutating func markUndetermined(_ attributes: LayoutAttributes, _ area: Area) {
    let style = " stroke=\"#ff9500\" stroke-width=\"1.5\" stroke-dasharray=\"4 3\""
    if attributes.contains(.top) { output.line(area.x, area.y, area.right, area.y, style) }
    if !attributes.isDisjoint(with: [.top, .height]) {
      output.line(area.x, area.bottom, area.right, area.bottom, style)
    }
    if attributes.contains(.leading) { output.line(area.x, area.y, area.x, area.bottom, style) }
    if !attributes.isDisjoint(with: [.leading, .width]) {
      output.line(area.right, area.y, area.right, area.bottom, style)
    }
  }

  /// A line at the edge of a constraint.
  private mutating func mark(_ constraint: SceneConstraint, _ color: String) {
    guard let box = scene.index(of: constraint.edge.box) else { return }
    let area = picture.area(box)
    let style = " stroke=\"\(color)\" stroke-width=\"2\""
    let attribute = constraint.edge.attribute
    if attribute.isSubset(of: [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]) {
      let y =
        attribute == .top ? area.y : attribute == .bottom ? area.bottom : area.middleY
      output.line(area.x, y, area.right, y, style)
    } else if attribute.isSubset(of: [.leading, .left, .trailing, .right, .centerX]) {
      let isStart = attribute.isSubset(of: [.leading, .left])
      let x = isStart ? area.x : attribute == .centerX ? area.middleX : area.right
      output.line(x, area.y, x, area.bottom, style)
    } else {
      output.rectangle(area, " fill=\"none\"\(style)")
    }
  }

  /// The constants of constraints, between their edges.
  private mutating func paintDistances() {
    for constraint in scene.constraints where constraint.isActive && !constraint.isUpdate {
      guard let box = scene.index(of: constraint.edge.box), let value = constraint.constant.value,
        value != .zero
      else { continue }
      let area = picture.area(box)
      let text = (value.sign < 0 ? -value : value).description
      let style = " fill=\"#c2185b\" text-anchor=\"middle\""
      let length = value.double
      let attribute = constraint.edge.attribute
      switch attribute {
      case .width: output.text(text, area.middleX, area.bottom - 2, size: 8, style)
      case .height: output.text(text, area.right - 8, area.middleY + 3, size: 8, style)
      case .top, .bottom:
        let y = attribute == .top ? area.y : area.bottom
        output.line(
          area.middleX, y, area.middleX, y - length, " stroke=\"#c2185b\" stroke-width=\"0.7\"")
        output.text(text, area.middleX + 9, y - length / 2 + 3, size: 8, style)
      case .leading, .left, .trailing, .right:
        let isRight =
          attribute.isSubset(of: [.trailing, .right])
          != (picture.choice.device.isRightToLeft && attribute.isSubset(of: [.leading, .trailing]))
        let x = isRight ? area.right : area.x
        output.line(
          x, area.middleY, x - length, area.middleY, " stroke=\"#c2185b\" stroke-width=\"0.7\"")
        output.text(text, x - length / 2, area.middleY - 2, size: 8, style)
      default: continue
      }
    }
  }
}

extension SceneBox {
  /// The name of the SF Symbol that it shows: `play.fill` of `UIImage(systemName: "play.fill")`.
  fileprivate var symbolName: String? {
    guard
      let value = settings.first(where: { $0.member == "image" || $0.member == "setImage" })?.value
    else { return nil }
    let parts = value.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count >= 3 && value.contains("systemName") ? String(parts[1]) : nil
  }
}
