import SwiftSource

/// The names of a project's own functions that set up views, besides the usual ones: the facts of a file are read with
/// them.
public struct SetupNames: Sendable {
  private let patterns: [NamePattern]

  /// No names.
  public static let none = SetupNames([])

  /// - Parameter patterns: the names; `*` matches any characters.
  public init(_ patterns: [String]) { self.patterns = patterns.map(NamePattern.init) }

  /// Whether a function with this name sets up views.
  public func include(_ name: Lexeme) -> Bool {
    guard !patterns.isEmpty else { return false }
    let text = name.text
    return patterns.contains { $0.matches(text) }
  }

  /// Whether a text can match the name of a function: one identifier, in which `*` may stand for any characters.
  public static func isPattern(_ text: String) -> Bool {
    LayoutHelpers.isName(String(text.map { $0 == "*" ? "a" : $0 }))
  }
}

extension Lexeme {
  /// Whether it is the usual name of a function that the initializers of a view call to set it up.
  public var isNameOfCommonSetup: Bool {
    Self.commonSetups.contains { hasWordPrefix($0) }
  }

  private static let commonSetups: [StaticString] = [
    "commonInit", "commonSetup", "initialSetup", "viewSetup", "sharedInit", "initUI", "customInit",
    "constructViews", "defineLayout", "arrangeSubviews",
  ]
}
