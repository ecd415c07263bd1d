import SwiftSource

/// The roles of members and methods of UIKit's views.
///
/// Source: the terms "appearance" and "neutral" of the cookbook's rule to separate configuration and layout
/// ("UIKit In Code", Best practices), applied to UIKit's names.
enum MemberRoles {
  /// The role of a member or method; nil for any other name.
  static func role(ofMember token: Token) -> StatementRole? {
    guard let word = token.layoutWord else { return nil }
    return table[Int(word.index)]
  }

  /// Whether the method of UIKit with this name says for which state or segment it sets something: without it, another
  /// method is meant, such as `setTitle(song.title)`.
  static func takesState(_ token: Token) -> Bool {
    switch token.layoutWord {
    case .setTitle, .setAttributedTitle, .setTitleColor, .setTitleShadowColor, .setImage,
      .setBackgroundImage:
      true
    default: false
    }
  }

  private static let table: [StatementRole?] = {
    var table = [StatementRole?](repeating: nil, count: LayoutWord.allCases.count)
    for word in appearance { table[Int(word.index)] = .appearance }
    for word in neutral { table[Int(word.index)] = .neutral }
    for word in dataAndGeometry { table[Int(word.index)] = .configuration }
    return table
  }()

  static let appearance: [LayoutWord] = [
    .backgroundColor, .tintColor, .textColor, .barTintColor, .highlightedTextColor, .shadowColor,
    .separatorColor, .thumbTintColor, .onTintColor, .progressTintColor, .trackTintColor,
    .minimumTrackTintColor, .maximumTrackTintColor, .placeholderColor, .pageIndicatorTintColor,
    .currentPageIndicatorTintColor, .unselectedItemTintColor, .selectionColor, .color,
    .sectionIndexColor, .sectionIndexBackgroundColor,
    .font, .textAlignment, .numberOfLines, .lineBreakMode, .adjustsFontSizeToFitWidth,
    .minimumScaleFactor, .adjustsFontForContentSizeCategory, .allowsDefaultTighteningForTruncation,
    .image, .highlightedImage, .backgroundImage, .contentMode, .clipsToBounds, .masksToBounds,
    .keyboardType, .keyboardAppearance, .returnKeyType,
    .separatorStyle, .barStyle, .borderStyle, .indicatorStyle, .searchBarStyle,
    .borderWidth, .borderColor, .shadowOpacity, .shadowRadius, .shadowOffset,
    .selectionStyle, .accessoryType, .titleTextAttributes, .largeTitleTextAttributes,
    .preferredSymbolConfiguration, .clearButtonMode, .datePickerStyle,
    .setTitleColor, .setTitleShadowColor, .setImage,
    .setBackgroundImage, .setPreferredSymbolConfiguration, .setTitleTextAttributes,
    .setThumbImage, .setMinimumTrackImage, .setMaximumTrackImage, .setDividerImage,
    .setBackgroundColor,
  ]

  private static let neutral: [LayoutWord] = [
    .translatesAutoresizingMaskIntoConstraints, .autoresizingMask,
    .setContentHuggingPriority, .setContentCompressionResistancePriority,
    .axis, .spacing, .alignment, .distribution, .isLayoutMarginsRelativeArrangement,
    .isBaselineRelativeArrangement, .layoutMargins, .directionalLayoutMargins, .setCustomSpacing,
    .insetsLayoutMarginsFromSafeArea, .preservesSuperviewLayoutMargins,
    .delegate, .dataSource, .prefetchDataSource, .target, .action, .tag, .transform,
    .estimatedRowHeight, .estimatedSectionHeaderHeight, .estimatedSectionFooterHeight,
    .estimatedItemSize, .isAccessibilityElement,
    .setNeedsLayout, .setNeedsDisplay, .setNeedsUpdateConstraints, .setContentOffset,
    .setHugging, .setCompressionResistance,
  ]

  /// Texts, which are data however they are set, and what follows from geometry.
  private static let dataAndGeometry: [LayoutWord] = [
    .setTitle, .setAttributedTitle, .placeholder, .attributedPlaceholder,
    .cornerRadius, .cornerCurve, .maskedCorners, .mask, .shadowPath, .position, .anchorPoint,
    .sublayers,
  ]
}

extension Lexeme {
  /// Whether a member of this name says how a view looks.
  public var setsAppearance: Bool { MemberRoles.role(ofMember: token) == .appearance }
}
