import SwiftSource

// The names are spelled as they are in source code.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The names in layout code, recognized by the tokenizer and compared as integers.
///
/// The names come from UIKit (developer.apple.com/documentation/uikit) and from the libraries that the dialects cite as
/// their sources.
public enum LayoutWord: String, CaseIterable, Sendable {
  // First the names that rules ask about, and that are ordinary names for the readers of layout: see `isLayoutWord`.
  // Swift, Foundation and SwiftUI.
  case add, append, zip, map, compactMap, flatMap, filter, count, toggle, string, newValue, keyPath
  case infinity, greatestFiniteMagnitude, fatalError, preconditionFailure, unavailable, coder
  case identifier, post, scheduledTimer, section, row, indexPath, custom, system, white, clear, zero
  case with, then, padding, path, point, type, style
  // Types that are not views.
  case Selector, Timer, NotificationCenter, NSAttributedString, NSMutableAttributedString
  case PreviewProvider, CALayer, CAGradientLayer, CAShapeLayer, CATextLayer, AVPlayerLayer
  case AVCaptureVideoPreviewLayer, CAAnimationGroup, CADisplayLink, CGSize, CGColor, UIAction
  case UIBarButtonItem, UIBezierPath, UICollectionViewFlowLayout, UIColor, UIContextMenuInteraction
  case UIDragInteraction, UIDropInteraction, UIImage, UILayoutPriority, UINib, UIStoryboard
  case UIStoryboardSegue, UIViewPropertyAnimator, NSLayoutXAxisAnchor, ConstraintPriority,
    LayoutPriority, withPriority, CellRegistration
  case Configuration, IBInspectable, IBOutlet, IBDesignable, PlaygroundSupport
  // The view tree.
  case addChild, addChildViewController, bringSubviewToFront, sendSubviewToBack, exchangeSubview
  case removeFromSuperview, removeFromSuperlayer, superlayer, removeConstraints, subviews, window
  case navigationItem, titleView, backgroundView, tableHeaderView, tableFooterView
  // Layout.
  case deactivate, deActivate, layoutIfNeeded, sizeToFit, sizeThatFits, systemLayoutSizeFitting
  case intrinsicContentSize, invalidateIntrinsicContentSize, preferredMaxLayoutWidth
  case preferredContentSize, preferredLayoutAttributesFitting, safeAreaLayoutGuide
  case layoutMarginsGuide, contentLayoutGuide, frameLayoutGuide, notAnAttribute, fittingSizeLevel
  case rowHeight, itemSize, automaticDimension, automaticSize, heightForRowAt, sizeForItemAt
  case layoutAttributesForElements, layoutAttributesForItem, layoutAttributesForSupplementaryView
  case sectionInset, minimumInteritemSpacing, insetForSectionAt, minimumInteritemSpacingForSectionAt
  case scrollDirection, layoutAttributesForDecorationView, minX, midX, maxX, minY, midY, maxY,
    insetBy, scale
  case nativeScale, nativeBounds, fill, equalSpacing, equalCentering, guide, makeInnerLayout
  case makeOuterLayout, bottomCenter, scaledFont, scaledValue
  // Callbacks.
  case loadView, viewDidLoad, awakeFromNib, viewSafeAreaInsetsDidChange, viewWillTransition
  case traitCollectionDidChange, tintColorDidChange, updateConfiguration, updateProperties
  case shouldPerformSegue, prepare, performSegue, draw, hitTest, body
  case drawText, textRect, editingRect
  // Content and settings.
  case text, attributedText, configuration, configurationUpdateHandler, contentConfiguration
  case defaultContentConfiguration, content, items, menu, showsMenuAsPrimaryAction, isEnabled
  case setEnabled, isOn, value, selectedSegmentIndex, numberOfPages, transform3D, isScrollEnabled
  case scaleAspectFill, scaleToFill, opacity, radius, cgColor, colors, fillColor, strokeColor
  case withAlphaComponent, gestureRecognizers, removeGestureRecognizer, enumerateEventHandlers
  case sendAction, sendActions, resignFirstResponder, reloadData, stopAnimating, endRefreshing, rx
  case textInputView, systemFont, boldSystemFont, italicSystemFont, monospacedDigitSystemFont
  case monospacedSystemFont, loadNibNamed, instantiateViewController
  case instantiateInitialViewController, cellIdentifier, registerForTraitChanges
  case overrideUserInterfaceStyle, resolvedColor, performAsCurrent, userInterfaceStyle
  case named, imageLiteral, preferredFont, UIFontMetrics
  case UIContentSizeCategory, preferredContentSizeCategory, UITapGestureRecognizer
  case dequeueReusableHeaderFooterView, startAnimation
  case hasDifferentColorAppearance, keyboardFrameBeginUserInfoKey, UIKeyboardFrameBeginUserInfoKey
  case keyboardFrameEndUserInfoKey, UIKeyboardFrameEndUserInfoKey, UIKeyboardWillShow
  case keyboardWillShowNotification, keyboardDidShowNotification
  case keyboardWillChangeFrameNotification, contentOffset
  // Animation.
  case animate, addAnimations, runningPropertyAnimator, transition, repeatCount, repeatDuration
  case removeAnimation, removeAllAnimations
  // The names of layout, from here on. Anchors.
  case topAnchor, leadingAnchor, trailingAnchor, bottomAnchor, leftAnchor, rightAnchor
  case centerXAnchor, centerYAnchor, widthAnchor, heightAnchor
  case firstBaselineAnchor, lastBaselineAnchor
  // Attributes.
  case top, leading, trailing, bottom, left, right, centerX, centerY, width, height
  case topMargin, leadingMargin, trailingMargin, bottomMargin, leftMargin, rightMargin
  case topWithinMargins, leadingWithinMargins, trailingWithinMargins, bottomWithinMargins
  case leftWithinMargins, rightWithinMargins, centerXWithinMargins, centerYWithinMargins
  case edges, horizontalEdges, verticalEdges, directionalEdges, directionalHorizontalEdges
  case directionalVerticalEdges, center, size, margins, directionalMargins, origin
  case centerWithinMargins, baseline, firstBaseline, lastBaseline
  // Creating constraints.
  case constraint, NSLayoutConstraint, activate, addConstraint, addConstraints
  case isActive, constant, multiplier, item, toItem, attribute, relatedBy, priority,
    anchorWithOffset
  case equalTo, equalToConstant, equalToSystemSpacingAfter, equalToSystemSpacingBelow
  case greaterThanOrEqualTo, greaterThanOrEqualToConstant
  case greaterThanOrEqualToSystemSpacingAfter, greaterThanOrEqualToSystemSpacingBelow
  case lessThanOrEqualTo, lessThanOrEqualToConstant
  case lessThanOrEqualToSystemSpacingAfter, lessThanOrEqualToSystemSpacingBelow
  case snp, makeConstraints, remakeConstraints, updateConstraints, prepareConstraints
  case snp_makeConstraints, snp_remakeConstraints, snp_updateConstraints, snp_prepareConstraints
  case equalToSuperview, lessThanOrEqualToSuperview, greaterThanOrEqualToSuperview
  case offset, inset, insets, multipliedBy, dividedBy, update
  // Frames and insets.
  case frame, bounds, x, y, CGRect
  case UIEdgeInsets, NSDirectionalEdgeInsets
  // The view tree.
  case addSubview, addSubviews, insertSubview, addArrangedSubview, addArrangedSubviews
  case insertArrangedSubview, removeArrangedSubview, forEach, arrangedSubviews, repeating
  case view, contentView, superview, layer, withConstraints
  // Parts of UIKit's own views.
  case titleLabel, imageView, textLabel, detailTextLabel, searchTextField
  // Appearance: see `MemberRoles`.
  case backgroundColor, tintColor, textColor, barTintColor, highlightedTextColor, shadowColor
  case separatorColor, thumbTintColor, onTintColor, progressTintColor, trackTintColor
  case minimumTrackTintColor, maximumTrackTintColor, placeholderColor, pageIndicatorTintColor
  case currentPageIndicatorTintColor, unselectedItemTintColor, selectionColor, color
  case sectionIndexColor, sectionIndexBackgroundColor
  case font, textAlignment, numberOfLines, lineBreakMode, adjustsFontSizeToFitWidth
  case minimumScaleFactor, adjustsFontForContentSizeCategory, allowsDefaultTighteningForTruncation
  case image, highlightedImage, backgroundImage, contentMode, clipsToBounds, masksToBounds
  case placeholder, attributedPlaceholder, keyboardType, keyboardAppearance, returnKeyType
  case separatorStyle, barStyle, borderStyle, indicatorStyle, searchBarStyle
  case borderWidth, borderColor, shadowOpacity, shadowRadius, shadowOffset
  case selectionStyle, accessoryType, titleTextAttributes, largeTitleTextAttributes
  case preferredSymbolConfiguration, clearButtonMode, datePickerStyle
  case setTitle, setAttributedTitle, setTitleColor, setTitleShadowColor, setImage
  case setBackgroundImage, setPreferredSymbolConfiguration, setTitleTextAttributes
  case setThumbImage, setMinimumTrackImage, setMaximumTrackImage, setDividerImage
  case setBackgroundColor
  // Whether a view can be seen.
  case isHidden, alpha
  // Neutral, apart from the last two: see `MemberRoles`.
  case translatesAutoresizingMaskIntoConstraints, autoresizingMask
  case setContentHuggingPriority, setContentCompressionResistancePriority
  case axis, spacing, alignment, distribution, isLayoutMarginsRelativeArrangement
  case isBaselineRelativeArrangement, layoutMargins, directionalLayoutMargins, setCustomSpacing
  case insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins
  case delegate, dataSource, prefetchDataSource, target, action, tag, transform
  case estimatedRowHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight
  case estimatedItemSize, isAccessibilityElement
  case setNeedsLayout, setNeedsDisplay, setNeedsUpdateConstraints, setContentOffset
  case addGestureRecognizer, addAction
  // Derived from geometry.
  case cornerRadius, cornerCurve, maskedCorners, mask, shadowPath, position, anchorPoint, sublayers
  case addSublayer, insertSublayer
  // Visual format.
  case constraints, constraintsWithVisualFormat, withVisualFormat
  // PureLayout.
  case autoPinEdge, autoPinEdges, autoPinEdgesToSuperviewEdges, autoPinEdgesToSuperviewMargins
  case autoPinEdgesToSuperviewSafeArea, autoPin, autoCenterInSuperview
  case autoCenterInSuperviewMargins, autoAlignAxis, autoMatch, autoMatchDimension
  case autoSetDimension, autoSetDimensions, autoConstrainAttribute
  case autoAlignViews, autoDistributeViews, autoMatchViewsDimension, autoSetViewsDimension
  case autoSetViewsDimensions, autoSetPriority, autoSetIdentifier
  case autoCreateAndInstallConstraints, autoCreateConstraintsWithoutInstalling, newAutoLayout
  // Modules of tests, and of views on the Mac.
  case XCTest, Testing
  case AppKit, Cocoa
  // TinyConstraints.
  case TinyConstraints, edgesToSuperview, horizontalToSuperview, verticalToSuperview
  case leadingToSuperview, trailingToSuperview, leftToSuperview, rightToSuperview, topToSuperview
  case bottomToSuperview, centerXToSuperview, centerYToSuperview, widthToSuperview
  case heightToSuperview, originToSuperview, centerInSuperview
  case leadingToTrailing, trailingToLeading, leftToRight, rightToLeft, topToBottom, bottomToTop
  case widthToHeight, heightToWidth, aspectRatio, stack, setHugging, setCompressionResistance
  // Anchorage.
  case Anchorage, edgeAnchors, horizontalAnchors, verticalAnchors, centerAnchors, sizeAnchors
  // Cartography.
  case Cartography, constrain, edgesWithinMargins
  // EasyPeasy.
  case EasyPeasy, easy
  case Top, Leading, Trailing, Bottom, Left, Right, CenterX, CenterY, Width, Height
  case FirstBaseline, LastBaseline, Edges, Center, Size
  case TopMargin, LeadingMargin, TrailingMargin, BottomMargin, LeftMargin, RightMargin
  case CenterXWithinMargins, CenterYWithinMargins, Margins, CenterWithinMargins
  // Stevia.
  case Stevia, SteviaLayout
  // PinLayout and FlexLayout.
  case pin, flex
  // KTResponsiveUI and ViewLayout.
  case KTResponsiveUI, topInset, leftInset, keepEqual, performLayout
  case scaleForScreenWidth, scaleForScreenHeight
  case getValueScaledByScreenWidthFor, getValueScaledByScreenHeightFor
  case ViewLayout, withFrame, withBounds
  case CGPoint, UIFont, ofSize, withSize

