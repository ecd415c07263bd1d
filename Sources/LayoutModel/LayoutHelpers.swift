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

  /// The effects by name.
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

  /// No helpers.
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

  /// Whether there are no helpers.
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

  /// Whether a text is one identifier.
  static func isIdentifier(_ text: String) -> Bool { word(of: text) != nil }

  /// Whether UIKit's views or constraints have a method of this name, which the facts know. With labels, it may be another
  /// one.
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
