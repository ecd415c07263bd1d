import SwiftSource

extension UIKitTable {
  /// The members of UIKit's views, and the methods that get views. Other names may belong to the project and do anything.
  static let members: NameTable<Members> = {
    var table = NameTable<Members>()
    table.add(.method, methods)
    table.add(.reader, readers)
    table.add(.part, parts)
    table.add(.property, properties)
    return table
  }()

  /// Whether UIKit declares a method of this name for views.
  static func isMethod(_ name: String) -> Bool {
    members.value(of: name)?.contains(.method) ?? false
  }

  fileprivate static let beginnings: [StaticString] = [
    "view", "layout", "update", "draw", "prepare", "did", "will", "loadView", "awake", "become",
    "resign", "setNeeds", "sizeToFit", "invalidate", "load",
  ]

  fileprivate static let dependingOnAddition = KeySet(
    names: """
      constraints convert effectiveUserInterfaceLayoutDirection isActive isDescendant layoutIfNeeded
      next safeAreaInsets subviews superview systemLayoutSizeFitting traitCollection window
      """)

  /// Methods that set a view up or drive it, and neither add it to another one nor lay it out.
  private static let methods: StaticString = """
    addTarget removeTarget addAction removeAction sendActions addInteraction
    addGestureRecognizer removeGestureRecognizer addSubview insertSubview addArrangedSubview
    insertArrangedSubview removeArrangedSubview setCustomSpacing addLayoutGuide
    bringSubviewToFront sendSubviewToBack exchangeSubview setContentHuggingPriority
    setContentCompressionResistancePriority setNeedsLayout setNeedsDisplay
    setNeedsUpdateConstraints layoutIfNeeded sizeToFit invalidateIntrinsicContentSize
    becomeFirstResponder resignFirstResponder removeFromSuperview register reloadData reloadRows
    reloadSections reloadItems insertRows deleteRows insertItems deleteItems beginUpdates
    endUpdates performBatchUpdates selectRow deselectRow selectItem deselectItem scrollToRow
    scrollToItem scrollRectToVisible setContentOffset flashScrollIndicators
    setCollectionViewLayout setEditing reloadAllComponents reloadComponent setTitle
    setAttributedTitle setTitleColor setTitleShadowColor setImage setBackgroundImage
    setPreferredSymbolConfiguration setTitleTextAttributes setThumbImage setMinimumTrackImage
    setMaximumTrackImage setDividerImage setPositionAdjustment setShowsCancelButton setOn
    setValue setProgress setDate setItems setEnabled setWidth insertSegment removeSegment
    removeAllSegments startAnimating stopAnimating load loadHTMLString loadFileURL reload
    setRegion setCenter addAnnotation addAnnotations removeAnnotations
    """

  /// Functions that get a view in order to compare, convert or animate it, and set nothing of it.
  private static let readers: StaticString = """
    location translation velocity convert isDescendant transition animate assign
    """

  /// Members whose own methods neither add the view to another one nor lay it out.
  private static let parts: StaticString = """
    layer text attributedText font image subviews arrangedSubviews gestureRecognizers
    constraints titleLabel imageView textLabel backgroundColor rx publisher
    """