  case addObserver
  // Buttons with a configuration, and touches.
  case contentEdgeInsets, titleEdgeInsets, imageEdgeInsets, adjustsImageWhenHighlighted
  case adjustsImageWhenDisabled, reversesTitleShadowWhenHighlighted, showsTouchWhenHighlighted
  case addTarget, addInteraction, isUserInteractionEnabled
  // Contexts in which code runs, and sizes that are known in some of them.
  case layoutSubviews, viewDidLayoutSubviews, viewWillLayoutSubviews, updateViewConstraints
  case safeAreaInsets, contentSize

  /// A name that the run adds: a function of the project's configuration (see `LayoutHelpers`), a method in the
  /// table of a library, or a name in a query.
  case projectName
  // Types of views and controllers, the last ones: see `namesViewType`.
  case UIView, UILabel, UIButton, UIImageView, UIStackView, UIScrollView, UITableView
  case UICollectionView, UITextField, UITextView, UISwitch, UISlider, UISegmentedControl
  case UIPageControl, UIStepper, UISearchBar, UIControl, UIActivityIndicatorView, UIPickerView
  case UINavigationBar, UIToolbar, UITabBar, UITableViewCell, UICollectionViewCell
  case UICollectionViewListCell, UITableViewHeaderFooterView, UIViewController
  case UITableViewController, UICollectionViewController, UINavigationController, UITabBarController
  case UISplitViewController, UIPageViewController, UIHostingController, AVPlayerViewController
  case UIVisualEffectView
  case KTImageView, KTEqualImageView, View

