import SwiftSource

/// A method that UIKit calls on views, cells and controllers, with the occasion on which it does.
///
/// Source: the documentation of UIView, UIViewController, UITableViewCell, UICollectionReusableView, UIControl and
/// NSObject.awakeFromNib() (https://developer.apple.com/documentation/uikit).
public enum UIKitCallback: String, CaseIterable, Sendable {
  case loadView, viewDidLoad, awakeFromNib
  case viewWillAppear, viewIsAppearing, viewDidAppear
  case viewWillDisappear, viewDidDisappear
  case layoutSubviews, viewWillLayoutSubviews, viewDidLayoutSubviews
  case updateConstraints, updateViewConstraints
  case prepareForReuse
  case setSelected, setHighlighted, traitCollectionDidChange, tintColorDidChange
  case viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange, viewWillTransition
  case willMove, didMove, didMoveToSuperview, didMoveToWindow
  case prepareForInterfaceBuilder, didReceiveMemoryWarning

  /// When UIKit calls a method.
  public enum Occasion: Sendable {
    /// Once for each object.
    case loading
    case appearance, disappearance
    /// On each pass of the layout.
    case layout
    case constraintUpdate
    /// When a cell gets another row.
    case reuse
    /// When something about the view or around it changes.
    case change
    /// When the view or the controller gets into another one.
    case move
    case other
  }

  /// When UIKit calls it.
  public var occasion: Occasion {
    switch self {
    case .loadView, .viewDidLoad, .awakeFromNib: .loading
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: .appearance
    case .viewWillDisappear, .viewDidDisappear: .disappearance
    case .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layout
    case .updateConstraints, .updateViewConstraints: .constraintUpdate
    case .prepareForReuse: .reuse
    case .setSelected, .setHighlighted, .traitCollectionDidChange, .tintColorDidChange,
      .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .viewWillTransition:
      .change
    case .willMove, .didMove, .didMoveToSuperview, .didMoveToWindow: .move
    case .prepareForInterfaceBuilder, .didReceiveMemoryWarning: .other
    }
  }

  /// The callback with the name of a function; nil for another one.
  public init?(_ name: Lexeme) {
    guard name.bytes.count <= Self.longest else { return nil }
    var hash = TextHash()
    hash.add(name)
    guard let callback = Self.byKey[hash.value] else { return nil }
    self = callback
  }

  private static let longest = allCases.reduce(0) { max($0, $1.rawValue.utf8.count) }

  private static let byKey = {
    var map = KeyMap<UIKitCallback>()
    for callback in allCases { map[TextHash.key(of: callback.rawValue)] = callback }
    return map
  }()
}
