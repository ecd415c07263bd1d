import SwiftSource

/// The names of a project's own functions that set up views, besides the usual ones: the facts of a file are read with
/// them.
public struct SetupNames: Sendable {
  /// The names; `*` matches any characters.
  public let texts: [String]
  private let patterns: NamePatterns
  /// The keys of their texts.
  private let keys: [UInt64]

  /// No names.
  public static let none = SetupNames([])

  /// - Parameter patterns: the names; `*` matches any characters.
  public init(_ patterns: [String]) {
    texts = patterns
    self.patterns = NamePatterns(patterns)
    keys = patterns.map { TextHash.key(of: $0) }
  }

  /// Whether a function with this name sets up views.
  public func include(_ name: Lexeme) -> Bool {
    !patterns.isEmpty && patterns.match(name.text8)
  }

  /// The same; notes the patterns that match.
  func include(_ name: Lexeme, noting uses: inout NameUses) -> Bool {
    let found = patterns.indices(matching: name.text8)
    for index in found { uses.insert(setupPattern: keys[index]) }
    return !found.isEmpty
  }

  /// Whether a text can match the name of a function: one identifier, in which `*` may stand for any characters.
  public static func isPattern(_ text: String) -> Bool {
    LayoutHelpers.isIdentifier(String(text.map { $0 == "*" ? "a" : $0 }))
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