  /// The name of any other view type, by its suffix; see `LayoutVocabulary.viewSuffixes`.
  case viewTypeName
}

extension LayoutWord {
  /// The position of the name in the list above.
  ///
  /// The raw values are texts, which start-up needs without the cost of reflection; the compiler numbers the cases of
  /// an enumeration without payloads in their order, which a test compares with `allCases`.
  @inlinable
  var index: UInt16 {
    withUnsafeBytes(of: self) { bytes in
      // One byte is enough for 256 names; the supported machines are little-endian.
      bytes.count == 1 ? UInt16(bytes[0]) : UInt16(bytes[0]) | UInt16(bytes[1]) &<< 8
    }
  }

  /// The word as the tokenizer marks it.
  @inlinable public var word: Word { Word(id: Word.firstFree + index) }

  /// The name of a word; nil for a word that is not in the layout vocabulary.
  @inlinable
  public init?(_ word: Word) {
    guard word.id >= Word.firstFree, word.id - Word.firstFree <= Self.last else { return nil }
    self = withUnsafeBytes(of: (word.id - Word.firstFree).littleEndian) {
      $0.load(as: LayoutWord.self)
    }
  }

  /// Whether it is a name of layout; see `Token.isLayoutWord`.
  public var isOfLayout: Bool { index >= LayoutWord.topAnchor.index }

