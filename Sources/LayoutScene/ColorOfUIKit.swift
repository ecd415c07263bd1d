/// The colors that UIKit has names for.
package enum ColorOfUIKit {
  /// Light and dark values.
  ///
  /// Source: Human Interface Guidelines, Color, the values of iOS
  /// (https://developer.apple.com/design/human-interface-guidelines/color).
  package static let values: [String: (light: String, dark: String)] = [
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
    "tintColor": ("#007aff", "#0a84ff"), "tint": ("#007aff", "#0a84ff"),
    "lightText": ("#ffffff", "#ffffff"), "darkText": ("#000000", "#000000"),
  ]

  /// Whether a member of `UIColor` is UIKit's, whatever the project's stubs and older code say.
  static func has(_ name: String) -> Bool { name == "clear" || values[name] != nil }
}
