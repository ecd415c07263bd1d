/// A constraint of the sample view.
struct Pin {
  /// What it refers to.
  enum Target {
    case container
    case view(String, String)
    case nothing
  }

  var attribute: String
  var target = Target.container
  /// The distance, or the size, without a sign; empty for none.
  var amount = ""

  var isSize: Bool { attribute == "width" || attribute == "height" }
  var isCenter: Bool { attribute.hasPrefix("center") }
  /// Whether a distance into the container points left or up.
  var isFar: Bool { ["trailing", "right", "bottom"].contains(attribute) }
}

/// Writes constraints, or frames, in one of the ways that `layout_dialect` names.
enum LayoutWriter: String, CaseIterable {
  case anchors, items, anchorage, cartography, easypeasy, flexlayout, pinlayout, purelayout,
    snapkit,
    stevia, tinyconstraints
  case visualFormat = "visual_format"

  /// The module to import besides UIKit.
  var module: String? {
    switch self {
    case .anchors, .items, .visualFormat: nil
    case .anchorage: "Anchorage"
    case .cartography: "Cartography"
    case .easypeasy: "EasyPeasy"
    case .flexlayout: "FlexLayout"
    case .pinlayout: "PinLayout"
    case .purelayout: "PureLayout"
    case .snapkit: "SnapKit"
    case .stevia: "Stevia"
    case .tinyconstraints: "TinyConstraints"
    }
  }

  /// The name as its users write it.
  var title: String {
    switch self {
    case .items: "`NSLayoutConstraint(item:…)`"
    case .visualFormat: "the visual format language"
    default: module ?? "anchors"
    }
  }

  /// Whether the lines are elements of an array of constraints; otherwise they are statements.
  var writesElements: Bool { self == .anchors || self == .items }

  /// Whether the views have to turn off their autoresizing masks themselves.
  var needsOptOut: Bool { writesElements || self == .visualFormat }

  /// Whether the lines belong in `layoutSubviews()`, because they read the size of the container.
  var setsFramesOnLayout: Bool { self == .pinlayout }

  /// Whether the order of the lines says something: those of a string, or of the properties of an item, do not.
  var hasOrder: Bool { self != .visualFormat && self != .flexlayout }

  /// The elements of an array of constraints, or statements.
  func lines(_ pins: [Pin], of view: String, _ style: TeamStyle) -> [String] {
    switch self {
    case .anchors: pins.map { anchor($0, view, style) + "," }
    case .items: pins.map { item($0, view, style) + "," }
    case .anchorage: pins.map { anchorage($0, view, style) }
    case .purelayout: pins.map { pureLayout($0, view) }
    case .stevia: pins.map { stevia($0, view) }
    case .tinyconstraints: pins.map { tiny($0, view) }
    case .snapkit:
      ["\(view).snp.makeConstraints {\(style.maker == "$0" ? "" : " \(style.maker) in")"]
        + pins.map { "  " + snap($0, style) } + ["}"]
    case .easypeasy:
      ["\(view).easy.layout("]
        + pins.enumerated().map { index, pin in
          "  " + easy(pin) + (index == pins.count - 1 ? "" : ",")
        } + [")"]
    case .cartography: cartography(pins, view, style)
    case .visualFormat: visualFormat(pins, view)
    case .pinlayout: pinLayout(pins, view)
    case .flexlayout: chain("\(view).flex", flexCalls(pins))
    }
  }

  private func anchor(_ pin: Pin, _ view: String, _ style: TeamStyle) -> String {
    let start = "\(view).\(pin.attribute)Anchor.constraint("
    switch pin.target {
    case .nothing: return start + "equalToConstant: \(pin.amount))"
    case .container:
      return start
        + "equalTo: \(style.inContainer("\(pin.attribute)Anchor"))\(constant(pin, style)))"
    case .view(let other, let attribute):
      return start + "equalTo: \(other).\(attribute)Anchor\(constant(pin, style)))"
    }
  }

  private func constant(_ pin: Pin, _ style: TeamStyle) -> String {
    guard !pin.amount.isEmpty else { return "" }
    return ", constant: " + (pin.isFar ? style.negated(pin.amount) : pin.amount)
  }

  private func item(_ pin: Pin, _ view: String, _ style: TeamStyle) -> String {
    let start =
      "NSLayoutConstraint(item: \(view), attribute: .\(pin.attribute), relatedBy: .equal, "
    let amount = pin.amount.isEmpty ? "0" : pin.amount
    let signed = pin.isFar && !pin.amount.isEmpty ? style.negated(amount) : amount
    switch pin.target {
    case .nothing:
      return start + "toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: \(amount))"
    case .container:
      return start
        + "toItem: \(style.container.isEmpty ? "self" : style.container), attribute: .\(pin.attribute), multiplier: 1, constant: \(signed))"
    case .view(let other, let attribute):
      return start
        + "toItem: \(other), attribute: .\(attribute), multiplier: 1, constant: \(signed))"
    }
  }

  private func anchorage(_ pin: Pin, _ view: String, _ style: TeamStyle) -> String {
    let sign = pin.isFar ? "-" : "+"
    let distance = pin.amount.isEmpty ? "" : " \(sign) \(pin.amount)"
    switch pin.target {
    case .nothing: return "\(view).\(pin.attribute)Anchor == \(pin.amount)"
    case .container:
      return
        "\(view).\(pin.attribute)Anchor == \(style.inContainer("\(pin.attribute)Anchor"))\(distance)"
    case .view(let other, let attribute):
      return "\(view).\(pin.attribute)Anchor == \(other).\(attribute)Anchor\(distance)"
    }
  }

