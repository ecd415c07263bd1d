import LayoutModel
import SwiftSource

/// The properties of UIKit's views that code sets. Others belong to the project, and setting one may do anything.
///
/// Source: UIKit (https://developer.apple.com/documentation/uikit/views-and-controls).
private enum UIKitProperties {
  static let keys = KeySet(names.map(TextHash.key))

  private static let names: [StaticString] = [
    // UIView
    "accessibilityElementsHidden", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityLabel", "accessibilityTraits", "accessibilityValue", "alpha",
    "autoresizesSubviews", "autoresizingMask", "backgroundColor", "bounds", "center",
    "clearsContextBeforeDrawing", "clipsToBounds", "contentMode", "directionalLayoutMargins",
    "frame", "insetsLayoutMarginsFromSafeArea", "isAccessibilityElement", "isExclusiveTouch",
    "isHidden", "isMultipleTouchEnabled", "isOpaque", "isUserInteractionEnabled", "layer",
    "layoutMargins", "mask", "overrideUserInterfaceStyle", "preservesSuperviewLayoutMargins",
    "semanticContentAttribute", "shouldGroupAccessibilityChildren", "tag", "tintAdjustmentMode",
    "tintColor", "transform", "transform3D", "translatesAutoresizingMaskIntoConstraints",
    // UILabel, UITextField, UITextView
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth",
    "allowsDefaultTighteningForTruncation", "allowsEditingTextAttributes", "attributedPlaceholder",
    "attributedText", "autocapitalizationType", "autocorrectionType", "baselineAdjustment",
    "borderStyle", "clearButtonMode", "clearsOnBeginEditing", "clearsOnInsertion",
    "dataDetectorTypes", "defaultTextAttributes", "font", "highlightedTextColor",
    "inputAccessoryView", "inputView", "isEditable", "isHighlighted", "isSecureTextEntry",
    "isSelectable", "keyboardAppearance", "keyboardType", "leftView", "leftViewMode",
    "lineBreakMode", "lineBreakStrategy", "linkTextAttributes", "minimumFontSize",
    "minimumScaleFactor", "numberOfLines", "passwordRules", "placeholder",
    "preferredMaxLayoutWidth", "returnKeyType", "rightView", "rightViewMode", "selectedRange",
    "selectedTextRange", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
    "spellCheckingType", "text", "textAlignment", "textColor", "textContainer",
    "textContainerInset", "textContentType", "typingAttributes", "undoManager",
    // UIControl, UIButton, and other controls
    "adjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageWhenDisabled",
    "adjustsImageWhenHighlighted", "automaticallyUpdatesConfiguration",
    "changesSelectionAsPrimaryAction", "configuration", "configurationUpdateHandler",
    "contentEdgeInsets", "contentHorizontalAlignment", "contentVerticalAlignment",
    "imageEdgeInsets",
    "imageView", "isEnabled", "isOn", "isPointerInteractionEnabled", "isSelected", "maximumDate",
    "maximumValue", "menu", "minimumDate", "minimumValue", "onTintColor",
    "preferredBehavioralStyle",
    "preferredMenuElementOrder", "reversesTitleShadowWhenHighlighted", "role",
    "selectedSegmentIndex", "selectedSegmentTintColor", "showsMenuAsPrimaryAction",
    "showsTouchWhenHighlighted", "thumbTintColor", "titleEdgeInsets", "titleLabel", "toolTip",
    "value", "allowsContinuousInteraction", "backgroundStyle", "currentPage",
    "currentPageIndicatorTintColor", "hidesForSinglePage", "isContinuous", "isMomentary",
    "maximumTrackTintColor", "minimumTrackTintColor", "numberOfPages", "pageIndicatorTintColor",
    "preferredIndicatorImage", "stepValue", "wraps",
    // UIImageView, UIProgressView, UIActivityIndicatorView
    "animationDuration", "animationImages", "animationRepeatCount", "color",
    "hidesWhenStopped", "highlightedImage", "image", "preferredSymbolConfiguration", "progress",
    "progressTintColor", "style", "trackTintColor",
    // UIStackView
    "alignment", "axis", "distribution", "isBaselineRelativeArrangement",
    "isLayoutMarginsRelativeArrangement", "spacing",
    // UIScrollView, UITableView, UICollectionView
    "allowsMultipleSelection", "allowsSelection", "alwaysBounceHorizontal", "alwaysBounceVertical",
    "automaticallyAdjustsScrollIndicatorInsets", "backgroundView", "bounces", "bouncesZoom",
    "collectionViewLayout", "contentInset", "contentInsetAdjustmentBehavior", "contentOffset",
    "contentSize", "dataSource", "decelerationRate", "delaysContentTouches", "delegate",
    "dragDelegate", "dragInteractionEnabled", "dropDelegate", "estimatedRowHeight",
    "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight", "indicatorStyle",
    "isDirectionalLockEnabled", "isEditing", "isPagingEnabled", "isPrefetchingEnabled",
    "isScrollEnabled", "keyboardDismissMode", "maximumZoomScale", "minimumZoomScale",
    "prefetchDataSource", "refreshControl", "remembersLastFocusedIndexPath", "rowHeight",
    "scrollIndicatorInsets", "scrollsToTop", "sectionFooterHeight", "sectionHeaderHeight",
    "sectionHeaderTopPadding", "separatorColor", "separatorInset", "separatorStyle",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "tableFooterView",
    "tableHeaderView", "verticalScrollIndicatorInsets", "zoomScale",
  ]
}

extension Lexeme {
  /// Whether a member of this name is a property of UIKit's views.
  package var isUIKitProperty: Bool {
    guard kind == .identifier else { return false }
    var hash = TextHash()
    hash.add(self)
    return UIKitProperties.keys.contains(hash.value)
  }
}
