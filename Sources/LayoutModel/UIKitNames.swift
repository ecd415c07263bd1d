import SwiftSource

/// Names of UIKit's that say what happens to a view. What is not listed may be the project's own and do anything.
///
/// Source: UIKit (https://developer.apple.com/documentation/uikit/views-and-controls).
enum UIKitNames {
  /// The classes whose views a file can make, WebKit's and MapKit's included.
  static let views = keys([
    "UIView", "UILabel", "UIButton", "UIImageView", "UIStackView", "UIScrollView", "UITableView",
    "UICollectionView", "UITextField", "UITextView", "UISwitch", "UISlider", "UISegmentedControl",
    "UIActivityIndicatorView", "UIProgressView", "UIPageControl", "UIStepper", "UIDatePicker",
    "UIPickerView", "UISearchBar", "UISearchTextField", "UIToolbar", "UINavigationBar", "UITabBar",
    "UIVisualEffectView", "UIControl", "UIColorWell", "WKWebView", "MKMapView",
  ])

  /// The labels of their initializers.
  static let initializerLabels = keys([
    "frame", "style", "collectionViewLayout", "type", "image", "highlightedImage",
    "arrangedSubviews", "effect", "activityIndicatorStyle", "progressViewStyle", "items",
    "configuration", "primaryAction", "textContainer", "usingTextLayoutManager",
  ])

  /// Methods that set a view up or drive it, and neither add it to another one nor lay it out.
  static let methods = keys([
    "addTarget", "removeTarget", "addAction", "removeAction", "sendActions", "addInteraction",
    "addGestureRecognizer", "removeGestureRecognizer", "addSubview", "insertSubview",
    "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "setCustomSpacing",
    "addLayoutGuide", "bringSubviewToFront", "sendSubviewToBack", "exchangeSubview",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "setNeedsLayout",
    "setNeedsDisplay", "setNeedsUpdateConstraints", "layoutIfNeeded", "sizeToFit",
    "invalidateIntrinsicContentSize", "becomeFirstResponder", "resignFirstResponder",
    "removeFromSuperview", "register", "reloadData", "reloadRows", "reloadSections", "reloadItems",
    "insertRows", "deleteRows", "insertItems", "deleteItems", "beginUpdates", "endUpdates",
    "performBatchUpdates", "selectRow", "deselectRow", "selectItem", "deselectItem",
    "scrollToRow", "scrollToItem", "scrollRectToVisible", "setContentOffset",
    "flashScrollIndicators",
    "setCollectionViewLayout", "setEditing", "reloadAllComponents", "reloadComponent",
    "setTitle", "setAttributedTitle", "setTitleColor", "setTitleShadowColor", "setImage",
    "setBackgroundImage", "setPreferredSymbolConfiguration", "setTitleTextAttributes",
    "setThumbImage", "setMinimumTrackImage", "setMaximumTrackImage", "setDividerImage",
    "setPositionAdjustment", "setShowsCancelButton", "setOn", "setValue", "setProgress", "setDate",
    "setItems", "setEnabled", "setWidth", "insertSegment", "removeSegment", "removeAllSegments",
    "startAnimating", "stopAnimating", "load", "loadHTMLString", "loadFileURL", "reload",
    "setRegion", "setCenter", "addAnnotation", "addAnnotations", "removeAnnotations",
  ])

  /// Members that hand a view over to a library, which turns its autoresizing mask off.
  static let libraryMembers = keys(["snp", "pin", "flex", "easy", "yoga", "sv", "stevia", "tc"])

  private static func keys(_ names: [StaticString]) -> Set<UInt64> { Set(names.map(TextHash.key)) }
}

extension ViewFile {
  /// Whether a token names one of UIKit's own classes of views.
  public func isUIKitView(_ token: Int) -> Bool {
    tokens[token].kind == .identifier && UIKitNames.views.contains(key(token))
  }

  /// Whether a token names a method of UIKit's that neither adds the view to another one nor lays it out.
  public func isUIKitMethod(_ token: Int) -> Bool { UIKitNames.methods.contains(key(token)) }

  /// Whether a member of a view hands it over to a library that lays it out.
  public func isLibraryMember(_ token: Int) -> Bool {
    UIKitNames.libraryMembers.contains(key(token))
  }

  /// Whether an expression is the call of an initializer of UIKit's own, of a view: `UILabel()`,
  /// `UITableView(frame: .zero, style: .plain)`.
  public func isUIKitInitializer(_ value: Range<Int>) -> Bool {
    var end = value.lowerBound
    guard value.count > 2, isUIKitView(end) else { return false }
    if tokens[end + 1].kind == .period, tokens[end + 2].is(Keyword.`init`) { end += 2 }
    let open = end + 1
    guard tokens[open].kind == .leftParen, outline.partner(of: open) == value.upperBound - 1 else {
      return false
    }
    return outline.arguments(open, tokens).allSatisfy {
      $0.label >= 0 && UIKitNames.initializerLabels.contains(key($0.label))
    }
  }
}
