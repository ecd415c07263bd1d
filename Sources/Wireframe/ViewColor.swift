import LayoutScene
import LayoutSolver

/// A color that code names, as the picture shows it.
struct ViewColor {
  private let red, green, blue: Double
  var opacity: Double

  static let white = ViewColor(red: 1, green: 1, blue: 1, opacity: 1)
  static let black = ViewColor(red: 0, green: 0, blue: 0, opacity: 1)
  /// What stands for a color that the files do not tell.
  static let unknown = ViewColor(red: 0.66, green: 0.66, blue: 0.7, opacity: 1)

  private init(red: Double, green: Double, blue: Double, opacity: Double) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  init?(known name: String, isDark: Bool) {
    guard let known = ColorOfUIKit.values[name] else { return nil }
    self.init(hex: isDark ? known.dark : known.light)
  }

  /// The color of a value in code; nil for one that it does not tell, and for no color.
  init?(_ value: NumberExpression, isDark: Bool) {
    switch value {
    case .code(let text, _): self.init(hex: text)
    // A name without a type or a period is one of the project.
    case .member(.name(let type), let name) where ["", "UIColor", "CGColor"].contains(type):
      self.init(known: name, isDark: isDark)
    case .member(let base, _): self.init(base, isDark: isDark)
    case .call(let function, let arguments):
      let base: NumberExpression? = if case .member(let base, _) = function { base } else { nil }
      let name = function.lastName
      if let color = arguments.first(where: { $0.label == (isDark ? "dark" : "light") }) {
        self.init(color.value, isDark: isDark)
      } else if let color = base.flatMap({ ViewColor($0, isDark: isDark) }) {
        // What changes it afterwards.
        self = color
        guard name.hasPrefix("with") || name == "opacity" else { return }
        guard let alpha = arguments.first?.value.value?.double else { return nil }
        opacity = min(max(alpha, 0), 1)
      } else if arguments.count == 1, arguments[0].label.isEmpty,
        let color = ViewColor(arguments[0].value, isDark: isDark)
      {
        self = color
      } else {
        self.init(arguments)
      }
    default: return nil
    }
  }

  /// From what an initializer gets: a hexadecimal number, or components from 0 to 1 or to 255.
  private init?(_ arguments: [NumberExpression.Argument]) {
    var components: [Character: Double] = [:]
    for (argument, standard) in zip(arguments, "rgba") {
      guard let number = argument.value.value?.double else { continue }
      let label = argument.label.split(separator: "P3").last?.lowercased().first
      components[label ?? (arguments.count > 2 ? standard : "?")] = number
    }
    let alpha = min(max(components["a"] ?? components["o"] ?? 1, 0), 1)
    if let white = components["w"] {
      self.init(red: white, green: white, blue: white, opacity: alpha)
    } else if let red = components["r"], let green = components["g"], let blue = components["b"],
      arguments.count > 2
    {
      // Only code of a project counts up to 255.
      let most = max(red, green, blue) > 1 ? 255.0 : 1
      self.init(red: red / most, green: green / most, blue: blue / most, opacity: alpha)
    } else {
      guard let first = arguments.first, first.label != "named", first.label != "resource"
      else { return nil }
      self.init(hex: first.value.text)
      if let alpha = components["a"] { opacity = min(max(alpha, 0), 1) }
    }
  }

  /// From digits such as `"#1A73E8"`, `0x1A73E8` and `"fff"`; with four or eight of them, the last ones are the opacity.
  private init?(hex text: String) {
    var digits = text.filter { $0 != "\"" && $0 != "#" && $0 != "_" }[...]
    if digits.hasPrefix("0x") { digits = digits.dropFirst(2) }
    let values = digits.compactMap(\.hexDigitValue).map { Double($0) }
    guard values.count == digits.count,
      text.first == "\"" || text.first == "#" || text.hasPrefix("0x")
    else { return nil }
    let size = values.count == 6 || values.count == 8 ? 2 : 1
    guard size == 2 || values.count == 3 || values.count == 4 else { return nil }
    let parts = stride(from: 0, to: values.count, by: size).map { start -> Double in
      let value = size == 2 ? values[start] * 16 + values[start + 1] : values[start] * 17
      return value / 255
    }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count > 3 ? parts[3] : 1)
  }

  var hex: String {
    "#"
      + [red, green, blue].map { part in
        let value = Int(drawn: (min(max(part, 0), 1) * 255).rounded())
        let digits = String(value, radix: 16)
        return value < 16 ? "0" + digits : digits
      }.joined()
  }

  var fill: String { " fill=\"\(hex)\"" + (opacity < 1 ? " fill-opacity=\"\(opacity.svg)\"" : "") }

  /// How bright it looks, from 0 to 1 (https://www.w3.org/TR/WCAG21/#dfn-relative-luminance, without the curve).
  private var brightness: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

  var isBright: Bool { brightness > 0.55 }

  func stands(outFrom other: ViewColor) -> Bool {
    opacity > 0.3 && abs(brightness - other.brightness) > 0.12
      || abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue) > 0.6
  }
}
