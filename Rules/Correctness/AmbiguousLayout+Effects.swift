import SwiftSource

extension Lexeme {
  /// Whether it names a view of UIKit that has no size of its own, along both axes.
  var isViewWithoutSize: Bool {
    self == "UIView" || self == "UIScrollView" || self == "UITableView"
      || self == "UICollectionView" || self == "UIVisualEffectView" || self == "WKWebView"
      || self == "MKMapView"
  }
}

/// What a use of a view does for its layout.
enum EffectOnLayout {
  case nothing
  /// It is added to another view, at these tokens, and Auto Layout is perhaps turned on for it.
  case addition(Lexemes, turnsMaskOff: Bool = false)
  /// It gets content, which may give it a size.
  case content
  /// Auto Layout is turned on for it.
  case management
}