  /// Properties that code sets: of UIView; UILabel, UITextField, UITextView; UIControl, UIButton, and other controls;
  /// UIImageView, UIProgressView, UIActivityIndicatorView; UIStackView; UIScrollView, UITableView, UICollectionView.
  private static let properties: StaticString = """
    accessibilityElementsHidden accessibilityHint accessibilityIdentifier accessibilityLabel
    accessibilityTraits accessibilityValue alpha autoresizesSubviews autoresizingMask
    backgroundColor bounds center clearsContextBeforeDrawing clipsToBounds contentMode
    directionalLayoutMargins frame insetsLayoutMarginsFromSafeArea isAccessibilityElement
    isExclusiveTouch isHidden isMultipleTouchEnabled isOpaque isUserInteractionEnabled layer
    layoutMargins mask overrideUserInterfaceStyle preservesSuperviewLayoutMargins
    semanticContentAttribute shouldGroupAccessibilityChildren tag tintAdjustmentMode tintColor
    transform transform3D translatesAutoresizingMaskIntoConstraints
    adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    allowsDefaultTighteningForTruncation allowsEditingTextAttributes attributedPlaceholder
    attributedText autocapitalizationType autocorrectionType baselineAdjustment borderStyle
    clearButtonMode clearsOnBeginEditing clearsOnInsertion dataDetectorTypes
    defaultTextAttributes font highlightedTextColor inputAccessoryView inputView isEditable
    isHighlighted isSecureTextEntry isSelectable keyboardAppearance keyboardType leftView
    leftViewMode lineBreakMode lineBreakStrategy linkTextAttributes minimumFontSize
    minimumScaleFactor numberOfLines passwordRules placeholder preferredMaxLayoutWidth
    returnKeyType rightView rightViewMode selectedRange selectedTextRange smartDashesType
    smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment textColor
    textContainer textContainerInset textContentType typingAttributes undoManager
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled
    adjustsImageWhenHighlighted automaticallyUpdatesConfiguration
    changesSelectionAsPrimaryAction configuration configurationUpdateHandler contentEdgeInsets
    contentHorizontalAlignment contentVerticalAlignment imageEdgeInsets imageView isEnabled isOn
    isPointerInteractionEnabled isSelected maximumDate maximumValue menu minimumDate
    minimumValue onTintColor preferredBehavioralStyle preferredMenuElementOrder
    reversesTitleShadowWhenHighlighted role selectedSegmentIndex selectedSegmentTintColor
    showsMenuAsPrimaryAction showsTouchWhenHighlighted thumbTintColor titleEdgeInsets titleLabel
    toolTip value allowsContinuousInteraction backgroundStyle currentPage
    currentPageIndicatorTintColor hidesForSinglePage isContinuous isMomentary
    maximumTrackTintColor minimumTrackTintColor numberOfPages pageIndicatorTintColor
    preferredIndicatorImage stepValue wraps
    animationDuration animationImages animationRepeatCount color hidesWhenStopped
    highlightedImage image preferredSymbolConfiguration progress progressTintColor style
    trackTintColor
    alignment axis distribution isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement
    spacing
    allowsMultipleSelection allowsSelection alwaysBounceHorizontal alwaysBounceVertical
    automaticallyAdjustsScrollIndicatorInsets backgroundView bounces bouncesZoom
    collectionViewLayout contentInset contentInsetAdjustmentBehavior contentOffset contentSize
    dataSource decelerationRate delaysContentTouches delegate dragDelegate
    dragInteractionEnabled dropDelegate estimatedRowHeight estimatedSectionFooterHeight
    estimatedSectionHeaderHeight indicatorStyle isDirectionalLockEnabled isEditing
    isPagingEnabled isPrefetchingEnabled isScrollEnabled keyboardDismissMode maximumZoomScale
    minimumZoomScale prefetchDataSource refreshControl remembersLastFocusedIndexPath rowHeight
    scrollIndicatorInsets scrollsToTop sectionFooterHeight sectionHeaderHeight
    sectionHeaderTopPadding separatorColor separatorInset separatorStyle
    showsHorizontalScrollIndicator showsVerticalScrollIndicator tableFooterView tableHeaderView
    verticalScrollIndicatorInsets zoomScale
    """
}

extension Lexeme {
  /// Whether a method with this name that overrides another one is named like those that UIKit calls, or that its classes
  /// have: those have their own times.
  public var isNamedLikeUIKit: Bool { UIKitTable.beginnings.contains { hasWordPrefix($0) } }

  /// Whether the value of this name, or of a view's member, changes as the view gets into another one.
  public var dependsOnAddition: Bool { UIKitTable.dependingOnAddition.contains(self) }
}
