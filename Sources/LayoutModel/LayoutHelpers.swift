import SwiftSource

/// The effects of a project's own functions on layout, by their names: the facts of a file are read with them.
public struct LayoutHelpers: Sendable {
  public struct Uses: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It adds a view to another one.
    public static let add = Uses(rawValue: 1)
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

  public let uses: [String: Uses]
  /// The names without labels, each once.
  public let bases: Set<String>
  /// The words that the names are. A file without any of them calls no helper.
  public let words: WordSet
  /// The functions by the keys of their names without labels.
  private let functions: [UInt64: [Function]]

  private struct Function {
    var key: UInt64
    /// Nil for all functions of the name.
    var name: FunctionName?
    var uses: Uses
  }

  public static let none = LayoutHelpers([:])

  /// - Parameter uses: maps each name, with its labels or without, to the effects of the function. Names for which `isName`
  ///   is false are ignored.
  public init(_ uses: [String: Uses]) {
    var words = WordSet()
    var bases: Set<String> = []
    var functions: [UInt64: [Function]] = [:]
    for (text, use) in uses {
      let name = FunctionName(text)
      let base = name?.base ?? text
      guard let word = Self.word(of: base) else { continue }
      bases.insert(base)
      words.insert(word == .none ? LayoutWord.projectName.word : word)
      functions[TextHash.key(of: base), default: []].append(
        Function(key: TextHash.key(of: text), name: name, uses: use))
    }
    self.words = words
    self.bases = bases
    self.functions = functions
    self.uses = uses
  }

  public var isEmpty: Bool { functions.isEmpty }

  /// The effects of the function that is called; nil for one that is not a helper. A name with labels is for calls with
  /// such arguments, and comes before the name alone, except where there are none. None may be missing from a name that
  /// UIKit has, too.
  ///
  /// - Parameters:
  ///   - key: the key of the name, see `ViewFile.key(_:)`.
  ///   - names: notes which names are called.
  func uses(of call: Call, named key: UInt64, noting names: inout NameUses) -> Uses? {
    guard let functions = functions[key] else { return nil }
    var called = functions.filter { $0.name?.text == call.signature }
    if called.isEmpty {
      let isBare = call.arguments?.tokens.isEmpty ?? true
      called = functions.filter { $0.name == nil }
      if called.isEmpty || !isBare {
        let taking = functions.filter { $0.name?.takes(call) ?? false }
        if !taking.isEmpty { called = taking }
      }
    }
    guard !called.isEmpty else { return nil }
    return called.reduce(into: []) { uses, function in
      names.insert(helper: function.key)
      uses.formUnion(function.uses)
    }
  }

  /// Whether a text can be the name of a function, with its labels or without.
  public static func isName(_ text: String) -> Bool {
    isIdentifier(FunctionName(text)?.base ?? text)
  }

  static func isIdentifier(_ text: String) -> Bool { word(of: text) != nil }

  /// Whether UIKit's views or constraints have a method of this name; with other labels, it may be another one.
  public static func isOfUIKit(_ text: String) -> Bool {
    guard let name = FunctionName(text) else {
      return UIKitTable.isMethod(text) || ownNames.contains(text)
    }
    return signatures.contains(text) || name.base == "constraint"
  }

  private static let signatures: Set = [
    "addSubview(_:)", "addArrangedSubview(_:)", "insertSubview(_:at:)",
    "insertSubview(_:aboveSubview:)", "insertSubview(_:belowSubview:)",
    "insertArrangedSubview(_:at:)", "removeArrangedSubview(_:)", "removeFromSuperview()",
    "addConstraint(_:)", "addConstraints(_:)", "activate(_:)", "deactivate(_:)",
  ]

  private static let ownNames: Set = [
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

/// The names of a project's own functions that set up views, besides the usual ones.
public struct SetupNames: Sendable {
  /// The names; `*` matches any characters.
  public let texts: [String]
  private let patterns: NamePatterns
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
  public func include(_ name: Lexeme) -> Bool { !patterns.isEmpty && patterns.match(name.text8) }

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
  public var isNameOfCommonSetup: Bool { Self.commonSetups.contains { hasWordPrefix($0) } }

  private static let commonSetups: [StaticString] = [
    "commonInit", "commonSetup", "initialSetup", "viewSetup", "sharedInit", "initUI", "customInit",
    "constructViews", "defineLayout", "arrangeSubviews",
  ]
}

/// Which of the names that configurations give to a project's own functions occur in code, by their keys.
package struct NameUses: Sendable {
  private var helpers: Set<UInt64> = []
  private var setupPatterns: Set<UInt64> = []

  package init() {}

  mutating func insert(helper key: UInt64) { helpers.insert(key) }
  mutating func insert(setupPattern key: UInt64) { setupPatterns.insert(key) }

  package mutating func formUnion(_ other: NameUses) {
    if !other.helpers.isEmpty { helpers.formUnion(other.helpers) }
    if !other.setupPatterns.isEmpty { setupPatterns.formUnion(other.setupPatterns) }
  }

  /// Whether a helper is called.
  package func contain(helper name: String) -> Bool { helpers.contains(TextHash.key(of: name)) }

  /// Whether a pattern matches a setup function.
  package func contain(setupPattern text: String) -> Bool {
    setupPatterns.contains(TextHash.key(of: text))
  }
}
