import LayoutModel
import LayoutSolver

extension SceneSystem {
  /// What an expression comes to: numbers of the device, and where views are.
  ///
  /// - Parameter box: the view whose number it is.
  func value(_ expression: NumberExpression, around box: Int) -> Expression? {
    if let value = expression.value { return Expression(value) }
    let known = expression.mapped { part in
      guard let path = part.path else { return part }
      if let number = device.number(path) { return .number(number) }
      let value = value(ofPath: path, around: box)
      return value.flatMap { $0.isConstant ? .number($0.constant) : nil } ?? part
    }
    return known.linear { value(ofPath: $0, around: box) }
  }

  /// The place or the length that a path names: `icon.frame.maxX`, `view.safeAreaInsets.top`.
  private func value(ofPath path: [String], around box: Int) -> Expression? {
    var names = path.filter { $0 != "size" && $0 != "origin" }
    if let index = names.lastIndex(of: "center"), index == names.count - 2 {
      names[index...] = ["frame", names[index + 1] == "x" ? "midX" : "midY"]
    }
    if let index = names.firstIndex(of: "safeAreaInsets"), index == names.count - 2 {
      guard let view = self.box(names[..<index], around: box), isScreen(view) else { return nil }
      return Expression(Fraction(device.inset(names[index + 1])))
    }
    guard let index = names.lastIndex(where: { $0 == "frame" || $0 == "bounds" }),
      index == names.count - 2, let view = self.box(names[..<index], around: box)
    else { return nil }
    return part(
      names[index + 1], of: view,
      in: names[index] == "bounds" ? view : scene.boxes[view].parent ?? view)
  }

  /// A part of the rectangle of a box, from the upper left corner of another one.
  func part(_ name: String, of box: Int, in outer: Int) -> Expression? {
    guard let attribute = Self.parts[name] else { return nil }
    let part = edge(attribute, of: frames[box])
    if attribute.isSubset(of: [.width, .height]) { return part }
    let isHorizontal = attribute.isSubset(of: [.left, .centerX, .right])
    return part - (isHorizontal ? frames[outer].x : frames[outer].y).expression
  }

  private static let parts: [String: LayoutAttributes] = [
    "x": .left, "minX": .left, "midX": .centerX, "maxX": .right, "width": .width,
    "y": .top, "minY": .top, "midY": .centerY, "maxY": .bottom, "height": .height,
  ]

  private func box(_ path: ArraySlice<String>, around box: Int) -> Int? {
    var names = path[...]
    if names.first == "self" { names.removeFirst() }
    if names.first == "view", scene.isController { names.removeFirst() }
    if names.first == "superview", names.count == 1 { return scene.boxes[box].parent }
    let text = names.map { $0.first == "$" ? String($0.dropFirst()) : $0 }.joined(separator: ".")
    let isLocal = names.first?.first == "$"
    let found = scene.boxes.indices.filter { scene.boxes[$0].name.text == text }
    let own = found.filter { (scene.boxes[$0].name.scope != 0) == isLocal }
    // Functions may have locals of the same name.
    if own.count > 1 { return nil }
    return own.first ?? found.first ?? (text == "contentView" ? 0 : nil)
  }
}

extension SceneDevice {
  /// What a path of UIKit's is on the device: `UIScreen.main.bounds.width`.
  fileprivate func number(_ path: [String]) -> Fraction? {
    guard let last = path.last else { return nil }
    if path.first == "UIScreen" {
      guard path.contains("bounds") else {
        return last == "scale" || last == "nativeScale" ? Fraction(scale) : nil
      }
      return length(last)
    }
    if path.suffix(2) == ["topLayoutGuide", "length"] { return Fraction(topInset) }
    if path.suffix(2) == ["bottomLayoutGuide", "length"] { return Fraction(bottomInset) }
    if path.contains("statusBarFrame"), last == "height" { return Fraction(topInset) }
    if last == "hasNotch" || last == "isNotch" { return Fraction(bottomInset > 0 ? 1 : 0) }
    if last == "userInterfaceIdiom" { return Fraction(width > 700 ? 1 : 0) }
    if path.count == 2, ["", "UIUserInterfaceIdiom"].contains(path[0]),
      ["phone", "pad"].contains(last)
    {
      return Fraction(last == "pad" ? 1 : 0)
    }
    // The window is as large as the screen.
    guard path.contains(where: { ["window", "keyWindow", "windows", "screen"].contains($0) })
    else { return nil }
    if path.contains("safeAreaInsets") { return Fraction(inset(last)) }
    return path.contains("bounds") || path.contains("frame") ? length(last) : nil
  }

  private func length(_ name: String) -> Fraction? {
    switch name {
    case "width", "maxX": Fraction(width)
    case "height", "maxY": Fraction(height)
    case "midX": Fraction(width, over: 2)
    case "midY": Fraction(height, over: 2)
    case "minX", "minY", "x", "y": .zero
    default: nil
    }
  }

  fileprivate func inset(_ side: String) -> Int {
    side == "top" ? topInset : side == "bottom" ? bottomInset : 0
  }

  /// How many pixels a point has.
  private var scale: Int { self == .smallPhone || width > 700 ? 2 : 3 }
}
