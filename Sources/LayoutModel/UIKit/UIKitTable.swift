import SwiftSource

/// What UIKit's names mean: its classes and what they inherit, the members of its views, and the methods that it calls and
/// when. Other names may belong to the project and do anything.
///
/// Source: UIKit (https://developer.apple.com/documentation/uikit), WebKit and MapKit.
enum UIKitTable {
  struct Class {
    /// The classes that it inherits from, itself included, apart from those without a word.
    var kinds: [LayoutWord]
    /// The labels of its own initializers, apart from those of all views; nil for a class that code does not make by itself.
    /// With a label of another class, as in `UILabel(style: .title)`, the initializer is the project's own.
    var labels: KeySet?
  }

  struct Members: OptionSet {
    let rawValue: UInt8
    static let method = Members(rawValue: 1)
    static let reader = Members(rawValue: 2)
    static let part = Members(rawValue: 4)
    static let property = Members(rawValue: 8)
  }

  static let classes: NameTable<Class> = {
    var table = NameTable<Class>()
    func add(_ names: StaticString, _ kinds: [LayoutWord], labels: StaticString?) {
      table.add(names) { Class(kinds: kinds, labels: labels.map { KeySet(names: $0) }) }
    }
    let view: [LayoutWord] = [.UIView]
    let scrollView: [LayoutWord] = [.UIScrollView, .UIView]
    let control: [LayoutWord] = [.UIControl, .UIView]
    add(
      """
      UIView UILabel UIPickerView UISearchBar UIToolbar UINavigationBar UITabBar MKMapView
      """, view, labels: "")
    add("UIImageView", view, labels: "image highlightedImage")
    add("UIStackView", view, labels: "arrangedSubviews")
    add("UIActivityIndicatorView", view, labels: "style activityIndicatorStyle")
    add("UIProgressView", view, labels: "progressViewStyle")
    add("UIVisualEffectView", view, labels: "effect")
    add("WKWebView", view, labels: "configuration")
    add("UIScrollView", scrollView, labels: "")
    add("UITableView", scrollView, labels: "style")
    add("UICollectionView", scrollView, labels: "collectionViewLayout")
    add("UITextView", scrollView, labels: "textContainer usingTextLayoutManager")
    add(
      """
      UIControl UITextField UISwitch UISlider UIStepper UIPageControl UIDatePicker UIColorWell
      """, control, labels: "primaryAction")
    add("UISearchTextField", [.UITextField] + control, labels: "")
    add("UIButton", control, labels: "type configuration primaryAction")
    add("UISegmentedControl", control, labels: "items actions")
    add("UITableViewCell UITableViewHeaderFooterView UICollectionViewCell", view, labels: nil)
    add("UICollectionViewListCell", [.UICollectionViewCell] + view, labels: nil)
    add(
      """
      UITableViewController UICollectionViewController UINavigationController UITabBarController
      UISplitViewController UIPageViewController UIHostingController AVPlayerViewController
      """, [.UIViewController], labels: nil)
    return table
  }()

  static let sharedLabels = KeySet(names: "frame")

  /// What offers the content of a view to assistive technologies in place of its subviews.
  static let replacingAccessibleViews = KeySet(
    names: """
      accessibilityActivate accessibilityCustomActions accessibilityElement accessibilityElements
      """)

  /// When UIKit calls which methods of views, cells and controllers: those of one kind of object, or of both.
  ///
  /// Source: the documentation of UIView, UIViewController, UITableViewCell, UICollectionReusableView, UIControl and
  /// NSObject.awakeFromNib() (https://developer.apple.com/documentation/uikit).
  static let callbacks: NameTable<(occasion: Occasion, role: Role)> = [
    "loadView viewDidLoad": (.start, .controller),
    "awakeFromNib": (.start, .unknown),
    "viewWillAppear viewIsAppearing viewDidAppear": (.appearance, .controller),
    "viewWillDisappear viewDidDisappear": ([.later, .disappearance], .controller),
    "layoutSubviews": (.layout, .view),
    "viewWillLayoutSubviews viewDidLayoutSubviews": (.layout, .controller),
    "containerViewWillLayoutSubviews containerViewDidLayoutSubviews": (.layout, .controller),
    "updateConstraints": ([.layout, .constraints], .view),
    "updateViewConstraints": ([.layout, .constraints], .controller),
    "prepareForReuse": (.reuse, .view),
    "setSelected setHighlighted tintColorDidChange": (.change, .view),
    "traitCollectionDidChange": (.change, .unknown),
    "viewSafeAreaInsetsDidChange viewLayoutMarginsDidChange viewWillTransition":
      (.change, .controller),
    "didMoveToSuperview didMoveToWindow": (.later, .view),
    "willMove didMove": (.later, .unknown),
    "prepareForInterfaceBuilder didReceiveMemoryWarning": (.later, .unknown),
  ]
}

