import SwiftSource

/// Names of UIKit with a known effect on a view. Other names may belong to the project and do anything.
///
/// Source: UIKit (https://developer.apple.com/documentation/uikit/views-and-controls).
enum UIKitNames {
  /// The view classes that a file can instantiate, including those of WebKit and MapKit.
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

  /// Members that pass a view to a library, which turns its autoresizing mask off.
  static let libraryMembers = keys(["snp", "pin", "flex", "easy", "yoga", "sv", "stevia", "tc"])

  private static func keys(_ names: [StaticString]) -> Set<UInt64> { Set(names.map(TextHash.key)) }
}

extension CodeReader {
  /// Whether a token names a view class of UIKit.
  private func isUIKitView(_ name: Lexeme) -> Bool {
    name.kind == .identifier && UIKitNames.views.contains(key(name))
  }

  /// Whether a token names a method of UIKit that neither adds the view to another one nor lays it out.
  public func isUIKitMethod(_ name: Lexeme) -> Bool { UIKitNames.methods.contains(key(name)) }

  /// Whether a member of a view passes it to a library that lays it out.
  public func isLibraryMember(_ name: Lexeme) -> Bool {
    UIKitNames.libraryMembers.contains(key(name))
  }

  /// Whether an expression is a call of an initializer of a UIKit view: `UILabel()`,
  /// `UITableView(frame: .zero, style: .plain)`.
  public func isUIKitInitializer(_ value: Lexemes) -> Bool {
    guard value.count > 2, let type = value.first, isUIKitView(type), var open = type.next else {
      return false
    }
    if open.kind == .period, let name = open.next, name.is(Keyword.`init`), let next = name.next {
      open = next
    }
    guard open.kind == .leftParen, open.partner == value.last else { return false }
    return open.elements.allSatisfy {
      $0.label.map { UIKitNames.initializerLabels.contains(key($0)) } ?? false
    }
  }
}
