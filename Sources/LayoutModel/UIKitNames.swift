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

  /// The labels that the initializers of all view classes share.
  static let initializerLabels = keys(["frame"])

  /// The other labels of their initializers, by class. With one of another class, as in `UILabel(style: .title)`, the
  /// initializer is the project's own.
  static let initializerLabelsByView: [UInt64: KeySet] = [
    key("UIButton"): keys(["type", "configuration", "primaryAction"]),
    key("UIImageView"): keys(["image", "highlightedImage"]),
    key("UIStackView"): keys(["arrangedSubviews"]),
    key("UITableView"): keys(["style"]),
    key("UICollectionView"): keys(["collectionViewLayout"]),
    key("UIActivityIndicatorView"): keys(["style", "activityIndicatorStyle"]),
    key("UIProgressView"): keys(["progressViewStyle"]),
    key("UISegmentedControl"): keys(["items", "actions"]),
    key("UIVisualEffectView"): keys(["effect"]),
    key("UITextView"): keys(["textContainer", "usingTextLayoutManager"]),
    key("UIControl"): keys(["primaryAction"]),
    key("UISwitch"): keys(["primaryAction"]),
    key("UISlider"): keys(["primaryAction"]),
    key("UITextField"): keys(["primaryAction"]),
    key("UIStepper"): keys(["primaryAction"]),
    key("UIPageControl"): keys(["primaryAction"]),
    key("UIDatePicker"): keys(["primaryAction"]),
    key("UIColorWell"): keys(["primaryAction"]),
    key("WKWebView"): keys(["configuration"]),
  ]

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

  /// Functions that get a view in order to compare, convert or animate it, and set nothing of it.
  static let readers = keys([
    "location", "translation", "velocity", "convert", "isDescendant", "transition", "animate",
    "assign",
  ])

  /// Members of libraries that load the image of a view, by name or as a prefix of the methods' names.
  static let imageLibraries = ["kf", "sd", "af", "yy", "hnk", "pin"]

  /// Members whose own methods neither add the view to another one nor lay it out.
  static let parts = keys([
    "layer", "text", "attributedText", "font", "image", "subviews", "arrangedSubviews",
    "gestureRecognizers", "constraints", "titleLabel", "imageView", "textLabel", "backgroundColor",
    "rx", "publisher",
  ])

  /// Members that pass a view to a library, which turns its autoresizing mask off.
  static let libraryMembers = keys(["snp", "pin", "flex", "easy", "yoga", "sv", "stevia", "tc"])

  private static func key(_ name: StaticString) -> UInt64 { TextHash.key(name) }

  private static func keys(_ names: [StaticString]) -> KeySet { KeySet(names.lazy.map(key)) }
}

extension Lexeme {
  /// Whether a type of this name is UIKit's own.
  public var isNameOfUIKit: Bool { hasWordPrefix("UI") }

  /// Whether it is the label of a distance that points inward: `inset`, `withInset`, `edgeInsets`, `padding`, `margins`.
  public var isNameOfInset: Bool {
    hasSuffix("nset") || hasSuffix("nsets") || hasPrefix("padding") || hasPrefix("margin")
  }

  /// Whether a class of this name is UIKit's own, or that of another framework of the system.
  public var isNameOfSystem: Bool {
    isNameOfUIKit || hasWordPrefix("NS") || hasWordPrefix("MK") || hasWordPrefix("WK")
  }
}

extension Declaration {
  /// The name of the first type that a class inherits from, without its module.
  public var superclass: Lexeme? {
    var name = type.first
    while let module = name, module.next?.kind == .period, let inner = module.next?.next {
      name = inner
    }
    return name
  }
}

extension CodeReader {
  /// Whether a token names a view class of UIKit.
  private func isUIKitView(_ name: Lexeme) -> Bool {
    name.kind == .identifier && UIKitNames.views.contains(key(name))
  }

  /// Whether a token has the name of a method that UIKit declares for views, those that add and lay out included: what a
  /// method of the project with such a name does is not what its calls mean.
  public func isUIKitMethod(_ name: Lexeme) -> Bool { UIKitNames.methods.contains(key(name)) }

  /// Whether a member of a view passes it to a library that lays it out.
  public func isLibraryMember(_ name: Lexeme) -> Bool {
    UIKitNames.libraryMembers.contains(key(name))
  }

  /// Whether a function of this name gets a view in order to compare, convert or animate it, and sets nothing of it.
  public func onlyReadsView(_ name: Lexeme) -> Bool { UIKitNames.readers.contains(key(name)) }

  /// Whether a member of a view is one of a library that loads its image: `kf` in `cover.kf.setImage(with: url)`,
  /// `sd_setImage`.
  public func loadsImage(_ member: Lexeme) -> Bool {
    UIKitNames.imageLibraries.contains { library in
      member.spells(library)
        || (member.text8.starts(with: library.utf8)
          && member.text8.dropFirst(library.utf8.count).first == UInt8(ascii: "_"))
    }
  }

  /// Whether an expression is a call of an initializer of a UIKit view: `UILabel()`,
  /// `UITableView(frame: .zero, style: .plain)`.
  public func isUIKitInitializer(_ value: Lexemes) -> Bool {
    guard value.count > 2, let type = value.first, isUIKitView(type), var open = type.next else {
      return false
    }
    // `UILabel.newAutoLayout()` is PureLayout's.
    if open.kind == .period, let name = open.next,
      name.is(Keyword.`init`) || name.is(.newAutoLayout), let next = name.next
    {
      open = next
    }
    guard open.kind == .leftParen, open.partner == value.last else { return false }
    let own = UIKitNames.initializerLabelsByView[key(type)]
    return open.elements.allSatisfy {
      $0.label.map { label in
        let label = key(label)
        return UIKitNames.initializerLabels.contains(label) || own?.contains(label) == true
      } ?? false
    }
  }

  /// Whether a method is called on a member of a view that UIKit does not have, as in `label.project.pin(to: view)`:
  /// a method of the project, which may do anything with the view.
  ///
  /// - Parameter member: the first member behind the name of the view.
  public func leadsToForeignMethod(_ member: Lexeme) -> Bool {
    guard member.kind == .identifier, member.call == nil, !UIKitNames.parts.contains(key(member))
    else { return false }
    var next = member.next
    while let mark = next, mark.kind == .questionPostfix || mark.kind == .exclamationPostfix {
      next = mark.next
    }
    guard next?.kind == .period, let method = next?.next, method.call != nil else { return false }
    return method.layoutWord == nil && !isUIKitMethod(method) && !isLibraryMember(member)
  }
}