  @usableFromInline static var last: UInt16 { LayoutWord.viewTypeName.index }

  /// The names without which a file makes no constraint.
  static let makingConstraints = LayoutLibrary.allCases.flatMap(\.triggers)

  /// The types of EasyPeasy, and the members of Stevia, that are named for attributes.
  static let attributeTypes = names(.Top, .CenterWithinMargins)

  /// Layout anchors and groups of them, which constraints are made of by comparison.
  static let anchors =
    names(.topAnchor, .lastBaselineAnchor) + names(.edgeAnchors, .sizeAnchors)

  /// The names without which a file sets no frame.
  static let settingFrames: [LayoutWord] =
    [.frame, .bounds, .center, .pin, .flex, .withFrame, .withBounds] + scalingFrames

  /// The names without which no view of a file is made with a frame that scales.
  static let scalingFrames = names(.KTResponsiveUI, .getValueScaledByScreenHeightFor)

  /// The names without which a file adds no view.
  static let addingViews =
    names(.addSubview, .insertArrangedSubview) + [.Stevia, .SteviaLayout, .flex, .arrangedSubviews]

  /// The names without which a file neither adds a view nor constrains one, not even by an empty closure.
  static let placingViews = addingViews + makingConstraints

  /// The names from one to another in the list above.
  static func names(_ first: LayoutWord, _ last: LayoutWord) -> [LayoutWord] {
    Array(allCases[Int(first.index)...Int(last.index)])
  }
}

extension Token {
  /// Whether the token spells this name.
  @inlinable
  public func `is`(_ name: LayoutWord) -> Bool { word == name.word }

  /// The name that the token spells, if it is in the layout vocabulary.
  @inlinable
  public var layoutWord: LayoutWord? { LayoutWord(word) }