  private func snap(_ pin: Pin, _ style: TeamStyle) -> String {
    let insets = pin.isFar && style.insetsFarEdges
    let amount = pin.isFar && !insets ? style.negated(pin.amount) : pin.amount
    let distance = pin.amount.isEmpty ? "" : ".\(insets ? "inset" : "offset")(\(amount))"
    switch pin.target {
    case .nothing: return "\(style.maker).\(pin.attribute).equalTo(\(pin.amount))"
    case .container: return "\(style.maker).\(pin.attribute).equalToSuperview()\(distance)"
    case .view(let other, let attribute):
      return "\(style.maker).\(pin.attribute).equalTo(\(other).snp.\(attribute))\(distance)"
    }
  }

  private func pureLayout(_ pin: Pin, _ view: String) -> String {
    switch pin.target {
    case .nothing: return "\(view).autoSetDimension(.\(pin.attribute), toSize: \(pin.amount))"
    case .container where pin.isCenter:
      // The vertical axis runs through the horizontal center.
      let axis = pin.attribute == "centerX" ? "vertical" : "horizontal"
      return "\(view).autoAlignAxis(toSuperviewAxis: .\(axis))"
    case .container:
      let inset = pin.amount.isEmpty ? "" : ", withInset: \(pin.amount)"
      return "\(view).autoPinEdge(toSuperviewEdge: .\(pin.attribute)\(inset))"
    case .view(let other, let attribute):
      let offset = pin.amount.isEmpty ? "" : ", withOffset: \(pin.amount)"
      return "\(view).autoPinEdge(.\(pin.attribute), to: .\(attribute), of: \(other)\(offset))"
    }
  }

  private func easy(_ pin: Pin) -> String {
    let start = "\(pin.attribute.capitalizedFirst)(\(pin.amount))"
    if case .view(let other, let attribute) = pin.target {
      return "\(start).to(\(other), .\(attribute))"
    }
    return start
  }

  private func tiny(_ pin: Pin, _ view: String) -> String {
    switch pin.target {
    case .nothing: return "\(view).\(pin.attribute)(\(pin.amount))"
    case .container:
      let word = pin.isFar ? "offset: -" : "offset: "
      let inset =
        pin.amount.isEmpty ? "" : pin.isCenter ? word + pin.amount : "offset: \(pin.amount)"
      return "\(view).\(pin.attribute)ToSuperview(\(inset))"
    case .view(let other, let attribute):
      let offset = pin.amount.isEmpty ? "" : ", offset: \(pin.amount)"
      return "\(view).\(pin.attribute)To\(attribute.capitalizedFirst)(of: \(other)\(offset))"
    }
  }

  private func stevia(_ pin: Pin, _ view: String) -> String {
    switch pin.target {
    case .nothing: return "\(view).\(pin.attribute)(\(pin.amount))"
    case .container where pin.attribute == "centerY": return "\(view).centerVertically()"
    case .container where pin.attribute == "centerX": return "\(view).centerHorizontally()"
    case .container: return "\(view).\(pin.attribute)(\(pin.amount.isEmpty ? "0" : pin.amount))"
    case .view(let other, let attribute):
      let distance = pin.amount.isEmpty ? "" : " + \(pin.amount)"
      return
        "\(view).\(pin.attribute.capitalizedFirst) == \(other).\(attribute.capitalizedFirst)\(distance)"
    }
  }

  private func cartography(_ pins: [Pin], _ view: String, _ style: TeamStyle) -> [String] {
    let others = pins.compactMap { pin -> String? in
      if case .view(let other, _) = pin.target { other } else { nil }
    }
    let views = [view] + (others.first.map { [$0] } ?? [])
    let names = views.map { $0.droppingViewWord }
    let lines = pins.map { pin -> String in
      let left = "\(names[0]).\(pin.attribute)"
      let sign = pin.isFar ? "-" : "+"
      let distance = pin.amount.isEmpty ? "" : " \(sign) \(pin.amount)"
      switch pin.target {
      case .nothing: return "  \(left) == \(pin.amount)"
      case .container: return "  \(left) == \(names[0]).superview!.\(pin.attribute)\(distance)"
      case .view(_, let attribute): return "  \(left) == \(names[1]).\(attribute)\(distance)"
      }
    }
    return [
      "constrain(\(views.joined(separator: ", "))) { \(names.joined(separator: ", ")) in"
    ] + lines + ["}"]
  }
}

extension String {
  /// `avatarView` as `AvatarView`.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// `nameLabel` as `name`.
  fileprivate var droppingViewWord: String {
    for ending in ["View", "Label", "Button"] where hasSuffix(ending) {
      return String(dropLast(ending.count))
    }
    return self
  }
}

extension TeamStyle {
  /// An amount with a minus sign, as the team writes it.
  func negated(_ amount: String) -> String {
    if amount.first?.isNumber == true {
      return multipliesLiterals ? "-1.0 * \(amount)" : "-\(amount)"
    }
    return negative == .factor ? "-1.0 * \(amount)" : "-\(amount)"
  }
}