/// What the objects of a type are, as far as its declaration says.
public enum Role: Sendable { case view, controller, unknown }

extension Lexeme {
  /// When UIKit calls the method of the superclass that this is a call of: `super.viewDidLoad()`; nil for another one.
  public var occasionOfSuper: Occasion? {
    owner?.is(.super) == true ? UIKitTable.callbacks.value(of: self)?.occasion : nil
  }

  /// Whether it names a class of UIKit or one that inherits from it: both `UIControl` and `UIButton` are a `UIControl`.
  public func isKind(of ancestor: LayoutWord) -> Bool {
    self.is(ancestor)
      || namesViewType && UIKitTable.classes.value(of: self)?.kinds.contains(ancestor) == true
  }

  /// Whether a member of this name is a property of UIKit's views that code sets. Setting another one may do anything.
  public var isUIKitProperty: Bool { isMember(.property) }

  fileprivate func isMember(_ kind: UIKitTable.Members) -> Bool {
    self.kind == .identifier && UIKitTable.members.value(of: self)?.contains(kind) == true
  }

  public var isAboutAccessibility: Bool { kind == .identifier && contains(.accessibility) }
  public var replacesAccessibleViews: Bool { UIKitTable.replacingAccessibleViews.contains(self) }
  public var isNameOfUIKit: Bool { hasWordPrefix("UI") }
  public var isNameOfController: Bool { hasSuffix("Controller") }
  public var isNameOfLayer: Bool { hasSuffix("Layer") && (hasPrefix("CA") || hasPrefix("AV")) }
  public var isNameOfAppKit: Bool { hasPrefix("NS") }

  public var isNameOfBaseClass: Bool {
    hasWordPrefix("_") || hasWordPrefix("Base") || hasWordPrefix("Abstract") || hasSuffix("Base")
  }

  public var isTrap: Bool { self.is(.fatalError) || self.is(.preconditionFailure) }

  public var hasFixedSize: Bool {
    self.is(.UISwitch) || self.is(.UIStepper) || self.is(.UIActivityIndicatorView)
  }

  public var readsActivation: Bool {
    switch layoutWord {
    case .constraints, .isActive, .layoutIfNeeded, .systemLayoutSizeFitting: true
    default: self == "constraintsAffectingLayout" || self == "hasAmbiguousLayout"
    }
  }

  /// Whether it is the label of a distance that points inward: `inset`, `withInset`, `edgeInsets`, `padding`, `margins`.
  public var isNameOfInset: Bool {
    hasSuffix("nset") || hasSuffix("nsets") || hasPrefix("padding") || hasPrefix("margin")
  }

  private static let prefixesOfSystem: [StaticString] = [
    "NS", "MK", "WK", "AV", "SK", "MF", "SF", "QL", "PK", "PH", "CN", "GK", "MTK", "SCN", "PDF",
  ]

  public var isNameOfSystem: Bool {
    isNameOfUIKit
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text8.dropFirst().first ?? 0)
        && Self.prefixesOfSystem.contains(where: hasWordPrefix)
  }

  /// Whether a method with this name that overrides another one is named like those that UIKit calls, or that its classes
  /// have: those have their own times.
  public var isNamedLikeUIKit: Bool { UIKitTable.beginnings.contains { hasWordPrefix($0) } }

  /// Whether the value of this name, or of a view's member, changes as the view gets into another one.
  public var dependsOnAddition: Bool { UIKitTable.dependingOnAddition.contains(self) }

  /// Whether a member of this name says how a view looks.
  public var setsAppearance: Bool { MemberRoles.role(ofMember: token) == .appearance }
}