  /// Whether the token spells a name of layout, that of a type of views, or one that the run adds: not a name that is only
  /// in the vocabulary because a rule asks about it.
  @inlinable
  public var isLayoutWord: Bool { word.id >= LayoutWord.topAnchor.word.id }

  /// Whether the token is neither a name of layout nor a word of Swift.
  @inlinable
  public var isOrdinaryName: Bool { word == .none || !isLayoutWord && word.id >= Word.firstFree }

  /// Whether the token is named like a type of views or controllers.
  @inlinable
  public var namesViewType: Bool { word.id >= LayoutWord.UIView.word.id }
}

extension WordSet {
  /// The set of these names.
  public init(_ names: [LayoutWord]) {
    self.init()
    for name in names {
      insert(name.word)
      if name == .viewTypeName {
        for id in LayoutWord.UIView.word.id..<name.word.id { insert(Word(id: id)) }
      }
    }
  }
}

/// The words that the tokenizer recognizes.
public enum LayoutVocabulary {
  /// The words of Swift and of layout.
  public static let shared = vocabulary(with: LayoutLibrary.allCases.compactMap(\.otherProxy))

  /// The words of Swift and of layout, and further names: those of a project's helpers, and those in queries.
  /// A name that is already a word stays that word; the others become `LayoutWord.projectName`.
  public static func recognizing(_ names: [String]) -> Vocabulary {
    names.isEmpty
      ? shared : vocabulary(with: names + LayoutLibrary.allCases.compactMap(\.otherProxy))
  }

  private static func vocabulary(with names: [String]) -> Vocabulary {
    Vocabulary(
      words: LayoutWord.allCases.map(\.rawValue), suffixes: viewSuffixes,
      suffixWord: LayoutWord.viewTypeName.word, synonyms: names,
      synonymWord: LayoutWord.projectName.word)
  }

  /// The suffixes of the names of UIKit's views, and of view types based on them.
  public static let viewSuffixes = [
    "View", "Cell", "Button", "Label", "Control", "Bar", "Field", "Switch", "Slider", "Stepper",
    "Picker", "Indicator", "Toolbar", "Controller",
  ]
}

extension Lexeme {
  /// The word of layout that the token spells.
  @inlinable public var layoutWord: LayoutWord? { token.layoutWord }

  /// Whether the token spells this word of layout.
  @inlinable public func `is`(_ word: LayoutWord) -> Bool { token.is(word) }

  /// Whether the token spells a name of layout; see `Token.isLayoutWord`.
  @inlinable public var isLayoutWord: Bool { token.isLayoutWord }

  /// Whether the token is named like a type of views or controllers.
  @inlinable public var namesViewType: Bool { token.namesViewType }

  /// Whether a text of ASCII is part of the token's text.
  ///
  /// - Parameter ignoringCase: whether capital letters are compared as small ones; the text has only small ones.
  public func contains(_ text: StaticString, ignoringCase: Bool = false) -> Bool {
    let (bytes, count) = (text8, text.utf8CodeUnitCount)
    guard count > 0, count <= bytes.count else { return count == 0 }
    let there = text.utf8Start
    func fits(_ offset: Int, at place: Int) -> Bool {
      var byte = bytes[place]
      if ignoringCase, byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { byte |= 0x20 }
      return byte == there[offset]
    }
    var start = 0
    while start <= bytes.count &- count {
      if fits(0, at: start), (1..<count).allSatisfy({ fits($0, at: start &+ $0) }) { return true }
      start &+= 1
    }
    return false
  }
}

extension Lexeme? {
  /// Whether there is a token, and it spells this word of layout.
  @inlinable public func `is`(_ word: LayoutWord) -> Bool { self?.is(word) ?? false }

  /// Whether there is a token, and it is this word of Swift.
  @inlinable public func `is`(_ keyword: Keyword) -> Bool { self?.is(keyword) ?? false }
}

extension StringProtocol {
  /// Whether the text is this word of layout.
  public func `is`(_ word: LayoutWord) -> Bool { self == word.rawValue }

  /// Whether the text is this word of Swift.
  public func `is`(_ keyword: Keyword) -> Bool { self == keyword.spelling }
}

extension String? {
  /// Whether there is a text, and it is this word of layout.
  public func `is`(_ word: LayoutWord) -> Bool { self?.is(word) ?? false }
}
