/// A color that code names, as the picture shows it.
struct ViewColor {
  let hex: String
  let opacity: Double

  /// Light and dark values of UIKit's colors.
  ///
  /// Source: Human Interface Guidelines, Color, the values of iOS
  /// (https://developer.apple.com/design/human-interface-guidelines/color).
  private static let known: [String: (light: String, dark: String)] = [
    "white": ("#ffffff", "#ffffff"), "black": ("#000000", "#000000"), "red": ("#ff0000", "#ff0000"),
    "green": ("#00ff00", "#00ff00"), "blue": ("#0000ff", "#0000ff"),
    "yellow": ("#ffff00", "#ffff00"),
    "orange": ("#ff8000", "#ff8000"), "purple": ("#800080", "#800080"),
    "brown": ("#996633", "#996633"),
    "cyan": ("#00ffff", "#00ffff"), "magenta": ("#ff00ff", "#ff00ff"),
    "gray": ("#808080", "#808080"),
    "lightGray": ("#aaaaaa", "#aaaaaa"), "darkGray": ("#555555", "#555555"),
    "systemRed": ("#ff3b30", "#ff453a"), "systemOrange": ("#ff9500", "#ff9f0a"),
    "systemYellow": ("#ffcc00", "#ffd60a"), "systemGreen": ("#34c759", "#30d158"),
    "systemMint": ("#00c7be", "#63e6e2"), "systemTeal": ("#30b0c7", "#40c8e0"),
    "systemCyan": ("#32ade6", "#64d2ff"), "systemBlue": ("#007aff", "#0a84ff"),
    "systemIndigo": ("#5856d6", "#5e5ce6"), "systemPurple": ("#af52de", "#bf5af2"),
    "systemPink": ("#ff2d55", "#ff375f"), "systemBrown": ("#a2845e", "#ac8e68"),
    "systemGray": ("#8e8e93", "#8e8e93"), "systemGray2": ("#aeaeb2", "#636366"),
    "systemGray3": ("#c7c7cc", "#48484a"), "systemGray4": ("#d1d1d6", "#3a3a3c"),
    "systemGray5": ("#e5e5ea", "#2c2c2e"), "systemGray6": ("#f2f2f7", "#1c1c1e"),
    "label": ("#000000", "#ffffff"), "secondaryLabel": ("#8a8a8e", "#98989e"),
    "tertiaryLabel": ("#c4c4c6", "#47474a"), "quaternaryLabel": ("#d8d8da", "#3a3a3c"),
    "placeholderText": ("#c4c4c6", "#47474a"), "link": ("#007aff", "#0984ff"),
    "separator": ("#c6c6c8", "#38383a"), "opaqueSeparator": ("#c6c6c8", "#38383a"),
    "systemBackground": ("#ffffff", "#000000"), "secondarySystemBackground": ("#f2f2f7", "#1c1c1e"),
    "tertiarySystemBackground": ("#ffffff", "#2c2c2e"),
    "systemGroupedBackground": ("#f2f2f7", "#000000"),
    "secondarySystemGroupedBackground": ("#ffffff", "#1c1c1e"),
    "tertiarySystemGroupedBackground": ("#f2f2f7", "#2c2c2e"),
    "systemFill": ("#e4e4e6", "#39393d"), "secondarySystemFill": ("#e9e9eb", "#333336"),
    "tertiarySystemFill": ("#eeeeef", "#2c2c2f"), "quaternarySystemFill": ("#f4f4f5", "#252528"),
    "tintColor": ("#007aff", "#0a84ff"),
  ]

  /// The color of a value in code; nil for one that it does not tell, and for no color.
  init?(_ value: String?, isDark: Bool) {
    guard var text = value?[...] else { return nil }
    var opacity = 1.0
    if let range = text.firstRange(of: ".withAlphaComponent(") {
      opacity =
        Double(code: text[range.upperBound...].prefix { $0 != ")" }.filter { !$0.isWhitespace })
        ?? 1
      text = text[..<range.lowerBound]
    }
    if text.hasSuffix(".cgColor") { text = text.dropLast(8) }
    if text.hasPrefix("UIColor.") { text = text.dropFirst(7) }
    if text.first == ".", let known = Self.known[String(text.dropFirst())] {
      self.init(hex: isDark ? known.dark : known.light, opacity: opacity)
      return
    }
    func number(_ label: String) -> Double? {
      guard let range = text.firstRange(of: label) else { return nil }
      let value = text[range.upperBound...].drop(while: \.isWhitespace).prefix {
        $0 != "," && $0 != ")"
      }
      let parts = value.split(separator: "/").map {
        Double(code: $0.filter { !$0.isWhitespace })
      }
      guard let first = parts.first, let number = first else { return nil }
      guard parts.count == 2, let divisor = parts[1], divisor != 0 else {
        return parts.count == 1 ? number : nil
      }
      return number / divisor
    }
    if let white = number("white:") {
      self.init(white, white, white, number("alpha:") ?? 1)
    } else if let red = number("red:"), let green = number("green:"), let blue = number("blue:") {
      self.init(red, green, blue, number("alpha:") ?? 1)
    } else {
      return nil
    }
  }

  private init(hex: String, opacity: Double) {
    (self.hex, self.opacity) = (hex, min(max(opacity, 0), 1))
  }

  private init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
    let parts = [red, green, blue].map { part -> String in
      let value = Int(drawn: (min(max(part, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16)
      return value < 16 ? "0" + digits : digits
    }
    self.init(hex: "#" + parts.joined(), opacity: opacity)
  }

  var fill: String { " fill=\"\(hex)\"" + (opacity < 1 ? " fill-opacity=\"\(opacity.svg)\"" : "") }
}
