import SwiftSource

/// A rectangle of a view that constraints refer to in place of the view.
public enum ViewGuide: String, Sendable, CaseIterable {
  case safeArea = "safeAreaLayoutGuide"
  case margins = "layoutMarginsGuide"
  case readable = "readableContentGuide"
  case content = "contentLayoutGuide"
  case frame = "frameLayoutGuide"
  case keyboard = "keyboardLayoutGuide"

  /// The name in an outline.
  public var shortName: String { "\(self)" }

  /// Whether it is the view without insets, which are only known at run time.
  public var isInset: Bool { self == .safeArea || self == .margins || self == .readable }

  /// The guide of a view with this name.
  init?(_ name: Lexeme) {
    guard name.hasSuffix("Guide") else { return nil }
    self.init(rawValue: name.text)
  }
}
