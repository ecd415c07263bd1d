// Ways that lay out a view with one expression: format strings, PinLayout and FlexLayout.
extension LayoutWriter {
  /// A member of a view, and calls behind it: on one line if there are few.
  func chain(_ start: String, _ calls: [String]) -> [String] {
    guard calls.count > 2 else { return [([start] + calls).joined(separator: ".")] }
    return [start] + calls.map { "  ." + $0 }
  }

  // MARK: - Visual format

  /// A string for each axis. There is no symbol for a center: a centered view is pinned to the edge instead.
  func visualFormat(_ pins: [Pin], _ view: String) -> [String] {
    let pins = pins.map(\.withoutCenter)
    let axes = [
      ("H", ["leading", "left"], ["trailing", "right"], "width"),
      ("V", ["top"], ["bottom"], "height"),
    ]
    return axes.flatMap { axis, starts, ends, size -> [String] in
      let start = pins.first { starts.contains($0.attribute) }
      let end = pins.first { ends.contains($0.attribute) }
      let length = pins.first { $0.attribute == size }
      let own = [start, length, end].compactMap(\.self)
      guard !own.isEmpty else { return [] }
      var format = "\(axis):"
      if let start { format += start.otherSymbol + start.connection }
      format += "[\(view)\(length.map { "(\($0.metric))" } ?? "")]"
      if let end { format += end.connection + end.otherSymbol }
      var metrics: [String] = []
      for amount in own.map(\.amount) where amount.hasPrefix("Constants.") {
        let entry = "\"\(amount.dropFirst(10))\": \(amount)"
        if !metrics.contains(entry) { metrics.append(entry) }
      }
      let views = (own.compactMap(\.otherView) + [view]).map { "\"\($0)\": \($0)" }
      let isPhysical = own.contains { $0.attribute == "left" || $0.attribute == "right" }
      return [
        "NSLayoutConstraint.activate(", "  NSLayoutConstraint.constraints(",
        "    withVisualFormat: \"\(format)\",\(isPhysical ? " options: .directionLeftToRight," : "")",
        "    metrics: \(metrics.isEmpty ? "nil" : "[\(metrics.joined(separator: ", "))]"),",
        "    views: [\(views.joined(separator: ", "))]))",
      ]
    }
  }

  // MARK: - PinLayout

  func pinLayout(_ pins: [Pin], _ view: String) -> [String] {
    let names = ["leading": "start", "trailing": "end", "centerX": "hCenter", "centerY": "vCenter"]
    var calls = pins.flatMap { pin -> [String] in
      let name = names[pin.attribute] ?? pin.attribute
      guard case .view(let other, let attribute) = pin.target else {
        return ["\(name)(\(pin.amount))"]
      }
      let edge = "\(name)(to: \(other).edge.\(names[attribute] ?? attribute))"
      return [edge] + (pin.amount.isEmpty ? [] : ["margin\(name.capitalizedFirst)(\(pin.amount))"])
    }
    // A side that no edges give is that of the content.
    let attributes = Set(pins.map(\.attribute))
    let hasWidth =
      attributes.contains("width") || attributes.isSuperset(of: ["leading", "trailing"])
      || attributes.isSuperset(of: ["left", "right"])
    let hasHeight = attributes.contains("height") || attributes.isSuperset(of: ["top", "bottom"])
    if !hasWidth || !hasHeight {
      calls.append("sizeToFit(\(hasWidth ? ".width" : hasHeight ? ".height" : ""))")
    }
    return chain("\(view).pin", calls)
  }

  // MARK: - FlexLayout

  /// The properties of an item: sizes, and distances as margins.
  func flexCalls(_ pins: [Pin]) -> [String] {
    let names = ["leading": "Start", "trailing": "End"]
    return pins.compactMap { pin in
      if pin.isSize { return "\(pin.attribute)(\(pin.amount))" }
      if pin.isCenter { return "alignSelf(.center)" }
      return pin.amount.isEmpty
        ? nil : "margin\(names[pin.attribute] ?? pin.attribute.capitalizedFirst)(\(pin.amount))"
    }
  }
}

extension Pin {
  /// The same at the edge where the axis begins, for a centered view.
  fileprivate var withoutCenter: Pin {
    guard isCenter else { return self }
    return Pin(
      attribute: attribute == "centerX" ? "leading" : "top", target: target,
      amount: "Constants.inset")
  }

  fileprivate var otherView: String? { if case .view(let other, _) = target { other } else { nil } }

  /// How a format string names the other end of a distance.
  fileprivate var otherSymbol: String { otherView.map { "[\($0)]" } ?? "|" }

  /// The amount as a format string names it.
  fileprivate var metric: String {
    amount.hasPrefix("Constants.") ? String(amount.dropFirst(10)) : amount
  }

  /// The distance in a format string.
  fileprivate var connection: String { amount.isEmpty ? "" : "-\(metric)-" }
}
