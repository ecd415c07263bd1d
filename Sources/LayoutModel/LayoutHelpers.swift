import SwiftSource

/// The effects of a project's own functions on layout, by their names: the facts of a file are read with them.
public struct LayoutHelpers: Sendable {
  /// The effect of a function.
  public struct Uses: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It adds a view to another one.
    public static let add = Uses(rawValue: 1)
    /// It creates constraints.
    public static let constrain = Uses(rawValue: 2)
    /// It creates constraints for all four edges.
    public static let edges = Uses(rawValue: 4)

    /// The name of each effect in a configuration.
    public static let allNames = ["add", "constrain", "edges"]

    /// The names of the effects in the set.
    public var names: [String] {
      Self.allNames.enumerated().filter { rawValue & 1 << $0.offset != 0 }.map(\.element)
    }

    /// The effect with this name; nil for another name.
    public init?(name: String) {
      guard let index = Self.allNames.firstIndex(of: name) else { return nil }
      rawValue = 1 << UInt8(index)
    }
  }

  /// The names, sorted.
  public let names: [String]
  /// The words that the names are. A file without any of them calls no helper.
  public let words: WordSet
  private let uses: [UInt64: Uses]

  /// No helpers.
  public static let none = LayoutHelpers([:])

  /// - Parameter uses: maps each name to the effects of the function. Names for which `isName` is false are ignored.
  public init(_ uses: [String: Uses]) {
    var words = WordSet()
    var keys: [UInt64: Uses] = [:]
    for (name, use) in uses {
      guard let word = Self.word(of: name) else { continue }
      words.insert(word == .none ? LayoutWord.projectName.word : word)
      keys[TextHash.key(of: name)] = use
    }
    self.words = words
    self.uses = keys
    names = uses.keys.sorted()
  }

  /// Whether there are no helpers.
  public var isEmpty: Bool { uses.isEmpty }

  /// The effects of the function with this name; nil for a function that is not a helper.
  ///
  /// - Parameter key: the key of the name, see `ViewFile.key(_:)`.
  func uses(of key: UInt64) -> Uses? { uses[key] }

  /// Whether a text can be the name of a function: one identifier.
  public static func isName(_ text: String) -> Bool { word(of: text) != nil }

  /// Whether UIKit's views or constraints have a method of this name, which the facts know.
  public static func isOfUIKit(_ name: String) -> Bool {
    UIKitNames.methods.contains(TextHash.key(of: name)) || ownNames.contains(name)
  }

  private static let ownNames = [
    "constraint", "addConstraint", "addConstraints", "removeConstraints", "activate", "deactivate",
  ]

  /// The word that a name spells; nil for a text that is not an identifier.
  private static func word(of name: String) -> Word? {
    let source = SourceFile(Array(name.utf8), vocabulary: LayoutVocabulary.shared)
    guard source.problems.isEmpty, let token = source.tokens.first, token.kind == .identifier,
      token.range == 0..<name.utf8.count, name.utf8.first != UInt8(ascii: "`")
    else { return nil }
    return token.word
  }
}