extension Declaration {
  /// When UIKit calls a function: it overrides that of the superclass, has its parameters, and is of a type that may have it.
  /// One that only has the name, such as `layoutSubviews()` of a controller, is the project's own.
  public var callback: Occasion? {
    guard kind == .function, modifiers.contains(.override),
      let (occasion, role) = name.flatMap({ UIKitTable.callbacks.value(of: $0) }),
      parameters?.tokens.isEmpty ?? true || occasion.isDisjoint(with: [.start, .layout, .reuse])
    else { return nil }
    let own = block.declaration?.role ?? .unknown
    return own == role || own == .unknown || role == .unknown ? occasion : nil
  }

  /// What the objects of a type are: views by what a class inherits from first or what is extended, controllers by any name.
  public var role: Role {
    let parent = kind == .class ? superclass : kind == .extension ? name : nil
    if let parent, parent.namesViewType, !parent.isNameOfController { return .view }
    let isController =
      name?.isNameOfController == true || type.contains { $0.isNameOfController }
    return isController ? .controller : .unknown
  }

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
  /// Whether a token has the name of a method that UIKit declares for views, those that add and lay out included: what a
  /// method of the project with such a name does is not what its calls mean.
  public func isUIKitMethod(_ name: Lexeme) -> Bool { name.isMember(.method) }

  /// Whether a function of this name gets a view in order to compare, convert or animate it, and sets nothing of it.
  public func onlyReadsView(_ name: Lexeme) -> Bool { name.isMember(.reader) }

  /// Whether an expression is a call of an initializer of a UIKit view: `UITableView(frame: .zero)`.
  public func isUIKitInitializer(_ value: Lexemes) -> Bool {
    guard value.count > 2, let type = value.first, type.kind == .identifier,
      let own = UIKitTable.classes.value(of: type)?.labels, var open = type.next
    else { return false }
    // `UILabel.newAutoLayout()` is PureLayout's.
    if open.kind == .period, let name = open.next,
      name.is(Keyword.`init`) || name.is(.newAutoLayout), let next = name.next
    {
      open = next
    }
    guard open.kind == .leftParen, open.partner == value.last else { return false }
    return open.elements.allSatisfy {
      $0.label.map { label in
        let label = key(label)
        return UIKitTable.sharedLabels.contains(label) || own.contains(label)
      } ?? false
    }
  }

  /// Whether a method is called on a member of a view that UIKit does not have, as in `label.project.pin(to: view)`:
  /// a method of the project, which may do anything with the view.
  ///
  /// - Parameter member: the first member behind the name of the view.
  public func leadsToForeignMethod(_ member: Lexeme) -> Bool {
    guard member.kind == .identifier, member.call == nil, !member.isMember(.part)
    else { return false }
    var next = member.next
    while let mark = next, mark.kind == .questionPostfix || mark.kind == .exclamationPostfix {
      next = mark.next
    }
    guard next?.kind == .period, let method = next?.next, method.call != nil else { return false }
    // `label.isHidden.toggle()` only changes a value.
    return !method.isLayoutWord && !method.is(.toggle) && !isUIKitMethod(method)
      && !isLibraryMember(member)
  }
}

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

  static let appearance =
    LayoutWord.names(.backgroundColor, .setBackgroundColor).filter { !dataAndGeometry.contains($0) }
  private static let neutral =
    LayoutWord.names(.translatesAutoresizingMaskIntoConstraints, .setContentOffset)
    + [.setHugging, .setCompressionResistance]

  /// Texts, which are data however they are set, and what follows from geometry.
  private static let dataAndGeometry: [LayoutWord] = [
    .setTitle, .setAttributedTitle, .placeholder, .attributedPlaceholder,
    .cornerRadius, .cornerCurve, .maskedCorners, .mask, .shadowPath, .position, .anchorPoint,
    .sublayers,
  ]
}
