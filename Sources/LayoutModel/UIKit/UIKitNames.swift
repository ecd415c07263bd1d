import SwiftSource

/// The colors of UIKit, as members of `UIColor`.
///
/// Source: UIColor (https://developer.apple.com/documentation/uikit/uicolor), Standard colors and UI element colors.
private enum UIKitColors {
  /// Those that are other ones in dark mode. The tints (`systemRed`) hardly differ.
  static let dynamic = KeySet(
    names: """
      label secondaryLabel tertiaryLabel quaternaryLabel placeholderText systemFill
      secondarySystemFill tertiarySystemFill quaternarySystemFill systemBackground
      secondarySystemBackground tertiarySystemBackground systemGroupedBackground
      secondarySystemGroupedBackground tertiarySystemGroupedBackground separator opaqueSeparator
      systemGray2 systemGray3 systemGray4 systemGray5 systemGray6
      """)
  static let other = KeySet(
    names: """
      black white gray grey darkGray lightGray red green blue cyan yellow magenta orange purple brown
      link systemRed systemOrange systemYellow systemGreen systemMint systemTeal systemCyan
      systemBlue systemIndigo systemPurple systemPink systemBrown systemGray lightText darkText
      tintColor
      """)
  static let components = KeySet(names: "red hue white displayP3Red r")
}

extension Lexeme {
  public var isDynamicColor: Bool { UIKitColors.dynamic.contains(self) }
  public var isColor: Bool { isDynamicColor || UIKitColors.other.contains(self) }
  public var isColorComponent: Bool { UIKitColors.components.contains(self) }
  public var isOpacity: Bool { self.is(.alpha) || self == "a" || self.is(.opacity) }

  public var isHexadecimalColor: Bool {
    guard bytes.count >= 3 else { return false }
    let first = text.prefix(3).lowercased()
    return first == "hex" || first == "rgb"
  }

  public var makesSystemFont: Bool {
    self.is(.systemFont) || self.is(.boldSystemFont) || self.is(.italicSystemFont)
      || self.is(.monospacedDigitSystemFont) || self.is(.monospacedSystemFont)
  }

  /// Whether code with this name in it hears of another appearance, or runs again in it.
  public var followsAppearance: Bool {
    switch layoutWord {
    case .traitCollectionDidChange, .registerForTraitChanges, .updateConfiguration,
      .overrideUserInterfaceStyle, .resolvedColor, .performAsCurrent, .userInterfaceStyle,
      .hasDifferentColorAppearance, .tintColorDidChange, .updateProperties:
      true
    default: false
    }
  }

  public var isNameOfPriority: Bool {
    self.is(.UILayoutPriority) || self.is(.ConstraintPriority) || self.is(.LayoutPriority)
  }

  public var takesPriorityFirst: Bool {
    self.is(.setContentHuggingPriority) || self.is(.setContentCompressionResistancePriority)
      || self.is(.setHugging) || self.is(.setCompressionResistance) || self.is(.withPriority)
  }

  public var makesPriority: Bool { PriorityNames.makers.contains(self) }
}

private enum PriorityNames {
  static let makers = KeySet(
    names: """
      UILayoutPriority ConstraintPriority LayoutPriority Priority init custom customPriority Float
      Double CGFloat
      """)
}

/// A rectangle of a view that constraints refer to in place of the view.
public enum ViewGuide: String, Sendable, CaseIterable {
  case safeArea = "safeAreaLayoutGuide"
  case margins = "layoutMarginsGuide"
  case readable = "readableContentGuide"
  case content = "contentLayoutGuide"
  case frame = "frameLayoutGuide"
  case keyboard = "keyboardLayoutGuide"

  public var shortName: String { "\(self)" }

  /// Whether it is the view without insets, which are only known at run time.
  public var isInset: Bool { self == .safeArea || self == .margins || self == .readable }

  /// The guide of a view with this name.
  init?(_ name: Lexeme) {
    guard name.hasSuffix("Guide") else { return nil }
    self.init(rawValue: name.text)
  }
}
